#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compare what the Level Zero adapter declares of the API with its headers, and where the fake driver puts its functions
with the tables that loaders have.

usage: abi_test.py SOURCE_DIR INCLUDE_DIR [CXX]

Programs of assertions are compiled: each constant's value, each function's type, each structure's size and places of
fields, and each entry's place in its table, as ze_api.h and ze_ddi.h have them. What headers of an older version don't
have isn't compared. Exits with 77 where there are no headers.
"""
import pathlib
import re
import subprocess
import sys

SKIPPED = 77


def constants(text, headers):
    for name, value in re.findall(r"\b(ZE_[A-Z0-9_]+) = (0x[0-9a-f]+|\d+)", text):
        if re.search(rf"\b{name}\b", headers):
            yield f'static_assert(static_cast<unsigned>({name}) == {value}, "{name}");'


def functions(text, headers):
    text = re.sub(r"//.*", "", text)
    for name, parameters in re.findall(r"(?:NEEDED|FUNCTION)\((ze\w+),\s*(\((?:[^()]|\([^()]*\))*\))\)", text):
        if re.search(rf"\b{name}\(", headers):
            yield f'static_assert(std::is_same_v<decltype(&{name}), std::add_pointer_t<ze_result_t {parameters}>>, "{name}");'


def structures(text, headers):
    for name, body in re.findall(r"^struct (ze_\w+) \{\n(.*?)\n\};", text, re.S | re.M):
        if not re.search(rf"\}} {name};", headers):
            continue
        yield f'static_assert(sizeof(ur::level_zero::{name}) == sizeof(::{name}), "{name}");'
        for declaration in re.sub(r"//.*", "", body).split(";"):
            for field in re.findall(r"\b(\w+)(?:\[\d+\])?$", declaration.strip()):
                yield (f'static_assert(offsetof(ur::level_zero::{name}, {field}) == offsetof(::{name}, {field}), '
                       f'"{name}::{field}");')


def entries(text, headers):
    """Each of the fake driver's, at its place in the table that a loader asks it to fill."""
    getters = {}
    for table, kind in re.findall(r"\bzeGet(\w+)ProcAddrTable\(\s*ze_api_version_t version,[^\n]*\s*(ze_\w+_dditable_t)\s*\*",
                                  headers):
        getters[table] = kind
    for table, position, function in re.findall(r"^(?:ENTRY|SINCE)\((?:\d+, )?(\w+), (\d+), ze(\w+)\)", text, re.M):
        if table not in getters: # of a newer version
            continue
        fields = re.search(rf"typedef struct _{getters[table]}\s*\{{(.*?)\}}", headers, re.S)[1]
        field = re.search(rf"\bze_pfn{function}_t\s+(\w+);", fields)
        if field:
            yield (f'static_assert(offsetof({getters[table]}, {field[1]}) == {position} * sizeof(void *), "{function}");')


def compiled(compiler, folders, lines):
    command = [compiler, "-std=c++20", "-fsyntax-only", "-x", "c++", "-"] + [f"-I{folder}" for folder in folders]
    return subprocess.run(command, input="\n".join(lines) + "\n", text=True).returncode == 0


def main():
    root, include = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    compiler = sys.argv[3] if len(sys.argv) > 3 else "c++"
    if not (include / "level_zero/ze_ddi.h").exists():
        print("no headers of Level Zero: skipped")
        return SKIPPED
    headers = (include / "level_zero/ze_api.h").read_text() + (include / "level_zero/ze_ddi.h").read_text()
    api = root / "source/adapters/level_zero/api"
    paths = sorted(api.glob("*types.hpp"))
    text = "\n".join(path.read_text() for path in paths)
    begin = ["#include <cstddef>", "#include <type_traits>", "#include <level_zero/ze_api.h>",
             "#include <level_zero/ze_ddi.h>"]
    ours = [f'#include "{path}"' for path in paths]
    theirs = (list(constants(text, headers)) + list(functions((api / "functions.def").read_text(), headers)) +
              list(entries((root / "test/fakes/level_zero/tables.def").read_text(), headers)))
    layouts = list(structures(text, headers))
    if len(theirs) < 200 or len(layouts) < 150:
        print(f"only {len(theirs)} constants, functions and entries and {len(layouts)} layouts were found")
        return 1
    good = compiled(compiler, [root / "source", include], begin + theirs)
    good &= compiled(compiler, [root / "source", include], begin + ours + layouts)
    print(f"{len(theirs) + len(layouts)} facts {'agree' if good else 'do not all agree'} with {include}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
