# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The sets of tests: each runs in one setting, in a folder for its logs, and answers results by name."""
import concurrent.futures
import functools
import json
import os
import pathlib
import re
import subprocess
import sys

from testbed import processes, results, settings

PROGRAMS = pathlib.Path(__file__).resolve().parents[1] / "programs"

# dpctl: the built-in adapter waits for itself in these now and then. Ours has to pass them.
HANG_ON_BASELINE = ("test_sycl_context.py::test_context_multi_device", "test_sycl_usm.py::test_memory_copy_between_contexts")
# libsycl 2026.2.0 crashes in its own scheduler (GraphBuilder::cleanupCommand) about once in forty runs of these, with
# any adapter: a crash counts if it comes three times in a row.
CRASH_ON_BASELINE = ("contexts",)
# Programs that wait for command buffers.
PENDING = ("graph_explicit", "graph_record")

# Formats that a device only reads: our images are read and written.
PENDING_FACTS = ("device 0 aspect ext_oneapi_srgb = yes",)
# What the built-in adapter says of a CPU although it is so of GPUs only, and graphs, which wait as the programs do.
UNTRUE_FACTS = re.compile(r"aspect ext_intel_gpu_|aspect ext_oneapi_(limited_)?graph ")

# dpnp's files: what fits into a few minutes of CI, the broad subset, and (None) all.
DPNP = {
    "small": ("test_sort.py", "test_memory.py", "test_copy.py", "test_flat.py", "test_window.py"),
    "subset": ("test_arraycreation.py", "test_linalg.py", "test_fft.py", "test_sort.py", "test_umath.py", "test_sum.py",
               "test_sycl_queue.py", "test_indexing.py", "test_random.py", "test_random_state.py", "tensor"),
    "whole": None,
}
STALL = 300  # seconds in which a test must end; the slowest take a minute on a busy machine


def lines_of(setting, command, log, warnings=()):
    """The lines that a short program prints; a failure as a result named 'exit status' besides."""
    ended = processes.run(command, setting.variables, log, STALL)
    outcome = results.Result(results.FAILED if ended else results.PASSED, 0.0, ended)
    return log.read_text(encoding="utf-8", errors="replace").splitlines(), {"exit status": outcome}


def listing(setting, folder, options):
    """`python -m dpctl -f`: each device with its platform's and its own facts."""
    lines, found = lines_of(setting, [setting.python, "-m", "dpctl", "-f"], folder / "listing.log")
    for line in lines:
        if line.strip():
            found[" ".join(line.split())] = results.Result(results.PASSED)
    return found


def facts(setting, folder, options):
    """What devices say of themselves. An aspect that the baseline lacks is no fact: ours may have more."""
    here = pathlib.Path(__file__).resolve().parent
    found = {}
    for name, command in (("facts", [setting.python, "-W", "ignore", here / "device_facts.py"]),
                          ("aspects", [options.programs / "bin/device_aspects"])):
        lines, ended = lines_of(setting, command, folder / f"{name}.log")
        found[f"{name}: exit status"] = ended["exit status"]
        for line in lines:
            if line.startswith("["):
                device, fact, value = json.loads(line)
                said = f"{device} {fact} = {value}"
                if not (fact.startswith("has_aspect_") and value == "False") and not UNTRUE_FACTS.search(said):
                    found[said] = results.Result(results.PASSED)
    return found


def programs(setting, folder, options):
    """Our programs in C++, each a process."""
    found = {}
    for name in sorted(path.stem for path in PROGRAMS.glob("*.cpp")):
        log = folder / f"{name}.log"
        began = os.times().elapsed
        for _ in range(3 if name in CRASH_ON_BASELINE else 1):
            ended = processes.run([options.programs / "bin" / name], setting.variables, log, STALL)
            if not ended.startswith("killed by"):
                break
        took = os.times().elapsed - began
        last = (log.read_text(encoding="utf-8", errors="replace").strip().splitlines() or [""])[-1]
        if ended == "exit status 77":
            found[name] = results.Result(results.SKIPPED, took, last)
        else:
            found[name] = results.Result(results.FAILED if ended else results.PASSED, took, ended and f"{ended}; {last}")
    return found


def pytest(setting, folder, label, arguments):
    """One process of pytest."""
    progress, log = folder / f"{label}.jsonl", folder / f"{label}.log"
    progress.unlink(missing_ok=True)
    command = [setting.python, "-m", "pytest", "-p", "testbed.progress", "-p", "no:cacheprovider", "-q", "--no-header",
               "--tb=short", *arguments]
    ended = processes.run(command, {**setting.variables, "TESTBED_PROGRESS": str(progress)}, log, STALL, progress)
    lines = progress.read_text(encoding="utf-8").splitlines() if progress.exists() else []
    found = results.of_progress(lines, ended or "it has no end")
    # Status 1 says that tests failed: they speak for themselves. 5: nothing was collected.
    if ended and ended not in ("exit status 1",):
        found[f"{label}: pytest"] = results.Result(results.FAILED, 0.0, f"{ended}, see {log}")
    return found


def site_packages(setting):
    return next((setting.environment / "lib").glob("python3*/site-packages"))


def files_under(folder):
    return sorted(folder.rglob("test_*.py"))


def chosen(package, choose, setting, options):
    """The files of a package's tests that run. options.only narrows their names."""
    root = site_packages(setting) / package / "tests"
    return root, [path for path in choose(root, options) if re.search(options.only, str(path.relative_to(root)))]


def suite(package, choose, setting, folder, options):
    """A package's tests, a process for each file, several at once."""
    root, files = chosen(package, choose, setting, options)
    deselected = []
    if setting.name == settings.BASELINE and package == "dpctl":
        deselected = [argument for name in HANG_ON_BASELINE for argument in ("--deselect", f"dpctl/tests/{name}")]

    def one(path):
        label = str(path.relative_to(root)).replace("/", ".")
        return pytest(setting, folder, label, ["--rootdir", root.parents[1], *deselected, path])

    found = {}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for some in pool.map(one, files):
            found.update(some)
    return found


def dpctl_files(root, options):
    return files_under(root)


def dpnp_files(root, options):
    wanted = DPNP[options.dpnp]
    if wanted is None:
        return files_under(root)
    return [path for name in wanted for path in (files_under(root / name) if (root / name).is_dir() else [root / name])]


PACKAGES = {"dpctl": dpctl_files, "dpnp": dpnp_files}
SETS = {
    "listing": listing,
    "facts": facts,
    "programs": programs,
    **{package: functools.partial(suite, package, choose) for package, choose in PACKAGES.items()},
}


def narrowed(name, setting, options, tests):
    """Of the tests those that run, by what options leave of a package's files."""
    if name not in PACKAGES:
        return list(tests)
    root, files = chosen(name, PACKAGES[name], setting, options)
    wanted = {str(path.relative_to(root.parents[1])) for path in files}
    return [test for test in tests if test.split("::")[0] in wanted]


def must_pass(name, ours):
    """Tests that have to pass on ours although the baseline doesn't run or pass them."""
    if name == "programs":
        return [path.stem for path in PROGRAMS.glob("async_*.cpp")]
    if name == "dpctl":
        return [f"dpctl/tests/{test}" for test in HANG_ON_BASELINE]
    return []


def pending(name):
    return {"programs": PENDING, "facts": PENDING_FACTS}.get(name, ())


def build_programs(environment, folder):
    """Configures and builds the programs, with whatever CMake takes for a generator."""
    folder.mkdir(parents=True, exist_ok=True)
    for command in (["cmake", "-S", PROGRAMS, "-B", folder, f"-DTESTBED_ENVIRONMENT={environment}"],
                    ["cmake", "--build", folder, "--parallel", str(os.cpu_count())]):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            sys.exit(f"{done.stdout}\nour programs can't be built in {folder}")
