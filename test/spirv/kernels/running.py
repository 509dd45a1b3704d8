# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a case on a device, in a process of its own: spirv_kernel with the adapter of a setting."""
import os
import pathlib
import subprocess
import sys
import tempfile

SECONDS = 15  # for a kernel, with all that its process does besides

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "sycl"))
from testbed import settings  # noqa: E402

ADAPTERS = {"opencl": settings.OPENCL_ADAPTER, "native_cpu": settings.NATIVE_CPU_ADAPTER, "cuda": settings.CUDA_ADAPTER}


class Device:
    """The first device of one of our adapters; OpenCL's is that of Intel's driver in the environment."""

    def __init__(self, name, build, environment):
        self.name = name
        self.runner = build / "bin/spirv_kernel"
        self.variables = {name: value for name, value in os.environ.items()
                          if not name.startswith(("UR_", "OCL_")) or name.startswith("UR_SPIRV")}
        self.variables["UR_ADAPTERS_FORCE_LOAD"] = str(build / "lib" / ADAPTERS[name])
        if name == "opencl":
            self.variables.update(settings.intel_driver(environment), LD_LIBRARY_PATH=str(environment / "lib"))

    def run(self, case):
        """Answers what memory has after the kernel and nothing, or nothing and why there is no result."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "module.spv").write_bytes(case.module)
            (folder / "arena").write_bytes(case.arena)
            (folder / "case").write_text("\n".join(lines_of(case, folder / "module.spv")) + "\n", encoding="utf-8")
            command = [self.runner, folder / "case", folder / "arena", folder / "result"]
            try:
                done = subprocess.run(command, env=self.variables, capture_output=True, timeout=SECONDS, check=False)
            except subprocess.TimeoutExpired:
                return None, f"not done after {SECONDS} seconds"
            if done.returncode < 0:
                return None, f"ended by signal {-done.returncode}"
            if done.returncode > 0:
                return None, done.stderr.decode(errors="replace").strip()[:400]
            return (folder / "result").read_bytes(), None


def lines_of(case, module):
    """The case as spirv_kernel reads it."""
    yield f"module {module}"
    yield f"kernel {case.kernel}"
    yield "groups {} {} {}".format(*case.groups)
    yield "local {} {} {}".format(*case.local)
    yield f"dimensions {case.dimensions}"
    yield from (f"address {at} {to}" for at, to in case.pointers)
    for given in case.arguments:
        if given.kind == "value":
            places = "".join(f" {at} {to}" for at, to in given.pointers)
            yield f"argument value {given.data.hex()}{places}"
        elif given.kind == "pointer":
            yield f"argument pointer {given.pointers[0][1]}"
        else:
            yield f"argument local {int.from_bytes(given.data, 'little')}"
