# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What google-benchmark's --benchmark_out=FILE --benchmark_out_format=json has written."""
import collections
import json


_NS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


class Unusable(Exception):
    """The file isn't a result of google-benchmark."""


def context(path):
    """What the run says about itself and the machine."""
    return _load(path).get("context", {})


def times(path):
    """{(benchmark, threads): [ns that each repetition took on each thread]}. The name is the program's own."""
    found = collections.defaultdict(list)
    try:
        for run in _load(path)["benchmarks"]:
            if run.get("run_type") == "iteration" and not run.get("error_occurred"):
                name, threads = run["name"], run.get("threads", 1)
                for added in ("/iterations:", "/manual_time", "/real_time", "/repeats:", "/threads:"):
                    name = name.partition(added)[0]
                found[name, threads].append(run["real_time"] * _NS[run.get("time_unit", "ns")] * threads)
    except (KeyError, TypeError) as error:
        raise Unusable(f"{path} is no result of google-benchmark in JSON: {error}") from error
    if not found:
        raise Unusable(f"{path} has no measurements")
    return found


def _load(path):
    try:
        result = json.loads(path.read_text())
        if isinstance(result, dict) and isinstance(result.get("benchmarks"), list):
            return result
    except (OSError, ValueError) as error:
        raise Unusable(f"{path} is no result of google-benchmark in JSON: {error}") from error
    raise Unusable(f"{path} is no result of google-benchmark in JSON")
