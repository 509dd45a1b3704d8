#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""coverage.py ROOMS.toml (targets | tests | table GCOVR.json PYTHON.json): what scripts/coverage builds and runs, and how
much of each room's lines ran: those of C++ by gcovr, those of Python by its module coverage. The table names each file that
lacks lines; exit status 1 where a room is below its limit, or a file that it names isn't among those that were counted.
"""
import fnmatch
import json
import os
import sys
import tomllib


def of_gcovr(file):
    """How often each line ran. A line is one however many functions the compiler made of it."""
    counts = {}
    for line in file["lines"]:
        if not line.get("gcovr/noncode"):
            counts[line["line_number"]] = counts.get(line["line_number"], 0) + line["count"]
    return counts


def of_python(file):
    """1 for each line that ran, 0 for others."""
    return {**dict.fromkeys(file["missing_lines"], 0), **dict.fromkeys(file["executed_lines"], 1)}


def table(rooms, counted):
    good = True
    for name, room in rooms.items():
        found = {path: counts for path, counts in counted.items()
                 if any(fnmatch.fnmatch(path, p) and path.count("/") == p.count("/") for p in room["files"])}
        for pattern in room["files"]:
            if not any(fnmatch.fnmatch(path, pattern) for path in found):
                good = False
                print(f"{name}: nothing was counted of {pattern}")
        for path, counts in sorted(found.items()):
            missing = sorted(line for line, count in counts.items() if count == 0)
            if missing:
                print(f"  {path}: {len(missing)} of {len(counts)} did not run: {' '.join(map(str, missing))}")
        lines = sum(len(counts) for counts in found.values())
        covered = sum(count > 0 for counts in found.values() for count in counts.values())
        share = 100 * covered / lines if lines else 0.0
        limit = room.get("limit")
        below = limit is not None and share < limit
        good = good and not below
        print(f"{name}: {covered} of {lines} lines, {share:.1f} %, "
              f"{'no limit' if limit is None else f'limit {limit} %'}{': BELOW' if below else ''}")
    return good


def main():
    with open(sys.argv[1], "rb") as file:
        described = tomllib.load(file)
    targets, tests = described.pop("targets"), described.pop("tests")
    if sys.argv[2] == "targets":
        print(*targets, sep="\n")
    elif sys.argv[2] == "tests":
        print(f"^({'|'.join(tests)})$")
    else:
        with open(sys.argv[3], encoding="utf-8") as file:
            counted = {entry["file"]: of_gcovr(entry) for entry in json.load(file)["files"]}
        with open(sys.argv[4], encoding="utf-8") as file:
            counted |= {os.path.relpath(path): of_python(entry) for path, entry in json.load(file)["files"].items()}
        return 0 if table(described, counted) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
