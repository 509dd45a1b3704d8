# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results of tests, and what it means that ours are worse than the baseline's."""
import dataclasses
import json

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"


@dataclasses.dataclass
class Result:
    outcome: str
    seconds: float = 0.0
    reason: str = ""


def of_progress(lines, ending):
    """Results by name, of the lines that progress.py writes; ending says what became of a test that has no end."""
    results, running = {}, None
    for line in map(json.loads, lines):
        if "begin" in line:
            running = line["begin"]
            results[running] = Result(FAILED, 0.0, ending)
            continue
        running = None if line["part"] == "teardown" else running
        result = results.setdefault(line["end"], Result(FAILED, 0.0, ending))
        result.seconds += line["seconds"]
        if line["part"] == "call" and line["outcome"] == PASSED:
            result.outcome, result.reason = PASSED, ""
        elif line["outcome"] == FAILED:
            result.outcome, result.reason = FAILED, line["reason"]
        elif line["outcome"] == SKIPPED:
            # A failure that the suite expects counts as the suite counts it: not as a pass.
            result.outcome, result.reason = SKIPPED, "expected to fail" if line["expected"] else line["reason"]
    if running in results:
        results[running] = Result(FAILED, results[running].seconds, ending)
    return results


def save(path, results):
    path.write_text("".join(json.dumps({"name": name, **dataclasses.asdict(result)}) + "\n"
                            for name, result in sorted(results.items())), encoding="utf-8")


def load(path):
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {line.pop("name"): Result(**line) for line in lines}


def count(results, outcome):
    return sum(result.outcome == outcome for result in results.values())


def worse(baseline, ours, must_pass=(), pending=()):
    """Pairs of name and reason: what passes on the baseline, or must pass, and doesn't on ours. The pending don't count."""
    wanted = {name for name, result in baseline.items() if result.outcome == PASSED} | set(must_pass)
    found = []
    for name in sorted(wanted - set(pending)):
        result = ours.get(name, Result(FAILED, 0.0, "it did not run"))
        if result.outcome != PASSED:
            found.append((name, f"{result.outcome}: {result.reason}"))
    return found


def time_ratio(baseline, ours):
    """How much longer ours took over what both passed; None where there is nothing to compare."""
    both = [name for name, result in ours.items()
            if result.outcome == PASSED and baseline.get(name, Result(FAILED)).outcome == PASSED]
    base = sum(baseline[name].seconds for name in both)
    return sum(ours[name].seconds for name in both) / base if base > 0 else None
