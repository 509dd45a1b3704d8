# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adding to the spec moves nothing that was there: ids, slots, structure types and values are the ABI."""
import re
import unittest

from mini import Mini

NEW_FUNCTION = """
  - name: urThingPolish
    id: 12
    table: Thing
    slot: 6
    desc: Polishes a thing.
    params:
      - name: hThing
        type: ur_thing_handle_t
        direction: in
        desc: The thing.

"""


OWN_EXTENSION = """# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
title: A thing of our own
own: true

enums:
  - name: ur_laneway_gloss_t
    desc: How much a thing shines.
    values:
      - name: UR_LANEWAY_GLOSS_MATT
        value: 0
        desc: It doesn't.

structs:
  - name: ur_laneway_polish_t
    kind: struct
    stype: 0x4c570002
    desc: How a thing is polished.
    members:
      - name: stype
        type: ur_structure_type_t
        desc: The structure type.
      - name: pNext
        type: const void *
        optional: true
        desc: The next structure or NULL.
"""


def numbers(text):
    return dict(re.findall(r"^\s+(UR_\w+) = (\w+(?:\(\d+\))?),", text, re.M))


def slots(text):
    return re.findall(r"^  (ur_pfn\w+) (pfn\w+);", text, re.M)


class Stable(unittest.TestCase):
    def setUp(self):
        with Mini() as mini:
            self.before = mini.generate()
        self.mini = self.enterContext(Mini())

    def generate(self):
        return self.mini.generate()

    def test_a_new_function_wherever_it_stands(self):
        for place in ("functions:\n", "  - name: urThingWait\n"):
            with self.subTest(place), Mini() as mini:
                mini.replace("thing.yaml", place, place + NEW_FUNCTION if place == "functions:\n" else NEW_FUNCTION + place)
                after = mini.generate()
                old, new = (numbers(o["include/unified-runtime/ur_api.h"]) for o in (self.before, after))
                self.assertEqual(new.pop("UR_FUNCTION_THING_POLISH"), "12")
                self.assertEqual(old, new)
                old, new = (slots(o["include/unified-runtime/ur_ddi.h"]) for o in (self.before, after))
                self.assertEqual([s for s in new if s[1] != "pfnPolish"], old)
                self.assertEqual(new.index(("ur_pfnThingPolish_t", "pfnPolish")), old.index(("ur_pfnThingCopy_t", "pfnCopy")) + 1)

    def test_an_extension_of_our_own(self):
        self.mini.path("laneway_polish.yaml").write_text(OWN_EXTENSION)
        self.mini.replace("registry.yaml", "  - thing\n", "  - thing\n  - laneway_polish\n")
        self.mini.replace("thing.yaml", "      - name: UR_THING_INFO_FLAGS\n",
                          "      - name: UR_THING_INFO_LANEWAY_POLISH\n        value: 0x4c570001\n        info: ur_bool_t\n"
                          "        desc: Whether it is polished.\n      - name: UR_THING_INFO_FLAGS\n")
        after = self.generate()
        old, new = (numbers(o["include/unified-runtime/ur_api.h"]) for o in (self.before, after))
        self.assertEqual(int(new.pop("UR_STRUCTURE_TYPE_LANEWAY_POLISH")), 0x4c570002)
        self.assertEqual(int(new.pop("UR_THING_INFO_LANEWAY_POLISH")), 0x4c570001)
        self.assertEqual(new.pop("UR_LANEWAY_GLOSS_MATT"), "0")
        self.assertEqual(old, new)
        for same in ("include/unified-runtime/ur_ddi.h", "include/unified-runtime/ur_print.h",
                     "source/loader/generated/libur_loader.map"):
            self.assertEqual(self.before[same], after[same])
        self.assertIn("propName > UR_THING_INFO_FLAGS && propName != UR_THING_INFO_LANEWAY_POLISH",
                      " ".join(after["source/common/generated/checks.hpp"].split()))
        self.assertIn("UR_STRUCTURE_TYPE_LANEWAY_POLISH", after["source/common/generated/reflection.cpp"])

    def test_functions_change_places(self):
        text = self.mini.path("thing.yaml").read_text()
        head, *functions = re.split(r"(?=^  - name: ur[A-Z])", text, flags=re.M)
        self.mini.path("thing.yaml").write_text(head + "\n".join(reversed(functions)))
        after = self.generate()
        self.assertEqual(self.before["include/unified-runtime/ur_ddi.h"], after["include/unified-runtime/ur_ddi.h"])
        old, new = (numbers(o["include/unified-runtime/ur_api.h"]) for o in (self.before, after))
        self.assertEqual(old, new)


if __name__ == "__main__":
    unittest.main()
