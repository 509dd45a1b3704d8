#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ur-spirv makes of modules, good and bad.

usage: spirv_test.py UR_SPIRV KERNELS SOURCES [PTXAS]

KERNELS is kernels.cl as SPIR-V, SOURCES the folder of this file. PTXAS assembles PTX; without it that part is left out, which
is told.
"""
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile
import unittest

UR_SPIRV, KERNELS, SOURCES = sys.argv[1:4]
PTXAS = sys.argv[4] if len(sys.argv) > 4 else ""
MODULE = pathlib.Path(KERNELS).read_bytes()


def run(*arguments, module=None):
    """ur-spirv with a module on its standard input, if one is given. Memory is bounded: a module decides what it costs."""
    return subprocess.run([UR_SPIRV, *arguments], input=module, capture_output=True, timeout=300,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30)))


def assembled(name, old="", new=""):
    """One of the sources, in which `old` is `new`."""
    text = pathlib.Path(SOURCES, name).read_text()
    assert old in text
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "module.spv")
        subprocess.run(["spirv-as", "-", "-o", path, "--target-env", "spv1.2"], check=True, text=True,
                       input=text.replace(old, new) if old else text)
        return pathlib.Path(path).read_bytes()


class Tool(unittest.TestCase):
    def test_wrong_use(self):
        for arguments in ([], ["compile"], ["compile", "a", "b"], ["make", "a"], ["compile", "--nothing", "a"],
                          ["compile", "--constant=7", "a"], ["compile", "--emit=nothing", "a"],
                          ["compile", "--constant==1", "a"], ["compile", "--constant=-1=5", "a"],
                          ["compile", "--constant=4294967296=5", "a"], ["compile", "--constant=7=", "a"],
                          ["compile", "--constant=7=1x", "a"], ["compile", "--constant=7=99999999999999999999", "a"],
                          ["compile", "--constant=7=-9223372036854775809", "a"]):
            done = run(*arguments)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertIn(b"ur-spirv: ", done.stderr)
        for words in (["--help"], ["compile", "--help"], ["list", "--help", "module.spv"]):
            done = run(*words)
            self.assertEqual((done.returncode, done.stderr), (0, b""), words)

    def test_files_that_arent_there(self):
        done = run("compile", "/nonexistent/module.spv")
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"can't be read: No such file", done.stderr)
        self.assertEqual(run("compile", "--output=/nonexistent/out", KERNELS).returncode, 1)

    def test_a_processor_and_a_library_that_arent_there(self):
        self.assertIn(b"knows no processor 'sm_1'", run("compile", "--processor=sm_1", KERNELS).stderr)
        done = run("compile", "--library=/nonexistent/libdevice.bc", KERNELS)
        self.assertIn(b"'/nonexistent/libdevice.bc' can't be read", done.stderr)

    def test_lists_kernels(self):
        text = run("list", KERNELS).stdout.decode()
        self.assertIn("add\n  argument 0: pointer\n  argument 1: pointer\n  argument 2: pointer\n", text)
        self.assertIn("reverse_groups\n  argument 0: pointer\n  argument 1: local memory\n"
                      "  only for work-groups of: 64 x 1 x 1\n", text)
        self.assertIn("by_value\n  argument 0: pointer\n  argument 1: value of 32 bytes\n  argument 2: value of 1 bytes\n", text)

    def test_lists_kernels_that_not_all_processors_have(self):
        images = str(pathlib.Path(KERNELS).with_name("spirv_test_images.spv"))
        self.assertIn(b"argument 2: image\n", run("list", images).stdout)
        self.assertIn(b"image", run("list", "--processor=gfx90a", images).stderr)
        sized = str(pathlib.Path(KERNELS).with_name("spirv_test_local.spv"))
        self.assertIn(b"sized_16\n", run("list", sized).stdout)
        self.assertNotIn(b"sized_16\n", run("list", "--processor=sm_90", sized).stdout)


class Ptx(unittest.TestCase):
    def compile(self, *options):
        done = run("compile", *options, KERNELS)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return done.stdout.decode()

    def test_kernels_have_their_parameters(self):
        ptx = self.compile()
        for name in ("add", "reverse_groups", "in_module", "by_value", "mathematics", "integers", "conversions",
                     "generic_addresses", "branches", "dimensions_with_work_dim"):
            self.assertIn(f".visible .entry {name}(", ptx)
        self.assertIn(".reqntid 64, 1, 1", ptx)
        self.assertIn(".param .u32 reverse_groups_param_1", ptx)  # local memory: an offset
        self.assertIn(".extern .shared .align 128 .b8 ur_local_memory[]", ptx)

    def test_global_offsets(self):
        self.assertNotIn("add_param_3", self.compile())
        self.assertIn(".visible .entry add_with_offset(", self.compile("--offset"))
        self.assertIn("add_with_offset_param_3[12]", self.compile("--offset"))

    def test_the_number_of_dimensions_is_given_to_those_who_ask(self):
        ptx = self.compile()
        self.assertIn(".param .u32 dimensions_with_work_dim_param_1", ptx)
        self.assertEqual(ptx.count("_with_work_dim("), 2)  # themselves, and by a function
        self.assertNotIn(".entry dimensions(", ptx)
        both = self.compile("--offset")
        self.assertIn("dimensions_with_work_dim_with_offset_param_2[12]", both)
        self.assertIn(".entry dimensions_by_a_function_with_work_dim_with_offset(", both)

    def test_assembles(self):
        if not PTXAS:
            self.skipTest("there is no ptxas")
        for options in ([], ["--offset"]):
            done = subprocess.run([PTXAS, "-arch=sm_90", "-o", "/dev/null", "-"], input=self.compile(*options).encode(),
                                  capture_output=True)
            self.assertEqual(done.returncode, 0, done.stderr.decode())

    def test_operations_to_which_not_all_come_wait_for_those_who_do(self):
        module = str(pathlib.Path(KERNELS).with_name("spirv_test_parted.spv"))
        ptx = run("compile", module).stdout.decode()
        self.assertIn("activemask.b32", ptx)
        masks = re.findall(r"shfl\.sync\.idx\.b32\s[^;]*, ([^,;]+);", ptx)
        self.assertGreater(len([mask for mask in masks if mask.startswith("%")]), 10)
        if PTXAS:
            done = subprocess.run([PTXAS, "-arch=sm_90", "-o", "/dev/null", "-"], input=ptx.encode(), capture_output=True)
            self.assertEqual(done.returncode, 0, done.stderr.decode())

    def test_images_are_taken_by_value_and_reached_by_surfaces(self):
        module = str(pathlib.Path(KERNELS).with_name("spirv_test_images.spv"))
        for options in ([], ["--offset"]):
            ptx = run("compile", *options, module).stdout.decode()
            name = "sample_f_2d" + ("_with_offset" if options else "")
            self.assertIn(f".param .align 8 .b8 {name}_param_2[40]", ptx)  # a ur_cuda_image_t
            self.assertRegex(ptx, rf"\.param \.align \d \.b8 {name}_param_3\[4\]")  # a ur_cuda_sampler_t
            for shape in ("1d", "2d", "3d", "a1d", "a2d"):
                for size in ("b8", "b16", "b32", "v2.b32", "v4.b32"):
                    self.assertIn(f"suld.b.{shape}.{size}.zero ", ptx)
                    self.assertIn(f"sust.b.{shape}.{size}.trap ", ptx)
            self.assertNotRegex(ptx, r"\btex\.")
            if PTXAS:
                done = subprocess.run([PTXAS, "-arch=sm_90", "-o", "/dev/null", "-"], input=ptx.encode(),
                                      capture_output=True)
                self.assertEqual(done.returncode, 0, done.stderr.decode())

    def test_assertions_are_the_drivers(self):
        ptx = run("compile", str(pathlib.Path(KERNELS).with_name("spirv_test_groups.spv"))).stdout.decode()
        self.assertRegex(ptx, r"call\.uni\s+__assertfail")

    def test_fences_by_what_addresses_tell(self):
        entry = self.compile().split(".entry fences(")[1]
        self.assertIn("isspacep.shared", entry.split("ret;")[0])

    def test_prints_by_the_devices_function(self):
        ptx = run("compile", "-", module=assembled("print.spvasm")).stdout.decode()
        self.assertRegex(ptx, r"\.global \.align 1 \.b8 format\[3\] = \{37, 100")
        self.assertRegex(ptx, r"\.local \.align 8 \.b8 \s*__local_depot0\[8\]")
        self.assertRegex(ptx, r"call\.uni \(retval0\), vprintf, \(param0, param1\)|call\.uni\s+vprintf")

    def test_kernels_for_other_sub_groups_are_left_out(self):
        module = str(pathlib.Path(KERNELS).with_name("spirv_test_local.spv"))
        done = run("compile", module)
        self.assertEqual(done.returncode, 0)
        for size in (4, 8, 16, 64, 128):
            self.assertIn(f"kernel 'sized_{size}' requires sub-groups of {size} work-items; this device's have 32: it is "
                          "left out\n", done.stderr.decode())
        self.assertEqual(re.findall(r"\.entry (\w+)\(", done.stdout.decode()), ["prints", "sized_32"])
        done = run("compile", "--processor=x86-64", "--output=/dev/null", module)
        self.assertEqual((done.returncode, done.stderr.decode()),
                         (0, f"ur-spirv: {module}: kernel 'sized_128' requires sub-groups of 128 work-items; this device's have "
                             "a power of two, up to 64: it is left out\n"))

    def test_variables_are_found_by_the_host(self):
        self.assertRegex(self.compile(), r"\.visible \.global \.align 4 \.[ub]32 counter = 5;")

    def test_either_library_of_mathematics(self):
        libclc = "/usr/lib/clc/nvptx64--.bc"
        if not os.path.exists(libclc):
            self.skipTest("there is no libclc of LLVM 22")
        self.assertIn(".visible .entry mathematics(", self.compile("--library=" + libclc))

    def test_specialization_constants(self):
        module = assembled("constants.spvasm")
        self.assertIn(b", 15;", run("compile", "-", module=module).stdout)
        for value in (b"11", b"0xb"):
            self.assertIn(b", 33;", run("compile", "--constant=7=" + value.decode(), "-", module=module).stdout)
        self.assertRegex(run("compile", "--constant=7=-11", "-", module=module).stdout, rb", (-33|4294967263);")


class Image(unittest.TestCase):
    """For the native CPU. What kernels compute there, native_test.cpp looks at."""

    def test_a_processor_that_isnt_there(self):
        self.assertIn(b"knows no processor 'pentium-9'", run("compile", "--processor=pentium-9", KERNELS).stderr)

    def test_each_kind_of_processor(self):
        for processor in ("native", "x86-64", "x86-64-v3", "x86-64-v4"):
            done = run("compile", "--processor=" + processor, KERNELS)
            self.assertEqual((done.returncode, done.stderr), (0, b""), processor)
            self.assertEqual(done.stdout[:4], b"\x7fELF")
            self.assertTrue(b"ur_native_cpu_module" in done.stdout)
            for name in (b"add", b"reverse_groups", b"generic_addresses"):
                self.assertTrue(name + b"\0" in done.stdout, name)

    def test_work_items_become_vectors(self):
        text = run("compile", "--processor=x86-64-v3", "--emit=assembly", KERNELS).stdout.decode()
        self.assertRegex(text, r"vaddps\s.*%ymm")

    def test_leaves_no_files(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([UR_SPIRV, "compile", "--processor=native", KERNELS], capture_output=True, timeout=300,
                                  env={**os.environ, "TMPDIR": folder})
            self.assertEqual((done.returncode, os.listdir(folder)), (0, []))

    def test_no_folder_for_the_linker(self):
        done = subprocess.run([UR_SPIRV, "compile", "--processor=native", KERNELS], capture_output=True, timeout=300,
                              env={**os.environ, "TMPDIR": "/nonexistent"})
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"no folder '/nonexistent/ur-spirv-", done.stderr)


class Refusals(unittest.TestCase):
    def assert_refused(self, module, reason):
        done = run("compile", "-", module=module)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn(reason, done.stderr.decode())

    def test_what_is_no_module(self):
        self.assert_refused(b"", "no SPIR-V: 0 bytes")
        self.assert_refused(MODULE[:-2], "are no header and whole words")
        self.assert_refused(b"\x7fELF" + MODULE[4:], "the first word is another than its magic number")
        self.assert_refused(MODULE[:4] + b"\0\0\7\0" + MODULE[8:], "of a version that isn't known")

    def test_recursion(self):
        self.assert_refused(assembled("refused.spvasm"), "kernel 'endless' calls a function that calls itself")

    def test_a_function_is_one_kernel(self):
        two = 'OpEntryPoint Kernel %main "endless"', 'OpEntryPoint Kernel %main "endless"\nOpEntryPoint Kernel %main "b"'
        self.assert_refused(assembled("refused.spvasm", *two), "one function has two entry points")

    def test_operands_of_mathematics(self):
        self.assert_refused(assembled("exponent.spvasm"), "its exponents aren't as many integers of 32 bits")

    def test_images(self):
        module = assembled("images.spvasm")
        for processor in ("x86-64", "sm_90"):
            self.assertEqual(run("compile", "--processor=" + processor, "-", module=module).returncode, 0)
        self.assertIn(b"OpTypeImage at word 38: images and samplers of SPIR-V aren't compiled for this device",
                      run("compile", "--processor=gfx90a", "-", module=module).stderr)
        for old, new, reason in (
                ("%void 2D 0 0 0 0", "%void Cube 0 0 0 0", "images are of one to three dimensions"),
                ("%void 2D 0 0 0 0", "%void Buffer 0 1 0 0", "images are of one to three dimensions"),
                ("%void 2D 0 0 0 0", "%void 2D 1 0 0 0", "images of depths aren't supported"),
                ("%void 2D 0 0 0 0", "%void 2D 0 0 1 0", "images with several samples of a pixel aren't supported"),
                ("%void 2D 0 0 0 0", "%void 3D 0 0 0 0", "it has fewer coordinates than the image"),
                ("%place %pixel", "%place %place", "a pixel is a vector of four"),
                ("Lod %level", "ConstOffset %place", "its image operands (8) aren't supported"),
                ("%to %place", "%how %place", "operand 0 is no image"),
                ("%from %how", "%from %from", "operand 3 is no sampler")):
            done = run("compile", "--processor=x86-64", "-", module=assembled("images.spvasm", old, new))
            self.assertEqual(done.returncode, 1, new)
            self.assertIn(reason, done.stderr.decode())

    def test_what_cant_be_printed(self):
        for old, new, reason in (("printf %first", "printf %given", "the format of printf is no constant string"),
                                 ("OpConstant %byte 100", "OpConstant %byte 110", "there is no conversion 'n'"),
                                 ("OpConstant %byte 100", "OpConstant %byte 102", "an argument of '%f' is of another type"),
                                 ("%first %number", "%first", "more conversions than the 0 arguments")):
            self.assert_refused(assembled("print.spvasm", old, new), reason)

    def test_either_order_of_bytes(self):
        swapped = b"".join(MODULE[i:i + 4][::-1] for i in range(0, len(MODULE), 4))
        self.assertEqual(run("compile", "-", module=swapped).stdout, run("compile", KERNELS).stdout)

    def test_damage_is_told_and_ends_nothing(self):
        """Cut off at each place, and with some words changed: a result or a reason, no signal, no endless work."""
        numbers = random.Random(29)
        damaged = []
        for i in range(int(os.environ.get("LANEWAY_SPIRV_DAMAGE", "52"))):
            whole = (MODULE, MODULE, MODULE, assembled("images.spvasm"))[i % 4]
            words = len(whole) // 4
            if i < 12:
                damaged.append(whole[:4 * (words * (i + 1) // 13)])
                continue
            module = bytearray(whole)
            for _ in range(numbers.randint(1, 4)):
                at = 4 * numbers.randrange(5, words)
                word = int.from_bytes(module[at:at + 4], "little")
                word = numbers.choice([numbers.getrandbits(32), numbers.randrange(200), word ^ (1 << numbers.randrange(32)),
                                       word + numbers.randint(-2, 2),
                                       int.from_bytes(whole[4 * numbers.randrange(5, words):][:4], "little")])
                module[at:at + 4] = (word & 0xFFFFFFFF).to_bytes(4, "little")
            damaged.append(bytes(module))
        ended = [0, 0]
        for i, module in enumerate(damaged):
            done = run("compile", "--processor=" + ("sm_90", "native", "gfx90a")[i % 3], "-", module=module)
            self.assertIn(done.returncode, (0, 1), done.stderr[-2000:])
            ended[done.returncode] += 1
            self.assertEqual(done.returncode == 1, done.stderr.startswith(b"ur-spirv: -: "), done.stderr[-2000:])
        self.assertGreater(ended[1], len(damaged) // 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
