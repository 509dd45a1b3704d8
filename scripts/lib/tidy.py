#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Run clang-tidy 14 with the checks of .clang-tidy over the files that a build compiles.

usage: tidy.py BUILD [--root FOLDER] [--share N] [--jobs N] [FILE...]

BUILD has compile_commands.json. What is hand-written of source/, integrations/, tools/ and examples/ in it is looked at, or
the FILEs that are named. --share N looks at an Nth of that, another one each day, and at what the last commit has changed
(UR_TIDY_DAY=NUMBER: the share of that day). --root FOLDER: the project is that folder. Most of the time goes to the headers
of the system, so files of one folder are read as one. Status: 0 clean, 1 something was found, 77 there is no clang-tidy 14.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

CONFIGURATION = pathlib.Path(__file__).resolve().parents[2] / ".clang-tidy"
FOLDERS = {"source", "integrations", "tools", "examples"}
SKIPPED = 77
MOST_TOGETHER = 16  # files
MOST_CHANGED = 40  # a commit of more is a matter of form
FINDING = re.compile(r"(/.*?):(\d+):(\d+): (?:warning|error): (.*)")


def find_tool():
    # Another version finds other things.
    return next((found for name in ("clang-tidy-14", "clang-tidy") if (found := shutil.which(name)) and
                 "version 14." in subprocess.run([found, "--version"], capture_output=True, text=True).stdout), None)


def flags_of(entry):
    """What matters of a command: the compiler without its output, its own warnings and the headers that it has precompiled."""
    words, flags = iter(shlex.split(entry["command"])), []
    for word in words:
        if word == "-include":
            header = next(words)
            flags += [] if "cmake_pch" in header else [word, header]
        elif word in ("-o", "-c"):
            next(words)
        elif not word.startswith(("-W", "-mtune=")):
            flags.append(word)
    return (*flags, "-w")


def hand_written(path, root):
    return (path.suffix == ".cpp" and root in path.parents and path.relative_to(root).parts[0] in FOLDERS and
            "generated" not in path.parts)


def compiled(build, root):
    """{file: its flags}"""
    files = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        path = pathlib.Path(entry["directory"], entry["file"])
        if hand_written(path, root):
            files.setdefault(path, flags_of(entry))
    return files


def grouped(files):
    """Lists of files that can be read as one: they have a folder and their flags in common."""
    alike = {}
    for path, flags in sorted(files.items()):
        alike.setdefault((path.parent, flags), []).append(path)
    for (_, flags), paths in alike.items():
        number = -(-len(paths) // MOST_TOGETHER)
        yield from ((flags, paths[i::number]) for i in range(number))


def changed(root):
    def git(*words):
        run = subprocess.run(["git", "-c", f"safe.directory={root}", "-C", root, *words], capture_output=True, text=True)
        return run.stdout.splitlines() if run.returncode == 0 else []

    names = {*git("diff", "--name-only", "HEAD~1"), *git("ls-files", "--others", "--exclude-standard")}
    return {root / name for name in names} if len(names) <= MOST_CHANGED else set()


def look(tool, root, flags, paths):
    """What is found in the files, read as one; where they can't be, one half after the other."""
    with tempfile.TemporaryDirectory() as folder:
        together = pathlib.Path(folder, "together.cpp")
        together.write_text("".join(f'#include "{path}"\n' for path in paths))
        command = [tool, "--quiet", f"--config-file={CONFIGURATION}", together, "--", *flags[1:]]
        run = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    if "[clang-diagnostic-error]" in run.stdout and len(paths) > 1:
        half = len(paths) // 2
        return look(tool, root, flags, paths[:half]) | look(tool, root, flags, paths[half:])
    found = {}
    for line in run.stdout.splitlines():
        if (match := FINDING.match(line)) and "/generated/" not in match[1]:
            found[os.path.relpath(match[1], root), int(match[2]), int(match[3])] = match[4]
    if run.returncode < 0 or "Error" in run.stderr:
        found[str(paths[0]), 0, 0] = f"clang-tidy itself fails: {run.stderr.strip()[-300:]}"
    return found


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--root", type=pathlib.Path, default=CONFIGURATION.parent)
    parser.add_argument("--share", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_intermixed_args()
    tool = find_tool()
    if not tool:
        print("skipped: there is no clang-tidy 14; scripts/test installs it where the system has it")
        return SKIPPED
    root = options.root.resolve()
    files = compiled(options.build.resolve(), root)
    if options.files:
        wanted = {path.resolve() for path in options.files}
        files = {path: flags for path, flags in files.items() if path in wanted}
    groups = list(grouped(files))
    if options.share > 1:
        day = int(os.environ.get("UR_TIDY_DAY", time.time() // 86400))
        new = changed(root)
        groups = groups[day % options.share::options.share] + list(grouped({p: f for p, f in files.items() if p in new}))
    began = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        runs = [pool.submit(look, tool, root, *group) for group in sorted(groups, key=lambda group: -len(group[1]))]
        found = set() # A header is looked at with each file that includes it.
        for run in concurrent.futures.as_completed(runs):
            for place, text in sorted(run.result().items()):
                if place not in found:
                    found.add(place)
                    print(*place, f" {text}", sep=":", flush=True)
    print(f"clang-tidy: {sum(len(paths) for _, paths in groups)} of {len(files)} files in {time.monotonic() - began:.0f} s, "
          f"{len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
