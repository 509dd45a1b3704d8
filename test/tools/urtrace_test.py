#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""urtrace as a user runs it: exit status, what it writes, programs that end badly, wrong options.

usage: urtrace_test.py URTRACE TRACED_PROGRAM ASYNC_PIPELINE NATIVE_CPU_ADAPTER SIM_ADAPTER
"""
import collections
import importlib.util
import json
import pathlib
import re
import shutil
import signal
import sys
import tempfile
import unittest
import xml.etree.ElementTree

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parent), str(pathlib.Path(__file__).resolve().parents[2] / "tools/urtrace")]
sys.dont_write_bytecode = True
import traced # noqa: E402
from laneway_trace import callers # noqa: E402

TOOLS = traced.Tools(*sys.argv[1:6])
PHASES = {"X": {"ts", "dur", "cat", "args"}, "M": {"args"}, "C": {"ts", "args"}, "s": {"ts", "id"}, "f": {"ts", "id", "bp"}}


class Urtrace(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_it(self, *program, adapter="native_cpu", options=(), status=0, **variables):
        run = TOOLS.urtrace(adapter, "-o", self.folder / "out", *options, "--", *program, **variables)
        self.assertEqual(run.returncode, status, run.stdout + run.stderr)
        return run

    def program(self, what, **more):
        return self.run_it(TOOLS.program, what, **more)

    def summary(self):
        return (self.folder / "out.txt").read_text()

    def section(self, title):
        return re.search(rf"^{title}.*?\n\n", self.summary() + "\n", re.M | re.S).group()

    def events(self):
        return json.loads((self.folder / "out.json").read_text())["traceEvents"]


class WhatItWrites(Urtrace):
    def test_events_have_the_members_of_their_kind_and_slices_nest(self):
        for adapter in TOOLS.adapters:
            with self.subTest(adapter):
                self.program("threads", adapter=adapter)
                slices, flows = collections.defaultdict(list), collections.defaultdict(list)
                for event in self.events():
                    self.assertLessEqual({"name", "pid", "tid"} | PHASES[event["ph"]], set(event), event)
                    if event["ph"] == "X":
                        begin, length = round(event["ts"] * 1000), round(event["dur"] * 1000)
                        self.assertGreater(length, 0, event)
                        slices[event["pid"], event["tid"]].append((begin, begin + length))
                    elif event["ph"] in "sf":
                        flows[event["id"]].append(event)
                for spans in slices.values():
                    open_until = []
                    for begin, end in sorted(spans, key=lambda span: (span[0], -span[1])):
                        while open_until and open_until[-1] <= begin:
                            open_until.pop()
                        self.assertTrue(not open_until or end <= open_until[-1], (begin, end, open_until))
                        open_until.append(end)
                for both in flows.values():
                    self.assertEqual([one["ph"] for one in both], ["s", "f"])
                    self.assertLessEqual(both[0]["ts"], both[1]["ts"])
                    for one in both: # inside a slice of its track, to which it belongs
                        time = round(one["ts"] * 1000)
                        self.assertTrue(any(begin <= time < end for begin, end in slices[one["pid"], one["tid"]]), one)

    def test_kernels_by_name_and_where_the_host_waited(self):
        self.run_it(TOOLS.pipeline, traced.picture(self.folder), "-o", self.folder / "picture-out.png", "--repeat", "1",
                    "--tile", "64")
        kernels = self.section("Time of devices")
        for name in ("luma", "blur_rows", "blur_columns", "histogram", "compose", "USM Memcpy"):
            self.assertRegex(kernels, rf"(?m)^ +\d+  +[\d.,]+ (ns|us|ms) .* {name}$")
        self.assertRegex(self.section("Entries that blocked"), r"urQueueFinish \(thread 1\): waited for \w+ on queue \d+, which took")
        self.assertEqual(self.section("Never freed").split("\n")[1], "  nothing")

    def test_stalls_and_their_reasons(self):
        self.program("pressure", options=["--vendor-calls", "0"])
        stalls = self.section("Allocations that stalled")
        self.assertRegex(stalls, r"urEnqueueUSMDeviceAllocExp of 4 MiB \(thread 1\), .*nothing had 4 MiB but frees that are pending \(3 MiB\), for which the host waited; .*in core: until pending frees are over for [0-9.,]+ ")
        self.assertRegex(stalls, r"urEnqueueUSMDeviceAllocExp of 8 MiB \(thread 1\), .*it failed: there was no way to have 8 MiB")
        self.assertRegex(self.section("Pools"), r"(?m)^ +4 MiB +4 MiB +\d+ M?i?B +2 +2 +1 +1  usm pool:\d+$")
        self.assertIn("urEnqueueUSMDeviceAllocExp (1 of them failed)", self.section("Calls by function"))

    def test_vendor_calls_of_entries_and_of_other_threads(self):
        self.program("flow", options=["--keep", self.folder / "kept"])
        calls = next((self.folder / "kept").glob("calls-*"))
        text = "".join(line for line in calls.read_text().splitlines(True) if '"e":"vendor"' not in line)
        finishes = [json.loads(line) for line in text.splitlines() if line.startswith('{"f":"urQueueFinish"')]
        allocation = next(json.loads(line) for line in text.splitlines() if line.startswith('{"f":"urEnqueueUSMDeviceAllocExp"'))
        def line(function, thread, start, duration, **more):
            return json.dumps({"e": "vendor", "s": start, "a": {"f": function, "t": thread, "d": duration, **more}}) + "\n"
        text += "".join(line("cuStreamSynchronize", 1, one["s"], 2000, call=one["s"]) for one in finishes)
        text += line("cuMemCreate", 1, allocation["s"], 1500, call=allocation["s"])
        text += line("cuMemFree", 9, 5, 4000) + json.dumps({"e": "thread", "s": 4, "a": {"t": 9, "tid": 1, "name": "ur-frees"}}) + "\n"
        calls.write_text(text)
        run = TOOLS.urtrace("native_cpu", "-o", self.folder / "out", "--read", *(self.folder / "kept").glob("*.jsonl"))
        self.assertEqual(run.returncode, 0, run.stderr)
        rows = re.findall(r"(?m)^ +(\d+) +([\d.]+ us) +([\d.]+ us) +([\d.]+ us)  (.* · .*)$", self.section("Entries by the vendor calls"))
        self.assertEqual(set(rows), {
            ("2", "4.00 us", "2.00 us", "2.00 us", "urQueueFinish · cuStreamSynchronize"),
            ("1", "4.00 us", "4.00 us", "4.00 us", "no entry, thread 9 (ur-frees) · cuMemFree"),
            ("1", "1.50 us", "1.50 us", "1.50 us", "urEnqueueUSMDeviceAllocExp · cuMemCreate")})
        self.assertRegex(self.section("Allocations that stalled"), r"the pool grew by .*: a call of the driver; in cuMemCreate for 1.50 us\n")
        self.assertRegex(self.section("Entries that blocked"), r"urQueueFinish \(thread 1\).*; in cuStreamSynchronize for 2.00 us\n")
        slices = [event for event in self.events() if event.get("cat") == "vendor"]
        self.assertEqual(sorted((event["name"], event["args"]["entry"]) for event in slices), [
            ("cuMemCreate", "urEnqueueUSMDeviceAllocExp"), ("cuMemFree", "none"), *[("cuStreamSynchronize", "urQueueFinish")] * 2])
        self.assertIn("adapter's thread 9 (ur-frees)", [event["args"]["name"] for event in self.events() if event["name"] == "thread_name"])

    def test_without_vendor_calls(self):
        self.program("flow", options=["--no-vendor-calls", "--keep", self.folder / "kept"])
        self.assertIn("none took long enough to be told, or they weren't asked for", self.section("Entries by the vendor calls"))
        self.assertNotIn('"e":"vendor"', next((self.folder / "kept").glob("calls-*")).read_text())

    def test_allocations_by_site_and_what_was_never_freed(self):
        for what, site in (("flow", "urEnqueueUSMDeviceAllocExp of 195 KiB, the device's pool"),
                           ("where", "traced_program.cpp:42 work")):
            with self.subTest(what):
                self.program(what)
                self.assertRegex(self.section("Never freed"), rf"(?m)^ +1 +195 KiB  {re.escape(site)}$")
                self.assertIn(f"  {site}\n", self.section("Allocations by where"))

    def test_allocations_by_their_callers(self):
        self.program("flow", options=["--stacks", "16"])
        at = r"\(traced_program\.cpp:\d+\)" if shutil.which("addr2line") or shutil.which("llvm-symbolizer") else r"\S+\+0x[0-9a-f]+\)?"
        sites = re.findall(rf"(?m)^.*  (\S.*{at} < .*{at} < .*{at})$", self.section("Allocations by where"))
        self.assertEqual(len(sites), 2, self.summary()) # two calls of one function, from two lines
        self.assertIn(f"  {sites[0]}\n", self.section("Never freed"))
        if "cpp" in at:
            self.assertRegex(sites[0], r"allocate\(.*flow\(bool\).* < main \(")
            self.assertRegex(sites[0], r"flow\(bool\) .* < .*playFlow.* < main \(") # though it is a part of main
        self.program("where", options=["--stacks", "16"]) # a place that the program tells comes first
        self.assertIn("  traced_program.cpp:42 work\n", self.section("Allocations by where"))

    def test_frames_of_runtimes_are_no_callers(self):
        frames = [{"m": "/x/libsycl.so.8", "o": 1, "s": "_ZN4sycl5queueC1Ev"}, {"m": "/x/libur_adapter_cuda.so.0", "o": 2}, {},
                  {"m": "/x/app", "o": 16, "s": "_Z4stepi"}, {"m": "/x/libtool.so", "o": 32},
                  {"m": "/lib/libc.so.6", "o": 3, "s": "__libc_start_main"}, {"m": "/x/app", "o": 4}]
        step = "step(int)" if shutil.which("c++filt") else "_Z4stepi"
        self.assertEqual(callers.named([frames])(frames), f"{step} (app+0x10) < libtool.so+0x20")
        self.assertEqual(callers.named([])([]), "")

    def test_without_device_times(self):
        self.program("flow", options=["--no-device-times"])
        self.assertIn("no command has device times", self.summary())
        names = [event["args"]["name"] for event in self.events() if event["name"] == "thread_name"]
        self.assertEqual(len([name for name in names if "times of the host's calls: no device times" in name]), 2, names)

    def test_a_device_whose_clock_cannot_be_read(self):
        self.program("threads", options=["--keep", self.folder / "kept"])
        calls = next((self.folder / "kept").glob("calls-*"))
        first = [event for event in self.events() if event.get("cat") == "command"]
        calls.write_text("".join(line for line in calls.read_text().splitlines(True) if '"e":"device clock"' not in line))
        run = TOOLS.urtrace("native_cpu", "-o", self.folder / "out", "--read", calls)
        self.assertEqual(run.returncode, 0, run.stderr)
        placed = [event for event in self.events() if event.get("cat") == "command"]
        self.assertEqual(len(placed), len(first))
        for now, then in zip(placed, first): # by the host's clock, which a device's own may run a little beside
            self.assertAlmostEqual(now["dur"], then["dur"], delta=0.01 + then["dur"] / 1000)
        starts = [event for event in self.events() if event["name"] == "urEnqueueUSMFill"]
        self.assertLessEqual(min(event["ts"] for event in starts), min(event["ts"] for event in placed))
        titles = [event["args"]["name"] for event in self.events() if event["name"] == "thread_name"]
        self.assertEqual(sum("placed by the calls: the device's clock can't be read" in title for title in titles), 3, titles)

    def test_kernels_have_their_names_in_cpp(self):
        with_it = bool(shutil.which("c++filt"))
        self.run_it(TOOLS.pipeline, traced.picture(self.folder), "-o", self.folder / "picture-out.png", "--repeat", "1",
                    "--tile", "64", options=["-q", "--keep", self.folder / "kept"])
        calls = next((self.folder / "kept").glob("calls-*"))
        calls.write_text(calls.read_text().replace('"pKernelName":"luma"', '"pKernelName":"_ZTSN4work4lumaIfEE"'))
        run = TOOLS.urtrace("native_cpu", "-o", self.folder / "out", "--read", calls)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("  work::luma<float>\n" if with_it else "  _ZTSN4work4lumaIfEE\n", self.section("Time of devices"))

    def test_kept_traces_are_read_again(self):
        self.program("flow", options=["--keep", self.folder / "kept"])
        first = self.section("Time of devices"), self.events()
        (self.folder / "out.json").unlink()
        run = TOOLS.urtrace("native_cpu", "-o", self.folder / "out", "--read", *(self.folder / "kept").glob("*.jsonl"))
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual((self.section("Time of devices"), self.events()), first)

    def test_the_programs_own_layers_stay(self):
        run = self.program("flow", UR_ENABLE_LAYERS="UR_LAYER_LEAK_CHECKING")
        self.assertIn("still held", run.stderr) # the program keeps its adapter and its device
        self.assertNotIn("event", "".join(line for line in run.stderr.splitlines() if "still held" in line))

    @unittest.skipUnless(importlib.util.find_spec("matplotlib"), "python3-matplotlib is missing")
    def test_pictures(self):
        self.program("threads", options=["--plot", "--sample", "0"])
        for name in ("pool", "step"):
            self.assertEqual((self.folder / f"out-{name}.png").read_bytes()[:8], b"\x89PNG\r\n\x1a\n")
            root = xml.etree.ElementTree.parse(self.folder / f"out-{name}.svg").getroot()
            self.assertTrue(root.tag.endswith("svg"))
        for options, words in ((["--pool", "nothing"], "there is no such pool; there are: default pool of context:"),
                               (["--step", "99"], " steps; a step ends when the host has waited")):
            run = self.program("threads", options=["--plot", *options], status=1)
            self.assertIn(words, run.stderr)

    @unittest.skipIf(importlib.util.find_spec("matplotlib"), "python3-matplotlib is there")
    def test_pictures_without_matplotlib(self):
        self.assertIn("--plot needs matplotlib", self.program("flow", options=["--plot"], status=1).stderr)


class HowProgramsEnd(Urtrace):
    def test_the_status_is_the_programs(self):
        self.program("exit", status=7)
        self.assertIn("traced_program exit ended with status 7", self.summary())
        self.assertRegex(self.section("Time of devices"), r"(?m)^ +1 .* USM Fill$")

    def test_a_crash_loses_nothing_that_was_called(self):
        self.program("crash", status=128 + 11)
        self.assertIn("was ended by signal 11 (SIGSEGV)", self.summary())
        self.assertRegex(self.section("Calls by function"), r"(?m)^ +1 .* urQueueFinish$")
        self.assertRegex(self.section("Time of devices"), r"(?m)^ +1 .* USM Fill$")

    def test_a_line_that_is_cut_off(self):
        self.program("flow", options=["--keep", self.folder / "kept"])
        calls = next((self.folder / "kept").glob("calls-*"))
        calls.write_bytes(calls.read_bytes()[:-10])
        run = TOOLS.urtrace("native_cpu", "-o", self.folder / "out", "--read", calls)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("1 line at the ends of files not whole", self.summary())

    def test_signals_go_on_to_the_program(self):
        for script, status, words in (("trap 'exit 5' TERM; echo ready; while :; do sleep 0.05; done", 5, "ended with status 5"),
                                      ("echo ready; exec sleep 100", 128 + 15, "was ended by signal 15 (SIGTERM)")):
            with TOOLS.start("native_cpu", "-o", self.folder / "out", "--", "/bin/sh", "-c", script) as run:
                self.assertEqual(run.stdout.readline(), "ready\n")
                run.send_signal(signal.SIGTERM)
                _, errors = run.communicate(timeout=60)
            self.assertEqual(run.returncode, status, errors)
            self.assertIn(words, errors)

    def test_parent_and_child(self):
        self.program("fork")
        self.assertIn(", 2 processes, ", self.summary())
        self.assertEqual(len({event["pid"] for event in self.events() if event["ph"] == "X"}), 2)

    def test_threads(self):
        self.program("threads")
        self.assertRegex(self.summary(), r"calls, 1 process, 4 threads, 3 queues, 60 commands")
        self.assertRegex(self.section("Time of devices"), r"(?m)^ +60 .* 3  USM Fill$")

    def test_a_long_trace_in_blocks(self):
        self.program("large", options=["--buffered", "-q"])
        self.assertRegex(self.section("Time of devices"), r"(?m)^ +4000 .* 2  USM Fill$")

    def test_a_program_that_calls_nothing(self):
        run = self.run_it("/bin/sh", "-c", "exit 3", status=3)
        self.assertIn("no call was traced", run.stderr)
        self.run_it("/bin/true", status=1)

    def test_programs_that_cannot_be_run(self):
        self.assertIn("can't be run: No such file", self.run_it(self.folder / "nothing", status=127).stderr)
        self.assertIn("can't be run: Permission denied", self.run_it(self.folder, status=126).stderr)


class Options(unittest.TestCase):
    def test_wrong_ones_say_what_is_wrong(self):
        for arguments, words in (
                ([], "no program: it stands behind '--'"), (["--"], "no program"), (["--plto", "--", "x"], "'--plto' is no option"),
                (["program"], "'program' isn't expected here: the program stands behind '--'"),
                (["--sample", "-1", "--", "x"], "--sample is -1, expected 0 or more"),
                (["--sample", "often", "--", "x"], "invalid int value: 'often'"),
                (["--vendor-calls", "-1", "--", "x"], "--vendor-calls is -1, expected 0 to 4000000 microseconds"),
                (["--stacks", "65", "--", "x"], "--stacks is 65, expected 0 to 64"),
                (["--step", "0", "--plot", "--", "x"], "--step is 0, expected 1 or more"),
                (["--pool", "p", "--", "x"], "--pool says something of pictures: it needs --plot"),
                (["--read", "f", "--", "x"], "either --read or a program, not both"),
                (["--keep", "a;b", "--", "x"], "no folder with one of ,;:% in its name"),
                (["-o", "/nowhere/at/all", "--", "x"], "there is no folder /nowhere/at")):
            with self.subTest(arguments):
                run = TOOLS.urtrace("native_cpu", *arguments)
                self.assertEqual(run.returncode, 2, run.stderr)
                self.assertIn(words, run.stderr)

    def test_help_and_version(self):
        run = TOOLS.urtrace("native_cpu", "--help")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertIn("--no-device-times", run.stdout)
        self.assertRegex(TOOLS.urtrace("native_cpu", "--version").stdout, r"^urtrace \d+\.\d+\.\d+\n$")

    def test_files_that_are_no_traces(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "x.jsonl")
            for text, words in (("PNG\n", ":1: this is no line of a trace"), ('{"f":"urInit"}\n', ":1: this is no line of a trace: the first line"),
                                ('{"trace":"laneway","version":9,"process":1,"clock":0}\n', "only traces of laneway in version 1")):
                path.write_text(text)
                run = TOOLS.urtrace("native_cpu", "-o", pathlib.Path(folder, "out"), "--read", path)
                self.assertEqual(run.returncode, 1, run.stderr)
                self.assertIn(words, run.stderr)
        self.assertIn("No such file", TOOLS.urtrace("native_cpu", "--read", "/nothing").stderr)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[6:]])
