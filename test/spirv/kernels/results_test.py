#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""results_test.py: what counts as the same, and what arguments are where a kernel asks for more than types say."""
import pathlib
import struct
import sys
import types
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import arguments  # noqa: E402
import results  # noqa: E402
from module import Argument, Scalar  # noqa: E402

KERNEL = "some_non_zero_indexes_krn"


def differences(kind, before, after):
    """Of a block that begins with these bytes."""
    margin = bytes(arguments.MARGIN)
    case = types.SimpleNamespace(blocks=[kind])
    arenas = [margin + given + bytes(arguments.BLOCK - len(given)) + margin for given in (before, after)]
    return results.compare(case, *arenas).wrong


class Results(unittest.TestCase):
    def test_bytes_differ_one_at_a_time(self):
        self.assertEqual(differences(("int", 1), b"\1\2", b"\1\2"), [])
        self.assertEqual(differences(("int", 1), b"\1\2", b"\1\3"), ["block 0, number 1 of 8 bits: 2 expected, 3 found"])

    def test_integers_may_be_numbers_that_are_none(self):
        nan, other = struct.pack("<H", 0x7e00), struct.pack("<H", 0xfe01)
        self.assertEqual(differences(("int", 2), nan, other), [])
        self.assertEqual(len(differences(("int", 2), nan, b"\1\0")), 1)
        singles = [struct.pack("<II", bits, 7) for bits in (0xffc00000, 0x7fffffff, 0x7f800000)]
        self.assertEqual(differences(("int", 8), singles[0], singles[1]), [])
        self.assertEqual(len(differences(("int", 8), singles[0], singles[2])), 1)
        halves = [struct.pack("<Q", bits) for bits in (0x7e00, 0x7fff, 0x7c00)]
        self.assertEqual(differences(("int", 8), halves[0], halves[1]), [])
        self.assertEqual(len(differences(("int", 8), halves[0], halves[2])), 1)


class Contracts(unittest.TestCase):
    def test_arguments_are_as_the_kernel_asks(self):
        value = [Scalar(0, "int", 8)]
        given = [Argument("local", 8, [], {}), Argument("value", 8, value, {}), Argument("value", 8, value, {}),
                 Argument("pointer", 8, [Scalar(0, "pointer", 8)], {0: {("int", 4): 1}})]
        module = types.SimpleNamespace(kernel=lambda name: (given, None, 1), knows_groups=True)
        case = arguments.make(module, b"", KERNEL, 7, "wide")
        self.assertEqual(int.from_bytes(case.arguments[1].data, "little"), arguments.GROUP + 1)
        counts = struct.unpack_from("<9I", case.arena, arguments.MARGIN)
        self.assertEqual(counts, (0, 0, 0, 1, 1, 1, 2, 2, 2))
        others = arguments.make(module, b"", "another", 7, "wide")
        self.assertNotEqual(struct.unpack_from("<9I", others.arena, arguments.MARGIN), counts)

    def test_groups_are_as_many_as_the_kernel_asks(self):
        module = types.SimpleNamespace(kernel=lambda name: ([], None, 2), knows_groups=True)
        self.assertEqual(arguments.make(module, b"", "a_kernel", 7, "wide").groups, (2, 2, 1))
        self.assertEqual(arguments.make(module, b"", "inclusive_scan_iter_chunk_update_krn", 7, "wide").groups, (4, 1, 1))


if __name__ == "__main__":
    unittest.main()
