// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plays traces of UR_LAYER_TRACING again and times them. docs/replay.md says what is played.
//
//   bench_replay --adapter=NAME|LIBRARY [--check] TRACE...
//
//   --check   plays each trace once, without timing
// Ends with 1 where a call answers something else than was recorded, with 2 where a file can't be read.
// Google-benchmark's own options work too (--benchmark_out=FILE writes JSON); without any, 5 repetitions are made.
#include "replay/compiler.hpp"
#include "replay/player.hpp"
#include "support/runner.hpp"
#include "trace/trace.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <list>
#include <stdexcept>

namespace {

using replay::Group;
using replay::kGroups;

/// A bare name stands for the adapter of this build, and is left to the loader's own search if that isn't there.
std::string adapterFile(const std::string &adapter) {
  if (adapter.find('/') != std::string::npos || adapter.find(".so") != std::string::npos)
    return adapter;
  const std::string file = "libur_adapter_" + adapter + ".so.0";
  const std::filesystem::path here = std::filesystem::path(ADAPTER_FOLDER) / file;
  return std::filesystem::exists(here) ? here.string() : file;
}

void need(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS)
    throw std::runtime_error(std::string(what) + " answers " + std::to_string(result));
}

/// The adapter, by the loader alone.
class Machine {
public:
  explicit Machine(const std::string &adapter) {
    setenv("UR_ADAPTERS_FORCE_LOAD", adapterFile(adapter).c_str(), 1);
    need(urLoaderInit(0, nullptr), "urLoaderInit");
    uint32_t count = 0;
    need(urAdapterGet(1, &adapter_, &count), "urAdapterGet");
    if (count == 0)
      throw std::runtime_error("no adapter was loaded from " + adapterFile(adapter));
    uint32_t platforms = 0;
    need(urPlatformGet(adapter_, 0, nullptr, &platforms), "urPlatformGet");
    std::vector<ur_platform_handle_t> all(platforms);
    need(urPlatformGet(adapter_, platforms, all.data(), nullptr), "urPlatformGet");
    for (auto *const platform : all) {
      uint32_t found = 0;
      need(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &found), "urDeviceGet");
      const size_t before = devices.size();
      devices.resize(before + found);
      need(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, found, devices.data() + before, nullptr), "urDeviceGet");
    }
  }
  ~Machine() {
    for (auto *const device : devices)
      (void)urDeviceRelease(device);
    (void)urAdapterRelease(adapter_);
    (void)urLoaderTearDown();
  }
  Machine(const Machine &) = delete;
  Machine &operator=(const Machine &) = delete;

  std::vector<ur_device_handle_t> devices;

private:
  ur_adapter_handle_t adapter_ = nullptr;
};

struct Piece {
  Piece(const std::string &path, const Machine &machine)
      : name(std::filesystem::path(path).stem()), program(replay::compile(trace::readFile(path))),
        player(program, machine.devices) {}

  std::string name;
  replay::Program program;
  replay::Player player;
};

double count(const replay::Program &program, Group group) {
  return static_cast<double>(program.calls[static_cast<size_t>(group)]);
}

/// Per pair of an allocation and a free, where there are both.
void addPairs(benchmark::State &state, const replay::Program &program, const std::array<double, kGroups> &means,
              const char *name, Group allocation, Group free) {
  if (count(program, allocation) > 0 && count(program, free) > 0)
    state.counters[name] = means[static_cast<size_t>(allocation)] + means[static_cast<size_t>(free)];
}

std::string failure; // the first one of all

/// All of a trace in each iteration, from objects made to objects released.
void play(benchmark::State &state, Piece &piece, bool timed) {
  const double clock = timed ? bench::clockCost() : 0;
  std::array<double, kGroups> sums{};
  double all = 0;
  for (auto _ : state) {
    const replay::Outcome outcome = failure.empty() ? piece.player.play(timed) : replay::Outcome{};
    failure = failure.empty() ? outcome.failure : failure;
    if (!failure.empty()) {
      state.SkipWithError(failure.c_str());
      return;
    }
    all += outcome.nanoseconds;
    for (size_t i = 0; i < kGroups; ++i)
      sums[i] += outcome.groups[i];
    state.SetIterationTime(outcome.nanoseconds * 1e-9);
  }
  const auto iterations = static_cast<double>(state.iterations());
  const auto calls = static_cast<double>(piece.program.allCalls());
  state.counters["calls"] = calls;
  if (!timed) {
    state.counters["ns/call"] = all / iterations / std::max(calls, 1.0);
    return;
  }
  std::array<double, kGroups> means{};
  for (size_t i = 0; i < kGroups; ++i) {
    const double one = count(piece.program, static_cast<Group>(i));
    if (one > 0) {
      means[i] = std::max(0.0, sums[i] / iterations / one - clock);
      state.counters[std::string("ns/") + replay::kGroupNames[i]] = means[i];
    }
  }
  addPairs(state, piece.program, means, "ns/async pair", Group::AsyncAlloc, Group::AsyncFree);
  addPairs(state, piece.program, means, "ns/pair", Group::Alloc, Group::Free);
}

void describe(const Piece &piece) {
  const replay::Program &program = piece.program;
  const size_t threads = program.threads.size();
  std::printf("%s: %llu calls played on %zu thread%s", program.file.c_str(),
              static_cast<unsigned long long>(program.allCalls()), threads, threads == 1 ? "" : "s");
  for (size_t i = 0; i < kGroups; ++i) {
    if (const auto calls = program.calls[i]) {
      std::printf(", %s %llu (%.0f ns each when recorded)", replay::kGroupNames[i],
                  static_cast<unsigned long long>(calls),
                  static_cast<double>(program.recordedNanoseconds[i]) / static_cast<double>(calls));
    }
  }
  std::printf("\n");
  const auto list = [](const char *word, const std::vector<replay::Count> &counts) {
    for (const replay::Count &one : counts)
      std::printf("  %s: %s, %llu\n", word, one.what.c_str(), static_cast<unsigned long long>(one.calls));
  };
  list("replaced by a fill", program.replaced);
  list("skipped", program.skipped);
  list("failed when recorded, perhaps for a command that is replaced, and may succeed", program.maySucceed);
  if (program.unreleased > 0) {
    std::printf("  not released by the program, or its trace is not whole: %zu objects and blocks\n",
                program.unreleased);
  }
  for (const std::string &warning : program.warnings)
    std::printf("  warning: %s\n", warning.c_str());
}

int run(bench::CommandLine &arguments) {
  const Machine machine(arguments.option("--adapter"));
  std::list<Piece> pieces;
  for (const std::string &file : arguments.files())
    describe(pieces.emplace_back(file, machine));
  for (Piece &piece : pieces) {
    if (arguments.checking()) {
      failure = failure.empty() ? piece.player.play(false).failure : failure;
    } else {
      for (const bool timed : {false, true}) {
        benchmark::RegisterBenchmark((piece.name + (timed ? "/each call" : "/whole")).c_str(),
                                     [&piece, timed](benchmark::State &state) { play(state, piece, timed); })
            ->UseManualTime()
            ->Unit(benchmark::kMicrosecond);
      }
    }
  }
  if (!arguments.checking()) {
    benchmark::AddCustomContext("adapter", arguments.option("--adapter"));
    benchmark::RunSpecifiedBenchmarks();
  }
  if (!failure.empty()) {
    std::fflush(stdout);
    std::fprintf(stderr, "bench_replay: %s\n", failure.c_str());
    std::_Exit(1); // what the replay has made is left as the failure left it
  }
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  bench::CommandLine arguments(argc, argv, {"--adapter=NAME|LIBRARY"}, {"--benchmark_repetitions=5"});
  if (!arguments.initialize())
    return 2;
  if (arguments.files().empty() || arguments.option("--adapter").empty()) {
    std::fprintf(stderr, "usage: bench_replay --adapter=NAME|LIBRARY [--check] TRACE...\n");
    return 2;
  }
  try {
    return run(arguments);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_replay: %s\n", problem.what());
    return 2;
  }
}
