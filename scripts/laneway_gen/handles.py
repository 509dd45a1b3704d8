# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the layers that follow handles must know: kinds of handles, and the queries that answer handles."""
from collections import namedtuple

# A kind of handle: its C type, its name in sentences, the result for a wrong one, and whether anything releases it.
Kind = namedtuple("Kind", "type name error released")
# A query whose value holds handles.
Answer = namedtuple("Answer", "function query handle")

# Handles whose own result doesn't follow from their name; the others' is INVALID_<NAME>, and INVALID_ARGUMENT where there is none.
_ERRORS = {
    "mem": "INVALID_MEM_OBJECT",
    "physical_mem": "INVALID_MEM_OBJECT",
    "exp_external_mem": "INVALID_MEM_OBJECT",
    "exp_external_semaphore": "INVALID_SYNCHRONIZATION_OBJECT",
    "exp_executable_graph": "INVALID_GRAPH",
    "exp_command_buffer_command": "INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP",
}


def _stem(handle):
    return handle.name[len("ur_"):-len("_handle_t")]


def kinds(spec):
    """All kinds in the order of the spec."""
    released = {p.type for f in spec.functions for p in f.params if p.is_handle and p.ownership == "released"}
    known = {name for enum in spec.all_enums if enum.name == "ur_result_t" for name in (v.name for v in enum.values)}
    found = []
    for handle in spec.handles:
        stem = _stem(handle)
        plain = stem[len("exp_"):] if stem.startswith("exp_") else stem
        candidates = [_ERRORS.get(stem), f"INVALID_{plain.upper()}", f"INVALID_{plain.upper()}_EXP", "INVALID_ARGUMENT",
                      "INVALID_NULL_HANDLE"]
        error = next(f"UR_RESULT_ERROR_{c}" for c in candidates if c and f"UR_RESULT_ERROR_{c}" in known)
        found.append(Kind(handle.name, plain.replace("_", " "), error, handle.name in released))
    return found


def answers(spec):
    """The queries of the functions of adapters that answer handles; these are lent, not given."""
    found = []
    for function in spec.called:
        for p in function.params:
            enum = spec.enum_of.get(next((q.type for q in function.params if q.name == p.typename), ""))
            for value in enum.values if enum else ():
                element = (value.info or "").removesuffix("[]")
                if element in spec.handle_names:
                    found.append(Answer(f"ur_{function.snake}_params_t", value.name, element))
    return found
