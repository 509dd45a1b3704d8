#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each public header compiles alone: *.h as C11 and C++17, *.hpp as C++17 and C++20, warnings being errors; *.hpp says
below C++17 what it needs.

usage: headers_test.py INCLUDE_DIR C_COMPILER CXX_COMPILER
"""
import pathlib
import subprocess
import sys


# What a program must get along with that asks more of itself than we do.
STRICT = {"c": [], "c++": ["-Wold-style-cast", "-Wnon-virtual-dtor", "-Wshadow"]}
# Macros are checked where they stand in a program.
USES = {"ur_usm_pool_tuning.h": "int used(void);\nint used(void) { return UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC; }\n"}


def compiled(compiler, language, standard, include, text, *options):
    return subprocess.run([compiler, f"-std={standard}", "-Wall", "-Wextra", "-Werror", "-pedantic", *options, "-fsyntax-only",
                           f"-I{include}", "-x", language, "-"], capture_output=True, text=True, input=text)


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
            text = f'#include "{header.relative_to(include)}"\n' * 2 + USES.get(header.name, "")
            run = compiled(compiler, language, standard, include, text, *STRICT[language])
            if run.returncode:
                wrong += 1
                print(f"{header.relative_to(include)} as {standard}:\n{run.stderr}")
        if not plain:
            count += 1
            run = compiled(cxx, "c++", "c++14", include, f'#include "{header.relative_to(include)}"\n')
            if f"{header.name} needs C++17" not in run.stderr:
                wrong += 1
                print(f"{header.relative_to(include)} as c++14 doesn't say what it needs:\n{run.stderr[:2000]}")
    print(f"{count} compilations, {wrong} failed")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main())
