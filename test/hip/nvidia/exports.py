#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""exports.py FUNCTIONS BY_HAND NAMES EXPORTS: what turns HIP's inline functions for NVIDIA into a library's.

FUNCTIONS is the adapter's table (functions.def). NAMES becomes a header that gives HIP's inline functions other names, so
that the library's can have theirs; NAMES with the suffix .undo takes the names back. EXPORTS becomes the library's
functions, each of which calls HIP's own, but for those that the file BY_HAND defines itself."""
import re
import sys

# Of other results or other parameters than those of the table: library.hpp has them.
OTHERS = {"hipGetErrorName": 1, "hipGetDeviceProperties": 2, "hipKernelNameRef": 1}
# Those that say which device is current, or ask about devices: they need no current device themselves.
ABOUT_DEVICES = re.compile(r"hip(Init|RuntimeGetVersion|GetDevice\w*|SetDevice|Device\w+|GetErrorName)$")


def functions(text):
    """The names in the table, and how many parameters they have."""
    found = dict(OTHERS)
    text = re.sub(r"//.*", "", text)
    for name, parameters in re.findall(r"(?:FUNCTION|NEEDED)\((hip\w+),\s*\d+,\s*\(([^()]*)\)\)", text):
        found[name] = len(parameters.split(","))
    return found


def export(name, count):
    function = f"decltype(Api::{name})"
    parameters = ", ".join(f"Param<{function}, {i}> a{i}" for i in range(count))
    arguments = "".join(f", a{i}" for i in range(count))
    current = "false" if ABOUT_DEVICES.match(name) else "true"
    return (f"EXPORT ResultOf<{function}> {name}({parameters}) {{\n"
            f"  return forward<ResultOf<{function}>, {current}>(&::header_{name}{arguments});\n}}\n")


def main(table, by_hand, names, exports):
    with open(table, encoding="utf-8") as file:
        found = functions(file.read())
    with open(by_hand, encoding="utf-8") as file:
        own = set(re.findall(r"^EXPORT\b.*?\b(hip\w+)\(", file.read(), re.M))
    with open(names, "w", encoding="utf-8") as file:
        file.writelines(f"#define {name} header_{name}\n" for name in found)
    with open(names + ".undo", "w", encoding="utf-8") as file:
        file.writelines(f"#undef {name}\n" for name in found)
    with open(exports, "w", encoding="utf-8") as file:
        file.write('#include "hip/nvidia/forward.hpp"\n\nnamespace ur::hip {\n\n')
        file.writelines(export(name, count) for name, count in found.items() if name not in own)
        file.write("\n} // namespace ur::hip\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
