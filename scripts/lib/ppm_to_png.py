#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write a binary PPM picture of 8 bits a channel, as djpeg makes it, as a PNG file.

usage: ppm_to_png.py IN.ppm OUT.png
"""
import pathlib
import re
import struct
import sys
import zlib


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def write_png(target, width, height, pixels):
    """Rows from top to bottom, three bytes a pixel. The file appears when it is whole."""
    row = 3 * width
    # Each row is stored as differences to the pixel on its left (filter 1), which photographs compress better with.
    lines = bytearray()
    for y in range(height):
        line = pixels[y * row:(y + 1) * row]
        lines += b"\1" + line[:3] + bytes((a - b) & 255 for a, b in zip(line[3:], line))
    unfinished = target.with_suffix(".part")
    unfinished.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) +
                           chunk(b"IDAT", zlib.compress(bytes(lines), 6)) + chunk(b"IEND", b""))
    unfinished.rename(target)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, target = map(pathlib.Path, sys.argv[1:])
    data = source.read_bytes()
    header = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", data)
    if not header:
        sys.exit(f"{source}: not a PPM file of 8 bits a channel")
    width, height = int(header[1]), int(header[2])
    pixels = data[header.end():]
    if len(pixels) != 3 * width * height:
        sys.exit(f"{source}: {len(pixels)} bytes of pixels, expected {3 * width * height}")
    write_png(target, width, height, pixels)


if __name__ == "__main__":
    main()
