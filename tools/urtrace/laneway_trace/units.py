# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers as people read them."""


def size(number):
    """Bytes."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if number < 1024 or unit == "GiB":
            return f"{number:,.0f} {unit}" if unit == "B" or number >= 100 or number == int(number) else f"{number:,.1f} {unit}"
        number /= 1024


def count(number, one, more=None):
    """"1 call", "2 calls"."""
    return f"{number:,} {one if number == 1 else more or one + 's'}"


def time(nanoseconds):
    for limit, divisor, unit in ((1e3, 1, "ns"), (1e6, 1e3, "us"), (1e9, 1e6, "ms")):
        if nanoseconds < limit:
            return f"{nanoseconds / divisor:,.0f} ns" if unit == "ns" else f"{nanoseconds / divisor:,.2f} {unit}"
    return f"{nanoseconds / 1e9:,.3f} s"


def table(heads, rows):
    """Lines of text: columns as wide as they need to be, the last one to the left, numbers to the right."""
    widths = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]
    for row in [heads, *rows]:
        yield "  " + "  ".join([*(cell.rjust(width) for cell, width in zip(row[:-1], widths)), row[-1]])
