#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""urinfo as a user runs it: exit status, JSON, reasons. usage: urinfo_test.py URINFO TEST_ADAPTERS"""
import json
import os
import pathlib
import subprocess
import sys
import unittest

URINFO, ADAPTERS = sys.argv[1], pathlib.Path(sys.argv[2])


def urinfo(*options, **variables):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("UR_", "ONEAPI_", "LANEWAY_"))}
    return subprocess.run([URINFO, *options], capture_output=True, text=True, timeout=60, env={**kept, **variables})


def force(*names):
    return {"UR_ADAPTERS_FORCE_LOAD": ",".join(str(ADAPTERS / f"{name}.so") for name in names)}


class Urinfo(unittest.TestCase):
    def test_shows_everything(self):
        run = urinfo(**force("many_devices", "second"))
        self.assertEqual(run.returncode, 0)
        for text in ("adapter cuda", "adapter hip", "[cuda:5]", "[hip:0]", "UR_DEVICE_INFO_TYPE", "UR_DEVICE_TYPE_CPU"):
            self.assertIn(text, run.stdout)
        self.assertEqual(run.stderr, "")

    def test_versions(self):
        run = urinfo("--version")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertRegex(run.stdout, r"^laneway \d+\.\d+\.\d+\nUnified Runtime 0\.12\.\d+\nloader /.*/libur_loader\.so")

    def test_json(self):
        run = urinfo("--json", "--why", **force("many_devices", "not_an_adapter"))
        shown = json.loads(run.stdout)
        devices = [device for adapter in shown["adapters"] for platform in adapter["platforms"] for device in platform["devices"]]
        self.assertEqual(len(devices), 6)
        self.assertEqual(devices[2]["info"]["UR_DEVICE_INFO_TYPE"], "UR_DEVICE_TYPE_CPU")
        self.assertEqual(devices[0]["info"]["UR_DEVICE_INFO_SUPPORTED_PARTITIONS"], ["UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN"])
        self.assertEqual([candidate["result"] for candidate in shown["why"]["candidates"]], ["loaded", "refused"])
        self.assertIn("not an adapter", shown["why"]["candidates"][1]["reason"])

    def test_says_why_there_are_no_devices(self):
        run = urinfo("--why", **force("layout_235", "no_devices", "get_fails"))
        self.assertEqual(run.returncode, 1)
        for text in ("235 functions, this loader's 241", "devices: 0", "urAdapterGet answers UR_RESULT_ERROR_DEVICE_LOST", "no devices"):
            self.assertIn(text, run.stdout)

    def test_says_which_libraries_an_adapter_opened(self):
        fake = ADAPTERS.parent / "fakes/libcuda.so"
        adapter = ADAPTERS.parent / "libur_adapter_cuda.so.0"
        if not fake.exists() or not adapter.exists():
            self.skipTest("the CUDA adapter or the driver that isn't there is not built")
        for library, words in ((fake, f"opened: {fake}"), ("/nowhere/libcuda.so.1", "opened: none")):
            run = urinfo("--why", UR_ADAPTERS_FORCE_LOAD=str(adapter), UR_CUDA_LIBRARY=str(library))
            self.assertIn(words, run.stdout)
        shown = json.loads(urinfo("--why", "--json", UR_ADAPTERS_FORCE_LOAD=str(adapter), UR_CUDA_LIBRARY=str(fake)).stdout)
        self.assertIn(str(fake), shown["why"]["adapters"][0]["opened"])

    def test_says_why_a_vendor_has_no_platform(self):
        tried = 0
        for vendor in ("cuda", "hip", "level_zero", "opencl"):
            adapter = ADAPTERS.parent / f"libur_adapter_{vendor}.so.0"
            if adapter.exists():
                tried += 1
                library = f"/nowhere/lib{vendor}.so.1"
                run = urinfo("--why", UR_ADAPTERS_FORCE_LOAD=str(adapter), **{f"UR_{vendor.upper()}_LIBRARY": library})
                self.assertRegex(run.stdout, rf"devices: 0; no platform: .*{library}")
                self.assertEqual(run.stderr, "")
        if tried == 0:
            self.skipTest("no vendor's adapter is built")

    def test_marks_what_is_not_selected(self):
        run = urinfo("--list", ONEAPI_DEVICE_SELECTOR="cuda:1", **force("many_devices"))
        marked = [line for line in run.stdout.splitlines() if "not selected" in line]
        self.assertEqual((len(run.stdout.splitlines()), len(marked)), (6, 5))

    def test_nothing_selected_is_a_failure(self):
        run = urinfo("--list", ONEAPI_DEVICE_SELECTOR="cuda:77", **force("many_devices"))
        self.assertEqual(run.returncode, 1)
        self.assertIn("no device is selected by ONEAPI_DEVICE_SELECTOR", run.stdout)
        # A part of a device is something to work with.
        self.assertEqual(urinfo("--list", ONEAPI_DEVICE_SELECTOR="cuda:0.1", **force("many_devices")).returncode, 0)

    def test_malformed_selector(self):
        run = urinfo("--why", ONEAPI_DEVICE_SELECTOR="*:*.0", **force("many_devices"))
        self.assertEqual(run.returncode, 1)
        self.assertIn("warning: ONEAPI_DEVICE_SELECTOR: '*.0' has a number behind *", run.stdout)
        self.assertIn("urDeviceGetSelected answers UR_RESULT_ERROR_INVALID_VALUE", run.stdout)
        shown = json.loads(urinfo("--why", "--json", ONEAPI_DEVICE_SELECTOR="*:*.0", **force("many_devices")).stdout)
        self.assertIn("ONEAPI_DEVICE_SELECTOR", shown["why"]["warning"])

    def test_malformed_environment(self):
        run = urinfo("--why", "--json", UR_ENABLE_LAYERS="nonsense", **force("second"))
        self.assertEqual(run.returncode, 3)
        shown = json.loads(run.stdout)
        self.assertIn("UR_ENABLE_LAYERS", shown["why"]["failure"])
        self.assertIn("UR_RESULT_ERROR_LAYER_NOT_PRESENT", shown["failure"])

    def test_says_what_is_missing(self):
        run = urinfo("--missing", **force("second"))
        self.assertEqual(run.returncode, 0)
        # The test adapter answers hardly any query: all but one are missing, each feature once, with its reason.
        self.assertEqual(run.stdout.count(" lacks\n"), 1)
        self.assertIn("images and samplers (urMemImageCreate, urSamplerCreate ...)\n      UR_DEVICE_INFO_IMAGE_SUPPORT: no answer", run.stdout)
        self.assertIn("UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP: no\n", run.stdout)
        for part in ("UPDATE_CAPABILITIES", "EVENT_SUPPORT", "SUBGRAPH_SUPPORT"):
            self.assertIn(f"UR_DEVICE_INFO_COMMAND_BUFFER_{part}_EXP: no answer\n", run.stdout)
        self.assertNotIn("UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP", run.stdout)

    def test_says_what_is_missing_as_json(self):
        shown = json.loads(urinfo("--missing", "--json", **force("second")).stdout)
        missing = shown["adapters"][0]["platforms"][0]["devices"][0]["missing"]
        self.assertIn({"feature": "waiting for a device (urDeviceWaitExp)", "info": "UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP",
                       "answer": "no"}, missing)
        self.assertNotIn("missing", json.loads(urinfo("--json", **force("second")).stdout)["adapters"][0]["platforms"][0]["devices"][0])

    def test_options(self):
        self.assertEqual(urinfo("--help").returncode, 0)
        self.assertIn("--why", urinfo("--help").stdout)
        run = urinfo("--whi")
        self.assertEqual(run.returncode, 2)
        self.assertIn("--whi", run.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
