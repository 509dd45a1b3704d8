#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bench_allocators, with a plugin of the process's own memory: the table's rows and columns, the JSON, and what is said of
what isn't measured.

usage: allocators_test.py PROGRAM ADAPTER PLUGIN OTHER_LIBRARY [cuda]

OTHER_LIBRARY is a shared library that is no plugin. cuda: the adapter is CUDA's, on the tests' driver.
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM, ADAPTER, PLUGIN, OTHER = sys.argv[1:5]
CUDA = sys.argv[5:] == ["cuda"]
sys.argv[1:] = []

PAIRS = ["pair_4KiB", "pair_1MiB", "pair_64MiB", "live_64", "threads_1_4KiB", "threads_4_4KiB", "threads_1_64KiB",
         "threads_4_64KiB"]
PROGRAMS = [f"{name}_{what}" for name in ("lm", "cnn") for what in ("reserved", "pair", "longest")]
QUICK = ("--divisor=4096", "--rounds=2", "--seconds=0.001", "--threads=4", "--fills=2")


def run(*options):
    return subprocess.run([PROGRAM, f"--adapter={ADAPTER}", *QUICK, *options], capture_output=True, text=True, timeout=300)


class Table(unittest.TestCase):
    def measured(self, *options):
        """The output's lines, and the JSON."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "out.json")
            result = run(f"--plugins={folder}", f"--json={path}", *options)
            self.assertEqual(result.returncode, 0, result.stderr)
            return result.stdout.splitlines(), json.loads(path.read_text())

    def line(self, lines, start):
        found = [line for line in lines if line.startswith(start)]
        self.assertEqual(len(found), 1, f"lines that begin with {start!r}")
        return found[0]

    def check(self, lines, made, subjects, rows):
        """That all subjects have all rows, and the table and the JSON are of the same values."""
        self.assertEqual([row["name"] for row in made["rows"]], rows)
        self.assertEqual(self.line(lines, "row ").split(), ["row", "unit", *(one["name"] for one in made["subjects"])])
        for row in made["rows"]:
            self.assertEqual(set(row["values"]), set(subjects), row["name"])
            for value in row["values"].values():
                self.assertLess(0, value["most"], row["name"])
                self.assertTrue(value["least"] <= value["median"] <= value["most"], row["name"])
            cells = self.line(lines, row["name"] + " ").split()
            self.assertEqual(cells[1], row["unit"])
            ours, other = row["values"]["ours"]["median"], row["values"][subjects[1]]["median"]
            self.assertAlmostEqual(float(cells[4].strip("()")), other / ours, delta=0.011)  # of rounded figures

    @unittest.skipIf(CUDA, "the process's own memory isn't the device's")
    def testAllRowsOfASubjectOfAPlugin(self):
        lines, made = self.measured(f"--plugin={PLUGIN}")
        self.check(lines, made, ["ours", "malloc", "malloc_fixed"], PAIRS + PROGRAMS)
        self.assertIn("sizes divided by 4096", made["program"])
        rows = {row["name"]: row["values"] for row in made["rows"]}
        for name in ("lm_reserved", "cnn_reserved"):
            self.assertEqual(rows[name]["malloc"]["median"], 1, "it has what is live, and no more")
            self.assertAlmostEqual(rows[name]["malloc_fixed"]["median"], 1.02, 2, "the least size that suffices")

    @unittest.skipIf(CUDA, "the process's own memory isn't the device's")
    def testASubjectThatFailsHasANote(self):
        lines, made = self.measured(f"--plugin={PLUGIN}", "--only=^(pair_4|live)")
        self.assertEqual(made["notes"], [{"subject": "malloc_broken", "rows": "pair_4KiB, live_64",
                                          "reason": 'malloc_broken can\'t be "created"'}])
        self.line(lines, 'malloc_broken: nothing in pair_4KiB, live_64: malloc_broken can\'t be "created"')

    def testWhatIsMissingHasALineEach(self):
        lines, made = self.measured("--only=pair_4", f"--plugin={OTHER}")
        missing = {one["name"]: one["reason"] for one in made["missing"]}
        for name in ("cub", "rmm", "torch"):
            self.assertIn(f"liballoc_subject_{name}.so", missing[name])
            self.line(lines, f"{name}: not measured: dlopen fails: ")
        self.assertIn("has no function allocator_subjects", missing[OTHER])
        for name in ("ours_native_stream", "driver_pool"):
            self.assertEqual(name in missing, not CUDA)

    @unittest.skipUnless(CUDA, "streams are CUDA's")
    def testStreamsOfCuda(self):
        subjects = ["ours", "ours_native_stream", "driver_pool"]
        lines, made = self.measured("--only=^(pair|live|threads)_.*[0-9]$|^pair|^live|^threads")
        self.check(lines, made, subjects, PAIRS)
        # The tests' driver frees at once, which its own pool can't do while the stream has work.
        lines, made = self.measured("--subjects=^ours", "--only=^lm|^cnn")
        self.check(lines, made, subjects[:2], PROGRAMS)

    def testHelpNamesEachOption(self):
        shown = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, timeout=60)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        for option in ("--adapter=LIBRARY", "--plugin=FILE", "--only=REGEX", "--json=FILE"):
            self.assertIn(option, shown.stdout)

    def testWrongOptionsAreNamed(self):
        for option, words in (("--round=1", "the argument is '--round=1', expected --help or one of"),
                              ("--rounds=0", "--rounds is '0', expected a number that isn't less than 1"),
                              ("--subjects=nobody", "--subjects fits none of"),
                              ("--traces=no/such", "can't open no/such/lm.trace.gz"),
                              ("--only=nothing", "nothing was measured")):
            result = run(option)
            self.assertEqual(result.returncode, 2, option)
            self.assertIn(words, result.stderr)


if __name__ == "__main__":
    unittest.main()
