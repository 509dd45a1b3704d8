# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cases with what came of them, in a file: for machines that don't have the driver with which results are compared."""
import hashlib
import json
import pathlib
import struct
import zipfile

import arguments
import results
from module import Module


def digest(case):
    """Tells whether arguments are made today as they were when the case was recorded."""
    told = repr((case.kernel, case.dimensions, case.local, case.groups, case.arguments, case.pointers, case.blocks)).encode()
    return hashlib.sha1(told + case.arena).hexdigest()


def write(path, cases):
    """cases: of each the module's name, the case, and what memory had after it."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        listed, written = [], set()
        for number, (module, case, after) in enumerate(cases):
            if module not in written:
                archive.writestr(f"modules/{module}", case.module)
                written.add(module)
            steps = b"".join(struct.pack("<II", begin, len(data)) + data for begin, data in results.changes(case.arena, after))
            archive.writestr(f"results/{number}", steps)
            listed.append({"module": module, "kernel": case.kernel, "seed": case.seed, "profile": case.profile,
                           "digest": digest(case)})
        archive.writestr("cases.json", json.dumps(listed, indent=1))


def read(path):
    """Of each case the module's name, the case, and what memory had after it."""
    with zipfile.ZipFile(path) as archive:
        for number, listed in enumerate(json.loads(archive.read("cases.json"))):
            data = archive.read(f"modules/{listed['module']}")
            case = arguments.make(Module(data), data, listed["kernel"], listed["seed"], listed["profile"])
            if digest(case) != listed["digest"]:
                raise SystemExit(f"{path}: case {number} gets other arguments today; record it again")
            yield listed["module"], case, results.changed(case.arena, steps_of(archive.read(f"results/{number}")))


def steps_of(data):
    at = 0
    while at < len(data):
        begin, length = struct.unpack_from("<II", data, at)
        yield begin, data[at + 8:at + 8 + length]
        at += 8 + length


def extract_modules(path, folder: pathlib.Path):
    """For ur-spirv cache."""
    with zipfile.ZipFile(path) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if name.startswith("modules/")])
