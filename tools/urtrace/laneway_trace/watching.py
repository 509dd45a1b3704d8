# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Looks at the traces of a program that runs, and tells what hangs as soon as they say so."""
import json
import pathlib
import threading

from . import hangs, reading

LOOKS = 0.1    # seconds between two looks
PATIENCE = 5.0 # seconds for the rest of a report, while a driver doesn't answer


class File:
    """What is new in a trace."""

    def __init__(self, path):
        self.path, self.at, self.rest = path, 0, b""

    def lines(self):
        with open(self.path, "rb") as file:
            file.seek(self.at)
            new = self.rest + file.read()
            self.at = file.tell()
        *whole, self.rest = new.split(b"\n")
        return whole


class Watch:
    """While it is entered, `say` is called with each report's text, on a thread of its own."""

    def __init__(self, folder, wanted, say):
        self._folder, self._say, self._files, self._open = pathlib.Path(folder), say, {}, {}
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="watch") if wanted else None

    def __enter__(self):
        if self._thread:
            self._thread.start()
        return self

    def __exit__(self, *_):
        self._stop.set()
        if self._thread:
            self._thread.join()

    def _run(self):
        over = False
        while not over:
            over = self._stop.wait(LOOKS) # a last look behind the program's end
            for path in sorted(self._folder.glob("calls-*.jsonl")):
                self._look(self._files.setdefault(path, File(path)))
            for key in list(self._open):
                self._open[key] -= LOOKS
                if self._open[key] <= 0 or over:
                    self._tell(*key)

    def _look(self, file):
        for line in file.lines():
            if not line.startswith(b'{"e":"hang'):
                continue
            note = json.loads(line)
            key = file.path, note["a"]["number"]
            if note["e"] == "hang":
                self._open[key] = PATIENCE
            elif key in self._open:
                self._tell(*key)

    def _tell(self, path, number):
        del self._open[path, number]
        try:
            lines = reading.read([str(path)])
            process = lines.notes[0].process
            self._say("\n".join(["", *hangs.report(lines, process, number), ""]))
        except (reading.Unusable, OSError) as problem:
            self._say(f"urtrace: what hangs can't be told: {problem}")
