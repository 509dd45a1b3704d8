# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The conditions that parameters must not meet, in the one order in which their results win.

Null handles and null pointers follow from the parameters themselves: what is not optional must not be null, nor may an
element of an array of handles. So do the types of structures, which only layers look at. All else the function states.
"""
from __future__ import annotations

from dataclasses import dataclass

from . import conditions, structures


@dataclass(frozen=True)
class Check:
    """`element` is (array, number of its elements, C++ that holds for the one at i) where the condition is about one; so
    is `each`, also where the sentence doesn't name the element."""
    result: str
    cpp: str
    words: str
    reads: frozenset
    served: bool = False  # by adapters all the same
    values: tuple = ()
    element: tuple = ()
    each: tuple = ()


def _null(param, result):
    return Check(result, f"!{param.name}", f"`{param.name}` is NULL", frozenset((param.name,)))


def _null_element(param, result):
    return Check(result, f"anyNull({param.name}, {param.range})", f"an element of `{param.name}` is NULL",
                 frozenset((param.name, param.range)), element=(param.name, param.range, f"!{param.name}[i]"))


def derived_checks(function):
    for p in function.params:
        if p.is_handle and not (p.optional or p.nullable):
            yield _null(p, "INVALID_NULL_HANDLE")
    for p in function.params:
        if p.is_handle_array and not p.is_wait_list:
            yield _null_element(p, "INVALID_NULL_HANDLE")
    for p in function.params:
        if (p.is_pointer or p.is_callback) and not (p.optional or p.nullable):
            yield _null(p, "INVALID_NULL_POINTER")
    for p in function.params:
        if p.is_wait_list:
            yield _null_element(p, "INVALID_EVENT_WAIT_LIST")


def ordered_checks(spec, function, served=False):
    """All checks of a function, with `served` but for those of what adapters serve all the same; within a group of results, derived ones first, then as the function states them."""
    writer = conditions.Cpp(spec, function)
    stated = [Check(e.result, writer.text(e.condition), conditions.words(e.condition), frozenset(conditions.parameters(e.condition)),
                    e.served, tuple(writer.values(e.condition).items()), *[writer.element(e.condition)] * 2)
              for e in function.errors if e.condition is not None]
    # Of a structure whose type the function has a result of its own for, that says it all.
    types = [Check("INVALID_ARGUMENT", t.cpp, t.words, t.reads, True, each=t.each) for t in structures.type_checks(spec, function)
             if not any(t.place in check.cpp for check in stated)]
    derived = list(derived_checks(function))
    element = [c for c in derived if c.result == "INVALID_EVENT_WAIT_LIST"]
    every = [c for c in derived if c.result != "INVALID_EVENT_WAIT_LIST"] + types + stated + element
    place = {result: number for number, group in enumerate(spec.error_order) for result in group}
    return sorted((c for c in every if not (served and c.served)),
                  key=lambda check: place.get(check.result, len(spec.error_order)))


def read_parameters(spec, function, served=False):
    """The parameters that the checks of a function look at."""
    names = set()
    for check in ordered_checks(spec, function, served):
        names |= check.reads
        for p in function.params:
            if p.name in check.reads and p.range and ("any" in check.cpp):
                names.add(p.range)
    return names


def _bracketed(cpp):
    return f"({cpp})" if " && " in cpp else cpp


def _cpp(checks):
    """Their conditions; those of the elements of one array as one, which goes over it once."""
    together = {}
    for check in checks:
        together.setdefault(check.each[:2] or check.cpp, []).append(check)
    return [same[0].cpp if len(same) == 1 else conditions.any_of(*where, " || ".join(_bracketed(check.each[2]) for check in same))
            for where, same in together.items()]


def grouped_checks(spec, function, served=False):
    """[([C++ condition, ...], [(result, [C++ condition, ...])])], neighbours of one result together. Results of which each
    looks at the elements of one array stand together, too: whether any holds is asked first, then which."""
    groups = []
    for check in ordered_checks(spec, function, served):
        if not groups or groups[-1][0] != check.result:
            groups.append((check.result, []))
        groups[-1][1].append(check)
    blocks = []
    for group in groups:
        arrays = {check.each[:2] for check in group[1] if check.each}
        if blocks and arrays & {check.each[:2] for _, checks in blocks[-1] for check in checks if check.each}:
            blocks[-1].append(group)
        else:
            blocks.append([group])
    return [(_cpp([check for _, checks in block for check in checks]), [(result, [c.cpp for c in checks]) for result, checks in block])
            for block in blocks]


def serves_more(spec, function):
    """Whether adapters serve what layers refuse."""
    return any(check.served for check in ordered_checks(spec, function))


def needs_something(function):
    """Whether a function can't do with nothing but zeros and nulls."""
    return any(not (p.optional or p.nullable) and (p.is_handle or p.is_pointer or p.is_callback) for p in function.params)
