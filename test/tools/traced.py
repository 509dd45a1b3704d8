# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the tests of urtrace share: running it, and a picture for the example."""
import os
import pathlib
import random
import struct
import subprocess
import sys
import zlib


class Tools:
    def __init__(self, urtrace, program, pipeline, native_cpu, sim):
        self.path, self.program, self.pipeline = urtrace, program, pipeline
        self.adapters = {"native_cpu": native_cpu, "sim": sim}

    def start(self, adapter, *arguments, **variables):
        """With the Python that runs the test."""
        return subprocess.Popen([sys.executable, self.path, *map(str, arguments)], stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                env={**os.environ, "UR_ADAPTERS_FORCE_LOAD": self.adapters[adapter], **variables})

    def urtrace(self, *arguments, **variables):
        with self.start(*arguments, **variables) as run:
            output, errors = run.communicate(timeout=200)
            return subprocess.CompletedProcess(run.args, run.returncode, output, errors)


def picture(folder):
    """A picture of 150 x 100 pixels, noise."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    generator = random.Random(3)
    rows = b"".join(b"\0" + generator.randbytes(150 * 3) for _ in range(100))
    header = struct.pack(">IIBBBBB", 150, 100, 8, 2, 0, 0, 0)
    path = pathlib.Path(folder, "picture.png")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
    return path
