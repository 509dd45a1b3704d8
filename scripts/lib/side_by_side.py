# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A picture of what an adapter's calls cost beside the driver's own, or of another two sides: two bars for each case, on a
logarithmic scale, with the least and the most of all repetitions as lines. Plain SVG, and the same for the same figures."""
import html
import math

import benchmark_runs

LEFT, WIDTH, ROW, BAR, TOP, BOTTOM = 330, 560, 30, 11, 54, 34
COLORS = ("#9aa5b1", "#2f6db5")
LABELS = {"driver": "the driver's own calls", "ours": "the adapter, through the loader"}


def labels(table):
    """{side: what it is called}: ours, or the sides that the figures have, two at most, by their own names."""
    found = sorted({side for sides in table.values() for side in sides})
    if len(found) > len(COLORS):
        raise benchmark_runs.Unusable(f'a picture has two sides, not {len(found)}: {", ".join(found)}')
    return LABELS if set(found) <= set(LABELS) else {side: side for side in found}


def cases(figures):
    """{case: {side: figure}}, the cheapest for the adapter first."""
    table = {}
    for name, figure in figures.items():
        case, _, side = name.rpartition("/")
        table.setdefault(case, {})[side] = figure
    return dict(sorted(table.items(), key=lambda entry: min(figure["median"] for figure in entry[1].values())))


def picture(result):
    """The SVG's text, for a result with `figures`, `machine`, `date` and `unit`."""
    table = cases(result["figures"])
    names = labels(table)
    colors = dict(zip(names, COLORS))
    figures = result["figures"].values()
    first = math.floor(math.log10(min(figure["least"] for figure in figures)))
    last = math.ceil(math.log10(max(figure["most"] for figure in figures)))
    height = TOP + ROW * len(table) + BOTTOM

    def x(value):
        return LEFT + (math.log10(value) - first) / (last - first) * WIDTH

    def text(at, y, words, anchor="start", size=12):
        return f'<text x="{at:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{html.escape(words)}</text>'

    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 70} {height}" font-family="sans-serif">',
             '<rect width="100%" height="100%" fill="white"/>',
             text(10, 18, f'{result["machine"]}; {result["date"]}', size=11)]
    for number, side in enumerate(names):
        at = LEFT + number * 230
        lines += [f'<rect x="{at}" y="30" width="12" height="12" fill="{colors[side]}"/>', text(at + 18, 40, names[side])]
    for power in range(first, last + 1):
        at = x(10**power)
        lines += [f'<line x1="{at:.1f}" y1="{TOP}" x2="{at:.1f}" y2="{height - BOTTOM}" stroke="#dddddd"/>',
                  text(at, height - BOTTOM + 14, f"{10**power:,}", "middle", 11)]
    lines.append(text(LEFT + WIDTH / 2, height - 5, result["unit"], "middle", 11))
    for row, (case, sides) in enumerate(table.items()):
        top = TOP + row * ROW + 3
        lines.append(text(LEFT - 8, top + BAR + 4, case, "end"))
        for number, side in enumerate(side for side in names if side in sides):
            figure, y = sides[side], top + number * (BAR + 1)
            middle = y + BAR / 2
            lines += [f'<rect x="{LEFT}" y="{y}" width="{x(figure["median"]) - LEFT:.1f}" height="{BAR}" fill="{colors[side]}"/>',
                      f'<line x1="{x(figure["least"]):.1f}" y1="{middle}" x2="{x(figure["most"]):.1f}" y2="{middle}" stroke="black"/>',
                      text(x(figure["most"]) + 5, y + BAR - 1, f'{figure["median"]:,.0f}', size=10)]
    return "\n".join(lines + ["</svg>", ""])
