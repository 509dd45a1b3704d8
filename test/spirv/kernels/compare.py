#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs kernels of dpctl's and dpnp's wheels with generated arguments on Intel's OpenCL driver for CPUs and on a device that
our compiler of SPIR-V is for, and compares what memory has after.

usage: compare.py [--device native_cpu] [--count 300]      on this machine, with what test/sycl/environment makes
       compare.py --record FILE [--count 300]              keeps what Intel's driver makes of them
       compare.py --replay FILE --device cuda              compares with that, on a machine without the driver

Kernels are drawn by a seed, of each family one before another has a second. Each run is a process of its own. A kernel that
fails on Intel's driver with its arguments, that writes nothing, or whose second run there has another result, can't be compared:
the next is drawn.

Exit status: 0 where at least as many give the same as --least says, 1 where not, 2 for wrong use.
"""
import argparse
import collections
import concurrent.futures
import itertools
import os
import pathlib
import random
import sys

import arguments
import recording
import results
import running
import wheel_modules
from module import Module

ROOT = pathlib.Path(__file__).resolve().parents[3]
SEED, COUNT = 29, 300


class Drawn:
    """A kernel with arguments, and what the driver makes of it; or why it can't be compared."""

    def __init__(self, number, path, kernel, driver, seed):
        self.name, self.recorded, self.why = f"{path.name} {kernel}", None, ""
        data = path.read_bytes()
        module = Module(data)
        for attempt, profile in enumerate(arguments.PROFILES):
            case = arguments.make(module, data, kernel, (seed * 1000003 + number) * len(arguments.PROFILES) + attempt, profile)
            after, self.why = look(case, driver)
            if not self.why:
                self.recorded = recording.Recorded.of(path.name, case, after)
                return


def look(case, driver):
    """What memory has after the kernel on the driver, or nothing and why that can't be compared."""
    first, why = driver.run(case)
    if first is None:
        return None, "fails on the driver: " + why.split("\n")[0]
    if first == case.arena:
        return None, "writes nothing"
    second, _ = driver.run(case.regrouped())
    if second is None or results.compare(case, first, second).wrong:
        return None, "another result when it runs again"
    return first, ""


def comparable(options, driver, pool, skipped):
    """Kernels that can be compared, as many as are wanted."""
    pairs = enumerate(wheel_modules.drawn(options.modules, random.Random(options.seed)))
    count = 0
    while count < options.count:
        some = list(itertools.islice(pairs, min(options.count - count, 16)))
        if not some:
            return
        for drawn in pool.map(lambda one: Drawn(one[0], *one[1], driver, options.seed), some):
            if drawn.why:
                skipped[drawn.why] += 1
                say(options, f"left out: {drawn.why}: {drawn.name}")
            else:
                count += 1
                say(options, f"drawn {count}: {drawn.name}")
                yield drawn.recorded


def say(options, text):
    if options.verbose:
        print(text, flush=True)


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", choices=("native_cpu", "cuda"), default="native_cpu")
    parser.add_argument("--count", type=int, default=COUNT, help="of kernels (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="%(default)s")
    parser.add_argument("--least", type=float, default=0.98, help="the part that has to give the same, or is known not to (%(default)s)")
    parser.add_argument("--known", type=pathlib.Path, default=pathlib.Path(__file__).parent / "known.txt",
                        help="modules that may give another result, and why (%(default)s)")
    parser.add_argument("--record", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--replay", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--only", default="", help="of those compared, kernels and modules whose name has this text")
    parser.add_argument("--verbose", action="store_true", help="says of each kernel what came of it")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="kernels at once (%(default)s)")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/release")
    parser.add_argument("--environment", type=pathlib.Path, default=ROOT / "build/sycl-env")
    parser.add_argument("--modules", type=pathlib.Path, default=ROOT / "build/sycl-modules",
                        help="a folder of modules; where it isn't there, those of the environment are written there")
    options = parser.parse_args()
    if not (options.build / "bin/spirv_kernel").exists():
        parser.error(f"{options.build}/bin/spirv_kernel isn't built")
    if not options.replay and not options.modules.exists():
        wheel_modules.extract(options.environment, options.modules)
    return options


def compared(device, recorded):
    """Answers the difference and nothing, or why the device has no result."""
    case = recorded.case()
    found, why = device.run(case)
    return (results.compare(case, recorded.after(case), found), None) if found is not None else (None, why)


def main():
    options = parsed()
    skipped = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        if options.replay:
            cases = recording.read(options.replay)
        else:
            driver = running.Device("opencl", options.build, options.environment)
            cases = comparable(options, driver, pool, skipped)
        cases = [recorded for recorded in cases if options.only in str(recorded)]
        if options.record:
            recording.write(options.record, cases)
            print(f"{len(cases)} kernels are recorded")
        device = running.Device(options.device, options.build, options.environment)
        outcomes = list(pool.map(lambda one: compared(device, one), cases))
    for why, count in skipped.most_common():
        print(f"left out {count}: {why}")
    return told(options, cases, outcomes)


def known_differences(path):
    """Why a module's kernel may give something else, by the module's name."""
    lines = (line.split(" ", 1) for line in path.read_text().split("\n") if line and not line.startswith("#"))
    return {name: why for name, why in lines}


def told(options, cases, outcomes):
    same = near = cancelled = known = 0
    reasons = known_differences(options.known)
    for recorded, (difference, why) in zip(cases, outcomes):
        if (why or difference.wrong) and (reason := reasons.get(str(recorded).split(".")[0])):
            known += 1
            say(options, f"known: {recorded}: {reason}")
        elif why:
            print(f"FAILS: {recorded}\n    {why}")
        elif difference.wrong:
            print(f"DIFFERS: {recorded}: {len(difference.wrong)} numbers")
            for text in difference.wrong[:4]:
                print("    " + text)
        else:
            same += 1
            near += difference.near > 0 and not difference.cancelled
            cancelled += difference.cancelled > 0
            say(options, f"near: {recorded}: {difference.near} numbers, up to {difference.worst} ULP"
                if difference.near else f"same: {recorded}")
    print(f"{same} of {len(cases)} kernels give the same on {options.device} as on Intel's driver; {near} of these with numbers "
          f"up to {results.ULP} ULP apart, {cancelled} with terms that cancel; {known} known ones don't")
    return 0 if cases and same + known >= options.least * len(cases) else 1


if __name__ == "__main__":
    sys.exit(main())
