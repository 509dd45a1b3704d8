#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What urtrace tells of programs that hang: while they do, and of traces that were made for it.

usage: urtrace_hangs_test.py URTRACE TRACED_PROGRAM ASYNC_PIPELINE NATIVE_CPU_ADAPTER SIM_ADAPTER
"""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parent), str(pathlib.Path(__file__).resolve().parents[2] / "tools/urtrace")]
sys.dont_write_bytecode = True
import traced # noqa: E402
from laneway_trace import hangs, reading # noqa: E402

TOOLS = traced.Tools(*sys.argv[1:6])
HEADER = {"trace": "laneway", "version": 1, "process": 7, "clock": 0}


class Programs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def start(self, *arguments):
        run = TOOLS.start("native_cpu", "-o", self.folder / "out", "-q", *arguments)
        self.addCleanup(run.communicate)
        self.addCleanup(run.kill)
        return run

    @staticmethod
    def report(run):
        """The next one."""
        lines = []
        for line in run.stderr:
            lines.append(line)
            if line == "\n" and len(lines) > 1 and "What hangs" in lines[1]:
                return "".join(lines)
        raise AssertionError(f"no report: {lines}")

    def test_who_asks_is_told_and_the_program_goes_on(self):
        run = self.start("--hang-after", "0", "--keep", self.folder / "kept", "--", TOOLS.program, "hang")
        self.assertEqual(run.stdout.readline(), "ready\n")
        text = ""
        while not all(word in text for word in ("in Driver::", "core: until", ": running")): # all behind that
            run.send_signal(signal.SIGUSR1)
            text = self.report(run)
        at = ", by thread 1 at traced_program.cpp:42 work [0-9.,]+ [mu]?s ago: "
        self.assertRegex(text, r"(?m)^  thread 1 \(of the system \d+\) has been in urQueueFinish for [0-9.,]+ [mu]?s, at traced_program.cpp:42 work, "
                               r"in Driver::(finish|wait) for [0-9.,]+ [mu]?s\n"
                               r"    waits for command 1 of queue \d+ \(USM Fill, event \d+\)" + at + r"submitted\n"
                               r"      waits for command 2 of queue \d+ \(USM Fill, event \d+\)" + at + r"submitted\n"
                               r"        waits for command 1 of queue \d+ \(Host Task\)" + at + r"running\n")
        self.assertRegex(text, r"(?m)^  thread 2 .* has been in urLanewayEventWaitFor .*, in core: until events are over for [0-9.,]+ [mun]*s\n"
                               r"    waits for command 2 of queue \d+ .*\n    waits for command 1 of queue \d+ ")
        causes = re.findall(r"(?m)^  cause: .*$", text)
        self.assertEqual(len(causes), 1, text)
        self.assertRegex(causes[0], r"command 1 of queue \d+ \(Host Task\): a host task that runs, and is in no call")
        _, errors = run.communicate("x", timeout=100)
        self.assertEqual(run.returncode, 0, errors)
        summary = (self.folder / "out.txt").read_text()
        self.assertIn(text.strip(), summary)
        self.assertRegex(summary, r"(?m)^ +2 .* 2  USM Fill$") # all that came behind the report is there
        self.assertRegex(summary, r"(?m)^ +\d+ .*  urQueueFinish · Driver::(finish|wait)$")
        self.assertRegex(summary, r"(?m)^    .*, urQueueFinish \(thread 1, .*; in Driver::(finish|wait) for ")
        self.nested(json.loads((self.folder / "out.json").read_text())["traceEvents"])
        self.assertFalse((self.folder / "kept/ask").exists())

    def nested(self, events):
        """What entries were in lies below them."""
        entries = [event for event in events if event.get("cat") == "call"]
        within = [event for event in events if event.get("cat") == "vendor"]
        self.assertGreater(len(within), 0)
        for one in within:
            self.assertTrue(any(entry["tid"] == one["tid"] and entry["name"] == one["args"]["entry"] and entry["ts"] <= one["ts"]
                                and one["ts"] + one["dur"] <= entry["ts"] + entry["dur"] + 0.0005 for entry in entries), one)

    def test_a_circle_is_told_by_itself(self):
        run = self.start("--hang-after", "0.05", "--", TOOLS.program, "circle")
        text = self.report(run)
        while "a circle" not in text: # the first may come between two calls
            text = self.report(run)
        self.assertRegex(text, r"cause: a circle, which never ends: .*command 1 of queue \d+ \(Host Task\), which waits for "
                               r"urEventWait of thread \d+, which waits for command 2 of queue \d+ \(USM Fill\), which waits for command 1 ")
        run.send_signal(signal.SIGTERM)
        run.communicate(timeout=100)
        self.assertEqual(run.returncode, 128 + signal.SIGTERM)

    def test_nothing_hangs(self):
        run = TOOLS.urtrace("native_cpu", "-o", self.folder / "out", "--hang-after", "1000", "--", TOOLS.program, "fork")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertNotIn("What hangs", run.stderr)

    def test_wrong_options(self):
        for arguments, words in ((["--hang-after", "-1", "--", "x"], "--hang-after is -1, expected 0 to"),
                                 (["--hang-after", "1", "--read", "x"], "it goes with neither --read nor"),
                                 (["--hang-after", "1", "--no-device-times", "--", "x"], "it goes with neither --read nor")):
            run = TOOLS.urtrace("native_cpu", *arguments)
            self.assertEqual((run.returncode, words in run.stderr), (2, True), run.stderr)
        for words in ("hang:soon", "hang:1,a,b"):
            run = subprocess.run([TOOLS.program, "flow"], capture_output=True, text=True, check=False, env={
                **os.environ, "UR_ADAPTERS_FORCE_LOAD": TOOLS.adapters["native_cpu"], "UR_ENABLE_LAYERS": "UR_LAYER_TRACING",
                "UR_LOG_TRACING": words})
            self.assertIn("is not hang:<milliseconds>, a number, with at most one path", run.stderr)


class Made(unittest.TestCase):
    """Traces that no program has to be hung for."""

    def report(self, *lines):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "calls-7.jsonl")
            path.write_text("".join(json.dumps(line) + "\n" for line in (HEADER, *lines)))
            read = reading.read([str(path)])
        return "\n".join(hangs.report(read, *hangs.told(read)[0]))

    @staticmethod
    def call(function, start, arguments, outputs=None):
        return {"f": function, "t": 1, "s": start, "d": 5, "r": 0, "a": arguments, "o": outputs or {}}

    def queue(self, name, flags=0):
        return [self.call("urQueueCreate", 1, {"hDevice": "device:1", "pProperties": {"flags": flags}}, {"phQueue": name}),
                {"e": "queue", "s": 2, "a": {"queue": name, "device": "device:1", "times": True}}]

    def fill(self, queue, start, event, after=None):
        return self.call("urEnqueueUSMFill", start, {"hQueue": queue, "phEventWaitList": after}, {"phEvent": event})

    @staticmethod
    def hang(calls, states, told=True, vendor=()):
        lines = [{"e": "hang", "s": 1000, "a": {"number": 1, "why": "asked", "calls": calls, "vendor": vendor}}]
        lines += [{"e": "state", "s": 1001, "a": {"t": 1, "call": call, "queue": queue, "state": state}} for call, queue, state in states]
        return lines + ([{"e": "hang told", "s": 1002, "a": {"number": 1, "commands": len(states)}}] if told else [])

    FINISH = {"f": "urQueueFinish", "t": 1, "tid": 70, "s": 500, "a": {"hQueue": "queue:1"}}

    def test_an_event_of_another_program(self):
        text = self.report(*self.queue("queue:1"),
                           self.call("urEventCreateWithNativeHandle", 5, {}, {"phEvent": "event:9"}),
                           self.fill("queue:1", 10, "event:1", ["event:9"]), *self.hang([self.FINISH], [(10, "queue:1", "submitted")]))
        self.assertIn("\n  cause: event 9, made from a native handle: another API or program signals it", text)
        self.assertEqual(text.count("cause:"), 1, text)

    def test_a_command_that_runs_and_what_is_over(self):
        text = self.report(*self.queue("queue:1"), self.fill("queue:1", 10, "event:1"), self.fill("queue:1", 20, "event:2"),
                           *self.hang([self.FINISH], [(10, "queue:1", "complete"), (20, "queue:1", "running")]))
        self.assertIn("cause: command 2 of queue 1 (USM Fill) runs, enqueued 980 ns ago", text)
        self.assertNotIn("command 1 ", text)

    def test_a_queue_of_a_native_handle(self):
        queue = [self.call("urQueueCreateWithNativeHandle", 1, {"hDevice": "device:1"}, {"phQueue": "queue:1"}),
                 {"e": "queue", "s": 2, "a": {"queue": "queue:1", "device": "device:1", "times": False}}]
        fills = [self.fill("queue:1", 10, "event:1"), self.fill("queue:1", 20, "event:2")]
        over = {"e": "command", "s": 30, "a": {"t": 1, "call": 10, "queue": "queue:1", "untimed": "its queue has no profiling"}}
        text = self.report(*queue, *fills, over, *self.hang([self.FINISH], [(20, "queue:1", "running")]))
        self.assertIn("cause: command 2 of queue 1 (USM Fill) runs, enqueued 980 ns ago", text)
        self.assertNotIn("command 1 ", text)
        text = self.report(*queue, *fills, *self.hang([self.FINISH], [(20, "queue:1", "running")])) # the first was captured
        self.assertNotIn("command 1 ", text)
        queue[1]["a"]["out of order"] = True
        text = self.report(*queue, *fills, *self.hang([self.FINISH], [(10, "queue:1", "running"), (20, "queue:1", "running")]))
        self.assertEqual(text.count("cause: "), 2, text)

    def test_all_of_a_queue_out_of_order(self):
        text = self.report(*self.queue("queue:1", 1), self.fill("queue:1", 10, "event:1"), self.fill("queue:1", 20, "event:2"),
                           *self.hang([self.FINISH], [(10, "queue:1", "running"), (20, "queue:1", "running")]))
        self.assertEqual(text.count("cause: "), 2, text)

    def test_a_wait_with_a_time_in_a_circle(self):
        task = self.call("urEnqueueHostTaskExp", 10, {"hQueue": "queue:1", "phEventWaitList": None}, {"phEvent": "event:1"})
        for timeout, words in ((5, "a circle, in which a wait ends by itself: "), (2**64 - 1, "a circle, which never ends: ")):
            wait = {"f": "urLanewayEventWaitFor", "t": 2, "tid": 71, "s": 600, "task": {"t": 1, "call": 10},
                    "a": {"numEvents": 1, "phEvents": ["event:2"], "mode": 0, "timeout": timeout}}
            text = self.report(*self.queue("queue:1"), task, self.fill("queue:1", 20, "event:2"),
                               *self.hang([wait], [(10, "queue:1", "running"), (20, "queue:1", "submitted")]))
            self.assertIn("cause: " + words, text)

    def test_a_driver_that_does_not_answer(self):
        text = self.report(*self.queue("queue:1"), self.fill("queue:1", 10, "event:1"), *self.hang([self.FINISH], [], told=False))
        self.assertIn("a driver doesn't answer how far commands are", text)
        self.assertIn("cause: command 1 of queue 1 (USM Fill): nobody knows how far it is", text)

    def test_commands_that_no_thread_waits_for(self):
        text = self.report(*self.queue("queue:1"), self.fill("queue:1", 10, "event:1"), *self.hang([], [(10, "queue:1", "queued")]))
        self.assertIn("no thread is in a call", text)
        self.assertIn("cause: command 1 of queue 1 (USM Fill) is queued, and all that it waits for by this trace is over", text)

    def test_the_vendor_call_that_a_thread_is_in(self):
        vendor = [{"f": "cuMemFree", "t": 1, "tid": 70, "s": 600, "thread": "app"}, {"f": "cuEventQuery", "t": 5, "tid": 75, "s": 900, "thread": "ur-notices"}]
        text = self.report(*self.queue("queue:1"), *self.hang([{**self.FINISH, "f": "urUSMFree", "a": {}}], [], vendor=vendor))
        self.assertIn("has been in urUSMFree for 500 ns, in cuMemFree for 400 ns\n", text)
        self.assertIn("\n  thread 5 (ur-notices, of the system 75), in no entry, has been in cuEventQuery for 100 ns\n", text)
        self.assertIn("cause: thread 1 has been in urUSMFree for 500 ns, in cuMemFree for 400 ns, and by this trace waits for nothing", text)

    def test_each_vendor_call_is_of_its_own_entry(self):
        inner = {**self.FINISH, "f": "urEventWait", "s": 700, "a": {"phEventWaitList": []}}
        vendor = [{"f": "cuStreamSynchronize", "t": 1, "tid": 70, "s": 600, "thread": "app"}, {"f": "cuEventSynchronize", "t": 1, "tid": 70, "s": 800, "thread": "app"}]
        text = self.report(*self.queue("queue:1"), *self.hang([self.FINISH, inner], [], vendor=vendor))
        self.assertIn("has been in urQueueFinish for 500 ns, in cuStreamSynchronize for 400 ns\n", text)
        self.assertIn("has been in urEventWait for 300 ns, in cuEventSynchronize for 200 ns\n", text)

    def test_a_call_that_waits_for_nothing_known(self):
        text = self.report(*self.queue("queue:1"), *self.hang([{**self.FINISH, "f": "urProgramBuild", "a": {}}], []))
        self.assertIn("cause: thread 1 has been in urProgramBuild for 500 ns, and by this trace waits for nothing that isn't over", text)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[6:]])
