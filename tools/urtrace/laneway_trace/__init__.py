# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What urtrace is made of. `running` runs the program, `reading` reads what it left, `recording` makes one recording of
that; `watching` looks at a program that runs, and `hangs` tells
what hangs in it; `timeline`, `summary` and `pictures` write what one may look at."""
