# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sentences about functions that follow from the typed fields: ownership, nulls, blocking, errors."""
_OWNERSHIP = {
    "new": "The caller owns the new reference and releases it.",
    "borrowed": "Borrowed: no reference is added.",
    "released": "The caller's reference is given up.",
    "retained": "Its count of references grows by one.",
}
_OWNERSHIP_IN = {
    "released": "Given up by the caller.",
    "retained": "Its count of references grows by one.",
}
_MEMORY = {"new": "The caller owns it and gives it back."}


def param_notes(param):
    notes = []
    said = param.desc
    if param.optional and "NULL" not in said:
        notes.append("May be NULL." if param.is_pointer or param.is_handle or param.is_callback else "Optional.")
    if param.range and param.range not in said:
        notes.append(f"An array of {param.range}.")
    if param.ownership and not any(word in said for word in ("owns", "release", "reference", "orrowed")):
        if param.direction == "in":
            notes.append(_OWNERSHIP_IN.get(param.ownership, ""))
        elif param.element_handle:
            released = f"Given back by {param.released_by}." if param.released_by else None
            notes.append(released or _OWNERSHIP[param.ownership])
        else:
            notes.append(_MEMORY.get(param.ownership, ""))
    return " ".join(n for n in notes if n)


def param_text(param):
    return " ".join(t for t in (param.desc, param_notes(param)) if t)


def blocking(function):
    if function.blocks == "always":
        return "Blocks until the work that it concerns is done."
    if function.blocks:
        return f"Blocks until the command is done where `{function.blocks}` is true, else returns at once."
    return ""


def errors(spec, function):
    """(result, [conditions in words]) in the order in which they win, with the null checks that follow from parameters."""
    from .checks import ordered_checks
    found = {}
    for check in ordered_checks(spec, function):
        found.setdefault(check.result, []).append(check.words)
    for error in function.errors:
        found.setdefault(error.result, [])
    return list(found.items())

