# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""CuPy's device memory from Laneway's pools.

    import laneway_cupy
    laneway_cupy.enable()

What works and what doesn't: docs/cupy.md.
"""
import gc

from laneway_allocator import LanewayError, Pools

__all__ = ["LanewayError", "MemoryPool", "enable", "is_enabled", "record_stream", "memory_stats", "memory_allocated",
           "max_memory_allocated", "memory_reserved", "max_memory_reserved", "reset_peak_memory_stats", "memory_summary",
           "empty_cache", "trim"]


def _number(device):
    """CUDA's number of a cupy.cuda.Device; of None, that of the current one."""
    import cupy
    return cupy.cuda.runtime.getDevice() if device is None else device.id


_pools = Pools("laneway_cupy", "liblaneway_allocator.so.0", "LANEWAY_ALLOCATOR_LIBRARY", _number)
_pool = None

memory_stats = _pools.memory_stats
memory_allocated, max_memory_allocated = _pools.memory_allocated, _pools.max_memory_allocated
memory_reserved, max_memory_reserved = _pools.memory_reserved, _pools.max_memory_reserved
reset_peak_memory_stats, memory_summary = _pools.reset_peak_memory_stats, _pools.memory_summary
empty_cache, trim = _pools.empty_cache, _pools.trim


class MemoryPool:
    """Laneway's pools with the functions of cupy.cuda.MemoryPool, each for the current device, from any thread.

    CuPy's memory objects hold the stream that they were made for, and free by a call of C: so a free is in the order of that
    stream in whichever thread it happens, at the interpreter's end too.
    """

    def __init__(self, cupy):
        self._cuda, self._functions, self._foreign = cupy.cuda, {}, {}
        self._current = cupy.cuda.get_current_stream
        self._addresses = [_pools.address("laneway_allocator_" + name) for name in ("malloc", "free")]
        self._kept = []

    def malloc(self, size):
        """A cupy.cuda.MemoryPointer of `size` bytes in the order of the thread's current stream. CuPy's OutOfMemoryError for lack
        of memory, whose cause names the failure; LanewayError otherwise."""
        stream = self._current()
        function = self._functions.get(stream.ptr) or self._function(stream)
        memory = function(size)
        return memory if memory.ptr or not size else self._retry(function, size)

    def _function(self, stream):
        """What allocates for a stream. CuPy destroys a stream with its last object, while the pool still has memory in its order:
        so one object of each is kept until the process ends."""
        owned = isinstance(stream, self._cuda.Stream)
        functions = self._functions if owned else self._foreign
        function = functions.get(stream.ptr)
        if function is None:
            if owned:
                self._kept.append(stream)
            function = functions[stream.ptr] = self._cuda.CFunctionAllocator(stream.ptr, *self._addresses, self).malloc
        return function

    def _retry(self, function, size):
        """Once more, since arrays in cycles of references may hold memory, as CuPy's own pool does."""
        if _pools.library.laneway_allocator_lacks_memory():
            gc.collect()
            memory = function(size)
            if memory.ptr:
                return memory
        cause = _pools.last_error()
        if not _pools.library.laneway_allocator_lacks_memory():
            raise cause
        figures = _pools.statistics()
        raise self._cuda.memory.OutOfMemoryError(size, figures.allocated, figures.maximum) from cause

    def record_stream(self, array, stream=None):
        stream = self._current() if stream is None else stream
        self._function(stream)
        _pools.call("record_stream", array.data.mem.ptr, stream.ptr)

    def used_bytes(self):
        return memory_allocated()

    def total_bytes(self):
        return memory_reserved()

    def free_bytes(self):
        figures = _pools.statistics()
        return figures.reserved - figures.allocated

    def free_all_blocks(self, stream=None):
        """Gives back what no array has, of all streams."""
        trim()

    def n_free_blocks(self):
        raise LanewayError("laneway: n_free_blocks() needs CuPy's own pool, expected free_bytes()")

    def get_limit(self):
        return _pools.statistics().maximum

    def set_limit(self, size=None, fraction=None):
        """Before the device's first array. None and 0: no limit."""
        if size is not None and fraction is not None:
            raise ValueError("size and fraction at one time, expected one of them")
        if fraction:
            _pools.call("set_fraction", _pools.number(None), fraction)
        else:
            _pools.call("set_maximum", _pools.number(None), size or 0)


def enable(library=None, adapter=None, maximum=None, replace_pool=True):
    """Makes Laneway's pools CuPy's allocator, for the rest of the process. Arrays that there are keep their memory.

    library   path of liblaneway_allocator.so.0; without it, LANEWAY_ALLOCATOR_LIBRARY, then beside this file, then the system's
              folders
    adapter   path of libur_adapter_cuda.so.0; without it, the loader finds it, which looks beside itself
    maximum   most bytes that each device's pool may reserve, or a dict from device numbers to bytes
    replace_pool
              cupy.get_default_memory_pool() answers a MemoryPool of this module, so that free_all_blocks() and used_bytes() are of
              the memory that arrays have
    """
    global _pool
    import cupy
    _pools.open(library, adapter, maximum)
    try:
        made = MemoryPool(cupy)
        cupy.cuda.set_allocator(made.malloc)
    except BaseException:
        _pools.forget()
        raise
    _pool = made
    if replace_pool:
        cupy.get_default_memory_pool = lambda: made


def is_enabled():
    return _pool is not None


def record_stream(array, stream=None):
    """The array's memory is used on that stream too, without one the current: its free waits for what the stream has by then."""
    _pools.number(None)
    _pool.record_stream(array, stream)
