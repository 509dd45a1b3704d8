# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The summary: where time and memory went, as text."""
import collections
import os
import statistics

from . import memory as memory_of
from . import names, units

MOST = 15                # rows of a table, where there may be many
MOST_OF_NAME = 100       # characters of a kernel's name
WAITS = ("urQueueFinish", "urEventWait", "urLanewayEventWaitFor")
LONG = 1_000_000         # ns: a call that isn't there to wait, and has blocked all the same


def lines(recording, memory, ended, program, hung):
    """`hung`: reports of what hung, each a list of lines."""
    for part in (head(recording, ended, program), *hung, calls(recording), commands(recording), queues(recording),
                 blocked(recording), in_vendors(recording), pools(memory), stalls(memory), sites(memory), never_freed(memory)):
        yield from part
        yield ""


def head(recording, ended, program):
    if ended:
        yield f"{' '.join([os.path.basename(program[0]), *program[1:]])} {ended.words} after {ended.seconds:.3f} s"
    threads = {(call.process, call.thread) for call in recording.calls}
    counts = [units.count(len(recording.calls), "call"), units.count(len(recording.processes), "process", "processes"),
              units.count(len(threads), "thread"), units.count(len(recording.queues), "queue"),
              units.count(len(recording.commands), "command")]
    yield ", ".join(counts) + f"; {units.time(recording.end - recording.begin)} from the first call to the end of the last one"
    if recording.cut_off:
        yield (f"{units.count(recording.cut_off, 'line')} at the ends of files not whole: a process was killed, and its last call "
               "is missing")


def figures(name, durations, more=()):
    return [str(len(durations)), units.time(sum(durations)), units.time(int(statistics.median(durations))),
            units.time(max(durations)), *more, name]


def grouped(items, key):
    groups = collections.defaultdict(list)
    for item in items:
        groups[key(item)].append(item)
    return groups


def calls(recording):
    yield "Calls by function, those with the most time first"
    groups = grouped(recording.calls, lambda call: call.function)
    rows = []
    for function, found in sorted(groups.items(), key=lambda entry: -sum(call.duration for call in entry[1])):
        failed = sum(call.result != 0 for call in found)
        rows.append(figures(function + (f" ({failed} of them failed)" if failed else ""), [call.duration for call in found]))
    yield from units.table(["calls", "total", "median", "longest", "function"], rows)


def commands(recording):
    timed = [command for command in recording.commands if command.timed]
    yield "Time of devices by kernel and kind of command"
    if not timed:
        yield "  no command has device times: they weren't asked for, or the device offers no profiling"
        return
    rows = []
    for name, found in sorted(grouped(timed, lambda one: one.name).items(),
                              key=lambda entry: -sum(one.duration for one in entry[1])):
        on = sorted({one.queue.name for one in found}, key=lambda queue: int(queue.partition(":")[2]))
        rows.append(figures(names.shortened(name, MOST_OF_NAME), [one.duration for one in found], [f"{len(on)}"]))
    yield from units.table(["commands", "total", "median", "longest", "queues", "kernel or kind"], rows)
    untimed = [command for command in recording.commands if command.untimed]
    for why, found in grouped(untimed, lambda one: one.untimed).items():
        yield f"  {len(found):,} commands have no times: {why}"


def busy(spans):
    """How long at least one of these lasts."""
    total = last = 0
    for start, end in sorted(spans):
        total += max(0, end - max(start, last))
        last = max(last, end)
    return total


def queues(recording):
    yield "Queues, the busiest first"
    rows = []
    for queue in recording.queues.values():
        timed = [command for command in queue.commands if command.timed]
        if not timed:
            rows.append((0, [str(len(queue.commands)), "-", "-", "-", queue.title]))
            continue
        working = busy([(one.start, one.end) for one in timed])
        span = max(one.end for one in timed) - min(one.start for one in timed)
        latency = "-" if queue.placed else units.time(int(statistics.median(one.start - one.call.start for one in timed)))
        rows.append((working, [str(len(queue.commands)), units.time(working), f"{100 * working / max(1, span):.0f} %",
                               latency, queue.title]))
    rows.sort(key=lambda row: -row[0])
    yield from units.table(["commands", "busy", "of its span", "enqueue to start", "queue"], [row for _, row in rows[:MOST]])
    if len(rows) > MOST:
        yield f"  and {len(rows) - MOST} more queues, less busy"


def blocks(call):
    """Whether the call is there to wait, or was asked to."""
    return call.function in WAITS or any(value is True for name, value in call.arguments.items()
                                         if name.startswith("blocking"))


def work_of(command):
    """What a marker or a barrier stands for: what it waits for, or else what is before it in its queue."""
    if not command.call.function.startswith("urEnqueueEventsWait"):
        return [command]
    if command.waits_for:
        return [one for other in command.waits_for for one in work_of(other)]
    return [one for one in command.queue.commands if one.call.start < command.call.start
            and not one.call.function.startswith("urEnqueueEventsWait")]


def waited_for(recording, call, ends):
    """What a wait was for: of its queue or its events the command that was over last, up to the end of the call."""
    found = recording.waits.get(id(call))
    if found is None:
        found = [one for one in ends.get((call.process, call.arguments.get("hQueue")), []) if one.start <= call.end]
    found = [one for command in found for one in work_of(command) if one.timed and one.end > call.start]
    if not found:
        return "nothing that was still under way on a device, by its times"
    last = max(found, key=lambda one: one.end)
    return f"{names.shortened(last.name, MOST_OF_NAME)} on {last.queue.name.replace(':', ' ')}, which took {units.time(last.duration)}"


def place(call):
    where = call.where
    at = f"{where.get('file', '')}:{where['line']}" if where.get("line") else where.get("function", "")
    return f"thread {call.thread}" + (f", {at}" if at else "")


def blocked(recording):
    yield "Entries that blocked the host"
    waits = [call for call in recording.calls if blocks(call)]
    long = [call for call in recording.calls if not blocks(call) and call.duration >= LONG]
    if not waits and not long:
        yield "  none"
        return
    groups = grouped(waits, lambda call: call.function + ("" if call.function in WAITS else ", blocking"))
    groups.update(grouped(long, lambda call: f"{call.function}, which isn't there to wait, {units.time(LONG)} and longer"))
    rows = [figures(name, [call.duration for call in found])
            for name, found in sorted(groups.items(), key=lambda entry: -sum(call.duration for call in entry[1]))]
    yield from units.table(["calls", "total", "median", "longest", "entry"], rows)
    yield "  the longest:"
    ends = grouped(recording.commands, lambda one: (one.queue.process, one.queue.name))
    within = grouped(recording.vendor_calls, lambda one: id(one.entry))
    for call in sorted(waits + long, key=lambda one: -one.duration)[:MOST]:
        why = f": waited for {waited_for(recording, call, ends)}" if blocks(call) else ""
        where = f"; in {memory_of.longest_calls(within[id(call)])}" if id(call) in within else ""
        yield f"    {units.time(call.duration)} at {units.time(call.start - recording.begin)}, {call.function} ({place(call)}){why}{where}"


def in_vendors(recording):
    """Where the time of entries was spent below them: in the vendor's library, or in waits of the adapter's own."""
    yield "Entries by the vendor calls that they were in, those with the most time first"
    if not recording.vendor_calls:
        yield "  none took long enough to be told, or they weren't asked for"
        return
    groups = grouped(recording.vendor_calls, lambda one: (
        one.entry.function if one.entry else f"no entry, {recording.thread_title(one.process, one.thread)}", one.function))
    groups = sorted(groups.items(), key=lambda entry: -sum(one.duration for one in entry[1]))
    rows = [figures(f"{entry} · {function}", [one.duration for one in found]) for (entry, function), found in groups[:MOST]]
    yield from units.table(["calls", "total", "median", "longest", "entry · vendor call"], rows)
    if len(groups) > MOST:
        rest = [one for _, found in groups[MOST:] for one in found]
        yield f"  and {len(groups) - MOST} more pairs, {units.time(sum(one.duration for one in rest))} in {len(rest):,} calls"


def pools(memory):
    yield "Pools"
    if not memory.pools:
        yield "  none was used, or its adapter tells nothing"
        return
    rows = []
    for pool in sorted(memory.pools, key=lambda one: -one.most("reserved"))[:MOST]:
        count = collections.Counter(note.kind for note in pool.lines if note.kind != "pool waits" or memory_of.waited(note))
        rows.append([units.size(pool.most("reserved")), units.size(pool.most("used")), units.size(pool.most("at hand")),
                     *(str(count[kind]) for kind in ("pool grows", "pool under pressure", "pool waits", "pool fails")),
                     pool.title])
    yield from units.table(["most reserved", "most used", "most at hand", "grew", "pressure", "waited", "failed", "pool"], rows)
    if len(memory.pools) > MOST:
        yield f"  and {len(memory.pools) - MOST} smaller ones"


def stalls(memory):
    yield "Allocations that stalled: more than a cache or free memory was needed"
    if not memory.stalls:
        yield "  none"
    for stall in memory.stalls[:MOST]:
        call = stall.call
        yield (f"  {units.time(call.duration)}: {call.function} of {units.size(call.arguments['size'])} ({place(call)}), "
               f"{stall.why}")
    if len(memory.stalls) > MOST:
        rest = memory.stalls[MOST:]
        yield f"  and {len(rest)} shorter ones, {units.time(sum(stall.call.duration for stall in rest))} together"


def most_at_once(allocations):
    """The most bytes of these that were live at one time."""
    changes = [(one.call.end, one.size) for one in allocations]
    changes += [(one.freed.start, -one.size) for one in allocations if one.freed]
    live = most = 0
    for _, change in sorted(changes, key=lambda entry: (entry[0], entry[1])):
        live += change
        most = max(most, live)
    return most


def sites(memory):
    yield "Allocations by where they were made, those with the most bytes first"
    groups = grouped(memory.allocations, lambda one: one.site)
    if len(groups) > MOST:
        groups = grouped(memory.allocations, lambda one: one.coarse_site)
    groups = sorted(groups.items(), key=lambda entry: -sum(one.size for one in entry[1]))
    rows = [[str(len(found)), units.size(sum(one.size for one in found)), units.size(most_at_once(found)),
             units.time(sum(one.call.duration for one in found)), site] for site, found in groups[:MOST]]
    yield from units.table(["times", "bytes", "most at once", "time", "where"], rows)
    if len(groups) > MOST:
        rest = [one for _, found in groups[MOST:] for one in found]
        yield f"  and {len(groups) - MOST} more, {units.size(sum(one.size for one in rest))} in {len(rest):,} allocations"


def never_freed(memory):
    left = memory.never_freed()
    yield "Never freed"
    if not left:
        yield "  nothing"
        return
    groups = sorted(grouped(left, lambda one: one.site).items(), key=lambda entry: -sum(one.size for one in entry[1]))
    yield from units.table(["blocks", "bytes", "where"],
                           [[str(len(found)), units.size(sum(one.size for one in found)), site]
                            for site, found in groups[:MOST]])
    if len(groups) > MOST:
        yield f"  and {len(groups) - MOST} more places"
