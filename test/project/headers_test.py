#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each public header compiles alone: *.h as C11 and C++17, *.hpp as C++17 and C++20, warnings being errors.

usage: headers_test.py INCLUDE_DIR C_COMPILER CXX_COMPILER
"""
import pathlib
import subprocess
import sys


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    include, cc, cxx = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    wrong = count = 0
    for header in sorted(include.rglob("*.h*")):
        plain = header.suffix == ".h"
        for compiler, language, standard in ((cc, "c", "c11"), (cxx, "c++", "c++17"), (cxx, "c++", "c++20")):
            if language == "c" and not plain:
                continue
            count += 1
            # Included twice: the guard is tested too.
            run = subprocess.run([compiler, f"-std={standard}", "-Wall", "-Wextra", "-Werror", "-pedantic", "-fsyntax-only",
                                  f"-I{include}", "-x", language, "-"], capture_output=True, text=True,
                                 input=f'#include "{header.relative_to(include)}"\n' * 2)
            if run.returncode:
                wrong += 1
                print(f"{header.relative_to(include)} as {standard}:\n{run.stderr}")
    print(f"{count} compilations, {wrong} failed")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main())
