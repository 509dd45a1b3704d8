#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unmodified SYCL clients on a device that no adapter of the runtime's own has: pinned.py --settings level_zero

level_zero: our Level Zero adapter over the fake driver, behind Level Zero's genuine loader. The fake driver runs no SPIR-V,
but has the kernels of our programs; what brings kernels of its own fails, and is pinned.
native_cpu: the native CPU adapter, which says that it is OpenCL's, with our compiler of SPIR-V. What asks OpenCL itself to
make a program fails, and is pinned.

There is nothing to compare with there: results are compared with what is pinned in level_zero.txt and native_cpu.txt.
Sets are those of compare.py.

Exit status: 0 all is as it is pinned, 1 something isn't, 2 wrong use. --update pins what was seen.
"""
import pathlib
import sys

from testbed import options as common
from testbed import results, settings, suites, table, turns

FOLDER = pathlib.Path(__file__).resolve().parent
# What a machine's own processor says of itself isn't pinned.
SETS = {settings.LEVEL_ZERO: ("listing", "facts", "programs", "dpctl"), settings.NATIVE_CPU: ("programs", "dpctl", "dpnp")}
HEAD = """# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What comes of SYCL's clients in the setting {}; pinned.py compares and writes it. What the listing and the devices say,
# where that is pinned; how many tests of each set pass; and those that fail.
"""


def lines_of(name, found):
    """What a set's results come to, as lines of the pins."""
    if name in ("listing", "facts"):
        yield from (f"says {name} {test}".rstrip() for test, result in sorted(found.items()) if result.outcome == results.PASSED)
    else:
        yield f"passes {name} {results.count(found, results.PASSED)}"
    yield from (f"fails {name} {test}" for test, result in sorted(found.items()) if result.outcome == results.FAILED)


def compared(found, pinned):
    """What differs, in lines."""
    yield from (f"pinned, and not so: {line}" for line in sorted(set(pinned) - set(found)))
    yield from (f"so, and not pinned: {line}" for line in sorted(set(found) - set(pinned)))


def main():
    parser = common.parser(__doc__)
    parser.add_argument("--sets", nargs="+", choices=suites.SETS, help="those that are pinned")
    parser.add_argument("--update", action="store_true", help="pins what is seen")
    parser.add_argument("--jobs", type=int, default=2, help="processes of pytest at once (%(default)s)")
    parser.set_defaults(only="", dpnp="small", repeat=1, share=1)
    options = common.parsed(parser, sys.argv[1:])
    if len(options.settings) != 1 or options.settings[0] not in SETS:
        parser.error("the settings are level_zero and native_cpu, one at a time")
    setting = options.settings[0]
    options.sets = options.sets or list(SETS[setting])
    pins = FOLDER / f"{setting}.txt"
    prepared = common.prepared(options, bool({"programs", "facts"} & set(options.sets)))

    def folder_of(running):
        folder = options.results / "pinned" / running.name
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    print(table.HEAD)
    found, reasons = [], {}
    for name in options.sets:
        outcome = turns.run(suites.parts(name, options), prepared, suites.jobs(name, options), folder_of)[setting]
        print(table.line(name, setting, outcome.found, {}, []), flush=True)
        found += lines_of(name, outcome.found)
        reasons.update({f"fails {name} {test}": result.reason for test, result in outcome.found.items()})
    if options.update:
        pins.write_text(HEAD.format(setting) + "".join(line + "\n" for line in found), encoding="utf-8")
    pinned = [line for line in pins.read_text(encoding="utf-8").splitlines()
              if not line.startswith("#") and line.split(" ")[1] in options.sets]
    wrong = list(compared(found, pinned))
    for line in wrong:
        print(f"{line}  {reasons.get(line.split(': ', 1)[1], '')}".rstrip())
    print(f"{len(wrong)} differ from what is pinned")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
