#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""promises_test.py ROOT: every test and every mutant that docs/promises.md names exists, no promise is without a word, and
each rule of order has its tests and all of its mutants, one at least."""
import pathlib
import re
import sys

TEST = re.compile(r"^TEST(?:_P|_F)?\((\w+), (\w+)\)", re.MULTILINE)
NAMED = re.compile(r"`([A-Z]\w+\.[A-Za-z]\w+)`")
PROMISES = [f"D{n}" for n in range(1, 11)] + [f"S{n}" for n in range(1, 15)] + [f"R{n}" for n in range(1, 15)]
ROW = re.compile(r"^\| ([DSR]\d+) \|(.*)$", re.MULTILINE)
MUTANT = re.compile(r'^name = "([\w-]+)"\nrule = "(?:(\d+): )?', re.MULTILINE)
NAMED_MUTANT = re.compile(r"`([a-z]+(?:-\w+)+)`")
# Waits on what isn't submitted yet: named here until its tests and its row are there.
WITHOUT_ROW = set()


def wrong_rules(rows, mutants):
    """What is wrong with the rows of the rules of order. Mutants: the number of the rule, or an empty text, by name."""
    for promise, row in rows.items():
        if not promise.startswith("R"):
            continue
        named = set(NAMED_MUTANT.findall(row))
        own = {name for name, rule in mutants.items() if rule == promise[1:]}
        if not NAMED.search(row):
            yield f"{promise} has no test"
        if not own:
            yield f"{promise} has no mutant"
        yield from (f"{promise} doesn't name its mutant {name}" for name in sorted(own - named))
        yield from (f"{promise} has no mutant {name}" for name in sorted(named - own))


def main():
    root = pathlib.Path(sys.argv[1])
    there = {".".join(found) for path in [*root.glob("test/**/*_test.cpp"), *root.glob("test/cuda/api_*.cpp")] for found in TEST.findall(path.read_text())}
    text = (root / "docs/promises.md").read_text()
    named = set(NAMED.findall(text))
    rows = dict(ROW.findall(text))
    mutants = dict(MUTANT.findall((root / "test/mutants/rules.toml").read_text()))
    wrong = [f"there is no test {name}" for name in sorted(named - there)]
    wrong += [f"there is no row for {promise}" for promise in PROMISES if promise not in rows.keys() | WITHOUT_ROW]
    wrong += [f"{promise} has a row by now" for promise in sorted(WITHOUT_ROW & rows.keys())]
    wrong += wrong_rules(rows, mutants)
    if len(named) < 20:
        wrong.append("hardly any test is named")
    for line in wrong:
        print(f"docs/promises.md: {line}")
    sys.exit(bool(wrong))


main()
