#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""laneway_torch.py on the fake driver, with a stand-in for torch: as much of torch.cuda.memory as it uses.

usage: module_test.py LIBRARY MODULE_FOLDER...
"""
import ctypes
import pathlib
import sys
import types

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from module_case import GIB, LIBRARY, ModuleCase, main


class Hooks:
    """What torch._C._cuda_customAllocator answers."""

    def __init__(self):
        self.set = {}
        for name in ("set_record_stream_fn", "set_reset_fn", "set_memory_fraction_fn", "set_begin_allocate_to_pool"):
            setattr(self, name, lambda address, name=name: self.set.__setitem__(name, address))


class CUDAPluggableAllocator:
    def __init__(self, path, malloc, free):
        library = ctypes.CDLL(path)
        self.addresses = [ctypes.cast(getattr(library, name), ctypes.c_void_p).value for name in (malloc, free)]
        self.hooks = Hooks()

    def allocator(self):
        return self.hooks


def stand_in(used=False):
    """A torch, whose allocator may have been used already."""
    torch = types.ModuleType("torch")
    torch.cuda = types.ModuleType("torch.cuda")
    torch.cuda.memory = types.ModuleType("torch.cuda.memory")
    for module in (torch.cuda, torch.cuda.memory):
        for name in ("memory_allocated", "max_memory_allocated", "memory_stats", "memory_snapshot"):
            setattr(module, name, lambda *_: "PyTorch's own")
    torch.current = None

    def change(allocator):
        if used:
            raise RuntimeError("Can't swap an already initialized allocator")
        torch.current = allocator

    torch.cuda.memory.CUDAPluggableAllocator = CUDAPluggableAllocator
    torch.cuda.memory.change_current_allocator = change
    torch.cuda.current_device = lambda: 0
    torch.device = lambda name: types.SimpleNamespace(index=int(name.split(":")[1]) if ":" in name else None)
    return torch


class Module(ModuleCase):
    beginning = "sys.modules['torch'] = torch = stand_in()\nimport laneway_torch"

    ALLOCATE = """
malloc = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p)(torch.current.addresses[0])
free = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p)(torch.current.addresses[1])
"""

    def testTensorsMemoryComesFromThePool(self):
        self.passes(f"""
laneway_torch.enable(LIBRARY)
assert laneway_torch.is_enabled()
assert len(torch.current.hooks.set) == 4 and all(torch.current.hooks.set.values()), torch.current.hooks.set
{self.ALLOCATE}
memory = malloc(1 << 20, 1, None)
assert laneway_torch.memory_allocated(1) == laneway_torch.memory_allocated('cuda:1') == 1 << 20
assert laneway_torch.memory_reserved(1) >= 1 << 20
assert laneway_torch.memory_allocated() == 0
free(memory, 1 << 20, 1, None)
assert laneway_torch.memory_allocated(1) == 0 and laneway_torch.max_memory_allocated(1) >= 1 << 20
laneway_torch.empty_cache()
laneway_torch.reset_peak_memory_stats(1)
assert laneway_torch.max_memory_reserved(1) == laneway_torch.memory_reserved(1) and laneway_torch.max_memory_allocated(1) == 0
stats = laneway_torch.memory_stats(1)
assert stats['laneway.streams'] == 1 and stats['laneway.total'] == 2 * GIB and stats['num_ooms'] == 0, stats
assert 'reserved_bytes.all.peak' in laneway_torch.memory_summary(1)
""")

    def testPyTorchsOwnFunctionsAnswer(self):
        self.passes("""
laneway_torch.enable(LIBRARY)
assert torch.cuda.memory_allocated() == torch.cuda.memory.max_memory_allocated() == 0
assert torch.cuda.memory_stats()['laneway.total'] == 2 * GIB
assert not hasattr(torch.cuda, 'reset_peak_memory_stats')
try:
    torch.cuda.memory_snapshot()
    assert False
except laneway_torch.LanewayError as error:
    assert 'UR_USM_POOL_DUMP' in str(error)
""")
        self.passes("laneway_torch.enable(LIBRARY, replace_statistics=False)\n"
                    "assert torch.cuda.memory_allocated() == torch.cuda.memory_snapshot() == \"PyTorch's own\"")

    def testMaximum(self):
        self.passes("laneway_torch.enable(LIBRARY, maximum=64 << 20)\nassert laneway_torch.memory_stats(2)['laneway.maximum'] == 64 << 20")
        self.passes("laneway_torch.enable(LIBRARY, maximum={1: 32 << 20})\n"
                    "assert [laneway_torch.memory_stats(n)['laneway.maximum'] for n in (0, 1)] == [0, 32 << 20]")

    def testWhatGoesWrongIsOneSentence(self):
        self.fails("laneway_torch.memory_allocated()", "LanewayError", "isn't on, expected laneway_torch.enable()")
        self.fails("laneway_torch.enable('no/such/library')", "no/such/library", "LANEWAY_TORCH_LIBRARY")
        self.fails("laneway_torch.enable(LIBRARY); laneway_torch.enable(LIBRARY)", "second time, expected once")
        self.fails("sys.modules['torch'] = stand_in(used=True); laneway_torch.enable(LIBRARY)", "before the first CUDA tensor",
                   "Can't swap")
        self.fails("laneway_torch.enable(LIBRARY); laneway_torch.memory_allocated(9)", "no device 9 among the 3")
        self.fails("laneway_torch.enable(LIBRARY, maximum={99: 1})", "device 99, expected 0 to 63")

    def testAnAdapterThatIsntThere(self):
        self.fails("laneway_torch.enable(LIBRARY, adapter='no/such/adapter.so'); laneway_torch.memory_allocated()",
                   "LanewayError", "expected libur_adapter_cuda.so.0 beside")


if __name__ == "__main__":
    main()
