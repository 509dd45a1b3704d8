# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The table of results: a line for each set and setting, and what is worse than the baseline."""
from testbed import results, settings


def row(*cells):
    return "{:<10} {:<9} {:>7} {:>7} {:>8} {:>9} {:>6} {:>6}".format(*cells)


HEAD = row("set", "setting", "passed", "failed", "skipped", "seconds", "ratio", "worse")


def line(name, setting, found, baseline, bad):
    seconds = sum(result.seconds for result in found.values())
    ratio = results.time_ratio(baseline, found) if baseline and setting != settings.BASELINE else None
    return row(name, setting, results.count(found, results.PASSED), results.count(found, results.FAILED),
               results.count(found, results.SKIPPED), f"{seconds:.1f}" if seconds else "-",
               f"{ratio:.2f}" if ratio else "-", "-" if setting == settings.BASELINE else len(bad))


def explanations(name, setting, found, bad, pending, limit):
    """Lines on what is worse, at most limit of them in full, and on the pending."""
    for test, reason in bad[:limit]:
        yield f"worse  {name}, {setting}: {test}: {reason}"
    if len(bad) > limit:
        yield f"worse  {name}, {setting}: and {len(bad) - limit} more"
    for test in pending:
        result = found.get(test, results.Result("missing"))
        if setting != settings.BASELINE and result.outcome != results.PASSED:
            yield f"pending {name}, {setting}: {test}: {result.outcome} {result.reason}".rstrip()
