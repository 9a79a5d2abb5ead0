print("read-aloud")
