#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unmodified SYCL clients with the runtime's own adapter and with ours, compared test by test.

Settings: baseline (the runtime's built-in OpenCL adapter), adapter (our OpenCL adapter in its place) and loader (our loader
there, with all adapters). Sets: listing (python -m dpctl -f), facts (what devices say), programs (ours, in C++), dpctl and
dpnp (their own test suites). The settings take turns, file by file and program by program, so that their seconds can be
compared on a machine that others use. It prints a table, and every test that passes on the baseline and not on ours.

Exit status: 0 nothing is worse, 1 something is, 2 wrong use.
"""
import sys

from testbed import options as common
from testbed import results, settings, suites, table, turns


def parsed(arguments):
    parser = common.parser(__doc__)
    parser.add_argument("--sets", nargs="+", choices=suites.SETS, default=["listing", "facts", "programs", "dpctl"])
    parser.add_argument("--dpnp", choices=suites.DPNP, default="subset", help="how much of dpnp's tests (%(default)s)")
    parser.add_argument("--only", default="", help="of dpctl and dpnp only files whose name matches this expression")
    parser.add_argument("--share", type=int, default=1, help="of dpctl's and dpnp's tests one in so many (%(default)s)")
    parser.add_argument("--repeat", type=int, default=1, help="how often ours run, each time compared")
    parser.add_argument("--jobs", type=int, default=2, help="processes of pytest at once (%(default)s)")
    parser.add_argument("--show", type=int, default=40, help="how many of the worse are named for each run (%(default)s)")
    return common.parsed(parser, arguments)


def run(name, running, options):
    """Runs the set in these settings; results are kept for a later comparison."""
    def folder_of(setting):
        folder = options.results / name / setting.name
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    outcomes = turns.run(suites.parts(name, options), running, suites.jobs(name, options), folder_of,
                         lambda done, of: print(f"... {name}: {done} of {of} runs", flush=True))
    for setting, outcome in outcomes.items():
        results.save(options.results / f"{name}-{setting}.jsonl", outcome.found)
    return outcomes


def worse_than(baseline, name, found, options):
    # A baseline of an earlier run may have more than runs now.
    wanted = {test: baseline[test] for test in suites.narrowed(name, options, baseline)}
    needed = suites.narrowed(name, options, suites.must_pass(name, options))
    return results.worse(wanted, found, needed, suites.pending(name))


def compared(name, options, prepared):
    """Runs one set in all settings and prints; answers how many tests are worse."""
    kept = options.results / f"{name}-{settings.BASELINE}.jsonl"
    baseline = results.load(kept) if kept.exists() and settings.BASELINE not in options.settings else {}
    ours = [setting for setting in prepared if setting.name != settings.BASELINE]
    total = 0
    for running in [prepared] + [ours] * (options.repeat - 1 if ours else 0):
        outcomes = run(name, running, options)
        if settings.BASELINE in outcomes:
            baseline = outcomes[settings.BASELINE].found
        for setting, outcome in outcomes.items():
            bad = [] if setting == settings.BASELINE else worse_than(baseline, name, outcome.found, options)
            print(table.line(name, setting, outcome.found, baseline, bad), f"  ({outcome.seconds:.0f} s in all)", flush=True)
            for text in table.explanations(name, setting, outcome.found, bad, suites.pending(name), options.show):
                print("  " + text, flush=True)
            total += len(bad)
    return total


def main():
    options = parsed(sys.argv[1:])
    prepared = common.prepared(options, bool({"programs", "facts"} & set(options.sets)))
    print(table.HEAD)
    worse = sum(compared(name, options, prepared) for name in options.sets)
    print(f"{worse} worse than the baseline" if set(options.settings) - {settings.BASELINE} else "nothing to compare")
    return 1 if worse else 0

if __name__ == "__main__":
    sys.exit(main())
