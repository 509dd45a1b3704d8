#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many modules of a folder compile for a processor, how long that takes, and why the others don't.

usage: scan.py UR_SPIRV FOLDER [--processor=NAME] [--sample=COUNT] [--seed=NUMBER]

The folder holds files *.spv. Exit status: 0 where all compile, 1 where not, 2 for wrong use.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import statistics
import subprocess
import sys
import time

SECONDS = 120  # for a module


def compile_one(tool, processor, path):
    """Answers why it isn't compiled, or nothing, and how long it took."""
    begin = time.monotonic()
    try:
        done = subprocess.run([tool, "compile", "--processor=" + processor, "--output=/dev/null", str(path)],
                              capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return f"not done after {SECONDS} seconds", SECONDS
    why = ""
    if done.returncode != 0:
        said = done.stderr.decode(errors="replace").strip()
        why = f"ended by signal {-done.returncode}" if done.returncode < 0 else said.replace(str(path), "MODULE")[:200]
    return why, time.monotonic() - begin


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tool")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--processor", default="native")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, chosen by the seed")
    parser.add_argument("--seed", type=int, default=29)
    given = parser.parse_args()
    modules = sorted(given.folder.glob("*.spv"))
    if not modules:
        sys.exit(f"scan.py: {given.folder} has no files *.spv")
    if given.sample:
        modules = random.Random(given.seed).sample(modules, min(given.sample, len(modules)))
    reasons, examples, times = collections.Counter(), {}, []
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        for path, (why, took) in zip(modules, pool.map(lambda one: compile_one(given.tool, given.processor, one), modules)):
            reasons[why] += 1
            examples.setdefault(why, path.name)
            times.append(took)
    times.sort()
    print(f"{reasons['']} of {len(modules)} modules compile for {given.processor}; seconds: median "
          f"{statistics.median(times):.3f}, nine of ten {times[len(times) * 9 // 10]:.3f}, longest {times[-1]:.3f}")
    for why, count in reasons.most_common():
        if why:
            print(f"{count}: {why} (as {examples[why]})")
    return 0 if reasons[""] == len(modules) else 1


if __name__ == "__main__":
    sys.exit(main())
