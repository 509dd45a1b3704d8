# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What hangs: of each report that the layer wrote into a trace ("hang" to "hang told"), which threads are in a call, what
that waits for, and so on up to what keeps all of it: the causes."""
import collections
import re

from . import reading, recording, units

ANY = 1             # UR_LANEWAY_EVENT_WAIT_MODE_ANY
FOREVER = 2**64 - 1
MOST = 8            # of what one thing waits for, with their own lines


def told(lines):
    """The reports of a trace, each as (process, number), in the order of time."""
    return [(note.process, note.values["number"]) for note in lines.notes if note.kind == "hang"]


def report(lines, process, number):
    """One report, as lines of text."""
    return list(Report(lines, process, number).lines())


class Event:
    """One that no command of this trace signals."""

    def __init__(self, name, maker):
        self.name, self.maker = name, maker

    @property
    def title(self):
        return f"{self.name.replace(':', ' ')}, {self.origin}"

    @property
    def origin(self):
        if not self.maker:
            return "which no call of this trace has made"
        if self.maker.function == "urEventCreateWithNativeHandle":
            return "made from a native handle: another API or program signals it"
        return f"made by {self.maker.function}: no command of this trace signals it"


class Entry:
    """A call that is under way."""

    def __init__(self, values, clock):
        self.function, self.thread, self.system = values["f"], values["t"], values["tid"]
        self.start, self.arguments, self.where = clock + values["s"], values["a"], values.get("l", {})
        task = values.get("task")
        self.task = (task["t"], clock + task["call"]) if task else None
        self.within = None # the call of the same thread that was begun in this one's
        self.vendor_calls = [] # of its vendor's library, the outer first

    @property
    def ends(self):
        """Whether it ends by itself, or by one of several things."""
        return self.function == "urLanewayEventWaitFor" and (
            self.arguments["timeout"] != FOREVER or (self.arguments["mode"] == ANY and self.arguments["numEvents"] > 1))


class VendorCall:
    """A call of a vendor's library that is under way."""

    def __init__(self, values, clock):
        self.function, self.thread, self.system, self.name = values["f"], values["t"], values["tid"], values["thread"]
        self.start = clock + values["s"]


class Report:
    def __init__(self, lines, process, number):
        mine = [note for note in lines.notes if note.process == process]
        first = next(at for at, note in enumerate(mine) if note.kind == "hang" and note.values["number"] == number)
        self.note, self.process = mine[first], process
        last = next((at for at, note in enumerate(mine) if note.kind == "hang told" and note.values["number"] == number), None)
        self.answered = last is not None
        notes = mine[:last + 1] if self.answered else mine
        until = notes[-1].time
        calls = [call for call in lines.calls if call.process == process and call.end <= until]
        self.recording = recording.Recording(reading.Lines(calls, notes, 0))
        self._states = {(note.values["t"], note.clock + note.values["call"]): note.values["state"]
                        for note in notes[first:] if note.kind == "state"}
        self._commands = {(one.call.thread, one.call.start): one for one in self.recording.commands}
        self._finished = {}
        self._makers = {}
        self._orderings = collections.defaultdict(list)
        for call in calls:
            for value in call.outputs.values():
                if isinstance(value, str) and value.startswith("event:"):
                    self._makers.setdefault(value, call)
            if call.result == 0 and call.function == "urQueueFinish":
                self._finished[call.arguments["hQueue"]] = call.start
            if call.result == 0 and recording.ORDERING.fullmatch(call.function):
                self._orderings[call.arguments["hQueue"]].append(call)
        self.entries = [Entry(values, self.note.clock) for values in self.note.values["calls"]]
        for outer, inner in zip(self.entries, self.entries[1:]):
            outer.within = inner if outer.thread == inner.thread else None
        self.others = [] # vendor calls of threads that are in no entry
        for call in (VendorCall(values, self.note.clock) for values in self.note.values.get("vendor", [])):
            around = [entry for entry in self.entries if entry.thread == call.thread and entry.start <= call.start]
            (around[-1].vendor_calls if around else self.others).append(call)
        self.causes, self._seen = [], set()

    def age(self, since):
        return units.time(max(0, self.note.time - since))

    def state(self, command):
        """What is known of a command: over, or how far it is; None where nobody knows."""
        state = self._states.get((command.call.thread, command.call.start))
        if state:
            return "over" if state in ("complete", "failed") else state
        if command.timed or command.over or command.call.start < self._finished.get(command.queue.name, 0):
            return "over"
        untold = command.untimed.startswith("captured") or (command.queue.told and not command.queue.timed)
        if untold and self.answered:
            return "over" # it isn't held: none of its own
        return "over" if command.untimed == "failed" else None

    def pending(self, commands):
        found = [one for one in commands if self.state(one) != "over"]
        return list({id(one): one for one in found}.values())

    def _of_events(self, events):
        """What these events wait for that isn't over: commands, and events without any."""
        found = []
        for name in events if isinstance(events, list) else []:
            commands = self.recording.producers(self.process, name)
            if commands is None:
                found.append(Event(name, self._makers.get(name)))
            else:
                found += self.pending(commands)
        return found

    def _before(self, queue, start):
        """What keeps a later command of a queue by the order of the queue alone."""
        before = self.pending(one for one in queue.commands if one.call.start < start)
        if queue.out_of_order:
            return [one for one in before if "Barrier" in one.call.function][-1:]
        return before[:1] # the others come behind that one

    def of_command(self, command):
        found = self._of_events(command.call.arguments.get("phEventWaitList"))
        queue, start = command.queue, command.call.start
        function = command.call.function
        if queue.out_of_order and function.startswith("urEnqueueEventsWait") and not command.call.arguments.get("phEventWaitList"):
            return self.pending(one for one in queue.commands if one.call.start < start)
        if not queue.out_of_order:
            for call in self._orderings[queue.name]:
                if call.start < start:
                    found += self._of_events(call.arguments.get("phEventWaitList"))
        found += self._before(queue, start)
        if "Host Task" in command.name:
            key = command.call.thread, command.call.start
            found += [entry for entry in self.entries if entry.task == key]
        return unique(found)

    def of_entry(self, entry):
        found = [entry.within] if entry.within else []
        events = recording.WAITS.get(entry.function, "phEventWaitList")
        found += self._of_events(entry.arguments.get(events))
        queue = self.recording.queues.get((self.process, entry.arguments.get("hQueue")))
        if queue and entry.function == "urQueueFinish" and queue.out_of_order:
            found += self.pending(queue.commands)
        elif queue and (entry.function == "urQueueFinish" or blocks(entry)):
            found += self._before(queue, entry.start)
        return unique(found)

    def number(self, command):
        return command.queue.commands.index(command) + 1

    def title(self, node):
        if isinstance(node, Entry):
            at = f", at {place(node.where)}" if node.where else ""
            return (f"thread {node.thread} (of the system {node.system}) has been in {node.function} for {self.age(node.start)}{at}"
                    f"{self._in_vendor(node)}")
        if isinstance(node, Event):
            return node.title
        at = f" at {place(node.call.where)}" if node.call.where else ""
        event = node.call.outputs.get("phEvent")
        of_event = f", {event.replace(':', ' ')}" if isinstance(event, str) else ""
        return (f"command {self.number(node)} of {node.queue.name.replace(':', ' ')} ({node.name}{of_event}), by thread "
                f"{node.call.thread}{at} {self.age(node.call.start)} ago: {self.state(node) or 'nobody knows how far it is'}")

    def _in_vendor(self, entry):
        return "".join(f", in {call.function} for {self.age(call.start)}" for call in entry.vendor_calls)

    def short(self, node):
        if isinstance(node, Entry):
            return f"{node.function} of thread {node.thread}"
        if isinstance(node, Event):
            return node.title
        return f"command {self.number(node)} of {node.queue.name.replace(':', ' ')} ({node.name})"

    def waits(self, node):
        if isinstance(node, Event):
            return []
        return self.of_entry(node) if isinstance(node, Entry) else self.of_command(node)

    def _cause(self, text):
        if text not in self.causes:
            self.causes.append(text)

    def _leaf(self, node):
        """What keeps all that waits for it, where nothing is known that it waits for itself."""
        if isinstance(node, Event):
            return self._cause(f"{node.title}")
        if isinstance(node, Entry):
            if node.vendor_calls:
                return self._cause(f"thread {node.thread} has been in {node.function} for {self.age(node.start)}"
                                   f"{self._in_vendor(node)}, and by this trace waits for nothing that isn't over")
            what = "and by this trace waits for nothing that isn't over: it is the call itself, or the vendor's driver"
            return self._cause(f"thread {node.thread} has been in {node.function} for {self.age(node.start)}, {what}")
        age = f", enqueued {self.age(node.call.start)} ago"
        state = self.state(node)
        if "Host Task" in node.name and state != "queued":
            return self._cause(f"{self.short(node)}: a host task that runs, and is in no call{age}")
        if state == "running":
            return self._cause(f"{self.short(node)} runs{age}")
        if state is None:
            return self._cause(f"{self.short(node)}: nobody knows how far it is{age}")
        return self._cause(f"{self.short(node)} is {state}, and all that it waits for by this trace is over: it runs, or "
                           f"its device is busy{age}")

    def _circle(self, path, node):
        round_ = path[path.index(node):]
        soft = [one for one in round_ if isinstance(one, Entry) and one.ends]
        names = ", which waits for ".join(self.short(one) for one in [*round_, node])
        self._cause(f"a circle{', in which a wait ends by itself' if soft else ', which never ends'}: {names}")

    def lines(self):
        why = "somebody asked" if self.note.values["why"] == "asked" else "a call takes long"
        yield f"What hangs in process {self.process}, report {self.note.values['number']}: {why}"
        if not self.answered:
            yield "  a driver doesn't answer how far commands are"
        for entry in self.entries:
            if entry not in self._seen:
                yield from self._tree(entry)
        pending = [one for one in self.pending(self.recording.commands) if one not in self._seen]
        if not self.entries:
            yield "  no thread is in a call"
        for call in self.others:
            yield (f"  thread {call.thread} ({call.name}, of the system {call.system}), in no entry, has been in {call.function} "
                   f"for {self.age(call.start)}")
        tails = {} # the last of each queue, which leads to the others
        for one in pending:
            tails[one.queue.name] = one
        for one in list(tails.values())[:MOST]:
            if one not in self._seen:
                yield from self._tree(one)
        left = sum(one not in self._seen for one in pending)
        if left:
            yield f"  {units.count(left, 'more command')} not over, or not known to be"
        for cause in self.causes:
            yield f"  cause: {cause}"

    def _tree(self, root):
        """Depth first, without recursion: chains are as long as queues are."""
        stack = [(root, [])]
        while stack:
            node, path = stack.pop()
            lead = "  " * (1 + min(len(path), 20)) + ("" if not path else "waits for " if not running(path[-1], node) else "in which ")
            if node in path:
                self._circle(path, node)
                yield f"{lead}{self.short(node)}, as above: a circle"
                continue
            if node in self._seen:
                yield f"{lead}{self.short(node)}, as above"
                continue
            if not isinstance(node, Event):
                self._seen.add(node)
            yield lead + self.title(node)
            waits = self.waits(node)
            if not waits:
                self._leaf(node)
            if len(waits) > MOST:
                yield "  " * (2 + min(len(path), 20)) + f"of {len(waits)} that it waits for, the first {MOST}:"
            stack += [(one, [*path, node]) for one in reversed(waits[:MOST])]


def unique(nodes):
    return list({(node.name if isinstance(node, Event) else id(node)): node for node in nodes}.values())


def running(outer, inner):
    return isinstance(inner, Entry)


def blocks(entry):
    return any(value is True for name, value in entry.arguments.items() if re.match("blocking", name))


def place(where):
    line = f":{where['line']}" if where.get("line") else ""
    return f"{where.get('file', '')}{line} {where.get('function', '')}".strip()
