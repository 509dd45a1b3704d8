# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names that follow from other names by rule, so that the spec states each name once."""
import re

# Values that Unified Runtime doesn't use, for what only this project has: "LW", and a number of 16 bits.
OWN_NUMBERS = range(0x4c570000, 0x4c580000)


def snake(name):
    """urEnqueueUSMFill2D -> enqueue_usm_fill_2d"""
    text = name[2:] if name.startswith("ur") else name
    text = re.sub(r"(?<=[a-z])(\d+D)(?=[A-Z]|$)", lambda match: "_" + match.group(1).lower(), text)
    text = text.replace("P2P", "P2p")
    text = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", text)
    text = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", text)
    return text.lower()


def camel(text):
    """enqueue_usm_fill_2d -> EnqueueUsmFill_2d"""
    return "".join("_" + word if word[0].isdigit() else word.capitalize() for word in text.split("_"))


def stem(type_name):
    """ur_queue_flag_t -> queue_flag"""
    return type_name[3:-2]


def flags_type(enum_name):
    return enum_name[: -len("_t")] + "s_t"


def flags_mask(enum_name):
    return "UR_" + stem(enum_name).upper() + "S_MASK"


def print_name(type_name):
    """ur_queue_flag_t -> urPrintQueueFlags, ur_queue_properties_t -> urPrintQueueProperties"""
    base = stem(type_name)
    return "urPrint" + camel(base + "s" if base.endswith("_flag") else base)


def table_type(table_name):
    return "ur_" + snake(table_name) + "_dditable_t"


def table_getter(table_name):
    return f"urGet{table_name}ProcAddrTable"


def member(function_name, table_name):
    """The slot of urQueueCreate in the table Queue is pfnCreate."""
    owner = table_name[: -len("Exp")] if table_name.endswith("Exp") else table_name
    prefix = "ur" + owner
    return "pfn" + function_name[len(prefix):] if function_name.startswith(prefix) else None
