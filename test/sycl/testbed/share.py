# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A share of a suite's tests: one of so many, the same in every run and in each setting, spread over all files."""
import zlib


def has(test, share):
    """Whether a test, by its name, is in the share of one in `share`."""
    return zlib.crc32(test.encode()) % share == 0
