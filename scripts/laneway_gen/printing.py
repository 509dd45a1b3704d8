# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What can be printed: which functions there are, and the tables that describe types to the one printer behind them."""
from collections import namedtuple

# One printing function: its name, the C type of its first parameter, what kind of thing it prints, and the thing itself.
Printer = namedtuple("Printer", "name type kind item")


def printers(spec):
    """All printing functions: enumerations and structures in the order of the spec, then parameters by dispatch table."""
    found = []
    # What the loader shows is the ABI of Unified Runtime. Types of our own are printed where they are chained.
    own = {enum.name for file in spec.files if file.own for enum in file.enums}
    for enum in (enum for enum in spec.all_enums if enum.name not in own):
        found.append(Printer(enum.print_name, f"enum {enum.name}", "flags" if enum.flags else "enum", enum))
    for struct in (struct for file in spec.files if not file.own for struct in file.structs):
        if struct.kind == "struct":
            found.append(Printer(struct.print_name, f"const struct {struct.name}", "struct", struct))
    loader_only = [f for f in spec.functions if f.loader_only]
    for function in loader_only + spec.dispatched:
        found.append(Printer(function.print_name, f"const struct ur_{function.snake}_params_t *", "params", function))
    return found


def exports(spec):
    """The names that the loader shows for printing."""
    return [p.name for p in printers(spec)] + ["urPrintFunctionParams"]
