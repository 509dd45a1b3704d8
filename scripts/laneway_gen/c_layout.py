# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pieces of the C header that are easier said in Python than in a template."""
from . import prose, text


def enumerator_text(value):
    notes = [value.desc]
    if value.optional_query:
        notes.append("Not every device or adapter answers it.")
    if value.deprecated:
        notes.append("Deprecated.")
    if value.validation_only:
        notes.append("Given by the checks of parameters.")
    return " ".join(n for n in notes if n)


def enumerator(value, number):
    said = enumerator_text(value)
    if value.info:
        said = f"[{value.info}] {said}".strip()
    return text.trailing(f"{value.name} = {number},", said, 2)


def member(m):
    suffix = f"[{m.array}]" if m.array else ""
    notes = [m.desc]
    if m.optional and "NULL" not in m.desc:
        notes.append("May be NULL.")
    if m.range:
        notes.append(f"An array of {m.range}.")
    if m.tagged_by:
        notes.append(f"{m.tagged_by} says which member is meant.")
    return text.trailing(f"{text.declare(m.type, m.name)}{suffix};", " ".join(n for n in notes if n), 2)


def pointer_to(ctype):
    """The type of a pointer to a parameter: 'T *const' is not wanted, 'T **' is."""
    return f"{ctype}*" if ctype.endswith("*") else f"{ctype} *"


_DIRECTION = {"in": "in", "out": "out", "inout": "in,out"}


def documentation(spec, function):
    lines = [text.comment(function.desc or function.name)]
    for note in (prose.blocking(function), "Answered by the loader itself." if function.loader_only else ""):
        if note:
            lines.append(text.block("@note", note))
    for p in function.params:
        lines.append(text.block(f"@param[{_DIRECTION[p.direction]}] {p.name}", prose.param_text(p)))
    lines.append("/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:")
    for result, conditions in prose.errors(spec, function):
        said = "; ".join(conditions)
        lines.append(text.block(f"  - UR_RESULT_ERROR_{result}" + (":" if said else ""), said))
    return "\n".join(line for line in lines if line)
