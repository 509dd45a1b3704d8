#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""scripts/keep-hip-on-nvidia keeps what an archive has found out, and nothing of one in which a part failed.

usage: hip_on_nvidia_test.py ROOT
"""
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
PAGE = "# HIP\n\n<!-- hip on nvidia -->\nolder words\n<!-- end of hip on nvidia -->\nthe rest\n"
PROBE = "| call | its device |\n|---|---|\n\n| ns, median of 3 rounds | idle |\n|---|---|\n| `hipGetDevice` | 9.0 |\n"


def googletest(*cases):
    made = "".join(f'<testcase name="case{i}" classname="Suite">{inner}</testcase>' for i, inner in enumerate(cases))
    return f'<testsuites driver="a driver"><testsuite name="Suite">{made}</testsuite></testsuites>'


def skipped(reason):
    return f'<skipped message="/some/file.cpp:3&#x0A;{reason}"/>'


def benchmark(**medians):
    runs = [{"name": f"{case.replace('_', ' ')}/{side}/iterations:8/manual_time", "run_type": "iteration", "real_time": time, "time_unit": "ns"}
            for case, times in medians.items() for side, time in zip(("driver", "ours"), times)]
    return json.dumps({"context": {"date": "2026-11-28T01:00:00", "executable": "bench", "device": "a card"}, "benchmarks": runs})


def trace(ratio):
    return json.dumps({"rows": [{"program": "lm", "mode": "in_order", "ratio": ratio, "reference_ratio": 1.9, "failures": 0, "faults": 0,
                                 "quiet": {"count": 9, "median_ns": 41.0}}]})


class Kept(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name, "root")
        self.archive = pathlib.Path(holder.name, "hip_on_nvidia.tgz")
        for folder in ("docs/images", "conformance/skips", "benchmarks/results"):
            (self.root / folder).mkdir(parents=True)
        (self.root / "docs/hip.md").write_text(PAGE)
        (self.root / "benchmarks/results/README.md").write_text("| file | what |\n|---|---|\n")
        parts = ("conformance", "programs", "chunks", "ranges", "probe", "hip_1", "hip_2", "hip_3", "cuda_1", "cuda_2", "cuda_3")
        self.files = {
            "machine": "2026-11-28\nNVIDIA Card, 580.1\n",
            "parts": "".join(f"{part} 0 3\n" for part in parts),
            "conformance/conformance_hip_on_nvidia_0.xml": googletest("", skipped("too old"), ""),
            "conformance/conformance_hip_on_nvidia_1.xml": googletest(skipped("too old"), skipped("too new")),
            "programs/programs.xml": googletest("", skipped("one device")),
            "chunks/traces.json": trace(2.04), "ranges/traces.json": trace(1.1), "probe/log": PROBE}
        for n in (1, 2, 3):
            self.files[f"hip_{n}/bench_hip.json"] = benchmark(fill=(100, 120 + n), launch=(100, 110))
            self.files[f"cuda_{n}/bench_cuda.json"] = benchmark(fill=(100, 105), launch=(100, 105))

    def keep(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in self.files.items():
                path = pathlib.Path(folder, name)
                path.parent.mkdir(exist_ok=True)
                path.write_text(text)
            with tarfile.open(self.archive, "w:gz") as tar:
                tar.add(folder, ".")
        return subprocess.run([sys.executable, ROOT / "scripts/keep-hip-on-nvidia", self.archive, "--root", self.root],
                              capture_output=True, text=True, check=False)

    def testWritesPinsResultsAndThePage(self):
        for _ in range(2):  # again: nothing comes twice
            self.assertEqual(self.keep().stderr, "")
        pins = (self.root / "conformance/skips/hip_on_nvidia.txt").read_text().splitlines()
        self.assertEqual(pins[-3:], ["driver a driver", "1 too new", "2 too old"])
        page = (self.root / "docs/hip.md").read_text()
        for words in ("NVIDIA Card with driver 580.1, 28 November 2026", "2 cases passed, 3 were skipped", "on one device",
                      "1.1 at most: 1 of 2 are above", "| fill | 100.0 | 122.0 | 1.220 | 100.0 | 105.0 | 1.050 | **1.16** |",
                      "| launch | 100.0 | 110.0 | 1.100 | 100.0 | 105.0 | 1.050 | 1.05 |", "| `lm` | in order | 2.04 | 1.10 | 1.90 | 41 | 41 |",
                      "| `hipGetDevice` | 9.0 |", "the rest"):
            self.assertIn(words, " ".join(page.split()))
        self.assertNotIn("older words", page)
        self.assertNotIn("its device", page)
        rows = (self.root / "benchmarks/results/README.md").read_text()
        for name in ("hip_on_nvidia", "cuda_beside_hip"):
            self.assertTrue((self.root / f"docs/images/{name}.svg").exists())
            self.assertIn("figures", json.loads((self.root / f"benchmarks/results/{name}.json").read_text()))
            self.assertEqual(rows.count(f"]({name}.json)"), 1)

    def assertNothingKept(self, words):
        run = self.keep()
        self.assertEqual(run.returncode, 1)
        self.assertIn(words, run.stderr)
        self.assertEqual((self.root / "docs/hip.md").read_text(), PAGE)
        self.assertEqual([path for path in self.root.rglob("*") if path.suffix in (".json", ".txt", ".svg")], [])

    def testAPartThatFailed(self):
        self.files["parts"] = self.files["parts"].replace("ranges 0", "ranges 124").replace("hip_2 0 3\n", "")
        self.assertNothingKept("ranges ended with 124; hip_2 is missing")

    def testACaseThatFailed(self):
        self.files["conformance/conformance_hip_on_nvidia_1.xml"] = googletest("", '<failure message="wrong"/>')
        self.assertNothingKept("Suite.case1 failed")

    def testProgramsThatFailed(self):
        self.files["chunks/traces.json"] = trace(2.04).replace('"faults": 0', '"faults": 3')
        self.assertNothingKept("failures or faults")

    def testNoArchive(self):
        run = subprocess.run([sys.executable, ROOT / "scripts/keep-hip-on-nvidia", "/nowhere.tgz", "--root", self.root],
                             capture_output=True, text=True, check=False)
        self.assertEqual(run.returncode, 1)
        self.assertIn("can't read /nowhere.tgz", run.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
