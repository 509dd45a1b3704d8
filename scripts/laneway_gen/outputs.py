# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which files are generated, and from which template each comes."""
from .render import Renderer

_PUBLIC = "include/unified-runtime/"
_COMMON = "source/common/generated/"
_CORE = "source/adapters/core/generated/"

# One template, one output.
_PLAIN = {
    _PUBLIC + "ur_api.h": "ur_api.h.j2",
    _PUBLIC + "ur_ddi.h": "ur_ddi.h.j2",
    _PUBLIC + "ur_info.hpp": "ur_info.hpp.j2",
    _COMMON + "checks.hpp": "checks.hpp.j2",
    _COMMON + "info_traits.hpp": "info_traits.hpp.j2",
    _COMMON + "tables.hpp": "tables.hpp.j2",
    _CORE + "api.hpp": "core/api.hpp.j2",
    _CORE + "api_defaults.cpp": "core/api_defaults.cpp.j2",
    _CORE + "entry_points.hpp": "core/entry_points.hpp.j2",
    _CORE + "tables.cpp": "core/tables.cpp.j2",
}

# Folders that hold nothing but generated files, besides every folder named generated/.
OWNED_FOLDERS = ("include/unified-runtime", "docs/reference")

# Hand-written neighbours in those folders.
HAND_WRITTEN = {_PUBLIC + "ur_native_cpu_kernel.h", _PUBLIC + "ur_mock.h"}


def generate(spec):
    """Every output as {path from the project's root: text}."""
    renderer = Renderer(spec)
    files = {path: renderer.render(template) for path, template in _PLAIN.items()}
    standard = [f for f in spec.dispatched if not f.table.endswith("Exp")]
    experimental = [f for f in spec.dispatched if f.table.endswith("Exp")]
    for name, title, functions in (("entry_points.cpp", "The functions of the standard tables", standard),
                                   ("entry_points_exp.cpp", "The functions of the experimental tables", experimental)):
        files[_CORE + name] = renderer.render("core/entry_points.cpp.j2", title=title, functions=functions)
    return files
