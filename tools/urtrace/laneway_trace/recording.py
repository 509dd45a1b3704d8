# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes one recording of the lines of a trace: queues with their commands and times, and what waits for what. Names of
handles ("queue:5") are those of the trace, which never use a number twice in a process."""
import bisect
import collections
import dataclasses
import re

from . import names

ORDERING = re.compile(r"urEnqueueUSM(Device|Shared|Host)AllocExp|urEnqueueUSMFreeExp") # no commands of a device
WAITS = {"urEventWait": "phEventWaitList", "urLanewayEventWaitFor": "phEvents"} # and their events
OUT_OF_ORDER = 1 # UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE


@dataclasses.dataclass(eq=False)
class Queue:
    process: int
    name: str
    device: str = ""
    out_of_order: bool = False
    timed: bool = False  # commands have the times of their device
    told: bool = False   # by the layer: it asks its commands for events
    placed: bool = False # by their calls, since nobody knows what the device's clock says in terms of the host's
    commands: list = dataclasses.field(default_factory=list)

    @property
    def title(self):
        order = "out of order" if self.out_of_order else "in order"
        times = ", times of the host's calls: no device times" if not self.timed else ""
        times = times or (", placed by the calls: the device's clock can't be read" if self.placed else "")
        return f"{self.name.replace(':', ' ')} ({order}, {self.device.replace(':', ' ') or 'device not known'}{times})"


@dataclasses.dataclass(eq=False)
class Command:
    queue: Queue
    call: object
    name: str
    start: int
    end: int
    timed: bool = False  # start and end are the device's; otherwise those of the call
    queued: int = 0
    untimed: str = ""    # why, where the queue's other commands have times
    over: bool = False   # by the adapter's word, with times or without
    waits_for: list = dataclasses.field(default_factory=list) # commands, of any queue

    @property
    def duration(self):
        return self.end - self.start


@dataclasses.dataclass(eq=False)
class VendorCall:
    """A call of a vendor's library, or a wait of the adapter's own, that took long enough to be told."""
    function: str
    process: int
    thread: int
    start: int
    end: int
    entry: object # the call of ours that its thread was in; None: it was in none, or that one hasn't returned

    @property
    def duration(self):
        return self.end - self.start


class Clock:
    """A device's clock in terms of the host's, by the moments when both were read."""

    def __init__(self):
        self.device, self.host = [], []

    def add(self, device, host):
        at = bisect.bisect(self.device, device)
        self.device.insert(at, device)
        self.host.insert(at, host)

    def to_host(self, time):
        at = bisect.bisect(self.device, time)
        if 0 < at < len(self.device): # between two moments: one clock may be a little faster
            device, host = self.device[at - 1:at + 1], self.host[at - 1:at + 1]
            return host[0] + (time - device[0]) * (host[1] - host[0]) // max(1, device[1] - device[0])
        nearest = min(at, len(self.device) - 1)
        return self.host[nearest] + time - self.device[nearest]


class Recording:
    """`lines` are those of reading.read."""

    def __init__(self, lines):
        self.calls, self.notes, self.cut_off = lines.calls, lines.notes, lines.cut_off
        self.begin = min([one.start for one in self.calls] + [one.time for one in self.notes], default=0)
        self.end = max((one.end for one in self.calls), default=0)
        self.queues = {}                             # (process, name) -> Queue
        self.waits = collections.defaultdict(list)   # id of a call that waits for events -> commands
        self.commands = []
        self._kernels, self._orders, self._clocks, self._times = {}, {}, collections.defaultdict(Clock), {}
        self._producers = {}                         # (process, event) -> commands that it stands for
        for note in self.notes:
            self._take(note)
        self._place_by_calls()
        self._readable = names.readable(call.arguments.get("pKernelName") for call in self.calls
                                        if call.function == "urKernelCreate")
        for call in self.calls:
            if call.result == 0:
                self._follow(call)
        self.vendor_calls, self.thread_names = self._of_vendors()
        self.processes = sorted({one.process for one in self.calls})

    def _take(self, note):
        values = note.values
        if note.kind == "queue":
            queue = self._queue(note.process, values["queue"])
            queue.device, queue.timed, queue.told = values["device"], values["times"], True
            queue.out_of_order = queue.out_of_order or values.get("out of order", False)
        elif note.kind == "device clock":
            self._clocks[note.process, values["device"]].add(values["time"], note.time)
        elif note.kind == "command":
            self._times[note.process, values["t"], note.clock + values["call"]] = values

    def _of_vendors(self):
        """Calls of vendors' libraries, in the order of time, and the names of threads that made some in no entry of ours."""
        entries = {(call.process, call.thread, call.start): call for call in self.calls}
        found, thread_names = [], {}
        for note in self.notes:
            values = note.values
            if note.kind == "thread":
                thread_names[note.process, values["t"]] = values["name"]
            elif note.kind == "vendor":
                entry = entries.get((note.process, values["t"], note.clock + values["call"])) if "call" in values else None
                found.append(VendorCall(values["f"], note.process, values["t"], note.time, note.time + values["d"], entry))
        return found, thread_names

    def thread_title(self, process, thread):
        name = self.thread_names.get((process, thread))
        return f"thread {thread}" + (f" ({name})" if name else "")

    def _place_by_calls(self):
        """Where a device's clock can't be read: no command starts before its call, and the quickest of all at once."""
        quickest = {}
        for (process, _, call), values in self._times.items():
            queue = self._queue(process, values["queue"])
            device = process, queue.device
            if "started" in values and device not in self._clocks:
                queue.placed = True
                quickest[device] = max(quickest.get(device, (-2**64, 0)), (call - values["started"], values["started"]))
        for device, (ahead, started) in quickest.items():
            self._clocks[device].add(started, started + ahead)

    def _queue(self, process, name):
        return self.queues.setdefault((process, name), Queue(process, name))

    def _follow(self, call):
        if call.function == "urKernelCreate":
            name = call.arguments.get("pKernelName")
            self._kernels[call.process, call.outputs.get("phKernel")] = self._readable.get(name, name)
        elif call.function == "urQueueCreate":
            queue = self._queue(call.process, call.outputs.get("phQueue"))
            queue.device = queue.device or call.arguments["hDevice"]
            properties = call.arguments.get("pProperties")
            queue.out_of_order = bool(isinstance(properties, dict) and properties.get("flags", 0) & OUT_OF_ORDER)
        elif call.function in WAITS:
            self.waits[id(call)] = self._producing(call)
        elif call.function.startswith("urEnqueue") and isinstance(call.arguments.get("hQueue"), str):
            self._enqueued(call)

    def _producing(self, call):
        """The commands that the events of a call's wait list stand for."""
        listed = call.arguments.get(WAITS.get(call.function, "phEventWaitList"))
        events = listed if isinstance(listed, list) else []
        found = [command for event in events for command in self._producers.get((call.process, event), [])]
        return list({id(command): command for command in found}.values())

    def producers(self, process, event):
        """The commands that an event stands for; None where no call of this recording says so."""
        return self._producers.get((process, event))

    def _enqueued(self, call):
        waits_for = self._producing(call)
        if ORDERING.fullmatch(call.function):
            made = waits_for # an allocation or a free is over when what it waits for is
        else:
            made = [self._command(call, waits_for)]
        event = call.outputs.get("phEvent")
        if event:
            self._producers[call.process, event] = made

    def _command(self, call, waits_for):
        queue = self._queue(call.process, call.arguments["hQueue"])
        command = Command(queue, call, self.name_of(call), call.start, call.end, waits_for=waits_for)
        times = self._times.get((call.process, call.thread, call.start), {})
        clock = self._clocks.get((call.process, queue.device))
        command.over = bool(times) and times.get("untimed") != "not over when last asked"
        if "ended" in times and clock:
            command.start, command.end = clock.to_host(times["started"]), clock.to_host(times["ended"])
            command.queued, command.timed = clock.to_host(times["queued"]), True
        elif queue.timed:
            command.untimed = times.get("untimed", "captured, or nobody asked before the end")
        queue.commands.append(command)
        self.commands.append(command)
        return command

    def name_of(self, call):
        """What a command is called: a kernel by its name, others by their function."""
        kernel = call.arguments.get("hKernel")
        if kernel:
            return self._kernels.get((call.process, kernel)) or kernel
        words = re.sub(r"(Exp|Ext)$", "", call.function[len("urEnqueue"):])
        return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=USM)(?=[A-Z])", " ", words)
