# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The API as typed objects. Nothing here knows YAML or C++ text; names that follow by rule are properties."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Optional

from . import naming


@dataclass(frozen=True)
class Handle:
    name: str
    desc: str


@dataclass(frozen=True)
class Typedef:
    name: str
    type: str
    desc: str


@dataclass(frozen=True)
class Macro:
    name: str
    text: str
    desc: str


@dataclass(frozen=True)
class CallbackParam:
    name: str
    type: str
    desc: str


@dataclass(frozen=True)
class Callback:
    name: str
    returns: str
    desc: str
    params: tuple[CallbackParam, ...]


@dataclass(frozen=True)
class Enumerator:
    name: str
    value: int
    desc: str
    bit: Optional[int] = None
    info: Optional[str] = None
    optional_query: bool = False
    deprecated: bool = False
    validation_only: bool = False


@dataclass
class Enum:
    name: str
    desc: str
    flags: bool
    reserved_flags: int
    values: tuple[Enumerator, ...]

    @property
    def flags_type(self):
        return naming.flags_type(self.name)

    @property
    def mask_name(self):
        return naming.flags_mask(self.name)

    @property
    def mask(self):
        """The bits that no valid value has."""
        known = self.reserved_flags
        for value in self.values:
            known |= value.value
        return ~known & 0xFFFFFFFF

    @property
    def last(self):
        """Of Unified Runtime's own."""
        return max((value for value in self.values if value not in self.own), key=lambda value: value.value)

    @property
    def own(self):
        """This project's."""
        return [value for value in self.values if value.value in naming.OWN_NUMBERS]

    @property
    def force_name(self):
        return "UR_" + naming.stem(self.name).upper() + "_FORCE_UINT32"

    @property
    def is_info(self):
        return any(value.info for value in self.values)

    @property
    def print_name(self):
        return naming.print_name(self.name)


@dataclass
class Member:
    name: str
    type: str
    desc: str
    array: Optional[int]
    optional: bool
    range: Optional[str]
    tagged_by: Optional[str]
    chain: tuple[str, ...] = ()  # of pNext: the structures that may follow


@dataclass
class Struct:
    name: str
    kind: str
    stype: Optional[int]
    desc: str
    members: tuple[Member, ...]
    unset_stype: bool = False  # deployed callers leave its type at 0, and are let pass

    @property
    def stype_name(self):
        return "UR_STRUCTURE_TYPE_" + naming.stem(self.name).upper()

    @property
    def chain(self):
        """The structures that may follow in a chain."""
        return next((m.chain for m in self.members if m.name == "pNext"), ())

    @property
    def print_name(self):
        return naming.print_name(self.name)


@dataclass
class Param:
    name: str
    type: str
    direction: str
    desc: str
    optional: bool
    nullable: bool
    range: Optional[str]
    bounds: tuple
    typename: Optional[str]
    ownership: Optional[str]
    released_by: Optional[str]
    is_handle: bool = False
    is_callback: bool = False
    element_handle: Optional[str] = None

    @property
    def is_pointer(self):
        return self.type.endswith("*")

    @property
    def element(self):
        """What a pointer parameter points to, without const."""
        text = self.type[:-1].strip() if self.is_pointer else self.type
        return text[len("const "):] if text.startswith("const ") else text

    @property
    def is_wait_list(self):
        return self.optional and self.range is not None and self.element == "ur_event_handle_t" and self.direction == "in"

    @property
    def is_handle_array(self):
        return self.direction == "in" and self.range is not None and self.element_handle is not None


@dataclass
class ErrorCase:
    result: str
    condition: Optional[object]
    line: int
    served: bool = False  # by adapters all the same: only layers refuse it


@dataclass
class Function:
    name: str
    id: int
    table: Optional[str]
    slot: Optional[int]
    loader_only: bool
    desc: str
    blocks: Optional[str]
    params: tuple[Param, ...]
    errors: tuple[ErrorCase, ...]
    own: bool = False  # this project's: in no table, found by its name
    file: str = ""
    line: int = 0

    @property
    def snake(self):
        return naming.snake(self.name)

    @property
    def id_name(self):
        return "UR_FUNCTION_" + self.snake.upper()

    @property
    def params_struct(self):
        return f"ur_{self.snake}_params_t" if self.params else None

    @property
    def print_name(self):
        return "urPrint" + naming.camel(self.snake) + "Params"

    @property
    def member(self):
        if self.own:
            return "pfn" + self.name[2:]
        return naming.member(self.name, self.table) if self.table else None

    @property
    def pfn_type(self):
        return f"ur_pfn{self.name[2:]}_t"

    @property
    def counting(self):
        """'retain' or 'release' for a function that does nothing but count one handle, else None."""
        if len(self.params) != 1 or not self.params[0].is_handle or not self.table:
            return None
        return {"retained": "retain", "released": "release"}.get(self.params[0].ownership) if self._counts else None

    @property
    def hot(self):
        """Whether programs call it for each command, and not only to set up, to ask or to wait."""
        return (self.table or "").startswith("Enqueue") or self.name == "urEventRelease"

    @property
    def _counts(self):
        base = self.name[: -len("Exp")] if self.name.endswith("Exp") else self.name
        return base.endswith(("Retain", "Release"))

    def param(self, name):
        return next((p for p in self.params if p.name == name), None)

    @cached_property
    def dispatch(self):
        """The parameter whose handle names the adapter: the first handle, or range of handles, that is not optional."""
        for p in self.params:
            if p.optional or p.nullable:
                continue
            if p.is_handle or p.is_handle_array:
                return p
        return None


@dataclass
class Table:
    name: str
    functions: tuple[Function, ...] = ()

    @property
    def type(self):
        return naming.table_type(self.name)

    @property
    def getter(self):
        return naming.table_getter(self.name)


@dataclass
class File:
    """One file of the spec: an object or an extension."""
    stem: str
    title: str
    extension: bool
    own: bool  # this project's, not Unified Runtime's
    handles: tuple[Handle, ...]
    typedefs: tuple[Typedef, ...]
    macros: tuple[Macro, ...]
    callbacks: tuple[Callback, ...]
    enums: tuple[Enum, ...]
    structs: tuple[Struct, ...]
    functions: tuple[Function, ...]
    prose: str = ""


@dataclass
class Spec:
    major: int
    minor: int
    files: tuple[File, ...]
    tables: tuple[Table, ...]
    retired_function_ids: tuple[int, ...]
    error_order: tuple[tuple[str, ...], ...]
    always_possible: tuple[str, ...]
    possible_of_commands: tuple[str, ...]

    def _all(self, part):
        return [item for file in self.files for item in getattr(file, part)]

    @cached_property
    def handles(self):
        return self._all("handles")

    @cached_property
    def typedefs(self):
        return self._all("typedefs")

    @cached_property
    def macros(self):
        return self._all("macros")

    @cached_property
    def callbacks(self):
        return self._all("callbacks")

    @cached_property
    def enums(self):
        """The enumerations that files state; function ids and structure types follow from functions and structures."""
        return self._all("enums")

    @cached_property
    def structs(self):
        return self._all("structs")

    @cached_property
    def functions(self):
        return self._all("functions")

    @cached_property
    def dispatched(self):
        """The functions of the tables, by slots."""
        return [f for table in self.tables for f in table.functions]

    @cached_property
    def own_functions(self):
        return [f for f in self.functions if f.own]

    @cached_property
    def called(self):
        """All that an adapter is called by: what has a slot, then what is found by its name."""
        return self.dispatched + self.own_functions

    @cached_property
    def handle_names(self):
        return {h.name for h in self.handles}

    @cached_property
    def enum_of(self):
        return {e.name: e for e in self.all_enums}

    @cached_property
    def enum_of_flags(self):
        return {e.flags_type: e for e in self.enums if e.flags}

    @cached_property
    def struct_of(self):
        return {s.name: s for s in self.structs}

    @cached_property
    def callback_names(self):
        return {c.name for c in self.callbacks}

    @cached_property
    def typedef_of(self):
        return {t.name: t for t in self.typedefs}

    @cached_property
    def function_ids(self):
        values = tuple(Enumerator(f.id_name, f.id, f"Stands for {f.name}.") for f in sorted(self.functions, key=lambda f: f.id))
        return Enum("ur_function_t", "The functions of the API by their fixed numbers.", False, 0, values)

    @cached_property
    def structure_types(self):
        typed = sorted((s for s in self.structs if s.stype is not None), key=lambda s: s.stype)
        values = tuple(Enumerator(s.stype_name, s.stype, f"Stands for {s.name}.") for s in typed)
        return Enum("ur_structure_type_t", "The type of an extensible structure, in its member stype.", False, 0, values)

    @cached_property
    def all_enums(self):
        return [self.function_ids, self.structure_types, *self.enums]

    @cached_property
    def enumerator_types(self):
        """The type that each enumerator belongs to."""
        return {value.name: enum.name for enum in self.all_enums for value in enum.values}

    @cached_property
    def typed_structs(self):
        return [s for s in self.structs if s.stype is not None]

    @cached_property
    def structs_in_c_order(self):
        """Each structure after those that it holds by value."""
        done, order = set(), []

        def visit(struct):
            if struct.name in done:
                return
            done.add(struct.name)
            for member in struct.members:
                inner = self.struct_of.get(member.type)
                if inner:
                    visit(inner)
            order.append(struct)

        for struct in self.structs:
            visit(struct)
        return order

    @property
    def version(self):
        return (self.major << 16) | self.minor
