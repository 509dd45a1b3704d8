# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The environment variables under which the unmodified SYCL runtime runs with its own adapter, ours, or our loader."""
import os
import pathlib

BASELINE, ADAPTER, LOADER = "baseline", "adapter", "loader"
ALL = (BASELINE, ADAPTER, LOADER)
LEVEL_ZERO = "level_zero"  # another device: compared with nothing
CUDA = "cuda"  # NVIDIA's first device, with the same compiler
NATIVE_CPU = "native_cpu"  # another device, of the same kind, with a compiler of ours: no vendor's library is used
COMPILED = (NATIVE_CPU, CUDA)  # they report that they are OpenCL's, so that the runtime hands out its SPIR-V
OPENCL_ADAPTER, LEVEL_ZERO_ADAPTER = "libur_adapter_opencl.so.0", "libur_adapter_level_zero.so.0"
CUDA_ADAPTER = "libur_adapter_cuda.so.0"
NATIVE_CPU_ADAPTER = "libur_adapter_native_cpu.so.0"
FAKE_LEVEL_ZERO, FAKE_KERNELS = "lib/fakes/libfake_level_zero.so", "lib/kernels/fake_level_zero/sycl_kernels.spv"


def environment_of(environment, **more):
    """The process's environment without variables that choose adapters or devices."""
    chosen = ("UR_", "ZE_", "ZEL_", "ONEAPI_", "SYCL_", "OCL_", "LD_LIBRARY_PATH", "PYTHON")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(chosen)}
    return {**kept, "LD_LIBRARY_PATH": str(environment / "lib"), **more}


def intel_driver(environment):
    """Variables that show OpenCL's loader the environment's driver, and no other that the system may have."""
    return {"OCL_ICD_FILENAMES": str(environment / "lib/libintelocl.so"), "OCL_ICD_VENDORS": str(environment / "no-vendors")}


class Setting:
    """One way in which clients reach Intel's CPU driver, or, in the setting level_zero, our fake driver of Level Zero's by
    its genuine loader, which dpctl looks for; environment and build are folders."""

    def __init__(self, name, environment, build, layers=""):
        library = {BASELINE: None, ADAPTER: OPENCL_ADAPTER, LOADER: "libur_loader.so.0", LEVEL_ZERO: LEVEL_ZERO_ADAPTER,
                   NATIVE_CPU: NATIVE_CPU_ADAPTER, CUDA: CUDA_ADAPTER}[name]
        self.name, self.build = name, build
        self.library = build / "lib" / library if library else None
        self.environment = environment
        self.python = environment / "bin/python"
        more = {
            **intel_driver(environment),
            # All settings show programs the same device; our loader opens its other adapters nevertheless.
            "ONEAPI_DEVICE_SELECTOR": "opencl:cpu",
            "PYTHONPATH": str(pathlib.Path(__file__).resolve().parents[1]),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        if self.library:
            more["UR_ADAPTERS_FORCE_LOAD"] = str(self.library)
        if name == LEVEL_ZERO:
            more.update({"ONEAPI_DEVICE_SELECTOR": "level_zero:gpu", "ZE_ENABLE_ALT_DRIVERS": str(build / FAKE_LEVEL_ZERO),
                         "TESTBED_KERNELS": str(build / FAKE_KERNELS)})
        if name in COMPILED:
            more["UR_REPORTED_BACKEND"] = f"{name}:opencl"
        if name == CUDA:
            more["ONEAPI_DEVICE_SELECTOR"] = "opencl:gpu"
        if name == LOADER:
            more["UR_LOADER_PRELOAD_FILTER"] = "0"
            if layers:
                more["UR_ENABLE_LAYERS"] = layers
        self.variables = environment_of(environment, **more)

    def missing(self):
        """Why this setting can't run, or nothing."""
        if self.library and not self.library.is_file():
            return f"{self.library} is not built"
        needed = [FAKE_LEVEL_ZERO, FAKE_KERNELS] if self.name == LEVEL_ZERO else ["bin/ur-spirvc"] if self.name in COMPILED else [f"lib/{OPENCL_ADAPTER}"] if self.library else []
        absent = [self.build / path for path in needed if not (self.build / path).is_file()]
        return f"{absent[0]} is not built" if absent else ""
