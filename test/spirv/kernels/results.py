# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what memory has after a kernel on two devices: the same bytes, or floating-point numbers next to each other."""
import array
import dataclasses
import struct

from arguments import BLOCK, MARGIN

ULP = 4  # OpenCL lets most functions of mathematics be so far from the true result
# Where functions are put together of others, as those of complex numbers are, terms cancel, and what each of them has
# rounded is all that is left: so many roundings of the larger of 1 and the number. Of asinh of a complex double both
# Intel's result and ours were some 2,000 to 3,400 ULP off.
ROUNDINGS = {2: 4, 4: 128, 8: 128}
EPSILONS = {2: 2.0 ** -10, 4: 2.0 ** -23, 8: 2.0 ** -52}
LETTERS, FORMATS = {2: "H", 4: "I", 8: "Q"}, {2: "e", 4: "f", 8: "d"}
MADE_NAN = (0x7e00, 0xfe00, 0x7fff, 0xffff)
EXPONENTS = {2: 0x7c00, 4: 0x7f800000, 8: 0x7ff0000000000000}


@dataclasses.dataclass
class Difference:
    """What isn't the same. near: so many numbers differ by at most ULP, the worst of them by that much; cancelled: so many
    differ by more ULP, but by no more than ROUNDINGS; wrong: texts of those that differ by more."""
    near: int = 0
    worst: int = 0
    cancelled: int = 0
    wrong: list = dataclasses.field(default_factory=list)


def ordered(bits, size):
    """Numbers of neighbours differ by one."""
    sign = 1 << (8 * size - 1)
    return sign - bits if bits & sign else bits


def value_of(bits, size):
    return struct.unpack("<" + FORMATS[size], bits.to_bytes(size, "little"))[0]


def compare_floats(block, size, expected, found, difference):
    wanted, seen = array.array(LETTERS[size], expected), array.array(LETTERS[size], found)
    exponent, magnitude = EXPONENTS[size], (1 << (8 * size - 1)) - 1
    for i, (a, b) in enumerate(zip(wanted, seen)):
        if a == b or (a & magnitude > exponent and b & magnitude > exponent):
            continue
        # Infinities are no neighbours of the largest numbers, and no number is one of NaN.
        infinite = (a & exponent) == exponent or (b & exponent) == exponent
        distance = abs(ordered(a, size) - ordered(b, size))
        if not infinite and distance <= ULP:
            difference.near += 1
            difference.worst = max(difference.worst, distance)
        elif not infinite and is_cancelled(value_of(a, size), value_of(b, size), size):
            difference.cancelled += 1
        else:
            difference.wrong.append(f"block {block}, number {i} of {8 * size} bits: {value_of(a, size)!r} expected, "
                                    f"{value_of(b, size)!r} found, {distance} ULP between them")


def is_cancelled(wanted, seen, size):
    return abs(wanted - seen) <= ROUNDINGS[size] * EPSILONS[size] * max(1, abs(wanted))


def both_nan(expected, found):
    """Whether what isn't the same is NaN: kernels move floating-point numbers as integers, one or two at a time. Of half
    precision there may be more, as devices make NaN: others are parts of longer numbers."""
    size = len(expected)
    return any(of in LETTERS and all_nan(of, expected, found) for of in (size, size // 2)) or made_nan(expected, found)


def made_nan(expected, found):
    if len(expected) % 2 != 0:
        return False
    pairs = zip(array.array("H", expected), array.array("H", found))
    return all(a == b or (a in MADE_NAN and b in MADE_NAN) for a, b in pairs)


def all_nan(size, expected, found):
    exponent, magnitude = EXPONENTS[size], (1 << (8 * size - 1)) - 1
    pairs = zip(array.array(LETTERS[size], expected), array.array(LETTERS[size], found))
    return all(a == b or (a & magnitude > exponent and b & magnitude > exponent) for a, b in pairs)


def compare_bytes(place, size, expected, found, difference):
    for i in range(0, len(expected), size):
        if expected[i:i + size] != found[i:i + size] and not both_nan(expected[i:i + size], found[i:i + size]):
            a, b = (int.from_bytes(given[i:i + size], "little") for given in (expected, found))
            difference.wrong.append(f"{place}, number {i // size} of {8 * size} bits: {a} expected, {b} found")


def parts(case):
    """Where each block begins, and what it is of; the rest is of bytes."""
    yield 0, MARGIN, ("int", 8)
    for i, kind in enumerate(case.blocks):
        yield MARGIN + BLOCK * i, BLOCK, kind
    yield MARGIN + BLOCK * len(case.blocks), MARGIN, ("int", 8)


def compare(case, expected, found):
    difference = Difference()
    for number, (begin, length, (kind, size)) in enumerate(parts(case)):
        a, b = expected[begin:begin + length], found[begin:begin + length]
        if a == b:
            continue
        if kind == "float":
            compare_floats(number - 1, size, a, b, difference)
        else:
            compare_bytes(f"block {number - 1}", size, a, b, difference)
    return difference

