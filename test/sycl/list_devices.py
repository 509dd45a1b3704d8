#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The unmodified SYCL runtime lists our devices, with each adapter by itself and with our loader in an adapter's place.

usage: list_devices.py ENVIRONMENT BUILD

ENVIRONMENT is what test/sycl/environment makes, BUILD a build folder. What `python -m dpctl -f` prints is compared with what
our own loader says of the same adapters.
"""
import pathlib
import re
import subprocess
import sys

from testbed.settings import environment_of, intel_driver


def listed(environment, library):
    """Names of the devices that the SYCL runtime lists when it may load only this library."""
    run = subprocess.run([environment / "bin/python", "-m", "dpctl", "-f"], capture_output=True, text=True, timeout=120,
                         env=environment_of(environment, **intel_driver(environment), UR_ADAPTERS_FORCE_LOAD=str(library)))
    print(f"$ UR_ADAPTERS_FORCE_LOAD={library} python -m dpctl -f\n{run.stdout}{run.stderr}")
    if run.returncode:
        sys.exit(f"dpctl ended with {run.returncode}")
    # A device begins with its number ("# 0"), and its name is the first one after that.
    return [match.strip() for match in re.findall(r"^\s*# \d+\n\s*Name\s+(.*)$", run.stdout, re.MULTILINE)]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    environment, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    # The doubles of tests are no adapters for programs: the loader doesn't look for them.
    doubles = {"libur_adapter_mock.so.0", "libur_adapter_sim.so.0", "libur_adapter_toy.so.0"}
    adapters = sorted(path for path in (build / "lib").glob("libur_adapter_*.so.0") if path.name not in doubles)
    wrong = []
    by_adapter = {adapter.name: listed(environment, adapter) for adapter in adapters}
    if not by_adapter.get("libur_adapter_native_cpu.so.0"):
        wrong.append("the native CPU adapter's device is not listed")
    by_loader = listed(environment, build / "lib/libur_loader.so.0")
    expected = sorted(name for names in by_adapter.values() for name in names)
    if sorted(by_loader) != expected:
        wrong.append(f"by our loader these devices are listed: {sorted(by_loader)}; by its adapters one by one: {expected}")
    for line in wrong:
        print(f"WRONG: {line}")
    print(f"{len(expected)} devices of {len(adapters)} adapters, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
