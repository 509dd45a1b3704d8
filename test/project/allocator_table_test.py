#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What scripts make of a result of bench_allocators, and that the tables in our Markdown are those of the results.

usage: allocator_table_test.py ROOT
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else sys.exit(__doc__)
BLOCK = "before\n<!-- allocators of some.json: {} -->\n{}<!-- end of allocators -->\nafter\n"


def run(script, *arguments):
    return subprocess.run([sys.executable, ROOT / "scripts" / script, *arguments], capture_output=True, text=True)


def value(median):
    return {"median": median, "least": median / 2, "most": median * 2}


RESULT = {"date": "2026-01-02", "program": "bench_allocators, 5 rounds", "machine": "some GPU <1>",
          "subjects": [{"name": "ours", "what": ""}, {"name": "cub", "what": ""}, {"name": "else", "what": ""}],
          "missing": [{"name": "torch", "reason": "no such file"}], "notes": [],
          "rows": [{"name": "pair", "what": "a pair", "unit": "ns", "values": {"ours": value(40), "cub": value(1300)}},
                   {"name": "lm_reserved", "what": "lm: reserved", "unit": "ratio", "values": {"ours": value(1.05), "cub": value(1.4)}},
                   {"name": "lm_longest", "what": "lm: longest", "unit": "us", "values": {"ours": value(9), "else": value(3)}}]}


class Tables(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.result = self.folder / "some.json"
        self.result.write_text(json.dumps(RESULT))

    def testATableHasAllValuesAndWhatIsMissing(self):
        made = run("allocator-table", self.result)
        self.assertEqual((made.returncode, made.stderr), (0, ""))
        self.assertEqual(made.stdout.splitlines(),
                         ["| | a pair, ns | lm: reserved | lm: longest, us |", "|---|---|---|---|", "| Laneway | **40** | **1.05** | **9.0** |",
                          "| cub | 1,300 (32×) | 1.40 | – |", "| else | – | – | 3.0 (0.33×) |", "",
                          "some GPU <1>; 2026-01-02. bench_allocators, 5 rounds; medians.", "PyTorch isn't in it: no such file."])
        made = run("allocator-table", self.result, "--rows=lm_longest,pair")
        self.assertEqual(made.stdout.splitlines()[0], "| | lm: longest, us | a pair, ns |")

    def testTablesInMarkdownAreWrittenAgain(self):
        page = self.folder / "page.md"
        page.write_text(BLOCK.format("pair", "old\n"))
        made = run("allocator-table", "--check", page)
        self.assertEqual((made.returncode, made.stderr), (1, ""))
        self.assertIn("page.md: its table isn't what", made.stdout)
        self.assertEqual(run("allocator-table", "--update", page).returncode, 0)
        self.assertEqual(page.read_text(), BLOCK.format("pair", run("allocator-table", self.result, "--rows=pair").stdout))
        self.assertEqual(run("allocator-table", "--check", page).returncode, 0)

    def testPictures(self):
        made = run("plot-benchmarks", self.result, "-o", self.folder)
        self.assertEqual((made.returncode, made.stderr), (0, ""))
        picture = self.result.with_suffix(".svg").read_text()
        for words in (">a pair<", ">lm: reserved<", ">lm: longest<", ">Laneway<", ">cub<", "some GPU &lt;1&gt;"):
            self.assertEqual(picture.count(words), 1, words)
        self.assertEqual(picture.count("<circle"), 3 + 6, "what the colours mean, and the values")

    def testOnlyResultsAreTaken(self):
        for text in ("{", "[]", '{"figures": {}}'):
            self.result.write_text(text)
            made = run("allocator-table", self.result)
            self.assertEqual((made.returncode, made.stdout), (2, ""))
            self.assertIn("is no result of bench_allocators", made.stderr)
        self.result.write_text(json.dumps(RESULT))
        made = run("allocator-table", self.result, "--rows=pear")
        self.assertEqual((made.returncode, made.stdout), (2, ""))
        self.assertIn("there is no row pear, expected one of pair, lm_reserved", made.stderr)
        made = run("allocator-table", self.folder / "none.json")
        self.assertEqual(made.returncode, 2)

    def testOurTablesAreCurrent(self):
        made = run("allocator-table", "--check", ROOT / "README.md", *sorted(ROOT.glob("docs/*.md")))
        self.assertEqual((made.returncode, made.stdout, made.stderr), (0, "", ""))


if __name__ == "__main__":
    unittest.main()
