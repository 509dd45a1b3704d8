# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each output of the miniature spec is as recorded in golden/. LANEWAY_UPDATE_GOLDEN=1 records anew: read the difference."""
import os
import unittest

from mini import HERE, Mini, flat

GOLDEN = HERE / "golden"


class Golden(unittest.TestCase):
    maxDiff = None

    def test_every_output(self):
        with Mini() as mini:
            wanted = {flat(path): text for path, text in mini.generate().items()}
        if os.environ.get("LANEWAY_UPDATE_GOLDEN"):
            for old in GOLDEN.iterdir():
                old.unlink()
            for name, text in wanted.items():
                (GOLDEN / name).write_text(text)
        self.assertEqual(sorted(wanted), sorted(path.name for path in GOLDEN.iterdir()))
        for name, text in wanted.items():
            with self.subTest(name):
                self.assertMultiLineEqual((GOLDEN / name).read_text(), text)

    def test_every_output_says_where_it_comes_from(self):
        with Mini() as mini:
            for path, text in mini.generate().items():
                self.assertIn("Generated from spec/", text.split("\n", 1)[0], path)

    def test_lines_fit(self):
        with Mini() as mini:
            for path, text in mini.generate().items():
                if path.endswith(".md"):
                    continue
                for number, line in enumerate(text.split("\n"), 1):
                    self.assertLessEqual(len(line), 120, f"{path}:{number}")


if __name__ == "__main__":
    unittest.main()
