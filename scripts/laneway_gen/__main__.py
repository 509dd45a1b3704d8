# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line: write all outputs, or compare them with --check."""
import argparse
import os
import sys

from . import build, outputs, tree
from .errors import SpecError

_ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def main():
    parser = argparse.ArgumentParser(prog="generate", description="Write everything that is generated from spec/.")
    parser.add_argument("--check", action="store_true",
                        help="write nothing; exit 1 and list what differs, is missing, or doesn't belong")
    parser.add_argument("--root", default=_ROOT, help="the project's root (default: the one that holds this script)")
    args = parser.parse_args()
    try:
        spec = build.load(os.path.join(args.root, "spec"))
        wanted = outputs.generate(spec)
    except SpecError as error:
        print(error, file=sys.stderr)
        return 1
    if args.check:
        findings = tree.compare(args.root, wanted)
        for finding in findings:
            print(finding)
        print(f"{len(wanted)} generated files, {len(findings)} findings")
        return 1 if findings else 0
    written, removed = tree.write(args.root, wanted)
    print(f"{len(wanted)} generated files: {written} written, {len(wanted) - written} current, {removed} stray removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
