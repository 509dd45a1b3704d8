#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Libraries that show no device, or are none: the adapter has no platform then, its log says why, and nothing else does.

usage: no_device_test.py URINFO ADAPTER OTHER_LIBRARY FAKE_DRIVER [GENUINE_LOADER]

GENUINE_LOADER is Level Zero's own libze_loader.so.1; where it isn't there, what needs it is skipped.
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

URINFO, ADAPTER, OTHER, FAKE, GENUINE = (sys.argv[1:] + [""])[:5]


def urinfo(library, *options, **environment):
    return subprocess.run([URINFO, *options], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "UR_ADAPTERS_FORCE_LOAD": ADAPTER, "UR_LEVEL_ZERO_LIBRARY": str(library),
                               **environment})


class NoDevice(unittest.TestCase):
    def assert_no_platform(self, library, *reasons, **environment):
        run = urinfo(library, **environment)
        self.assertEqual(run.stderr, "")
        self.assertIn("adapter level_zero", run.stdout)
        self.assertNotIn("platform", run.stdout)
        log = urinfo(library, UR_LOG_LEVEL_ZERO="level:info;output:stderr", **environment).stderr
        self.assertIn("no platform: ", log)
        for reason in reasons:
            self.assertIn(reason, log)
        self.assertEqual(len(log.splitlines()), 1, log)
        why = urinfo(library, "--why", **environment)
        self.assertEqual(why.stderr, "")
        for reason in reasons:
            self.assertIn(reason, why.stdout[why.stdout.index("; no platform: "):])

    def test_no_library(self):
        self.assert_no_platform("/nonexistent/libze_loader.so.1", "/nonexistent/libze_loader.so.1")

    def test_no_library_but_a_file(self):
        with tempfile.NamedTemporaryFile(suffix=".so") as file:
            file.write(b"no library\n")
            file.flush()
            self.assert_no_platform(file.name, file.name)

    def test_another_library(self):
        self.assert_no_platform(OTHER, "has no zeCommandListAppendLaunchKernel")

    def test_a_driver_without_devices(self):
        self.assert_no_platform(FAKE, "shows no device", FAKE_LEVEL_ZERO_DEVICES="0")

    def test_a_driver_that_does_not_start(self):
        self.assert_no_platform(FAKE, "zeInit answers ZE_RESULT_ERROR_DEVICE_LOST", FAKE_LEVEL_ZERO_REFUSE="zeInit")

    def test_a_driver_that_is_too_old(self):
        self.assert_no_platform(FAKE, "version 1.3", FAKE_LEVEL_ZERO_VERSION="3")

    @unittest.skipUnless(pathlib.Path(GENUINE).is_file(), "Level Zero's loader isn't there")
    def test_the_genuine_loader_without_a_driver(self):
        self.assert_no_platform(GENUINE, "zeInit answers ZE_RESULT_ERROR_UNINITIALIZED")

    @unittest.skipUnless(pathlib.Path(GENUINE).is_file(), "Level Zero's loader isn't there")
    def test_the_genuine_loader_with_the_fake_driver(self):
        run = urinfo(GENUINE, ZE_ENABLE_ALT_DRIVERS=FAKE)
        self.assertEqual(run.stderr, "")
        self.assertIn("device [level_zero:0] Fake Level Zero device 0, gpu", run.stdout)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
