#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Published adapters under our loader: those of this release load, those of another layout are refused with the reason.

usage: foreign_adapters.py [BUILD [FOLDER]]

BUILD is a build folder with lib/libur_loader.so.0 and bin/urinfo (build/release). FOLDER keeps what is downloaded from PyPI
(build/sycl-wheels); a second run downloads nothing. Where there is no driver, "load" means: no device and no error.
"""
import json
import os
import pathlib
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEVEL_ZERO = ("libur_adapter_level_zero.so.0", "libur_adapter_level_zero_v2.so.0")

# Each release: its adapters, and what they need. It all goes to one folder, in which the adapters find it.
RELEASES = {
    "2026.2.0": ("intel-cmplr-lib-ur==2026.2.0", "umf==1.2.0", "intel-cmplr-lib-rt==2026.2.0", "tcmlib==1.6.0"),
    "2026.1.0": ("intel-cmplr-lib-ur==2026.1.0", "umf==1.1.0", "intel-cmplr-lib-rt==2026.1.0", "tcmlib==1.5.0"),
}


def download(release, folder):
    """The folder of a release's libraries, downloaded and unpacked where it isn't there."""
    libraries = folder / release
    stamp = libraries / "complete.txt"
    wanted = "\n".join(RELEASES[release])
    if stamp.is_file() and stamp.read_text() == wanted:
        return libraries
    wheels = folder / f"{release}-wheels"
    wheels.mkdir(parents=True, exist_ok=True)
    libraries.mkdir(parents=True, exist_ok=True)
    for package in RELEASES[release]:
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
                        "--only-binary", ":all:", "--python-version", "3.11", "--dest", str(wheels), package], check=True)
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                file = pathlib.PurePath(name).name
                if "/data/lib/" in name and ".so" in file and not file.startswith("libur_loader"):  # ours is under test
                    (libraries / file).write_bytes(archive.read(name))
    stamp.write_text(wanted)
    return libraries


def why(build, adapter):
    """What urinfo says when this file is all that the loader may load."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("UR_", "ONEAPI_", "LD_LIBRARY_PATH"))}
    run = subprocess.run([build / "bin/urinfo", "--why", "--json"], capture_output=True, text=True, timeout=120,
                         env={**kept, "LD_LIBRARY_PATH": str(adapter.parent), "UR_ADAPTERS_FORCE_LOAD": str(adapter)})
    if run.returncode not in (0, 1):  # devices, no devices
        sys.exit(f"urinfo ends with {run.returncode} over {adapter}\n{run.stdout}{run.stderr}")
    candidates = json.loads(run.stdout)["why"]["candidates"]
    if len(candidates) != 1:
        sys.exit(f"expected one file that is tried, found {candidates}")
    return candidates[0], run.stderr


def main():
    if len(sys.argv) > 3 or "--help" in sys.argv:
        sys.exit(__doc__)
    build = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release").resolve()
    folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ROOT / "build/sycl-wheels").resolve()
    wrong = 0
    for release, result, reason in (("2026.2.0", "loaded", ""), ("2026.1.0", "refused", "its tables hold 230 functions")):
        libraries = download(release, folder)
        for name in LEVEL_ZERO:
            candidate, log = why(build, libraries / name)
            good = candidate["result"] == result and reason in candidate["reason"] and "[ERROR]" not in log
            good = good and (result == "loaded" or reason in log)  # a refusal is said without being asked for
            wrong += not good
            print(f"{'ok   ' if good else 'WRONG'} {release} {name}: {candidate['result']} {candidate['reason']}")
            if not good:
                print(f"      expected {result} {reason}\n{log}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
