#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long a first compilation by ur-spirvc takes, beside opt and llc on the same module.

usage: compile_times.py UR_SPIRV FOLDER [--processor=NAME] [--sample=COUNT] [--seed=NUMBER] [--llvm=FOLDER]

The folder holds files *.spv. For each module of the sample, by turns, milliseconds of
  ours    ur-spirvc's process, which runs: the request, the compilation, the answer, and a file in an empty cache;
  theirs  opt -O2 and llc -O2 on LLVM's bitcode of that module, which is optimized already: they have less to do.
What a process of ur-spirv, opt and llc takes to start and to read its libraries is measured by an empty one's, and taken
off. The last line is what ours takes longer than theirs.
"""
import argparse
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

TURNS = 3  # of each; the best counts
EMPTY = 9  # starts of empty ones


def seconds(command, **more):
    begin = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **more)
    return time.perf_counter() - begin


def empty(command, **more):
    return min(seconds(command, stderr=subprocess.DEVNULL, **more) for _ in range(EMPTY))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tool")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--processor", default="native")
    parser.add_argument("--sample", type=int, default=40)
    parser.add_argument("--seed", type=int, default=29)
    parser.add_argument("--llvm", type=pathlib.Path, default=pathlib.Path("/usr/lib/llvm-22/bin"))
    given = parser.parse_args()
    modules = sorted(given.folder.glob("*.spv"))
    if not modules:
        sys.exit(f"compile_times.py: {given.folder} has no files *.spv")
    modules = random.Random(given.seed).sample(modules, min(given.sample, len(modules)))
    rows = []
    with tempfile.TemporaryDirectory() as at:
        nothing = f"{at}/empty.bc"
        gpu = given.processor.startswith("sm_")
        options = ["-O2", "-o", "/dev/null", "-mcpu=" + given.processor] + (["-mattr=+ptx80"] if gpu else [])
        opt = [str(given.llvm / "opt")] + options
        llc = [str(given.llvm / "llc"), "-filetype=asm" if gpu else "-filetype=obj"] + options
        subprocess.run([str(given.llvm / "opt"), "-o", nothing, "-"], input=b"", check=True)
        starts = empty([given.tool, "--help"]), empty(opt + [nothing]) + empty(llc + [nothing])
        for module in modules:
            text, bitcode = f"{at}/module.ll", f"{at}/module.bc"
            subprocess.run([given.tool, "compile", "--processor=" + given.processor, "--emit=ir", "--output=" + text,
                            str(module)], check=True)
            subprocess.run([str(given.llvm / "opt"), "-o", bitcode, text], check=True)
            ours, theirs = [], []
            for turn in range(TURNS):
                cache = dict(os.environ, UR_SPIRV_CACHE=f"{at}/cache-{len(rows)}-{turn}")
                ours.append(seconds([given.tool, "cache", "--processor=" + given.processor, str(module)], env=cache))
                theirs.append(seconds(opt + [bitcode]) + seconds(llc + [bitcode]))
            rows.append(((min(ours) - starts[0]) * 1e3, (min(theirs) - starts[1]) * 1e3))
    print(f"{len(rows)} modules for {given.processor}; milliseconds, median and nine of ten")
    for name, values in (("ours", [ours for ours, _ in rows]), ("theirs", [theirs for _, theirs in rows]),
                         ("ours - theirs", [ours - theirs for ours, theirs in rows])):
        values.sort()
        print(f"{name:14}{statistics.median(values):8.1f}{values[len(values) * 9 // 10]:8.1f}")


if __name__ == "__main__":
    main()
