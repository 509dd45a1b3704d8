// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the OpenCL adapter costs through the loader, beside OpenCL's own calls for the same, on the host: queues are
// waited for outside of the timing. Both sides use the first device that the adapter has, each in a context of its own.
// All of it runs in one process, repetitions interleaved at random.
//
//   --adapter=LIBRARY   another adapter for OpenCL (default: libur_adapter_opencl.so.0)
//   --kernels=FILE      SPIR-V or OpenCL C with the kernel "fill", instead of ours: for adapters that take SPIR-V only
//   --threads=N         how many the many threads are (default: the processors, at most 16)
//   --batches=N         how many batches are timed in each repetition (default: 40)
//   --check             exits with 1 where ours costs more than it may
// UR_OPENCL_LIBRARY names the ICD loader, for both sides. Google-benchmark's own options work too (--benchmark_out=FILE
// writes JSON); without any, 9 repetitions are made. Without a device of OpenCL there is nothing to measure: exits with
// 77.
#include "cases.hpp"

#include <cstdio>
#include <stdexcept>

int main(int argc, char **argv) {
  constexpr int kNothing = 77;
  bench::Options options(argc, argv);
  if (!options.initialize())
    return 2;
  try {
    std::string reason;
    if (ur::opencl::openPlatforms(&reason).empty()) {
      std::printf("there is no OpenCL: %s\n", reason.c_str());
      return kNothing;
    }
    const std::string text = options.kernels(bench::kKernelText), adapter = options.adapter();
    const bench::Machine machine(adapter.empty() ? "libur_adapter_opencl.so.0" : adapter);
    const bench::Ours ours(machine, bench::Form::source, text);
    const bench::Raw raw(machine, text);
    benchmark::AddCustomContext("device", machine.name);
    benchmark::AddCustomContext("driver", raw.driver);
    return bench::measure(bench::cases(raw, ours, options.threads()), options);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_opencl: %s\n", problem.what());
    return 2;
  }
}
