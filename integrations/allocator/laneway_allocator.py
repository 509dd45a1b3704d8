# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What laneway_cupy and laneway_torch share: how the library is found and opened, its errors, and the figures of its pools.

Programs import one of those two.
"""
import collections
import collections.abc
import ctypes
import os
import pathlib

__all__ = ["LanewayError", "Pools"]


class LanewayError(RuntimeError):
    """What went wrong, with the function that failed, its answer, and what was expected."""


class _Statistics(ctypes.Structure):
    _fields_ = ([(name, ctypes.c_size_t) for name in ("allocated", "allocated_peak", "reserved", "reserved_peak", "maximum", "total")]
                + [("failures", ctypes.c_uint64), ("streams", ctypes.c_uint64)])


class _Part(ctypes.Structure):
    _fields_ = [("device", ctypes.c_int), ("state", ctypes.c_int), ("memory", ctypes.c_void_p), ("size", ctypes.c_size_t),
                ("requested", ctypes.c_size_t), ("region", ctypes.c_void_p), ("region_size", ctypes.c_size_t),
                ("expandable", ctypes.c_int), ("pending_on", ctypes.c_uint64)]


#: laneway_allocator_state_t
STATES = ("live", "at hand", "pending", "free", "remainder", "unmapped", "changing")

_SIGNATURES = {"last_error": (ctypes.c_char_p, []),
               "lacks_memory": (ctypes.c_int, []),
               "record_stream": (ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p]),
               "statistics": (ctypes.c_int, [ctypes.c_int, ctypes.POINTER(_Statistics)]),
               "report": (ctypes.c_int, [ctypes.c_int, ctypes.POINTER(_Part), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)]),
               "reset_peaks": (ctypes.c_int, [ctypes.c_int]),
               "trim": (ctypes.c_int, [ctypes.c_int, ctypes.c_size_t]),
               "set_maximum": (ctypes.c_int, [ctypes.c_int, ctypes.c_size_t]),
               "set_fraction": (ctypes.c_int, [ctypes.c_int, ctypes.c_double])}


class Pools:
    """The devices' pools, one for each device, and the figures that programs ask for. Functions that fail raise LanewayError.

    module    the Python module whose enable() opens them; library and variable: the file's name, and where else it may be
    number    makes CUDA's number of what the program names a device by, of None that of the current one
    """

    def __init__(self, module, library, variable, number):
        self._module, self._file, self._variable, self._index = module, library, variable, number
        self.path = self.library = None

    def open(self, library, adapter, maximum):
        """Opens the library once, with the options of the module's enable()."""
        if self.library is not None:
            raise LanewayError("laneway: enable() a second time, expected once in a process")
        if adapter is not None:
            os.environ["UR_ADAPTERS_FORCE_LOAD"] = os.fspath(adapter)
        self.path, self.library = self._load(library)
        try:
            if maximum is not None: # otherwise what another module of the process has set stays
                for device, size in maximum.items() if isinstance(maximum, collections.abc.Mapping) else [(-1, maximum)]:
                    self.call("set_maximum", device, size)
        except BaseException:
            self.forget()
            raise

    def forget(self):
        """As before open(), where the rest of the module's enable() fails."""
        self.path = self.library = None

    def _candidates(self, library):
        """Where the library may be: what is named, else near the module, as installed or in the sources, else where the system looks."""
        named = library or os.environ.get(self._variable)
        if named:
            return [os.fspath(named)]
        here = pathlib.Path(__file__).resolve()
        folders = [here.parent, here.parents[1]] + [root / "build/release/lib" for root in here.parents[2:3]]
        return [str(folder / self._file) for folder in folders if (folder / self._file).exists()] + [self._file]

    def _load(self, library):
        tried = []
        for path in self._candidates(library):
            try:
                loaded = ctypes.CDLL(path)
                break
            except OSError as error:
                tried.append(f"{path}: {error}")
        else:
            raise LanewayError(f"laneway: the allocator's library can't be opened, expected {self._file} at enable(library=...), by "
                               f"{self._variable}, or in the folder above {pathlib.Path(__file__).parent}; " + "; ".join(tried))
        for name, (result, arguments) in _SIGNATURES.items():
            function = getattr(loaded, "laneway_allocator_" + name)
            function.restype, function.argtypes = result, arguments
        return path, loaded

    def address(self, function):
        """The address of a function of the library."""
        return ctypes.cast(getattr(self.library, function), ctypes.c_void_p).value

    def call(self, function, *arguments):
        """A function that answers 0 where it succeeds."""
        if getattr(self.library, "laneway_allocator_" + function)(*arguments) != 0:
            raise self.last_error()

    def last_error(self):
        """The exception that says what the last call of this thread that failed says."""
        return LanewayError(self.library.laneway_allocator_last_error().decode())

    def number(self, device):
        """CUDA's number of a device, where the allocator is on."""
        if self.library is None:
            raise LanewayError(f"laneway: the allocator isn't on, expected {self._module}.enable() before")
        return device if isinstance(device, int) else self._index(device)

    def statistics(self, device=None):
        """The figures as the library has them."""
        number, made = self.number(device), _Statistics()
        self.call("statistics", number, ctypes.byref(made))
        return made

    def report(self):
        """All parts of the pools of all devices that are open, as laneway_allocator_part_t has them, of one moment."""
        if self.library is None:
            self.number(0)
        parts, count = (_Part * 0)(), ctypes.c_size_t()
        while True:
            self.call("report", -1, parts, len(parts), ctypes.byref(count))
            if count.value <= len(parts):
                return parts[:count.value]
            parts = (_Part * (count.value + count.value // 8))() # more than now, for what comes meanwhile

    def memory_stats(self, device=None):
        """The figures that there are, by the names of torch.cuda.memory_stats, and Laneway's own."""
        made = self.statistics(device)
        figures = collections.OrderedDict()
        for name, current, peak in (("allocated_bytes", made.allocated, made.allocated_peak),
                                    ("active_bytes", made.allocated, made.allocated_peak),
                                    ("requested_bytes", made.allocated, made.allocated_peak),
                                    ("reserved_bytes", made.reserved, made.reserved_peak)):
            figures[f"{name}.all.current"], figures[f"{name}.all.peak"] = current, peak
        figures["num_ooms"] = made.failures
        figures["laneway.streams"], figures["laneway.maximum"], figures["laneway.total"] = made.streams, made.maximum, made.total
        return figures

    def memory_allocated(self, device=None):
        """Bytes that are in use, as they were asked for."""
        return self.statistics(device).allocated

    def max_memory_allocated(self, device=None):
        """The most since the last reset; by a little more than it was, never less."""
        return self.statistics(device).allocated_peak

    def memory_reserved(self, device=None):
        """Bytes that the device's pool has of the driver."""
        return self.statistics(device).reserved

    def max_memory_reserved(self, device=None):
        """The most since the last reset."""
        return self.statistics(device).reserved_peak

    def reset_peak_memory_stats(self, device=None):
        """From here on the peaks count anew."""
        self.call("reset_peaks", self.number(device))

    def memory_summary(self, device=None, abbreviated=False):
        """The figures as text."""
        number = self.number(device)
        lines = [f"Laneway's pool of device {number}"]
        lines += [f"  {name:32} {value:>18,}" for name, value in self.memory_stats(number).items()]
        return "\n".join(lines)

    def empty_cache(self):
        """Gives the memory that is not in use back to the driver, on all devices."""
        self.trim(-1)

    def trim(self, device=None, keep=0):
        """The same for one device, until its pool holds no more than `keep` bytes."""
        self.call("trim", self.number(device), keep)
