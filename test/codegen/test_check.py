# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""scripts/generate as a command: it writes, it is silent the second time, and --check finds every kind of difference."""
import os
import unittest

from mini import ROOT, Mini

HEADER = "include/unified-runtime/ur_api.h"


class Check(unittest.TestCase):
    def setUp(self):
        self.mini = self.enterContext(Mini())
        self.assertEqual(self.mini.run().returncode, 0)

    def assertFinding(self, text):
        run = self.mini.run("--check")
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        self.assertIn(text, run.stdout)

    def test_nothing_to_find(self):
        run = self.mini.run("--check")
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertIn(", 0 findings", run.stdout)

    def test_second_run_writes_nothing(self):
        before = os.stat(self.mini.root / HEADER).st_mtime_ns
        self.assertIn(": 0 written", self.mini.run().stdout)
        self.assertEqual(before, os.stat(self.mini.root / HEADER).st_mtime_ns)

    def test_from_any_folder(self):
        self.assertEqual(self.mini.run("--check", cwd="/").returncode, 0)

    def test_difference(self):
        path = self.mini.root / HEADER
        path.write_text(path.read_text().replace("#define UR_APICALL", "#define UR_APICALL ", 1))
        line = next(n for n, text in enumerate(path.read_text().split("\n"), 1) if text == "#define UR_APICALL ")
        self.assertFinding(f"{HEADER}:{line}: differs")

    def test_missing(self):
        (self.mini.root / HEADER).unlink()
        self.assertFinding(f"{HEADER}: missing")

    def test_stray_beside_headers(self):
        (self.mini.root / "include/unified-runtime/ur_old.h").write_text("")
        self.assertFinding("include/unified-runtime/ur_old.h: stray")

    def test_stray_in_a_generated_folder(self):
        (self.mini.root / "source/elsewhere/generated").mkdir(parents=True)
        (self.mini.root / "source/elsewhere/generated/old.cpp").write_text("")
        self.assertFinding("source/elsewhere/generated/old.cpp: stray")

    def test_a_build_folder_is_not_looked_into(self):
        objects = self.mini.root / "my-build/x.dir/generated"
        objects.mkdir(parents=True)
        (self.mini.root / "my-build/CMakeCache.txt").write_text("")
        (objects / "checks.o").write_text("")
        self.assertEqual(self.mini.run("--check").returncode, 0)
        self.mini.run()
        self.assertTrue((objects / "checks.o").exists())

    def test_stray_page(self):
        (self.mini.root / "docs/reference/old.md").write_text("")
        self.assertFinding("docs/reference/old.md: stray")

    def test_strays_go(self):
        stray = self.mini.root / "docs/reference/old.md"
        stray.write_text("")
        self.assertIn("1 stray removed", self.mini.run().stdout)
        self.assertFalse(stray.exists())

    def test_hand_written_neighbours_stay(self):
        kept = self.mini.root / "include/unified-runtime/ur_mock.h"
        kept.write_text("")
        self.assertEqual(self.mini.run("--check").returncode, 0)
        self.mini.run()
        self.assertTrue(kept.exists())

    def test_a_broken_spec_writes_nothing(self):
        before = (self.mini.root / HEADER).read_text()
        self.mini.replace("thing.yaml", "id: 2\n", "id: two\n")
        run = self.mini.run()
        self.assertEqual(run.returncode, 1)
        self.assertIn("spec/thing.yaml:", run.stderr)
        self.assertEqual(before, (self.mini.root / HEADER).read_text())


class Real(unittest.TestCase):
    def test_the_project_is_current(self):
        """What is committed is what the spec gives."""
        import subprocess
        run = subprocess.run([str(ROOT / "scripts" / "generate"), "--check"], cwd="/", capture_output=True, text=True, check=False)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)


if __name__ == "__main__":
    unittest.main()
