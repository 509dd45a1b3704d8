#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What counts as a finding of the loader's layers, and which cases limits.txt leaves out."""
import pathlib
import tempfile
import sys
import unittest

import check

BALANCE = "Check balance of create/destroy calls\n     zeContextCreate = 0   \\---> zeContextDestroy = 2 ---> LEAK = -2\n"


class Findings(unittest.TestCase):
    def testWhatIsExpectedIsNone(self):
        self.assertEqual(list(check.findings(BALANCE)), [])
        text = "[trace] ERROR (ZE_RESULT_NOT_READY) in zeEventQueryStatus(hEvent=0x1)\n"
        self.assertEqual(list(check.findings(text + BALANCE)), [])

    def testCallsThatFail(self):
        text = "[trace] ERROR (ZE_RESULT_ERROR_INVALID_NULL_POINTER) in zeMemFree(ptr=0)\n" * 2
        self.assertEqual(list(check.findings(text + BALANCE)), ["zeMemFree answers ZE_RESULT_ERROR_INVALID_NULL_POINTER, 2 times"])

    def testWhatIsLeft(self):
        text = BALANCE + "  zeEventCreate = 3 |\n zexOther = 0 \\---> zeEventDestroy = 2   ---> LEAK = 1\n"
        self.assertEqual(len(list(check.findings(text))), 1)
        made = "x] zeContextCreateEx(hDriver)\n"
        self.assertEqual(len(list(check.findings(made * 2 + "x] zeContextDestroy(hContext)\n" + BALANCE))), 1)
        self.assertEqual(list(check.findings(made + "x] zeContextDestroy(hContext)\n" + BALANCE)), [])

    def testACheckerThatDoesNotRun(self):
        self.assertEqual(list(check.findings("")), ["the leak checker says nothing"])


class Parts(unittest.TestCase):
    def run_shell(self, script, **more):
        with tempfile.TemporaryDirectory() as folder:
            one = check.Check(None, pathlib.Path(folder))
            one.part("name", ["/bin/sh", "-c", script], {}, **more)
            return one.wrong

    def testEachKindOfFailureCounts(self):
        self.assertEqual(self.run_shell("exit 0"), 0)
        self.assertEqual(self.run_shell("exit 1"), 1)
        self.assertEqual(self.run_shell("kill -SEGV $$"), 1)
        self.assertEqual(self.run_shell("exit 0", looks=lambda text: ["something"]), 1)

    def testWhatIsNotThereFails(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertIn("No such file", check.run("name", ["/no/such/program"], {}, pathlib.Path(folder))[0])

    def testFailuresOfPythonsTestsAreNamed(self):
        self.assertEqual(self.run_shell("echo 'FAILED a.py::b - so'", looks=lambda text: ()), 1)

    def testOfAnotherDriverOnlyFindingsCount(self):
        self.assertEqual(self.run_shell("echo '[  FAILED  ] A.b'; exit 1", mayFail=True), 0)
        self.assertEqual(self.run_shell("exit 1", mayFail=True, looks=lambda text: ["something"]), 1)


class Limits(unittest.TestCase):
    def testOfDpctlAreTests(self):
        for reason, test in check.lines_of("dpctl.txt"):
            self.assertIn(reason, ("contents", "times", "modules", "processes"))
            self.assertRegex(test, r"^dpctl/tests/test_\w+\.py::test_\w+$")

    def testNamesADriverAndCases(self):
        driver, cases = check.pinned()
        self.assertRegex(driver, r"^\d+\.\d+\.\d+$")
        self.assertTrue(cases.startswith("-"))
        for pattern in cases[1:].split(":"):
            self.assertRegex(pattern, r"^[\w*/]+\.[\w*/]+$|^\*/\*_profiling$")
            self.assertNotIn(pattern, ("*", "*.*"))


if __name__ == "__main__":
    sys.exit(unittest.main())
