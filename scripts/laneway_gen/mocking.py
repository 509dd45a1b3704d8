# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a function of the mock adapter does by default: it follows from the ownership of its parameters."""


import re

from . import text


def action(function):
    """A specialisation of kAction: a lambda that names the parameters it uses."""
    body = " ".join(actions(function))  # to look names up in, and on one line where it fits
    names = ["auto " + p.name if re.search(rf"\b{p.name}\b", body) else "auto" for p in function.params]
    head = f"constexpr auto kAction<functions::{function.name}> = []"
    one = text.call(head, names, f" {{ {body} }};")
    return one if "\n" not in one else text.call(head, names, " {") + "".join(f"\n  {line}" for line in actions(function)) + "\n};"


def actions(function):
    """C++ statements; none where the function does nothing, one that returns where the result is its own."""
    lines, listed = [], set()
    array = next((p for p in function.params if p.direction == "out" and p.range and p.element_handle), None)
    total = next((p for p in function.params if p.type == "uint32_t *" and p.direction == "out"), None)
    if array and total:
        owned = "true" if array.ownership == "new" else "false"
        lines.append(f"list({array.range}, {array.name}, {total.name}, {owned});")
        listed = {array.name, total.name}
    query = next((p for p in function.params if p.typename and p.direction != "in"), None)
    if query:
        ret = function.params[-1].name
        size = next(p.name for p in function.params if p.name == "propSize")
        return lines + [f"return answer({query.typename}, {size}, {query.name}, {ret});"]
    given = {p.name: p for p in function.params}
    if {"propName", "pPropValue", "pPropSizeRet"} <= given.keys() and given["pPropValue"].direction == "out":
        return lines + ["return answer(propName, pPropValue, pPropSizeRet);"] # which isn't told how much room there is
    for p in function.params:
        if p.name in listed:
            continue
        lines += _action(function, p)
    return lines


def _action(function, p):
    if p.is_handle and p.ownership in ("retained", "released"):
        return [f"{'retain' if p.ownership == 'retained' else 'release'}Handle({p.name});"]
    if p.ownership == "released" and p.is_pointer:
        return [f"deallocate({p.name});"]
    if p.direction != "out" or not p.is_pointer or p.range or p.element == "void":
        return []
    if p.element_handle:
        return [f"{'give' if p.ownership == 'new' else 'lend'}({p.name});"]
    if p.ownership == "new" and p.type == "void **":
        size = next((q.name for q in function.params if q.name == "size"), "1")
        return [f"*{p.name} = allocate({size});"]
    return [f"clear({p.name});"]
