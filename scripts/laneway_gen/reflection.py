# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The API's types as tables without pointers; source/common/reflection.hpp says what their columns mean."""
from collections import namedtuple

Field = namedtuple("Field", "name kind size pointers index offset array length written ownership note")
Record = namedtuple("Record", "name first count kind id")
Enumeration = namedtuple("Enumeration", "name first count id")

_SIGNED = {"int", "int32_t", "int64_t"}
_UNSIGNED = {"size_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "unsigned char"}


class _Text:
    """All names in one text, each once."""

    def __init__(self):
        self.entries, self._offsets, self._end = [], {}, 0

    def offset(self, name):
        if name not in self._offsets:
            self._offsets[name] = self._end
            self.entries.append(name)
            self._end += len(name) + 1
        return self._offsets[name]


class Tables:
    def __init__(self, spec):
        self._spec = spec
        self.text = _Text()
        self.constants, self.enumerations, self.fields, self.records = [], [], [], []
        for enum in spec.all_enums:
            self._enumeration(enum)
        for struct in spec.structs:
            self._struct(struct)
        for function in spec.functions:
            self._params(function)
        self.structures = [(s.stype_name, s.name) for s in sorted(spec.typed_structs, key=lambda s: s.stype)]
        self.functions = [(f.id_name, f"ur_{f.snake}_params_t") for f in sorted(spec.functions, key=lambda f: f.id)]

    def _enumeration(self, enum):
        first = len(self.constants)
        self.constants += [(self.text.offset(v.name), v.name) for v in enum.values]
        self.enumerations.append(Enumeration(self.text.offset(enum.name), first, len(enum.values), enum.name))

    def _type(self, ctype, name=""):
        """(kind, size, pointers, index)"""
        base = ctype.replace("const ", "").rstrip("* ").strip()
        pointers = ctype.count("*")
        spec = self._spec
        if name == "pNext" and base == "void":
            return "Chain", "0", 1, "0"
        typedef = spec.typedef_of.get(base)
        if base in ("bool", "ur_bool_t"):
            return "Bool", "1", pointers, "0"
        if base == "char":
            return "Char", "1", pointers, "0"
        if base in spec.enum_of_flags:
            return "Flags", "4", pointers, f"EnumerationId::{spec.enum_of_flags[base].name}"
        if base in spec.enum_of:
            return "Enum", "4", pointers, f"EnumerationId::{base}"
        if base in spec.struct_of:
            return "Record", "sizeof(%s)" % base, pointers, f"RecordId::{base}"
        if base in spec.handle_names:
            return "Address", "8", pointers, f"HandleId::{base}"
        if base in spec.callback_names or (typedef and typedef.type == "uintptr_t"):
            return "Address", "8", pointers, "0"
        if typedef:
            base = typedef.type
        if base in _UNSIGNED:
            return "Unsigned", f"sizeof({base})", pointers, "0"
        if base in _SIGNED:
            return "Signed", f"sizeof({base})", pointers, "0"
        if base == "float":
            return "Float", "4", pointers, "0"
        return "Opaque", "0", pointers, "0"

    def _add(self, owner, kind, items, offset_of):
        first = len(self.fields)
        names = [i.name for i in items]
        for number, item in enumerate(items):
            value_kind, size, pointers, index = self._type(item.type, item.name)
            length = names.index(item.range) + 1 if item.range else 0
            written = getattr(item, "direction", "in") == "out"
            self.fields.append(Field(self.text.offset(item.name), value_kind, size, pointers, index, offset_of(number, item),
                                     getattr(item, "array", None) or 0, length, "true" if written else "false",
                                     "Ownership::" + (getattr(item, "ownership", None) or "none").capitalize(),
                                     f"{owner}.{item.name}"))
        self.records.append(Record(self.text.offset(owner), first, len(items), kind, owner))

    def _struct(self, struct):
        self._add(struct.name, "Union" if struct.kind == "union" else "Struct", struct.members,
                  lambda _, m: f"offsetof({struct.name}, {m.name})")

    def _params(self, function):
        self._add(f"ur_{function.snake}_params_t", "Params", function.params, lambda number, _: f"{number} * sizeof(void *)")
