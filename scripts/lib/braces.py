#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One style of braces: what a condition or loop holds has none where it is one line, and has them where it is more. The
branches of one condition have them all, or none.

usage: braces.py [--fix] FILE...

The files are as clang-format writes them. Prints where they differ from that style; --fix changes it, and clang-format has to
see the file again. Status 1: something differs. Left as they are: macros as the only line, which may hold anything, branches
with an attribute, and what lies in macros.
"""
import pathlib
import re
import sys

HEAD = re.compile(r"( *)(if|for|while)\b(?: constexpr)? \(")
MACRO = re.compile(r" *(?:[A-Z][A-Z0-9_]+\(|//|#|case\b|default:)")
NOT_CODE = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|//.*')


class Unreadable(Exception):
    """Not as this script can read it: left alone."""


def indentation(line):
    return len(line) - len(line.lstrip(" "))


def bare(line):
    """Without comments, and with strings that hold nothing."""
    return NOT_CODE.sub(lambda match: "" if match[0].startswith("//") else '""', line).rstrip()


def comment_of(line):
    """Where a line's comment begins, or the line ends."""
    return next((match.start() for match in NOT_CODE.finditer(line) if match[0].startswith("//")), len(line))


def head_end(lines, at):
    """The line on which the parentheses close that a head opens."""
    depth = 0
    for number in range(at, min(at + 20, len(lines))):
        for letter in bare(lines[number]):
            depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth == 0:
            return number
    raise Unreadable


class Branch:
    """`if (...)`, `else` and the like: the lines of its head without a brace, and of its body."""

    def __init__(self, lines, at, column):
        starts_else = lines[at].lstrip(" }").startswith("else")
        last = at if starts_else and not re.match(r"else if\b", lines[at].lstrip(" }")) else head_end(lines, at)
        code = bare(lines[last])
        self.braced = code.endswith("{")
        if not self.braced and not (code.endswith(")") or code.endswith("else") or code.endswith("]]")):
            raise Unreadable # a short one, or the end of a do
        self.attribute = "[[" in code
        self.head = lines[at:last + 1]
        if self.braced:
            text = self.head[-1]
            brace = text.rindex("{", 0, comment_of(text))
            self.head[-1] = text[:brace].rstrip() + (" " + text[brace + 1:].lstrip() if text[brace + 1:].strip() else "")
        if self.head[0].lstrip(" ").startswith("}"):
            self.head[0] = " " * column + self.head[0].lstrip(" }")
        begin = end = last + 1
        while end < len(lines) and (indentation(lines[end]) > column or (self.braced and not lines[end].strip())):
            if lines[end].startswith("#"):
                raise Unreadable
            end += 1
        self.body, self.end = normalized(lines[begin:end]), end
        if not self.body and not self.braced:
            raise Unreadable

    def needs_braces(self):
        return len(self.body) != 1 or (self.braced and bool(MACRO.match(self.body[0]))) or (self.braced and self.attribute)

    def opened(self):
        text = self.head[-1]
        code, comment = text[:comment_of(text)].rstrip(), text[comment_of(text):]
        return self.head[:-1] + [f"{code} {{ {comment}".rstrip()]


def chain(lines, at, column):
    """The branches that begin there, and the line after them."""
    branches = [Branch(lines, at, column)]
    while True:
        branch = branches[-1]
        following = lines[branch.end] if branch.end < len(lines) else ""
        if branch.braced:
            if indentation(following) != column or not following.lstrip(" ").startswith("}"):
                raise Unreadable
            if re.match(r" *\} else\b", following):
                branches.append(Branch(lines, branch.end, column))
                continue
            if following.strip() != "}":
                raise Unreadable
            return branches, branch.end + 1
        if indentation(following) == column and re.match(r" *else\b", following):
            branches.append(Branch(lines, branch.end, column))
            continue
        return branches, branch.end


def written(branches, column):
    closing = " " * column + "}"
    if not any(branch.needs_braces() for branch in branches):
        return [line for branch in branches for line in branch.head + branch.body]
    lines = []
    for branch in branches:
        opened = branch.opened()
        if lines: # the brace of the one before stands before its `else`
            opened[0] = lines.pop() + " " + opened[0].lstrip(" ")
        lines += opened + branch.body + [closing]
    return lines


def normalized(lines):
    out, at, raw = [], 0, False
    while at < len(lines):
        line = lines[at]
        raw = raw and ')"' not in line and "*/" not in line
        match = None if raw or line.endswith("\\") else HEAD.match(line)
        if not raw and (re.search(r'R"\w*\((?!.*\)\w*")', line) or ("/*" in line and "*/" not in line)):
            raw, match = True, None
        if match:
            try:
                branches, following = chain(lines, at, len(match[1]))
                out += written(branches, len(match[1]))
                at = following
                continue
            except Unreadable:
                pass
        out.append(line)
        at += 1
    return out


def main():
    names = [name for name in sys.argv[1:] if name != "--fix"]
    if not names:
        sys.exit(__doc__)
    wrong = 0
    for path in map(pathlib.Path, names):
        lines = path.read_text().split("\n")
        styled = normalized(lines)
        if styled == lines:
            continue
        wrong += 1
        first = next(number for number, pair in enumerate(zip(lines, styled), 1) if pair[0] != pair[1])
        print(f"{path}:{first}: braces where there is one line, or none where there are more")
        if "--fix" in sys.argv:
            path.write_text("\n".join(styled))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
