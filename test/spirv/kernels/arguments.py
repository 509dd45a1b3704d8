# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arguments for a kernel, by a seed: numbers, and memory with numbers of the types that the kernel reads there.

All memory is one arena, in which blocks lie with much room between them: an access that misses its block finds the same bytes
on each device. Numbers that may be sizes, places and strides are small."""
import array
import dataclasses
import random
import re
import struct

BLOCK = 128 << 10  # with the room behind it, which has the same numbers again and again
NUMBERS = 8 << 10  # bytes of numbers that differ
MARGIN = 256 << 10  # before the first block and behind the last
LOCAL = 8 << 10  # bytes of work-group memory for an argument
GROUP, GROUPS = 64, 4
SHAPES = {1: ((GROUP, 1, 1), (GROUPS, 1, 1)), 2: ((16, 4, 1), (2, 2, 1)), 3: ((16, 2, 2), (2, 2, 1))}
CODES = {("int", 1): "B", ("int", 2): "H", ("int", 4): "I", ("int", 8): "Q", ("float", 4): "f", ("float", 8): "d"}
SPECIAL = (0.0, -0.0, 1.0, -1.0, 0.5, float("inf"), float("-inf"), float("nan"), 1e30, 1e-30, -2.0, 100.0)
PROFILES = ("wide", "small", "small")  # tried in this order, of integers behind pointers: any, or such as may be indices


@dataclasses.dataclass
class Contract:
    """values: the numbers of arguments by value, by their positions. members: integers in structures, by an argument's
    position and the offset in it. blocks: what numbers a block of memory has, by the order in which arguments lead to
    them; a function of a number's position. groups: how many there are."""
    values: dict = dataclasses.field(default_factory=dict)
    members: dict = dataclasses.field(default_factory=dict)
    blocks: dict = dataclasses.field(default_factory=dict)
    groups: tuple = None


ROW = 48  # numbers of a row that is added to those of a matrix


def of_row(i):
    """A row behind itself: sub-groups read on behind its end, as far as they are wide."""
    return i % ROW * 5 + 1


# What kernels ask of their arguments that types don't say, by a part of their names. Without it their work-items write one
# place with different numbers, or reach behind local memory.
CONTRACTS = {
    # How many numbers local memory has, one more than the work-group; running counts of what was found, and how many that
    # may be, in each dimension.
    "non_zero_indexes": Contract(values={1: GROUP + 1, 7: 300}, blocks={0: lambda i: i // 3}),
    # Where the repetitions of each number end, of which there are six at most, and how many numbers there are to write: all
    # others are the last one.
    "repeat_by_sequence": Contract(members={(1, 80): 300}, blocks={3: lambda i: 6 * (i + 1)}),
    # Running counts of what is taken; how many places there are for it; local memory has a number more than the work-group.
    "masked_extract_all_slices_strided": Contract(values={7: GROUP + 1}, members={(5, 8): 300}, blocks={1: lambda i: i // 3}),
    # How many numbers there are along the axis: all others are the last one.
    "repeat_by_scalar": Contract(values={3: 300}, members={(6, 8): 300}),
    # Places that the kernel writes, none of them twice.
    "noncentral_chisquare_c_kernel2": Contract(blocks={1: lambda i: i ^ 1}),
    # Places that may be the same are written with the same.
    "put_kernel": Contract(blocks={1: lambda i: 42}),
    # Iterations are next to each other, and each has the whole of a row.
    "inclusive_scan_iter_chunk_update": Contract(groups=(GROUPS, 1, 1)),
    # So many iterations, each by as many groups: otherwise groups write one place.
    "gemm_reduction_over_group_temps": Contract(values={5: 2}),
    "custom_search_over_group": Contract(values={11: 2}),
    # Rows of a matrix, and one row for all of them.
    "inplace_row_matrix_broadcast_sg": Contract(values={3: ROW}, blocks={0: of_row}),
    "row_matrix_broadcast_sg": Contract(values={4: ROW}, blocks={0: of_row}),
    "matrix_row_broadcast_sg": Contract(values={4: ROW}, blocks={1: of_row}),
    # How many numbers local memory has, and vectors; products; rows, products of a number, columns; blocks of rows, and of a
    # block the rows, columns and products that a group has at a time.
    "gemm_batch_nm_vecm": Contract(values=dict(zip((4, 6, *range(7, 15)), (512, 128, 1, 100, 20, 100, 2, 8, 8, 8)))),
    # How many numbers local memory has; rows, their blocks, and rows of a block; numbers of a row, their blocks, those of a
    # block at a time, and how many times; columns; products. There are as many groups as blocks.
    "gemm_batch_tree_k": Contract(values=dict(zip(range(5, 15), (GROUP, 16, 2, 8, 200, 2, 8, 13, 1, 1)))),
}


@dataclasses.dataclass
class Given:
    """One argument. pointers: places in its bytes with addresses, and where in the arena these are."""
    kind: str
    data: bytes
    pointers: list


@dataclasses.dataclass
class Case:
    module: bytes
    kernel: str
    seed: int
    profile: str
    dimensions: int
    local: tuple
    groups: tuple
    arguments: list
    arena: bytearray
    pointers: list  # as those of arguments, in the arena
    blocks: list  # kind and size of the numbers in each
    knows_groups: bool

    def regrouped(self):
        """The same work-items in more and smaller groups, where a kernel can't tell."""
        if self.knows_groups:
            return self
        return dataclasses.replace(self, local=(2, *self.local[1:]), groups=(self.groups[0] * self.local[0] // 2, *self.groups[1:]))


def number(chance, kind, size, small):
    if kind == "float":
        if chance.random() < 1 / 16:
            value = SPECIAL[int(chance.random() * len(SPECIAL))]
            return value if size > 2 or abs(value) < 6e4 or value != value else 100.0
        value = chance.random() * 8 - 4
        return float(round(value)) if chance.random() < 1 / 8 else value
    if small:
        return 1 + int(chance.random() * 6)
    bits = chance.getrandbits(8 * size)
    return bits if chance.random() < 3 / 4 else bits % 8


def numbers(chance, kind, size, small):
    """A block's numbers, as bytes."""
    count = NUMBERS // size
    return packed(kind, size, [number(chance, kind, size, small) for _ in range(count)])


def packed(kind, size, made):
    if (kind, size) == ("float", 2):
        return struct.pack(f"<{len(made)}e", *made)
    return array.array(CODES[kind, size], made).tobytes()


class Maker:
    """Makes one case."""

    def __init__(self, module, data, kernel, seed, profile):
        self.chance = random.Random(seed)
        self.profile = profile
        self.contract = next((contract for name, contract in CONTRACTS.items() if name in kernel), Contract())
        found, required, dimensions = module.kernel(kernel)
        self.truths = re.search(r"I[a-z]*b", kernel) is not None  # bytes are truth values, of which there are two
        self.blocks, self.pointers, self.contents, self.shapes = [], [], [], {}
        local, groups = SHAPES[dimensions]
        groups = self.contract.groups or groups
        if required:
            local = required
        arguments = [self._argument(i, argument) for i, argument in enumerate(found)]
        arena = bytearray(b"".join([self._margin(), *self.contents, self._margin()]))
        for at, to in self.pointers:
            arena[at:at + 8] = bytes(8)
        self.case = Case(data, kernel, seed, profile, dimensions, local, groups, arguments, arena, self.pointers, self.blocks,
                         module.knows_groups or required is not None)

    def _margin(self):
        return struct.pack("<4Q", 1, 2, 3, 1) * (MARGIN // 32)

    def _block(self, kind, size, small):
        """Makes one and answers where it is."""
        at, asked = MARGIN + BLOCK * len(self.blocks), self.contract.blocks.get(len(self.blocks))
        self.blocks.append((kind, size))
        if asked:
            made = packed(kind, size, [asked(i) for i in range(NUMBERS // size)])
        elif (kind, size) == ("int", 1):
            made = bytes(self.chance.getrandbits(1) if self.truths or small else self.chance.getrandbits(8) for _ in range(NUMBERS))
        else:
            made = numbers(self.chance, kind, size, small)
        self.contents.append(made * (BLOCK // NUMBERS))
        return at

    def _shape(self, rank, before):
        """A block with the shape of an array and strides for it, one set after another, so that no two places of the array
        are one in memory. before: how many such blocks its structure has already; behind the first are strides only."""
        shape = [2 + int(self.chance.random() * 5) for _ in range(rank)]
        shape = self.shapes.setdefault(rank, shape) if before else shape
        self.shapes[rank] = shape
        made = [] if before else list(shape)
        while len(made) < 64 * rank:
            strides, step = [], 1 + int(self.chance.random() * 2)
            for extent in reversed(shape):
                strides.insert(0, step)
                step *= extent
            made += strides
        at = MARGIN + BLOCK * len(self.blocks)
        self.blocks.append(("int", 8))
        data = struct.pack(f"<{len(made)}Q", *made)
        self.contents.append((data * (BLOCK // len(data) + 1))[:BLOCK])
        return at

    def _pointers_block(self):
        """A block of addresses, each that of a block of small numbers."""
        at = MARGIN + BLOCK * len(self.blocks)
        self.blocks.append(("pointer", 8))
        self.contents.append(bytes(BLOCK))
        targets = [self._block("int", 8, True) for _ in range(3)]
        self.pointers += [(at + 8 * i, targets[i % len(targets)]) for i in range(64)]
        return at

    def _target(self, argument, scalar, rank=0, shapes=0):
        """Where a pointer points to, by what is read and written there. rank: of arrays, where a number before it in its
        structure says that; shapes: how many of such pointers there were before it."""
        used = argument.behind.get(scalar.offset) or {}
        kinds = sorted(used, key=lambda kind: (kind[0] == "float", used[kind], kind[1]))
        kind, size = kinds[-1] if kinds else ("int", 8)
        if kind == "pointer":
            return self._pointers_block()
        if rank and (kind, size) == ("int", 8):
            return self._shape(rank, shapes)
        return self._block(kind, size, not kinds or self.profile == "small")

    def _scalar(self, scalar, in_structure):
        """A number by value, as bytes."""
        if scalar.kind == "float":
            value = number(self.chance, "float", scalar.size, True)
            return struct.pack({2: "<e", 4: "<f", 8: "<d"}[scalar.size], value)
        most = {1: 2, 2: 8, 4: 3, 8: 16 if in_structure else 300}[scalar.size]
        value = int(self.chance.random() * most) + (1 if scalar.size > 1 else 0)
        return value.to_bytes(scalar.size, "little")

    def _argument(self, position, argument):
        asked = self.contract.values.get(position)
        if argument.kind == "local":
            return Given("local", LOCAL.to_bytes(8, "little"), [])
        if asked is not None and argument.kind == "value":
            return Given(argument.kind, asked.to_bytes(argument.size, "little"), [])
        data, pointers = bytearray(argument.size), []
        in_structure = len(argument.scalars) > 1
        rank = shapes = 0
        for scalar in argument.scalars:
            if scalar.kind == "pointer":
                pointers.append((scalar.offset, self._target(argument, scalar, rank, shapes)))
                shapes += 1
                continue
            made = self._scalar(scalar, in_structure)
            if (member := self.contract.members.get((position, scalar.offset))) is not None:
                made = member.to_bytes(scalar.size, "little")
            data[scalar.offset:scalar.offset + scalar.size] = made
            if in_structure and (scalar.kind, scalar.size) == ("int", 4):
                rank, shapes = int.from_bytes(made, "little"), 0
        return Given(argument.kind, bytes(data), pointers)


def make(module, data, kernel, seed, profile):
    return Maker(module, data, kernel, seed, profile).case
