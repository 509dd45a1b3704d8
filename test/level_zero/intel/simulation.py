#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a program on Intel's driver of Level Zero in simulation: simulation.py FOLDER BUILD -- PROGRAM [ARGUMENT...]

FOLDER is what fetch_level_zero_intel of scripts/lib/level_zero_intel.sh makes, BUILD a build folder of ours. The program
takes this process's place, and runs with the C library that the driver needs. Its adapter is our own for Level Zero.
"""
import os
import pathlib
import sys

ADAPTER = "libur_adapter_level_zero.so.0"
LIBRARIES = "usr/lib/x86_64-linux-gnu"
# Calls with parameters that make no sense fail; objects that are created and never destroyed are counted. The layer's
# check of lifetimes is left out: that of loader 1.32 takes each immediate list for closed, and refuses what is appended.
LAYERS = {"ZE_ENABLE_VALIDATION_LAYER": "1", "ZE_ENABLE_PARAMETER_VALIDATION": "1", "ZEL_ENABLE_BASIC_LEAK_CHECKER": "1"}
# Each call of Level Zero's is a line on the standard output, and a second one where it fails.
TRACE = {"ZEL_ENABLE_LOADER_LOGGING": "1", "ZEL_LOADER_LOGGING_LEVEL": "trace", "ZEL_LOADER_LOG_CONSOLE": "1"}


class Simulation:
    """The folders, and what programs need to run there."""

    def __init__(self, folder, build):
        self.libraries, self.build = folder / "package" / LIBRARIES, build
        self.loader = self.libraries / "libze_loader.so.1"

    def command(self, program, more=()):
        """The program, started by the newer C library's own linker; `more` are folders of libraries."""
        path = ":".join(map(str, [self.libraries, self.build / "lib", *more, pathlib.Path("/", LIBRARIES)]))
        return [str(self.libraries / "ld-linux-x86-64.so.2"), "--library-path", path, *map(str, program)]

    def variables(self, driver=None):
        """Of the environment; the driver is Intel's, or the library that is named."""
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("UR_", "ZE_", "ZEL_", "ONEAPI_", "SYCL_", "LD_", "PYTHON"))}
        ours = {**kept, "UR_LEVEL_ZERO_LIBRARY": str(self.loader),
                "ZE_ENABLE_ALT_DRIVERS": str(driver or self.libraries / "libze_intel_gpu.so.1"),
                "UR_ADAPTERS_FORCE_LOAD": str(self.build / "lib" / ADAPTER)}
        if driver:
            return ours
        # A device that isn't there: no memory can be mapped on it.
        return {**ours, "NEOReadDebugKeys": "1", "SetCommandStreamReceiver": "1", "UseAubStream": "0",
                "ProductFamilyOverride": "pvc", "HardwareInfoOverride": "1x1x8", "UR_LEVEL_ZERO_VIRTUAL_MEMORY": "0"}


def main():
    if len(sys.argv) < 5 or sys.argv[3] != "--":
        sys.exit(__doc__)
    there = Simulation(*(pathlib.Path(argument).resolve() for argument in sys.argv[1:3]))
    command = there.command(sys.argv[4:])
    os.execve(command[0], command, there.variables())


if __name__ == "__main__":
    main()
