#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""promises_test.py ROOT: every test that docs/promises.md names exists, and no promise is without a word."""
import pathlib
import re
import sys

TEST = re.compile(r"^TEST(?:_P|_F)?\((\w+), (\w+)\)", re.MULTILINE)
NAMED = re.compile(r"`([A-Z]\w+\.[A-Z]\w+)`")
PROMISES = [f"D{n}" for n in range(1, 11)] + [f"S{n}" for n in range(1, 15)]
# Waits on what isn't submitted yet: named here until its tests and its row are there.
WITHOUT_ROW = set()


def main():
    root = pathlib.Path(sys.argv[1])
    there = {".".join(found) for path in root.glob("test/**/*_test.cpp") for found in TEST.findall(path.read_text())}
    text = (root / "docs/promises.md").read_text()
    named = set(NAMED.findall(text))
    rows = set(re.findall(r"^\| ([DS]\d+) \|", text, re.MULTILINE))
    wrong = [f"there is no test {name}" for name in sorted(named - there)]
    wrong += [f"there is no row for {promise}" for promise in PROMISES if promise not in rows | WITHOUT_ROW]
    wrong += [f"{promise} has a row by now" for promise in sorted(WITHOUT_ROW & rows)]
    if len(named) < 20:
        wrong.append("hardly any test is named")
    for line in wrong:
        print(f"docs/promises.md: {line}")
    sys.exit(bool(wrong))


main()
