# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a schema can't say: names and numbers that must be unique, known, or without gaps."""
from . import naming

BUILTIN_TYPES = {"void", "char", "bool", "int", "float", "size_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "int32_t",
                 "int64_t", "uintptr_t", "unsigned char"}
DERIVED_ENUMS = {"ur_function_t", "ur_structure_type_t"}


def _once(seen, key, what, file, line, faults):
    if key in seen:
        faults.add(file, line, f"expected {what}, but it is taken already at {seen[key]}")
    else:
        seen[key] = f"{file}:{line}"


def check_names(registry, raws, name_of, faults):
    """Names, ids, structure types and slots: each once, none retired, slots without gaps."""
    names, ids, stypes, slots = {}, {}, {}, {}
    retired = set(registry["retired_function_ids"])
    for stem, raw in raws.items():
        file = name_of(stem)
        for part in ("handles", "typedefs", "macros", "callbacks", "enums", "structs", "functions"):
            for item in raw.get(part, ()):
                _once(names, item["name"], f"a new name, found '{item['name']}'", file, item.lines["name"], faults)
                inner = item.get("params") or item.get("members") or ()
                local = {}
                for part_of in inner:
                    _once(local, part_of["name"], f"each name once in {item['name']}, found '{part_of['name']}'", file,
                          part_of.lines["name"], faults)
        _check_own(raw, file, faults)
        for enum in raw.get("enums", ()):
            _check_enum(enum, names, file, faults)
        for struct in raw.get("structs", ()):
            if struct.get("unset_stype") and "stype" not in struct:
                faults.add(file, struct.line, f"{struct['name']}: expected a structure type beside unset_stype")
            if "stype" in struct:
                _once(stypes, struct["stype"], f"a structure type of its own, found {struct['stype']}", file,
                      struct.lines["stype"], faults)
                if [m["name"] for m in struct["members"][:2]] != ["stype", "pNext"]:
                    faults.add(file, struct.line, f"{struct['name']}: expected stype and pNext as the first members of a "
                                                  "structure with a structure type")
        for function in raw.get("functions", ()):
            line = function.lines["id"]
            _once(ids, function["id"], f"an id of its own, found {function['id']}", file, line, faults)
            if function["id"] in retired:
                faults.add(file, line, f"expected an id that is not retired, found {function['id']}")
            if not raw.get("own", False):
                _check_slot(function, registry, slots, file, faults)
    for table in registry["tables"]:
        taken = sorted(number for name, number in slots if name == table)
        for expected, number in enumerate(taken):
            if expected != number:
                place = slots[(table, number)].rsplit(":", 1)
                faults.add(place[0], int(place[1]), f"expected the slots of table {table} without a gap: {expected} is free, "
                                                    f"but {number} is taken")
                break
        if not taken:
            faults.add(name_of("registry"), registry.lines["tables"], f"expected at least one function in table {table}")


def _check_own(raw, file, faults):
    """An extension of our own has names and numbers that Unified Runtime will never give, and nothing that takes a slot."""
    own = raw.get("own", False)
    for part in ("handles", "macros", "callbacks") if own else ():
        if part in raw:
            faults.add(file, raw.lines[part], f"expected no {part} in an extension of our own")
    for function in raw.get("functions", ()):
        name = function["name"]
        if own != name.startswith("urLaneway"):
            faults.add(file, function.lines["name"], f"expected a name that {'begins' if own else 'does not begin'} with urLaneway, "
                                                     f"found '{name}'")
        if own != (function["id"] in naming.OWN_NUMBERS):
            faults.add(file, function.lines["id"], f"{name}: expected an id {'from' if own else 'outside'} 0x4c570000 to "
                                                   f"0x4c57ffff, found {function['id']:#x}")
        for field in ("table", "slot", "loader_only") if own else ():
            if field in function:
                faults.add(file, function.lines[field], f"{name}: expected no {field}, since a function of our own is in no table")
    for item in (*raw.get("typedefs", ()), *raw.get("enums", ()), *raw.get("structs", ())):
        if own != item["name"].startswith("ur_laneway_"):
            faults.add(file, item.lines["name"], f"expected a name that {'begins' if own else 'does not begin'} with ur_laneway_, "
                                                 f"found '{item['name']}'")
        if "stype" in item and own != (item["stype"] in naming.OWN_NUMBERS):
            faults.add(file, item.lines["stype"], f"{item['name']}: expected a structure type {'from' if own else 'outside'} "
                                                  f"0x4c570000 to 0x4c57ffff, found {item['stype']:#x}")
    for value in (value for enum in raw.get("enums", ()) for value in enum["values"] if "value" in value):
        named = "_LANEWAY_" in value["name"]
        if not own and named != (value["value"] in naming.OWN_NUMBERS):
            faults.add(file, value.lines["value"], f"{value['name']}: expected a value {'from' if named else 'outside'} "
                                                   f"0x4c570000 to 0x4c57ffff, found {value['value']:#x}")


def _check_enum(enum, names, file, faults):
    flags = enum.get("flags", False)
    if flags and not enum["name"].endswith("_flag_t"):
        faults.add(file, enum.lines["name"], f"expected the name of a flags enumeration to end in _flag_t, found '{enum['name']}'")
    for value in enum["values"]:
        _once(names, value["name"], f"a new name, found '{value['name']}'", file, value.lines["name"], faults)
        field, other = ("bit", "value") if flags else ("value", "bit")
        if field not in value or other in value:
            faults.add(file, value.line, f"{value['name']}: expected '{field}' and no '{other}' in an enumeration "
                                         f"{'of flags' if flags else 'without flags'}")
        if value.get("bit", 0) > 31:
            faults.add(file, value.lines["bit"], f"{value['name']}: expected a bit from 0 to 31, found {value['bit']}")


def _check_slot(function, registry, slots, file, faults):
    name = function["name"]
    if function.get("loader_only"):
        if "table" in function or "slot" in function:
            faults.add(file, function.line, f"{name}: expected no table and no slot for a function of the loader only")
        return
    if "table" not in function or "slot" not in function:
        faults.add(file, function.line, f"{name}: expected a table and a slot, or loader_only")
        return
    table = function["table"]
    if table not in registry["tables"]:
        faults.add(file, function.lines["table"], f"{name}: expected a table of registry.yaml, found '{table}'")
        return
    if not naming.member(name, table):
        faults.add(file, function.lines["table"], f"{name}: expected a table whose name begins the function's, found '{table}'")
    _once(slots, (table, function["slot"]), f"a slot of table {table} of its own, found {function['slot']}", file,
          function.lines["slot"], faults)
    slots[(table, function["slot"])] = f"{file}:{function.lines['slot']}"


def _base_type(text):
    text = text.split("[")[0].strip()
    if text.startswith("const "):
        text = text[len("const "):]
    return text.rstrip("* ").strip()


def check_types(spec, registry, raws, name_of, faults):
    """Types, parameters and results that are named must exist."""
    known = (BUILTIN_TYPES | DERIVED_ENUMS | spec.handle_names | spec.callback_names | set(spec.typedef_of) | set(spec.enum_of)
             | set(spec.struct_of) | set(spec.enum_of_flags))
    result = spec.enum_of.get("ur_result_t")
    results = {value.name for value in result.values} if result else set()

    def typed(text, file, line, where):
        if _base_type(text) not in known:
            faults.add(file, line, f"{where}: expected a known type, found '{_base_type(text)}'")

    def result_known(short, file, line):
        if ("UR_RESULT_SUCCESS" if short == "SUCCESS" else "UR_RESULT_ERROR_" + short) not in results:
            faults.add(file, line, f"expected a result of ur_result_t, found '{short}'")

    for part in ("error_order", "always_possible", "possible_of_commands"):
        for entry in registry[part]:
            for short in entry if isinstance(entry, list) else [entry]:
                result_known(short, name_of("registry"), registry.lines[part])

    if spec.enumerator_types.get("UR_API_VERSION_CURRENT") is None:
        faults.add(name_of("registry"), registry.lines["version"], "expected an enumerator UR_API_VERSION_CURRENT in the spec")
    for stem, raw in raws.items():
        file = name_of(stem)
        for enum in raw.get("enums", ()):
            for value in enum["values"]:
                if value["name"] == "UR_API_VERSION_CURRENT" and value.get("value") != spec.version:
                    faults.add(file, value.line, f"UR_API_VERSION_CURRENT: expected {spec.version}, the version of registry.yaml, "
                                                 f"found {value.get('value')}")
        for typedef in raw.get("typedefs", ()):
            typed(typedef["type"], file, typedef.lines["type"], typedef["name"])
        for enum in raw.get("enums", ()):
            for value in enum["values"]:
                if "info" in value:
                    typed(value["info"], file, value.lines["info"], value["name"])
        for callback in raw.get("callbacks", ()):
            typed(callback["returns"], file, callback.lines["returns"], callback["name"])
            for param in callback["params"]:
                typed(param["type"], file, param.lines["type"], f"{callback['name']}.{param['name']}")
        for struct in raw.get("structs", ()):
            names = {m["name"] for m in struct["members"]}
            for member in struct["members"]:
                where = f"{struct['name']}.{member['name']}"
                typed(member["type"], file, member.lines["type"], where)
                for name in member.get("chain", ()):
                    if member["name"] != "pNext" or name not in spec.struct_of or spec.struct_of[name].stype is None:
                        faults.add(file, member.lines["chain"], f"{where}: expected structures with a structure type as chain of "
                                                                f"a pNext, found '{name}'")
                for key in ("range", "tagged_by"):
                    if key in member and member[key] not in names:
                        faults.add(file, member.lines[key], f"{where}: expected a member of the structure as {key}, "
                                                            f"found '{member[key]}'")
        for function in raw.get("functions", ()):
            _check_function(function, spec, typed, result_known, file, faults)


def _check_function(function, spec, typed, result_known, file, faults):
    names = {p["name"] for p in function["params"]}

    def named(param, key, value, where):
        if value not in names:
            faults.add(file, param.lines[key], f"{where}: expected a parameter of the function as {key}, found '{value}'")

    for param in function["params"]:
        where = f"{function['name']}.{param['name']}"
        typed(param["type"], file, param.lines["type"], where)
        for key in ("range", "typename"):
            if key in param:
                named(param, key, param[key], where)
        if "range" in param and not param["type"].endswith("*"):
            faults.add(file, param.lines["range"], f"{where}: expected a pointer where there is a range, found '{param['type']}'")
        if "released_by" in param and not any(f.name == param["released_by"] for f in spec.functions):
            faults.add(file, param.lines["released_by"], f"{where}: expected a function as released_by, "
                                                         f"found '{param['released_by']}'")
        for value in param.get("bounds", ()):
            if isinstance(value, str):
                named(param, "bounds", value, where)
        if param["direction"] != "in" and _base_type(param["type"]) in spec.handle_names and param["type"].endswith("*") \
                and "ownership" not in param:
            faults.add(file, param.line, f"{where}: expected 'ownership' for a handle that is given out")
    if "blocks" in function and function["blocks"] != "always" and function["blocks"] not in names:
        faults.add(file, function.lines["blocks"], f"{function['name']}: expected 'always' or a parameter in 'blocks', "
                                                   f"found '{function['blocks']}'")
    if not function.get("loader_only") and function["name"] != "urAdapterGet":
        built = next(f for f in spec.functions if f.name == function["name"])
        if built.dispatch is None:
            faults.add(file, function.line, f"{function['name']}: expected a handle that is not optional, to dispatch on")
    for error in function.get("errors", ()):
        result_known(error["result"], file, error.lines["result"])
