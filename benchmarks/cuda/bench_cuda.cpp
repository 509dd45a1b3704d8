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
//   --between-calls=LIBRARY
//                       our libtimed_cuda.so: of the cases in batches only what lies between the driver's calls counts,
//                       on both sides with two time stamps for each of them; there are no limits then
//   --check             exits with 1 where ours costs more than it may
// UR_CUDA_LIBRARY names the driver, for both sides. Google-benchmark's own options work too (--benchmark_out=FILE
// writes JSON); without any, 9 repetitions are made.
#include "cuda_like/cases.hpp"

#include "common/dynamic_library.hpp"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

namespace {

/// The kernel of both sides.
const char kKernelText[] = R"(.version 6.4
.target sm_60
.address_size 64
.visible .entry fill(.param .u64 memory, .param .u32 value)
{
  .reg .b32 %r<2>;
  .reg .b64 %rd<3>;
  ld.param.u64 %rd1, [memory];
  ld.param.u32 %r1, [value];
  cvta.to.global.u64 %rd2, %rd1;
  st.global.u32 [%rd2], %r1;
  ret;
}
)";

const std::atomic<uint64_t> *g_inDriver = nullptr;

/// The library takes the driver's place for both sides. Throws std::runtime_error.
void countBetweenCalls(const std::string &file) {
  if (file.empty())
    return;
  if (const char *driver = std::getenv("UR_CUDA_LIBRARY"))
    setenv("BENCH_CUDA_LIBRARY", driver, 1);
  setenv("UR_CUDA_LIBRARY", file.c_str(), 1);
  ur::DynamicLibrary library;
  std::string error;
  if (!library.open(file.c_str(), error))
    throw std::runtime_error(error);
  g_inDriver = static_cast<const std::atomic<uint64_t> *>(library.symbol("bench_time_in_driver"));
  library.leaveOpen();
  if (!g_inDriver)
    throw std::runtime_error(file + " doesn't tell the driver's time");
  bench::notCounted = [] { return std::chrono::nanoseconds(g_inDriver->load(std::memory_order_relaxed)); };
}

} // namespace

int main(int argc, char **argv) {
  bench::Options options(argc, argv);
  if (!options.initialize())
    return 2;
  try {
    countBetweenCalls(options.betweenCalls());
    const std::string text = options.kernels(kKernelText);
    const bench::Machine machine(options.adapter());
    const bench::Ours ours(machine, bench::Form::binary, text);
    const bench::Raw raw(text);
    benchmark::AddCustomContext("device", machine.name);
    benchmark::AddCustomContext("cuda_driver", std::to_string(bench::versionOf(raw.api)));
    return bench::measure(bench::cases(raw, ours, options.threads()), options);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_cuda: %s\n", problem.what());
    return 2;
  }
}
