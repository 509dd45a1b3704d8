# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays of dpnp in memory that comes from a SYCL memory_pool, asynchronously: neither making nor dropping one waits."""
import collections
import ctypes
import math

import dpctl.memory
import dpnp

FAILED = ctypes.c_size_t(-1).value


class PoolError(RuntimeError):
    pass


class Pool:
    """A pool of an in-order queue. Its arrays are used in that queue only, which orders them with their release."""

    def __init__(self, library, queue, threshold):
        self.calls = ctypes.CDLL(str(library))
        for name, result, arguments in (("Error", ctypes.c_char_p, []), ("Create", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_size_t]),
                                        ("Destroy", None, [ctypes.c_void_p]),
                                        ("Malloc", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]),
                                        ("Free", ctypes.c_size_t, [ctypes.c_void_p, ctypes.c_void_p]),
                                        ("Used", ctypes.c_size_t, [ctypes.c_void_p]), ("Reserved", ctypes.c_size_t, [ctypes.c_void_p])):
            function = getattr(self.calls, "asyncPool" + name)
            function.restype, function.argtypes = result, arguments
        self.queue = queue
        self.pool = self.calls.asyncPoolCreate(queue.addressof_ref(), threshold)
        if not self.pool:
            raise self.error("no pool")
        self.dropped = collections.deque()  # memory of arrays that are gone
        self.samples = []  # (used, reserved), at each allocation and release

    def __del__(self):
        if getattr(self, "pool", None):
            self.calls.asyncPoolDestroy(self.pool)

    def error(self, what):
        return PoolError(f"{what}: {self.calls.asyncPoolError().decode()}")

    def sample(self):
        sample = self.calls.asyncPoolUsed(self.pool), self.calls.asyncPoolReserved(self.pool)
        if FAILED in sample:
            raise self.error("the pool doesn't say what it uses")
        self.samples.append(sample)

    def allocate(self, size):
        self.free_dropped()
        memory = self.calls.asyncPoolMalloc(self.queue.addressof_ref(), self.pool, size)
        if not memory:
            raise self.error(f"no {size} bytes")
        self.sample()
        return memory

    def free_dropped(self):
        """Arrays may be dropped by host tasks, which must not enqueue: their memory is freed here, by who allocates."""
        while self.dropped:
            if self.calls.asyncPoolFree(self.queue.addressof_ref(), self.dropped.popleft()) == FAILED:
                raise self.error("memory isn't taken back")
            self.sample()

    def empty(self, shape, dtype="f4"):
        """An array with no contents yet."""
        return dpnp.ndarray(shape, dtype=dtype, buffer=dpctl.memory.MemoryUSMDevice(Block(self, shape, dtype)))


class Block:
    """Memory of a pool; goes back with the last array over it."""

    def __init__(self, pool, shape, dtype):
        self.pool = pool
        self.memory = pool.allocate(math.prod(shape) * dpnp.dtype(dtype).itemsize)
        self.__sycl_usm_array_interface__ = {"data": (self.memory, False), "shape": tuple(shape), "typestr": dpnp.dtype(dtype).str,
                                             "version": 1, "syclobj": pool.queue}

    def __del__(self):
        if getattr(self, "memory", None):
            self.pool.dropped.append(self.memory)
