print("read-aloud-speaker")
