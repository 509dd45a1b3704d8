#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command in one of the test bed's settings: under.py --settings adapter -- build/sycl-env/bin/python program.py

The command takes this process's place, with the variables that choose the SYCL runtime's adapter and device.
"""
import os
import sys

from testbed import options as common


def main():
    parser = common.parser(__doc__)
    parser.add_argument("command", nargs="+", help="after --")
    options = common.parsed(parser, sys.argv[1:])
    setting = common.prepared(options, with_programs=False)[0]
    sys.stdout.flush()
    os.execvpe(options.command[0], options.command, setting.variables)


if __name__ == "__main__":
    main()
