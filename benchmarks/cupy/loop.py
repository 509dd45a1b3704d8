#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an array costs that is made and dropped, on the host: loops of cupy.empty for some sizes, in nanoseconds."""
import argparse
import json
import pathlib
import statistics
import sys
import time

ALLOCATORS = {"cupy": "CuPy's own pool", "async": "CUDA's own pool, by CuPy", "laneway": "Laneway's pool"}
SIZES = {"4 KiB": 4 << 10, "1 MiB": 1 << 20, "64 MiB": 64 << 20}


def choose(options):
    import cupy
    if options.allocator == "async":
        cupy.cuda.set_allocator(cupy.cuda.MemoryAsyncPool().malloc)
    elif options.allocator == "laneway":
        root = pathlib.Path(__file__).resolve().parents[2] / "integrations"
        sys.path += [str(root / "cupy"), str(root / "allocator")] # an installed one comes first
        import laneway_cupy
        laneway_cupy.enable(options.library, options.adapter)
    return cupy


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--allocator", choices=ALLOCATORS, default="cupy")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--pairs", type=int, default=20000)
    parser.add_argument("--library", help="liblaneway_allocator.so.0, where laneway_cupy doesn't find it")
    parser.add_argument("--adapter", help="libur_adapter_cuda.so.0, where the loader doesn't find it")
    parser.add_argument("--json", help="file to write the results to")
    options = parser.parse_args()
    cupy = choose(options)
    figures = {}
    for stream, name in ((cupy.cuda.Stream.null, "default stream"), (cupy.cuda.Stream(non_blocking=True), "a stream")):
        with stream:
            for size, count in SIZES.items():
                times = []
                for _ in range(options.rounds):
                    stream.synchronize()
                    began = time.perf_counter_ns()
                    for _ in range(options.pairs):
                        array = cupy.empty(count, dtype=cupy.uint8)
                        del array
                    times.append((time.perf_counter_ns() - began) / options.pairs)
                figures[f"{size}, {name}"] = statistics.median(times)
    print(f"cupy.empty by {ALLOCATORS[options.allocator]}: " + "; ".join(f"{name} {ns:.0f} ns" for name, ns in figures.items()))
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps({"program": "loop", "allocator": options.allocator,
                                                          "cupy": cupy.__version__, "figures_ns": figures}))


if __name__ == "__main__":
    main()
