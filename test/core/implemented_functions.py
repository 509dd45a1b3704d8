#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""implemented_functions.py NM OUTPUT OBJECT...: a header that names the API functions which the core defines.

What it doesn't define are the weak defaults; in the objects, before linking, the difference is to be seen.
"""
import re
import subprocess
import sys

nm, output, *objects = sys.argv[1:]
# The list of parameters begins behind the E that ends the nested name; the length before the name says where that is.
SYMBOL = re.compile(r" T _ZN2ur4core3api(\d+)(ur\w+)$")
names = set()
for line in subprocess.run([nm, "-g", "--defined-only", *objects], check=True, capture_output=True,
                           text=True).stdout.splitlines():
    found = SYMBOL.search(line)
    if found:
        names.add(found.group(2)[: int(found.group(1))])
if not names:
    sys.exit("no function of ur::core::api is defined in these objects")
text = ("// Made from the core's objects by test/core/implemented_functions.py.\n"
        "namespace ur::test {\ninline constexpr const char *kImplementedFunctions[] = {\n"
        + "".join(f'    "{name}",\n' for name in sorted(names)) + "};\n} // namespace ur::test\n")
try:
    with open(output, encoding="utf-8") as old:
        if old.read() == text:
            sys.exit(0)
except FileNotFoundError:
    pass
with open(output, "w", encoding="utf-8") as new:
    new.write(text)
