# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PyTorch's CUDA memory from Laneway's pools.

    import laneway_torch
    laneway_torch.enable()      # before the first CUDA tensor

What works and what doesn't: docs/pytorch.md.
"""
from laneway_allocator import STATES, LanewayError, Pools

__all__ = ["LanewayError", "enable", "is_enabled", "memory_stats", "memory_allocated", "max_memory_allocated", "memory_reserved",
           "max_memory_reserved", "reset_peak_memory_stats", "memory_snapshot", "memory_summary", "empty_cache", "trim"]


def _number(device):
    """CUDA's number of a device as PyTorch's functions take it: None for the current one, a name, a torch.device."""
    import torch
    index = None if device is None else torch.device(device).index
    return torch.cuda.current_device() if index is None else index


_pools = Pools("laneway_torch", "liblaneway_torch.so.0", "LANEWAY_TORCH_LIBRARY", _number)
_allocator = None

memory_stats = _pools.memory_stats
memory_allocated, max_memory_allocated = _pools.memory_allocated, _pools.max_memory_allocated
memory_reserved, max_memory_reserved = _pools.memory_reserved, _pools.max_memory_reserved
reset_peak_memory_stats, memory_summary = _pools.reset_peak_memory_stats, _pools.memory_summary
empty_cache, trim = _pools.empty_cache, _pools.trim


def enable(library=None, adapter=None, maximum=None, replace_statistics=True):
    """Makes Laneway's pools PyTorch's allocator for CUDA, for the rest of the process. Before the first CUDA tensor.

    library   path of liblaneway_torch.so.0; without it, LANEWAY_TORCH_LIBRARY, then beside this file, then the system's folders
    adapter   path of libur_adapter_cuda.so.0; without it, the loader finds it, which looks beside itself
    maximum   most bytes that each device's pool may reserve, or a dict from device numbers to bytes
    replace_statistics
              put functions of this module in the places of torch.cuda.memory_allocated and the like, which PyTorch can't
              answer for a foreign allocator
    """
    global _allocator
    import torch
    _pools.open(library, adapter, maximum)
    try:
        made = torch.cuda.memory.CUDAPluggableAllocator(_pools.path, "laneway_torch_hook_malloc", "laneway_torch_free")
        for setter, hook in (("set_record_stream_fn", "record_stream"), ("set_reset_fn", "empty_cache"),
                             ("set_memory_fraction_fn", "memory_fraction"), ("set_begin_allocate_to_pool", "begin_pool")):
            getattr(made.allocator(), setter)(_pools.address("laneway_torch_hook_" + hook))
        try:
            torch.cuda.memory.change_current_allocator(made)
        except RuntimeError as error:
            raise LanewayError("laneway: PyTorch keeps its own allocator, which has been used already, expected enable() before "
                               f"the first CUDA tensor: {error}") from error
    except BaseException:
        _pools.forget()
        raise
    _allocator = made
    if replace_statistics:
        _replace_statistics(torch)


def is_enabled():
    return _allocator is not None


# What PyTorch calls the states of memory. What is over for its stream is inactive there, too, though others can't have it yet.
_STATES = {"live": "active_allocated", "pending": "active_pending_free", "at hand": "inactive", "free": "inactive",
           "remainder": "inactive"}


def memory_snapshot(mempool_id=None, include_traces=True):
    """What the pools hold at the moment, as torch.cuda.memory_snapshot: a list of segments, which are addresses with memory behind
    them, each with its blocks. Segments belong to no stream, so `stream` is 0; nobody notes frames and traces."""
    if mempool_id is not None:
        raise LanewayError("laneway: memory_snapshot() of a torch.cuda.MemPool, expected none: it doesn't work with this allocator")
    segments, last = [], None
    for part in _pools.report():
        state = _STATES.get(STATES[part.state])
        if state is None: # no memory of its own: the segment ends
            last = None
            continue
        if last is None or last != (part.device, part.region):
            segments.append({"device": part.device, "address": part.memory, "total_size": 0, "allocated_size": 0, "active_size": 0,
                             "requested_size": 0, "stream": 0, "segment_type": "large", "segment_pool_id": (0, 0),
                             "is_expandable": bool(part.expandable), "frames": [], "blocks": []})
            last = part.device, part.region
        segment = segments[-1]
        segment["blocks"].append({"address": part.memory, "size": part.size, "requested_size": part.requested, "state": state,
                                  "frames": []})
        segment["total_size"] += part.size
        segment["allocated_size"] += part.size if state == "active_allocated" else 0
        segment["active_size"] += part.size if state != "inactive" else 0
        segment["requested_size"] += part.requested
    return segments


def _snapshot(device=None, **_):
    """As torch.cuda.memory._snapshot, without the traces that nobody has recorded."""
    import torch
    return {"segments": memory_snapshot(), "device_traces": [[] for _ in range(torch.cuda.device_count())],
            "allocator_settings": {}, "external_annotations": []}


def _replace_statistics(torch):
    def refuse(what, instead):
        def refused(*_, **__):
            raise LanewayError(f"laneway: torch.cuda.{what} needs PyTorch's own allocator, expected {instead}")
        return refused

    replaced = {function.__name__: function for function in (memory_stats, memory_allocated, max_memory_allocated, memory_reserved,
                                                             max_memory_reserved, reset_peak_memory_stats, memory_snapshot,
                                                             memory_summary)}
    replaced["_snapshot"] = _snapshot
    replaced["_record_memory_history"] = refuse("memory._record_memory_history", "torch.cuda.memory_snapshot(), or "
                                                "UR_USM_POOL_TRACE for what the pool does over time (docs/allocator.md)")
    for module in (torch.cuda, torch.cuda.memory):
        for name, function in replaced.items():
            if hasattr(module, name):
                setattr(module, name, function)
