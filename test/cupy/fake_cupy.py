# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A stand-in for CuPy on the fake driver: as much as laneway_cupy and its test use. As CuPy 14 does it: memory that calls C
functions and is freed with its last reference, streams that are destroyed with theirs, a current stream for each thread and device."""
import ctypes
import os
import sys
import threading
import types

_library = ctypes.CDLL(os.environ["UR_CUDA_LIBRARY"])
_primary = {}
destroyed = []      # handles of streams that are gone


def _call(name, *arguments):
    function = ctypes.c_void_p()
    _library.cuGetProcAddress_v2(name.encode(), ctypes.byref(function), 12000, ctypes.c_uint64(0), None)
    result = ctypes.CFUNCTYPE(ctypes.c_int)(function.value)(*arguments)
    assert result == 0, f"{name} answered {result}"


_call("cuInit", 0)


class _Thread(threading.local):
    def __init__(self):
        self.device, self.streams = 0, {}


_thread = _Thread()


class _BaseStream:
    def __init__(self, ptr):
        self.ptr = ptr

    def __enter__(self):
        self._before = _thread.streams.get(_thread.device)
        _thread.streams[_thread.device] = self
        return self

    def __exit__(self, *_):
        _thread.streams[_thread.device] = self._before


class Stream(_BaseStream):
    def __init__(self, null=False, ptds=False):
        self._own = not null and not ptds
        made = ctypes.c_void_p(0 if null else 2)
        if self._own:
            context = _primary.get(_thread.device)
            if context is None:
                context = _primary[_thread.device] = ctypes.c_void_p()
                _call("cuDevicePrimaryCtxRetain", ctypes.byref(context), _thread.device)
            _call("cuCtxSetCurrent", context)
            _call("cuStreamCreateWithPriority", ctypes.byref(made), 1, 0)
        super().__init__(made.value or 0)

    def __del__(self):
        if self._own and not sys.is_finalizing():
            destroyed.append(self.ptr)
            _call("cuStreamDestroy", ctypes.c_void_p(self.ptr))


class ExternalStream(_BaseStream):
    pass


Stream.null, Stream.ptds = Stream(null=True), Stream(ptds=True)


class Device:
    def __init__(self, number):
        self.id = number

    def __enter__(self):
        self._before, _thread.device = _thread.device, self.id

    def __exit__(self, *_):
        _thread.device = self._before


class _Memory:
    def __init__(self, param, malloc, free, size, device):
        self._free, self._param, self.device_id, self.size = free, param, device, size
        self.ptr = (malloc(param, size, device) or 0) if size else 0

    def __del__(self):
        if self.ptr:
            self._free(self._param, self.ptr, self.device_id)


class CFunctionAllocator:
    def __init__(self, param, malloc, free, owner):
        self._param, self._owner = param, owner
        self._malloc = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)(malloc)
        self._free = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)(free)

    def malloc(self, size):
        memory = _Memory(self._param, self._malloc, self._free, size, _thread.device)
        return types.SimpleNamespace(mem=memory, ptr=memory.ptr)


class OutOfMemoryError(MemoryError):
    def __init__(self, size, total, limit=0):
        super().__init__(f"Out of memory allocating {size:,} bytes (allocated so far: {total:,} bytes, limit set to: {limit:,} bytes).")


class _Cuda(types.SimpleNamespace):
    allocator = None
    inside_using_allocator = False

    def set_allocator(self, allocator):
        if self.inside_using_allocator:
            raise ValueError("Can't change the global allocator inside `using_allocator` context manager")
        self.allocator = allocator


cuda = _Cuda(Stream=Stream, ExternalStream=ExternalStream, Device=Device, CFunctionAllocator=CFunctionAllocator,
             get_current_stream=lambda: _thread.streams.get(_thread.device) or Stream.null,
             memory=types.SimpleNamespace(OutOfMemoryError=OutOfMemoryError), runtime=types.SimpleNamespace(getDevice=lambda: _thread.device))


def get_default_memory_pool():
    return "CuPy's own"


def empty(size):
    """An array of bytes."""
    return types.SimpleNamespace(data=cuda.allocator(size))
