# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cases with what came of them, also in a file: for machines that don't have the driver with which results are compared."""
import dataclasses
import hashlib
import json
import struct
import zipfile

import arguments
from module import Module

STEP = 64  # bytes; memory is told from what was there before by such pieces


def digest(case):
    """Tells whether arguments are made today as they were when the case was recorded."""
    told = repr((case.kernel, case.dimensions, case.local, case.groups, case.arguments, case.pointers, case.blocks)).encode()
    return hashlib.sha1(told + case.arena).hexdigest()


@dataclasses.dataclass
class Recorded:
    """A case with its result, in little memory."""
    module: str  # the file's name
    data: bytes
    kernel: str
    seed: int
    profile: str
    digest: str
    changes: bytes

    @staticmethod
    def of(module, case, after):
        changes = b"".join(struct.pack("<I", begin) + after[begin:begin + STEP] for begin in range(0, len(after), STEP)
                           if case.arena[begin:begin + STEP] != after[begin:begin + STEP])
        return Recorded(module, case.module, case.kernel, case.seed, case.profile, digest(case), changes)

    def case(self):
        """With the same arguments again."""
        made = arguments.make(Module(self.data), self.data, self.kernel, self.seed, self.profile)
        if digest(made) != self.digest:
            raise SystemExit(f"{self}: it gets other arguments today; record it again")
        return made

    def after(self, case):
        """What memory had after it."""
        made = bytearray(case.arena)
        for at in range(0, len(self.changes), 4 + STEP):
            begin = struct.unpack_from("<I", self.changes, at)[0]
            made[begin:begin + STEP] = self.changes[at + 4:at + 4 + STEP]
        return bytes(made)

    def __str__(self):
        return f"{self.module} {self.kernel} ({self.profile}, seed {self.seed})"


LISTED = ("module", "kernel", "seed", "profile", "digest")


def write(path, cases):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for module, data in sorted({case.module: case.data for case in cases}.items()):
            archive.writestr(f"modules/{module}", data)
        for number, case in enumerate(cases):
            archive.writestr(f"changes/{number}", case.changes)
        archive.writestr("cases.json", json.dumps([{name: getattr(case, name) for name in LISTED} for case in cases], indent=1))


def read(path):
    with zipfile.ZipFile(path) as archive:
        for number, listed in enumerate(json.loads(archive.read("cases.json"))):
            yield Recorded(**listed, data=archive.read(f"modules/{listed['module']}"), changes=archive.read(f"changes/{number}"))
