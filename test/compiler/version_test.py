#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the compiler's version is made of all its sources: what an older one has left in a cache, and an older one that
still runs, would be taken for it otherwise.

usage: version_test.py LIST SOURCE

LIST names the sources, one a line; SOURCE is the project's folder of that name.
"""
import pathlib
import sys


def main():
    listed, source = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    counted = {pathlib.Path(line).resolve() for line in listed.read_text().split("\n") if line}
    there = {path.resolve() for room in ("compiler", "spirvc") for path in (source / room).rglob("*.?pp")}
    if not there:
        sys.exit(f"{source} has no sources of the compiler")
    for path in sorted(there - counted):
        print(f"{path}: isn't counted in the compiler's version")
    sys.exit(1 if there - counted else 0)


if __name__ == "__main__":
    main()
