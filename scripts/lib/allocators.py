# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What bench_allocators has measured, as a picture and as a table in Markdown. The same for the same figures."""
import html
import json
import math

import benchmark_runs

NAMES = {"ours": "Laneway", "ours_native_stream": "Laneway, on a stream of yours", "driver_pool": "CUDA's own pool", "cub": "cub",
         "rmm_pool": "RMM's pool", "rmm_pool_sized": "RMM's pool, of the size that suffices",
         "rmm_arena": "RMM's arena, of the size that suffices", "torch": "PyTorch",
         "torch_expandable": "PyTorch, expandable segments"}
COLORS = ("#1f5fbf", "#6fa8ff", "#d9541e", "#111111", "#2a9d3a", "#8fd19e", "#b8a000", "#9b30b0", "#e08fe0", "#777777", "#00a0a0")
PANELS = (("ns", "nanoseconds an allocation and its free take the host"), ("us", "microseconds"),
          ("ratio", "reserved at the most, over what is live at the most"))
LEFT, WIDTH, ROW, GAP = 330, 560, 26, 52


def is_result(result):
    return isinstance(result, dict) and isinstance(result.get("subjects"), list) and isinstance(result.get("rows"), list)


def read(path):
    """Throws benchmark_runs.Unusable."""
    try:
        result = json.loads(path.read_text())
    except (OSError, ValueError) as error:
        raise benchmark_runs.Unusable(f"{path} is no result of bench_allocators in JSON: {error}") from error
    if not is_result(result):
        raise benchmark_runs.Unusable(f"{path} is no result of bench_allocators in JSON: it has no subjects and rows")
    return result


def name_of(subject):
    return NAMES.get(subject, subject)


def figure(value, unit):
    """Of a value, as many digits as say something."""
    return f"{value:.2f}" if unit == "ratio" else f"{value:.1f}" if value < 10 else f"{value:,.0f}"


def median(row, subject):
    value = row["values"].get(subject)
    return None if value is None else value["median"]


def markdown(result, names=()):
    """A line for each subject, a column for each of the rows, or those named. In brackets: over the first subject's."""
    rows = {row["name"]: row for row in result["rows"]}
    unknown = [name for name in names if name not in rows]
    if unknown:
        raise benchmark_runs.Unusable(f'there is no row {unknown[0]}, expected one of {", ".join(rows)}')
    chosen = [rows[name] for name in names] or list(rows.values())
    first = result["subjects"][0]["name"]

    def cell(row, subject):
        value, base = median(row, subject), median(row, first)
        if value is None:
            return "–"
        text = figure(value, row["unit"])
        if subject == first:
            return f"**{text}**"
        if not base or row["unit"] == "ratio":
            return text
        share = value / base
        return f"{text} ({share:,.0f}×)" if share >= 10 else f"{text} ({share:.2g}×)"

    def title(row):
        return row["what"] if row["unit"] == "ratio" else f'{row["what"]}, {row["unit"]}'

    lines = ["| | " + " | ".join(title(row) for row in chosen) + " |", "|---" * (len(chosen) + 1) + "|"]
    for subject in (one["name"] for one in result["subjects"]):
        lines.append(f"| {name_of(subject)} | " + " | ".join(cell(row, subject) for row in chosen) + " |")
    lines += ["", f'{result["machine"]}; {result["date"]}. {result["program"]}; medians.']
    lines += [f'{name_of(one["name"])} isn\'t in it: {one["reason"]}.' for one in result["missing"]]
    return "\n".join(lines) + "\n"


def scale(rows, unit):
    """(ticks, whether they are powers of ten): what has room for all values of these rows."""
    values = [value[key] for row in rows for value in row["values"].values() for key in ("least", "most")]
    if unit == "ratio":
        low, high = math.floor(min(values)), math.ceil(max(values))
        parts = 4 if high - low <= 2 else 1
        return [low + number / parts for number in range(max(high - low, 1) * parts + 1)], False
    least = min(value for value in values if value > 0)
    low = math.floor(math.log10(least))
    return list(range(low, max(math.ceil(math.log10(max(values))), low + 1) + 1)), True


def panel(rows, subjects, unit, words, top):
    """The lines of one panel: a dot for each subject in each row, with a line from the least to the most."""
    ticks, logarithmic = scale(rows, unit)
    low, high = ticks[0], ticks[-1]
    bottom = top + ROW * len(rows)

    def x(value):
        at = math.log10(max(value, 10.0**low)) if logarithmic else value
        return LEFT + (at - low) / (high - low) * WIDTH

    lines = []
    for tick in ticks:
        at = x(10.0**tick if logarithmic else tick)
        label = f"{tick:g}" if not logarithmic else f"{10**tick:,}" if tick >= 0 else f"{10.0**tick:g}"
        lines += [f'<line x1="{at:.1f}" y1="{top}" x2="{at:.1f}" y2="{bottom}" stroke="#dddddd"/>', text(at, bottom + 14, label, "middle", 11)]
    lines.append(text(LEFT + WIDTH / 2, bottom + 29, words, "middle", 11))
    for number, row in enumerate(rows):
        y = top + number * ROW + ROW / 2
        lines += [text(LEFT - 8, y + 4, row["what"], "end"),
                  f'<line x1="{LEFT}" y1="{y}" x2="{LEFT + WIDTH}" y2="{y}" stroke="#eeeeee"/>']
        # The first subject's dot is the last, and so on top.
        for subject in reversed(subjects):
            value = row["values"].get(subject)
            if value:
                color, radius = COLORS[subjects.index(subject) % len(COLORS)], 6 if subject == subjects[0] else 4.5
                lines += [f'<line x1="{x(value["least"]):.1f}" y1="{y}" x2="{x(value["most"]):.1f}" y2="{y}" stroke="{color}" stroke-width="1.5"/>',
                          f'<circle cx="{x(value["median"]):.1f}" cy="{y}" r="{radius}" fill="{color}" fill-opacity="0.85"/>']
    return lines, bottom + GAP


def text(at, y, words, anchor="start", size=12):
    return f'<text x="{at:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{html.escape(words)}</text>'


def picture(result):
    """The SVG's text."""
    subjects = [one["name"] for one in result["subjects"]]
    lines, top = [text(10, 18, f'{result["machine"]}; {result["date"]}', size=11)], 40
    for number, subject in enumerate(subjects):
        at, y = 20 + number % 3 * 310, top + number // 3 * 20
        lines += [f'<circle cx="{at}" cy="{y - 4}" r="5" fill="{COLORS[number % len(COLORS)]}"/>', text(at + 12, y, name_of(subject))]
    top += (len(subjects) + 2) // 3 * 20
    for unit, words in PANELS:
        rows = [row for row in result["rows"] if row["unit"] == unit and row["values"]]
        if rows:
            made, top = panel(rows, subjects, unit, words, top)
            lines += made
    head = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 70} {top}" font-family="sans-serif">',
            '<rect width="100%" height="100%" fill="white"/>']
    return "\n".join(head + lines + ["</svg>", ""])
