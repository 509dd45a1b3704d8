#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `cmake --install` wants to find is what the target `demo` builds, and nothing of it is made for tests.

usage: demo_test.py BUILD NINJA
"""
import pathlib
import re
import subprocess
import sys


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    build, ninja = pathlib.Path(sys.argv[1]), sys.argv[2]
    # All links that the target needs, done already or not. Each library gets its shorter names by a link of its own.
    commands = subprocess.run([ninja, "-C", build, "-t", "commands", "demo"], capture_output=True, text=True, check=True).stdout
    built = set(re.findall(r" -o ((?:lib|bin)/\S+)", commands))
    built |= {short for name in built for short in re.findall(r"(.*\.so)", name) + re.findall(r"(.*\.so\.\d+)", name)}
    scripts = [build / "cmake_install.cmake", *(build / "cmake").rglob("cmake_install.cmake")]
    wanted = {name for script in scripts
              for name in re.findall(rf'"{re.escape(str(build))}/((?:lib|bin)/[^"]+)"', script.read_text())}
    missing = sorted(wanted - built)
    if not wanted or missing:
        sys.exit(f"{len(wanted)} files are installed; the target demo doesn't build {missing}")
    if tests := [name for name in wanted if "adapter_sim" in name or "adapter_toy" in name]:
        sys.exit(f"made for tests, but installed: {tests}")
    print(f"all {len(wanted)} libraries and programs that are installed are built by the target demo")


if __name__ == "__main__":
    main()
