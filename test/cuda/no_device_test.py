#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Libraries that show no device, or are none: the adapter has no platform then, its log says why, and nothing else does.

usage: no_device_test.py URINFO ADAPTER OTHER_LIBRARY [TOOLKIT_STUB] [GENUINE_DRIVER]

TOOLKIT_STUB is the libcuda.so that programs are linked with where there is no driver; GENUINE_DRIVER a libcuda.so.1 as
NVIDIA publishes it, on a machine without a device (also by LANEWAY_LIBCUDA). What isn't there is skipped.
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

URINFO, ADAPTER, OTHER, STUB, GENUINE = (sys.argv[1:] + [""] * 5)[:5]
GENUINE = GENUINE or os.environ.get("LANEWAY_LIBCUDA", "")


def is_there(path):
    return path and pathlib.Path(path).is_file()


def urinfo(library, **environment):
    return subprocess.run([URINFO], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "UR_ADAPTERS_FORCE_LOAD": ADAPTER, "UR_CUDA_LIBRARY": str(library), **environment})


class NoDevice(unittest.TestCase):
    def assert_no_platform(self, library, *reasons):
        run = urinfo(library)
        self.assertEqual(run.stderr, "")
        self.assertIn("adapter cuda", run.stdout)
        self.assertNotIn("platform", run.stdout)
        log = urinfo(library, UR_LOG_CUDA="level:info;output:stderr").stderr
        self.assertIn("no platform: ", log)
        for reason in reasons:
            self.assertIn(reason, log)
        self.assertEqual(len(log.splitlines()), 1, log)

    def test_no_library(self):
        self.assert_no_platform("/nonexistent/libcuda.so.1", "/nonexistent/libcuda.so.1")

    def test_no_library_but_a_file(self):
        with tempfile.NamedTemporaryFile(suffix=".so") as file:
            file.write(b"no library\n")
            file.flush()
            self.assert_no_platform(file.name, file.name)

    def test_another_library(self):
        self.assert_no_platform(OTHER, "it has no cuGetProcAddress")

    @unittest.skipUnless(is_there(STUB), "there is no toolkit")
    def test_the_toolkits_stub(self):
        self.assert_no_platform(STUB, STUB)

    @unittest.skipUnless(is_there(GENUINE), "there is no driver of NVIDIA's")
    def test_the_genuine_driver(self):
        self.assert_no_platform(GENUINE, "cuInit answers CUDA_ERROR_NO_DEVICE")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
