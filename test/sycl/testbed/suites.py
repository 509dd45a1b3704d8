# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The sets of tests, in parts: each part runs in one setting, in a folder for its logs, and answers results by name."""
import functools
import json
import os
import pathlib
import re
import subprocess
import sys

from testbed import processes, results, settings, share

PROGRAMS = pathlib.Path(__file__).resolve().parents[1] / "programs"

# dpctl: the built-in adapter waits for itself in these now and then. Ours has to pass them.
HANG_ON_BASELINE = ("test_sycl_context.py::test_context_multi_device", "test_sycl_usm.py::test_memory_copy_between_contexts")
# libsycl 2026.2.0 crashes in its own scheduler (GraphBuilder::cleanupCommand) about once in forty runs of these, with
# any adapter: a crash counts if it comes three times in a row.
CRASH_ON_BASELINE = ("contexts",)
# Programs that run once more by native recording, where the adapter captures the queues: ours have to pass them so, too.
NATIVE_RECORDING = ("graph_record",)
# Programs for which something is still missing.
PENDING = ()

# What the built-in adapter says of a CPU although it is so of GPUs only, or has a node mask of 0, which names no node.
UNTRUE_FACTS = re.compile(r"aspect ext_intel_gpu_|aspect ext_intel_device_info_node_mask ")

# dpnp's files: what fits into a few minutes of CI, the broad subset, and (None) all.
DPNP = {
    "small": ("test_sort.py", "test_memory.py", "test_copy.py", "test_flat.py", "test_window.py", "test_histogram.py"),
    "subset": ("test_arraycreation.py", "test_linalg.py", "test_fft.py", "test_sort.py", "test_umath.py", "test_sum.py",
               "test_sycl_queue.py", "test_indexing.py", "test_random.py", "test_random_state.py", "tensor"),
    "whole": None,
}
STALL = 300  # seconds in which a test must end; the slowest take a minute on a busy machine
PROGRAM_STALL = 60  # one of our programs; the slowest take seconds


def lines_of(setting, command, log, warnings=()):
    """The lines that a short program prints; a failure as a result named 'exit status' besides."""
    ended = processes.run(command, setting.variables, log, STALL)
    outcome = results.Result(results.FAILED if ended else results.PASSED, 0.0, ended)
    return log.read_text(encoding="utf-8", errors="replace").splitlines(), {"exit status": outcome}


def listing(setting, folder):
    """`python -m dpctl -f`: each device with its platform's and its own facts."""
    lines, found = lines_of(setting, [setting.python, "-m", "dpctl", "-f"], folder / "listing.log")
    for line in lines:
        if line.strip():
            found[" ".join(line.split())] = results.Result(results.PASSED)
    return found


def facts(name, command, setting, folder):
    """What devices say of themselves. An aspect that the baseline lacks is no fact: ours may have more."""
    lines, ended = lines_of(setting, command, folder / f"{name}.log")
    found = {f"{name}: exit status": ended["exit status"]}
    for line in lines:
        if line.startswith("["):
            device, fact, value = json.loads(line)
            said = f"{device} {fact} = {value}"
            untrue = setting.name != settings.LEVEL_ZERO and UNTRUE_FACTS.search(said)
            if not (fact.startswith("has_aspect_") and value == "False") and not untrue:
                found[said] = results.Result(results.PASSED)
    return found


def program(name, binary, setting, folder, **more):
    """One of our programs in C++, a process. With more variables, if there are any."""
    log = folder / f"{name}.log"
    began = os.times().elapsed
    for _ in range(3 if name in CRASH_ON_BASELINE else 1):
        ended = processes.run([binary], {**setting.variables, **more}, log, PROGRAM_STALL)
        if not ended.startswith("killed by"):
            break
    took = os.times().elapsed - began
    last = (log.read_text(encoding="utf-8", errors="replace").strip().splitlines() or [""])[-1]
    if ended == "exit status 77":
        return {name: results.Result(results.SKIPPED, took, last)}
    return {name: results.Result(results.FAILED if ended else results.PASSED, took, ended and f"{ended}; {last}")}


def pytest(setting, folder, label, of, arguments):
    """One process of pytest, of whose tests one in `of` runs."""
    progress, log = folder / f"{label}.jsonl", folder / f"{label}.log"
    progress.unlink(missing_ok=True)
    command = [setting.python, "-m", "pytest", "-p", "testbed.progress", "-p", "no:cacheprovider", "-q", "--no-header",
               "--tb=short", *arguments]
    variables = {**setting.variables, "TESTBED_PROGRESS": str(progress), "TESTBED_SHARE": str(of)}
    ended = processes.run(command, variables, log, STALL, progress)
    lines = progress.read_text(encoding="utf-8").splitlines() if progress.exists() else []
    found = results.of_progress(lines, ended or "it has no end")
    # Status 1 says that tests failed: they speak for themselves. 5: nothing was collected, which a share may be.
    if ended and ended not in (("exit status 1",) if of == 1 else ("exit status 1", "exit status 5")):
        found[f"{label}: pytest"] = results.Result(results.FAILED, 0.0, f"{ended}, see {log}")
    return found


def site_packages(environment):
    return next((environment / "lib").glob("python3*/site-packages"))


def files_under(folder):
    return sorted(folder.rglob("test_*.py"))


def chosen(package, options):
    """The folder of a package's tests, and the files there that run. options.only narrows their names."""
    root = site_packages(options.environment) / package / "tests"
    return root, [path for path in PACKAGES[package](root, options) if re.search(options.only, str(path.relative_to(root)))]


def file_of(package, of, root, path, setting, folder):
    """One file of a package's tests, a process."""
    deselected = []
    if setting.name == settings.BASELINE and package == "dpctl":
        deselected = [argument for name in HANG_ON_BASELINE for argument in ("--deselect", f"dpctl/tests/{name}")]
    label = str(path.relative_to(root)).replace("/", ".")
    return pytest(setting, folder, label, of, ["--rootdir", root.parents[1], *deselected, path])


def dpctl_files(root, options):
    return files_under(root)


def dpnp_files(root, options):
    wanted = DPNP[options.dpnp]
    if wanted is None:
        return files_under(root)
    return [path for name in wanted for path in (files_under(root / name) if (root / name).is_dir() else [root / name])]


PACKAGES = {"dpctl": dpctl_files, "dpnp": dpnp_files}
SETS = ("listing", "facts", "programs", *PACKAGES)


def parts(name, options):
    """What a set consists of: functions of a setting and a folder, which answer results by name."""
    if name == "listing":
        return [listing]
    if name == "facts":
        here = pathlib.Path(__file__).resolve().parent
        return [functools.partial(facts, "facts", [options.environment / "bin/python", "-W", "ignore", here / "device_facts.py"]),
                functools.partial(facts, "aspects", [options.programs / "bin/device_aspects"])]
    if name == "programs":
        binaries = options.programs / "bin"
        return [functools.partial(program, path.stem, binaries / path.stem) for path in sorted(PROGRAMS.glob("*.cpp"))] + [
            functools.partial(program, native(stem), binaries / stem, SYCL_GRAPH_FORCE_NATIVE_RECORDING="1")
            for stem in NATIVE_RECORDING]
    root, files = chosen(name, options)
    return [functools.partial(file_of, name, options.share, root, path) for path in files]


def jobs(name, options):
    """How many parts of a set run at a time: our programs have the machine for themselves."""
    return options.jobs if name in PACKAGES else 1


def narrowed(name, options, tests):
    """Of the tests those that run, by what options leave of a package's files."""
    if name not in PACKAGES:
        return list(tests)
    root, files = chosen(name, options)
    wanted = {str(path.relative_to(root.parents[1])) for path in files}
    return [test for test in tests if test.split("::")[0] in wanted and share.has(test, options.share)]


def native(program_name):
    """What a program is called that runs by native recording."""
    return f"{program_name}_native_recording"


def must_pass(name, ours):
    """Tests that have to pass on ours although the baseline doesn't run or pass them."""
    if name == "programs":
        return [path.stem for pattern in ("async_*.cpp", "*_native.cpp") for path in PROGRAMS.glob(pattern)] + [
            native(stem) for stem in NATIVE_RECORDING]
    if name == "dpctl":
        return [f"dpctl/tests/{test}" for test in HANG_ON_BASELINE]
    return []


def pending(name):
    return PENDING if name == "programs" else ()


def build_programs(environment, folder):
    """Configures and builds the programs, with whatever CMake takes for a generator."""
    folder.mkdir(parents=True, exist_ok=True)
    for command in (["cmake", "-S", PROGRAMS, "-B", folder, f"-DTESTBED_ENVIRONMENT={environment}"],
                    ["cmake", "--build", folder, "--parallel", str(os.cpu_count())]):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            sys.exit(f"{done.stdout}\nour programs can't be built in {folder}")
