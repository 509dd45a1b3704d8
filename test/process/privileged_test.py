#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A set-user-id program reads nothing of its user's environment: the same program without that right does.

usage: privileged_test.py PROGRAM MOCK_ADAPTER TOOL NVTX_TOOL
"""
import os
import pathlib
import pwd
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM, MOCK, TOOL, NVTX = sys.argv[1:5] if len(sys.argv) == 5 else sys.exit(__doc__)
SUCCESS, UNSUPPORTED = 0, 44


class Privileged(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        os.chmod(self.folder.name, 0o755)
        self.log = pathlib.Path(self.folder.name, "writable", "log")
        self.log.parent.mkdir()
        os.chmod(self.log.parent, 0o777)

    def run_program(self, privileged, **variables):
        """What it says, as {name: [values]}, and its errors."""
        program = pathlib.Path(self.folder.name, "program")
        shutil.copy(PROGRAM, program)
        if privileged:
            nobody = pwd.getpwnam("nobody")
            os.chown(program, nobody.pw_uid, nobody.pw_gid)
        os.chmod(program, 0o4755 if privileged else 0o755)
        run = subprocess.run([program], env={"PATH": os.environ["PATH"], **variables}, capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        said = {}
        for line in run.stdout.splitlines():
            name, value = line.rsplit(" ", 1)
            said.setdefault(name, []).append(int(value))
        if privileged and said["secure"] == [0]:
            self.skipTest("the file system takes no set-user-id programs")
        self.assertEqual(said["secure"], [int(privileged)])
        return said, run.stderr

    def all_variables(self):
        return {"UR_ADAPTERS_FORCE_LOAD": MOCK, "UR_ENABLE_LAYERS": "UR_LAYER_TRACING,UR_LAYER_PARAMETER_VALIDATION",
                "UR_TRACING_TOOLS": TOOL, "NVTX_INJECTION64_PATH": NVTX,
                "UR_LOG_LOADER": f"level:debug;output:file,{self.log}",
                "UR_LOG_TRACING": f"output:file,{self.log}.trace"}

    def test_of_a_program_without_rights_all_is_read(self):
        said, errors = self.run_program(False, **self.all_variables())
        self.assertEqual(said["adapters"], [1])
        self.assertEqual(said["nvtx"], [SUCCESS])
        self.assertIn("call counter: ", errors)
        self.assertIn("nvtx domain", errors)
        self.assertIn("urQueueFinish refuses its parameters", errors)
        self.assertTrue(self.log.exists())
        self.assertTrue(pathlib.Path(f"{self.log}.trace").exists())
        said, errors = self.run_program(False, UR_ENABLE_LAYERS="UR_LAYER_OF_NOBODY", UR_LAYER_FAULTS="malformed")
        self.assertNotEqual(said["init"], [SUCCESS])

    @unittest.skipIf(os.geteuid() != 0, "only root makes programs that are others'")
    def test_of_a_set_user_id_program_nothing_is(self):
        said, errors = self.run_program(True, **self.all_variables())
        plain, _ = self.run_program(True)
        self.assertEqual(said, plain)
        self.assertEqual(said["init"], [SUCCESS])
        self.assertEqual(said["nvtx"], [UNSUPPORTED])
        self.assertNotIn("call counter", errors)
        self.assertNotIn("nvtx domain", errors)
        self.assertNotIn("refuses its parameters", errors)
        self.assertEqual(list(self.log.parent.iterdir()), [])

    @unittest.skipIf(os.geteuid() != 0, "only root makes programs that are others'")
    def test_what_is_malformed_there_is_not_even_looked_at(self):
        said, _ = self.run_program(True, UR_ENABLE_LAYERS="UR_LAYER_OF_NOBODY", UR_LAYER_FAULTS="malformed",
                                   ONEAPI_DEVICE_SELECTOR="!!", UR_LOADER_PRELOAD_FILTER="perhaps")
        self.assertEqual(said["init"], [SUCCESS])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
