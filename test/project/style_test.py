#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""scripts/lib/braces.py finds what it should, in files that are made for that.

usage: style_test.py ROOT
"""
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else sys.exit(__doc__)

class Braces(unittest.TestCase):
    def style(self, text):
        """What --fix makes of it, and whether that is another text, as the script says."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "some.cpp")
            path.write_text(text)
            script = [sys.executable, ROOT / "scripts/lib/braces.py", path]
            found = subprocess.run(script, capture_output=True, text=True).returncode
            self.assertEqual(path.read_text(), text)
            subprocess.run([*script, "--fix"], capture_output=True)
            styled = path.read_text()
            self.assertEqual(found, int(styled != text))
            self.assertEqual(subprocess.run(script, capture_output=True).returncode, 0, "once is enough")
            return styled

    def testOneLineHasNone(self):
        self.assertEqual(self.style("void f() {\n  if (a) { // why\n    b();\n  }\n  for (;;) {\n    if (a) {\n      b();\n    }\n  }\n}\n"),
                         "void f() {\n  if (a) // why\n    b();\n  for (;;) {\n    if (a)\n      b();\n  }\n}\n")

    def testMoreLinesHaveThem(self):
        self.assertEqual(self.style('  while (a("{ // )"))\n    if (b &&\n        c)\n      d(1,\n        2);\n  e();\n'),
                         '  while (a("{ // )")) {\n    if (b &&\n        c) {\n      d(1,\n        2);\n    }\n  }\n  e();\n')

    def testBranchesHaveThemAllOrNone(self):
        self.assertEqual(self.style("  if (a) {\n    b();\n  } else if (c) {\n    d();\n  } else {\n    e();\n  }\n"),
                         "  if (a)\n    b();\n  else if (c)\n    d();\n  else\n    e();\n")
        self.assertEqual(self.style("  if (a)\n    b();\n  else\n    c(1,\n      2);\n"),
                         "  if (a) {\n    b();\n  } else {\n    c(1,\n      2);\n  }\n")

    def testWhatMayHoldAnythingIsLeftAlone(self):
        for text in ("  if (a) {\n    ASSERT_TRUE(b);\n  }\n", "  if (a) {\n    // Nothing.\n  }\n", "  do {\n    a();\n  } while (b);\n",
                     "  if (a) [[unlikely]] {\n    b();\n  }\n", "#define A \\\n  if (a) { \\\n    b(); \\\n  }\n",
                     'auto a = R"(\n  if (a) {\n    b();\n  }\n)";\n'):
            self.assertEqual(self.style(text), text)


if __name__ == "__main__":
    unittest.main(verbosity=1)
