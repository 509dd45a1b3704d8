#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""laneway_cupy.py on the fake driver, with a stand-in for cupy.

usage: module_test.py LIBRARY MODULE_FOLDER...
"""
import gc
import pathlib
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from module_case import GIB, LIBRARY, ModuleCase, main

MIB = 1 << 20


class Module(ModuleCase):
    beginning = "import fake_cupy as cupy\nsys.modules['cupy'] = cupy\nimport laneway_cupy\n"

    def testArraysMemoryComesFromThePool(self):
        self.passes("""
laneway_cupy.enable(LIBRARY)
assert laneway_cupy.is_enabled()
with cupy.cuda.Device(1):
    array = cupy.empty(MIB)
    assert laneway_cupy.memory_allocated() == MIB
assert laneway_cupy.memory_allocated(1) == laneway_cupy.memory_allocated(cupy.cuda.Device(1)) == MIB
assert laneway_cupy.memory_reserved(1) >= MIB and laneway_cupy.memory_allocated() == 0
del array
assert laneway_cupy.memory_allocated(1) == 0 and laneway_cupy.max_memory_allocated(1) >= MIB
laneway_cupy.empty_cache()
laneway_cupy.reset_peak_memory_stats(1)
assert laneway_cupy.max_memory_reserved(1) == laneway_cupy.memory_reserved(1) and laneway_cupy.max_memory_allocated(1) == 0
stats = laneway_cupy.memory_stats(1)
assert stats['laneway.streams'] == 1 and stats['laneway.total'] == 2 * GIB and stats['num_ooms'] == 0, stats
assert 'reserved_bytes.all.peak' in laneway_cupy.memory_summary(1)
assert cupy.empty(0).data.ptr == 0
""")

    def testEachThreadsCurrentStreamServes(self):
        self.passes("""
laneway_cupy.enable(LIBRARY)
streams = [cupy.cuda.Stream() for _ in range(3)]
left = []
def work(stream):
    with stream:
        left.append(cupy.empty(MIB))
        cupy.empty(MIB)
threads = [threading.Thread(target=work, args=(stream,)) for stream in streams]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert sorted(array.data.mem._param for array in left) == sorted(stream.ptr for stream in streams)
assert cupy.empty(1).data.mem._param == 0
assert laneway_cupy.memory_stats()['laneway.streams'] == 4
with streams[0]:
    left.clear()    # other threads' arrays, on another current stream
assert laneway_cupy.memory_allocated() == 0
""")

    def testAStreamThatHasAllocatedIsKept(self):
        self.passes("""
laneway_cupy.enable(LIBRARY)
cupy.cuda.Stream()
assert len(cupy.destroyed) == 1
with cupy.cuda.Stream() as stream:
    array = cupy.empty(MIB)
handle = stream.ptr
del stream
gc.collect()
assert len(cupy.destroyed) == 1 and array.data.mem._param == handle
del array
# One that comes as somebody else's first, too; and one by whom use is recorded.
stream, other = cupy.cuda.Stream(), cupy.cuda.Stream()
with cupy.cuda.ExternalStream(stream.ptr):
    cupy.empty(MIB)
with stream:
    array = cupy.empty(MIB)
laneway_cupy.record_stream(array, other)
del stream, other, array
gc.collect()
assert len(cupy.destroyed) == 1 and laneway_cupy.memory_allocated() == 0
""")

    def testLackOfMemoryIsCuPysOwnExceptionAndTheProgramGoesOn(self):
        self.passes("""
laneway_cupy.enable(LIBRARY, maximum=64 * MIB)
kept = cupy.empty(48 * MIB)
for attempt in range(2):
    try:
        cupy.empty(32 * MIB)
        assert False
    except cupy.cuda.memory.OutOfMemoryError as error:
        assert str(error) == 'Out of memory allocating 33,554,432 bytes (allocated so far: 50,331,648 bytes, limit set to: 67,108,864 bytes).', error
        assert isinstance(error.__cause__, laneway_cupy.LanewayError)
        assert '64.00 MiB that the pool may have' in str(error.__cause__), error.__cause__
    assert cupy.empty(8 * MIB).data.ptr
# What a cycle of references holds is found.
cycle = [kept]
cycle.append(cycle)
del kept, cycle
assert cupy.empty(32 * MIB).data.ptr
""")

    def testOtherFailuresAreLanewayErrors(self):
        self.fails("laneway_cupy.enable(LIBRARY)\nwith cupy.cuda.Stream.ptds:\n    cupy.empty(1)", "laneway_allocator.LanewayError",
                   "INVALID_QUEUE", "each thread has for itself")
        self.fails("laneway_cupy.enable(LIBRARY)\nwith cupy.cuda.Device(7):\n    cupy.empty(1)", "no device 7 among the 3")

    def testRecordedUseIsOfThePoolsMemory(self):
        self.passes("""
laneway_cupy.enable(LIBRARY)
array, other = cupy.empty(MIB), cupy.cuda.Stream()
with other:
    laneway_cupy.record_stream(array)
    laneway_cupy.record_stream(cupy.empty(0))
assert laneway_cupy.memory_stats()['laneway.streams'] == 2
""")
        self.fails("laneway_cupy.enable(LIBRARY); array = cupy.empty(MIB); array.data.mem = type('', (), {'ptr': 4096})\n"
                   "laneway_cupy.record_stream(array)", "no pool has the memory")
        self.fails("laneway_cupy.record_stream(None)", "isn't on, expected laneway_cupy.enable()")

    def testCuPysPoolIsReplaced(self):
        self.passes("""
laneway_cupy.enable(LIBRARY)
pool = cupy.get_default_memory_pool()
with cupy.cuda.Device(2):
    pool.set_limit(fraction=0.25)
    array = cupy.empty(MIB)
    assert pool.used_bytes() == MIB and pool.get_limit() == GIB // 2
    assert pool.total_bytes() == pool.used_bytes() + pool.free_bytes()
    del array
    assert pool.used_bytes() == 0
    pool.free_all_blocks()
    try:
        pool.set_limit(size=MIB)
        assert False
    except laneway_cupy.LanewayError as error:
        assert "before the device's first memory" in str(error)
pool.set_limit(size=32 * MIB)
assert pool.get_limit() == 32 * MIB
for wrong in (lambda: pool.set_limit(1, 0.5), pool.n_free_blocks):
    try:
        wrong()
        assert False
    except (ValueError, laneway_cupy.LanewayError) as error:
        assert 'expected' in str(error)
""")
        self.passes("laneway_cupy.enable(LIBRARY, replace_pool=False)\nassert cupy.get_default_memory_pool() == \"CuPy's own\"")

    def testMaximum(self):
        self.passes("laneway_cupy.enable(LIBRARY, maximum={1: 32 * MIB})\n"
                    "assert [laneway_cupy.memory_stats(n)['laneway.maximum'] for n in (0, 1)] == [0, 32 * MIB]")
        # Another module of the same process that has none leaves it.
        self.passes("laneway_cupy.enable(LIBRARY, maximum=32 * MIB)\nimport laneway_allocator\n"
                    "laneway_allocator.Pools('another', '', '', None).open(LIBRARY, None, None)\n"
                    "assert laneway_cupy.memory_stats(0)['laneway.maximum'] == 32 * MIB")

    def testWhatGoesWrongIsOneSentence(self):
        self.fails("laneway_cupy.memory_allocated()", "LanewayError", "isn't on, expected laneway_cupy.enable()")
        self.fails("laneway_cupy.enable('no/such/library')", "no/such/library", "LANEWAY_ALLOCATOR_LIBRARY")
        self.fails("laneway_cupy.enable(LIBRARY); laneway_cupy.enable(LIBRARY)", "second time, expected once")
        self.fails("laneway_cupy.enable(LIBRARY, adapter='no/such/adapter.so'); cupy.empty(1)", "expected libur_adapter_cuda.so.0 beside")

    def testWhatFailsLeavesNothingOn(self):
        self.passes("""
cupy.cuda.inside_using_allocator = True
try:
    laneway_cupy.enable(LIBRARY)
    assert False
except ValueError:
    pass
assert not laneway_cupy.is_enabled()
cupy.cuda.inside_using_allocator = False
laneway_cupy.enable(LIBRARY)
assert laneway_cupy.is_enabled()
""")

    def testTheInterpretersEndWithArraysAlive(self):
        self.passes("""
laneway_cupy.enable(LIBRARY)
kept = [cupy.empty(n) for n in range(1, 50)]
with cupy.cuda.Stream():
    kept.append(cupy.empty(MIB))
kept.append(kept)
""")
        ended = self.run_code("laneway_cupy.enable(LIBRARY)\nkept = cupy.empty(MIB)\nraise ValueError('on purpose')")
        self.assertEqual((ended.returncode, ended.stderr.splitlines()[-1]), (1, "ValueError: on purpose"))

    def testAChildOfFork(self):
        self.passes("""
import os
laneway_cupy.enable(LIBRARY)
array = cupy.empty(MIB)
child = os.fork()
if child == 0:
    del array
    try:
        cupy.empty(1)
    except laneway_cupy.LanewayError as error:
        os._exit(0 if 'child of fork' in str(error) else 2)
    os._exit(1)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
assert laneway_cupy.memory_allocated() == MIB
""")


if __name__ == "__main__":
    main()
