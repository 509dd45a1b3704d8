# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which files are generated, and from which template each comes."""
from .render import Renderer

_PUBLIC = "include/unified-runtime/"

# One template, one output.
_PLAIN = {
    _PUBLIC + "ur_api.h": "ur_api.h.j2",
    _PUBLIC + "ur_ddi.h": "ur_ddi.h.j2",
    "source/common/generated/checks.hpp": "checks.hpp.j2",
}

# Folders that hold nothing but generated files, besides every folder named generated/.
OWNED_FOLDERS = ("include/unified-runtime", "docs/reference")

# Hand-written neighbours in those folders.
HAND_WRITTEN = {_PUBLIC + "ur_native_cpu_kernel.h", _PUBLIC + "ur_mock.h"}


def generate(spec):
    """Every output as {path from the project's root: text}."""
    renderer = Renderer(spec)
    return {path: renderer.render(template) for path, template in _PLAIN.items()}
