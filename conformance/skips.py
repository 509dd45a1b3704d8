#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what runs of the conformance suite have skipped, and why, with what is pinned in conformance/skips/ADAPTER.txt.

usage: skips.py [--update] BUILD

BUILD is a build folder in which `ctest -R conformance` has run. A line of a pin is a number of cases and their reason; in
place of the number `any`, where the machine's shape decides (its devices, cores and caches). Ends with 1 where a reason or
a number differs, with 77 where a run is missing. --update pins what was seen; lines with `any` stay.
"""
import collections
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

PINS = pathlib.Path(__file__).resolve().parent / "skips"
ADAPTERS = ("native_cpu", "sim", "toy", "cuda_on_fake")
HEAD = """# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Cases of the conformance suite that are skipped on this adapter: how many, and why. conformance/skips.py compares and writes it.
"""


def seen(results):
    """{reason: cases}"""
    reasons = collections.Counter()
    for case in ElementTree.parse(results).getroot().iter("testcase"):
        for skipped in case.findall("skipped"):
            # GoogleTest puts the place before the reason.
            reason = re.sub(r"^\S+\.[ch]pp:\d+\s", "", skipped.get("message", "")).strip()
            reasons[re.sub(r"\s+", " ", reason) or "no reason given"] += 1
    return reasons


def pinned(path):
    """{reason: cases or "any"}"""
    lines = path.read_text().splitlines() if path.exists() else []
    pairs = (line.split(" ", 1) for line in lines if line and not line.startswith("#"))
    return {reason: number if number == "any" else int(number) for number, reason in pairs}


def differences(found, pins):
    for reason in sorted(found.keys() | pins.keys()):
        if pins.get(reason) != "any" and found.get(reason, 0) != pins.get(reason, 0):
            yield f"{found.get(reason, 0)} cases, {pins.get(reason, 0)} are pinned: {reason}"


def write(path, found, pins):
    lines = {**{reason: str(number) for reason, number in found.items()},
             **{reason: number for reason, number in pins.items() if number == "any"}}
    path.write_text(HEAD + "".join(f"{number} {reason}\n" for reason, number in sorted(lines.items())))


def main():
    options = [argument for argument in sys.argv[1:] if argument.startswith("--")]
    folders = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if len(folders) != 1 or set(options) - {"--update"}:
        sys.exit(__doc__)
    wrong = missing = 0
    for name in ADAPTERS:
        results, pins = pathlib.Path(folders[0], f"conformance/conformance_{name}.xml"), PINS / f"{name}.txt"
        if not results.exists():
            print(f"no run of the conformance suite on {name}: {results} is missing")
            missing += 1
            continue
        found = seen(results)
        if options:
            write(pins, found, pinned(pins))
            continue
        for line in differences(found, pinned(pins)):
            print(f"{name}: {line}")
            wrong += 1
    if wrong:
        print(f"skips.py --update {folders[0]} pins what was seen; look at it before")
    return 1 if wrong else 77 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
