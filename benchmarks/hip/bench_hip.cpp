// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the HIP adapter costs through the loader, beside HIP's own calls for the same: what bench_cuda is for CUDA, with
// its cases.
//
//   --adapter=LIBRARY   the adapter, where the loader wouldn't choose it
//   --kernels=FILE      a code object with a kernel "fill" that takes a pointer and a 32-bit value; there has to be one
//   --threads=N         how many the many threads are (default: the processors, at most 16)
//   --batches=N         how many batches are timed in each repetition (default: 40)
//   --check             exits with 1 where ours costs more than it may
// UR_HIP_LIBRARY names the runtime, for both sides. Google-benchmark's own options work too (--benchmark_out=FILE
// writes JSON); without any, 9 repetitions are made.
#include "cuda_like/cases.hpp"

#include <cstdio>
#include <stdexcept>

int main(int argc, char **argv) {
  bench::Options options(argc, argv);
  if (!options.initialize())
    return 2;
  try {
    const std::string code = options.kernels("");
    if (code.empty())
      throw std::runtime_error("--kernels has to name a code object");
    const bench::Machine machine(options.adapter());
    const bench::Ours ours(machine, bench::Form::binary, code);
    const bench::Raw raw(code);
    benchmark::AddCustomContext("device", machine.name);
    benchmark::AddCustomContext("hip", std::to_string(raw.api.version));
    return bench::measure(bench::cases(raw, ours, options.threads()), options);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_hip: %s\n", problem.what());
    return 2;
  }
}
