# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the programs of this folder share: their arguments, the choice of the allocator, settings that make results the same
each time, and what is measured of each step."""
import argparse
import json
import os
import pathlib
import sys
import time

ALLOCATORS = {"torch": "PyTorch's own", "expandable": "PyTorch's own with expandable segments",
              "async": "CUDA's own pool, by PyTorch", "laneway": "Laneway's pool"}
SETTINGS = {"expandable": "expandable_segments:True", "async": "backend:cudaMallocAsync"}
MIB = 1 << 20


def parser(description, steps):
    made = argparse.ArgumentParser(description=description)
    made.add_argument("--allocator", choices=ALLOCATORS, default="torch")
    made.add_argument("--steps", type=int, default=steps)
    made.add_argument("--small", action="store_true", help="a small model and small inputs: for the plumbing, not for figures")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--maximum", type=int, help="most MiB that Laneway's pool may reserve")
    made.add_argument("--library", help="liblaneway_torch.so.0, where laneway_torch doesn't find it")
    made.add_argument("--adapter", help="libur_adapter_cuda.so.0, where the loader doesn't find it")
    made.add_argument("--json", help="file to write the results to")
    made.add_argument("--quiet", action="store_true", help="no line for each step")
    return made


class Run:
    """One run of a program: it is made before the first tensor, and measures step by step."""

    def __init__(self, options, program):
        if options.allocator in SETTINGS:
            os.environ["PYTORCH_ALLOC_CONF"] = os.environ["PYTORCH_CUDA_ALLOC_CONF"] = SETTINGS[options.allocator]
        os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
        import torch
        self.torch, self.options, self.losses, self.times = torch, options, [], []
        if options.allocator == "laneway":
            try:
                import laneway_torch
            except ImportError:
                root = pathlib.Path(__file__).resolve().parents[2] / "integrations"
                sys.path[:0] = [str(root / "pytorch"), str(root / "allocator")]
                import laneway_torch
            laneway_torch.enable(options.library, options.adapter, options.maximum and options.maximum * MIB)
        torch.manual_seed(options.seed)
        torch.use_deterministic_algorithms(True, warn_only=True)
        torch.utils.deterministic.fill_uninitialized_memory = False
        torch.backends.cudnn.benchmark = False
        self.result = {"program": program, "allocator": options.allocator, "torch": torch.__version__, "seed": options.seed,
                       "steps": options.steps, "small": options.small, "maximum_mib": options.maximum}

    def step(self, function):
        """Runs one step, which answers its loss as a tensor; the host waits for it, as programs do that print their losses."""
        began = time.perf_counter()
        loss = float(function())
        self.times.append((time.perf_counter() - began) * 1e3)
        self.losses.append(loss)
        if not self.options.quiet:
            print(f"step {len(self.losses)}: {loss!r}, {self.times[-1]:.1f} ms", flush=True)

    def figures(self):
        cuda = self.torch.cuda
        figures = {"losses": self.losses, "times_ms": self.times}
        if self.times:
            rest = sorted(self.times[len(self.times) // 5:])  # the first steps find their algorithms
            figures["median_ms"], figures["longest_ms"] = rest[len(rest) // 2], rest[-1]
        figures["allocated_peak"], figures["reserved_peak"] = cuda.max_memory_allocated(), cuda.max_memory_reserved()
        return figures

    def __enter__(self):
        return self

    def __exit__(self, kind, error, _):
        """Writes what there is, also of a run that has failed."""
        if error is not None:
            self.result["failed"] = f"{kind.__name__}: {error}"
        else:
            self.result["device"] = self.torch.cuda.get_device_name()
        try:
            self.result |= self.figures()
        except RuntimeError as unknown: # after some failures CUDA answers nothing any more
            self.result.setdefault("failed", str(unknown))
        if self.options.json:
            pathlib.Path(self.options.json).write_text(json.dumps(self.result))
        if "median_ms" in self.result:
            print(f"{self.result['program']} by {ALLOCATORS[self.options.allocator]}: {len(self.losses)} steps, median "
                  f"{self.result['median_ms']:.1f} ms, allocated {self.result['allocated_peak'] / MIB:.1f} MiB at most, reserved "
                  f"{self.result['reserved_peak'] / MIB:.1f}", flush=True)
        return False
