#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compare what the OpenCL adapter declares of the API with OpenCL's headers, where those are installed.

usage: abi_test.py SOURCE_DIR [CXX]

One program of assertions is compiled: each constant's value, each function's type, and each structure's size and places
of fields, as CL/cl.h and CL/cl_ext.h have them. What the installed headers don't have yet isn't compared. Exits with 77
where there are no headers.
"""
import pathlib
import re
import subprocess
import sys

SKIPPED = 77
HEADERS = "#define CL_TARGET_OPENCL_VERSION 300\n#define CL_ENABLE_BETA_EXTENSIONS\n#include <CL/cl.h>\n#include <CL/cl_ext.h>\n"


#: Extensions that had other parameters and layouts once: what is compared of them if the headers are of that version.
YOUNGER = {"CL_KHR_COMMAND_BUFFER": ("0, 9, 8", r"cl\w*Command(Buffer\w*|NDRange\w*|Barrier\w*|SVM\w*)KHR"),
           "CL_KHR_COMMAND_BUFFER_MUTABLE_DISPATCH": ("0, 9, 3",
                                                    r"clUpdateMutable\w+|cl_mutable_\w+|CL_STRUCTURE_TYPE_MUTABLE\w+")}


def where_new(name, assertion):
    for extension, (oldest, names) in YOUNGER.items():
        if re.fullmatch(names, name):
            macro = f"{extension}_EXTENSION_VERSION"
            return f"#if defined({macro}) && {macro} >= CL_MAKE_VERSION({oldest})\n{assertion}\n#endif"
    return assertion


def constants(text):
    """Each enumerator of ours, with its value."""
    for name, value in re.findall(r"\b(CL_\w+) = ([^,};\n]+)", text):
        same = f'static_assert(static_cast<long long>({name}) == static_cast<long long>({value}), "{name}");'
        yield f"#ifdef {name}\n{where_new(name, same)}\n#endif"


def functions(text):
    """Each function: what is called is exported, what is an extension has a type of its own."""
    text = re.sub(r"//.*", "", text)
    pattern = r"\b(NEEDED|FUNCTION|EXTENSION)\((cl\w+),(?: \d+,)? ([\w *]+),\s*(\((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*\))\)"
    for kind, name, result, parameters in re.findall(pattern, text):
        ours = f"std::add_pointer_t<{result} {parameters}>"
        if kind != "EXTENSION":
            yield f'static_assert(std::is_same_v<decltype(&{name}), {ours}>, "{name}");'
        elif f"{name}_fn" in EXTENSIONS:
            yield where_new(name, f'static_assert(std::is_same_v<{name}_fn, {ours}>, "{name}");')


def structures(text):
    for name, body in re.findall(r"^struct (cl_\w+) \{\n(.*?)\n\};", text, re.S | re.M):
        yield where_new(name, f'static_assert(sizeof(ur::opencl::{name}) == sizeof(::{name}), "{name}");')
        for declaration in re.sub(r"//.*", "", body).split(";"):
            for field in re.findall(r"\b(\w+)(?:\[\w+\])?\s*(?=,|$)", declaration.strip()):
                yield where_new(name, f'static_assert(offsetof(ur::opencl::{name}, {field}) == '
                                      f'offsetof(::{name}, {field}), "{name}::{field}");')


def compiled(compiler, root, lines):
    command = [compiler, "-std=c++20", "-fsyntax-only", "-w", "-x", "c++", "-", f"-I{root}/source"]
    return subprocess.run(command, input="\n".join(lines) + "\n", text=True).returncode == 0


def main():
    root = pathlib.Path(sys.argv[1])
    compiler = sys.argv[2] if len(sys.argv) > 2 else "c++"
    found = subprocess.run([compiler, "-E", "-x", "c++", "-"], input=HEADERS, text=True, capture_output=True)
    if found.returncode != 0:
        print("no OpenCL headers: skipped")
        return SKIPPED
    global EXTENSIONS
    EXTENSIONS = found.stdout
    api = root / "source/adapters/opencl/api"
    text = "\n".join(path.read_text() for path in sorted(api.glob("*types.hpp")))
    declared = (api / "functions.def").read_text()
    begin = [HEADERS, "#include <cstddef>", "#include <type_traits>"]
    theirs = list(constants(text)) + list(functions(declared))
    # Our own constants and the headers' macros don't go together: layouts are compared in a program without theirs.
    names = "\n".join(f"#undef {name}" for name in re.findall(r"\b(CL_\w+) =", text)) + "\n#undef CL_NAME_VERSION_MAX_NAME_SIZE"
    own = list(structures(text))
    if len(theirs) < 300 or len(own) < 10:
        print(f"only {len(theirs)} constants and functions and {len(own)} layouts were found in {api}")
        return 1
    good = compiled(compiler, root, begin + theirs)
    includes = [f'#include "adapters/opencl/api/{path.name}"' for path in sorted(api.glob("*types.hpp"))]
    good &= compiled(compiler, root, begin + [names] + includes + own)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
