# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs within the environment: prints what the SYCL runtime says of each device, a line of JSON for each fact."""
import json

import dpctl

# These change from one moment to the next.
MOVING = ("ext_intel_free_memory",)


def main():
    for device in dpctl.get_devices():
        for name in sorted(name for name in dir(type(device)) if not name.startswith("_")):
            try:
                value = getattr(device, name)
            except Exception as error:  # not every fact is there on every device: that is a fact too
                value = f"{type(error).__name__}"
            if isinstance(value, (bool, int, float, str, tuple, list)) and name not in MOVING:
                print(json.dumps([device.filter_string, name, str(value)]))


if __name__ == "__main__":
    main()
