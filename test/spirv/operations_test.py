#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""operations_test.py UR_SPIRV SPIRV_AS SPIRV_KERNEL ADAPTER: operations that the kernels of the other tests don't have, each on
numbers of which the result is computed here, by the native CPU's adapter; and what is refused of them, with the reason.

Each is a line of operations.txt: what comes before "->" is SPIR-V, of which the last operation gives what counts, and
behind it stands the result in Python, of the work-item `i` of four.
"""
import math
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest

UR_SPIRV, SPIRV_AS, SPIRV_KERNEL, ADAPTER = sys.argv[1:]
HERE = pathlib.Path(__file__).resolve().parent
ITEMS = 4
NUMBERS = [0xFFFFFFF6, 3, 10, 0xFFFFFFFD, 0x80000000, 7, 0xF0F0F0F0, 1]      # %a %b %c %d %e %g %h %one
FLOATS = [-7.5, 2.0, math.nan, math.inf, 1e-40, 0.25, 180.0, 3.0]             # %x %y %n %infinite %tiny %q %straight %z
HEAD = (HERE / "operations_head.spvasm").read_text()


def bits(value):
    """Of a result in 32 bits."""
    if isinstance(value, float):
        return struct.unpack("<I", struct.pack("<f", value))[0]
    return int(value) & 0xFFFFFFFF


def cases():
    """(SPIR-V, result) of each line."""
    made = []
    for line in (HERE / "operations.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            code, result = line.split(" -> ")
            made.append((code, result))
    return made


def module_of(lines):
    """A kernel of all these, each of which stores its result at its number."""
    names = ("a", "b", "c", "d", "e", "g", "h", "one"), ("x", "y", "n", "infinite", "tiny", "q", "straight", "z")
    constants = "\n".join(f"%k{i} = OpConstant %uint {i}" for i in range(max(len(lines), 16)))
    body = []
    for kind, all_of in zip(("uint", "float"), names):
        for i, name in enumerate(all_of):
            body += [f"%at_{name} = OpInBoundsPtrAccessChain %to_{kind} %{kind}s %k{i}",
                     f"%{name} = OpLoad %{kind} %at_{name} Aligned 4"]
    for number, (code, _) in enumerate(lines):
        parts = [part.strip() for part in code.split(" ; ")]
        for k, part in enumerate(parts):
            last = k == len(parts) - 1
            body.append((f"%r{number} = " if last else "") + part.replace("#", f"_{number}_"))
        kind = parts[-1].split()[1].lstrip("%")
        stored = f"%r{number}"
        if kind == "bool":
            body.append(f"%w{number} = OpSelect %uint {stored} %k1 %k0")
        elif kind == "uint":
            body.append(f"%w{number} = OpCopyObject %uint {stored}")
        else:
            body.append(f"%w{number} = OpBitcast %uint {stored}")
        body += [f"%p{number} = OpInBoundsPtrAccessChain %to_uint %mine %k{number}", f"OpStore %p{number} %w{number} Aligned 4"]
    return HEAD.replace("; CONSTANTS", constants).replace("; BODY", "\n".join(body)).replace(
        "; COUNT", f"%count = OpConstant %ulong {len(lines)}")


def assembled(text, folder, name="module"):
    path = pathlib.Path(folder, name + ".spv")
    subprocess.run([SPIRV_AS, "-", "-o", path, "--target-env", "spv1.4"], input=text, text=True, check=True)
    return path


def run_kernel(module, folder, results):
    """The words that the kernel wrote: those of each work-item."""
    scratch = 4 * results * ITEMS
    inputs = scratch + 4 * 16 * ITEMS
    arena = bytes(scratch) + bytes(4 * 16 * ITEMS) + struct.pack("<8I", *NUMBERS) + struct.pack("<8f", *FLOATS)
    case = pathlib.Path(folder, "case")
    case.write_text(f"module {module}\nkernel f\nlocal {ITEMS} 1 1\nargument pointer 0\nargument pointer {inputs}\n"
                    f"argument pointer {inputs + 32}\nargument pointer {scratch}\n")
    pathlib.Path(folder, "arena").write_bytes(arena)
    done = subprocess.run([SPIRV_KERNEL, case, pathlib.Path(folder, "arena"), pathlib.Path(folder, "result")],
                          capture_output=True, text=True, timeout=300,
                          env={**os.environ, "UR_ADAPTERS_FORCE_LOAD": ADAPTER, "UR_SPIRV_CACHE": "off"})
    if done.returncode:
        raise AssertionError(done.stderr)
    words = struct.unpack(f"<{results * ITEMS}I", pathlib.Path(folder, "result").read_bytes()[:scratch])
    return [words[results * i:results * (i + 1)] for i in range(ITEMS)]


class Operations(unittest.TestCase):
    def test_each_gives_its_result(self):
        lines = cases()
        with tempfile.TemporaryDirectory() as folder:
            found = run_kernel(assembled(module_of(lines), folder), folder, len(lines))
        of = dict(zip(("a", "b", "c", "d", "e", "g", "h", "one"), NUMBERS), nan=math.nan, inf=math.inf)
        for number, (code, result) in enumerate(lines):
            for i in range(ITEMS):
                expected = bits(eval(result, {"math": math}, {**of, "i": i, "ITEMS": ITEMS})) # pylint: disable=eval-used
                with self.subTest(code=code, item=i):
                    self.assertEqual(hex(found[i][number]), hex(expected))

    def test_other_processors_take_them(self):
        with tempfile.TemporaryDirectory() as folder:
            module = assembled(module_of(cases()), folder)
            for processor in ("sm_90", "gfx90a"):
                done = subprocess.run([UR_SPIRV, "compile", "--processor=" + processor, module], capture_output=True,
                                      timeout=300, check=False)
                self.assertEqual(done.returncode, 0, done.stderr)


class Nvptx(unittest.TestCase):
    """What its text says, where no device tells."""

    def text_of(self, code, head=None):
        text = module_of([(code, "0")])
        if head:
            self.assertIn(head[0], text)
            text = text.replace(*head)
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([UR_SPIRV, "compile", "--processor=sm_90", assembled(text, folder)], capture_output=True,
                                  timeout=300, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.decode()

    def test_a_copy_trusts_each_side_as_far_as_the_module_does(self):
        copy = "OpCopyMemorySized %slot %floats %two_long Aligned 8 {} ; OpLoad %uint %slot Aligned 4"
        self.assertNotIn("ld.global.b8", self.text_of(copy.format("")))
        self.assertIn("ld.global.b8", self.text_of(copy.format("Aligned 1")))

    def test_a_remainder_is_exact(self):
        self.assertNotIn("div.rn", self.text_of("OpFRem %float %x %y"))

    def test_a_kernels_constants_are_in_any_memory(self):
        head = "%to_float = OpTypePointer CrossWorkgroup %float", "%to_float = OpTypePointer UniformConstant %float"
        text = self.text_of("OpIAdd %uint %a %b", head)
        self.assertNotIn("ld.const", text)


class Refusals(unittest.TestCase):
    def test_each_says_why(self):
        for line in (HERE / "operations_refused.txt").read_text().splitlines():
            if not line or line.startswith("#"):
                continue
            code, reason = line.split(" -> ")
            with self.subTest(code), tempfile.TemporaryDirectory() as folder:
                code, _, used = code.partition(" && ")
                if " => " in code: # a line of the module's head, and what stands in its place
                    old, new = code.split(" => ")
                    text = module_of([(used or "OpIAdd %uint %a %b", "0")])
                    self.assertIn(old, text)
                    text = new.replace(" ; ", "\n").join(text.rsplit(old, 1))
                else:
                    text = module_of([(code, "0")])
                done = subprocess.run([UR_SPIRV, "compile", "--processor=native", assembled(text, folder)],
                                      capture_output=True, timeout=300, check=False)
                self.assertEqual((done.returncode, done.stdout), (1, b""))
                self.assertIn(reason, done.stderr.decode())

    def test_numbers_of_another_encoding(self):
        with tempfile.TemporaryDirectory() as folder:
            module = assembled(module_of([("OpIAdd %uint %a %b", "0")]), folder)
            words = module.read_bytes()
            half = words.index(struct.pack("<I", 3 << 16 | 22)) # OpTypeFloat, its result, and its width: 16 comes first
            self.assertEqual(words[half + 8:half + 12], struct.pack("<I", 16))
            module.write_bytes(words[:half] + struct.pack("<I", 4 << 16 | 22) + words[half + 4:half + 12] + bytes(4) +
                               words[half + 12:])
            done = subprocess.run([UR_SPIRV, "compile", "--processor=native", module], capture_output=True, timeout=300,
                                  check=False)
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertIn("its numbers are of another encoding than IEEE 754's", done.stderr.decode())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
