// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "side_by_side/cases.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <thread>

namespace bench {

namespace {

std::string side(const Case &one, const char *which) {
  return one.name + "/" + which;
}

/// Google-benchmark divides the time by what all threads do together.
double medianOf(const Collector &collector, const std::string &name, int threads = 1) {
  return collector.of(name).median * threads;
}

/// Negative where it can't be told, since something was filtered out.
double most(const Limit &limit, const Collector &collector) {
  double sum = limit.ns;
  for (const Limit::Part &part : limit.parts) {
    const double raw = medianOf(collector, part.raw + "/driver");
    if (raw < 0)
      return -1;
    sum += part.factor * raw;
  }
  return sum;
}

bool report(const std::vector<Case> &all, const Collector &collector) {
  bool good = true;
  std::printf("\n%-48s %10s %10s %8s %10s\n", "medians, ns", "driver", "ours", "ratio", "limit");
  for (const Case &one : all) {
    const double raw = medianOf(collector, side(one, "driver")),
                 ours = medianOf(collector, side(one, "ours"), one.threads);
    if (raw < 0 && ours < 0)
      continue;
    std::printf("%-48s", one.name.c_str());
    raw >= 0 ? std::printf(" %10.1f", raw) : std::printf(" %10s", "");
    ours >= 0 ? std::printf(" %10.1f", ours) : std::printf(" %10s", "");
    raw >= 0 && ours >= 0 ? std::printf(" %8.3f", ours / raw) : std::printf(" %8s", "");
    if (const double limit = notCounted ? 0 : most(one.limit, collector); limit > 0 && ours >= 0) {
      std::printf(" %10.1f %s", limit, ours <= limit ? "ok" : "TOO SLOW");
      good = good && ours <= limit;
    }
    std::printf("\n");
  }
  return good;
}

void add(const Case &one, int batches) {
  if (one.raw)
    benchmark::RegisterBenchmark(side(one, "driver").c_str(), one.raw)->UseManualTime()->Iterations(batches);
  if (one.ours && one.oursInBatches)
    benchmark::RegisterBenchmark(side(one, "ours").c_str(), one.ours)->UseManualTime()->Iterations(batches);
  else if (one.ours)
    benchmark::RegisterBenchmark(side(one, "ours").c_str(), one.ours)->UseRealTime()->Threads(one.threads);
}

} // namespace

Options::Options(int argc, char **argv)
    : arguments_(
          argc, argv, {"--adapter=LIBRARY", "--kernels=FILE", "--threads=N", "--batches=N", "--between-calls=LIBRARY"},
          {"--benchmark_repetitions=9", "--benchmark_enable_random_interleaving=true", "--benchmark_min_time=0.02"}) {}

std::string Options::kernels(const char *otherwise) const {
  const std::string file = arguments_.option("--kernels");
  return file.empty() ? otherwise : readFile(file);
}

int Options::defaultThreads() noexcept {
  return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 16);
}

int Options::number(const char *name, int otherwise) const {
  constexpr long kMost = 1 << 20;
  const std::string text = arguments_.option(name);
  if (text.empty())
    return otherwise;
  char *end = nullptr;
  const long value = std::strtol(text.c_str(), &end, 10);
  if (*end != '\0' || value < 1 || value > kMost)
    throw std::runtime_error(std::string(name) + " is no number of them: '" + text + "'");
  return static_cast<int>(value);
}

int measure(const std::vector<Case> &all, const Options &options) {
  for (const Case &one : all)
    add(one, options.batches());
  Collector collector(Collector::Time::Wall, false);
  benchmark::RunSpecifiedBenchmarks(&collector);
  const bool good = report(all, collector);
  benchmark::ClearRegisteredBenchmarks();
  return options.checking() && !good ? 1 : 0;
}

} // namespace bench
