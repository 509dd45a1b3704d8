# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the files of traces, line by line. docs/layers.md#traces has the format."""
import dataclasses
import json

VERSION = 1


class Unusable(Exception):
    """A file is no trace, or is one of another version; the message says which line and why."""


@dataclasses.dataclass
class Call:
    function: str
    thread: int
    start: int # ns of the monotonic clock, as all times here
    end: int
    result: int
    arguments: dict
    outputs: dict
    where: dict # where in the program it stands; empty where that isn't known
    process: int
    stack: list = dataclasses.field(default_factory=list) # its callers, the innermost first: modules, offsets, symbols

    @property
    def duration(self):
        return self.end - self.start


@dataclasses.dataclass
class Note:
    """What the layer or an adapter tells besides calls."""
    kind: str
    time: int
    clock: int # of the file: what times within `values` count from
    values: dict
    process: int


@dataclasses.dataclass
class Lines:
    calls: list
    notes: list
    cut_off: int # lines at the ends of files that aren't whole: their process was killed


def read(paths):
    """All of these files, in the order of time."""
    lines = Lines([], [], 0)
    for path in paths:
        _read(path, lines)
    lines.calls.sort(key=lambda call: call.start)
    lines.notes.sort(key=lambda note: note.time)
    return lines


def _read(path, lines):
    process = clock = None
    with open(path, encoding="utf-8", errors="replace") as file:
        for number, text in enumerate(file, 1):
            whole = text.endswith("\n")
            try:
                value = json.loads(text)
                if "trace" in value:
                    process, clock = _header(value, path, number)
                elif clock is None:
                    raise ValueError("the first line has to say {\"trace\":\"laneway\",...}")
                elif "e" in value:
                    lines.notes.append(Note(value["e"], clock + value["s"], clock, value["a"], process))
                else:
                    lines.calls.append(Call(value["f"], value["t"], clock + value["s"], clock + value["s"] + value["d"],
                                            value["r"], value["a"], value.get("o", {}), value.get("l", {}), process, value.get("b", [])))
            except (ValueError, KeyError, TypeError) as problem:
                if whole:
                    raise Unusable(f"{path}:{number}: this is no line of a trace: {problem}") from problem
                lines.cut_off += 1


def _header(value, path, number):
    if value["trace"] != "laneway" or value["version"] != VERSION:
        raise Unusable(f"{path}:{number}: only traces of laneway in version {VERSION} can be read, not "
                       f"{value['trace']} in version {value['version']}")
    return value["process"], value["clock"]
