# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The headers of the miniature spec stand alone, the public ones as C11 and C++17, warnings being errors."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from mini import ROOT, Mini

C = os.environ.get("CC") or shutil.which("cc")
CXX = os.environ.get("CXX") or shutil.which("c++")


@unittest.skipUnless(C and CXX, "there is no C or C++ compiler")
class Compiles(unittest.TestCase):
    def test_headers(self):
        with Mini() as mini, tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for path, text in mini.generate().items():
                if path.startswith("include/") or path.startswith("source/common/generated/"):
                    (root / path).parent.mkdir(parents=True, exist_ok=True)
                    (root / path).write_text(text)
            for header in sorted((root / "include" / "unified-runtime").iterdir()):
                name = f"unified-runtime/{header.name}"
                if header.suffix == ".h":
                    self.compile(root, C, "c11", ".c", name)
                self.compile(root, CXX, "c++17", ".cpp", name)
            for name in ("checks.hpp", "tables.hpp", "info_traits.hpp", "functions.hpp"):
                self.compile(root, CXX, "c++20", ".cpp", f"common/generated/{name}")

    def compile(self, root, compiler, standard, suffix, header):
        source = root / f"probe{suffix}"
        source.write_text(f'#include "{header}"\n')
        run = subprocess.run([compiler, f"-std={standard}", "-Wall", "-Wextra", "-Werror", "-pedantic", "-fsyntax-only", "-I",
                              str(root / "include"), "-I", str(root / "source"), "-I", str(ROOT / "source"), str(source)],
                             capture_output=True, text=True, check=False)
        self.assertEqual(run.returncode, 0, f"{header} as {standard}: {run.stderr}")


if __name__ == "__main__":
    unittest.main()
