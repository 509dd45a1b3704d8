# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""By which of its parameters a call finds its adapter, as templates of common/function.hpp."""


def place(function):
    """What stands behind the others in the function's row: nothing for the usual way, by a handle that comes first."""
    if not function.dispatch:
        return ["ByNothing"]
    places = [p.name for p in function.params]
    by = function.dispatch
    if not by.is_handle:
        return [f"ByFirstOf<{places.index(by.range)}, {places.index(by.name)}>"]
    return [f"ByHandle<{places.index(by.name)}>"] if places.index(by.name) else []
