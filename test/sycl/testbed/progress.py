# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A plugin of pytest: writes each test's begin and end as a line of JSON, at once, to the file that TESTBED_PROGRESS names.

Unlike pytest's own reports this survives a process that crashes or hangs, and tells what it was at. TESTBED_SHARE leaves
one in so many of the tests.
"""
import json
import os

from testbed import share

OUT = open(os.environ["TESTBED_PROGRESS"], "a", encoding="utf-8", buffering=1) if "TESTBED_PROGRESS" in os.environ else None


def say(**line):
    OUT.write(json.dumps(line) + "\n")


def pytest_collection_modifyitems(config, items):
    of = int(os.environ.get("TESTBED_SHARE", "1"))
    left_out = [item for item in items if not share.has(item.nodeid, of)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if share.has(item.nodeid, of)]


def pytest_runtest_logstart(nodeid, location):
    say(begin=nodeid)


def pytest_runtest_logreport(report):
    reason = ""
    if report.skipped and isinstance(report.longrepr, tuple):
        reason = report.longrepr[2]
    elif report.failed:
        reason = str(getattr(report.longrepr, "reprcrash", "") or report.longreprtext)[:500]
    say(end=report.nodeid, part=report.when, outcome=report.outcome, seconds=report.duration, reason=reason,
        expected=hasattr(report, "wasxfail"))
