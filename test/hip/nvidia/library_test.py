#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The libamdhip64 for NVIDIA's devices where there is none: it exports every function that the adapter looks up and nothing
else, and on what stands for CUDA's driver while programs are linked the adapter has no platform, and says why.

usage: library_test.py LIBRARY STUB FUNCTIONS URINFO ADAPTER

STUB is the toolkit's libcuda.so, FUNCTIONS the adapter's table (functions.def).
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
import exports

LIBRARY, STUB, FUNCTIONS, URINFO, ADAPTER = map(pathlib.Path, sys.argv[1:6])


class Library(unittest.TestCase):
    def test_exports_what_the_adapter_looks_up(self):
        names = subprocess.run(["nm", "-D", "--defined-only", LIBRARY], capture_output=True, text=True, check=True).stdout
        found = {line.split()[2] for line in names.splitlines() if line.split()[1] == "T"}
        wanted = set(exports.functions(FUNCTIONS.read_text()))
        self.assertGreater(len(wanted), 90)
        self.assertEqual(found, wanted)

    def test_no_platform_on_the_stub(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "libcuda.so.1").symlink_to(STUB)
            environment = {**os.environ, "LD_LIBRARY_PATH": folder, "UR_HIP_LIBRARY": str(LIBRARY),
                           "UR_ADAPTERS_FORCE_LOAD": str(ADAPTER)}

            def urinfo(*arguments, **more):
                return subprocess.run([URINFO, *arguments], capture_output=True, text=True, timeout=60, check=False,
                                      env={**environment, **more})

            run = urinfo()
            self.assertEqual((run.returncode, run.stderr), (1, ""), "no device, and no crash")
            self.assertIn("adapter hip", run.stdout)
            self.assertNotIn("platform", run.stdout)
            log = urinfo(UR_LOG_HIP="level:info;output:stderr").stderr
            self.assertEqual(len(log.splitlines()), 1, log)
            self.assertIn(f"no platform: {LIBRARY}: hipInit answers cudaError", log)
            self.assertIn(f"opened: {LIBRARY}", urinfo("--why").stdout)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
