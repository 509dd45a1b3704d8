#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Perfetto's own trace processor reads what urtrace writes, of real programs on two adapters.

usage: urtrace_perfetto_test.py PACKAGES URTRACE TRACED_PROGRAM ASYNC_PIPELINE NATIVE_CPU_ADAPTER SIM_ADAPTER
"""
import json
import pathlib
import re
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
import perfetto_reader # noqa: E402
import traced # noqa: E402

PACKAGES, TOOLS = sys.argv[1], traced.Tools(*sys.argv[2:7])
KERNELS = {"luma", "blur_rows", "blur_columns", "edges", "histogram", "levels", "compose"}
# Flows, by what they lead from and to.
FLOWS = """select source.name as source, target.name as target, flow_in.name as source_track, flow_out.name as target_track,
           source.ts as from_ts, target.ts as to_ts, target.category as category
           from flow join slice source on flow.slice_out = source.id join slice target on flow.slice_in = target.id
           join thread_track a on source.track_id = a.id join thread flow_in using (utid)
           join thread_track b on target.track_id = b.id join thread flow_out on b.utid = flow_out.utid"""


class Perfetto(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def of(self, adapter, *program):
        run = TOOLS.urtrace(adapter, "--sample", "0", "-o", self.folder / "trace", "--keep", self.folder / "kept", "--", *program)
        self.assertEqual(run.returncode, 0, run.stderr)
        processor = perfetto_reader.TraceProcessor(PACKAGES, self.folder / "trace.json")
        self.addCleanup(processor.close)
        # It has understood everything: no event was dropped, none overlaps another in its track.
        self.assertEqual(processor.query("select name, value from stats where severity in ('error', 'data_loss') and value > 0"),
                         [])
        return processor

    def pipeline(self):
        picture = traced.picture(self.folder)
        return [TOOLS.pipeline, picture, "-o", self.folder / "out.png", "--repeat", "1", "--tile", "64"]

    def test_kernels_on_tracks_of_their_queues(self):
        found = self.of("native_cpu", *self.pipeline())
        tracks = found.query("select thread.name as track, slice.name as name, count(*) as times, min(dur) as least "
                             "from slice join thread_track on slice.track_id = thread_track.id join thread using (utid) "
                             "where slice.category = 'command' group by 1, 2")
        self.assertEqual({row["name"] for row in tracks} & KERNELS, KERNELS)
        for row in tracks:
            self.assertRegex(row["track"], r"^queue \d+ \((in|out of) order, device \d+\)(, row \d+)?$")
            self.assertGreater(row["least"], 0, row)
        queues = {re.match(r"queue \d+", row["track"]).group() for row in tracks}
        calls = found.query("select count(*) as times from slice where name = 'urQueueCreate'")[0]["times"]
        self.assertEqual(len(queues), calls)
        # As long as the kernels' times are by the summary.
        total = found.query("select sum(dur) as total from slice where name = 'compose'")[0]["total"]
        said = re.search(r"^ +\d+ +([\d.,]+) (us|ms) .* compose$", (self.folder / "trace.txt").read_text(), re.M)
        self.assertAlmostEqual(total, float(said[1].replace(",", "")) * {"us": 1e3, "ms": 1e6}[said[2]], delta=total / 50 + 1e4)

    def test_flows_lead_from_a_command_to_that_which_waits(self):
        for adapter in ("native_cpu", "sim"):
            with self.subTest(adapter):
                found = self.of(adapter, TOOLS.program, "flow")
                flows = found.query(FLOWS)
                fills = [row for row in flows if row["source"] == row["target"] == "USM Fill"]
                self.assertEqual(len(fills), 1, flows)
                self.assertNotEqual(fills[0]["source_track"], fills[0]["target_track"])
                self.assertLessEqual(fills[0]["from_ts"], fills[0]["to_ts"])
                from_calls = [row for row in flows if row["source"] == "urEnqueueUSMFill"]
                if adapter == "sim": # whose clock knows nothing of the host's
                    self.assertEqual(from_calls, [])
                    continue
                self.assertEqual([row["target"] for row in from_calls], ["USM Fill", "USM Fill"])
                self.assertEqual({row["source_track"] for row in from_calls}, {"host thread 1"})

    def test_counters_have_the_peak_of_the_pool(self):
        found = self.of("native_cpu", TOOLS.program, "pressure")
        counters = {row["name"]: row for row in found.query(
            "select track.name as name, max(value) as most, count(*) as times from counter join counter_track track "
            "on counter.track_id = track.id group by 1")}
        title = next(re.match(r"usm pool:\d+", name).group() for name in counters if name.startswith("usm pool:"))
        # The same as the pool has said itself in the end.
        own = [json.loads(line).get("a", {}) for path in (self.folder / "kept").glob("calls-*")
               for line in path.read_text().splitlines()]
        own = [values for values in own if values.get("pool") == title][-1]
        by_figure = {name.removeprefix(f"{title} (bytes)").strip(): row["most"] for name, row in counters.items()
                     if name.startswith(title)}
        self.assertEqual(by_figure["reserved"], own["most reserved"], counters)
        self.assertEqual(by_figure["used"], own["most used"], counters)
        self.assertEqual((by_figure["used"], by_figure["live"]), (4 << 20, 4 << 20), counters)
        self.assertIn("at hand", by_figure)

    def test_threads_and_processes(self):
        found = self.of("native_cpu", TOOLS.program, "threads")
        threads = found.query("select distinct thread.name as name from slice join thread_track on "
                              "slice.track_id = thread_track.id join thread using (utid) where slice.name = 'urEnqueueUSMFill'")
        self.assertEqual(len(threads), 3, threads)
        found = self.of("native_cpu", TOOLS.program, "fork")
        rows = found.query("select process.pid as pid, count(*) as times from slice join thread_track on slice.track_id = "
                           "thread_track.id join thread using (utid) join process using (upid) "
                           "where slice.category = 'command' group by 1")
        self.assertEqual([row["times"] for row in rows], [2, 2], rows)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[7:]])
