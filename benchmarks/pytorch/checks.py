#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What PyTorch's users do besides training, on Laneway's pool: each check is a process of its own, and either works or ends with
the sentence that docs/pytorch.md promises.

usage: checks.py [NAME...]
"""
import pathlib
import pickle
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "benchmarks/support"))
from checking import expect, run, same_in_threads


def enabled(**options):
    sys.path[:0] = [str(ROOT / "integrations" / folder) for folder in ("pytorch", "allocator")]
    import laneway_torch
    import torch
    laneway_torch.enable(**options)
    return torch, laneway_torch


def statistics():
    torch, laneway = enabled()
    tensor = torch.ones(1 << 20, device="cuda")
    assert torch.cuda.memory_allocated() == laneway.memory_allocated() >= 4 << 20
    assert torch.cuda.memory_reserved() >= torch.cuda.memory_allocated()
    tensor.add_(1)
    del tensor
    torch.cuda.synchronize()
    before = torch.cuda.memory_reserved()
    torch.cuda.empty_cache()
    print(f"    reserved {before}, {torch.cuda.memory_reserved()} after empty_cache")
    torch.cuda.reset_peak_memory_stats()
    print(torch.cuda.memory_summary())


def default_stream():
    torch, _ = enabled()
    total = sum(float(torch.full((1000, n), 2.0, device="cuda").sum()) for n in range(1, 200))
    assert total == sum(2000.0 * n for n in range(1, 200)), total


def two_streams():
    """Memory goes from one stream to another, with record_stream."""
    torch, laneway = enabled()
    side = torch.cuda.Stream()
    for n in range(200):
        tensor = torch.full((1 << 20,), n, device="cuda", dtype=torch.int32)
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            torch.cuda._sleep(100000)
            total = tensor.sum(dtype=torch.int64)
        tensor.record_stream(side)
        del tensor  # the next one must not get this memory before `side` has read it
        other = torch.full((1 << 20,), -1, device="cuda", dtype=torch.int32)
        side.synchronize()
        assert int(total) == n << 20, (int(total), n)
        del other
    assert laneway.memory_stats()["laneway.streams"] == 2, laneway.memory_stats()


def backward_threads():
    """Each thread trains on a stream of its own; the backward pass runs in threads of PyTorch's."""
    torch, _ = enabled()
    torch.ones(1, device="cuda")

    def train(number):
        with torch.cuda.stream(torch.cuda.Stream()):
            data = torch.Generator(device="cuda").manual_seed(number)
            weight = torch.ones(256, 256, device="cuda", requires_grad=True)
            for n in range(50):
                (torch.randn(32 + n, 256, device="cuda", generator=data) @ weight).relu().sum().backward()
            return float(weight.grad.double().sum())

    same_in_threads(8, train)


def out_of_memory():
    torch, laneway = enabled()
    kept = torch.ones(1 << 20, device="cuda")
    for _ in range(3):
        expect(torch.OutOfMemoryError, ["CUDA out of memory", "urEnqueueUSMDeviceAllocExp"],
               lambda: torch.empty(1 << 44, dtype=torch.uint8, device="cuda"))
    assert float(kept.sum()) == 1 << 20 and laneway.memory_stats()["num_ooms"] == 3
    # In a thread of backward.
    x = torch.ones(1, device="cuda", requires_grad=True)

    class Big(torch.autograd.Function):
        @staticmethod
        def forward(_, value):
            return value.clone()

        @staticmethod
        def backward(_, grad):
            return torch.empty(1 << 44, dtype=torch.uint8, device="cuda")

    expect(torch.OutOfMemoryError, ["CUDA out of memory"], lambda: Big.apply(x).backward())
    assert float(torch.ones(10, device="cuda").sum()) == 10


def maximum():
    torch, laneway = enabled(maximum=256 << 20)
    kept = torch.empty(100 << 20, dtype=torch.uint8, device="cuda")
    expect(torch.OutOfMemoryError, ["256.00 MiB that the pool may have"], lambda: torch.empty(200 << 20, dtype=torch.uint8, device="cuda"))
    expect(RuntimeError, ["can't become", "before the device's first"], lambda: torch.cuda.set_per_process_memory_fraction(0.5))
    del kept


def graph_capture():
    torch, _ = enabled()
    torch.ones(1, device="cuda")

    def capture():
        with torch.cuda.graph(torch.cuda.CUDAGraph()):
            torch.ones(1, device="cuda")

    expect(RuntimeError, ["CUDA graph's capture", "docs/pytorch.md"], capture)
    assert float(torch.ones(5, device="cuda").sum()) == 5


def memory_pools():
    torch, _ = enabled()
    torch.ones(1, device="cuda")

    def use():
        with torch.cuda.use_mem_pool(torch.cuda.MemPool()):
            torch.ones(1, device="cuda")

    expect(RuntimeError, [], use)  # PyTorch says so itself, or we do: by its version


def sharing():
    torch, _ = enabled()
    expect(RuntimeError, [], lambda: torch.ones(10, device="cuda").untyped_storage()._share_cuda_())


def nccl():
    """A training on all devices at once: the same losses as with PyTorch's own allocator."""
    import subprocess
    folder = pathlib.Path(__file__).resolve().parent
    command = [sys.executable, str(folder / "compare.py"), "--programs=train_distributed", "--small", "--steps=20", "--timeout=40"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print("\n".join("    " + line for line in done.stdout.splitlines()))
    assert done.returncode == 0


def snapshot():
    """Segments and blocks that add up, also for PyTorch's own readers of them; no history."""
    torch, _ = enabled()
    kept = [torch.ones(n, device="cuda") for n in (1, 1000, 1 << 20)]
    segments = torch.cuda.memory_snapshot()
    assert sum(s["total_size"] for s in segments) == torch.cuda.memory_reserved(), segments
    assert sum(s["requested_size"] for s in segments) == torch.cuda.memory_allocated(), segments
    live = {b["address"]: b for s in segments for b in s["blocks"] if b["state"] == "active_allocated"}
    assert all(tensor.data_ptr() in live for tensor in kept), live
    from torch.cuda import _memory_viz
    print(_memory_viz.segsum(torch.cuda.memory._snapshot()).splitlines()[0])
    with tempfile.NamedTemporaryFile() as file:
        torch.cuda.memory._dump_snapshot(file.name)
        assert pickle.load(file)["segments"]
    expect(RuntimeError, ["UR_USM_POOL_TRACE"], torch.cuda.memory._record_memory_history)


def too_late():
    import torch
    torch.ones(1, device="cuda")
    expect(RuntimeError, ["before the first CUDA tensor"], enabled)


def data_loader():
    """Workers by fork, while tensors are alive."""
    torch, _ = enabled()
    kept = torch.ones(1 << 20, device="cuda")
    loader = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.arange(256.0)), batch_size=8, num_workers=2, pin_memory=True)
    assert sum(float(batch.cuda(non_blocking=True).sum()) for batch, in loader) == 255 * 128
    assert float(kept.sum()) == 1 << 20


def two_devices():
    torch, laneway = enabled()
    if torch.cuda.device_count() < 2:
        print("    skipped: one device")
        return
    first = torch.arange(1 << 20, device="cuda:0")
    for _ in range(20):
        second = first.to("cuda:1") + 1
        first = second.to("cuda:0")
    assert int(first[0]) == 20 and laneway.memory_allocated(1) > 0


def exit_with_tensors():
    torch, _ = enabled()
    globals()["kept"] = [torch.ones(n, device="cuda", requires_grad=True) for n in range(1, 100)]
    globals()["cycle"] = cycle = []
    cycle.append((cycle, torch.ones(1000, device="cuda")))


CHECKS = (default_stream, statistics, two_streams, backward_threads, out_of_memory, maximum, graph_capture, memory_pools, sharing,
          nccl, snapshot, too_late, data_loader, two_devices, exit_with_tensors)


if __name__ == "__main__":
    sys.exit(run(__file__, CHECKS))
