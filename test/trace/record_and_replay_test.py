#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Records the example with the tracing layer and plays the trace again, on two adapters; and traces that can't be played.

usage: record_and_replay_test.py BENCH_REPLAY ASYNC_PIPELINE NATIVE_CPU_ADAPTER SIM_ADAPTER [unittest arguments]
"""
import collections
import json
import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib

REPLAY, PIPELINE, NATIVE_CPU, SIM = sys.argv[1:5]
ADAPTERS = {"native_cpu": NATIVE_CPU, "sim": SIM}


def png(width, height):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    generator = random.Random(3)
    rows = b"".join(b"\0" + generator.randbytes(width * 3) for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def run(*command, **environment):
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env={**os.environ, **environment})


class RecordAndReplay(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        picture, cls.trace = pathlib.Path(cls.folder.name, "picture.png"), pathlib.Path(cls.folder.name, "trace.jsonl")
        picture.write_bytes(png(150, 100))
        recorded = run(PIPELINE, str(picture), "-o", str(picture.with_name("out.png")), "--repeat", "1", "--tile", "40",
                       UR_ADAPTERS_FORCE_LOAD=NATIVE_CPU, UR_ENABLE_LAYERS="UR_LAYER_TRACING",
                       UR_LOG_TRACING=f"output:file,{cls.trace}")
        assert recorded.returncode == 0, recorded.stdout + recorded.stderr
        cls.lines = cls.trace.read_text().splitlines(keepends=True)
        cls.functions = collections.Counter(json.loads(line)["f"] for line in cls.lines[1:])

    def replay(self, adapter, trace, *options, **environment):
        return run(REPLAY, f"--adapter={adapter}", *options, str(trace), **environment)

    def altered(self, lines):
        path = pathlib.Path(self.folder.name, self.id() + ".jsonl")
        path.write_text("".join(lines))
        return path

    def number_of(self, function):
        """The line of the first call of a function, from 1."""
        return next(i for i, line in enumerate(self.lines, 1) if line.startswith(f'{{"f":"{function}"'))

    def counts(self, text, word):
        return {name: int(count) for name, count in re.findall(rf"^  {word}: (.+), (\d+)$", text, re.M)}

    def assert_played(self, replay, functions):
        """Every call of the trace was played, replaced, or is said to be left out."""
        self.assertEqual((replay.returncode, replay.stderr), (0, ""), replay.stdout)
        played = int(re.search(r": (\d+) calls played", replay.stdout).group(1))
        skipped, replaced = self.counts(replay.stdout, "skipped"), self.counts(replay.stdout, "replaced by a fill")
        self.assertEqual(played + sum(skipped.values()), sum(functions.values()), replay.stdout)
        for name, count in {**skipped, **replaced}.items():
            self.assertEqual(count, functions[name], name)
        return skipped, replaced

    def test_the_example_on_both_adapters(self):
        self.assertGreater(self.functions["urEnqueueUSMDeviceAllocExp"], 0)
        for name, adapter in ADAPTERS.items():
            with self.subTest(name):
                skipped, replaced = self.assert_played(self.replay(adapter, self.trace, "--check"), self.functions)
                self.assertEqual(set(replaced), {"urEnqueueKernelLaunchWithArgsExp"})
                self.assertFalse([one for one in skipped if re.match("ur(Enqueue|Queue|Event|USM(?!PoolGetInfo))", one)])

    def test_device_times_are_passed_over(self):
        picture, trace = pathlib.Path(self.folder.name, "picture.png"), pathlib.Path(self.folder.name, "times.jsonl")
        recorded = run(PIPELINE, str(picture), "-o", str(picture.with_name("out.png")), "--repeat", "1", "--tile", "40",
                       UR_ADAPTERS_FORCE_LOAD=NATIVE_CPU, UR_ENABLE_LAYERS="UR_LAYER_TRACING",
                       UR_LOG_TRACING=f"output:file,{trace};times:device")
        self.assertEqual(recorded.returncode, 0, recorded.stdout + recorded.stderr)
        lines = [json.loads(line) for line in trace.read_text().splitlines()[1:]]
        calls = collections.Counter(line["f"] for line in lines if "f" in line)
        self.assertEqual(calls, self.functions)
        for one in (line["a"] for line in lines if line.get("e") == "command"):
            self.assertLess(one["started"], one["ended"], one)
        self.assert_played(self.replay(SIM, trace, "--check"), calls)

    def test_nothing_is_left_behind(self):
        for name, adapter in ADAPTERS.items():
            with self.subTest(name):
                self.assert_played(self.replay(adapter, self.trace, "--check",
                                               UR_ENABLE_LAYERS="UR_LAYER_FULL_VALIDATION"), self.functions)

    def test_a_trace_that_ends_early_is_played_and_given_back(self):
        # In the middle of the second form of the program, with queues, events and blocks live.
        part = self.lines[:len(self.lines) // 3]
        functions = collections.Counter(json.loads(line)["f"] for line in part[1:])
        replay = self.replay(NATIVE_CPU, self.altered(part), "--check", UR_ENABLE_LAYERS="UR_LAYER_FULL_VALIDATION")
        self.assert_played(replay, functions)
        self.assertRegex(replay.stdout, r"not released by the program, or its trace is not whole: [1-9]")

    def test_times_as_json(self):
        out = pathlib.Path(self.folder.name, "times.json")
        replay = self.replay(NATIVE_CPU, self.trace, "--benchmark_repetitions=1", "--benchmark_min_time=0.01",
                             f"--benchmark_out={out}")
        self.assertEqual(replay.returncode, 0, replay.stdout + replay.stderr)
        whole, each = json.loads(out.read_text())["benchmarks"]
        self.assertGreater(whole["ns/call"], 0)
        for name in ("ns/async pair", "ns/pair", "ns/command", "ns/stand-in", "ns/other"):
            self.assertGreater(each[name], 0, name)

    def test_another_result_is_a_failure(self):
        number = self.number_of("urEnqueueUSMFreeExp")
        wrong = [*self.lines]
        wrong[number - 1] = wrong[number - 1].replace('"r":0', '"r":39')
        replay = self.replay(NATIVE_CPU, self.altered(wrong), "--check")
        self.assertEqual(replay.returncode, 1, replay.stdout + replay.stderr)
        self.assertRegex(replay.stderr, rf":{number}: urEnqueueUSMFreeExp answers UR_RESULT_SUCCESS, but UR_RESULT_\w+ was")
        timed = self.replay(NATIVE_CPU, self.altered(wrong), "--benchmark_repetitions=1")
        self.assertEqual(timed.returncode, 1, timed.stdout + timed.stderr)
        self.assertIn(f":{number}: urEnqueueUSMFreeExp answers", timed.stderr)

    def test_a_failing_kernel_is_played(self):
        # As if the first launch had failed: what waited for it said so, and the event after it was never made.
        kernel = self.number_of("urEnqueueKernelLaunchWithArgsExp")
        calls = [json.loads(line) for line in self.lines[1:]]
        failed = next(i for i in range(kernel, len(calls)) if calls[i]["f"] == "urQueueFinish")
        lines = [*self.lines]
        lines[failed + 1] = lines[failed + 1].replace('"r":0', '"r":68')
        for name, adapter in ADAPTERS.items():
            with self.subTest(name):
                replay = self.replay(adapter, self.altered(lines), "--check")
                self.assertEqual((replay.returncode, replay.stderr), (0, ""), replay.stdout)
                self.assertIn("perhaps for a command that is replaced, and may succeed: urQueueFinish, 1\n", replay.stdout)
        # Before any command is replaced, an error is one.
        number = self.number_of("urQueueCreate")
        wrong = [*self.lines]
        wrong[number - 1] = wrong[number - 1].replace('"r":0', '"r":68')
        self.assertNotEqual(self.replay(NATIVE_CPU, self.altered(wrong), "--check").returncode, 0)

    def test_what_a_capture_refused_is_left_out(self):
        number = self.number_of("urQueueFinish")
        lines = [*self.lines]
        lines[number - 1] = lines[number - 1].replace('"r":0', '"r":72')
        replay = self.replay(NATIVE_CPU, self.altered(lines), "--check")
        self.assertEqual((replay.returncode, replay.stderr), (0, ""), replay.stdout)
        self.assertIn("skipped: urQueueFinish (a capture refused it, and no capture is played), 1\n", replay.stdout)

    def test_help_names_the_programs_own_options(self):
        help = run(REPLAY, "--help")
        self.assertEqual((help.returncode, help.stderr), (0, ""))
        for option in ("--adapter=NAME|LIBRARY", "--check", "--benchmark_out"):
            self.assertIn(option, help.stdout)

    def assert_refused(self, replay, *words):
        self.assertEqual(replay.returncode, 2, replay.stdout + replay.stderr)
        self.assertNotIn("calls played", replay.stdout)
        self.assertEqual(len(replay.stderr.splitlines()), 1, replay.stderr)
        for word in words:
            self.assertIn(word, replay.stderr)

    def test_a_file_that_is_cut_off_is_not_played(self):
        cut = [*self.lines[:200], self.lines[200][:50]]
        self.assert_refused(self.replay(NATIVE_CPU, self.altered(cut), "--check"), ":201: ", "cut off")

    def test_lines_that_are_missing_are_noticed(self):
        number = self.number_of("urContextCreate")
        without = self.lines[:number - 1] + self.lines[number:]
        self.assert_refused(self.replay(NATIVE_CPU, self.altered(without), "--check"), "context:", "lines are missing")

    def test_foreign_files_and_files_that_are_not_there(self):
        self.assert_refused(self.replay(NATIVE_CPU, self.altered(["PNG\n"]), "--check"), ":1: ", "no trace")
        self.assert_refused(self.replay(NATIVE_CPU, pathlib.Path(self.folder.name, "nothing"), "--check"),
                            "No such file")

    def test_an_adapter_that_is_not_there(self):
        replay = self.replay("nonexistent", self.trace, "--check")
        self.assertEqual(replay.returncode, 2, replay.stdout)
        self.assertIn("bench_replay: no adapter was loaded from libur_adapter_nonexistent.so.0", replay.stderr)

    def test_usage(self):
        self.assert_refused(run(REPLAY, "--check"), "usage")


class Threads(unittest.TestCase):
    """A trace of two threads that hand a block to and fro: the copies are ordered by what had returned."""

    ROUNDS = 300

    def lines(self):
        clock, lines = 10, ['{"trace":"laneway","version":1,"api":"0.12","process":7,"clock":0}\n']

        def call(function, thread, arguments, outputs):
            nonlocal clock
            lines.append(json.dumps({"f": function, "t": thread, "s": clock, "d": 5, "r": 0, "a": arguments, "o": outputs})
                         + "\n")
            clock += 10

        call("urDeviceGet", 1, {"hPlatform": "platform:2", "phDevices": "0x1"}, {"phDevices": ["device:3"]})
        call("urContextCreate", 1, {"DeviceCount": 1, "phDevices": ["device:3"], "pProperties": None, "phContext": "0x1"},
             {"phContext": "context:4"})
        for thread in (1, 2):
            call("urQueueCreate", thread, {"hContext": "context:4", "hDevice": "device:3", "pProperties": None,
                                           "phQueue": "0x1"}, {"phQueue": f"queue:{thread}"})
        waits = {"numEventsInWaitList": 0, "phEventWaitList": None}
        for turn in range(self.ROUNDS):
            first, second = (1, 2) if turn % 2 else (2, 1)
            call("urEnqueueUSMDeviceAllocExp", first, {"hQueue": f"queue:{first}", "pPool": None, "size": 4096,
                                                       "pProperties": None, **waits, "ppMem": "0x1", "phEvent": "0x1"},
                 {"ppMem": "0x1000", "phEvent": f"event:{2 * turn}"})
            call("urEnqueueUSMFill", second, {"hQueue": f"queue:{second}", "pMem": "0x1000", "patternSize": 1,
                                              "pPattern": "#07", "size": 4096, "numEventsInWaitList": 1,
                                              "phEventWaitList": [f"event:{2 * turn}"], "phEvent": "0x1"},
                 {"phEvent": f"event:{2 * turn + 1}"})
            call("urEnqueueUSMFreeExp", first, {"hQueue": f"queue:{first}", "pPool": None, "pMem": "0x1000",
                                                "numEventsInWaitList": 1, "phEventWaitList": [f"event:{2 * turn + 1}"],
                                                "phEvent": None}, {})
            call("urEventRelease", second, {"hEvent": f"event:{2 * turn}"}, {})
            call("urEventRelease", second, {"hEvent": f"event:{2 * turn + 1}"}, {})
        for thread in (2, 1):
            call("urQueueFinish", thread, {"hQueue": f"queue:{thread}"}, {})
            call("urQueueRelease", thread, {"hQueue": f"queue:{thread}"}, {})
        call("urContextRelease", 1, {"hContext": "context:4"}, {})
        return lines

    def replay(self, adapter, lines, **environment):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "threads.jsonl")
            path.write_text("".join(lines))
            return run(REPLAY, f"--adapter={adapter}", "--check", str(path), **environment)

    def test_are_played_on_as_many_in_the_recorded_order(self):
        for name, adapter in ADAPTERS.items():
            with self.subTest(name):
                replay = self.replay(adapter, self.lines(), UR_ENABLE_LAYERS="UR_LAYER_FULL_VALIDATION")
                self.assertEqual((replay.returncode, replay.stderr), (0, ""), replay.stdout)
                self.assertIn("calls played on 2 threads", replay.stdout)

    def test_a_failure_of_one_ends_both(self):
        lines = self.lines()
        number = next(i for i in range(len(lines) // 2, len(lines)) if '"urEventRelease"' in lines[i]) + 1
        lines[number - 1] = lines[number - 1].replace('"r": 0', '"r": 6')
        replay = self.replay(NATIVE_CPU, lines)
        self.assertEqual(replay.returncode, 1, replay.stdout + replay.stderr)
        self.assertRegex(replay.stderr, rf":{number}: urEventRelease answers UR_RESULT_SUCCESS, but UR_RESULT_\w+ was")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[5:]])
