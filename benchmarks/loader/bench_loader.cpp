// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a call costs through a loader, beside a direct call of the same function of a trivial adapter, and what opening
// a loader costs. Every configuration is measured in this one process, pinned to one processor, repetitions interleaved
// at random.
//
//   LANEWAY_SHIPPED_LOADER=<libur_loader.so.0>   measures another loader beside ours
//   --check                                      exits with 1 where ours costs more than it may
// Google-benchmark's own options work too; without any, 25 repetitions are made.
#include "loader_under_test.hpp"
#include "support/runner.hpp"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <sched.h>
#include <stdexcept>

namespace {

using bench::Environment;
using bench::Target;

struct Configuration {
  const char *name;
  Target target;
  double limit; // nanoseconds over a direct call; 0: none
};

constexpr double kOpenLimit = 500e3;
constexpr int kOpenings = 25;

void callDevice(benchmark::State &state, Target target) {
  for (auto _ : state)
    benchmark::DoNotOptimize(target.retain(target.device));
}

void pinToOneProcessor() {
  cpu_set_t set;
  CPU_ZERO(&set);
  const int cpu = sched_getcpu();
  CPU_SET(cpu < 0 ? 0 : cpu, &set);
  if (sched_setaffinity(0, sizeof(set), &set) != 0)
    std::puts("warning: can't stay on one processor, times will scatter");
}

std::vector<Configuration> openAll(const char *shipped) {
  const Environment one = {{"UR_ADAPTERS_FORCE_LOAD", TEST_ADAPTER}};
  const Environment several = {{"UR_ADAPTERS_FORCE_LOAD", TEST_ADAPTER "," SECOND_ADAPTER}};
  const Environment validation = {{"UR_ADAPTERS_FORCE_LOAD", TEST_ADAPTER},
                                  {"UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATION"}};
  std::vector<Configuration> all = {
      {"direct", bench::openAdapter(TEST_ADAPTER), 0},
      {"ours/one_adapter", bench::openLoader(OUR_LOADER, one), 0.7},
      {"ours/several_adapters", bench::openLoader(OUR_LOADER, several), 1.0},
      {"ours/validation", bench::openLoader(OUR_LOADER, validation), 5.0},
  };
  if (shipped) {
    all.push_back({"shipped/one_adapter", bench::openLoader(shipped, one), 0});
    all.push_back({"shipped/several_adapters", bench::openLoader(shipped, several), 0});
    all.push_back({"shipped/validation", bench::openLoader(shipped, validation), 0});
  }
  return all;
}

/// Before any loader is in this process, so that each child opens it anew.
std::map<std::string, double> measureOpening(const char *shipped) {
  std::map<std::string, std::vector<double>> times;
  for (int i = 0; i < kOpenings; ++i) {
    times["ours"].push_back(bench::nanosecondsToOpen(OUR_LOADER));
    if (shipped)
      times["shipped"].push_back(bench::nanosecondsToOpen(shipped));
  }
  std::map<std::string, double> medians;
  for (const auto &[name, values] : times)
    medians[name] = bench::median(values);
  return medians;
}

bool report(const std::vector<Configuration> &all, const bench::Collector &collector,
            const std::map<std::string, double> &opening) {
  bool good = true;
  const double direct = collector.of("direct").median;
  std::printf("\n%-26s %9s %12s %9s\n", "urDeviceRetain, medians", "ns", "over direct", "limit");
  for (const Configuration &configuration : all) {
    const double time = collector.of(configuration.name).median;
    if (time < 0)
      continue; // filtered out
    const double over = time - direct;
    const bool kept = configuration.limit == 0 || over <= configuration.limit;
    good = good && kept;
    std::printf("%-26s %9.2f %12.2f", configuration.name, time, over);
    if (configuration.limit > 0)
      std::printf(" %9.2f %s", configuration.limit, kept ? "ok" : "TOO SLOW");
    std::printf("\n");
  }
  for (const auto &[name, time] : opening) {
    const bool ours = name == "ours";
    good = good && (!ours || time <= kOpenLimit);
    std::printf("opening %-18s %9.1f us %s\n", name.c_str(), time / 1e3,
                !ours                ? ""
                : time <= kOpenLimit ? "(limit 500 us) ok"
                                     : "(limit 500 us) TOO SLOW");
  }
  return good;
}

} // namespace

int main(int argc, char **argv) {
  bench::CommandLine arguments(
      argc, argv, {},
      {"--benchmark_repetitions=25", "--benchmark_enable_random_interleaving=true", "--benchmark_min_time=0.05"});
  if (!arguments.initialize())
    return 2;
  try {
    pinToOneProcessor();
    const char *const shipped = std::getenv("LANEWAY_SHIPPED_LOADER");
    const auto opening = measureOpening(shipped);
    const auto all = openAll(shipped);
    for (const Configuration &configuration : all)
      benchmark::RegisterBenchmark(configuration.name, callDevice, configuration.target);
    bench::Collector collector(bench::Collector::Time::Processor, false);
    benchmark::RunSpecifiedBenchmarks(&collector);
    const bool good = report(all, collector, opening);
    return arguments.checking() && !good ? 1 : 0;
  } catch (const std::runtime_error &problem) {
    std::fprintf(stderr, "bench_loader: %s\n", problem.what());
    return 2;
  }
}
