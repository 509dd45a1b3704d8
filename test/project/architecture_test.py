#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""architecture_test.py ROOT: what docs/architecture.md says is there is there, and its picture is current.

Each `function` in `file` stands in that file, each file and folder that it names exists, each room of the core has a
row, the rules' numbers are in docs/promises.md, and fifteen words are explained. Types whose names were several things
once are one each. docs/README.md names each page of docs/. Pages of plain prose are at most 120 columns wide.
"""
import pathlib
import re
import subprocess
import sys

# `function` in `file`: the file below the core, or below source/ where it is outside the core.
STEP = re.compile(r"`([A-Za-z_]\w*)`\s+in\s+`([\w/.]+\.[ch]pp)`")
FILE = re.compile(r"`([\w/]+\.[ch]pp)`")
FOLDER = re.compile(r"`((?:source|spec|include|integrations|test|docs)/[\w/]*)`")
WALKS = ("### An asynchronous allocation", "### A kernel launch behind", "### A command that is captured",
         "### A wait")
WRITTEN_BY_SCRIPTS = ("docs/reference", "docs/functions.md")
MOST_COLUMNS = 120
ONE_MEANING = ("Arguments", "Lanes", "Notifier", "Place", "Turn")


def section(text, heading):
    """The lines below a heading, up to the next one of its rank."""
    begin = text.find(f"\n{heading}")
    rank = heading.split(" ")[0]
    end = re.search(rf"^#{{1,{len(rank)}}} ", text[begin + len(heading) + 1:], re.MULTILINE)
    return "" if begin < 0 else text[begin:begin + len(heading) + 1 + end.start()] if end else text[begin:]


def wrong_steps(root, text):
    core, source = root / "source/adapters/core", root / "source"
    for name, file in STEP.findall(text):
        path = next((folder / file for folder in (core, source) if (folder / file).is_file()), None)
        if path is None:
            yield f"there is no {file}"
        elif not re.search(rf"\b{name}\s*[(<]", path.read_text()):
            yield f"there is no function {name} in {file}"


def wrong_places(root, text):
    for file in sorted(set(FILE.findall(text))):
        if not any(root.joinpath("source").rglob(file)):
            yield f"there is no {file} below source/"
    yield from (f"there is no {folder}" for folder in sorted(set(FOLDER.findall(text))) if not (root / folder).exists())
    rooms = {path.name for path in (root / "source/adapters/core").iterdir() if path.is_dir()}
    named = set(re.findall(r"^\| `(\w+)` \|", section(text, "## The rooms of the core"), re.MULTILINE))
    yield from (f"the room {room} has no row" for room in sorted(rooms - named))
    yield from (f"there is no room {room}" for room in sorted(named - rooms))


def wrong_words(root, text):
    promises = (root / "docs/promises.md").read_text()
    for number in sorted(set(re.findall(r"\bR\d+\b", text))):
        if f"| {number} |" not in promises:
            yield f"docs/promises.md has no row {number}"
    words = re.findall(r"^- \*\*", section(text, "## Fifteen words"), re.MULTILINE)
    if len(words) != 15:
        yield f"{len(words)} words are explained, expected 15"
    for walk in WALKS:
        steps = STEP.findall(section(text, walk))
        if len(steps) < 5:
            yield f"'{walk}' has {len(steps)} steps that name a function and its file"


def several_meanings(root):
    """Types of the core and its vendors that have one of these names, where there is more than one."""
    found = {name: [] for name in ONE_MEANING}
    for path in sorted((root / "source/adapters").rglob("*.[ch]pp")):
        for name in re.findall(r"^ *(?:struct|class|enum class) (\w+)\b[^;\n]*\{$", path.read_text(), re.MULTILINE):
            if name in found:
                found[name].append(str(path.relative_to(root)))
    yield from (f"{name} is declared in {', '.join(where)}, expected one" for name, where in found.items() if len(where) > 1)


def pages(root):
    """All pages that somebody writes."""
    for folder in ("", "docs", "docs/adr", "docs/images", "benchmarks/results", "conformance/kernels", "spec/prose", "test/mutants"):
        yield from (path for path in sorted((root / folder).glob("*.md"))
                    if not str(path.relative_to(root)).startswith(WRITTEN_BY_SCRIPTS))


def too_wide(root):
    """Lines of prose: not those of code, of tables and of comments."""
    for page in pages(root):
        code = False
        for number, line in enumerate(page.read_text().splitlines(), 1):
            code ^= line.lstrip().startswith("```")
            if len(line) > MOST_COLUMNS and not code and not line.startswith(("|", "<!--")) and "](http" not in line:
                yield f"{page.relative_to(root)}:{number}: {len(line)} columns, expected {MOST_COLUMNS} at most"


def left_out(root):
    """Pages of docs/ that its contents don't name."""
    contents = (root / "docs/README.md").read_text()
    for page in sorted((root / "docs").glob("*.md")):
        if page.name != "README.md" and f"]({page.name})" not in contents:
            yield f"docs/README.md doesn't name {page.name}"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    text = (root / "docs/architecture.md").read_text()
    wrong = [f"docs/architecture.md: {line}" for check in (wrong_steps, wrong_places, wrong_words)
             for line in check(root, text)]
    wrong += [*several_meanings(root), *too_wide(root), *left_out(root)]
    drawn = subprocess.run([sys.executable, root / "scripts/draw-rooms", "--check", root], capture_output=True, text=True)
    if drawn.returncode != 0:
        wrong.append((drawn.stdout + drawn.stderr).strip())
    for line in wrong:
        print(line)
    sys.exit(bool(wrong))


main()
