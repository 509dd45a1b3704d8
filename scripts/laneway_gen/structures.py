# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether structures that a caller hands over are what their members stype and pNext say.

The templates write a C++ function mistyped() for each structure with a type; what a call is handed goes to these.
"""
from collections import namedtuple

from . import conditions

# `place` is what is looked at, as C++ has it; `reads` are parameters; `each` is (array, number, C++ of one) of an array.
TypeCheck = namedtuple("TypeCheck", "cpp words reads place each")


def _typed(spec, pointer):
    """The structure with a type that a pointer leads to, or None."""
    struct = spec.struct_of.get(pointer.replace("const ", "").rstrip("* ").strip()) if pointer.endswith("*") else None
    return struct if struct and struct.stype is not None else None


def tests(spec, struct):
    """What is wrong in a structure `value`, as C++ conditions; also in those that its members point to."""
    unset = " && value.stype != ur_structure_type_t{}" if struct.unset_stype else ""
    found = [f"value.stype != {struct.stype_name}{unset}",
             f"misplaced(value.pNext, {{{', '.join(spec.struct_of[name].stype_name for name in struct.chain)}}})"]
    for member in struct.members:
        if _typed(spec, member.type):
            at = f"value.{member.name}"
            found.append(conditions.any_of(at, f"value.{member.range}", f"mistyped({at}[i])") if member.range
                         else f"{at} && mistyped(*{at})")
    return found


def type_checks(spec, function):
    for p in function.params:
        struct = _typed(spec, p.type) if p.direction != "out" else None
        if not struct:
            continue
        each = (p.name, p.range, f"mistyped({p.name}[i])") if p.range else ()
        if each:
            cpp, place = conditions.any_of(*each), f"{p.name}[i].stype"
        else:
            cpp, place = (f"{p.name} && " if p.optional else "") + f"mistyped(*{p.name})", f"{p.name}->stype"
        named = f"neither `{struct.stype_name}` nor 0" if struct.unset_stype else f"not `{struct.stype_name}`"
        words = f"`{place}` is {named}, or a structure of this API follows that does not belong there"
        yield TypeCheck(cpp, words, frozenset((p.name, p.range) if p.range else (p.name,)), place, each)
