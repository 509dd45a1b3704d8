// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an adapter for Level Zero costs through the loader, beside Level Zero's own calls for the same, on the host:
// queues are waited for outside of the timing. Both sides use the first device that the adapter has, each in a context
// of its own; the driver's side has an immediate command list that keeps order. All of it runs in one process,
// repetitions interleaved at random.
//
//   --adapter=LIBRARY   another adapter for Level Zero (default: libur_adapter_level_zero.so.0)
//   --kernels=FILE      SPIR-V with the kernel "fill", such as lib/kernels/bench_level_zero_kernels.spv of the build
//                       folder; it has to be there
//   --batches=N         how many batches are timed in each repetition (default: 40)
//   --check             exits with 1 where the adapter costs more than it may
// UR_LEVEL_ZERO_LIBRARY names the loader of Level Zero, for the driver's side too. Google-benchmark's own options work
// too (--benchmark_out=FILE writes JSON); without any, 9 repetitions are made. Without a device of Level Zero there is
// nothing to measure: exits with 77. docs/level_zero.md says how Intel's driver runs without a GPU.
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
    if (!bench::openRawApi(&reason)) {
      std::printf("there is no Level Zero: %s\n", reason.c_str());
      return kNothing;
    }
    const std::string program = options.kernels(""), adapter = options.adapter();
    const bench::Machine machine(adapter.empty() ? "libur_adapter_level_zero.so.0" : adapter);
    const bench::Ours ours(machine, bench::Form::source, program);
    const bench::Raw raw(machine, program);
    benchmark::AddCustomContext("device", machine.name);
    return bench::measure(bench::cases(raw, ours), options);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_level_zero: %s\n", problem.what());
    return 2;
  }
}
