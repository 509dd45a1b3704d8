#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""code_object.py PTX CUBIN OBJECT: OBJECT becomes a code object for HIP on NVIDIA's devices.

It is an ELF file with what AMD's compiler tells of kernels, in the same note and the same table of symbols, so that
the adapter reads it as on AMD's devices; here that is taken from the text PTX. The code for the device, CUBIN, is its
section .cubin, which by_hand.cpp gives to the driver."""
import re
import struct
import sys

SIZES = {"8": 1, "16": 2, "32": 4, "64": 8}
NOTE_TYPE = 32  # NT_AMDGPU_METADATA
SHT_PROGBITS, SHT_STRTAB, SHT_NOTE, SHT_DYNSYM = 1, 3, 7, 11


def pack(value):
    """MessagePack, as far as the note takes it."""
    if isinstance(value, dict):
        return struct.pack(">BH", 0xDE, len(value)) + b"".join(pack(k) + pack(v) for k, v in value.items())
    if isinstance(value, list):
        return struct.pack(">BH", 0xDC, len(value)) + b"".join(map(pack, value))
    if isinstance(value, str):
        return struct.pack(">BH", 0xDA, len(value)) + value.encode()
    return struct.pack(">BH", 0xCD, value)


def params(text):
    """Where the parameters lie, and how large they are, as PTX has them: each at a multiple of its alignment."""
    end = 0
    for align, kind, count in re.findall(r"\.param\s+(?:\.align\s+(\d+)\s+)?\.[a-z](\d+)\s[^,\[]*(?:\[(\d+)\])?", text):
        size = SIZES[kind] * int(count or 1)
        unit = int(align or SIZES[kind])
        end = (end + unit - 1) // unit * unit
        yield {".offset": end, ".size": size, ".value_kind": "by_value"}
        end += size


def kernels(ptx):
    for name, given, directives in re.findall(r"\.entry\s+(\w+)\s*\(([^)]*)\)([^{]*)\{", ptx):
        kernel = {".name": name, ".symbol": name + ".kd", ".args": list(params(given))}
        required = re.search(r"\.reqntid\s+(\d+)\s*,\s*(\d+)\s*,\s*(\d+)", directives)
        if required:
            kernel[".reqd_workgroup_size"] = [int(size) for size in required.groups()]
        yield kernel


def note(found):
    text = pack({"amdhsa.version": [1, 1], "amdhsa.kernels": found})
    return struct.pack("<III8s", len("AMDGPU") + 1, len(text), NOTE_TYPE, b"AMDGPU") + text + bytes(-len(text) % 4)


def symbols(names):
    """A table of functions, and its texts."""
    table, texts = bytes(24), b"\0"
    for name in names:
        table += struct.pack("<IBBHQQ", len(texts), 0x12, 3, 1, 0, 0)  # a function, global and protected
        texts += name.encode() + b"\0"
    return table, texts


def elf(sections):
    """Of (name, type, link, size of an entry, bytes)."""
    names = b"\0" + b"".join(name.encode() + b"\0" for name, *_ in sections) + b".shstrtab\0"
    sections = [*sections, (".shstrtab", SHT_STRTAB, 0, 0, names)]
    body, table = b"", bytes(64)
    for name, kind, link, entry, data in sections:
        unit = 4 if kind == SHT_NOTE else 16
        body += bytes(-len(body) % unit)
        at = names.index(b"\0" + name.encode() + b"\0") + 1
        table += struct.pack("<IIQQQQIIQQ", at, kind, 0, 0, 64 + len(body), len(data), link, 0, unit, entry)
        body += data
    body += bytes(-len(body) % 8)
    header = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 3, 190, 1, 0, 0, 64 + len(body), 0, 64, 0, 0,
                                                           64, len(sections) + 1, len(sections))
    return header + body + table


def main(ptx, cubin, code_object):
    with open(ptx, encoding="utf-8") as file:
        text = re.sub(r"//[^\n]*", "", file.read())
    with open(cubin, "rb") as file:
        code = file.read()
    found = list(kernels(text))
    functions = re.findall(r"\.visible\s+\.func\s*(?:\([^)]*\))?\s*(\w+)", text)
    table, texts = symbols(functions + [kernel[".name"] for kernel in found])
    with open(code_object, "wb") as file:
        file.write(elf([(".note", SHT_NOTE, 0, 0, note(found)), (".dynsym", SHT_DYNSYM, 3, 24, table),
                        (".dynstr", SHT_STRTAB, 0, 0, texts), (".cubin", SHT_PROGBITS, 0, 0, code)]))


if __name__ == "__main__":
    main(*sys.argv[1:])
