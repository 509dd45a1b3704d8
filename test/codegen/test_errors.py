# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each message of the generator: one bent copy of the miniature spec, and file, line and words of what is said about it."""
import unittest

from mini import Mini

THING = "thing.yaml"

# name: (file, text to find, text in its place, file of the message, text of the line it names, words)
BENT = {
    # The form of a file, by the schema.
    "type": (THING, "id: 2\n", "id: two\n", THING, "id: two", "functions[0].id of urThingCreate: expected a whole number, found 'two'"),
    "type_of_a_list": (THING, "    params:\n      - name: hAdapter", "    params: 7\n    errors_: \n      - name: hAdapter", THING,
                       "params: 7", "expected a list, found '7'"),
    "type_of_a_flag": (THING, "flags: true", "flags: 1", THING, "flags: 1", "expected true or false, found '1'"),
    "null_value": (THING, "id: 2\n", "id:\n", THING, "    id:\n", "expected a whole number, found null"),
    "enumeration": (THING, "direction: in\n", "direction: inward\n", THING, "inward", "expected one of in, out, inout, found 'inward'"),
    "missing_field": (THING, "        direction: in\n        desc: Its adapter.", "        desc: Its adapter.", THING, "name: hAdapter",
                      "expected the field direction, found only name, type, desc"),
    "unknown_field": (THING, "    id: 2\n", "    id: 2\n    colour: red\n", THING, "name: urThingCreate", "found colour"),
    "pattern": (THING, "name: urThingCreate", "name: makeThing", THING, "name: makeThing",
                "expected text of the form ^ur[A-Z][A-Za-z0-9]*$, found 'makeThing'"),
    "empty_description": (THING, "desc: Makes a thing.", 'desc: ""', THING, 'desc: ""', "expected a description, found empty text"),
    "empty_list": (THING, "callbacks:\n", "callbacks: []\nhidden:\n", THING, "callbacks: []", "expected at least one entry, found none"),
    "minimum": (THING, "id: 2\n", "id: 0\n", THING, "id: 0", "expected at least 1, found '0'"),
    "two_operators": (THING, "when: {eq: [count, 0]}", "when: {eq: [count, 0], ne: [count, 1]}", THING, "when: {eq",
                      "expected a single operator, found eq, ne"),
    "no_operator": (THING, "when: {eq: [count, 0]}", "when: {}", THING, "when: {}", "expected at least one entry, found none"),
    # YAML itself.
    "syntax": (THING, "title: Things", "title: [Things", THING, "handles:", "expected valid YAML"),
    "key_twice": (THING, "title: Things", "title: Things\ntitle: More", THING, "title: More", "expected each key once, found 'title' again"),
    "fraction": (THING, "id: 2\n", "id: 2.5\n", THING, "id: 2.5", "expected text, a whole number, true, false or null, found '2.5'"),
    # Files.
    "file_missing": ("registry.yaml", "  - thing\n", "  - thing\n  - ghost\n", "registry.yaml", "- ghost",
                     "expected the file ghost.yaml in spec/, found none"),
    "file_not_listed": ("registry.yaml", "  - exp_spark\n", "", "exp_spark.yaml", "SPDX",
                        "expected this file in the list 'files' of registry.yaml"),
    # Names and numbers.
    "name_twice": (THING, "name: urThingWait", "name: urThingCreate", THING, "name: urThingCreate#2", "expected a new name, found 'urThingCreate'"),
    "enumerator_twice": (THING, "name: UR_THING_FLAG_ROUND", "name: UR_THING_FLAG_RED", THING, "name: UR_THING_FLAG_RED#2",
                         "expected a new name, found 'UR_THING_FLAG_RED'"),
    "parameter_twice": (THING, "name: propSize", "name: propName", THING, "name: propName#2",
                        "expected each name once in urThingGetInfo, found 'propName'"),
    "id_twice": (THING, "id: 2\n", "id: 3\n", THING, "id: 3#2", "expected an id of its own, found 3, but it is taken already at"),
    "id_retired": (THING, "id: 2\n", "id: 4\n", THING, "id: 4", "expected an id that is not retired, found 4"),
    "stype_without_members": (THING, "      - name: stype\n        type: ur_structure_type_t\n        desc: The structure type.\n", "", THING,
                              "name: ur_thing_properties_t", "expected stype and pNext as the first members"),
    "own_name": (THING, "title: Things", "title: Things\nown: true", THING, "name: ur_thing_flag_t",
                 "expected a name that begins with ur_laneway_, found 'ur_thing_flag_t'"),
    "own_name_of_another": (THING, "name: ur_thing_properties_t", "name: ur_laneway_properties_t", THING, "name: ur_laneway_properties_t",
                            "expected a name that does not begin with ur_laneway_"),
    "own_structure_type": (THING, "stype: 5", "stype: 0x4c570002", THING, "stype: 0x4c570002",
                           "ur_thing_properties_t: expected a structure type outside 0x4c570000 to 0x4c57ffff, found 0x4c570002"),
    "own_function": (THING, "title: Things", "title: Things\nown: true", THING, "name: urThingCreate",
                     "expected a name that begins with urLaneway, found 'urThingCreate'"),
    "own_function_of_another": (THING, "name: urThingCreate", "name: urLanewayThingCreate", THING, "name: urLanewayThingCreate",
                                "expected a name that does not begin with urLaneway"),
    "own_id": (THING, "id: 2\n", "id: 0x4c570002\n", THING, "id: 0x4c570002",
               "urThingCreate: expected an id outside 0x4c570000 to 0x4c57ffff, found 0x4c570002"),
    "own_function_in_a_table": ("laneway_glow.yaml", "id: 0x4c570001\n", "id: 0x4c570001\n    table: Thing\n", "laneway_glow.yaml", "table: Thing",
                                "urLanewayThingGlow: expected no table, since a function of our own is in no table"),
    "own_value": (THING, "name: UR_THING_INFO_SIZES", "name: UR_THING_INFO_LANEWAY_SIZES", THING, "value: 1",
                  "UR_THING_INFO_LANEWAY_SIZES: expected a value from 0x4c570000 to 0x4c57ffff"),
    "slot_twice": (THING, "slot: 5\n", "slot: 4\n", THING, "slot: 4#2", "expected a slot of table Thing of its own, found 4"),
    "slot_gap": (THING, "slot: 5\n", "slot: 6\n", THING, "slot: 6", "expected the slots of table Thing without a gap: 5 is free, but 6 is taken"),
    "table_unknown": (THING, "table: Thing\n    slot: 5", "table: Thong\n    slot: 5", THING, "table: Thong",
                      "expected a table of registry.yaml, found 'Thong'"),
    "table_of_another": (THING, "table: Thing\n    slot: 5", "table: Adapter\n    slot: 1", THING, "table: Adapter",
                         "urThingCopy: expected a table whose name begins the function's, found 'Adapter'"),
    "table_empty": ("registry.yaml", "  - ThingExp\n", "  - ThingExp\n  - Idle\n", "registry.yaml", "tables:",
                    "expected at least one function in table Idle"),
    "no_slot": (THING, "    slot: 5\n", "", THING, "name: urThingCopy", "urThingCopy: expected a table and a slot, or loader_only"),
    "loader_only_with_slot": (THING, "    slot: 5\n", "    slot: 5\n    loader_only: true\n", THING, "name: urThingCopy",
                              "expected no table and no slot for a function of the loader only"),
    "flags_name": (THING, "name: ur_thing_flag_t", "name: ur_thing_mark_t", THING, "name: ur_thing_mark_t",
                   "expected the name of a flags enumeration to end in _flag_t, found 'ur_thing_mark_t'"),
    "value_among_flags": (THING, "bit: 2", "value: 4", THING, "name: UR_THING_FLAG_ROUND",
                          "expected 'bit' and no 'value' in an enumeration of flags"),
    "bit_among_values": (THING, "value: 8", "bit: 3", THING, "name: UR_THING_INFO_FLAGS",
                         "expected 'value' and no 'bit' in an enumeration without flags"),
    "bit_too_high": (THING, "bit: 2", "bit: 32", THING, "bit: 32", "expected a bit from 0 to 31, found 32"),
    "version": ("registry.yaml", "minor: 1", "minor: 2", "common.yaml", "name: UR_API_VERSION_CURRENT",
                "expected 2, the version of registry.yaml, found 1"),
    "no_version": ("common.yaml", "UR_API_VERSION_CURRENT", "UR_API_VERSION_LATEST", "registry.yaml", "version:",
                   "expected an enumerator UR_API_VERSION_CURRENT in the spec"),
    # Types and what is named.
    "type_of_a_parameter": (THING, "type: ur_adapter_handle_t", "type: ur_actor_handle_t", THING, "ur_actor_handle_t",
                            "urThingCreate.hAdapter: expected a known type, found 'ur_actor_handle_t'"),
    "type_of_a_member": (THING, "type: ur_thing_value_t", "type: ur_thing_price_t", THING, "ur_thing_price_t",
                         "ur_thing_properties_t.value: expected a known type, found 'ur_thing_price_t'"),
    "type_of_a_query": (THING, "info: size_t[3]", "info: size_t_[3]", THING, "size_t_", "UR_THING_INFO_SIZES: expected a known type, found 'size_t_'"),
    "type_of_a_typedef": ("common.yaml", "type: uint8_t", "type: octet", "common.yaml", "octet", "ur_bool_t: expected a known type, found 'octet'"),
    "type_returned": (THING, "returns: void", "returns: nothing", THING, "returns: nothing",
                      "ur_thing_callback_t: expected a known type, found 'nothing'"),
    "type_of_a_callback": (THING, "      - name: hThing\n        type: ur_thing_handle_t", "      - name: hThing\n        type: thing", THING,
                           "type: thing", "ur_thing_callback_t.hThing: expected a known type, found 'thing'"),
    "range_of_a_member": (THING, "range: count\n        desc: Numbers.", "range: many\n        desc: Numbers.", THING, "range: many",
                          "ur_thing_properties_t.pNumbers: expected a member of the structure as range, found 'many'"),
    "tag": (THING, "tagged_by: kind", "tagged_by: sort", THING, "tagged_by: sort",
            "ur_thing_properties_t.value: expected a member of the structure as tagged_by, found 'sort'"),
    "chain": (THING, "chain: [ur_thing_part_t]", "chain: [ur_thing_value_t]", THING, "chain:",
              "ur_thing_properties_t.pNext: expected structures with a structure type as chain of a pNext, found 'ur_thing_value_t'"),
    "range": (THING, "range: count\n        desc: The things.", "range: many\n        desc: The things.", THING, "range: many",
              "urThingWait.phThings: expected a parameter of the function as range, found 'many'"),
    "range_of_no_array": (THING, "        desc: How many.", "        range: count\n        desc: How many.", THING, "range: count#2",
                          "urThingWait.count: expected a pointer where there is a range, found 'uint32_t'"),
    "typename": (THING, "typename: propName", "typename: propKind", THING, "typename: propKind",
                 "expected a parameter of the function as typename, found 'propKind'"),
    "bounds": (THING, "bounds: [0, size]", "bounds: [0, length]", THING, "bounds:",
               "urThingCopy.hThing: expected a parameter of the function as bounds, found 'length'"),
    "ownership": (THING, "        ownership: new\n        desc: The thing.", "        desc: The thing.", THING, "name: phThing",
                  "urThingCreate.phThing: expected 'ownership' for a handle that is given out"),
    "released_by": ("exp_spark.yaml", "released_by: urThingQuenchExp", "released_by: urThingDouse", "exp_spark.yaml", "urThingDouse",
                    "urThingSparkExp.phSpark: expected a function as released_by, found 'urThingDouse'"),
    "blocks": (THING, "blocks: blocking", "blocks: often", THING, "blocks: often",
               "urThingCopy: expected 'always' or a parameter in 'blocks', found 'often'"),
    "no_dispatch": (THING, "      - name: hAdapter\n        type: ur_adapter_handle_t\n",
                    "      - name: hAdapter\n        optional: true\n        type: ur_adapter_handle_t\n", THING, "name: urThingCreate",
                    "urThingCreate: expected a handle that is not optional, to dispatch on"),
    "result": (THING, "- result: OUT_OF_RESOURCES", "- result: OUT_OF_LUCK", THING, "OUT_OF_LUCK", "expected a result of ur_result_t, found 'OUT_OF_LUCK'"),
    "result_in_order": ("registry.yaml", "[INVALID_SIZE]", "[INVALID_LUCK]", "registry.yaml", "error_order:",
                        "expected a result of ur_result_t, found 'INVALID_LUCK'"),
    # Conditions.
    "operator": (THING, "{eq: [count, 0]}", "{equals: [count, 0]}", THING, "result: INVALID_SIZE",
                 "urThingWait, INVALID_SIZE: expected one of the operators and, or, not, eq"),
    "operator_of_a_value": (THING, "{mul: [size, 2]}", "{pow: [size, 2]}", THING, "result: INVALID_SIZE#3",
                            "expected one of the operators member, index, select, mul, add, sub, mod, found 'pow'"),
    "no_condition": (THING, "{not: {intersects:", "{not: {and: 1}}, {not: {intersects:", THING, "result: OUT_OF_RESOURCES#2",
                     "expected 2 operands of 'any' in a list"),
    "operands": (THING, "{eq: [count, 0]}", "{eq: [count]}", THING, "result: INVALID_SIZE", "expected 2 operands of 'eq' in a list, found ['count']"),
    "operands_of_logic": (THING, "{or: [{eq: [patternSize, 0]}, {not_power_of_two: patternSize}]}", "{or: [{eq: [patternSize, 0]}]}", THING,
                          "result: INVALID_SIZE#2", "expected two or more operands of 'or' in a list"),
    "leaf_as_condition": (THING, "{not_power_of_two: patternSize}]}", "patternSize]}", THING, "result: INVALID_SIZE#2",
                          "expected one operator with its operands"),
    "parameter_unknown": (THING, "{eq: [count, 0]}", "{eq: [number, 0]}", THING, "result: INVALID_SIZE",
                          "expected a parameter of the function or an enumerator, found 'number'"),
    "truth_as_value": (THING, "{eq: [count, 0]}", "{eq: [count, true]}", THING, "result: INVALID_SIZE", "expected a value, found True"),
    "member_of_a_number": (THING, "{eq: [count, 0]}", "{eq: [{member: [count, x]}, 0]}", THING, "result: INVALID_SIZE",
                           "expected a structure as first operand of 'member', found uint32_t"),
    "member_unknown": (THING, "{member: [pProperties, flags]}}]}", "{member: [pProperties, flag]}}]}", THING, "result: INVALID_ENUMERATION",
                       "expected a member of ur_thing_properties_t, found 'flag'"),
    "index_of_a_number": (THING, "{index: [pSizes, 0]}", "{index: [size, 0]}", THING, "result: OUT_OF_RESOURCES#3",
                          "expected a pointer as first operand of 'index', found size_t"),
    "any_without_range": (THING, "{any: [pProperties,", "{any: [pPattern,", THING, "result: OUT_OF_RESOURCES#2",
                          "expected a parameter with a range as first operand of 'any', found 'pPattern'"),
    "flags_of_a_number": (THING, "{unknown_flags: {member: [pProperties, flags]}}", "{unknown_flags: hAdapter}", THING, "result: INVALID_ENUMERATION",
                          "expected a value of a flags type for 'unknown_flags', found ur_adapter_handle_t"),
    "value_of_a_number": (THING, "{unknown_value: propName}", "{unknown_value: propSize}", THING, "result: INVALID_ENUMERATION#2",
                          "expected a value of an enumeration for 'unknown_value', found size_t"),
}


class Errors(unittest.TestCase):
    def expect(self, mini, file, marker, words):
        """One fault in `file`, on the line that holds `marker` ('text#2' is the second such line), with `words` in it."""
        text, _, turn = marker.partition("#") if marker[-2:-1] == "#" else (marker, "", "1")
        lines = [n for n, line in enumerate(mini.path(file).read_text().split("\n"), 1) if text.rstrip("\n") in line
                 and (not text.endswith("\n") or line.endswith(text.rstrip("\n")))]
        where = f"spec/{file}:{lines[int(turn or 1) - 1]}: "
        faults = mini.faults()
        self.assertTrue(any(f.startswith(where) and words in f for f in faults),
                        f"expected '{where}... {words}', found:\n" + "\n".join(faults))

    def test_an_unbent_spec_has_none(self):
        with Mini() as mini:
            self.assertEqual(mini.faults(), [])

    def test_bent(self):
        for name, (file, old, new, said_of, marker, words) in BENT.items():
            with self.subTest(name), Mini() as mini:
                mini.replace(file, old, new)
                self.expect(mini, said_of, marker, words)

    def test_structure_type_twice(self):
        with Mini() as mini:
            mini.replace(THING, "structs:\n", "structs:\n  - name: ur_thing_twin_t\n    kind: struct\n    stype: 5\n    desc: A twin.\n"
                         "    members:\n      - {name: stype, type: ur_structure_type_t, desc: Type.}\n"
                         "      - {name: pNext, type: void *, desc: Next.}\n\n")
            self.expect(mini, THING, "stype: 5#2", "expected a structure type of its own, found 5, but it is taken already at")

    def test_empty_file(self):
        with Mini() as mini:
            mini.path(THING).write_text("# nothing\n")
            self.assertEqual(mini.faults(), ["spec/thing.yaml:1: expected a mapping, found an empty file"])

    def test_prose_missing(self):
        with Mini() as mini:
            mini.path("prose/exp_spark.md").unlink()
            self.assertEqual(mini.faults(), ["spec/exp_spark.yaml:1: expected the prose of the extension in prose/exp_spark.md, "
                                             "found none"])

    def test_all_faults_of_a_stage_at_once(self):
        with Mini() as mini:
            mini.replace(THING, "id: 2\n", "id: two\n")
            mini.replace(THING, "direction: in\n", "direction: inward\n")
            mini.replace("exp_spark.yaml", "slot: 0", "slot: zero")
            self.assertEqual([f.split(":")[0] for f in mini.faults()], ["spec/exp_spark.yaml", "spec/thing.yaml", "spec/thing.yaml"])


if __name__ == "__main__":
    unittest.main()
