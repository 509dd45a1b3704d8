# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the files of the spec, checks them, and builds the model."""
import os

from . import model, schema_check, yaml_marks
from .conditions import ConditionError, Parser
from .errors import Faults
from .semantics import check_names, check_types

_PARTS = ("handles", "typedefs", "macros", "callbacks", "enums", "structs", "functions")


def _enumerator(raw):
    value = raw["value"] if "value" in raw else 1 << raw.get("bit", 0)
    return model.Enumerator(raw["name"], value, raw["desc"], raw.get("bit"), raw.get("info"), raw.get("optional_query", False),
                            raw.get("deprecated", False), raw.get("validation_only", False))


def _enum(raw):
    return model.Enum(raw["name"], raw["desc"], raw.get("flags", False), raw.get("reserved_flags", 0),
                      tuple(map(_enumerator, raw["values"])))


def _struct(raw):
    members = tuple(model.Member(m["name"], m["type"], m["desc"], m.get("array"), m.get("optional", False), m.get("range"),
                                 m.get("tagged_by"), tuple(m.get("chain", ()))) for m in raw["members"])
    return model.Struct(raw["name"], raw["kind"], raw.get("stype"), raw["desc"], members, raw.get("unset_stype", False))


def _param(raw):
    return model.Param(raw["name"], raw["type"], raw["direction"], raw["desc"], raw.get("optional", False),
                       raw.get("nullable", False), raw.get("range"), tuple(raw.get("bounds", ())), raw.get("typename"),
                       raw.get("ownership"), raw.get("released_by"))


def _function(raw, stem, own):
    errors = tuple(model.ErrorCase(e["result"], e.get("when"), e.line, e.get("served", False)) for e in raw.get("errors", ()))
    return model.Function(raw["name"], raw["id"], raw.get("table"), raw.get("slot"), raw.get("loader_only", False), raw["desc"],
                          raw.get("blocks"), tuple(map(_param, raw["params"])), errors, own, stem, raw.line)


def _callback(raw):
    return model.Callback(raw["name"], raw["returns"], raw["desc"],
                          tuple(model.CallbackParam(p["name"], p["type"], p["desc"]) for p in raw["params"]))


def _file(stem, raw):
    def build(part, make):
        return tuple(make(item) for item in raw.get(part, ()))

    return model.File(stem, raw["title"], raw.get("extension", False), raw.get("own", False),
                      build("handles", lambda r: model.Handle(r["name"], r["desc"])),
                      build("typedefs", lambda r: model.Typedef(r["name"], r["type"], r["desc"])),
                      build("macros", lambda r: model.Macro(r["name"], r["text"], r["desc"])),
                      build("callbacks", _callback), build("enums", _enum), build("structs", _struct),
                      build("functions", lambda r: _function(r, stem, raw.get("own", False))))


def _link(spec):
    """Fills in what one part of the model knows about another."""
    for function in spec.functions:
        for param in function.params:
            param.is_handle = param.type in spec.handle_names
            param.is_callback = param.type in spec.callback_names
            if param.is_pointer and param.element in spec.handle_names:
                param.element_handle = param.element
    by_table = {}
    for function in spec.functions:
        by_table.setdefault(function.table, []).append(function)
    for table in spec.tables:
        table.functions = tuple(sorted(by_table.get(table.name, ()), key=lambda f: f.slot if f.slot is not None else -1))


def _prose(spec, folder, name_of, faults):
    """The prose beside a file, if there is any; every extension has some."""
    for file in spec.files:
        path = os.path.join(folder, "prose", file.stem + ".md")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as stream:
                lines = stream.read().strip().split("\n")
            # The page has a licence and a title of its own.
            lines = lines[1:] if lines[0].startswith("<!-- SPDX-") else lines
            file.prose = "\n".join(lines[1:] if lines[0].startswith("# ") else lines).strip()
        elif file.extension:
            faults.add(name_of(file.stem), 1, f"expected the prose of the extension in prose/{file.stem}.md, found none")


def _conditions(spec, name_of, faults):
    for function in spec.functions:
        parser = Parser(spec, function)
        for error in function.errors:
            if error.condition is None:
                continue
            try:
                error.condition = parser.condition(error.condition)
            except ConditionError as problem:
                faults.add(name_of(function.file), error.line, f"{function.name}, {error.result}: {problem}")


def load(folder):
    """The model of the spec in `folder`; raises SpecError with every fault found at the first stage that finds any."""
    faults = Faults()
    shown = os.path.basename(os.path.normpath(folder))

    def name_of(stem):
        return f"{shown}/{stem}.yaml"

    schema = schema_check.load_schema(os.path.join(folder, "schema.json"))
    registry = yaml_marks.load(os.path.join(folder, "registry.yaml"), name_of("registry"))
    schema_check.check(registry, schema_check.validator(schema, "registry"), name_of("registry"), faults)
    faults.stop_if_any()

    present = {entry[: -len(".yaml")] for entry in os.listdir(folder) if entry.endswith(".yaml")} - {"registry"}
    for stem, line in zip(registry["files"], registry["files"].lines):
        if stem not in present:
            faults.add(name_of("registry"), line, f"expected the file {stem}.yaml in {shown}/, found none")
    for stem in sorted(present - set(registry["files"])):
        faults.add(name_of(stem), 1, "expected this file in the list 'files' of registry.yaml")
    faults.stop_if_any()

    validator = schema_check.validator(schema, "file")
    raws = {}
    for stem in registry["files"]:
        raws[stem] = yaml_marks.load(os.path.join(folder, stem + ".yaml"), name_of(stem))
        schema_check.check(raws[stem], validator, name_of(stem), faults)
    faults.stop_if_any()

    check_names(registry, raws, name_of, faults)
    faults.stop_if_any()
    spec = model.Spec(registry["version"]["major"], registry["version"]["minor"],
                      tuple(_file(stem, raw) for stem, raw in raws.items()),
                      tuple(model.Table(name) for name in registry["tables"]), tuple(registry["retired_function_ids"]),
                      tuple(map(tuple, registry["error_order"])), tuple(registry["always_possible"]),
                      tuple(registry["possible_of_commands"]))
    _link(spec)
    check_types(spec, registry, raws, name_of, faults)
    faults.stop_if_any()
    _conditions(spec, name_of, faults)
    _prose(spec, folder, name_of, faults)
    faults.stop_if_any()
    return spec
