# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pictures, as SVG and PNG: a pool over time, and the timeline of a step. matplotlib draws them."""
import importlib.util

from . import names, summary, timeline, units

MOST_ROWS = 16 # of a timeline; the busiest queues are shown
COLOURS = ["#2f6db5", "#e08214", "#4d9221", "#c51b7d", "#7570b3", "#8c510a", "#35978f", "#b2182b"]
OTHERS = "#9aa5b1"
MOST_OF_NAME = 40 # characters of a kernel's name


def missing():
    """What is to be said where pictures can't be drawn; None where they can."""
    if not importlib.util.find_spec("matplotlib"):
        return "--plot needs matplotlib for Python (Debian: python3-matplotlib)"
    return None


def draw(recording, memory, prefix, pool_title, step_number):
    """Writes what there is to be drawn, and answers the names of the files. Throws ValueError for a pool or a step that
    isn't there."""
    import matplotlib
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "urtrace" # the same picture for the same recording
    matplotlib.rcParams["font.size"] = 9
    written = []
    pool = chosen_pool(memory, pool_title)
    if pool:
        written += save(draw_pool(recording, pool), f"{prefix}-pool")
    step = chosen_step(recording, step_number)
    if step:
        written += save(draw_step(recording, *step), f"{prefix}-step")
    return written


def save(figure, name):
    from matplotlib import pyplot
    for ending, more in (("svg", {"metadata": {"Date": None}}), ("png", {"dpi": 110})):
        figure.savefig(f"{name}.{ending}", **more)
    pyplot.close(figure)
    return [f"{name}.svg", f"{name}.png"]


def chosen_pool(memory, title):
    if title is not None:
        found = [pool for pool in memory.pools if pool.title == title]
        if not found:
            raise ValueError(f"--pool {title}: there is no such pool; there are: "
                             + (", ".join(sorted({pool.title for pool in memory.pools})) or "none"))
        return found[0]
    return max(memory.pools, key=lambda pool: (pool.most("reserved"), len(pool.samples)), default=None)


def steps(recording):
    """(begin, end, how many commands) of steps: a step ends when the host has waited for its work, and has commands."""
    ends = sorted({call.end for call in recording.calls if summary.blocks(call)})
    commands = sorted(command.call.start for command in recording.commands)
    begin, found, at = recording.begin, [], 0
    for end in ends:
        first = at
        while at < len(commands) and commands[at] < end:
            at += 1
        if at > first:
            found.append((max(begin, commands[first]), end, at - first))
        begin = end
    return found


def chosen_step(recording, number):
    found = steps(recording)
    if number is not None and number > len(found):
        raise ValueError(f"--step {number}: there are {len(found)} steps; a step ends when the host has waited")
    if not found:
        return None
    number = number or 1 + max(range(len(found)), key=lambda at: found[at][2])
    return number, len(found), *found[number - 1][:2]


def draw_pool(recording, pool):
    from matplotlib import pyplot, ticker
    figure, axes = pyplot.subplots(figsize=(9, 4), layout="constrained")
    for colour, name, style in ((OTHERS, "reserved", "-"), (COLOURS[1], "at hand", "-"), (COLOURS[0], "live", "-")):
        points = [(time, values[name]) for time, values in pool.samples if name in values]
        if points:
            times = [(time - recording.begin) / 1e6 for time, _ in points]
            axes.step(times, [value / 2**20 for _, value in points], style, where="post", color=colour, label=name)
            if name == "reserved":
                axes.fill_between(times, [value / 2**20 for _, value in points], step="post", color=colour, alpha=0.25)
    for note in pool.lines:
        if note.kind in ("pool waits", "pool fails", "pool under pressure"):
            axes.axvline((note.time - recording.begin) / 1e6, color=COLOURS[7], linestyle=":", linewidth=1)
    axes.set_xlabel("ms since the first call")
    axes.set_ylabel("MiB")
    axes.yaxis.set_major_formatter(ticker.StrMethodFormatter("{x:,g}"))
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)
    axes.set_title(f"{pool.title}: at most {units.size(pool.most('reserved'))} reserved, "
                   f"{units.size(pool.most('used'))} in use", fontsize=9)
    return figure


def rows_in(recording, begin, end):
    """(title, [(start, duration, name)]) of the threads and queues that do something in this time, queues last."""
    inside = [call for call in recording.calls if call.end > begin and call.start < end]
    rows = []
    for process, thread in sorted({(call.process, call.thread) for call in inside}):
        spans = [(call.start, call.duration, call.function) for call in inside if (call.process, call.thread) == (process, thread)]
        rows.append((f"thread {thread}", spans))
    of_queues = []
    for queue in recording.queues.values():
        there = [command for command in timeline.shown(queue.commands) if command.end > begin and command.start < end]
        by_row = {}
        for command, row in timeline.rows_of(there):
            by_row.setdefault(row, []).append((command.start, command.duration, command.name))
        for row, spans in sorted(by_row.items()):
            of_queues.append((queue.name.replace(":", " ") + (f" ({row + 1})" if row else ""), spans))
    of_queues.sort(key=lambda row: -sum(duration for _, duration, _ in row[1]))
    return rows + of_queues[:MOST_ROWS], max(0, len(of_queues) - MOST_ROWS)


def draw_step(recording, number, count, begin, end):
    from matplotlib import patches, pyplot
    rows, more = rows_in(recording, begin, end)
    totals = {}
    for title, spans in rows:
        for _, duration, name in spans:
            totals[name] = totals.get(name, 0) + duration
    named = sorted(totals, key=lambda name: -totals[name])[:len(COLOURS)]
    colours = dict(zip(named, COLOURS))
    figure, axes = pyplot.subplots(figsize=(10, 1.3 + 0.32 * max(4, len(rows))), layout="constrained")
    for at, (_, spans) in enumerate(rows):
        axes.broken_barh([((start - begin) / 1e3, max(duration, 1) / 1e3) for start, duration, _ in spans], (at - 0.4, 0.8),
                         facecolors=[colours.get(name, OTHERS) for _, _, name in spans], edgecolor="white", linewidth=0.2)
    axes.set_yticks(range(len(rows)), [title for title, _ in rows])
    axes.invert_yaxis()
    axes.set_xlim(0, (end - begin) / 1e3)
    axes.set_xlabel("us since the step's first command")
    axes.grid(axis="x", alpha=0.3)
    told = [*named, *(["others"] if len(totals) > len(named) else [])]
    # A label that begins with "_" would be left out.
    axes.legend(handles=[patches.Patch(color=colours.get(name, OTHERS), label=" " + names.shortened(name, MOST_OF_NAME))
                         for name in told],
                loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False, fontsize=8)
    axes.set_title(f"step {number} of {count}, {units.time(end - begin)}" + (f"; {more} more rows not shown" if more else ""),
                   fontsize=9)
    return figure
