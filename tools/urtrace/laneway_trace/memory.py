# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a recording tells of memory: allocations and their frees, pools over time, allocations that stalled."""
import bisect
import collections
import dataclasses
import re

from . import callers, units

ALLOCATES = re.compile(r"urEnqueueUSM(Device|Shared|Host)AllocExp|urUSM(Device|Shared|Host)Alloc|urMemBufferCreate")
FREES = {"urEnqueueUSMFreeExp", "urUSMFree"}
MOST_NAMED = 3 # calls of a vendor's library, of one entry
LINES = {"pool grows", "pool shrinks", "pool under pressure", "pool waits", "pool fails"} # an adapter's own


@dataclasses.dataclass
class Allocation:
    call: object
    size: int
    address: str # or the handle of a buffer
    pool: str
    freed: object = None # the call
    callers: str = ""    # the program's own frames

    @property
    def site(self):
        """Where it was made: a place in the program where that is known, otherwise what can be told apart."""
        return self._place() or f"{self.call.function} of {units.size(self.size)}, {self.pool}"

    @property
    def coarse_site(self):
        """The same for sizes between two powers of two."""
        least = 1 << max(0, self.size.bit_length() - 1)
        return self._place() or (f"{self.call.function} of {units.size(least)} to less than {units.size(2 * least)}, "
                                 f"{self.pool}")

    def _place(self):
        where = self.call.where
        if where.get("file") or where.get("function"):
            line = f":{where['line']}" if where.get("line") else ""
            return f"{where.get('file', '')}{line} {where.get('function', '')}".strip()
        return self.callers


@dataclasses.dataclass
class Pool:
    process: int
    address: str
    title: str
    samples: list = dataclasses.field(default_factory=list) # (time, {"reserved": bytes, ...}), in the order of time
    lines: list = dataclasses.field(default_factory=list)   # notes of its adapter
    asked: int = 0                                          # when it was asked last

    def most(self, figure):
        """The most that it ever had, in bytes: by its own word where it was asked."""
        found = [values[name] for _, values in self.samples for name in (figure, f"most {figure}") if name in values]
        return max(found, default=0)


def waited(note):
    """Whether the host waited: for frees that were pending. Without any the adapter tells that nothing else is left."""
    return note.kind == "pool waits" and note.values.get("pending", 0) > 0


def longest_calls(calls):
    """Those of vendors' libraries, by name, the longest first."""
    times = collections.defaultdict(list)
    for call in calls:
        times[call.function].append(call.duration)
    ordered = sorted(times.items(), key=lambda entry: -sum(entry[1]))
    parts = [f"{function} for {units.time(sum(found))}" + (f" ({len(found)} times)" if len(found) > 1 else "")
             for function, found in ordered[:MOST_NAMED]]
    return ", ".join(parts) + (f" and {len(ordered) - MOST_NAMED} more" if len(ordered) > MOST_NAMED else "")


@dataclasses.dataclass
class Stall:
    call: object
    lines: list # what its adapter told meanwhile
    vendor_calls: list = dataclasses.field(default_factory=list) # that it made

    @property
    def why(self):
        said = []
        for note in self.lines:
            bytes_ = units.size(note.values["bytes"])
            if waited(note):
                said.append(f"nothing had {bytes_} but frees that are pending ({units.size(note.values['pending'])}), for which "
                            "the host waited")
            elif note.kind == "pool fails":
                said.append(f"it failed: there was no way to have {bytes_}")
            elif note.kind == "pool under pressure":
                said.append(f"everything was tried to find {bytes_}: caches emptied, memory joined and given back")
            elif note.kind == "pool grows":
                said.append(f"the pool grew by {bytes_}: a call of the driver")
        if self.vendor_calls:
            said.append(f"in {longest_calls(self.vendor_calls)}")
        counted = collections.Counter(said)
        return "; ".join(text if times == 1 else f"{text} ({times} times)" for text, times in counted.items())


class Memory:
    def __init__(self, recording):
        self.allocations = [] # in the order of their calls
        self._follow(recording)
        of_stack = callers.named(one.call.stack for one in self.allocations)
        for one in self.allocations:
            one.callers = of_stack(one.call.stack)
        self.pools = pools_of(recording)
        self.stalls = stalls_of(recording)

    def never_freed(self):
        return [one for one in self.allocations if not one.freed]

    def _follow(self, recording):
        live, references = {}, collections.Counter()
        for call in recording.calls:
            if call.result:
                continue
            if ALLOCATES.fullmatch(call.function):
                address = call.outputs.get("ppMem") or call.outputs.get("phBuffer")
                one = Allocation(call, call.arguments["size"], address, pool_named(call))
                self.allocations.append(one)
                live[call.process, address] = one
                references[call.process, address] = 1
            elif call.function in FREES:
                self._free(live, call, call.arguments["pMem"])
            elif call.function in ("urMemRetain", "urMemRelease"):
                buffer = call.arguments["hMem"]
                references[call.process, buffer] += 1 if call.function == "urMemRetain" else -1
                if references[call.process, buffer] == 0:
                    self._free(live, call, buffer)

    @staticmethod
    def _free(live, call, address):
        one = live.pop((call.process, address), None)
        if one:
            one.freed = call


def pool_named(call):
    pool = call.arguments.get("pPool", call.arguments.get("pool"))
    if pool:
        return pool
    return "the device's pool" if "Enqueue" in call.function else "no pool"


def pools_of(recording):
    """Pools in the order of their first samples. An address may be used again: by another number, or another context."""
    named, by_address = {}, collections.defaultdict(list)
    for note in recording.notes:
        if note.kind != "pool":
            continue
        values = note.values
        title = values.get("pool") or f"default pool of {values.get('default of', 'a context')}"
        key = note.process, values["address"], title
        if key not in named:
            named[key] = Pool(note.process, values["address"], title)
            by_address[note.process, values["address"]].append(named[key])
        figures = {name: value for name, value in values.items() if isinstance(value, int)}
        named[key].samples.append((note.time, figures))
        named[key].asked = note.time
    for note in recording.notes:
        if note.kind not in LINES:
            continue
        address = note.values["pool"]
        pools = by_address[note.process, address]
        if not pools:
            pools.append(Pool(note.process, address, f"pool {address}", asked=note.time))
            named[note.process, address, ""] = pools[0]
        # A pool is asked before its end, and gives its memory back behind that.
        later = [pool for pool in pools if pool.asked >= note.time]
        before = [pool for pool in pools if pool.asked < note.time]
        pool = before[-1] if before and (not later or note.kind == "pool shrinks") else later[0]
        pool.lines.append(note)
        pool.samples.append((note.time, {"reserved": note.values["reserved"]}))
    for pool in named.values():
        pool.samples.sort(key=lambda sample: sample[0])
    return list(named.values())


def stalls_of(recording):
    """Allocations during which an adapter told something of a pool. Notes don't name threads: of several calls at that
    moment it is the one that asks for as much, otherwise the one that took longest."""
    calls = sorted((call for call in recording.calls if ALLOCATES.fullmatch(call.function)), key=lambda call: call.start)
    starts, found = [call.start for call in calls], {}
    for note in recording.notes:
        if note.kind not in LINES or note.kind == "pool shrinks":
            continue
        around = [call for call in calls[max(0, bisect.bisect(starts, note.time) - 64):bisect.bisect(starts, note.time)]
                  if call.end >= note.time and call.process == note.process]
        if around:
            call = max(around, key=lambda one: (one.arguments["size"] == note.values["bytes"], one.duration))
            found.setdefault(id(call), Stall(call, [])).lines.append(note)
    for one in recording.vendor_calls:
        if id(one.entry) in found:
            found[id(one.entry)].vendor_calls.append(one)
    return sorted(found.values(), key=lambda stall: -stall.call.duration)
