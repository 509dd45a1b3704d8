# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Frames of stacks as people read them: functions and lines of the source, where debug information is there."""
import collections
import os
import re
import shutil
import subprocess

from . import names

RUNTIME = re.compile(r"lib(ur_|sycl|pi_|c\.so|stdc\+\+\.so|pthread\.so)|ld-linux") # not the program's own
MOST = 3 # frames of a site


def own(stack):
    """The program's frames, those of runtimes left out."""
    frames = []
    for frame in stack:
        if frame.get("s", "").startswith("__libc_start"):
            break # what starts main() is nobody's
        if "m" in frame and not RUNTIME.match(os.path.basename(frame["m"])):
            frames.append(frame)
    return frames[:MOST]


def named(stacks):
    """A function that answers text for a stack, of these: "inner (file:line) < outer (file:line)"; "" without frames."""
    wanted = collections.defaultdict(set)
    symbols = set()
    for stack in stacks:
        for frame in own(stack):
            wanted[frame["m"]].add(frame["o"])
            symbols.add(frame.get("s", ""))
    readable = names.readable(symbols)
    lines = {}
    for module, offsets in wanted.items():
        lines.update(_lines(module, sorted(offsets)))

    def text(frame):
        key = frame["m"], frame["o"]
        symbol = frame.get("s", "")
        if key in lines:
            return lines[key]
        at = f"{os.path.basename(frame['m'])}+0x{frame['o']:x}"
        return f"{readable.get(symbol, symbol)} ({at})" if symbol else at

    return lambda stack: " < ".join(text(frame) for frame in own(stack))


def _lines(module, offsets):
    """{(module, offset): "function (file:line)"} of those that the tools of this machine find. Where functions are part of
    others there, they come first: "inner (file:line) < outer (file:line)"."""
    tool = next(filter(None, (shutil.which(name) for name in ("llvm-symbolizer", "addr2line"))), None)
    if not tool or not os.path.isfile(module):
        return {}
    more = ["--output-style=GNU"] if "symbolizer" in tool else []
    found = subprocess.run([tool, *more, "-a", "-i", "-C", "-f", "-e", module], capture_output=True, text=True, errors="replace",
                           input="".join(f"0x{offset:x}\n" for offset in offsets), check=False)
    told = []  # of each address what was printed about it
    for line in found.stdout.splitlines():
        if line.startswith("0x"):
            told.append([])
        elif told and line:
            told[-1].append(line)
    if found.returncode or len(told) != len(offsets):
        return {}
    lines = {}
    for offset, one in zip(offsets, told):
        frames = []
        for function, place in zip(one[::2], one[1::2]):
            file, _, line = place.partition(" (discriminator")[0].rpartition(":")
            known = line.isdigit() and line != "0"
            at = f"{os.path.basename(file)}:{line}" if known else f"{os.path.basename(module)}+0x{offset:x}"
            frames.append(f"{function} ({at})")
        if frames and not frames[0].startswith("?"):
            lines[module, offset] = " < ".join(frames)
    return lines
