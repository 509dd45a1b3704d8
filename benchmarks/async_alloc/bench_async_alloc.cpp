// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What asynchronous allocation costs through the loader, beside what there is otherwise. Wall time of each thread; the
// events' release counts. All subjects run in this one process, repetitions interleaved at random, so that a busy
// machine is unkind to all alike.
//
//   --adapter=LIBRARY   another adapter than the loader's choice, e.g. that of the simulated driver
//   --threads=N         up to that many threads (default: the processors there are)
//   --check             exits with 1 where ours costs more than it may
//   TRACE...            what the programs of these traces allocated (default: two recorded of examples/async_pipeline)
// Google-benchmark's own options work too (--benchmark_out=FILE writes JSON); without any, 9 repetitions are made.
#include "patterns.hpp"
#include "support/runner.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <thread>
#include <unistd.h>

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

/// A program that was recorded, by the name of its file.
struct Recorded {
  std::string name;
  trace::Allocations program;
};

std::vector<Recorded> recordedIn(std::vector<std::string> files) {
  if (files.empty()) {
    for (const auto &file : std::filesystem::directory_iterator(TRACES))
      files.push_back(file.path().string());
    std::sort(files.begin(), files.end());
  }
  std::vector<Recorded> all;
  for (const std::string &file : files) {
    all.push_back({std::filesystem::path(file).stem().string(), trace::allocationsOf(trace::readFile(file))});
    if (all.back().program.blocks == 0)
      throw std::runtime_error(file + " has no allocations");
  }
  return all;
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
      if (const double each = pairOf(collector, limit.subject, threads); each >= 0)
        std::printf("%-28s %7.1f ns a pair on each of %d threads\n", limit.subject, each, threads);
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

using Subjects = std::vector<std::unique_ptr<bench::Subject>>;

Subjects subjectsOn(const bench::Machine &machine) {
  Subjects subjects;
  subjects.push_back(bench::asynchronous(machine, bench::Use::bare));
  subjects.push_back(bench::asynchronous(machine, bench::Use::withEvents));
  subjects.push_back(bench::asynchronous(machine, bench::Use::outOfOrder));
  subjects.push_back(bench::asynchronous(machine, bench::Use::bare, bench::Queues::own, bench::Memory::native));
  subjects.push_back(bench::pooled(machine));
  subjects.push_back(bench::plain(machine));
  subjects.push_back(bench::orderedSet(machine));
  return subjects;
}

/// Ours again, with one queue for all threads. What one thread does with it alone is measured with queues of their own.
Subjects onOneQueue(const bench::Machine &machine) {
  Subjects subjects;
  for (const bench::Use use : {bench::Use::bare, bench::Use::withEvents, bench::Use::outOfOrder})
    subjects.push_back(bench::asynchronous(machine, use, bench::Queues::one));
  return subjects;
}

void registerAll(const bench::Machine &machine, const Subjects &subjects, const Subjects &sharing,
                 const std::vector<Recorded> &recorded, int threads) {
  for (const auto &subject : subjects) {
    add("pairs", bench::pairs, *subject, threads);
    add("mixed", bench::mixed, *subject, 1);
    if (subject->takesCommands())
      add("chain", bench::chain, *subject, 1);
    for (const Recorded &one : recorded) {
      benchmark::RegisterBenchmark(nameOf(("trace_" + one.name).c_str(), subject->name(), 1).c_str(), bench::replayed,
                                   std::ref(*subject), std::cref(one.program))
          ->UseRealTime();
    }
  }
  for (const auto &subject : sharing)
    add("pairs", bench::pairs, *subject, threads);
  benchmark::RegisterBenchmark("producer_consumer/ours", [&](benchmark::State &state) {
    bench::producerConsumer(state, machine);
  })->UseRealTime();
  for (const size_t size : {size_t{4096}, size_t{1} << 20, size_t{64} << 20}) {
    for (const auto &[name, source] : {std::pair{"growth", bench::Source::growth},
                                       {"reserved", bench::Source::reserved},
                                       {"freed", bench::Source::freed}}) {
      benchmark::RegisterBenchmark(
          (std::string("first/") + name + "/" + std::to_string(size)).c_str(),
          [&machine, size, from = source](benchmark::State &state) { bench::first(state, machine, size, from); })
          ->UseRealTime()
          ->Iterations(50);
    }
  }
}

/// jemalloc's thread-local data must be where glibc keeps room only as it is told before the program starts.
void startWithRoomForThreadLocals(char **argv) {
  constexpr const char *kTunables = "GLIBC_TUNABLES";
  if (!std::getenv(kTunables) && setenv(kTunables, "glibc.rtld.optional_static_tls=16384", 1) == 0)
    (void)execv("/proc/self/exe", argv); // Where that fails, jemalloc is left out.
}

} // namespace

int main(int argc, char **argv) {
  startWithRoomForThreadLocals(argv);
  bench::CommandLine arguments(
      argc, argv, {"--adapter=LIBRARY", "--threads=N"},
      {"--benchmark_repetitions=9", "--benchmark_enable_random_interleaving=true", "--benchmark_min_time=0.02"});
  if (!arguments.initialize())
    return 2;
  try {
    const std::string most = arguments.option("--threads");
    const int threads = most.empty() ? static_cast<int>(std::thread::hardware_concurrency()) : std::stoi(most);
    const bench::Machine machine(arguments.option("--adapter"));
    benchmark::AddCustomContext("device", machine.name);
    Subjects subjects = subjectsOn(machine);
    for (const auto &[name, library] : {std::pair{"mimalloc", "libmimalloc.so.2"}, {"jemalloc", "libjemalloc.so.2"}}) {
      try {
        subjects.push_back(bench::heap(name, library));
      } catch (const std::runtime_error &problem) {
        std::fprintf(stderr, "%s is left out: %s\n", name, problem.what());
      }
    }
    const Subjects sharing = onOneQueue(machine);
    const std::vector<Recorded> recorded = recordedIn(arguments.files());
    registerAll(machine, subjects, sharing, recorded, threads);
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
