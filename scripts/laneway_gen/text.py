# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lays out C and C++ text as clang-format would with the project's style, without needing it: 120 columns."""
import textwrap

WIDTH = 120


def declare(ctype, name):
    """'void *' and 'p' -> 'void *p'"""
    return f"{ctype}{name}" if ctype.endswith("*") else f"{ctype} {name}"


def call(head, args, tail, brackets="()"):
    """head(args)tail on one line, or filled lines aligned after the bracket, or broken after it."""
    head, tail = head + brackets[0], brackets[1] + tail
    one = f"{head}{', '.join(args)}{tail}"
    if len(one) <= WIDTH:
        return one
    column = len(head)
    longest = max(len(a) for a in args)
    if column + longest + len(tail) > WIDTH:
        column = 4
        lines, line = [head], ""
    else:
        lines, line = [], head
    pad = " " * column
    current = line if line else pad
    empty = True
    for number, arg in enumerate(args):
        last = number + 1 == len(args)
        piece = arg + (tail if last else ",")
        gap = "" if empty else " "
        if not empty and len(current) + len(gap) + len(piece) > WIDTH:
            lines.append(current)
            current, gap = pad, ""
        current += gap + piece
        empty = False
    lines.append(current)
    return "\n".join(lines)


def params(function, unnamed=()):
    """The parameters of a function or callback as a list for call()."""
    return [p.type.rstrip() if p.name in unnamed else declare(p.type, p.name) for p in function.params]


def names(function):
    return [p.name for p in function.params]


def comment(text, indent=0, mark="///"):
    """A block of comment lines; empty text gives none."""
    lead = " " * indent + mark
    out = []
    for paragraph in (text or "").split("\n"):
        if paragraph.strip():
            out += textwrap.wrap(paragraph.strip(), WIDTH, initial_indent=lead + " ", subsequent_indent=lead + " ",
                                 break_long_words=False, break_on_hyphens=False)
        elif out:
            out.append(lead)
    return "\n".join(out)


def block(tag, text, indent=0, mark="///"):
    """A comment line '/// @param x text', with later lines set in."""
    lead = " " * indent + mark
    return "\n".join(textwrap.wrap(f"{tag} {text}".strip(), WIDTH, initial_indent=lead + " ", subsequent_indent=lead + "     ",
                                   break_long_words=False, break_on_hyphens=False))


def trailing(code, text, indent=0):
    """Code with a short description behind it, or above it where it doesn't fit."""
    lead = " " * indent + code
    if not text:
        return lead
    after = f"{lead} ///< {text}"
    return after if len(after) <= WIDTH else comment(text, indent) + "\n" + lead


def condition(head, tests, tail, indent=0):
    """head (a || b || c) tail, broken behind its operators where it is long."""
    joined = " || ".join(f"({t})" if len(tests) > 1 and " && " in t and "[&]" not in t else t for t in tests)
    column = indent + len(head) + 1
    lines, current = [], " " * indent + head + "("
    pieces = joined.replace(" && ", " &&\n").replace(" || ", " ||\n").split("\n")
    pieces[-1] += ")" + tail
    for number, piece in enumerate(pieces):
        gap = "" if number == 0 else " "
        if number and len(current) + 1 + len(piece) > WIDTH:
            lines.append(current)
            current, gap = " " * column, ""
        current += gap + piece
    lines.append(current)
    return "\n".join(lines)


def literal(head, words, tail, indent=0):
    """head"words"tail, the string as several ones below each other where it is long."""
    lead, column = " " * indent + head, indent + len(head)
    parts = textwrap.wrap(words, WIDTH - column - len(tail) - 3, break_long_words=False, break_on_hyphens=False)
    strings = [f'"{part}{" " if number + 1 < len(parts) else ""}"' for number, part in enumerate(parts)]
    return ("\n" + " " * column).join([lead + strings[0], *strings[1:]]) + tail


def braced(args, indent):
    """{a, b, c}, as one filled block of lines."""
    lines, current = [], " " * indent + "{"
    for number, arg in enumerate(args):
        piece = arg + ("}," if number + 1 == len(args) else ",")
        if number and len(current) + 1 + len(piece) > WIDTH:
            lines.append(current)
            current = " " * (indent + 1) + piece
        else:
            current += (" " if number else "") + piece
    return "\n".join(lines + [current])


def _open_brackets(piece):
    """The columns behind the brackets that `piece` leaves open, outermost first."""
    stack = []
    for column, letter in enumerate(piece):
        if letter in "([{":
            stack.append(column + 1)
        elif letter in ")]}" and stack:
            stack.pop()
    return stack


def fold(line):
    """A line of code that is too long, broken behind a comma or before a body."""
    if len(line) <= WIDTH or line.lstrip().startswith(("//", "/*", "#", "|", "<")):
        return line
    indent = len(line) - len(line.lstrip())
    if line.endswith("; }") and " { " in line:
        head, body = line[:-2].split(" { ", 1)
        return "\n".join((fold(head + " {"), " " * (indent + 2) + body, " " * indent + "}"))
    limit = line.rfind(", ", 0, WIDTH - 1)
    if limit > indent:
        first, rest = line[: limit + 1], line[limit + 2:]
        fitting = [column for column in _open_brackets(first) if column + len(rest) <= WIDTH]
        column = fitting[-1] if fitting else None
    else:
        limit = line.find(" : public ")
        if limit < 0:
            return line
        first, rest, column = line[:limit], line[limit + 1:], None
    return first + "\n" + fold(" " * (indent + 4 if column is None else column) + rest)
