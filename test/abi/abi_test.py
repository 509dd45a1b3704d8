#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hold the public headers and the built libraries against the binary interface pinned in abi.json.

usage: abi_test.py headers INCLUDE_DIR [CC]
       abi_test.py exports LOADER
       abi_test.py tables LIBRARY...

headers  one C assertion for each value, size, offset, type and prototype is compiled.
exports  the loader exports each function, getter and printer under its version node, urxTracing, pointers to the
         functions of our own ("own"), and nothing else.
tables   each library, opened in a process of its own, fills every slot of its 26 tables and nothing beyond them,
         refuses another version and a null table, and exports pointers to the functions of our own.
"""
import ctypes
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ABI = json.loads((pathlib.Path(__file__).parent / "abi.json").read_text())
INVALID_NULL_POINTER = ABI["enums"]["ur_result_t"]["UR_RESULT_ERROR_INVALID_NULL_POINTER"]
UNSUPPORTED_VERSION = ABI["enums"]["ur_result_t"]["UR_RESULT_ERROR_UNSUPPORTED_VERSION"]


def same(left, right):
    return f"__builtin_types_compatible_p({left}, {right})"


def member(owner, name, offset, ctype):
    """Assertions on one member: `name` may carry array brackets."""
    field, _, array = name.partition("[")
    yield f"offsetof({owner}, {field}) == {offset}"
    yield same(f"__typeof__((({owner} *)0)->{field})", ctype + ("[" + array if array else ""))


def slots(owner, members):
    """A structure of pointers: `members` are (name, type) in order."""
    yield f"sizeof({owner}) == {8 * len(members)}"
    for number, (name, ctype) in enumerate(members):
        yield from member(owner, name, 8 * number, ctype)


def header_claims():
    for name, text in ABI["macros"].items():
        yield f'__builtin_strcmp({name}, {json.dumps(text)}) == 0'
    for enum, values in ABI["enums"].items():
        yield f"sizeof({enum}) == 4"
        for name, value in values.items():
            yield f"(int){name} == {value}" if value != -(2**31) else f"(int){name} == -2147483647 - 1"
    for flags, mask in ABI["flags"].items():
        yield same(flags, "unsigned int")
        if mask is not None:
            yield f"(unsigned int){flags.removesuffix('_t').upper()}_MASK == (unsigned int){mask}"
    for name, target in ABI["typedefs"].items():
        yield same(name, target)
    for name in ABI["handles"]:
        yield same(name, f"struct {name}_ *")
    for name, (answer, parameters) in ABI["callbacks"].items():
        yield same(name, f"{answer} (*)({parameters})")
    for name, (size, *members) in ABI["structs"].items():
        yield f"sizeof({name}) == {size}"
        for offset, field, ctype in members:
            yield from member(name, field, offset, ctype)
    for name, parameters in ABI["functions"].items():
        yield same(f"__typeof__(&{name})", f"ur_result_t (*)({parameters})")
    for name, parameters in ABI["own"].items():
        yield same(f"__typeof__({name})", f"ur_result_t (*)({parameters})")
    for name, parameters in ABI["params"].items():
        yield from slots(name, [(field, f"__typeof__({ctype}) *") for ctype, field in parameters])
    for table, (getter, *entries) in ABI["tables"].items():
        yield from slots(table, [(name, f"__typeof__(&{function})") for name, function in entries])
        yield same(f"__typeof__(&{getter})", f"ur_result_t (*)(ur_api_version_t, {table} *)")
    offset = 0
    for name, table in ABI["table_of_tables"]:
        yield from member("ur_dditable_t", name, offset, table)
        offset += 8 * (len(ABI["tables"][table]) - 1)
    yield f"sizeof(ur_dditable_t) == {offset}"


def check_headers(include, compiler="cc"):
    claims = list(header_claims())
    first = ["#include <stddef.h>", '#include "unified-runtime/ur_api.h"', '#include "unified-runtime/ur_ddi.h"']
    text = "\n".join(first + [f'_Static_assert({claim}, "");' for claim in claims]) + "\n"
    # gcc and clang limit the number of errors by different options.
    unlimited = "-ferror-limit=0" if "clang" in compiler else "-fmax-errors=0"
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "abi.c"
        source.write_text(text)
        run = subprocess.run([compiler, "-std=gnu11", "-w", unlimited, "-fsyntax-only", f"-I{include}", str(source)],
                             capture_output=True, text=True)
    broken = sorted({int(n) for n in re.findall(r"abi\.c:(\d+):\d+: error", run.stderr)})
    wrong = [f"does not hold: {claims[line - len(first) - 1]}" for line in broken if line > len(first)]
    if run.returncode and not wrong:
        wrong = [run.stderr.strip()]
    return wrong, len(claims)


def check_exports(loader):
    wanted = set(ABI["functions"]) | {entry[0] for entry in ABI["tables"].values()} | set(ABI["printers"])
    wanted |= {"urxTracing", *ABI["own"]}  # ours, and variables, so that the API's own functions stay what they are
    node = ABI["version_node"]
    listing = subprocess.run(["nm", "-D", "--defined-only", "--with-symbol-versions", loader], check=True,
                             capture_output=True, text=True).stdout
    found = {}
    for line in listing.splitlines():
        _, kind, symbol = line.split(maxsplit=2)
        name, _, version = symbol.partition("@")
        if kind != "A":
            found[name] = version.lstrip("@")
    wrong = [f"not exported: {name}" for name in sorted(wanted - set(found))]
    wrong += [f"exported besides: {name}" for name in sorted(set(found) - wanted - {node})]
    wrong += [f"{name} has the version '{found[name]}', expected {node}"
              for name in sorted(wanted & set(found)) if found[name] != node]
    return wrong, len(wanted) + 1


def probe(path):
    """In a process of its own: what is wrong with the tables of the library, one line each."""
    library = ctypes.CDLL(path, mode=os.RTLD_NOW | os.RTLD_LOCAL)
    untouched, spare = 0xA5A5A5A5A5A5A5A5, 32
    for name in ABI["own"]:
        if not hasattr(library, name):
            print(f"{name} is missing")
    for table, (getter, *entries) in ABI["tables"].items():
        function = getattr(library, getter, None)
        if function is None:
            print(f"{getter} is missing")
            continue
        function.argtypes = [ctypes.c_uint32, ctypes.c_void_p]
        words = (ctypes.c_uint64 * (len(entries) + spare))(*[untouched] * (len(entries) + spare))
        result = function(ABI["version"], words)
        if result != 0:
            print(f"{getter} answers {result}, expected 0")
            continue
        for number, (name, _) in enumerate(entries):
            if words[number] in (0, untouched):
                print(f"{table}.{name} is empty")
        if any(word != untouched for word in words[len(entries):]):
            print(f"{getter} writes past {table}")
        for version in (0, 11, 13, 0x10000, 0xFFFFFFFF):
            if (result := function(version, words)) != UNSUPPORTED_VERSION:
                print(f"{getter} answers {result} to version {version:#x}, expected {UNSUPPORTED_VERSION}")
        if (result := function(ABI["version"], None)) != INVALID_NULL_POINTER:
            print(f"{getter} answers {result} to a null table, expected {INVALID_NULL_POINTER}")


def check_tables(*libraries):
    wrong = []
    for library in libraries:
        path = os.path.abspath(library)
        run = subprocess.run([sys.executable, __file__, "probe", path], capture_output=True, text=True, timeout=60)
        lines = run.stdout.splitlines()
        if run.returncode:
            lines.append(f"could not be asked (status {run.returncode}): {run.stderr.strip()}")
        wrong += [f"{os.path.basename(path)}: {line}" for line in lines]
    return wrong, len(libraries) * sum(len(entry) + 6 for entry in ABI["tables"].values())


def main():
    checks = {"headers": check_headers, "exports": check_exports, "tables": check_tables}
    if len(sys.argv) == 3 and sys.argv[1] == "probe":
        probe(sys.argv[2])
        return 0
    if len(sys.argv) < 3 or sys.argv[1] not in checks:
        sys.exit(__doc__)
    wrong, count = checks[sys.argv[1]](*sys.argv[2:])
    for line in wrong:
        print(line)
    print(f"{count} facts checked, {len(wrong)} do not hold")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
