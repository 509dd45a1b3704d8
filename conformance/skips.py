#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what runs of the conformance suite have skipped, and why, with what is pinned in conformance/skips/ADAPTER.txt.

usage: skips.py [--update] [--pins=FOLDER] BUILD [ADAPTER...]

BUILD is a build folder in which the suite has left BUILD/conformance/conformance_ADAPTER.xml, as `ctest -R conformance`
does, or in parts, conformance_ADAPTER_0.xml and so on. Without ADAPTER: all those of ctest. A line of a pin is a number of cases and their reason; in place of the number
`any`, where the machine's shape decides (its devices, cores and caches). A line `driver NAME` names the driver that the
pin is of, where that decides; another driver's run isn't compared. Ends with 1 where a reason or a number differs, with
77 where a run is missing or of another driver. --update pins what was seen; lines with `any` stay. FOLDER: the pins' own
(default: conformance/skips).
"""
import collections
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

PINS = pathlib.Path(__file__).resolve().parent / "skips"
ADAPTERS = ("native_cpu", "sim", "toy", "cuda_on_fake", "hip_on_fake", "hip_on_fake_5", "hip_on_fake_7", "hip_on_fake_10",
            "hip_on_fake_bare", "level_zero_on_fake", "opencl")
OF_DRIVERS = ("opencl", "opencl_intel", "level_zero_intel", "hip_on_nvidia")  # what is skipped is the driver's doing
HEAD = """# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Cases of the conformance suite that are skipped on this adapter: how many, and why. conformance/skips.py compares and writes it.
"""


def runs(build, name):
    """What the run has left, in one file or in parts"""
    folder = pathlib.Path(build, "conformance")
    whole = folder / f"conformance_{name}.xml"
    return [whole] if whole.exists() else sorted(folder.glob(f"conformance_{name}_[0-9]*.xml"))


def seen(results):
    """{reason: cases}, and the driver's name"""
    reasons = collections.Counter()
    for file in results:
        root = ElementTree.parse(file).getroot()
        for case in root.iter("testcase"):
            for skipped in case.findall("skipped"):
                # GoogleTest puts the place before the reason.
                reason = re.sub(r"^\S+\.[ch]pp:\d+\s", "", skipped.get("message", "")).strip()
                reasons[re.sub(r"\s+", " ", reason) or "no reason given"] += 1
    # Attributes of the root are GoogleTest's own; what a program records is one too, or a property, by the version.
    recorded = {one.get("name"): one.get("value") for one in root.iter("property")}
    return reasons, root.get("driver") or recorded.get("driver", "")


def pinned(path):
    """{reason: cases or "any"}, and the driver's name, if the pin is of one"""
    lines = path.read_text().splitlines() if path.exists() else []
    pairs = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    driver = next((text for word, text in pairs if word == "driver"), "")
    numbers = [(number, reason) for number, reason in pairs if number != "driver"]
    return {reason: number if number == "any" else int(number) for number, reason in numbers}, driver


def differences(found, pins):
    for reason in sorted(found.keys() | pins.keys()):
        if pins.get(reason) != "any" and found.get(reason, 0) != pins.get(reason, 0):
            yield f"{found.get(reason, 0)} cases, {pins.get(reason, 0)} are pinned: {reason}"


def write(path, found, pins, driver):
    lines = {**{reason: str(number) for reason, number in found.items()},
             **{reason: number for reason, number in pins.items() if number == "any"}}
    path.write_text(HEAD + (f"driver {driver}\n" if driver else "") +
                    "".join(f"{number} {reason}\n" for reason, number in sorted(lines.items())))


def main():
    given = [argument for argument in sys.argv[1:] if argument.startswith("--pins=")]
    pins_folder = pathlib.Path(given[-1].partition("=")[2]) if given else PINS
    options = [argument for argument in sys.argv[1:] if argument.startswith("--") and argument not in given]
    folders = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if not folders or set(options) - {"--update"}:
        sys.exit(__doc__)
    wrong = missing = 0
    for name in folders[1:] or ADAPTERS:
        results, path = runs(folders[0], name), pins_folder / f"{name}.txt"
        if not results:
            print(f"no run of the conformance suite on {name}: {folders[0]}/conformance/conformance_{name}.xml is missing")
            missing += 1
            continue
        (found, driver), (pins, pinned_driver) = seen(results), pinned(path)
        if options:
            write(path, found, pins, driver if name in OF_DRIVERS else "")
            continue
        if pinned_driver and driver != pinned_driver:
            print(f"{name}: not compared: this run is of '{driver}', what is pinned of '{pinned_driver}'")
            missing += 1
            continue
        for line in differences(found, pins):
            print(f"{name}: {line}")
            wrong += 1
    if wrong:
        print(f"skips.py --update {folders[0]} pins what was seen; look at it before")
    return 1 if wrong else 77 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
