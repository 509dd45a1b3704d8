# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads code objects for AMD's processors, as AMDGPUUsage of LLVM describes them: ELF, and a note in MessagePack."""
import struct

MACHINE, SYSTEM, VERSION_5, NOTE = 224, 64, 3, 32
PROCESSORS = {"gfx90a": 0x3F, "gfx942": 0x4C, "gfx1030": 0x36}


def unpack(data, at=0):
    """A value of MessagePack, and where the next one begins: the kinds that LLVM writes."""
    kind = data[at]
    at += 1

    def many(count, at):
        values = []
        for _ in range(count):
            value, at = unpack(data, at)
            values.append(value)
        return values, at

    def pairs(count, at):
        values, at = many(2 * count, at)
        return dict(zip(values[::2], values[1::2])), at

    def number(form):
        size = struct.calcsize(form)
        return struct.unpack_from(">" + form, data, at)[0], at + size

    def text(size, at):
        return data[at:at + size].decode(), at + size

    if kind < 0x80:
        return kind, at
    if kind < 0x90:
        return pairs(kind & 15, at)
    if kind < 0xA0:
        return many(kind & 15, at)
    if kind < 0xC0:
        return text(kind & 31, at)
    if kind in (0xC2, 0xC3):
        return kind == 0xC3, at
    if kind in (0xCC, 0xCD, 0xCE, 0xCF):
        return number("BHIQ"[kind - 0xCC])
    if kind in (0xD9, 0xDA):
        size, at = number("BH"[kind - 0xD9])
        return text(size, at)
    if kind in (0xDC, 0xDE):
        count, at = number("H")
        return (many if kind == 0xDC else pairs)(count, at)
    raise ValueError(f"{kind:#x} at {at - 1} is no kind of value that LLVM writes")


class CodeObject:
    """`symbols`: of .dynsym, by name: (section, type, value, size). `metadata`: of the note."""

    def __init__(self, data):
        self.data = data
        self.system, self.version = data[7], data[8]
        self.type, self.machine = struct.unpack_from("<HH", data, 16)
        offset, self.flags = struct.unpack_from("<QI", data, 40)
        count = struct.unpack_from("<H", data, 60)[0]
        self.sections = [struct.unpack_from("<IIQQQQIIQQ", data, offset + 64 * i) for i in range(count)]
        self.symbols, self.metadata = {}, {}
        for _, kind, _, _, at, size, link, _, _, _ in self.sections:
            if kind == 11:  # SHT_DYNSYM
                self._read_symbols(at, size, self.sections[link][4])
            elif kind == 7:  # SHT_NOTE
                self._read_notes(at, at + size)

    def _read_symbols(self, at, size, names):
        for place in range(at + 24, at + size, 24):
            name, info, _, section, value, length = struct.unpack_from("<IBBHQQ", self.data, place)
            end = self.data.index(b"\0", names + name)
            self.symbols[self.data[names + name:end].decode()] = (section, info & 15, value, length)

    def _read_notes(self, at, end):
        while at < end:
            name, size, kind = struct.unpack_from("<III", self.data, at)
            text = at + 12 + (name + 3 & ~3)
            if kind == NOTE and self.data[at + 12:at + 12 + name] == b"AMDGPU\0":
                self.metadata, _ = unpack(self.data[text:text + size])
            at = text + (size + 3 & ~3)

    def at(self, address, size):
        """The bytes of an address, once loaded."""
        for _, kind, _, begin, at, length, *_ in self.sections:
            if kind == 1 and begin <= address and address + size <= begin + length:  # SHT_PROGBITS
                return self.data[at + address - begin:at + address - begin + size]
        raise ValueError(f"{address:#x} is in no section")
