#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a tensor costs that is made and dropped, on the host: loops of torch.empty for some sizes, in nanoseconds. With
--allocator=nothing, PyTorch's interface for foreign allocators is all that costs: addresses come from a counter."""
import json
import pathlib
import statistics
import subprocess
import tempfile
import time

import common

SIZES = {"4 KiB": 4 << 10, "1 MiB": 1 << 20, "64 MiB": 64 << 20}


NOTHING = """
#include <stdatomic.h>
#include <stdint.h>
#include <sys/types.h>
static _Atomic uintptr_t next = 1 << 20;
void *nothing_malloc(ssize_t size, int device, void *stream) { return (void *)atomic_fetch_add(&next, 512); }
void nothing_free(void *memory, ssize_t size, int device, void *stream) {}
"""


def enable_nothing():
    import torch
    with tempfile.TemporaryDirectory() as folder:
        source, library = pathlib.Path(folder, "nothing.c"), pathlib.Path(folder, "libnothing.so")
        source.write_text(NOTHING)
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, source], check=True)
        torch.cuda.memory.change_current_allocator(
            torch.cuda.memory.CUDAPluggableAllocator(str(library), "nothing_malloc", "nothing_free"))


def main():
    common.ALLOCATORS["nothing"] = "an allocator that does nothing"
    parser = common.parser(__doc__, steps=9)
    parser.add_argument("--pairs", type=int, default=20000)
    options = parser.parse_args()
    if options.allocator == "nothing":
        enable_nothing()
    run = common.Run(options, "loop")
    torch = run.torch
    figures = {}
    for name, size in SIZES.items():
        times = []
        for _ in range(options.steps):
            torch.cuda.synchronize()
            began = time.perf_counter_ns()
            for _ in range(options.pairs):
                torch.empty(size, dtype=torch.uint8, device="cuda")
            times.append((time.perf_counter_ns() - began) / options.pairs)
        figures[name] = statistics.median(times)
    print(f"torch.empty by {common.ALLOCATORS[options.allocator]}: " +
          ", ".join(f"{name} {ns:.0f} ns" for name, ns in figures.items()))
    if options.json:
        with open(options.json, "w") as file:
            json.dump(run.result | {"figures_ns": figures}, file)


if __name__ == "__main__":
    main()
