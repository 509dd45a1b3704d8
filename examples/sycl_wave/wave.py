#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Waves behind a wall with two slits, computed by dpnp in memory of an asynchronous pool, as a picture.

usage: wave.py LIBRARY PICTURE.png [STEPS]

LIBRARY is async_pool.cpp, built. The picture shows four moments, and below them the pool's use over time: what is in use, and
the line of what the pool holds. The waves are compared with those that numpy computes. Exit status: 0 they are equal.
"""
import pathlib
import sys
import time

import dpctl
import dpnp
import numpy

from pool import Pool, PoolError

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts/lib"))
from ppm_to_png import write_png  # noqa: E402  (its folder is found from here)

ROWS, COLUMNS = 300, 480
WALL, SLIT, APART = 120, 12, 70  # the wall's column, the width of a slit, how far from the middle
MIDDLE = (slice(1, -1), slice(1, -1))


def scene():
    """Where waves may be: everywhere but in the wall."""
    free = numpy.ones((ROWS, COLUMNS), "f4")
    free[:, WALL:WALL + 4] = 0
    for centre in (ROWS // 2 - APART // 2, ROWS // 2 + APART // 2):
        free[centre - SLIT // 2:centre + SLIT // 2, WALL:WALL + 4] = 1
    # Towards the rims waves fade, so that nothing comes back from there.
    fade = numpy.minimum(1, 0.93 + 0.07 * numpy.minimum(numpy.arange(COLUMNS)[::-1], 20) / 20).astype("f4")
    return free * fade


def step(xp, empty, free, before, now, moment):
    """The waves one step later. xp is numpy or dpnp; empty makes arrays."""
    inner = (ROWS - 2, COLUMNS - 2)
    around = empty(inner)
    xp.add(now[:-2, 1:-1], now[2:, 1:-1], out=around)
    xp.add(around, now[1:-1, :-2], out=around)
    xp.add(around, now[1:-1, 2:], out=around)
    here = empty(inner)
    xp.multiply(now[MIDDLE], 4, out=here)
    xp.subtract(around, here, out=around)
    xp.multiply(around, 0.2, out=around)
    later = empty((ROWS, COLUMNS))
    xp.multiply(now, 2, out=later)
    xp.subtract(later, before, out=later)
    later[MIDDLE] += around
    later[:, 0] = float(numpy.sin(moment * 0.35))
    xp.multiply(later, free, out=later)
    return later


def run(xp, empty, free, steps):
    """Four moments on the way."""
    before, now = empty((ROWS, COLUMNS)), empty((ROWS, COLUMNS))
    before[...] = 0
    now[...] = 0
    kept = []
    for moment in range(steps):
        before, now = now, step(xp, empty, free, before, now, moment)
        if (moment + 1) % (steps // 4) == 0:
            copy = empty((ROWS, COLUMNS))
            copy[...] = now
            kept.append(copy)
    return kept[:4]


def coloured(field):
    """Valleys blue, hills orange, still water dark."""
    height = numpy.tanh(field * 1.5)[..., None]
    hill, valley, dark = (numpy.array(colour, "f4") for colour in ((255, 190, 90), (70, 170, 255), (12, 14, 28)))
    return (dark + numpy.maximum(height, 0) * (hill - dark) + numpy.maximum(-height, 0) * (valley - dark)).astype("u1")


def chart(samples, width, height):
    """Use as columns, what is reserved as a line; the highest is the top."""
    picture = numpy.full((height, width, 3), (24, 26, 34), "u1")
    top = max(reserved for _, reserved in samples) * 1.05
    for x in range(width):
        part = samples[x * len(samples) // width:max(x * len(samples) // width + 1, (x + 1) * len(samples) // width)]
        lowest, highest, reserved = min(s[0] for s in part), max(s[0] for s in part), max(s[1] for s in part)
        picture[height - int(height * highest / top):, x] = (90, 130, 90)
        picture[height - int(height * lowest / top):, x] = (130, 200, 130)
        line = height - 1 - int((height - 1) * reserved / top)
        picture[max(line - 1, 0):line + 1, x] = (240, 230, 120)
    return picture


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    library, target = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    steps = int(sys.argv[3]) if len(sys.argv) == 4 else 800
    queue = dpctl.SyclQueue(property="in_order")
    print(f"device: {queue.sycl_device.name}, {queue.sycl_device.sycl_platform.name}, {queue.sycl_device.driver_version}")
    try:
        pool = Pool(library, queue, 64 << 20)
        began = time.monotonic()
        moments = run(dpnp, pool.empty, dpnp.asarray(scene(), sycl_queue=queue), steps)
        found = [dpnp.asnumpy(moment) for moment in moments]
        took = time.monotonic() - began
        del moments
        queue.wait()
        pool.free_dropped()
        queue.wait()
        pool.sample()
    except PoolError as error:
        sys.exit(f"wave.py: {error}")
    expected = run(numpy, lambda shape: numpy.empty(shape, "f4"), scene(), steps)
    difference = max(float(numpy.abs(a - b).max()) for a, b in zip(found, expected))
    right = all(numpy.isfinite(moment).all() for moment in found) and difference < 1e-2
    used = [sample[0] for sample in pool.samples]
    print(f"{steps} steps in {took:.2f} s; {len(used)} asynchronous allocations and releases")
    print(f"pool: used at most {max(used) >> 10} KiB, at the end {used[-1] >> 10} KiB; "
          f"reserved at most {max(sample[1] for sample in pool.samples) >> 10} KiB")
    print(f"largest difference to numpy: {difference:.1e}: {'right' if right else 'WRONG'}")
    four = numpy.vstack([numpy.hstack([coloured(found[i]), coloured(found[i + 1])]) for i in (0, 2)])
    whole = numpy.vstack([four, chart(pool.samples, four.shape[1], 140)])
    write_png(target, whole.shape[1], whole.shape[0], whole.tobytes())
    print(f"picture: {target}")
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
