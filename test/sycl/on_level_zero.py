#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unmodified SYCL clients on our Level Zero adapter, over the fake driver behind Level Zero's genuine loader.

There is no other adapter to compare with on that device: results are compared with what is pinned in level_zero.txt. Sets
are those of compare.py: listing, facts, programs and dpctl. The fake driver runs no SPIR-V, but has the kernels of our
programs; what brings kernels of its own fails, and is pinned.

Exit status: 0 all is as it is pinned, 1 something isn't, 2 wrong use. --update pins what was seen.
"""
import pathlib
import sys

from testbed import options as common
from testbed import results, settings, suites, table, turns

PINS = pathlib.Path(__file__).resolve().parent / "level_zero.txt"
SETS = ("listing", "facts", "programs", "dpctl")
HEAD = """# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What comes of SYCL's clients on the fake driver of Level Zero's; on_level_zero.py compares and writes it. What the listing
# and the devices say; how many tests of each set pass; and those that fail, since they bring kernels of SPIR-V.
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
    parser.add_argument("--sets", nargs="+", choices=SETS, default=list(SETS))
    parser.add_argument("--update", action="store_true", help="pins what is seen")
    parser.add_argument("--jobs", type=int, default=2, help="processes of pytest at once (%(default)s)")
    parser.set_defaults(settings=[settings.LEVEL_ZERO], only="", dpnp="small", repeat=1)
    options = common.parsed(parser, sys.argv[1:])
    if options.settings != [settings.LEVEL_ZERO]:
        parser.error("there is one setting only")
    prepared = common.prepared(options, bool({"programs", "facts"} & set(options.sets)))

    def folder_of(setting):
        folder = options.results / "on_level_zero" / setting.name
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    print(table.HEAD)
    found, reasons = [], {}
    for name in options.sets:
        outcome = turns.run(suites.parts(name, options), prepared, suites.jobs(name, options), folder_of)[settings.LEVEL_ZERO]
        print(table.line(name, settings.LEVEL_ZERO, outcome.found, {}, []), flush=True)
        found += lines_of(name, outcome.found)
        reasons.update({f"fails {name} {test}": result.reason for test, result in outcome.found.items()})
    if options.update:
        PINS.write_text(HEAD + "".join(line + "\n" for line in found), encoding="utf-8")
    pinned = [line for line in PINS.read_text(encoding="utf-8").splitlines()
              if not line.startswith("#") and line.split(" ")[1] in options.sets]
    wrong = list(compared(found, pinned))
    for line in wrong:
        print(f"{line}  {reasons.get(line.split(': ', 1)[1], '')}".rstrip())
    print(f"{len(wrong)} differ from what is pinned")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
