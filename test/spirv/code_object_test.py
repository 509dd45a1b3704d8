#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ur-spirv makes of modules for AMD's processors: whether HIP can load it, and what it says of its kernels.

usage: code_object_test.py UR_SPIRV SPIRV_AS SOURCES MODULE...

SOURCES is the folder of this file, the first module kernels.cl as SPIR-V. Nothing runs: there is no device.
"""
import os
import re
import struct
import subprocess
import sys
import tempfile
import unittest

import code_object
from code_object import CodeObject

UR_SPIRV, SPIRV_AS, SOURCES, *MODULES = sys.argv[1:]
KERNELS = MODULES[0]
WAVES = {"gfx90a": 64, "gfx942": 64, "gfx1030": 32}


def run(*arguments):
    return subprocess.run([UR_SPIRV, *arguments], capture_output=True, timeout=300)


def compiled(processor, module, *options):
    done = run("compile", "--processor=" + processor, *options, module)
    assert (done.returncode, done.stderr) == (0, b""), (processor, module, done.stderr)
    return CodeObject(done.stdout)


def assembly(processor, module):
    return run("compile", "--processor=" + processor, "--emit=assembly", module).stdout.decode()


def assembled(name):
    """The path of a module in a folder that goes with the process."""
    path = os.path.join(FOLDER.name, name + ".spv")
    subprocess.run([SPIRV_AS, os.path.join(SOURCES, name + ".spvasm"), "-o", path, "--target-env", "spv1.2"], check=True)
    return path


FOLDER = tempfile.TemporaryDirectory()


def listed(module):
    """As ur-spirv lists them: by a kernel's name the sizes that its arguments have in memory, and its group's size."""
    kernels, name = {}, None
    for line in run("list", module).stdout.decode().splitlines():
        if not line.startswith(" "):
            name = line
            kernels[name] = {"sizes": [], "group": None}
        elif "argument" in line:
            size = re.search(r"of (\d+) bytes", line)
            kernels[name]["sizes"].append(int(size[1]) if size else 4 if "local memory" in line else 8)
        elif "only for work-groups of" in line:
            kernels[name]["group"] = [int(number) for number in re.findall(r"\d+", line)]
    return kernels


def arguments(kernel):
    """Those that a launch gives; the others begin with hidden_."""
    return [one for one in kernel.get(".args", []) if not one[".value_kind"].startswith("hidden_")]


class Objects(unittest.TestCase):
    def test_each_module_for_each_processor(self):
        for processor, wave in WAVES.items():
            for module in MODULES:
                with self.subTest(processor=processor, module=os.path.basename(module)):
                    made = compiled(processor, module)
                    self.assertEqual((made.machine, made.system, made.version, made.type),
                                     (code_object.MACHINE, code_object.SYSTEM, code_object.VERSION_5, 3))  # ET_DYN
                    self.assertEqual(made.flags & 0xFF, code_object.PROCESSORS[processor])
                    self.assertEqual([name for name, symbol in made.symbols.items() if symbol[0] == 0], [])
                    self.assertEqual(made.metadata["amdhsa.target"], "amdgcn-amd-amdhsa--" + processor)
                    self.assertEqual(made.metadata["amdhsa.version"], [1, 2])
                    kernels = {kernel[".name"]: kernel for kernel in made.metadata["amdhsa.kernels"]}
                    expected = listed(module)
                    for name in ("dimensions", "dimensions_by_a_function"):  # who are told how many a launch has
                        if name in expected:
                            expected[name + "_with_work_dim"] = expected.pop(name)
                            expected[name + "_with_work_dim"]["sizes"].append(4)
                    self.assertEqual(sorted(kernels), sorted(expected))
                    for name, kernel in kernels.items():
                        self.check_kernel(made, kernel, expected[name], wave)

    def check_kernel(self, made, kernel, expected, wave):
        name = kernel[".name"]
        given = arguments(kernel)
        self.assertEqual([one[".size"] for one in given], expected["sizes"], name)
        end = 0
        for one in given:
            self.assertGreaterEqual(one[".offset"], end, name)
            end = one[".offset"] + one[".size"]
        self.assertLessEqual(end, kernel[".kernarg_segment_size"], name)
        self.assertEqual(kernel.get(".reqd_workgroup_size"), expected["group"], name)
        most = 1
        for size in expected["group"] or [1024]:
            most *= size
        self.assertEqual((kernel[".wavefront_size"], kernel[".max_flat_workgroup_size"]), (wave, most), name)
        # The descriptor that the device reads: sizes of memory, and where the code is from there.
        _, kind, address, size = made.symbols[name + ".kd"]
        self.assertEqual((kernel[".symbol"], kind, size), (name + ".kd", 1, 64))
        local, private, argument, _, entry = struct.unpack_from("<IIIIq", made.at(address, 64))
        self.assertEqual((local, private, argument),
                         (kernel[".group_segment_fixed_size"], kernel[".private_segment_fixed_size"],
                          kernel[".kernarg_segment_size"]), name)
        self.assertEqual((made.symbols[name][1], made.symbols[name][2]), (2, address + entry), name)  # STT_FUNC

    def test_where_arguments_lie(self):
        kernels = {kernel[".name"]: kernel for kernel in compiled("gfx90a", KERNELS).metadata["amdhsa.kernels"]}
        for name, places in {"add": [(0, 8), (8, 8), (16, 8)], "by_value": [(0, 8), (16, 32), (48, 1)],
                             "reverse_groups": [(0, 8), (8, 4)], "generic_addresses": [(0, 8), (8, 4), (12, 4)]}.items():
            self.assertEqual([(one[".offset"], one[".size"]) for one in arguments(kernels[name])], places, name)
        self.assertEqual(kernels["in_module"][".group_segment_fixed_size"], 4)
        self.assertEqual(kernels["reverse_groups"][".group_segment_fixed_size"], 0)  # the launch says how much

    def test_global_offsets(self):
        made = compiled("gfx1030", KERNELS, "--offset")
        kernels = {kernel[".name"]: kernel for kernel in made.metadata["amdhsa.kernels"]}
        self.assertEqual([(one[".offset"], one[".size"]) for one in arguments(kernels["add_with_offset"])],
                         [(0, 8), (8, 8), (16, 8), (24, 12)])
        self.assertIn("add_with_offset.kd", made.symbols)

    def test_the_number_of_dimensions_is_given_to_those_who_ask(self):
        for options, name, places in (([], "dimensions_with_work_dim", [(0, 8), (8, 4)]),
                                      (["--offset"], "dimensions_with_work_dim_with_offset", [(0, 8), (8, 4), (12, 12)])):
            kernels = {kernel[".name"]: kernel for kernel in compiled("gfx90a", KERNELS, *options).metadata["amdhsa.kernels"]}
            self.assertEqual([(one[".offset"], one[".size"]) for one in arguments(kernels[name])], places, name)

    def test_prints_are_refused_by_name(self):
        module = assembled("print")
        done = run("compile", "--processor=gfx90a", module)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr.decode(), r"OpExtInst at word \d+: printf isn't compiled for AMD's processors")

    def test_variables_are_found_by_the_host(self):
        made = compiled("gfx90a", KERNELS)
        section, kind, address, size = made.symbols["counter"]
        self.assertEqual((kind, size, made.at(address, 4)), (1, 4, b"\5\0\0\0"))  # STT_OBJECT

    def test_choices_of_a_processor(self):
        either, chosen = compiled("gfx90a", KERNELS), compiled("gfx90a:sramecc+:xnack-", KERNELS)
        self.assertEqual((either.flags & 0xF00, chosen.flags & 0xF00), (0x500, 0xE00))
        self.assertEqual(chosen.metadata["amdhsa.target"], "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-")

    def test_barriers_order_memory_on_both_sides(self):
        text = assembly("gfx1030", KERNELS)
        body = text[text.index("\nreverse_groups:"):]
        self.assertRegex(body[:body.index("s_endpgm")], r"ds_write_b32 .*\n\ts_waitcnt lgkmcnt\(0\)\n\ts_barrier\n\tbuffer_gl0_inv\n")

    def test_sub_groups_exchange(self):
        text = assembly("gfx90a", [module for module in MODULES if "shuffles" in module][0])
        self.assertIn("ds_bpermute_b32", text)
        self.assertIn("v_mbcnt_hi_u32_b32", text)  # there are 64 of them

    def test_pointers_have_64_bits_in_memory(self):
        """Two variables of a function hold a pointer to local memory each."""
        kernel, = compiled("gfx90a", assembled("pointers")).metadata["amdhsa.kernels"]
        self.assertGreaterEqual(kernel[".private_segment_fixed_size"], 16)

    def test_local_memory_stays_local(self):
        """Pointers to it are generic ones until the optimizer finds out."""
        text = assembly("gfx90a", [module for module in MODULES if "groups" in module][0])
        self.assertIn("ds_read", text)
        self.assertNotIn("flat_load", text)
        self.assertNotIn("flat_store", text)


class Refusals(unittest.TestCase):
    def assert_refused(self, processor, module, reason):
        done = run("compile", "--processor=" + processor, module)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn(reason, done.stderr.decode())

    def test_processors(self):
        for processor, reason in {"gfx1": "knows no processor 'gfx1'", "gfx600": "'gfx600' has no generic addresses",
                                  "gfx1030:xnack+": "'gfx1030' has no 'xnack+'", "gfx90a:xnack": "'gfx90a' has no 'xnack'",
                                  "gfx90a:speed+": "'gfx90a' has no 'speed+'",
                                  "gfx9-generic": "'gfx9-generic' isn't one processor"}.items():
            self.assert_refused(processor, KERNELS, reason)

    def test_what_llvm_cant_write_code_for_is_told(self):
        self.assert_refused("gfx90a", assembled("too_much_local"), "no code can be written for this module: ")

    def test_recursion(self):
        self.assert_refused("gfx90a", assembled("refused"), "kernel 'endless' calls a function that calls itself")

    def test_a_library_that_isnt_there(self):
        done = run("compile", "--processor=gfx90a", "--library=/nonexistent/clc.bc", KERNELS)
        self.assertIn(b"'/nonexistent/clc.bc' can't be read", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
