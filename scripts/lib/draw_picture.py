#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draw a picture of 960 x 640 pixels, rings on water under an evening sky, for demonstrations without a photograph.

usage: draw_picture.py OUT.png
"""
import math
import pathlib
import sys

from ppm_to_png import write_png

WIDTH, HEIGHT, HORIZON = 960, 640, 250
SUN = (680, 215, 60)


def sky(x, y):
    height = y / HORIZON
    if math.hypot(x - SUN[0], y - SUN[1]) < SUN[2]:
        return 255, 214, 150
    return 60 + int(150 * height), 80 + int(60 * height), 140 - int(40 * height)


def water(x, y):
    """Two stones fell into it; far away, waves lie closer together."""
    depth = 9000 / (y - HORIZON + 12)
    across = (x - WIDTH / 2) * depth / 300
    light = sum(math.sin(1.2 * math.hypot(across - stone, depth - away)) for stone, away in ((-60, 45), (70, 30)))
    glitter = 60 * max(0.0, light) if abs(x - SUN[0]) < 40 + (y - HORIZON) / 3 else 0
    return int(40 + 14 * light + glitter), int(70 + 22 * light + glitter), int(110 + 28 * light + glitter / 2)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    pixels = bytearray()
    for y in range(HEIGHT):
        color = sky if y < HORIZON else water
        for x in range(WIDTH):
            pixels += bytes(color(x, y))
    write_png(pathlib.Path(sys.argv[1]), WIDTH, HEIGHT, pixels)


if __name__ == "__main__":
    main()
