# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of the Python modules that make our pools another library's allocator. Each piece of code runs in a process of its own,
since an allocator is chosen once in a process.

The test's usage: module_test.py LIBRARY MODULE_FOLDER...
"""
import pathlib
import subprocess
import sys
import unittest

LIBRARY, FOLDERS = sys.argv[1], sys.argv[2:]
sys.path[:0] = FOLDERS
GIB = 1 << 30


class ModuleCase(unittest.TestCase):
    #: what each process begins with, once the test's own names are there
    beginning = ""

    def run_code(self, code):
        test = str(pathlib.Path(sys.modules[type(self).__module__].__file__).resolve().parent)
        text = (f"import sys; sys.argv = {['', LIBRARY, *FOLDERS]!r}; sys.path.insert(0, {test!r})\n"
                f"from module_test import *\n{self.beginning}\n{code}")
        return subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=60)

    def passes(self, code):
        result = self.run_code(code)
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, "", ""))

    def fails(self, code, *words):
        result = self.run_code(code)
        self.assertNotEqual(result.returncode, 0)
        for each in words:
            self.assertIn(each, result.stderr.splitlines()[-1])


def main():
    unittest.main(module="__main__", argv=sys.argv[:1])
