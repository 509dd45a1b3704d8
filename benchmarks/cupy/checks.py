#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What CuPy's users do, on Laneway's pool: each check is a process of its own, and either works or ends with the sentence that
docs/cupy.md promises.

usage: checks.py [NAME...]
"""
import gc
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "benchmarks/support"))
from checking import expect, run, same_in_threads

MIB = 1 << 20
#: busy enough for the device to be behind the host
BUSY = """
extern "C" __global__ void fill_late(int *values, long long count, int value, long long cycles) {
  const long long began = clock64();
  while (clock64() - began < cycles) {
  }
  for (long long i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += (long long)gridDim.x * blockDim.x)
    values[i] = value;
}
"""


def enabled(**options):
    sys.path[:0] = [str(ROOT / "integrations" / folder) for folder in ("cupy", "allocator")]
    import cupy
    import laneway_cupy
    laneway_cupy.enable(**options)
    return cupy, laneway_cupy


def fill_late(cupy, array, value):
    """Fills an array of int32 by the current stream, some milliseconds later."""
    kernel = cupy.RawKernel(BUSY, "fill_late")
    kernel((64,), (256,), (array, cupy.int64(array.size), cupy.int32(value), cupy.int64(5_000_000)))


def sums(cupy):
    """Figures of a small program whose arrays come and go."""
    random = cupy.random.RandomState(7)
    found = []
    for n in range(1, 60):
        matrix = random.standard_normal((8 * n, 64))
        found.append(float((matrix @ matrix.T).sum()))
        found.append(float(cupy.sort(matrix.ravel())[n * 3]))
        found.append(float(cupy.abs(cupy.fft.fft(matrix, axis=0)).max()))
        found.append(int(cupy.concatenate([matrix, matrix[::2]]).astype(cupy.int64).cumsum()[-1]))
    return found


def same_sums():
    import cupy
    own = sums(cupy)
    _, laneway = enabled()
    assert sums(cupy) == own, "CuPy's own pool gives other sums"
    assert laneway.max_memory_allocated() > 0


def statistics():
    cupy, laneway = enabled()
    array = cupy.ones(1 << 20, dtype=cupy.float32)
    pool = cupy.get_default_memory_pool()
    assert pool.used_bytes() == laneway.memory_allocated() >= 4 * MIB
    assert pool.total_bytes() == laneway.memory_reserved() >= pool.used_bytes()
    array += 1
    del array
    cupy.cuda.get_current_stream().synchronize()
    before = pool.total_bytes()
    pool.free_all_blocks()
    print(f"    reserved {before}, {pool.total_bytes()} after free_all_blocks")
    laneway.reset_peak_memory_stats()
    print(laneway.memory_summary())


def two_streams():
    """Memory that is dropped while its stream still writes isn't another stream's."""
    cupy, laneway = enabled()
    first, second = cupy.cuda.Stream(non_blocking=True), cupy.cuda.Stream(non_blocking=True)
    for n in range(100):
        with first:
            late = cupy.empty(1 << 18, dtype=cupy.int32)
            fill_late(cupy, late, -1)
        del late        # while the current stream is another one
        with second:
            array = cupy.full(1 << 18, n, dtype=cupy.int32)
            first.synchronize()
            total = int(array.sum(dtype=cupy.int64))
        assert total == n << 18, (n, total)
    assert laneway.memory_stats()["laneway.streams"] >= 2, laneway.memory_stats()


def record_of_use():
    """Memory goes from one stream to another, with record_stream."""
    cupy, laneway = enabled()
    side = cupy.cuda.Stream(non_blocking=True)
    for n in range(100):
        array = cupy.empty(1 << 18, dtype=cupy.int32)
        side.wait_event(cupy.cuda.get_current_stream().record())
        with side:
            fill_late(cupy, array, n)
            total = array.sum(dtype=cupy.int64)
        laneway.record_stream(array, side)
        del array       # what is next must not get this memory before `side` has read it
        other = cupy.full(1 << 18, -1, dtype=cupy.int32)
        side.synchronize()
        assert int(total) == n << 18, (n, int(total))
        del other


def streams_that_end():
    """An array may outlive the last mention of its stream."""
    cupy, _ = enabled()
    for n in range(50):
        with cupy.cuda.Stream(non_blocking=True) as stream:
            array = cupy.empty(1 << 16, dtype=cupy.int32)
            fill_late(cupy, array, n)
        stream.synchronize()
        del stream
        gc.collect()
        assert int(array.sum()) == n << 16
        del array


def threads():
    """Each thread computes on a stream of its own, and arrays end in other threads."""
    cupy, laneway = enabled()
    left = []

    def compute(number):
        with cupy.cuda.Stream(non_blocking=True) as stream:
            total = 0.0
            for n in range(60):
                data = cupy.sin(cupy.arange((64 + n) * 96, dtype=cupy.float64) * (number + 1)).reshape(64 + n, 96)
                left.append(data)
                total += float((data.T @ data).sum())
                if len(left) > 10:
                    stream.synchronize()
                    left.pop(0)
            return total

    same_in_threads(8, compute)
    left.clear()
    gc.collect()
    print(f"    {laneway.memory_stats()['laneway.streams']} streams, {laneway.memory_allocated()} bytes still in use")


def out_of_memory():
    cupy, laneway = enabled()
    kept = cupy.ones(1 << 20)
    for _ in range(3):
        expect(cupy.cuda.memory.OutOfMemoryError, ["Out of memory allocating 17,592,186,044,416 bytes", "urEnqueueUSMDeviceAllocExp"],
               lambda: cupy.empty(1 << 44, dtype=cupy.uint8))
    assert float(kept.sum()) == 1 << 20 and laneway.memory_stats()["num_ooms"] == 6     # each is tried twice
    assert float(cupy.ones(10).sum()) == 10


def maximum():
    cupy, _ = enabled(maximum=256 * MIB)
    kept = cupy.empty(100 * MIB, dtype=cupy.uint8)
    expect(cupy.cuda.memory.OutOfMemoryError, ["limit set to: 268,435,456 bytes", "256.00 MiB that the pool may have"],
           lambda: cupy.empty(200 * MIB, dtype=cupy.uint8))
    expect(RuntimeError, ["can't become", "before the device's first"],
           lambda: cupy.get_default_memory_pool().set_limit(size=512 * MIB))
    cycle = [kept]
    cycle.append(cycle)
    del kept, cycle
    assert cupy.empty(200 * MIB, dtype=cupy.uint8).size == 200 * MIB


def per_thread_stream():
    cupy, _ = enabled()

    def use():
        with cupy.cuda.Stream.ptds:
            cupy.ones(1)

    expect(RuntimeError, ["the one that each thread has for itself"], use)
    assert float(cupy.ones(5).sum()) == 5


def graph_capture():
    """Arrays that are there before a capture may be used in it."""
    cupy, _ = enabled()
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        array = cupy.zeros(1 << 10)
        array += 1      # what compiles, compiles now
        stream.begin_capture()
        array += 1
        graph = stream.end_capture()
        before = float(array[0])
        assert before == 1, "a capture has run"
        for _ in range(3):
            graph.launch()
        stream.synchronize()
        assert float(array[0]) == before + 3, array[0]


def two_devices():
    cupy, laneway = enabled()
    if cupy.cuda.runtime.getDeviceCount() < 2:
        print("    skipped: one device")
        return
    first = cupy.arange(1 << 20)
    cupy.cuda.get_current_stream().synchronize()
    for _ in range(20):
        with cupy.cuda.Device(1):
            second = cupy.asarray(first) + 1
            cupy.cuda.get_current_stream().synchronize()
        first = cupy.asarray(second)
        cupy.cuda.get_current_stream().synchronize()
        del second      # while device 0 is the current one
    assert int(first[0]) == 20 and laneway.max_memory_allocated(1) > 0
    assert laneway.memory_allocated(1) == 0, laneway.memory_allocated(1)


def beside_pytorch():
    """Both on one pool, in one process."""
    sys.path[:0] = [str(ROOT / "integrations/pytorch")]
    cupy, laneway = enabled()
    try:
        import torch
    except ImportError:
        print("    skipped: no PyTorch")
        return
    import laneway_torch
    laneway_torch.enable()
    tensor = torch.arange(1 << 20, device="cuda")
    assert laneway.memory_allocated() == torch.cuda.memory_allocated() >= 8 * MIB
    array = cupy.from_dlpack(tensor) + 1
    torch.cuda.synchronize()
    assert int(array.sum()) == int(tensor.sum()) + (1 << 20)
    assert int(torch.from_dlpack(array).sum()) == int(array.sum())


def an_exception():
    """Arrays of frames that an exception leaves go with it."""
    cupy, laneway = enabled()
    before = laneway.memory_allocated()

    def fails():
        arrays = [cupy.ones(n) for n in range(1, 50)]
        raise KeyError(len(arrays))

    expect(KeyError, [], fails)
    expect(ValueError, [], lambda: cupy.ones(3) + cupy.ones(4))
    gc.collect()
    assert laneway.memory_allocated() == before, laneway.memory_allocated()


def child_of_fork():
    """Arrays of the parent's end in the child, and the parent goes on."""
    cupy, laneway = enabled()
    kept = cupy.ones(1 << 20)
    dropped = cupy.ones(100)
    child = os.fork()
    if child == 0:
        del dropped
        gc.collect()
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert float(kept.sum()) == 1 << 20 and float(dropped.sum()) == 100


def exit_with_arrays():
    cupy, _ = enabled()
    globals()["kept"] = [cupy.ones(n) for n in range(1, 100)]
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        globals()["late"] = late = cupy.empty(1 << 18, dtype=cupy.int32)
        fill_late(cupy, late, 1)
    globals()["cycle"] = cycle = []
    cycle.append((cycle, cupy.ones(1000)))


def exit_by_exception():
    """The program ends by an exception with arrays alive; a process of its own, whose status is looked at."""
    import subprocess
    code = (f"import sys; sys.path.insert(0, {str(pathlib.Path(__file__).parent)!r}); import checks\n"
            "cupy, _ = checks.enabled()\nkept = [cupy.ones(n) for n in range(1, 100)]\nraise SystemExit(7)")
    environment = {name: value for name, value in os.environ.items() if name != "LANEWAY_CHECK"}
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60)
    assert ended.returncode == 7 and "laneway" not in ended.stderr and "Traceback" not in ended.stderr, ended


CHECKS = (same_sums, statistics, two_streams, record_of_use, streams_that_end, threads, out_of_memory, maximum, per_thread_stream,
          graph_capture, two_devices, beside_pytorch, an_exception, child_of_fork, exit_with_arrays, exit_by_exception)

if __name__ == "__main__":
    sys.exit(run(__file__, CHECKS))
