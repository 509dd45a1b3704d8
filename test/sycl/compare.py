#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unmodified SYCL clients with the runtime's own adapter and with ours, compared test by test.

Settings: baseline (the runtime's built-in OpenCL adapter), adapter (our OpenCL adapter in its place) and loader (our loader
there, with all adapters). Sets: listing (python -m dpctl -f), facts (what devices say), programs (ours, in C++), dpctl and
dpnp (their own test suites). It prints a table, and every test that passes on the baseline and not on ours.

Exit status: 0 nothing is worse, 1 something is, 2 wrong use.
"""
import argparse
import pathlib
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from testbed import results, settings, suites, table  # noqa: E402  (its folder is found from here)


def parsed(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--environment", type=pathlib.Path, default=ROOT / "build/sycl-env",
                        help="what test/sycl/environment makes (%(default)s)")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/release", help="our build folder (%(default)s)")
    parser.add_argument("--programs", type=pathlib.Path, default=ROOT / "build/sycl-programs",
                        help="where our programs are built (%(default)s)")
    parser.add_argument("--results", type=pathlib.Path, default=ROOT / "build/sycl-results",
                        help="where logs and results go; a setting that isn't run is read from there (%(default)s)")
    parser.add_argument("--sets", nargs="+", choices=suites.SETS, default=["listing", "facts", "programs", "dpctl"])
    parser.add_argument("--settings", nargs="+", choices=settings.ALL, default=list(settings.ALL))
    parser.add_argument("--dpnp", choices=suites.DPNP, default="subset", help="how much of dpnp's tests (%(default)s)")
    parser.add_argument("--only", default="", help="of dpctl and dpnp only files whose name matches this expression")
    parser.add_argument("--repeat", type=int, default=1, help="how often ours run, each time compared")
    parser.add_argument("--jobs", type=int, default=2, help="processes of pytest at once (%(default)s)")
    parser.add_argument("--layers", default="", help="UR_ENABLE_LAYERS in the loader setting")
    parser.add_argument("--show", type=int, default=40, help="how many of the worse are named for each run (%(default)s)")
    chosen = parser.parse_args(arguments)
    for name in ("environment", "build", "programs", "results"):
        setattr(chosen, name, getattr(chosen, name).resolve())
    if not (chosen.environment / "bin/python").exists():
        parser.error(f"{chosen.environment} is no environment: run test/sycl/environment")
    return chosen


def run(name, setting, options):
    """Runs the set; its results are kept for a later comparison."""
    folder = options.results / name / setting.name
    folder.mkdir(parents=True, exist_ok=True)
    found = suites.SETS[name](setting, folder, options)
    results.save(options.results / f"{name}-{setting.name}.jsonl", found)
    return found


def compared(name, options, prepared):
    """Runs one set in all settings and prints; answers how many tests are worse."""
    kept = options.results / f"{name}-{settings.BASELINE}.jsonl"
    baseline = results.load(kept) if kept.exists() and settings.BASELINE not in options.settings else {}
    total = 0
    for setting in prepared:
        for _ in range(1 if setting.name == settings.BASELINE else options.repeat):
            began = time.monotonic()
            found = run(name, setting, options)
            bad = []
            if setting.name == settings.BASELINE:
                baseline = found
            else:
                bad = results.worse(baseline, found, suites.must_pass(name, options), suites.pending(name))
            print(table.line(name, setting.name, found, baseline, bad), f"  ({time.monotonic() - began:.0f} s in all)", flush=True)
            for text in table.explanations(name, setting.name, found, bad, suites.pending(name), options.show):
                print("  " + text, flush=True)
            total += len(bad)
    return total


def main():
    options = parsed(sys.argv[1:])
    prepared = [settings.Setting(name, options.environment, options.build, options.layers) for name in options.settings]
    for setting in prepared:
        if setting.missing():
            sys.exit(f"compare.py: setting {setting.name}: {setting.missing()}")
    (options.environment / "no-vendors").mkdir(exist_ok=True)
    if {"programs", "facts"} & set(options.sets):
        suites.build_programs(options.environment, options.programs)
    print(table.HEAD)
    worse = sum(compared(name, options, prepared) for name in options.sets)
    print(f"{worse} worse than the baseline" if len(prepared) > 1 or worse else "nothing to compare")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
