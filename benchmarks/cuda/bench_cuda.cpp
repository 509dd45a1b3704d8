// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the CUDA adapter costs through the loader, beside the driver's own calls for the same, on the host: streams are
// waited for outside of the timing. The driver's side has the device's context current, ours begins without one, as
// programs do. All of it runs in one process, repetitions interleaved at random.
//
//   --adapter=LIBRARY   the adapter, where the loader wouldn't choose it
//   --kernels=FILE      the kernel's text instead of ours: for drivers that don't read PTX
//   --threads=N         how many the many threads are (default: 16)
//   --check             exits with 1 where ours costs more than it may
// UR_CUDA_LIBRARY names the driver, for both sides. Google-benchmark's own options work too (--benchmark_out=FILE
// writes JSON); without any, 9 repetitions are made.
#include "cases.hpp"
#include "support/runner.hpp"

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace {

using bench::Case;

std::string side(const Case &one, const char *which) {
  return one.name + "/" + which;
}

/// Google-benchmark divides the time by what all threads do together.
double medianOf(const bench::Collector &collector, const std::string &name, int threads = 1) {
  return collector.of(name).median * threads;
}

/// Negative where it can't be told, since something was filtered out.
double most(const bench::Limit &limit, const bench::Collector &collector) {
  double sum = limit.ns;
  for (const bench::Limit::Part &part : limit.parts) {
    const double raw = medianOf(collector, part.raw + "/driver");
    if (raw < 0) {
      return -1;
    }
    sum += part.factor * raw;
  }
  return sum;
}

bool report(const std::vector<Case> &all, const bench::Collector &collector) {
  bool good = true;
  std::printf("\n%-48s %10s %10s %8s %10s\n", "medians, ns", "driver", "ours", "ratio", "limit");
  for (const Case &one : all) {
    const double raw = medianOf(collector, side(one, "driver")),
                 ours = medianOf(collector, side(one, "ours"), one.threads);
    if (raw < 0 && ours < 0) {
      continue;
    }
    std::printf("%-48s", one.name.c_str());
    raw >= 0 ? std::printf(" %10.1f", raw) : std::printf(" %10s", "");
    ours >= 0 ? std::printf(" %10.1f", ours) : std::printf(" %10s", "");
    raw >= 0 && ours >= 0 ? std::printf(" %8.3f", ours / raw) : std::printf(" %8s", "");
    if (const double limit = most(one.limit, collector); limit > 0 && ours >= 0) {
      std::printf(" %10.1f %s", limit, ours <= limit ? "ok" : "TOO SLOW");
      good = good && ours <= limit;
    }
    std::printf("\n");
  }
  return good;
}

} // namespace

int main(int argc, char **argv) {
  bench::Arguments arguments(
      argc, argv, {"--adapter", "--kernels", "--threads"},
      {"--benchmark_repetitions=9", "--benchmark_enable_random_interleaving=true", "--benchmark_min_time=0.02"});
  if (!arguments.initialize()) {
    return 2;
  }
  try {
    const std::string kernels = arguments.option("--kernels"), many = arguments.option("--threads");
    const std::string text = kernels.empty() ? bench::kKernelText : bench::readFile(kernels);
    const bench::Machine machine(arguments.option("--adapter"));
    const bench::Ours ours(machine, text);
    const bench::Raw raw(text);
    benchmark::AddCustomContext("device", machine.name);
    benchmark::AddCustomContext("cuda_driver", std::to_string(raw.version));
    const std::vector<Case> all = bench::cases(raw, ours, many.empty() ? 16 : std::stoi(many));
    constexpr int kBatches = 40;
    for (const Case &one : all) {
      if (one.raw) {
        benchmark::RegisterBenchmark(side(one, "driver").c_str(), one.raw)->UseManualTime()->Iterations(kBatches);
      }
      if (one.ours && one.oursInBatches) {
        benchmark::RegisterBenchmark(side(one, "ours").c_str(), one.ours)->UseManualTime()->Iterations(kBatches);
      } else if (one.ours) {
        benchmark::RegisterBenchmark(side(one, "ours").c_str(), one.ours)->UseRealTime()->Threads(one.threads);
      }
    }
    bench::Collector collector(bench::Collector::Time::Wall, false);
    benchmark::RunSpecifiedBenchmarks(&collector);
    const bool good = report(all, collector);
    benchmark::ClearRegisteredBenchmarks();
    return arguments.checking() && !good ? 1 : 0;
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_cuda: %s\n", problem.what());
    return 2;
  }
}
