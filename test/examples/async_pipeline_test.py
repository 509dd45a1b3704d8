#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the example as a user would: with good pictures, with bad ones, with kernels that are wrong.

usage: async_pipeline_test.py PROGRAM C_COMPILER SOURCE_FOLDER BUILD_FOLDER [unittest arguments]
"""
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

PROGRAM, COMPILER, SOURCE, BUILD = sys.argv[1:5]
LIBRARIES = pathlib.Path(BUILD, "lib")
FAKE_DRIVER = LIBRARIES / "fakes/libcuda.so.1"


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, color_type=2, claimed=None):
    """A PNG of random pixels; its header may claim another size than its data has."""
    channels = {0: 1, 2: 3, 6: 4}[color_type]
    generator = random.Random(width * 7919 + height)
    rows = b"".join(b"\0" + generator.randbytes(width * channels) for _ in range(height))
    header = struct.pack(">IIBBBBB", *(claimed or (width, height)), 8, color_type, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Pipeline(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.output = self.folder / "result.png"

    def picture(self, data):
        path = self.folder / "input.png"
        path.write_bytes(data)
        return str(path)

    def run_program(self, *arguments, **environment):
        return subprocess.run([PROGRAM, *arguments, "-o", str(self.output), "--repeat", "1"], capture_output=True, text=True,
                              timeout=120, env={**os.environ, **environment})

    def assert_right(self, run):
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertIn("right", run.stdout)
        self.assertNotIn("WRONG", run.stdout)
        self.assertEqual(self.output.read_bytes()[:8], b"\x89PNG\r\n\x1a\n")

    def assert_refused(self, run, *words):
        self.assertEqual(run.returncode, 2, run.stdout + run.stderr)
        self.assertEqual(len(run.stderr.splitlines()), 1, run.stderr)
        for word in words:
            self.assertIn(word, run.stderr)
        self.assertFalse(self.output.exists())


class AsyncPipeline(Pipeline):
    def test_same_picture_with_any_number_of_threads(self):
        picture = self.picture(png(301, 203))
        results = set()
        for environment in ({}, *({"UR_NATIVE_CPU_THREADS": threads} for threads in ("1", "2", "19")),
                            {"UR_NATIVE_CPU_DEVICES": str(len(os.sched_getaffinity(0)))}):
            with self.subTest(**environment):
                self.assert_right(self.run_program(picture, **environment))
                results.add(self.output.read_bytes())
        self.assertEqual(len(results), 1)

    def test_sizes_around_the_tile(self):
        for width, height in ((1, 1), (1, 40), (40, 1), (2, 3), (31, 33), (64, 64), (65, 63), (200, 130)):
            with self.subTest(width=width, height=height):
                self.assert_right(self.run_program(self.picture(png(width, height)), "--tile", "32"))

    def test_grey_and_transparent_pictures(self):
        for color_type in (0, 6):
            with self.subTest(color_type=color_type):
                self.assert_right(self.run_program(self.picture(png(50, 40, color_type))))

    def test_every_order_and_allocation_is_shown(self):
        run = self.run_program(self.picture(png(100, 100)), "--tile", "16")
        self.assert_right(run)
        rows = [line for line in run.stdout.splitlines() if line.endswith("right")]
        self.assertEqual(len(rows), 6, run.stdout)
        self.assertEqual(sum(" asynchronous " in row for row in rows), 3)
        self.assert_in_short(run.stdout, rows)

    def assert_in_short(self, output, rows):
        """The last line says what the rows say."""
        times = {tuple(re.split(r"\s{2,}| (?=a?synchronous)", row.strip())[:2]): float(re.search(r"(\d+\.\d+)", row)[1]) for row in rows}
        ratios = [(times[order, "synchronous"] / times[order, "asynchronous"], order) for order, kind in times if kind == "asynchronous"]
        last = output.splitlines()[-1]
        orders = "|".join(re.escape(order) for order, _ in times)  # one has a comma of its own
        named = re.search(rf"takes (\d+\.\d+) ms, and (\d+\.\d+) ms .*? \(({orders}), .* (\d+\.\d+) to (\d+\.\d+) times as long", last)
        self.assertTrue(named, last)
        self.assertEqual([float(named[1]), float(named[2])], [times[named[3], kind] for kind in ("asynchronous", "synchronous")])
        # What is printed of times is rounded, and so is a ratio of them.
        for i, ratio in ((4, min(ratios)[0]), (5, max(ratios)[0])):
            self.assertLess(abs(float(named[i]) / ratio - 1), 0.2, last)

    def test_without_a_gpu_it_says_so(self):
        run = self.run_program(self.picture(png(30, 30)))
        self.assert_right(run)
        self.assertIn("There is no GPU", run.stdout)
        self.assertIn("No CUDA device: that takes", run.stdout)
        self.assertNotIn("Side by side", run.stdout)

    def test_missing_file(self):
        self.assert_refused(self.run_program(str(self.folder / "nothing.png")), "nothing.png", "No such file")

    def test_folder(self):
        self.assert_refused(self.run_program(str(self.folder)), "not a PNG")

    def test_no_png(self):
        self.assert_refused(self.run_program(self.picture(b"GIF89a, they say")), "not a PNG")

    def test_empty_file(self):
        self.assert_refused(self.run_program(self.picture(b"")), "not a PNG")

    def test_truncated_at_every_part(self):
        whole = png(60, 50)
        for length in (20, 33, 60, len(whole) // 2, len(whole) - 30):
            with self.subTest(length=length):
                self.assert_refused(self.run_program(self.picture(whole[:length])), "input.png")

    def test_huge_claim_takes_no_memory(self):
        run = self.run_program(self.picture(png(4, 4, claimed=(900000, 900000))))
        self.assert_refused(run, "input.png")

    def test_more_pixels_than_allowed(self):
        run = self.run_program(self.picture(png(100, 100)), "--max-pixels", "9999")
        self.assert_refused(run, "100 x 100", "9999")

    def test_bad_arguments(self):
        good = self.picture(png(8, 8))
        for arguments, word in (([], "no picture"), ([good, "--tile", "0"], "--tile"), ([good, "--tile", "x"], "--tile"),
                                ([good, "--nonsense"], "--nonsense"), ([good, good], "one picture"),
                                ([good, "--kernels", "/nonexistent"], "/nonexistent")):
            with self.subTest(arguments=arguments):
                self.assert_refused(self.run_program(*arguments), word)

    def test_output_folder_is_missing(self):
        self.output = self.folder / "no" / "where.png"
        self.assert_refused(self.run_program(self.picture(png(8, 8))), "where.png")

    def test_help(self):
        run = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, timeout=60)
        self.assertEqual(run.returncode, 0)
        self.assertIn("usage:", run.stdout)

    def wrong_kernels(self, right, wrong):
        """A folder with kernels in which one expression is replaced."""
        folder = self.folder / "kernels"
        folder.mkdir()
        replaced = 0
        for name in ("native_cpu.c", "pixels.h", "tile.h"):
            text = pathlib.Path(SOURCE, "examples/async_pipeline/kernels", name).read_text()
            replaced += text.count(right)
            (folder / name).write_text(text.replace(right, wrong))
        self.assertGreater(replaced, 0)
        subprocess.run([COMPILER, "-std=c11", "-O1", "-shared", "-fPIC", f"-I{SOURCE}/include", "-o",
                        folder / "async_pipeline_kernels.so", folder / "native_cpu.c"], check=True)
        return str(folder)

    def test_wrong_result_is_noticed(self):
        kernels = self.wrong_kernels("(sum + 8) / 16", "(sum + 7) / 16")
        run = self.run_program(self.picture(png(64, 64)), "--kernels", kernels)
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        self.assertIn("WRONG", run.stdout)

    def test_missing_kernel_is_named(self):
        kernels = self.wrong_kernels('"compose", compose_kernel', '"decompose", compose_kernel')
        run = self.run_program(self.picture(png(64, 64)), "--kernels", kernels)
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        self.assertIn("FAILED: urKernelCreate", run.stdout)

    def test_truncated_kernels_are_refused(self):
        kernels = pathlib.Path(self.wrong_kernels("compose", "compose")) / "async_pipeline_kernels.so"
        kernels.write_bytes(kernels.read_bytes()[:5000])
        run = self.run_program(self.picture(png(64, 64)), "--kernels", str(kernels.parent))
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        self.assertIn("FAILED", run.stdout)


@unittest.skipUnless(FAKE_DRIVER.exists(), "there is no CUDA adapter")
class WithGpu(Pipeline):
    """The CUDA adapter on the tests' driver, which runs the native CPU's kernels, beside the native CPU adapter."""

    def setUp(self):
        super().setUp()
        self.kernels = self.folder / "gpu_kernels"
        self.kernels.mkdir()
        self.place("async_pipeline_kernels.so")

    def place(self, name, text=None):
        source = LIBRARIES / "kernels" / name
        (self.kernels / source.name).write_bytes(text.encode() if text else source.read_bytes())

    def run_beside(self, **environment):
        adapters = ",".join(str(LIBRARIES / f"libur_adapter_{name}.so.0") for name in ("native_cpu", "cuda"))
        return self.run_program(self.picture(png(90, 70)), "--tile", "32", "--kernels", str(self.kernels),
                                **{"UR_ADAPTERS_FORCE_LOAD": adapters, "UR_CUDA_LIBRARY": str(FAKE_DRIVER),
                                   "UR_NVRTC_LIBRARY": str(LIBRARIES / "fakes/libnvrtc.so"), **environment})

    def assert_both(self, run):
        self.assert_right(run)
        for word in ("(native CPU)", "(CUDA)", "Side by side"):
            self.assertIn(word, run.stdout)
        self.assertEqual(run.stdout.count("right"), 12, run.stdout)
        self.assertNotIn("There is no GPU", run.stdout)

    def test_side_by_side(self):
        self.place("fake_cuda/async_pipeline_kernels.ptx")
        self.assert_both(self.run_beside())

    def test_source_where_what_was_compiled_does_not_build(self):
        self.place("async_pipeline_kernels.ptx", "// not what the driver takes\n.version 99\n")
        self.place("async_pipeline_kernels.cu", f"int source;\n// kernels: {LIBRARIES}/kernels/async_pipeline_kernels.so\n")
        self.assert_both(self.run_beside())

    def test_without_a_compiler_the_device_is_left_out(self):
        self.place("async_pipeline_kernels.cu")
        run = self.run_beside(UR_NVRTC_LIBRARY="/nonexistent/libnvrtc.so")
        self.assert_right(run)
        self.assertIn("left out: There is no compiler of CUDA C++", run.stdout)

    def test_no_form_for_the_device(self):
        self.assert_refused(self.run_beside(), "async_pipeline_kernels.ptx")


class Demonstration(Pipeline):
    def test_a_finished_build_needs_no_network(self):
        """Without tools that install, fetch or build."""
        tools = self.folder / "tools"
        tools.mkdir()
        for tool in ("apt-get", "cmake", "ninja", "dpkg-query", "sudo"):
            (tools / tool).write_text("#!/bin/sh\necho \"$0 was called\" >&2\nexit 1\n")
            (tools / tool).chmod(0o755)
        run = subprocess.run([pathlib.Path(SOURCE, "scripts/demo"), "--offline", BUILD, self.picture(png(60, 40))],
                             capture_output=True, text=True, timeout=120,
                             env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"})
        self.assertEqual((run.returncode, run.stderr), (0, ""), run.stdout)
        self.assertEqual(run.stdout.count("right"), 7, run.stdout)  # six pictures, and a solver
        self.assertIn("There is no GPU", run.stdout)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[5:]])
