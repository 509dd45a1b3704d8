# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PyTorch's CUDA memory from Laneway's pools.

    import laneway_torch
    laneway_torch.enable()      # before the first CUDA tensor

What works and what doesn't: docs/pytorch.md.
"""
import collections
import collections.abc
import ctypes
import os
import pathlib

__all__ = ["LanewayError", "enable", "is_enabled", "memory_stats", "memory_allocated", "max_memory_allocated", "memory_reserved",
           "max_memory_reserved", "reset_peak_memory_stats", "memory_summary", "empty_cache", "trim"]

_NAME = "liblaneway_torch.so.0"


class LanewayError(RuntimeError):
    """What went wrong, with the function that failed, its answer, and what was expected."""


class _Statistics(ctypes.Structure):
    _fields_ = ([(name, ctypes.c_size_t) for name in ("allocated", "allocated_peak", "reserved", "reserved_peak", "maximum", "total")]
                + [("failures", ctypes.c_uint64), ("streams", ctypes.c_uint64)])


_library = None
_allocator = None


def _candidates(library):
    """Where the library may be: what is named, else beside this file as installed or in the sources, else where the system looks."""
    named = library or os.environ.get("LANEWAY_TORCH_LIBRARY")
    if named:
        return [os.fspath(named)]
    here = pathlib.Path(__file__).resolve()
    folders = [here.parent, here.parents[1]] + [root / "build/release/lib" for root in here.parents[2:3]]
    return [str(folder / _NAME) for folder in folders if (folder / _NAME).exists()] + [_NAME]


def _load(library):
    tried = []
    for path in _candidates(library):
        try:
            loaded = ctypes.CDLL(path)
            break
        except OSError as error:
            tried.append(f"{path}: {error}")
    else:
        raise LanewayError(f"laneway: the allocator's library can't be opened, expected {_NAME} at enable(library=...), by "
                           f"LANEWAY_TORCH_LIBRARY, or in the folder above {pathlib.Path(__file__).parent}; " + "; ".join(tried))
    for name, result, arguments in (("last_error", ctypes.c_char_p, []),
                                    ("statistics", ctypes.c_int, [ctypes.c_int, ctypes.POINTER(_Statistics)]),
                                    ("reset_peaks", ctypes.c_int, [ctypes.c_int]),
                                    ("trim", ctypes.c_int, [ctypes.c_int, ctypes.c_size_t]),
                                    ("set_maximum", ctypes.c_int, [ctypes.c_int, ctypes.c_size_t])):
        function = getattr(loaded, "laneway_torch_" + name)
        function.restype, function.argtypes = result, arguments
    return path, loaded


def _checked(status):
    if status != 0:
        raise LanewayError(_library.laneway_torch_last_error().decode())


def _number(device):
    """CUDA's number of a device as PyTorch's functions take it: None for the current one, a number, a name, a torch.device."""
    if _library is None:
        raise LanewayError("laneway: the allocator isn't on, expected laneway_torch.enable() before")
    if isinstance(device, int):
        return device
    import torch
    index = None if device is None else torch.device(device).index
    return torch.cuda.current_device() if index is None else index


def enable(library=None, adapter=None, maximum=None, replace_statistics=True):
    """Makes Laneway's pools PyTorch's allocator for CUDA, for the rest of the process. Before the first CUDA tensor.

    library   path of liblaneway_torch.so.0; without it, LANEWAY_TORCH_LIBRARY, then beside this file, then the system's folders
    adapter   path of libur_adapter_cuda.so.0; without it, the loader finds it, which looks beside itself
    maximum   most bytes that each device's pool may reserve, or a dict from device numbers to bytes
    replace_statistics
              put functions of this module in the places of torch.cuda.memory_allocated and the like, which PyTorch can't
              answer for a foreign allocator
    """
    global _library, _allocator
    if _allocator is not None:
        raise LanewayError("laneway: enable() a second time, expected once in a process")
    import torch
    if adapter is not None:
        os.environ["UR_ADAPTERS_FORCE_LOAD"] = os.fspath(adapter)
    path, loaded = _load(library)
    _library = loaded
    try:
        for device, size in (maximum.items() if isinstance(maximum, collections.abc.Mapping) else [(-1, maximum or 0)]):
            _checked(loaded.laneway_torch_set_maximum(device, size))
        made = torch.cuda.memory.CUDAPluggableAllocator(path, "laneway_torch_hook_malloc", "laneway_torch_free")
        for setter, hook in (("set_record_stream_fn", "record_stream"), ("set_reset_fn", "empty_cache"),
                             ("set_memory_fraction_fn", "memory_fraction"), ("set_begin_allocate_to_pool", "begin_pool")):
            address = ctypes.cast(getattr(loaded, "laneway_torch_hook_" + hook), ctypes.c_void_p).value
            getattr(made.allocator(), setter)(address)
        try:
            torch.cuda.memory.change_current_allocator(made)
        except RuntimeError as error:
            raise LanewayError("laneway: PyTorch keeps its own allocator, which has been used already, expected enable() before "
                               f"the first CUDA tensor: {error}") from error
    except BaseException:
        _library = None
        raise
    _allocator = made
    if replace_statistics:
        _replace_statistics(torch)


def is_enabled():
    return _allocator is not None


def _statistics(device):
    number, made = _number(device), _Statistics()
    _checked(_library.laneway_torch_statistics(number, ctypes.byref(made)))
    return made


def memory_stats(device=None):
    """The figures that there are, by the names of torch.cuda.memory_stats, and Laneway's own."""
    made = _statistics(device)
    figures = collections.OrderedDict()
    for name, current, peak in (("allocated_bytes", made.allocated, made.allocated_peak),
                                ("active_bytes", made.allocated, made.allocated_peak),
                                ("requested_bytes", made.allocated, made.allocated_peak),
                                ("reserved_bytes", made.reserved, made.reserved_peak)):
        figures[f"{name}.all.current"], figures[f"{name}.all.peak"] = current, peak
    figures["num_ooms"] = made.failures
    figures["laneway.streams"], figures["laneway.maximum"], figures["laneway.total"] = made.streams, made.maximum, made.total
    return figures


def memory_allocated(device=None):
    """Bytes that tensors have, as they were asked for."""
    return _statistics(device).allocated


def max_memory_allocated(device=None):
    """The most since the last reset; by a little more than it was, never less."""
    return _statistics(device).allocated_peak


def memory_reserved(device=None):
    """Bytes that the device's pool has of the driver."""
    return _statistics(device).reserved


def max_memory_reserved(device=None):
    return _statistics(device).reserved_peak


def reset_peak_memory_stats(device=None):
    number = _number(device)
    _checked(_library.laneway_torch_reset_peaks(number))


def memory_summary(device=None, abbreviated=False):
    """The figures as text."""
    number = _number(device)
    lines = [f"Laneway's pool of device {number}"]
    lines += [f"  {name:32} {value:>18,}" for name, value in memory_stats(number).items()]
    return "\n".join(lines)


def empty_cache():
    """Gives the memory that no tensor has back to the driver, on all devices in use, as torch.cuda.empty_cache() does."""
    trim(-1)


def trim(device=None, keep=0):
    """The same for one device, until its pool holds no more than `keep` bytes."""
    number = _number(device)
    _checked(_library.laneway_torch_trim(number, keep))


def _replace_statistics(torch):
    def refuse(what, instead):
        def refused(*_, **__):
            raise LanewayError(f"laneway: torch.cuda.{what} needs PyTorch's own allocator, expected {instead}")
        return refused

    replaced = {function.__name__: function for function in (memory_stats, memory_allocated, max_memory_allocated, memory_reserved,
                                                             max_memory_reserved, reset_peak_memory_stats, memory_summary)}
    replaced["memory_snapshot"] = refuse("memory_snapshot", "UR_USM_POOL_DUMP or UR_USM_POOL_TRACE (docs/allocator.md)")
    for module in (torch.cuda, torch.cuda.memory):
        for name, function in replaced.items():
            if hasattr(module, name):
                setattr(module, name, function)
