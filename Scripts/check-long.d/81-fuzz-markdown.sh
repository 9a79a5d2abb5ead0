#!/bin/bash
# Five of the ten minutes of made-up input for one reader; the second five go on from the first.
exec Scripts/fuzz.sh markdown 300 1
