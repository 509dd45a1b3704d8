# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The shape of the values that queries give."""
from collections import namedtuple

Shape = namedtuple("Shape", "element count kind")

_SIGNED = {"int", "int32_t", "int64_t"}


def info_shape(spec, value):
    """'size_t[3]' is three size_t; 'char[]' as many char as the size of the value says."""
    element, _, rest = value.info.partition("[")
    element = element.strip()
    count = 1 if not rest else int(rest[:-1] or 0)
    if element == "char":
        kind = "Text"
    elif element == "ur_bool_t":
        kind = "Bool"
    elif element in spec.enum_of_flags:
        kind = "Flags"
    elif element in spec.enum_of:
        kind = "Enum"
    elif element in spec.handle_names:
        kind = "Handle"
    elif element in spec.struct_of:
        kind = "Struct"
    elif element.endswith("*"):
        kind = "Pointer"
    else:
        kind = "Signed" if element in _SIGNED else "Number"
    return Shape(element, count, kind)
