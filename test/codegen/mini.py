# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The miniature spec as a project of its own in a temporary folder, to be bent by a test."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from laneway_gen import build, outputs  # noqa: E402
from laneway_gen.errors import SpecError  # noqa: E402


class Mini:
    """A copy of the miniature spec; use as a context."""

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self._folder.name)
        shutil.copytree(HERE / "spec", self.root / "spec")
        shutil.copy(ROOT / "spec" / "schema.json", self.root / "spec")
        return self

    def __exit__(self, *_):
        self._folder.cleanup()

    def path(self, name):
        return self.root / "spec" / name

    def replace(self, name, old, new):
        """Replaces the first occurrence of `old`, which must be there."""
        text = self.path(name).read_text()
        if old not in text:
            raise AssertionError(f"{name} has no {old!r}")
        self.path(name).write_text(text.replace(old, new, 1))

    def append(self, name, text):
        with open(self.path(name), "a", encoding="utf-8") as stream:
            stream.write(text)

    def line_of(self, name, text):
        """The number of the first line that holds `text`."""
        lines = self.path(name).read_text().split("\n")
        return next(number for number, line in enumerate(lines, 1) if text in line)

    def load(self):
        return build.load(str(self.root / "spec"))

    def generate(self):
        return outputs.generate(self.load())

    def faults(self):
        """What the generator says about this spec; empty where it accepts it."""
        try:
            self.load()
        except SpecError as error:
            return error.faults
        return []

    def run(self, *options, cwd=None):
        """scripts/generate on this project, as a user runs it."""
        return subprocess.run([str(ROOT / "scripts" / "generate"), "--root", str(self.root), *options], cwd=cwd or self.root,
                              capture_output=True, text=True, check=False)


def flat(path):
    """A path as a file name: golden files lie in one folder, out of the way of --check."""
    return re.sub(r"[/]", "__", path)
