# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A recording in Chrome's Trace Event Format (JSON), which Perfetto's and Chrome's viewers read.

Each process of the program is one there. Its queues are tracks with their commands, in several rows where commands of one
queue overlap; its host threads are tracks with calls. Arrows (flows) lead from a command to those that wait for it and to
the calls that do, and from a call to its command. Pools are counters.
"""
import itertools
import json

QUEUES = 1_000_000 # queues' tracks have numbers beyond those of threads
ROWS = 1_000       # of one queue
COUNTED = {"reserved", "used", "live", "at hand", "pending", "free"}


def write(recording, memory, file):
    """To a file that is open for text. One event a line, so that tools for lines can search it."""
    file.write('{"displayTimeUnit":"ns","traceEvents":[\n')
    for number, event in enumerate(events(recording, memory)):
        file.write((",\n" if number else "") + json.dumps(event, separators=(",", ":")))
    file.write("\n]}\n")


def events(recording, memory):
    return _Events(recording).all(memory)


def rows_of(commands):
    """(command, row): commands that overlap are in different rows."""
    ends = []
    for command in sorted(commands, key=lambda one: (one.start, one.end)):
        row = next((number for number, end in enumerate(ends) if end <= command.start), len(ends))
        ends[row:row + 1] = [max(command.end, command.start + 1)]
        yield command, row


def shown(commands):
    """Commands with a place in time: not those whose times the device would have, and that weren't had."""
    return [command for command in commands if command.timed or not command.queue.timed]


class _Events:
    def __init__(self, recording):
        self.recording, self.flows = recording, itertools.count(1)
        self.tracks = {} # id of a command -> its track

    def micros(self, time):
        return round((time - self.recording.begin) / 1000, 3)

    def all(self, memory):
        yield from self.names()
        for queue in self.recording.queues.values():
            yield from self.queue(queue)
        for call in self.recording.calls:
            yield self.slice(call.process, call.thread, call.start, call.end, call.function, "call", call_details(call))
        for one in self.recording.vendor_calls:
            yield self.slice(one.process, one.thread, one.start, one.end, one.function, "vendor",
                             {"entry": one.entry.function if one.entry else "none"})
        yield from self.arrows()
        yield from self.pools(memory)

    def meta(self, process, track, what, **values):
        return {"ph": "M", "pid": process, "tid": track, "name": what, "args": values}

    def names(self):
        for process in self.recording.processes:
            yield self.meta(process, 0, "process_name", name=f"process {process}")
        for process, thread in sorted({(call.process, call.thread) for call in self.recording.calls}):
            yield self.meta(process, thread, "thread_name", name=f"host thread {thread}")
            yield self.meta(process, thread, "thread_sort_index", sort_index=thread)
        calling = {(call.process, call.thread) for call in self.recording.calls}
        for process, thread in sorted({(one.process, one.thread) for one in self.recording.vendor_calls} - calling):
            yield self.meta(process, thread, "thread_name", name=f"adapter's {self.recording.thread_title(process, thread)}")
            yield self.meta(process, thread, "thread_sort_index", sort_index=thread)

    def queue(self, queue):
        base = QUEUES + ROWS * int(queue.name.partition(":")[2] or 0)
        rows = set()
        for command, row in rows_of(shown(queue.commands)):
            track = self.tracks[id(command)] = base + min(row, ROWS - 1)
            if row not in rows:
                rows.add(row)
                yield self.meta(queue.process, track, "thread_name", name=queue.title + (f", row {row + 1}" if row else ""))
                yield self.meta(queue.process, track, "thread_sort_index", sort_index=track - 2 * QUEUES * ROWS)
            yield self.slice(queue.process, track, command.start, command.end, command.name, "command",
                             command_details(command))

    def slice(self, process, track, start, end, name, category, details):
        return {"ph": "X", "pid": process, "tid": track, "ts": self.micros(start),
                "dur": max(0.001, round((end - start) / 1000, 3)), "name": name, "cat": category, "args": details}

    def arrows(self):
        for command in self.recording.commands:
            if id(command) not in self.tracks:
                continue
            to = command.queue.process, self.tracks[id(command)], command.start, command.end
            yield from self.arrow("enqueue", (command.call.process, command.call.thread, command.call.start,
                                              command.call.end), to, from_start=True)
            for other in command.waits_for:
                yield from self.arrow("wait", self.place(other), to)
        for call in self.recording.calls:
            for command in self.recording.waits.get(id(call), []):
                yield from self.arrow("wait", self.place(command), (call.process, call.thread, call.start, call.end),
                                      to_end=True)

    def place(self, command):
        track = self.tracks.get(id(command))
        return (command.queue.process, track, command.start, command.end) if track else None

    def arrow(self, category, source, target, from_start=False, to_end=False):
        """From the end of one slice to the beginning of another, or as is said. An arrow never leads back in time: where two
        clocks disagree by more than the slices are long, there is none."""
        if not source:
            return
        leaves = source[2] if from_start else max(source[2], source[3] - 1)
        arrives = max(target[2], target[3] - 1) if to_end else target[2]
        leaves = max(source[2], min(leaves, arrives))
        arrives = max(arrives, leaves)
        if arrives >= max(target[3], target[2] + 1):
            return
        number = next(self.flows)
        for phase, place, time in (("s", source, leaves), ("f", target, arrives)):
            yield {"ph": phase, "bp": "e", "id": number, "pid": place[0], "tid": place[1], "ts": self.micros(time),
                   "name": category, "cat": category}

    def pools(self, memory):
        for pool in memory.pools:
            for time, figures in pool.samples:
                counted = {name: value for name, value in figures.items() if name in COUNTED}
                yield {"ph": "C", "pid": pool.process, "tid": 0, "ts": self.micros(time), "name": f"{pool.title} (bytes)",
                       "args": counted}


def call_details(call):
    details = {"result": call.result, **{name: value for name, value in call.arguments.items() if value is not None}}
    if call.where:
        details["where"] = call.where
    return details


def command_details(command):
    details = {"function": command.call.function, "queue": command.queue.name,
               "times": "of the device" if command.timed else "of the host's call"}
    if command.timed:
        details["from enqueue to start (us)"] = round((command.start - command.call.start) / 1000, 3)
    for name in ("size", "pGlobalWorkSize", "pLocalWorkSize"):
        if command.call.arguments.get(name):
            details[name] = command.call.arguments[name]
    return details
