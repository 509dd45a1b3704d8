#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many modules of a folder compile for processors, how long that takes, and why the others don't.

usage: scan.py UR_SPIRV FOLDER [--processors NAME...] [--sample=COUNT] [--seed=NUMBER] [--jobs=COUNT] [--kept=FILE]

The folder holds files *.spv, which are taken in an order by chance: what a scan that was stopped has seen is a sample. With
--kept each compilation is a line of that file as soon as it is done, and those that the file has aren't done again.
Exit status: 0 where all compile, 1 where not, 2 for wrong use.
"""
import argparse
import collections
import concurrent.futures
import json
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


def read_kept(path):
    """What an earlier scan has written; a last line that it didn't finish is left out."""
    kept = {}
    if path and path.exists():
        for line in path.read_text(encoding="utf-8").split("\n")[:-1]:
            processor, name, why, took = json.loads(line)
            kept[processor, name] = (why, took)
    return kept


def report(processor, found):
    """Prints what became of a processor's modules; answers whether all compile."""
    times = sorted(took for _, took in found.values())
    reasons = collections.Counter(why for why, _ in found.values())
    print(f"{reasons['']} of {len(found)} modules compile for {processor}; seconds: median {statistics.median(times):.3f}, "
          f"nine of ten {times[len(times) * 9 // 10]:.3f}, longest {times[-1]:.3f}")
    for why, count in reasons.most_common():
        if why:
            print(f"{count}: {why} (as {min(name for name, (reason, _) in found.items() if reason == why)})")
    return reasons[""] == len(found)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tool")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--processors", nargs="+", default=["native"])
    parser.add_argument("--sample", type=int, default=0, help="so many of them, chosen by the seed")
    parser.add_argument("--seed", type=int, default=29)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="so many at once (%(default)s)")
    parser.add_argument("--kept", type=pathlib.Path, help="a file of results, which a later scan goes on with")
    given = parser.parse_args()
    modules = sorted(given.folder.glob("*.spv"))
    if not modules:
        parser.error(f"{given.folder} has no files *.spv")
    random.Random(given.seed).shuffle(modules)
    modules = modules[:given.sample or None]
    kept = read_kept(given.kept)
    work = [(processor, path) for path in modules for processor in given.processors]
    left = [(processor, path) for processor, path in work if (processor, path.name) not in kept]
    with open(given.kept or os.devnull, "w", encoding="utf-8") as lines, concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        lines.writelines(json.dumps([*key, *result]) + "\n" for key, result in kept.items())
        for (processor, path), (why, took) in zip(left, pool.map(lambda one: compile_one(given.tool, *one), left)):
            kept[processor, path.name] = (why, took)
            print(json.dumps([processor, path.name, why, round(took, 4)]), file=lines, flush=True)
    whole = [report(one, {path.name: kept[one, path.name] for path in modules}) for one in given.processors]
    return 0 if all(whole) else 1


if __name__ == "__main__":
    sys.exit(main())
