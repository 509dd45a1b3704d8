# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How each function looks in the C++ header: whose method it is, what it takes, and what it returns."""
from __future__ import annotations

from dataclasses import dataclass, field

from . import naming, text


@dataclass
class Method:
    function: object
    name: str
    static: bool
    const: bool
    params: list = field(default_factory=list)
    returns: str = "void"
    body: list = field(default_factory=list)


@dataclass
class Class:
    handle: str
    name: str
    retain: str | None
    release: str | None
    desc: str
    methods: list = field(default_factory=list)

    @property
    def kind(self):
        return "Shared" if self.retain else "Unique" if self.release else "View"


def _lower(name):
    """USMDeviceAlloc -> usmDeviceAlloc, Finish -> finish"""
    run = 0
    while run < len(name) and name[run].isupper():
        run += 1
    if run > 1 and run < len(name) and name[run].islower():
        run -= 1
    return name[:max(run, 1)].lower() + name[max(run, 1):]


def _class_name(handle):
    stem = naming.stem(handle)[: -len("_handle")]
    return "".join(w.capitalize() for w in stem.replace("usm", "USM").split("_")) if not stem.startswith("usm") \
        else "USM" + "".join(w.capitalize() for w in stem.split("_")[1:])


def _short(name):
    """ExpGraph -> Graph: the functions leave the prefix out."""
    return name[len("Exp"):] if name.startswith("Exp") else name


class Header:
    def __init__(self, spec):
        self._spec = spec
        self.classes = []
        by_handle = {}
        for handle in spec.handles:
            retain = self._counting(handle.name, "retained")
            release = self._counting(handle.name, "released")
            found = Class(handle.name, _short(_class_name(handle.name)), retain, release, handle.desc)
            by_handle[handle.name] = found
            self.classes.append(found)
        self._by_handle = by_handle
        self.free = []
        self.queries = [q for q in map(self._query, spec.functions) if q]
        answered = {q["function"].name for q in self.queries}
        for function in spec.functions:
            if function.counting or function.name in answered or self._is_plain_count(function):
                continue
            self._place(function)

    def _counting(self, handle, ownership):
        for function in self._spec.functions:
            params = function.params
            if len(params) == 1 and params[0].type == handle and params[0].ownership == ownership:
                return function.name
        return None

    def _is_plain_count(self, function):
        return any(function.name in (c.retain, c.release) for c in self.classes)

    def _query(self, function):
        """A function that answers queries: (handle, ..., propName, propSize, pPropValue, pPropSizeRet)."""
        names = [p.name for p in function.params]
        if names[-4:] != ["propName", "propSize", "pPropValue", "pPropSizeRet"] or not function.params[0].is_handle:
            return None
        if any(not (p.is_handle or p.type in ("const void *", "size_t")) for p in function.params[:-4]):
            return None
        return {"function": function, "handle": function.params[0].type, "extra": function.params[1:-4], "enum": function.params[-4].type}

    def _owner(self, function):
        params = function.params
        if params and params[0].is_handle and not params[0].optional:
            return self._by_handle[params[0].type], False
        for cls in sorted(self.classes, key=lambda c: -len(c.name)):
            if function.name.startswith("ur" + cls.name):
                return cls, True
        return None, True

    def _place(self, function):
        owner, static = self._owner(function)
        rest = function.name[len("ur"):]
        if owner and rest.startswith(owner.name) and len(rest) > len(owner.name):
            rest = rest[len(owner.name):]
        name = _lower(rest)
        if self._listing(function) and name.lower().endswith("get"):
            name = (_lower(rest[: -len("Get")]) or _lower(owner.name)) + "s"
        method = Method(function, name, static and owner is not None, not static)
        self._translate(function, method, static)
        if owner is None or (static and method.function.name == "urAdapterGet"):
            method.static, method.const = False, False
            self.free.append(method)
        else:
            owner.methods.append(method)

    def _translate(self, function, method, static):
        params = list(function.params) if static else list(function.params[1:])
        args = [] if static else ["get()"]
        before, after, entries = [], [], []
        lengths = {}
        for p in function.params:
            if p.range:
                lengths.setdefault(p.range, []).append(p)
        listing = self._listing(function)
        result = None if listing else self._result(function)
        skip = set()
        for p in params:
            if p.name in skip:
                continue
            if listing and p.name in (listing["count"].name, listing["array"].name, listing["total"].name):
                args.append({"count": "count", "array": "array", "total": "total"}[
                    next(k for k, v in listing.items() if v.name == p.name)])
            elif p.name in lengths and len(lengths[p.name]) == 1 and lengths[p.name][0].is_handle_array:
                args.append(f"{lengths[p.name][0].name}.count()")
            elif p.is_handle_array and len(lengths[p.range]) == 1:
                default = "{}" if p.optional else None
                entries.append((f"const List<{p.element_handle}> &{p.name}", default))
                args.append(f"{p.name}.data()")
            elif result is p:
                args.append("&result")
            elif p.direction == "out" and p.optional and p.ownership == "new" and p.element_handle and not p.range \
                    and self._by_handle[p.element_handle].kind != "View" and not p.released_by:
                cls = self._by_handle[p.element_handle].name
                entries.append((f"{cls} *{p.name}", "nullptr"))
                before.append(f"{p.element_handle} raw_{p.name} = nullptr;")
                after.append(f"if ({p.name}) {{\n  *{p.name} = {cls}::adopt(raw_{p.name});\n}}")
                args.append(f"{p.name} ? &raw_{p.name} : nullptr")
            else:
                default = "nullptr" if p.optional and (p.is_pointer or p.is_handle or p.is_callback) else None
                entries.append((text.declare(p.type.replace("const size_t", "size_t") if not p.is_pointer else p.type, p.name),
                                default))
                args.append(p.name)
        method.params = self._defaults(entries)
        if listing:
            self._list_body(function, method, listing, args)
            return
        if result is not None:
            self._result_body(function, method, result, before, after, args)
            return
        method.body = before + [self._call(function, args)] + after

    @staticmethod
    def _call(function, args):
        return text.call(f"check(::{function.name}", args, f', "{function.name}");')

    @staticmethod
    def _defaults(entries):
        out, open_end = [], True
        for declared, default in reversed(entries):
            open_end = open_end and default is not None
            out.append(f"{declared} = {default}" if open_end else declared)
        return list(reversed(out))

    def _listing(self, function):
        """Count, array of handles and total: a function to be called twice."""
        array = next((p for p in function.params if p.direction == "out" and p.range and p.element_handle and p.optional), None)
        total = next((p for p in function.params if p.type == "uint32_t *" and p.direction == "out" and p.optional), None)
        if not array or not total:
            return None
        return {"count": function.param(array.range), "array": array, "total": total}

    def _result(self, function):
        """The one output that becomes the value returned."""
        found = [p for p in function.params if p.direction == "out" and not p.optional and not p.range and p.is_pointer
                 and p.type not in ("void *",)]
        return found[0] if len(found) == 1 else None

    def _list_body(self, function, method, listing, args):
        cls = self._by_handle[listing["array"].element_handle]
        method.returns = f"std::vector<{cls.name}>"
        make = "adopt" if listing["array"].ownership == "new" and cls.kind != "View" else "borrow"
        one = self._call(function, args)
        method.body = [f"return detail::listed<{cls.name}, {cls.handle}>(",
                       f"    [&](uint32_t count, {cls.handle} *array, uint32_t *total) {{",
                       *("  " * 3 + line for line in one.split("\n")), "    },", f"    {cls.name}::{make});"]

    def _result_body(self, function, method, result, before, after, args):
        element = result.type[:-1].strip()
        cls = self._by_handle.get(element)
        owned = cls and cls.kind != "View" and result.ownership == "new" and not result.released_by
        method.returns = cls.name if owned else element
        declared = text.declare(element, "result")
        method.body = before + [f"{declared}{{}};", self._call(function, args)] + after
        method.body.append(f"return {cls.name}::adopt(result);" if owned else "return result;")
