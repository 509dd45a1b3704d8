// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the CUDA adapter costs through the loader, beside the driver's own calls for the same, on the host: streams are
// waited for outside of the timing. The driver's side has the device's context current, ours begins without one, as
// programs do. All of it runs in one process, repetitions interleaved at random.
//
//   --adapter=LIBRARY   the adapter, where the loader wouldn't choose it
//   --kernels=FILE      the kernel's text instead of ours: for drivers that don't read PTX
//   --threads=N         how many the many threads are (default: the processors, at most 16)
//   --batches=N         how many batches are timed in each repetition (default: 40)
//   --check             exits with 1 where ours costs more than it may
// UR_CUDA_LIBRARY names the driver, for both sides. Google-benchmark's own options work too (--benchmark_out=FILE
// writes JSON); without any, 9 repetitions are made.
#include "cases.hpp"

#include <cstdio>
#include <stdexcept>

int main(int argc, char **argv) {
  bench::Options options(argc, argv);
  if (!options.initialize()) {
    return 2;
  }
  try {
    const std::string text = options.kernels(bench::kKernelText);
    const bench::Machine machine(options.adapter());
    const bench::Ours ours(machine, bench::Form::binary, text);
    const bench::Raw raw(text);
    benchmark::AddCustomContext("device", machine.name);
    benchmark::AddCustomContext("cuda_driver", std::to_string(raw.version));
    return bench::measure(bench::cases(raw, ours, options.threads()), options);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_cuda: %s\n", problem.what());
    return 2;
  }
}
