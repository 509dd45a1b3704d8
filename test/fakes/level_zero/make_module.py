#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a module of SPIR-V for the fake driver of Level Zero's: declarations of kernels, and what runs in their place.

usage: make_module.py OUT KERNELS [ITEM...]

KERNELS is a shared object in the form of ur_native_cpu_kernel.h; the module declares a kernel for each of its own, with
the same kinds of arguments. ITEMs are further ones of sim/program_text.hpp; `constant:ID:SIZE:VALUE` becomes a
specialization constant of the module.
"""
import ctypes
import pathlib
import struct
import sys

ENTRY_POINT, MODULE_PROCESSED, TYPE_VOID, TYPE_INT, TYPE_IMAGE, TYPE_SAMPLER, TYPE_STRUCT, TYPE_POINTER = \
    15, 330, 19, 21, 25, 26, 30, 32
TYPE_FUNCTION, SPEC_CONSTANT, FUNCTION, FUNCTION_PARAMETER, FUNCTION_END, DECORATE = 33, 50, 54, 55, 56, 71
KERNEL, SPEC_ID, CROSS_WORKGROUP, WORKGROUP = 6, 1, 5, 4


class Arg(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_uint32), ("reserved", ctypes.c_uint32), ("size", ctypes.c_uint64)]


class Kernel(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("entry", ctypes.c_void_p), ("args", ctypes.POINTER(Arg)),
                ("num_args", ctypes.c_uint32), ("reserved", ctypes.c_uint32), ("required", ctypes.c_size_t * 3),
                ("max_size", ctypes.c_size_t), ("local", ctypes.c_size_t)]


class Table(ctypes.Structure):
    _fields_ = [("version", ctypes.c_uint32), ("kernel_size", ctypes.c_uint32), ("count", ctypes.c_uint64),
                ("kernels", ctypes.POINTER(Kernel))]


def kernels_of(path):
    """[(name, [kind of each argument])]"""
    table = Table.in_dll(ctypes.CDLL(path), "ur_native_cpu_module")
    assert table.version == 1 and table.kernel_size == ctypes.sizeof(Kernel), "another version of the kernels' form"
    kernels = [table.kernels[i] for i in range(table.count)]
    return [(one.name.decode(), [one.args[i].kind for i in range(one.num_args)]) for one in kernels]


def text_words(text):
    data = text.encode() + b"\0"
    data += b"\0" * (-len(data) % 4)
    return list(struct.unpack(f"<{len(data) // 4}I", data))


class Module:
    def __init__(self):
        self.next_id, self.parts = 1, {"names": [], "types": [], "functions": []}

    def new(self):
        self.next_id += 1
        return self.next_id - 1

    def op(self, part, code, *operands):
        self.parts[part] += [(len(operands) + 1) << 16 | code, *operands]

    def write(self, path):
        words = [0x07230203, 0x00010200, 0, self.next_id, 0]
        pathlib.Path(path).write_bytes(b"".join(struct.pack("<I", word) for word in words + sum(self.parts.values(), [])))


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    out, library, items = sys.argv[1], str(pathlib.Path(sys.argv[2]).resolve()), sys.argv[3:]
    module = Module()
    void, byte, word = module.new(), module.new(), module.new()
    # In the order of the kinds: a value, a pointer, work-group memory, an image, a sampler.
    kinds = [module.new() for _ in range(5)]
    entries = [(name, args, module.new()) for name, args in kernels_of(library)]
    for name, _, function in entries:
        module.op("names", ENTRY_POINT, KERNEL, function, *text_words(name))
    module.op("names", MODULE_PROCESSED, *text_words(" ".join(["SIMK", f"module:{library}", *items])))
    module.op("types", TYPE_VOID, void)
    module.op("types", TYPE_INT, byte, 8, 0)
    module.op("types", TYPE_INT, word, 32, 0)
    for item in items:
        if item.startswith("constant:"):
            number, size, value = (int(part) for part in item.split(":")[1:])
            assert size == 4, "constants are words"
            constant = module.new()
            module.op("names", DECORATE, constant, SPEC_ID, number)
            module.op("types", SPEC_CONSTANT, word, constant, value)
    module.op("types", TYPE_STRUCT, kinds[0], word)
    module.op("types", TYPE_POINTER, kinds[1], CROSS_WORKGROUP, byte)
    module.op("types", TYPE_POINTER, kinds[2], WORKGROUP, byte)
    module.op("types", TYPE_IMAGE, kinds[3], void, 1, 0, 0, 0, 0, 0, 0)
    module.op("types", TYPE_SAMPLER, kinds[4])
    for name, args, function in entries:
        signature = module.new()
        module.op("types", TYPE_FUNCTION, signature, void, *(kinds[kind] for kind in args))
        module.op("functions", FUNCTION, void, function, 0, signature)
        for kind in args:
            module.op("functions", FUNCTION_PARAMETER, kinds[kind], module.new())
        module.op("functions", FUNCTION_END)
    module.write(out)


if __name__ == "__main__":
    main()
