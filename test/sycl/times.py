#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What usual patterns of SYCL programs take with the runtime's own adapter and with ours, side by side.

The settings take turns, several times, and of each what the fastest tenth of its best turn takes: what else the machine
does weighs little. With --median it is the median over the turns of each turn's median, for machines that are busy; with
--load N this script keeps N processes busy meanwhile. It prints nanoseconds and ratios to the baseline, and asserts
nothing; with --limit, ratios above it give exit status 1.
"""
import collections
import contextlib
import json
import statistics
import subprocess
import sys

from testbed import options as common
from testbed import processes, settings, suites


def measured(setting, options):
    """Nanoseconds by pattern of one run."""
    log = options.results / f"measure-{setting.name}.log"
    command = [options.programs / "bin/measure", str(options.samples), "50" if options.median else "10"]
    ended = processes.run(command, setting.variables, log, suites.STALL)
    text = log.read_text(encoding="utf-8", errors="replace")
    if ended:
        sys.exit(f"times.py: {setting.name}: {ended}\n{text}")
    return dict(json.loads(line) for line in text.splitlines() if line.startswith("["))


@contextlib.contextmanager
def load(count):
    """So many processes that do nothing for long."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for one in busy:
            one.kill()
            one.wait()


def main():
    parser = common.parser(__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="turns of the settings (%(default)s)")
    parser.add_argument("--samples", type=int, default=300, help="samples of a pattern in each turn (%(default)s)")
    parser.add_argument("--median", action="store_true", help="medians in place of the fastest")
    parser.add_argument("--load", type=int, default=0, help="processes that keep processors busy (%(default)s)")
    parser.add_argument("--limit", type=float, help="the largest ratio that is no failure")
    options = common.parsed(parser, sys.argv[1:])
    prepared = common.prepared(options)
    turns = {setting.name: collections.defaultdict(list) for setting in prepared}
    with load(options.load):
        for _ in range(options.rounds):
            for setting in prepared:
                for pattern, time in measured(setting, options).items():
                    turns[setting.name][pattern].append(time)
    pick = statistics.median if options.median else min
    best = {name: {pattern: pick(times) for pattern, times in patterns.items()} for name, patterns in turns.items()}
    ours = [setting.name for setting in prepared if setting.name != settings.BASELINE]
    baseline = best.get(settings.BASELINE, {})
    over = 0
    print("{:<56} {:>10}".format("ns", "baseline") + "".join(f"{name:>10} {'ratio':>6}" for name in ours))
    for pattern in best[prepared[0].name]:
        line = f"{pattern:<56} {baseline.get(pattern, float('nan')):>10.0f}"
        for name in ours:
            ratio = best[name][pattern] / baseline[pattern] if baseline.get(pattern) else float("nan")
            line += f"{best[name][pattern]:>10.0f} {ratio:>6.2f}"
            over += bool(options.limit and ratio > options.limit)
        print(line)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
