#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the programs of this folder with each allocator, every run a process of its own, compares the losses of all steps bit by
bit, and prints a table. Exit status 1: a run failed, or losses differ."""
import argparse
import json
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from common import ALLOCATORS, MIB

HERE = pathlib.Path(__file__).resolve().parent
PROGRAMS = ("train_transformer", "train_resnet", "generate", "train_distributed")


def run(program, allocator, options, folder):
    path = folder / f"{program}-{allocator}.json"
    path.unlink(missing_ok=True)
    command = [sys.executable, str(HERE / f"{program}.py"), f"--allocator={allocator}", f"--json={path}", "--quiet"]
    command += [f"--steps={options.steps}"] if options.steps else []
    command += ["--small"] if options.small else []
    if allocator == "laneway":
        command += [f"--{name}={value}" for name in ("library", "adapter", "maximum") if (value := getattr(options, name))]
    began = time.monotonic()
    print(f"{program} by {ALLOCATORS[allocator]} ...", end="", file=sys.stderr, flush=True)
    with open(folder / "output", "w+") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        late = None
        try:
            process.wait(options.timeout)
        except subprocess.TimeoutExpired:
            late = f"it didn't end within {options.timeout} s"
            process.send_signal(signal.SIGINT)  # it writes what it has
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        output.seek(0)
        last = " ".join(output.read().splitlines()[-3:])
    result = json.loads(path.read_text()) if path.exists() else {"program": program, "allocator": allocator}
    result["process_s"] = round(time.monotonic() - began, 1)
    if late:
        result["failed"] = late
    elif process.returncode:
        result.setdefault("failed", f"ended with {process.returncode}: {last}")
    print(f" {result['process_s']} s", file=sys.stderr, flush=True)
    return result


def row(runs, baseline):
    """Medians of an allocator's runs, and what is wrong with them."""
    if any("failed" in each for each in runs):
        worst = next(each for each in runs if "failed" in each)
        text = f"failed after {len(worst.get('losses', []))} steps"
        if "reserved_peak" in worst:
            text += f", {worst['allocated_peak'] / MIB:.1f} MiB allocated and {worst['reserved_peak'] / MIB:.1f} reserved at most"
        return None, f"{text}: {worst['failed'][:300]}"
    figures = {name: statistics.median(each[name] for each in runs) for name in
               ("median_ms", "longest_ms", "allocated_peak", "reserved_peak", "process_s")}
    wanted = baseline[0].get("losses", [])
    for each in runs:
        for step, (had, want) in enumerate(zip(each["losses"], wanted), 1):
            if had != want:
                return figures, f"differs in step {step}: {had!r}, expected {want!r}"
    return figures, None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--allocators", default="torch,laneway", help="separated by commas; the first has the right losses")
    parser.add_argument("--programs", default=",".join(PROGRAMS))
    parser.add_argument("--repeat", type=int, default=1, help="runs of each, taking turns")
    parser.add_argument("--steps", type=int)
    parser.add_argument("--timeout", type=float, default=300, help="seconds for each run")
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--maximum", type=int)
    parser.add_argument("--library")
    parser.add_argument("--adapter")
    parser.add_argument("--json", help="file to write all results to")
    options = parser.parse_args()
    allocators, programs = options.allocators.split(","), options.programs.split(",")
    for given, known in ((allocators, ALLOCATORS), (programs, PROGRAMS)):
        if unknown := set(given) - set(known):
            parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(known)}")

    everything, wrong = [], 0
    print(f"{'program':18} {'allocator':11} {'run s':>6} {'step ms':>8} {'longest':>8} {'allocated MiB':>14} {'reserved MiB':>13} {'ratio':>6}  losses")
    with tempfile.TemporaryDirectory() as folder:
        for program in programs:
            runs = {allocator: [] for allocator in allocators}
            for _ in range(options.repeat):
                for allocator in allocators:
                    runs[allocator].append(run(program, allocator, options, pathlib.Path(folder)))
            for allocator in allocators:
                everything += runs[allocator]
                figures, problem = row(runs[allocator], runs[allocators[0]])
                wrong += problem is not None
                text = f"{program:18} {allocator:11} "
                if figures:
                    text += (f"{figures['process_s']:6.1f} {figures['median_ms']:8.1f} {figures['longest_ms']:8.1f} {figures['allocated_peak'] / MIB:14.1f} "
                             f"{figures['reserved_peak'] / MIB:13.1f} {figures['reserved_peak'] / figures['allocated_peak']:6.3f}  ")
                print(text + (problem or f"{len(runs[allocator][0]['losses'])} equal"), flush=True)
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(everything))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
