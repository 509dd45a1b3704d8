#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""scripts/lib/tidy.py and scripts/lib/braces.py find what they should, in files that are made for that.

usage: style_test.py ROOT
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else sys.exit(__doc__)
SKIPPED = 77
sys.path.insert(0, str(ROOT / "scripts/lib"))
import braces # noqa: E402

HOLDER = """struct Base {
  virtual ~Base() = default;
  virtual int value() { return 0; }
};
class List {
public:
  int size() const { return 0; }
  bool empty() const { return true; }
};
"""
BAD = HOLDER + """namespace {
struct Derived : Base {
  virtual int value() { return 1; }
};
int given(int unused, bool which) {
  int *pointer = 0;
  if (which && List().size() == 0)
    return *pointer + Derived().value();
  return 1;
}
} // namespace
int bad(bool which) {
  return given(1, which);
}
"""
GOOD = HOLDER + """namespace {
struct Derived : Base {
  int value() override { return 1; }
};
int given(bool which) {
  if (which)
    return Derived().value();
  return 1;
}
} // namespace
int good(bool which) {
  return given(which);
}
"""


class Tidy(unittest.TestCase):
    def look(self, files, *options, **environment):
        """Status and output for a project that is made of {path: text}."""
        with tempfile.TemporaryDirectory() as folder:
            build = pathlib.Path(folder, "build")
            build.mkdir()
            commands = []
            for name, text in files.items():
                path = pathlib.Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
                commands.append({"directory": str(build), "file": str(path),
                                 "command": f"/usr/bin/c++ -std=c++20 -O3 -Wall -Werror -include {build}/cmake_pch.hxx -o a.o -c {path}"})
            (build / "compile_commands.json").write_text(json.dumps(commands))
            run = subprocess.run([sys.executable, ROOT / "scripts/lib/tidy.py", build, "--root", folder, *options],
                                 capture_output=True, text=True, env={**os.environ, **environment})
            if run.returncode == SKIPPED:
                self.skipTest(run.stdout)
            self.assertEqual(run.stderr, "")
            return run.returncode, run.stdout

    def testFaultsAreFound(self):
        status, output = self.look({"source/bad.cpp": BAD, "source/good.cpp": "int other;\n"})
        self.assertEqual(status, 1)
        for line, check in ((12, "modernize-use-override"), (14, "misc-unused-parameters"), (15, "modernize-use-nullptr"),
                            (16, "readability-container-size-empty")):
            self.assertRegex(output, rf"(?m)^source/bad.cpp:{line}:.*\[{check}")
        self.assertIn("2 of 2 files", output)

    def testNothingIsFoundInCleanFiles(self):
        status, output = self.look({"source/good.cpp": GOOD})
        self.assertEqual(status, 0, output)
        self.assertIn("1 of 1 files", output)

    def testFilesThatCanNotBeReadAsOneAreReadApart(self):
        status, output = self.look({"source/bad.cpp": BAD, "source/worse.cpp": BAD, "source/good.cpp": GOOD})
        self.assertEqual(status, 1)
        for name in ("bad", "worse"):
            self.assertRegex(output, rf"(?m)^source/{name}.cpp:15:.*\[modernize-use-nullptr")
        self.assertNotIn("source/good.cpp", output)

    def testWhatDoesNotCompileIsNoSuccess(self):
        status, output = self.look({"source/bad.cpp": "int bad() { return missing; }\n"})
        self.assertEqual(status, 1)
        self.assertIn("source/bad.cpp:1:", output)

    def testEachFileHasItsDay(self):
        files = {f"source/{number}/bad.cpp": BAD for number in range(5)}
        seen = []
        for day in range(100, 103):
            output = self.look(files, "--share", "3", UR_TIDY_DAY=str(day))[1]
            seen += [name for name in files if name in output]
        self.assertEqual(sorted(seen), sorted(files))

    def testGeneratedFilesAreLeftOut(self):
        self.assertEqual(self.look({"source/generated/bad.cpp": BAD})[0], 0)


class Braces(unittest.TestCase):
    def style(self, text):
        styled = braces.normalized(text.split("\n"))
        self.assertEqual(braces.normalized(styled), styled, "once is enough")
        return "\n".join(styled)

    def testFilesAreChangedWhereThatIsAsked(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "some.cpp")
            path.write_text("  if (a) {\n    b();\n  }\n")
            script = [sys.executable, ROOT / "scripts/lib/braces.py", path]
            run = subprocess.run(script, capture_output=True, text=True)
            self.assertEqual(run.returncode, 1)
            self.assertIn(f"{path}:1: ", run.stdout)
            self.assertIn("{", path.read_text())
            subprocess.run([*script, "--fix"], capture_output=True)
            self.assertEqual(path.read_text(), "  if (a)\n    b();\n")
            self.assertEqual(subprocess.run(script).returncode, 0)

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
