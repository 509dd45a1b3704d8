// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What asynchronous allocation costs through the loader, beside what there is otherwise. Wall time of each thread; the
// events' release counts. All subjects run in this one process, repetitions interleaved at random, so that a busy
// machine is unkind to all alike.
//
//   --adapter=LIBRARY   another adapter than the loader's choice, e.g. that of the simulated driver
//   --threads=N         up to that many threads (default: the processors there are)
//   --check             exits with 1 where ours costs more than it may
// Google-benchmark's own options work too (--benchmark_out=FILE writes JSON); without any, 9 repetitions are made.
#include "patterns.hpp"
#include "support/runner.hpp"

#include <cstdio>
#include <stdexcept>
#include <thread>

namespace {

/// Of the median, on one thread, in nanoseconds.
struct Limit {
  const char *subject;
  double most;
};
constexpr Limit kLimits[] = {{"ours/in_order", 40}, {"ours/in_order_events", 90}, {"ours/out_of_order_events", 150}};
/// How much faster than a mutex with an ordered set ours is with two threads.
constexpr double kLeastGain = 2;

std::string nameOf(const char *pattern, const std::string &subject, int threads) {
  return std::string(pattern) + "/" + subject + "/" + std::to_string(threads);
}

void add(const char *pattern, void (*run)(benchmark::State &, bench::Subject &), bench::Subject &subject, int most) {
  for (int threads = 1; threads <= most; threads *= 2) {
    benchmark::RegisterBenchmark(nameOf(pattern, subject.name(), threads).c_str(), run, std::ref(subject))
        ->Threads(threads)
        ->UseRealTime();
  }
}

/// What a pair costs each of so many threads; negative where it wasn't measured. Google-benchmark divides the time by
/// what all threads do together.
double pairOf(const bench::Collector &collector, const std::string &subject, int threads) {
  return collector.of(nameOf("pairs", subject, threads)).median * threads;
}

bool report(const bench::Collector &collector, int most) {
  bool good = true;
  for (const Limit &limit : kLimits) {
    const double one = pairOf(collector, limit.subject, 1);
    if (one >= 0) {
      std::printf("%-28s %7.1f ns a pair, limit %4.0f %s\n", limit.subject, one, limit.most,
                  one <= limit.most ? "ok" : "TOO SLOW");
      good = good && one <= limit.most;
    }
    for (int threads = 2; threads <= most; threads *= 2) {
      if (const double each = pairOf(collector, limit.subject, threads); each >= 0) {
        std::printf("%-28s %7.1f ns a pair on each of %d threads\n", limit.subject, each, threads);
      }
    }
  }
  const double ours = pairOf(collector, "ours/in_order", 2), set = pairOf(collector, "mutex_and_ordered_set", 2);
  if (ours >= 0 && set >= 0) {
    const bool kept = set >= kLeastGain * ours;
    std::printf("%-28s %7.1f times as fast on 2 threads, at least %.0f %s\n",
                "a mutex with an ordered set:", set / ours, kLeastGain, kept ? "ok" : "TOO SLOW");
    good = good && kept;
  }
  return good;
}

std::vector<std::unique_ptr<bench::Subject>> subjectsOn(const bench::Machine &machine) {
  std::vector<std::unique_ptr<bench::Subject>> subjects;
  subjects.push_back(bench::asynchronous(machine, bench::Use::bare));
  subjects.push_back(bench::asynchronous(machine, bench::Use::withEvents));
  subjects.push_back(bench::asynchronous(machine, bench::Use::outOfOrder));
  subjects.push_back(bench::pooled(machine));
  subjects.push_back(bench::plain(machine));
  subjects.push_back(bench::orderedSet(machine));
  return subjects;
}

void registerAll(const bench::Machine &machine, const std::vector<std::unique_ptr<bench::Subject>> &subjects,
                 int threads) {
  for (const auto &subject : subjects) {
    add("pairs", bench::pairs, *subject, threads);
    add("mixed", bench::mixed, *subject, 1);
    if (subject->takesCommands()) {
      add("chain", bench::chain, *subject, 1);
    }
  }
  benchmark::RegisterBenchmark("producer_consumer/ours", [&](benchmark::State &state) {
    bench::producerConsumer(state, machine);
  })->UseRealTime();
  for (const size_t size : {size_t{4096}, size_t{1} << 20, size_t{64} << 20}) {
    for (const bool again : {false, true}) {
      benchmark::RegisterBenchmark(
          ((again ? "first/again/" : "first/growth/") + std::to_string(size)).c_str(),
          [&machine, size, again](benchmark::State &state) { bench::growth(state, machine, size, again); })
          ->UseRealTime()
          ->Iterations(50);
    }
  }
}

} // namespace

int main(int argc, char **argv) {
  bench::Arguments arguments(
      argc, argv, {"--adapter", "--threads"},
      {"--benchmark_repetitions=9", "--benchmark_enable_random_interleaving=true", "--benchmark_min_time=0.02"});
  if (!arguments.initialize()) {
    return 2;
  }
  try {
    const std::string most = arguments.option("--threads");
    const int threads = most.empty() ? static_cast<int>(std::thread::hardware_concurrency()) : std::stoi(most);
    const bench::Machine machine(arguments.option("--adapter"));
    benchmark::AddCustomContext("device", machine.name);
    std::vector<std::unique_ptr<bench::Subject>> subjects = subjectsOn(machine);
    for (const auto &[name, library] : {std::pair{"mimalloc", "libmimalloc.so.2"}, {"jemalloc", "libjemalloc.so.2"}}) {
      if (auto heap = bench::heap(name, library)) {
        subjects.push_back(std::move(heap));
      } else {
        std::fprintf(stderr, "%s is not installed (%s): left out\n", name, library);
      }
    }
    registerAll(machine, subjects, threads);
    bench::Collector collector(bench::Collector::Time::Wall, true);
    benchmark::RunSpecifiedBenchmarks(&collector);
    const bool good = report(collector, threads);
    benchmark::ClearRegisteredBenchmarks();
    return arguments.checking() && !good ? 1 : 0;
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_async_alloc: %s\n", problem.what());
    return 2;
  }
}
