# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names of kernels as people read them."""
import re
import shutil
import subprocess


def readable(names):
    """{name: the name as C++ has it}, of those that compilers have encoded; where c++filt is there."""
    encoded = sorted({name for name in names if name and name.startswith("_Z") and "\n" not in name})
    if not encoded or not shutil.which("c++filt"):
        return {}
    found = subprocess.run(["c++filt"], input="\n".join(encoded) + "\n", capture_output=True, text=True, check=False)
    plain = found.stdout.splitlines()
    if found.returncode or len(plain) != len(encoded):
        return {}
    return {name: re.sub(r"^typeinfo name for ", "", text) for name, text in zip(encoded, plain)}


def shortened(name, most):
    """The beginning, where there is more."""
    return name if len(name) <= most else name[:most - 3] + "..."
