#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutants: the core with one of its rules removed. The tests must fail on each; a mutant that survives is a rule that no
test holds.

    mutants.py BUILD [NAME ...]     all of rules.toml, or those named; BUILD is a build folder with core_test in it
    mutants.py BUILD --rules layers.toml    those of UR_LAYER_STREAM_SAFETY, with layers_test

Each entry of rules.toml names a source file and replaces one text in it, which must stand there exactly once. The mutant
is compiled beside the build, from the objects that are there and those that the change concerns, so that neither sources
nor build change. It counts as killed if the tests fail, crash, or don't end: first the likely ones are run, and only what
survives them meets all. Tests kill only if the program as it is passes them."""

import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading
import time
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SEEDS = "400"  # of random programs; more would find no more of these
PATIENCE = 300  # seconds, after which a mutant counts as one that hangs
PATIENCE_FIRST = 30  # for the likely tests, which take a few


class Build:
    """What ninja knows of the build: how to compile each object, what each depends on, how to link the program."""

    def __init__(self, folder, linked, runs):
        """`linked`: what is linked anew, the program of the tests itself or a library that it loads; `runs`: the program."""
        self.folder, self.linked, self.runs = pathlib.Path(folder).resolve(), linked, runs
        commands = self.ninja("-t", "commands", linked).splitlines()
        self.compile = {}
        for line in commands:
            if match := re.search(r" -o (\S+\.o) -c (\S+)$", line):
                self.compile[match[1]] = (line, pathlib.Path(match[2]).resolve())
        self.link = commands[-1]
        if f"-o {linked}" not in self.link:
            raise SystemExit(f"mutants: {folder} has no rule that links {linked}")
        self.dependents = {}
        current = None
        for line in self.ninja("-t", "deps").splitlines():
            if line.startswith("    "):
                self.dependents.setdefault((self.folder / line.strip()).resolve(), set()).add(current)
            elif line:
                current = line.split(": ")[0]

    def ninja(self, *arguments):
        return subprocess.run(["ninja", "-C", str(self.folder), *arguments], check=True, capture_output=True, text=True).stdout

    def run(self, command):
        return subprocess.run(command, shell=True, cwd=self.folder, capture_output=True, text=True)

    def objects_of(self, source):
        """The program's objects that a change of the file concerns, also by precompiled headers."""
        concerned = set(self.dependents.get(source.resolve(), ()))
        for header in [o.removesuffix(".gch") for o in concerned if o.endswith(".gch")]:
            concerned |= {o for o, (command, _) in self.compile.items() if f"{header} -MD" in command}
        return [o for o in concerned if o in self.compile and o in self.link.split()]


def outdated(rule):
    """What is wrong with an entry, or an empty text."""
    count = (ROOT / rule["file"]).read_text().count(rule["replace"])
    return "" if count == 1 else f"{rule['name']}: its text stands {count} times in {rule['file']}"


def mutate(rule, into):
    """Writes the changed file below `into`, at its place in the tree. Returns the original's path."""
    source = ROOT / rule["file"]
    changed = into / rule["file"]
    changed.parent.mkdir(parents=True)
    changed.write_text(source.read_text().replace(rule["replace"], rule["with"]))
    return source


def source_for(of, source, changed, copy):
    """What to compile in place of the file `of`, so that the changed source counts: itself if it includes a header that
    has changed, the changed file, or a copy of a file that only includes others, that one among them."""
    if of == source:
        return changed
    if str(source) not in (text := of.read_text()):
        return of
    copy.write_text(text.replace(str(source), str(changed)))
    return copy


class Broken(Exception):
    """A mutant that can't be built, which says nothing of the tests."""


def build_mutant(build, rule, into):
    source = mutate(rule, into)
    objects = build.objects_of(source)
    if not objects:
        raise Broken(f"nothing of {build.linked} is made from {rule['file']}")
    made_of = into / (re.search(r"-soname,(\S+)", build.link) or (0, "mutant"))[1]
    link = build.link.replace(f"-o {build.linked}", f"-o {made_of}")
    for i, name in enumerate(sorted(objects)):
        command, of = build.compile[name]
        made = into / f"{i}.o"
        compiled = source_for(of, source, into / rule["file"], into / f"{i}.cpp")
        # The changed tree is looked into first, so that changed headers are found.
        command = re.sub(r"(^| )-I", rf"\1-I{into / 'source'} -I", command, count=1)
        command = re.sub(r" -Winvalid-pch -include \S+", "", command)  # headers as they were before the change
        command = re.sub(r" -MD -MT \S+ -MF \S+", "", command).replace(f"-o {name}", f"-o {made}")
        command = re.sub(r" -c \S+$", f" -g0 -Wno-error -c {compiled}", command)
        result = build.run(command)
        if result.returncode != 0:
            raise Broken(f"it doesn't compile:\n{result.stderr}")
        link = re.sub(rf"(?<= ){re.escape(name)}(?= )", str(made), link, count=1)
    result = build.run(link)
    if result.returncode != 0:
        raise Broken(f"it doesn't link:\n{result.stderr}")
    return made_of


def passes(build, mutant, tests, patience=PATIENCE):
    """Whether the tests pass with a mutant, or with none, and what ended them."""
    environment = dict(os.environ, UR_TEST_SEEDS=SEEDS, GTEST_BRIEF="1", GTEST_FAIL_FAST="1")
    program, folder = build.folder / build.runs, build.folder
    if mutant and build.linked != build.runs:
        environment["LD_LIBRARY_PATH"] = str(mutant.parent)
    elif mutant:
        program = mutant
    try:
        done = subprocess.run([str(program), f"--gtest_filter={tests}"], cwd=folder, env=environment, capture_output=True,
                              text=True, errors="replace", timeout=patience)
    except subprocess.TimeoutExpired:
        return False, "hangs"
    if done.returncode == 0:
        return True, ""
    failed = re.search(r"\[  FAILED  \] (\S+)", done.stdout)
    return False, failed[1].rstrip(",") if failed else f"ends by {done.returncode}"


class Original:
    """The program as it is, of which each selection of tests is run once."""

    def __init__(self, build):
        self.build = build
        self.passed = set()
        self.lock = threading.Lock()

    def check(self, tests):
        with self.lock:
            if tests not in self.passed:
                good, failed = passes(self.build, None, tests)
                if not good:
                    raise SystemExit(f"mutants: the tests fail on the program as it is: {failed}")
                self.passed.add(tests)


def survives(original, rule, known, work):
    """Whether the mutant survives, what killed it, and the seconds it took."""
    build = original.build
    start = time.monotonic()
    into = work / rule["name"]  # the same each time, so that compilers with a cache have seen it
    shutil.rmtree(into, ignore_errors=True)
    try:
        mutant = build_mutant(build, rule, into)
        for tests in filter(None, (rule.get("tests"), known["first"], known["tests"])):
            patience = PATIENCE if tests == known["tests"] else PATIENCE_FIRST
            survived, killer = passes(build, mutant, tests, patience)
            if not survived:
                original.check(tests)
                break
    finally:
        shutil.rmtree(into, ignore_errors=True)
    return survived, killer, time.monotonic() - start


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--rules", default="rules.toml", help="the file of the rules, beside this one (%(default)s)")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth of them")
    parser.add_argument("--sources", action="store_true", help="only those of files that nobody includes: others take minutes each")
    parser.add_argument("--jobs", type=int, default=min(4, os.cpu_count() or 1), help="how many mutants at a time")
    arguments = parser.parse_args()
    known = tomllib.loads((HERE / arguments.rules).read_text())
    rules = [rule for rule in known["mutant"] if not arguments.names or rule["name"] in arguments.names]
    if unknown := set(arguments.names) - {rule["name"] for rule in rules}:
        parser.error(f"no such mutant: {', '.join(sorted(unknown))}")
    if wrong := list(filter(None, map(outdated, rules))):
        raise SystemExit("mutants: bring the rules up to date: " + "; ".join(wrong))
    if arguments.sources:
        rules = [rule for rule in rules if not rule["file"].endswith(".hpp")]
    rules = rules[:: arguments.every]
    runs = known.get("runs", "bin/core_test")
    original = Original(Build(arguments.build, known.get("program", runs), runs))
    work = original.build.folder / "mutants"
    survivors, broken = [], []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        futures = [pool.submit(survives, original, rule, known, work) for rule in rules]
        try:
            for rule, future in zip(rules, futures):
                try:
                    survived, killer, seconds = future.result()
                except Broken as error:
                    print(f"BROKEN    {rule['name']}: {error}", flush=True)
                    broken.append(rule["name"])
                    continue
                print(f"{'SURVIVES' if survived else 'killed':8}  {rule['name']:36} {seconds:4.0f} s  {killer}", flush=True)
                if survived:
                    survivors.append(rule["name"])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    print(f"{len(rules) - len(survivors) - len(broken)} of {len(rules)} mutants killed")
    return 1 if survivors or broken else 0


if __name__ == "__main__":
    sys.exit(main())
