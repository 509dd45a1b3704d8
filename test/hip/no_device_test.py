#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Libraries that show no device, or are none: the adapter has no platform then, its log says why, and nothing else does.

usage: no_device_test.py URINFO ADAPTER OTHER_LIBRARY [GENUINE_RUNTIME]

GENUINE_RUNTIME is a libamdhip64 as AMD or Debian publish it, beside the libraries that it needs, on a machine without a
device (also by LANEWAY_LIBAMDHIP64). Without it that part is skipped.
"""
import contextlib
import ctypes
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

URINFO, ADAPTER, OTHER, GENUINE = (sys.argv[1:] + [""] * 4)[:4]
GENUINE = os.environ.get("LANEWAY_LIBAMDHIP64", GENUINE)


def urinfo(library, *arguments, **environment):
    return subprocess.run([URINFO, *arguments], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "UR_ADAPTERS_FORCE_LOAD": ADAPTER, "UR_HIP_LIBRARY": str(library), **environment})


class NoDevice(unittest.TestCase):
    def assert_no_platform(self, library, reason, **environment):
        run = urinfo(library, **environment)
        self.assertEqual(run.stderr, "")
        self.assertIn("adapter hip", run.stdout)
        self.assertNotIn("platform", run.stdout)
        log = urinfo(library, UR_LOG_HIP="level:info;output:stderr", **environment).stderr
        self.assertIn("no platform: ", log)
        self.assertIn(reason, log)
        self.assertEqual(len(log.splitlines()), 1, log)

    def test_no_library(self):
        self.assert_no_platform("/nonexistent/libamdhip64.so.6", "/nonexistent/libamdhip64.so.6")

    def test_no_library_of_any_version(self):
        names = ["libamdhip64.so" + version for version in (".10", ".8", ".7", ".6", ".5", "")]
        for name in names:
            with contextlib.suppress(OSError):
                ctypes.CDLL(name)
                self.skipTest(f"there is a runtime of AMD's: {name}")
        for name in names:
            self.assert_no_platform("", name + ": ")

    def test_no_library_but_a_file(self):
        with tempfile.NamedTemporaryFile(suffix=".so") as file:
            file.write(b"no library\n")
            file.flush()
            self.assert_no_platform(file.name, file.name)

    def test_another_library(self):
        self.assert_no_platform(OTHER, "has no hip")

    @unittest.skipUnless(pathlib.Path(GENUINE).is_file(), "there is no runtime of AMD's")
    def test_the_genuine_runtime(self):
        # 5.2 answers hipInit so; what came later says hipErrorNoDevice.
        self.assert_no_platform(GENUINE, "hipInit answers hipError", LD_LIBRARY_PATH=str(pathlib.Path(GENUINE).parent))
        why = urinfo(GENUINE, "--why", LD_LIBRARY_PATH=str(pathlib.Path(GENUINE).parent))
        self.assertIn(f"opened: {pathlib.Path(GENUINE).parent}/libamdhip64.so", why.stdout)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
