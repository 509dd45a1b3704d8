#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""No window of 60 tokens occurs twice in the vendors' folders: what two of them have in common stands once, in
source/adapters/core or cuda_like.

usage: duplicates_test.py ROOT

Comments, blanks and lines of #include don't count, nor does what a class declares of the port: statements that end with
`override;`. A passage that repeats itself within a few tokens, as tables do, is no copy. Prints each passage that occurs
again, once, with both places, and ends with 1.
"""
import pathlib
import re
import sys
import unittest

FOLDERS = ("cuda", "hip", "level_zero", "native_cpu", "opencl")
WINDOW = 60
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|#\s*include[^\n]*|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|[A-Za-z_]\w*|\d[\w.\']*|::|->|&&|\|\||'
                   r'[<>=!+\-*/%&|^]=|<<|>>|\+\+|--|[^\s\w]', re.DOTALL)


def tokens(text):
    """[(token, line)] of those that count"""
    found, line, position, statement = [], 1, 0, 0
    for match in TOKEN.finditer(text):
        line += text.count("\n", position, match.start())
        position = match.start()
        word = match[0]
        if word.startswith(("//", "/*")) or re.match(r"#\s*include", word):
            continue
        found.append((word, line))
        if word in (";", "{", "}"):
            if word == ";" and len(found) > 1 and found[-2][0] == "override":
                del found[statement:]
            statement = len(found)
    return found


def repeats(key):
    return any(key[period:] == key[:-period] for period in range(1, WINDOW // 3))


def passages(texts):
    """(name, line, other name, other line, tokens) of each passage that stands in two places; texts: {name: text}"""
    all_words, seen = {name: tokens(text) for name, text in texts.items()}, {}
    for name, words in all_words.items():
        at = 0
        while at + WINDOW <= len(words):
            key = tuple(word for word, _ in words[at:at + WINDOW])
            place = seen.setdefault(key, (name, at))
            if place == (name, at) or place[0] == name and place[1] + WINDOW > at or repeats(key):
                at += 1
                continue
            there, begin = all_words[place[0]], place[1]
            length = WINDOW
            while (at + length < len(words) and begin + length < len(there) and words[at + length][0] == there[begin + length][0]):
                length += 1
            yield name, words[at][1], place[0], there[begin][1], length
            at += length


class Passages(unittest.TestCase):
    """The check finds what it is for."""

    def found(self, **texts):
        return list(passages(texts))

    def test_a_copy_is_found_whatever_stands_between_its_tokens(self):
        body = " ".join(f"call{i}({i});" for i in range(20)) # 100 tokens
        again = "int before;\n// a comment\n" + body.replace(" ", "\n")
        self.assertEqual([(one[0], one[1], one[2], one[4]) for one in self.found(a=body, b=again)], [("b", 3, "a", 100)])

    def test_less_than_a_window_is_none(self):
        body = " ".join(f"name{i}" for i in range(WINDOW - 1))
        self.assertEqual(self.found(a=body + " x", b=body + " y"), [])
        self.assertEqual(len(self.found(a=body + " x", b=body + " x")), 1)

    def test_a_copy_in_the_same_file_is_found_and_a_table_is_none(self):
        body = " ".join(f"name{i}" for i in range(WINDOW))
        self.assertEqual(len(self.found(a=body + " between " + body)), 1)
        self.assertEqual(self.found(a="{1, 2}, " * 20), [])

    def test_what_a_class_declares_of_the_port_is_none(self):
        body = " ".join(f"int call{i}(int) noexcept override;" for i in range(20))
        self.assertEqual(self.found(a=body, b=body), [])
        self.assertEqual(len(self.found(a=body.replace(" override", ""), b=body.replace(" override", ""))), 1)


def main():
    result = unittest.main(argv=sys.argv[:1], exit=False).result
    root = pathlib.Path(sys.argv[1])
    texts = {str(path.relative_to(root)): path.read_text() for folder in FOLDERS
             for path in sorted((root / "source/adapters" / folder).rglob("*")) if path.suffix in (".cpp", ".hpp", ".def")}
    if len(texts) < 50:
        print("hardly any file was found")
        return 1
    found = list(passages(texts))
    for name, line, other, other_line, length in found:
        print(f"{name}:{line}: {length} tokens as at {other}:{other_line}")
    return 0 if result.wasSuccessful() and not found else 1


if __name__ == "__main__":
    sys.exit(main())
