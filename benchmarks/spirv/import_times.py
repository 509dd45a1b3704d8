#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a process takes that imports dpnp and adds two arrays: on the native CPU from SPIR-V, and on Intel's OpenCL driver.

usage: import_times.py [--build build/release] [--environment build/sycl-env] [--turns COUNT]

The environment is what test/sycl/environment makes. In each turn, one process of each:
  ours, cold       an empty cache of compiled programs; ur-spirvc runs already
  ours, anew       the same, and ur-spirvc is started by it
  ours, warm       what the first has left in the cache
  Intel's, cold    the driver, and no cache of the runtime's
  Intel's, warm    with the runtime's cache (SYCL_CACHE_PERSISTENT), filled
It prints seconds: the shortest, the median and the longest of all turns.
"""
import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ("import dpnp\n"
           "total = dpnp.asarray([1.0, 2.0]) + dpnp.asarray([3.0, 4.0])\n"
           "assert total[0] == 4 and total[1] == 6")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/release")
    parser.add_argument("--environment", type=pathlib.Path, default=ROOT / "build/sycl-env")
    parser.add_argument("--turns", type=int, default=9)
    given = parser.parse_args()
    library = given.environment / "lib"
    adapter = given.build / "lib/libur_adapter_native_cpu.so.0"
    driver = library / "libintelocl.so"
    for needed in (given.environment / "bin/python", adapter, driver, given.build / "bin/ur-spirvc"):
        if not needed.exists():
            sys.exit(f"import_times.py: {needed} isn't there")
    common = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "LD_LIBRARY_PATH": str(library),
              "ONEAPI_DEVICE_SELECTOR": "opencl:cpu"}
    ours = dict(common, UR_ADAPTERS_FORCE_LOAD=str(adapter), UR_REPORTED_BACKEND="native_cpu:opencl")
    theirs = dict(common, OCL_ICD_FILENAMES=str(driver), OCL_ICD_VENDORS=str(driver))

    def seconds(environment, **more):
        begin = time.perf_counter()
        subprocess.run([given.environment / "bin/python", "-c", PROGRAM], env=dict(environment, **more), check=True)
        return time.perf_counter() - begin

    rows = {}

    def add(name, environment, **more):
        rows.setdefault(name, []).append(seconds(environment, **more))

    with tempfile.TemporaryDirectory() as at:
        cached = {"SYCL_CACHE_PERSISTENT": "1", "SYCL_CACHE_DIR": f"{at}/runtime"}
        seconds(ours, UR_SPIRV_CACHE=f"{at}/first")  # files of both are in memory from here on
        seconds(theirs, **cached)
        for turn in range(given.turns):
            cache = {"UR_SPIRV_CACHE": f"{at}/{turn}"}
            add("ours, cold", ours, **cache)
            add("ours, warm", ours, **cache)
            # A program at another place is another service.
            program = shutil.copy2(given.build / "bin/ur-spirvc", f"{at}/ur-spirvc-{turn}")
            add("ours, anew", ours, UR_SPIRV_CACHE=f"{at}/{turn}-anew", UR_SPIRVC=program, UR_SPIRVC_IDLE="1")
            add("Intel's, cold", theirs)
            add("Intel's, warm", theirs, **cached)
    for name, values in rows.items():
        print(f"{name:15}{min(values):6.2f}{statistics.median(values):6.2f}{max(values):6.2f} s")


if __name__ == "__main__":
    main()
