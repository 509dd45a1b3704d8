#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our adapter on Intel's own driver of Level Zero, in simulation on a machine without a GPU.

usage: check.py FOLDER BUILD [ENVIRONMENT PROGRAMS]

FOLDER is what fetch_level_zero_intel of scripts/lib/level_zero_intel.sh makes, BUILD a build folder, ENVIRONMENT what
test/sycl/environment makes and PROGRAMS the programs of test/sycl, built. Kernels and copies change nothing there:
limits.txt names the cases of the conformance suite that can't pass, and why. Parts: the device is listed; all other cases,
without layers, and under the loader's own, whose findings are failures, on one device, on two, and on one of two parts; the
whole suite over our fake driver under the same layers; SYCL lists the device and builds a module, and dpctl's tests
run but for those in dpctl.txt; the benchmark runs.

Exit status: 0 all is well, 1 something is wrong, 77 the driver doesn't start here. Of another version of the driver than
that in limits.txt cases that fail are only shown.
"""
import collections
import pathlib
import re
import subprocess
import sys

from simulation import ADAPTER, LAYERS, TRACE, Simulation

HERE = pathlib.Path(__file__).resolve().parent
LIMIT = 300  # seconds, of each program; the longest takes ten
SHAPES = {"one_device": {}, "two_devices": {"CreateMultipleRootDevices": "2"},
          "two_parts": {"CreateMultipleSubDevices": "2", "ZE_FLAT_DEVICE_HIERARCHY": "COMPOSITE"}}
# What the suite provokes, and what a simulated device has no answer to.
EXPECTED = {("ZE_RESULT_NOT_READY", "zeEventQueryStatus"), ("ZE_RESULT_ERROR_INVALID_KERNEL_NAME", "zeKernelCreate"),
            ("ZE_RESULT_ERROR_INVALID_GLOBAL_NAME", "zeModuleGetGlobalPointer"),
            ("ZE_RESULT_ERROR_INVALID_FUNCTION_NAME", "zeModuleGetFunctionPointer"),
            ("ZE_RESULT_ERROR_MODULE_BUILD_FAILURE", "zeModuleCreate"),
            ("ZE_RESULT_ERROR_UNINITIALIZED", "zeDevicePciGetPropertiesExt")}


def lines_of(name):
    """Pairs of a reason and what it is of."""
    return [line.split(" ", 1) for line in (HERE / name).read_text().splitlines() if line and not line.startswith("#")]


def pinned():
    """The driver that limits.txt is of, and the filter of GoogleTest's that leaves its cases out."""
    lines = lines_of("limits.txt")
    driver = next(text for word, text in lines if word == "driver")
    return driver, "-" + ":".join(text for word, text in lines if word != "driver")


def run(name, command, variables, logs):
    """How it ended, and what it said."""
    log = logs / f"{name}.log"
    with open(log, "wb") as out:
        try:
            status = subprocess.run(command, env=variables, stdout=out, stderr=subprocess.STDOUT, timeout=LIMIT).returncode
        except subprocess.TimeoutExpired:
            status = f"nothing after {LIMIT} s"
        except OSError as error:
            status = str(error)
    return status, log.read_text(errors="replace")


def findings(text):
    """What the layers say of a run, in lines: calls that fail and shouldn't, objects that are left."""
    failed = collections.Counter(re.findall(r"ERROR \((ZE_RESULT_\w+)\) in (\w+)", text))
    for (result, function), count in failed.items():
        if (result, function) not in EXPECTED:
            yield f"{function} answers {result}, {count} times"
    if "Check balance of create/destroy calls" not in text:
        yield "the leak checker says nothing"
    for line in re.findall(r"^.*LEAK = .*$", text, re.MULTILINE):
        # It doesn't count zeContextCreateEx, nor zeEventCounterBasedCreate.
        if "zeContextCreate =" not in line and "zexCounterBasedEventCreate2 =" not in line:
            yield "left: " + " ".join(line.split())
    events = [text.count(f"] {name}(") for name in ("zeEventCreate", "zeEventCounterBasedCreate", "zeEventDestroy")]
    if "] zeEventDestroy(" in text and events[0] + events[1] != events[2]:
        yield f"{events[0]} and {events[1]} events are made, {events[2]} destroyed"
    if "] zeContextDestroy(" in text and text.count("] zeContextCreateEx(") != text.count("] zeContextDestroy("):
        yield (f"{text.count('] zeContextCreateEx(')} contexts are made, {text.count('] zeContextDestroy(')} destroyed")


class Check:
    def __init__(self, there, logs):
        self.there, self.logs, self.wrong = there, logs, 0

    def part(self, name, command, variables, looks=lambda text: (), mayFail=False):
        """Runs it and says how it went; `looks` answers what is wrong with what it said."""
        status, text = run(name, command, variables, self.logs)
        failed = [f"ended with {status}"] if status else []
        failed += re.findall(r"^(?:\[  FAILED  \]|FAILED|ERROR) \S+", text, re.MULTILINE)
        wrong = ([] if mayFail else failed) + list(looks(text))
        for line in failed if mayFail else []:
            print(f"another version of the driver, {name}: {line}")
        for line in dict.fromkeys(wrong):
            print(f"WRONG, {name}: {line} (see {self.logs / name}.log)")
        cases = re.search(r"^(?:\[  PASSED  \] |(?:.* )?(?=\d+ passed))(\d+)", text, re.MULTILINE)
        print(f"{name}: {'WRONG' if wrong else 'well'}" + (f", {cases[1]} cases pass" if cases else ""), flush=True)
        self.wrong += bool(wrong)
        return text

    def suite(self, name, kernels, variables, arguments=(), **more):
        build = self.there.build
        return self.part(name, self.there.command(
            [build / "bin/ur_conformance", f"--adapter={build / 'lib' / ADAPTER}", f"--kernels={build / 'lib/kernels' / kernels}",
             "--gtest_brief=1", *arguments]), variables, **more)


def sycl(check, environment, programs, mayFail):
    """The unmodified runtime, by Python, dpctl's own tests, and a program."""
    there, variables = check.there, check.there.variables()
    site = next((environment / "lib").glob("python3*/site-packages"))
    python = pathlib.Path("/usr/bin", site.parent.name)
    of_python = {**variables, "PYTHONHOME": "/usr", "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}
    check.part("sycl_lists", there.command([python, "-m", "dpctl", "-f"], [environment / "lib"]), of_python,
               lambda text: () if "Filter string       level_zero:gpu:0" in text else ["no device is listed"])
    left_out = [f"--deselect={test}" for _, test in lines_of("dpctl.txt")]
    check.part("dpctl", there.command([python, "-m", "pytest", "-p", "no:cacheprovider", "-q", "--no-header", "--tb=short", "-rfE",
                                       f"--rootdir={site}", *left_out, site / "dpctl/tests"], [environment / "lib"]),
               of_python, mayFail=mayFail)
    check.part("sycl_builds_a_module", there.command([programs / "bin/kernel_facts"], [environment / "lib"]), variables)


def main():
    if len(sys.argv) not in (3, 5):
        sys.exit(__doc__)
    folder, build, *clients = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    logs = build / "level_zero_intel"
    logs.mkdir(exist_ok=True)
    there = Simulation(folder, build)
    status, text = run("devices", there.command([build / "bin/urinfo"]), there.variables(), logs)
    if status or "device [level_zero:0]" not in text:
        print(f"Intel's driver doesn't start here: urinfo ended with {status}\n" + text[-2000:])
        return 77
    version = re.search(r"UR_DEVICE_INFO_DRIVER_VERSION\s+(.*)", text)[1].strip()
    print(f"the driver has version {version}")
    check, (driver, cases) = Check(there, logs), pinned()
    other = version != driver
    results = f"--xml={build}/conformance/conformance_level_zero_intel.xml"
    check.suite("conformance", "without_images", there.variables(), [results, f"--gtest_filter={cases}"], mayFail=other)
    for shape, variables in SHAPES.items():
        check.suite(f"under_layers_{shape}", "without_images", {**there.variables(), **LAYERS, **TRACE, **variables},
                    [f"--gtest_filter={cases}"], looks=findings, mayFail=other)
    fake = build / "lib/fakes/libfake_level_zero.so"
    # But for cases that start a process: that isn't started by this libc's loader.
    check.suite("fake_under_layers", "fake_level_zero", {**there.variables(fake), **LAYERS},
                ["--gtest_filter=-InterProcess*"], looks=findings)
    if clients:
        sycl(check, *clients, mayFail=other)
    check.part("benchmark", there.command([build / "bin/bench_level_zero", f"--adapter={build / 'lib' / ADAPTER}",
                                           f"--kernels={build}/lib/kernels/bench_level_zero_kernels.spv", "--batches=3"]),
               there.variables(), lambda text: () if "launch with arguments" in text else ["no launch is measured"])
    return 1 if check.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
