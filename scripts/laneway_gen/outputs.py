# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which files are generated, and from which template each comes."""
from . import cpp_api, handles, printing, reflection
from .render import Renderer

_PUBLIC = "include/unified-runtime/"
_COMMON = "source/common/generated/"
_CORE = "source/adapters/core/generated/"
# The lowest folder of the core that knows the API: every folder above defines some of these functions.
_CORE_API = "source/adapters/core/object/generated/api.hpp"
_LOADER = "source/loader/generated/"
_PAGES = "docs/reference/"
_MOCK = "source/adapters/mock/generated/"
_LAYERS = "source/layers/"

# One template, one output.
_PLAIN = {
    _PUBLIC + "ur_api.h": "ur_api.h.j2",
    _PUBLIC + "ur_ddi.h": "ur_ddi.h.j2",
    _PUBLIC + "ur_info.hpp": "ur_info.hpp.j2",
    _PUBLIC + "ur.hpp": "ur.hpp.j2",
    _PUBLIC + "ur_print.h": "ur_print.h.j2",
    _PUBLIC + "ur_print.hpp": "ur_print.hpp.j2",
    _COMMON + "call_table.hpp": "call_table.hpp.j2",
    _COMMON + "checks.hpp": "checks.hpp.j2",
    _COMMON + "functions.hpp": "functions.hpp.j2",
    _COMMON + "info_traits.hpp": "info_traits.hpp.j2",
    _COMMON + "tables.hpp": "tables.hpp.j2",
    _COMMON + "reflection_ids.hpp": "reflection_ids.hpp.j2",
    _COMMON + "reflection.cpp": "reflection.cpp.j2",
    _CORE_API: "core/api.hpp.j2",
    _CORE + "api_defaults.cpp": "core/api_defaults.cpp.j2",
    _CORE + "entry_points.hpp": "core/entry_points.hpp.j2",
    _LOADER + "tables.cpp": "loader/tables.cpp.j2",
    _LOADER + "print.cpp": "loader/print.cpp.j2",
    _MOCK + "actions.cpp": "mock/actions.cpp.j2",
    "test/codegen/generated/each_function.hpp": "each_function.hpp.j2",
    _LAYERS + "validation/generated/explain.cpp": "layers/explain.cpp.j2",
}

# Folders that hold nothing but generated files, besides every folder named generated/.
OWNED_FOLDERS = ("include/unified-runtime", "docs/reference")

# Hand-written neighbours in those folders.
HAND_WRITTEN = {_PUBLIC + name for name in (
    "ur_mock.h", "ur_native_cpu_image.h", "ur_native_cpu_kernel.h", "ur_cuda_kernel.h", "ur_hip_kernel.h",
    "ur_native_cpu_numbers.h", "ur_native_cpu_sampling.h", "ur_tracing.h", "ur_usm_pool_tuning.h")
} | {_CORE + "handles.hpp"}


def generate(spec):
    """Every output as {path from the project's root: text}."""
    renderer = Renderer(spec)
    shared = {"tables": reflection.Tables(spec), "printers": printing.printers(spec),
              "header": cpp_api.Header(spec)}
    files = {path: renderer.render(template, **shared) for path, template in _PLAIN.items()}
    for suffix, kind in (("", "standard"), ("_exp", "experimental")):
        functions = [f for f in spec.dispatched if f.table.endswith("Exp") == (kind == "experimental")]
        title = f"The functions of the {kind} tables"
        for folder, name in ((_CORE, "entry_points"), (_LOADER, "entries")):
            template = f"{'core' if folder == _CORE else 'loader'}/{name}.cpp.j2"
            files[f"{folder}{name}{suffix}.cpp"] = renderer.render(template, title=title, functions=functions)
    for folder, name in ((_CORE, "entry_points"), (_LOADER, "entries")):
        template = f"{'core' if folder == _CORE else 'loader'}/{name}.cpp.j2"
        files[f"{folder}{name}_own.cpp"] = renderer.render(template, title="The functions of this project's own",
                                                           functions=spec.own_functions)
    for folder, header, namespace, table in ((_CORE, "generated/entry_points.hpp", "ur::core", "kAdapterTable"),
                                             (_MOCK, "table.hpp", "ur::mock", "kTable")):
        include = folder[len("source/"):-len("generated/")] + header
        files[folder + "tables.cpp"] = renderer.render("adapter_tables.cpp.j2", include=include, namespace=namespace,
                                                       table_name=table, listed=folder == _CORE,
                                                       served="servedTable()" if folder == _CORE else table)
    files[_LAYERS + "generated/handles.cpp"] = renderer.render("layers/handles.cpp.j2", kinds=handles.kinds(spec),
                                                               answers=handles.answers(spec))
    exported = [f.name for f in spec.functions] + [t.getter for t in spec.tables] + list(printing.exports(spec))
    files[_LOADER + "libur_loader.map"] = renderer.render("loader/libur_loader.map.j2", exported=exported)
    for file in spec.files:
        files[f"{_PAGES}{file.stem}.md"] = renderer.render("page.md.j2", file=file, prose=file.prose)
    files[_PAGES + "README.md"] = renderer.render("index.md.j2")
    return files
