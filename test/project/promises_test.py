#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""promises_test.py ROOT: every test and every mutant that docs/promises.md names exists, no promise is without a word, each
rule of order has its tests and all of its mutants, one at least, each promise about recordings its tests and the mutants that are
there, and what comments call "rule R9" or "promise S13" has a row."""
import pathlib
import re
import sys

TEST = re.compile(r"^TEST(?:_P|_F)?\((\w+), (\w+)\)", re.MULTILINE)
NAMED = re.compile(r"`([A-Z]\w+\.[A-Za-z]\w+)`")
PROMISES = ([f"D{n}" for n in range(1, 11)] + [f"S{n}" for n in range(1, 15)] + [f"C{n}" for n in range(1, 13)] +
            [f"G{n}" for n in range(1, 15)] + [f"R{n}" for n in range(1, 18)])
ROW = re.compile(r"^\| ([CDGSRP]\d+) \|(.*)$", re.MULTILINE)
MUTANT = re.compile(r'^name = "([\w-]+)"\nrule = "(?:([CGR]\d+): )?', re.MULTILINE)
NAMED_MUTANT = re.compile(r"`([a-z]+(?:-\w+)+)`")
MENTIONED = re.compile(r"\b(?:[Rr]ule |[Pp]romise (?=[A-Z]))([A-Z]?\d+)\b")
# Waits on what isn't submitted yet: named here until its tests and its row are there.
WITHOUT_ROW = set()


def wrong_rules(rows, mutants):
    """What is wrong with the rows of the rules of order. Mutants: the number of the rule, or an empty text, by name."""
    for promise, row in rows.items():
        if not promise.startswith("R"):
            continue
        named = set(NAMED_MUTANT.findall(row))
        own = {name for name, rule in mutants.items() if rule == promise}
        if not NAMED.search(row):
            yield f"{promise} has no test"
        if not own:
            yield f"{promise} has no mutant"
        yield from (f"{promise} doesn't name its mutant {name}" for name in sorted(own - named))
        yield from (f"{promise} has no mutant {name}" for name in sorted(named - own))


def wrong_recordings(rows, mutants):
    """The same of command buffers and captured graphs, whose rules can't all be taken out."""
    for promise, row in rows.items():
        if promise[0] not in "CG":
            continue
        named = set(NAMED_MUTANT.findall(row))
        if not NAMED.search(row):
            yield f"{promise} has no test"
        yield from (f"{promise} doesn't name its mutant {name}"
                    for name, rule in sorted(mutants.items()) if rule == promise and name not in named)
        yield from (f"{promise} has no mutant {name}" for name in sorted(named) if mutants.get(name) != promise)


def unknown_rows(root, rows):
    """Comments of the sources and tests that name a rule or a promise without a row."""
    files = [path for folder in ("source", "test") for end in ("hpp", "cpp") for path in root.glob(f"{folder}/**/*.{end}")]
    mentioned = {(path, name) for path in files for name in MENTIONED.findall(path.read_text())}
    yield from (f"no row for {name}, which {path.relative_to(root)} names" for path, name in sorted(mentioned)
                if name not in rows)
    if len({name for _, name in mentioned}) < 10:
        yield "hardly any comment names a rule"


def main():
    root = pathlib.Path(sys.argv[1])
    there = {".".join(found) for path in [*root.glob("test/**/*_test.cpp"), *root.glob("test/*/api_*.cpp")] for found in TEST.findall(path.read_text())}
    text = (root / "docs/promises.md").read_text()
    named = set(NAMED.findall(text))
    rows = dict(ROW.findall(text))
    mutants = dict(MUTANT.findall((root / "test/mutants/rules.toml").read_text()))
    wrong = [f"there is no test {name}" for name in sorted(named - there)]
    wrong += [f"there is no row for {promise}" for promise in PROMISES if promise not in rows.keys() | WITHOUT_ROW]
    wrong += [f"{promise} has a row by now" for promise in sorted(WITHOUT_ROW & rows.keys())]
    wrong += wrong_rules(rows, mutants)
    wrong += wrong_recordings(rows, mutants)
    wrong += unknown_rows(root, rows)
    if len(named) < 20:
        wrong.append("hardly any test is named")
    for line in wrong:
        print(f"docs/promises.md: {line}")
    sys.exit(bool(wrong))


main()
