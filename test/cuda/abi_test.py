#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compare what the CUDA adapter declares of the driver's API with the toolkit's headers, where those are installed.

usage: abi_test.py SOURCE_DIR CUDA_INCLUDE_DIR [CXX]

Three programs of assertions are compiled: each constant's value, and each function's parameters in the form of the
release that the adapter asks for, as cuda.h and cudaTypedefs.h have them; and each structure's size and the places of
its fields, ours beside theirs. Exits with 77 where there are no headers.
"""
import pathlib
import re
import subprocess
import sys

SKIPPED = 77


def constants(text):
    """Each enumerator and constant of ours, with its value."""
    for name, value in re.findall(r"\b(CU[A-Z0-9]*_\w+) = (-?\d+|0x[0-9a-fA-F]+)\b", text):
        yield f'static_assert(static_cast<long long>({name}) == {value}, "{name}");'


def functions(text):
    """Each function, as the form of its release."""
    text = re.sub(r"//.*", "", text)
    found = re.findall(r"(?:NEEDED|FUNCTION)\((cu\w+), (\d+),\s*(\((?:[^()]|\([^()]*\))*\))\)", text)
    for name, version, parameters in found:
        yield f'static_assert(std::is_same_v<PFN_{name}_v{version}, CUresult (CUDAAPI *){parameters}>, "{name}");'


def structures(text):
    """Each structure's size, and its fields' places. Nested ones have no names of their own here."""
    for name, base, body in re.findall(r"^struct (\w+)( : \w+)? \{(|\n.*?\n)\};", text, re.S | re.M):
        yield f'static_assert(sizeof(ur::cuda::{name}) == sizeof(::{name}), "{name}");'
        flat = re.sub(r"//.*", "", body)
        while "{" in flat:
            flat = re.sub(r"\{[^{}]*\}", "", flat)
        for declaration in flat.split(";"):
            for field in re.findall(r"\b(\w+)(?:\[\d+\])?\s*(?=,|$)", declaration.strip()):
                yield (f'static_assert(offsetof(ur::cuda::{name}, {field}) == offsetof(::{name}, {field}), '
                       f'"{name}::{field}");')


def compiled(compiler, folders, lines):
    command = [compiler, "-std=c++20", "-fsyntax-only", "-Wno-invalid-offsetof", "-x", "c++", "-"]
    done = subprocess.run(command + [f"-I{folder}" for folder in folders], input="\n".join(lines) + "\n", text=True)
    return done.returncode == 0


def main():
    root, toolkit = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    compiler = sys.argv[3] if len(sys.argv) > 3 else "c++"
    if not (toolkit / "cudaTypedefs.h").exists():
        print("no cuda.h: skipped")
        return SKIPPED
    api = root / "source/adapters/cuda/api"
    headers = sorted(path for path in api.glob("*types.hpp"))
    text = "\n".join(path.read_text() for path in headers)
    theirs = ["#include <cstddef>", "#include <cstdint>", "#include <type_traits>", "#include <cuda.h>",
              "#include <cudaTypedefs.h>"]
    ours = [f'#include "{path}"' for path in headers]
    checks = [
        (theirs, list(constants(text))),
        (theirs, list(functions((api / "functions.def").read_text()))),
        (ours + theirs, list(structures(text))),
    ]
    for includes, assertions in checks:
        if not assertions:
            print("nothing was found to compare")
            return 1
        if not compiled(compiler, [root / "source", toolkit], includes + assertions):
            return 1
    print(f"{sum(len(assertions) for _, assertions in checks)} facts agree with {toolkit}")
    return 0


sys.exit(main())
