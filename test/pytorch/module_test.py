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
        for name in ("memory_allocated", "max_memory_allocated", "memory_reserved", "memory_stats", "memory_snapshot"):
            setattr(module, name, lambda *_: "PyTorch's own")
    torch.cuda.memory._snapshot = torch.cuda.memory._record_memory_history = lambda *_: "PyTorch's own"
    torch.cuda.device_count = lambda: 3
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
assert torch.cuda.memory_snapshot() == torch.cuda.memory.memory_snapshot() == []
assert torch.cuda.memory._snapshot() == {'segments': [], 'device_traces': [[], [], []], 'allocator_settings': {},
                                         'external_annotations': []}
""")
        for call, words in (("torch.cuda.memory._record_memory_history(max_entries=9)",
                             ("torch.cuda.memory._record_memory_history needs PyTorch's own allocator", "UR_USM_POOL_TRACE")),
                            ("torch.cuda.memory_snapshot(mempool_id=(0, 1))", ("of a torch.cuda.MemPool, expected none",))):
            self.fails(f"laneway_torch.enable(LIBRARY)\n{call}", "LanewayError", *words)
        self.passes("laneway_torch.enable(LIBRARY, replace_statistics=False)\n"
                    "assert torch.cuda.memory_allocated() == torch.cuda.memory_snapshot() == \"PyTorch's own\"")

    def testASnapshotTellsOfEachBlock(self):
        self.passes(f"""
laneway_torch.enable(LIBRARY)
{self.ALLOCATE}
sizes = {{malloc(size, device, None): (size, device) for size in (1000, 5000000, 40 << 20) for device in (0, 2)}}
gone = malloc(3 << 20, 0, None)
free(gone, 3 << 20, 0, None)
segments = torch.cuda.memory_snapshot()
for device in (0, 2):
    own = [s for s in segments if s['device'] == device]
    assert sum(s['total_size'] for s in own) == torch.cuda.memory.memory_reserved(device), own
    assert sum(s['requested_size'] for s in own) == torch.cuda.memory_allocated(device), own
assert {{s['device'] for s in segments}} == {{0, 2}}
blocks = {{}}
for s in segments:
    assert set(s) == {{'device', 'address', 'total_size', 'allocated_size', 'active_size', 'requested_size', 'stream', 'segment_type',
                      'segment_pool_id', 'is_expandable', 'frames', 'blocks'}}
    assert s['address'] == s['blocks'][0]['address'] and s['total_size'] >= s['active_size'] >= s['allocated_size'] >= s['requested_size']
    at = s['address']
    for b in s['blocks']:
        assert b['address'] == at and b['size'] >= b['requested_size'], (s, b)
        assert b['state'] in ('active_allocated', 'active_pending_free', 'inactive')
        at += b['size']
        blocks[b['address']] = b, s
    assert at == s['address'] + s['total_size']
    assert s['allocated_size'] == sum(b['size'] for b in s['blocks'] if b['state'] == 'active_allocated')
for address, (size, device) in sizes.items():
    b, s = blocks[address]
    assert (b['state'], b['requested_size'], s['device']) == ('active_allocated', size, device), (b, s)
assert sum(b['state'] == 'active_allocated' for b, s in blocks.values()) == len(sizes)
assert torch.cuda.memory._snapshot()['segments'] == segments
import pickle
pickle.dumps(segments)
""")
        self.passes(f"""
import os
os.environ['UR_USM_POOL_RANGES'] = '0'
laneway_torch.enable(LIBRARY)
{self.ALLOCATE}
memory = malloc(5 << 20, 0, None)
segment, = torch.cuda.memory_snapshot()
assert not segment['is_expandable'] and segment['total_size'] == laneway_torch.memory_reserved(0), segment
assert laneway_torch.memory_snapshot() == [segment]
""")
        self.fails("laneway_torch.memory_snapshot()", "LanewayError", "isn't on, expected laneway_torch.enable()")

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

    def testTheInterpretersEndWithMemoryAlive(self):
        alive = f"laneway_torch.enable(LIBRARY)\n{self.ALLOCATE}\nkept = [malloc(1 << 20, n, None) for n in (0, 1, 2)]"
        self.passes(alive)
        ended = self.run_code(f"{alive}\nraise ValueError('on purpose')")
        self.assertEqual((ended.returncode, ended.stderr.splitlines()[-1]), (1, "ValueError: on purpose"))

    def testAnAdapterThatIsntThere(self):
        self.fails("laneway_torch.enable(LIBRARY, adapter='no/such/adapter.so'); laneway_torch.memory_allocated()",
                   "LanewayError", "expected libur_adapter_cuda.so.0 beside")


if __name__ == "__main__":
    main()
