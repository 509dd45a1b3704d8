#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The scripts' command lines, and the pieces of scripts/lib that can be tried without building anything.

usage: scripts_test.py ROOT
"""
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib

ROOT = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else sys.exit(__doc__)


def run(*command, **environment):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, stdin=subprocess.DEVNULL,
                          env={**os.environ, **environment})


class CommandLines(unittest.TestCase):
    def testHelp(self):
        for script in ("demo", "test"):
            for option in ("-h", "--help"):
                result = run(ROOT / "scripts" / script, option)
                self.assertEqual((result.returncode, result.stderr), (0, ""))
                self.assertIn(f"usage: scripts/{script}", result.stdout)

    def testPlotsTakeResultsOnly(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "result.json"
            for text, words in (("{}", "is no result of google-benchmark"), ("{", "is no result of google-benchmark"),
                                ('{"benchmarks": []}', "has no measurements")):
                path.write_text(text)
                for command in (["plot-benchmarks", path], ["keep-benchmarks", path, "-o", path.with_suffix(".kept")]):
                    result = run(sys.executable, ROOT / "scripts" / command[0], *command[1:])
                    self.assertEqual((result.returncode, result.stdout), (2, ""))
                    self.assertIn(words, result.stderr)
                self.assertFalse(path.with_suffix(".kept").exists())

    def testResultsThatTheSpecDoesNotListAreFound(self):
        with tempfile.TemporaryDirectory() as folder:
            script = [sys.executable, ROOT / "scripts/result_codes", folder]
            self.assertEqual(run(*script).returncode, 77, "no traces")
            trace = pathlib.Path(folder) / "conformance/conformance_some.trace"
            trace.parent.mkdir()
            listed = ['{"f":"urQueueFinish","t":1,"s":1,"d":2,"r":0,"a":{}}', '{"f":"urQueueFinish","t":1,"s":1,"d":2,"r":46,"a":{}}',
                      '{"f":"urQueueFlush","t":1,"s":1,"d":2,"r":20,"a":{}}', '{"f":"urUSMImportExp","t":1,"s":1,"d":2,"r":44,"a":{}}']
            trace.write_text("\n".join(listed) + "\n")
            result = run(*script)
            self.assertEqual((result.returncode, result.stdout), (0, "1 traces, 0 results that aren't listed\n"))
            for number, name in ((70, "INVALID_SPEC_ID"), (44, "UNSUPPORTED_FEATURE"), (99, "result 99")):
                trace.write_text("\n".join([*listed, '{"f":"urQueueFinish","t":1,"s":1,"d":2,"r":%d,"a":{}}' % number]))
                result = run(*script)
                self.assertEqual(result.returncode, 1)
                self.assertIn(f"urQueueFinish answers {name} on some", result.stdout)

    def testKeptResultsAreOfAllRuns(self):
        def runOf(times, threads, unit="ns", **context):
            name = f"pair/ours/manual_time/threads:{threads}" if threads > 1 else "pair/driver/iterations:9/manual_time"
            return {"context": {"date": "2026-01-02T03:04:05+00:00", "executable": "build/bench_some", "num_cpus": 2,
                                "mhz_per_cpu": 2445, "caches": [], **context},
                    "benchmarks": [{"name": name, "run_type": "iteration", "threads": threads, "time_unit": unit, "real_time": time}
                                   for time in times] + [{"name": "pair/driver_mean", "run_type": "aggregate", "real_time": 0}]}

        with tempfile.TemporaryDirectory() as folder:
            paths = [pathlib.Path(folder) / name for name in ("a.json", "b.json", "c.json")]
            for path, made in zip(paths, (runOf([4, 1, 3], 1, device="Some device"), runOf([9, 2, 8], 1), runOf([0.005], 4, "us"))):
                path.write_text(json.dumps(made))
            kept = pathlib.Path(folder) / "kept.json"
            result = run(sys.executable, ROOT / "scripts/keep-benchmarks", *paths, "-o", kept, "--machine", "busy")
            self.assertEqual((result.returncode, result.stdout, result.stderr), (0, "", ""))
            made = json.loads(kept.read_text())
            self.assertEqual(made["figures"], {"pair/driver": {"median": 3.5, "least": 1, "most": 9, "threads": 1},
                                               "pair/ours": {"median": 20, "least": 20, "most": 20, "threads": 4}})
            self.assertEqual((made["date"], made["machine"]), ("2026-01-02", "2 processors of 2.4 GHz, Some device, busy"))
            self.assertIn("bench_some, 3 processes", made["program"])
            self.assertEqual(run(sys.executable, ROOT / "scripts/plot-benchmarks", kept, "-o", folder).returncode, 0)

    def testPicturesHaveTwoSidesOfAnyNames(self):
        def drawn(*names):
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder, "kept.json")
                figure = {"median": 2, "least": 1, "most": 3, "threads": 1}
                path.write_text(json.dumps({"date": "", "machine": "some", "unit": "ns", "figures": dict.fromkeys(names, figure)}))
                result = run(sys.executable, ROOT / "scripts/plot-benchmarks", path, "-o", folder)
                picture = path.with_suffix(".svg")
                return result, picture.read_text() if picture.exists() else ""

        result, picture = drawn("build/one device", "build/two devices")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        for words in (">build<", ">one device<", ">two devices<"):
            self.assertEqual(picture.count(words), 1)
        self.assertEqual(picture.count('fill="#2f6db5"'), 2, "the second side's bar, and what it means")
        result, picture = drawn("build/one device", "build/two devices", "build/ours")
        self.assertEqual((result.returncode, picture), (2, ""))
        self.assertIn("two sides, not 3", result.stderr)

    def testPicturesOfKeptResultsAreCurrent(self):
        results = sorted((ROOT / "benchmarks/results").glob("*.json"))
        self.assertTrue(results)
        for path in results:
            with tempfile.TemporaryDirectory() as folder:
                result = run(sys.executable, ROOT / "scripts/plot-benchmarks", path, "-o", folder)
                self.assertEqual((result.returncode, result.stderr), (0, ""))
                drawn = pathlib.Path(folder, f"{path.stem}.svg").read_text()
            self.assertEqual(drawn, (ROOT / f"docs/images/{path.stem}.svg").read_text(),
                             f"draw it again: scripts/plot-benchmarks {path.relative_to(ROOT)} -o docs/images")

    def testWrongUseIsNamed(self):
        for arguments, words in ((["test", "--fast"], "unknown option '--fast'"), (["demo", "--fast"], "unknown option '--fast'"),
                                 (["demo", "--offline"], "--offline wants the folder"),
                                 (["demo", "--offline", "no/build"], "'no/build' is no finished build"),
                                 (["demo", "no/such/file.png"], "there is no file 'no/such/file.png'"),
                                 (["demo", "a.png", "b.png"], "one picture at a time"),
                                 (["demo", "--sycl", "a.png"], "--sycl stands alone"),
                                 (["demo", "--offline", "build", "--sycl"], "--sycl stands alone")):
            result = run(ROOT / "scripts" / arguments[0], *arguments[1:])
            self.assertEqual((result.returncode, result.stdout), (2, ""), arguments)
            self.assertIn(words, result.stderr)

    def testScriptsParse(self):
        for script in ("demo", "test", *(f"lib/{path.name}" for path in (ROOT / "scripts/lib").glob("*.sh"))):
            self.assertEqual(run("bash", "-n", ROOT / "scripts" / script).stderr, "")


class Steps(unittest.TestCase):
    def steps(self, body):
        with tempfile.TemporaryDirectory() as folder:
            text = f'ROOT="{folder}"; . "{ROOT}/scripts/lib/steps.sh"; steps_total 2\n{body}\nsteps_summary'
            return run("bash", "-c", text, "trial")

    def testAFailureIsShownAndCounts(self):
        result = self.steps('step first quietly sh -c "echo broken; exit 3"; step second true')
        self.assertEqual(result.returncode, 1)
        self.assertIn("| broken", result.stdout)
        self.assertRegex(result.stdout, r"first +FAILED")
        self.assertRegex(result.stdout, r"second +passed")
        self.assertRegex(result.stdout, r"all +FAILED")

    def testWhatIsLeftOutIsNoPassAndNoFailure(self):
        result = self.steps('part() { leave_out "no such driver"; return "$1"; }; step first part 0; step second true; step third part 4')
        self.assertIn("LEFT OUT: no such driver", result.stdout)
        self.assertRegex(result.stdout, r"first +LEFT OUT")
        self.assertRegex(result.stdout, r"second +passed")
        self.assertRegex(result.stdout, r"third +FAILED")

    def testASanitizersReportIsShownHoweverFarUp(self):
        words = "echo WARNING: ThreadSanitizer: requested allocation size 1; echo WARNING: ThreadSanitizer: data race; echo by thread T1"
        result = self.steps(f'step first quietly sh -c "{words}; seq 1000; exit 3"')
        self.assertRegex(result.stdout, r"the first report of a sanitizer:\n +\| WARNING: ThreadSanitizer: data race\n +\| by thread T1")
        self.assertNotIn("sanitizer", self.steps('step first quietly sh -c "echo broken; exit 3"').stdout)

    def testMustEndsTheScript(self):
        result = self.steps("must first false; step second true")
        self.assertEqual(result.returncode, 1)
        self.assertNotIn("second", result.stdout)

    def testSuccess(self):
        result = self.steps("must first true; step second quietly true")
        self.assertEqual(result.returncode, 0)
        self.assertIn("[2/2] second", result.stdout)


class Packages(unittest.TestCase):
    def ensure(self, installed, wanted):
        """Runs ensure_packages with stand-ins for dpkg-query and apt-get, which logs what it is asked."""
        with tempfile.TemporaryDirectory() as folder:
            tools = pathlib.Path(folder)
            (tools / "dpkg-query").write_text(f'#!/bin/sh\ncase " {installed} " in *" $4 "*) printf installed;; *) exit 1;; esac\n')
            (tools / "apt-get").write_text(f'#!/bin/sh\necho "$@" >> {folder}/asked\n')
            (tools / "sudo").write_text('#!/bin/sh\nexec "$@"\n')
            for tool in tools.iterdir():
                tool.chmod(0o755)
            result = run("bash", "-c", f'ROOT="{folder}"; . "{ROOT}/scripts/lib/steps.sh"; . "{ROOT}/scripts/lib/packages.sh"; '
                         f'ensure_packages {wanted}', "trial", PATH=f"{folder}:{os.environ['PATH']}")
            asked = tools / "asked"
            return result, asked.read_text() if asked.exists() else ""

    def testNothingIsAskedWhereNothingIsMissing(self):
        result, asked = self.ensure("one two", "one two")
        self.assertEqual((result.returncode, asked), (0, ""))

    def testOnlyTheMissingAreInstalledAndNamed(self):
        result, asked = self.ensure("one", "one two three")
        self.assertEqual(result.returncode, 0)
        self.assertIn("installing two three", result.stdout)
        self.assertIn("--no-install-recommends two three\n", asked)


class CudaDriver(unittest.TestCase):
    """fetch_cuda_driver, over stand-ins for apt-get, which knows some sources, and dpkg."""

    def fetch(self, *targets):
        """What the script ends with, and the list of sources that apt is given."""
        with tempfile.TemporaryDirectory() as folder:
            tools, out = pathlib.Path(folder), pathlib.Path(folder) / "out"
            (tools / "os-release").write_text("VERSION_CODENAME=bookworm\n")
            (tools / "targets").write_text("".join(line + "\n" for line in targets))
            (tools / "apt-get").write_text(f'#!/bin/sh\ncase "$*" in indextargets*) cat {folder}/targets;; '
                                           f'*update) cp {out}/sources.list {folder}/given;; *) touch libcuda1_1.deb;; esac\n')
            (tools / "dpkg").write_text('#!/bin/sh\nmkdir -p "$3/usr/lib/x86_64-linux-gnu/nvidia/current"\n'
                                        'touch "$3/usr/lib/x86_64-linux-gnu/nvidia/current/libcuda.so.1"\n')
            for tool in ("apt-get", "dpkg"):
                (tools / tool).chmod(0o755)
            result = run("bash", "-c", f'ROOT="{folder}"; . "{ROOT}/scripts/lib/steps.sh"; . "{ROOT}/scripts/lib/cuda_driver.sh"; '
                         f'fetch_cuda_driver {out}', "trial", PATH=f"{folder}:{os.environ['PATH']}",
                         OS_RELEASE=str(tools / "os-release"))
            given = tools / "given"
            return result, given.read_text().splitlines() if given.exists() else None

    def testAsksForTheMachinesOwnSourceOfItsRelease(self):
        own, fresh = "http://mirror.invalid/debian/", "http://fresh.invalid/debian/"
        result, given = self.fetch(f"{own}|bookworm|bookworm|Debian", f"{own}|bookworm|bookworm|Debian",
                                   f"{own}|bookworm-updates|bookworm-updates|Debian", "http://vendor.invalid/|bookworm|bookworm|Vendor",
                                   f"{own}|stable|bookworm|Debian", f"{fresh}|bookworm|$(CODENAME)|$(ORIGIN)")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual([line.split("] ")[1] for line in given],
                         [f"{fresh} bookworm non-free", f"{own} bookworm non-free", f"{own} stable non-free"])

    def testSaysWhereThereIsNone(self):
        result, given = self.fetch("http://vendor.invalid/|bookworm|bookworm|Vendor")
        self.assertEqual((result.returncode, given), (1, None))
        self.assertIn("no source of this release", result.stdout)


class LevelZeroIntel(unittest.TestCase):
    """fetch_level_zero_intel, twice, over stand-ins for apt-get, which knows a source or none, and dpkg."""

    def fetch(self, target, found="libze_intel_gpu.so.1"):
        with tempfile.TemporaryDirectory() as folder:
            tools, out = pathlib.Path(folder), pathlib.Path(folder) / "out"
            libraries = "usr/lib/x86_64-linux-gnu"
            (tools / "os-release").write_text("VERSION_CODENAME=bookworm\n")
            (tools / "apt-get").write_text(
                f'#!/bin/sh\ncase "$*" in indextargets*) echo "{target}";; *update) cat {out}/sources.list >> {folder}/asked;;\n'
                f'*) while [ "$1" != download ]; do shift; done; shift; for name; do touch "${{name}}_1.deb"; done;; esac\n')
            (tools / "dpkg").write_text(f'#!/bin/sh\nmkdir -p "$3/{libraries}"\ntouch "$3/{libraries}/{found}"\n')
            for tool in ("apt-get", "dpkg"):
                (tools / tool).chmod(0o755)
            result = run("bash", "-c", f'ROOT="{folder}"; for name in steps level_zero_intel; do . "{ROOT}/scripts/lib/$name.sh"; done; '
                         f'fetch_level_zero_intel {out} && fetch_level_zero_intel {out}', "trial",
                         PATH=f"{folder}:{os.environ['PATH']}", OS_RELEASE=str(tools / "os-release"))
            asked = tools / "asked"
            return result, asked.read_text().splitlines() if asked.exists() else []

    def testIsUnpackedOnceFromTheMachinesOwnSource(self):
        result, asked = self.fetch("http://mirror.invalid/debian/|bookworm|bookworm|Debian")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual([line.split("] ")[1] for line in asked], ["http://mirror.invalid/debian/ sid main"])

    def testFailsWhereThePackageHasNone(self):
        self.assertEqual(self.fetch("http://mirror.invalid/debian/|bookworm|bookworm|Debian", found="other.so")[0].returncode, 1)

    def testFailsWhereThereIsNoSource(self):
        result, asked = self.fetch("http://vendor.invalid/|bookworm|bookworm|Vendor")
        self.assertEqual((result.returncode, asked), (1, []))


class HipHeaders(unittest.TestCase):
    """fetch_hip_headers, twice, over stand-ins for apt-cache, apt-get and dpkg."""

    def fetch(self, known, found="hip_runtime_api.h"):
        with tempfile.TemporaryDirectory() as folder:
            tools, out = pathlib.Path(folder), pathlib.Path(folder) / "out"
            (tools / "apt-cache").write_text(f'#!/bin/sh\n{known}\n')
            (tools / "apt-get").write_text(f'#!/bin/sh\necho "$@" >> {folder}/asked\ncase "$*" in *download*) touch "$3_5.deb";; esac\n')
            (tools / "dpkg").write_text(f'#!/bin/sh\nmkdir -p "$3/usr/include/hip"\ntouch "$3/usr/include/hip/{found}"\n')
            (tools / "sudo").write_text('#!/bin/sh\nexec "$@"\n')
            for tool in tools.iterdir():
                tool.chmod(0o755)
            result = run("bash", "-c", f'ROOT="{folder}"; for name in steps packages hip_headers; do . "{ROOT}/scripts/lib/$name.sh"; done; '
                         f'fetch_hip_headers {out} && fetch_hip_headers {out}', "trial", PATH=f"{folder}:{os.environ['PATH']}")
            asked = tools / "asked"
            return result, asked.read_text().splitlines() if asked.exists() else []

    def testAreUnpackedOnce(self):
        result, asked = self.fetch("exit 0")
        self.assertEqual((result.returncode, asked), (0, ["-q download libamdhip64-dev"]))

    def testFailsWhereThePackageHasNone(self):
        self.assertEqual(self.fetch("exit 0", found="other.h")[0].returncode, 1)

    def testSaysWhereThereIsNone(self):
        result, asked = self.fetch("exit 1")
        self.assertEqual((result.returncode, set(asked)), (0, {"update -q"}))
        self.assertIn("no headers of HIP here", result.stdout)


class HipRuntime(unittest.TestCase):
    """fetch_hip_runtime, twice, over stand-ins for apt-cache, apt-get and dpkg."""

    def fetch(self, known, found="libamdhip64.so.5"):
        with tempfile.TemporaryDirectory() as folder:
            tools, out = pathlib.Path(folder), pathlib.Path(folder) / "out"
            libraries = "usr/lib/x86_64-linux-gnu"
            (tools / "apt-cache").write_text(f'#!/bin/sh\n{known}\n')
            (tools / "apt-get").write_text(f'#!/bin/sh\necho "$@" >> {folder}/asked\nshift 2\nfor name; do touch "${{name}}_5.deb"; done\n')
            (tools / "dpkg").write_text(f'#!/bin/sh\nmkdir -p "$3/{libraries}"\ncase "$2" in *libamdhip64-5*) touch "$3/{libraries}/{found}";; esac\n')
            for tool in tools.iterdir():
                tool.chmod(0o755)
            result = run("bash", "-c", f'ROOT="{folder}"; for name in steps packages hip_headers; do . "{ROOT}/scripts/lib/$name.sh"; done; '
                         f'fetch_hip_runtime {out} && fetch_hip_runtime {out}', "trial", PATH=f"{folder}:{os.environ['PATH']}")
            asked = tools / "asked"
            return result, asked.read_text().splitlines() if asked.exists() else []

    def testIsUnpackedOnce(self):
        result, asked = self.fetch("exit 0")
        self.assertEqual((result.returncode, len(asked)), (0, 1))
        self.assertTrue(asked[0].startswith("-q download libamdhip64-5 "), asked)

    def testFailsWhereThePackageHasNone(self):
        self.assertEqual(self.fetch("exit 0", found="other.so")[0].returncode, 1)

    def testSaysWhereThereIsNone(self):
        result, asked = self.fetch("exit 1")
        self.assertEqual((result.returncode, asked), (0, []))
        self.assertIn("no runtime of HIP here", result.stdout)


class UnchangedTests(unittest.TestCase):
    """test_preset_if_changed, over a stand-in for ctest that counts its runs and fails where a file `broken` is there."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name in ("build/asan/bin", "build/asan/lib", "test", "tools"):
            (self.root / name).mkdir(parents=True)
        (self.root / "build/asan/bin/program").write_text("one")
        (self.root / "test/some_test.py").write_text("one")
        ctest = self.root / "tools/ctest"
        ctest.write_text('#!/bin/sh\ncase "$*" in *--show-only*) echo tests; exit;; esac\n'
                         f'echo run >> {self.root}/runs\n[ ! -e {self.root}/broken ]\n')
        ctest.chmod(0o755)

    def runs(self, *arguments):
        """The status, and how often tests ran in all."""
        body = (f'ROOT="{self.root}"; . "{ROOT}/scripts/lib/steps.sh"; . "{ROOT}/scripts/lib/build.sh"; '
                f'test_preset_if_changed asan {" ".join(arguments)}')
        result = run("bash", "-c", body, "trial", PATH=f"{self.root}/tools:{os.environ['PATH']}")
        return result.returncode, len((self.root / "runs").read_text().splitlines())

    def testOnlyAChangeMakesThemRunAgain(self):
        self.assertEqual(self.runs(), (0, 1))
        self.assertEqual(self.runs(), (0, 1))
        for number, name in enumerate(("build/asan/bin/program", "test/some_test.py"), 2):
            (self.root / name).write_text("two")
            self.assertEqual(self.runs(), (0, number))
            self.assertEqual(self.runs(), (0, number))
        self.assertEqual(self.runs("--tests-regex", "other"), (0, 4))

    def testAFailureIsNeverRemembered(self):
        self.assertEqual(self.runs(), (0, 1))
        (self.root / "build/asan/bin/program").write_text("two")
        (self.root / "broken").touch()
        self.assertEqual(self.runs(), (1, 2))
        self.assertEqual(self.runs(), (1, 3))
        (self.root / "build/asan/bin/program").write_text("one")
        self.assertEqual(self.runs(), (1, 4))


class Picture(unittest.TestCase):
    TOOL = ROOT / "scripts/lib/ppm_to_png.py"

    def testPixelsSurvive(self):
        pixels = bytes((x * y * 7 + x) & 255 for y in range(3) for x in range(15))
        with tempfile.TemporaryDirectory() as folder:
            source, target = pathlib.Path(folder, "a.ppm"), pathlib.Path(folder, "a.png")
            source.write_bytes(b"P6\n5 3\n255\n" + pixels)
            self.assertEqual(run(sys.executable, self.TOOL, source, target).returncode, 0)
            png = target.read_bytes()
        chunks, at = {}, 8
        while at < len(png):
            length, kind = struct.unpack(">I4s", png[at:at + 8])
            chunks[kind] = png[at + 8:at + 8 + length]
            self.assertEqual(struct.unpack(">I", png[at + 8 + length:at + 12 + length])[0],
                             zlib.crc32(kind + chunks[kind]))
            at += 12 + length
        self.assertEqual(struct.unpack(">II", chunks[b"IHDR"][:8]), (5, 3))
        lines, seen = zlib.decompress(chunks[b"IDAT"]), bytearray()
        for y in range(3):
            row = bytearray(lines[y * 16 + 1:(y + 1) * 16])
            for x in range(3, 15):
                row[x] = (row[x] + row[x - 3]) & 255
            seen += row
        self.assertEqual(bytes(seen), pixels)

    def testDrawn(self):
        with tempfile.TemporaryDirectory() as folder:
            target = pathlib.Path(folder, "drawn.png")
            self.assertEqual(run(sys.executable, ROOT / "scripts/lib/draw_picture.py", target).returncode, 0)
            self.assertEqual(struct.unpack(">II", target.read_bytes()[16:24]), (960, 640))
            self.assertEqual(len(os.listdir(folder)), 1)

    def testATruncatedPictureIsRefused(self):
        with tempfile.TemporaryDirectory() as folder:
            source, target = pathlib.Path(folder, "a.ppm"), pathlib.Path(folder, "a.png")
            source.write_bytes(b"P6\n5 3\n255\n" + bytes(44))
            result = run(sys.executable, self.TOOL, source, target)
            self.assertEqual((result.returncode, target.exists()), (1, False))
            self.assertIn("44 bytes of pixels, expected 45", result.stderr)


if __name__ == "__main__":
    unittest.main()
