#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The test bed's own rules: what counts as worse than the baseline, who runs when, and what becomes of clients that crash
or hang."""
import argparse
import contextlib
import io
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import unittest.mock

import compare
import pinned
from testbed import processes, results, share, suites, turns
from testbed.results import FAILED, PASSED, SKIPPED, Result


def lines(*entries):
    return [json.dumps(entry) for entry in entries]


def end(name, part, outcome, reason="", expected=False, seconds=1.0):
    return {"end": name, "part": part, "outcome": outcome, "seconds": seconds, "reason": reason, "expected": expected}


class Progress(unittest.TestCase):
    def outcome(self, *entries):
        return results.of_progress(lines({"begin": "t"}, *entries), "killed")["t"]

    def testATestHasTheOutcomeOfItsCall(self):
        passed = self.outcome(end("t", "setup", PASSED), end("t", "call", PASSED), end("t", "teardown", PASSED))
        self.assertEqual(passed, Result(PASSED, 3.0, ""))
        self.assertEqual(self.outcome(end("t", "setup", PASSED), end("t", "call", FAILED, "so"), end("t", "teardown", PASSED)),
                         Result(FAILED, 3.0, "so"))

    def testAFailureAroundTheCallCounts(self):
        self.assertEqual(self.outcome(end("t", "setup", FAILED, "so"), end("t", "teardown", PASSED)).outcome, FAILED)
        self.assertEqual(self.outcome(end("t", "setup", PASSED), end("t", "call", PASSED), end("t", "teardown", FAILED)).outcome,
                         FAILED)

    def testSkippedAndExpectedFailuresAreNoPasses(self):
        self.assertEqual(self.outcome(end("t", "setup", SKIPPED, "why"), end("t", "teardown", PASSED)), Result(SKIPPED, 2.0, "why"))
        self.assertEqual(self.outcome(end("t", "setup", PASSED), end("t", "call", SKIPPED, expected=True)).outcome, FAILED)
        self.assertEqual(self.outcome(end("t", "setup", PASSED), end("t", "call", SKIPPED, expected=True),
                                      end("t", "teardown", PASSED)).outcome, SKIPPED)

    def testATestWithoutAnEndFailed(self):
        self.assertEqual(self.outcome(), Result(FAILED, 0.0, "killed"))
        self.assertEqual(self.outcome(end("t", "setup", PASSED), end("t", "call", PASSED)).reason, "killed")


class Worse(unittest.TestCase):
    BASELINE = {"a": Result(PASSED, 2.0), "b": Result(SKIPPED), "c": Result(FAILED), "d": Result(PASSED, 4.0)}

    def names(self, ours, **more):
        return [name for name, _ in results.worse(self.BASELINE, ours, **more)]

    def testEqualAndBetterAreNotWorse(self):
        self.assertEqual(self.names(self.BASELINE), [])
        self.assertEqual(self.names({**self.BASELINE, "b": Result(PASSED), "e": Result(FAILED)}), [])

    def testEveryOtherEndIsWorse(self):
        for ours in (Result(FAILED), Result(SKIPPED), None):
            found = {name: result for name, result in {**self.BASELINE, "a": ours}.items() if result}
            self.assertEqual(self.names(found), ["a"])

    def testWhatMustPassCountsWithoutTheBaseline(self):
        self.assertEqual(self.names(self.BASELINE, must_pass=["b", "new"]), ["b", "new"])

    def testThePendingDoNot(self):
        self.assertEqual(self.names({}, pending=["a"]), ["d"])

    def testTimesAreOfWhatBothPassed(self):
        ours = {"a": Result(PASSED, 4.0), "d": Result(FAILED, 100.0), "b": Result(PASSED, 100.0)}
        self.assertEqual(results.time_ratio(self.BASELINE, ours), 2.0)
        self.assertIsNone(results.time_ratio({}, ours))

    def testResultsAreKept(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "kept.jsonl"
            results.save(path, self.BASELINE)
            self.assertEqual(results.load(path), self.BASELINE)


class OnLevelZero(unittest.TestCase):
    FOUND = {"a": Result(PASSED), "b": Result(FAILED, 0.0, "so"), "c": Result(SKIPPED), "d": Result(PASSED)}

    def testTestsAreCountedAndFailuresNamed(self):
        self.assertEqual(list(pinned.lines_of("dpctl", self.FOUND)), ["passes dpctl 2", "fails dpctl b"])

    def testWhatIsSaidIsNamed(self):
        self.assertEqual(list(pinned.lines_of("facts", self.FOUND)), ["says facts a", "says facts d", "fails facts b"])

    def testEveryDifferenceCounts(self):
        self.assertEqual(list(pinned.compared(["x", "y"], ["x", "y"])), [])
        self.assertEqual(list(pinned.compared(["x", "y"], ["y", "z"])), ["pinned, and not so: z", "so, and not pinned: x"])


class Narrowed(unittest.TestCase):
    TESTS = ["dpctl/tests/test_a.py::one", "dpctl/tests/sub/test_b.py::two[x::y]"]

    def names(self, name, only, of=1):
        with tempfile.TemporaryDirectory() as folder:
            environment = pathlib.Path(folder)
            for path in ("test_a.py", "sub/test_b.py"):
                file = environment / "lib/python3.11/site-packages/dpctl/tests" / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.touch()
            return suites.narrowed(name, argparse.Namespace(environment=environment, only=only, share=of), self.TESTS)

    def testOnlyWhatRunsCounts(self):
        self.assertEqual(self.names("dpctl", ""), self.TESTS)
        self.assertEqual(self.names("dpctl", "_b"), self.TESTS[1:])

    def testAShareIsTheSameEachTimeAndNotAllOfAFile(self):
        tests = [f"dpctl/tests/test_a.py::{number}" for number in range(100)]
        with unittest.mock.patch.object(self, "TESTS", tests):
            self.assertEqual(self.names("dpctl", "", of=4), [test for test in tests if share.has(test, 4)])
        self.assertIn(len([test for test in tests if share.has(test, 4)]), range(10, 40))
        self.assertTrue(all(share.has(test, 1) for test in tests))

    def testOtherSetsAreNotNarrowed(self):
        self.assertEqual(self.names("programs", "_b"), self.TESTS)


class Turns(unittest.TestCase):
    SETTINGS = [argparse.Namespace(name=name) for name in ("baseline", "adapter", "loader")]

    def testEachPartRunsInAllSettingsBeforeTheNext(self):
        pairs = [(part, setting.name) for part, setting in turns.order("abc", self.SETTINGS)]
        self.assertEqual([part for part, _ in pairs], list("aaabbbccc"))
        for first in (0, 3, 6):
            self.assertEqual({name for _, name in pairs[first:first + 3]}, {"baseline", "adapter", "loader"})
        self.assertEqual([pairs[first][1] for first in (0, 3, 6)], ["baseline", "adapter", "loader"])

    def testResultsAreTheirSettings(self):
        def part(name):
            return lambda setting, folder: {name: Result(PASSED, 1.0, f"{setting.name} in {folder}")}

        outcomes = turns.run([part("a"), part("b")], self.SETTINGS, 2, lambda setting: f"/{setting.name}")
        self.assertEqual(list(outcomes), ["baseline", "adapter", "loader"])
        for name, outcome in outcomes.items():
            self.assertEqual(outcome.found, {test: Result(PASSED, 1.0, f"{name} in /{name}") for test in "ab"})

    def testSaysHowManyRunsAreDone(self):
        told = []
        turns.run([lambda setting, folder: {}] * 2, self.SETTINGS, 2, lambda setting: None, lambda *counts: told.append(counts))
        self.assertEqual(told, [(done, 6) for done in range(1, 7)])


class Compared(unittest.TestCase):
    """Sets of tests are compared with a test that fails on our adapter, in the second of its runs."""

    def lines(self, wanted, repeat):
        ran = []

        def part(setting, _):
            ran.append(setting.name)
            bad = setting.name == "adapter" and ran.count("adapter") == 2
            return {"t": Result(FAILED if bad else PASSED, 1.0)}

        options = argparse.Namespace(results=pathlib.Path(self.folder.name), settings=wanted, repeat=repeat, show=9)
        prepared = [argparse.Namespace(name=name) for name in wanted]
        said = io.StringIO()
        with unittest.mock.patch.object(suites, "parts", return_value=[part]), contextlib.redirect_stdout(said):
            worse = compare.compared("listing", options, prepared)
        return ran, worse, [line.split()[1:3] + line.split()[6:8] for line in said.getvalue().splitlines()
                            if line.startswith("listing")]

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def testOursIsRepeatedAndTheBaselineIsNot(self):
        ran, worse, table = self.lines(["adapter", "baseline"], 3)
        self.assertEqual(ran, ["adapter", "baseline", "adapter", "adapter"])
        self.assertEqual(worse, 1)
        self.assertEqual(table, [["adapter", "1", "1.00", "0"], ["baseline", "1", "-", "-"], ["adapter", "0", "-", "1"],
                                 ["adapter", "1", "1.00", "0"]])

    def testABaselineIsKept(self):
        self.lines(["baseline"], 2)
        ran, worse, table = self.lines(["adapter"], 2)
        self.assertEqual((ran, worse), (["adapter", "adapter"], 1))
        self.assertEqual(table, [["adapter", "1", "1.00", "0"], ["adapter", "0", "-", "1"]])


class Processes(unittest.TestCase):
    def run_shell(self, script, stall=600):
        with tempfile.TemporaryDirectory() as folder:
            log = pathlib.Path(folder) / "log"
            ended = processes.run(["/bin/sh", "-c", script], dict(os.environ), log, stall)
            return ended, log.read_text()

    def testEndsAreNamed(self):
        self.assertEqual(self.run_shell("echo said; echo also >&2"), ("", "said\nalso\n"))
        self.assertEqual(self.run_shell("exit 77")[0], "exit status 77")
        self.assertEqual(self.run_shell("kill -SEGV $$")[0], "killed by SIGSEGV")

    def testWhatHangsIsEndedWithItsChildren(self):
        ended, log = self.run_shell("sleep 1000 & echo $!; wait", stall=1)
        self.assertIn("hung", ended)
        deadline = time.monotonic() + 60  # a killed process takes its moment
        while self.lives(int(log)):
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.01)

    def testWhatOthersLeaveNoRoomIsNoHang(self):
        for silent, used, hangs in ((10, 0, False), (301, 0, True), (301, 0.5, True), (301, 5, False), (1200, 290, False),
                                    (400, 301, True), (1201, 290, True)):
            self.assertEqual(processes.hangs(silent, used, 300), hangs, (silent, used))

    def testProcessorTimeIsOfAllThatASessionHas(self):
        with subprocess.Popen(["/bin/sh", "-c", "while :; do :; done & wait"], start_new_session=True) as process:
            try:
                deadline = time.monotonic() + 60  # the machine may be busy
                while processes.processor_seconds(process.pid) < 0.05:
                    self.assertLess(time.monotonic(), deadline)
            finally:
                os.killpg(process.pid, signal.SIGKILL)

    @staticmethod
    def lives(pid):
        try:
            with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
                return stat.read().rsplit(")", 1)[1].split()[0] not in "ZX"
        except FileNotFoundError:
            return False


if __name__ == "__main__":
    sys.exit(unittest.main())
