// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What command buffers cost through the loader, on any adapter: the host's calls, arguments at launch beside updates of
// single launches, and a run from its enqueue to its end beside the same launches enqueued one by one. What is beside
// goes by the name "driver". Repetitions are interleaved at random.
//
//   --adapter=LIBRARY   the adapter
//   --kernels=FILE      a program of it with the kernel "fill", which takes a pointer and a 32-bit value; for OpenCL's
//                       SPIR-V or OpenCL C, for others a binary
//   --batches=N         how many batches are timed in each repetition (default: 40)
//   --check             exits with 1 where a limit isn't kept
// Google-benchmark's own options work too; without any, 9 repetitions are made.
#include "side_by_side/our_buffers.hpp"

#include <cstdio>
#include <stdexcept>

namespace {

std::vector<bench::Case> cases(const bench::Ours &ours) {
  using namespace bench;
  constexpr size_t kOne = 1, kItems = 64, kGroup = 4;
  const auto share = [](const char *of) { return Limit{0, {{0.6, of}}}; };
  // Beside arguments at launch ("driver") is the same change by parameters of launches. No limit where a run costs more
  // than 16 updates save.
  const auto pointers = [&](const char *name, Told beside, size_t launches, bool run) {
    Limit most;
    if (!run || launches == kRecorded)
      most.parts = {{run ? 1 : 0.6, name}};
    return Case{name, pointerChanges(ours, beside, launches, run), pointerChanges(ours, Told::byTable, launches, run),
                most};
  };
  const char *kSmall = "1,000 launches of one item", *kGroups = "1,000 launches of 16 groups";
  return {
      {"append", nullptr, bufferAppends(ours), {150, {}}},
      {"append, 10 in a buffer", nullptr, bufferAppends(ours, 10), {150, {}}},
      // No limit: the C library has megabytes anew from the system for each buffer.
      {"append, 10,000 in a buffer", nullptr, bufferAppends(ours, 10000), {}},
      {"finalize, for each command", nullptr, bufferFinalizes(ours, Shape::other), {}},
      {"finalize one of a released shape, for each command", nullptr, bufferFinalizes(ours, Shape::same), {}},
      {"update of a pointer", nullptr, bufferUpdates(ours), {}},
      {"16 updates and a run, for each", nullptr, bufferUpdatedRuns(ours), {}},
      pointers("a pointer of 16 launches, by table or one by one", Told::oneByOne, kUpdated, false),
      pointers("a pointer of 16 launches, by table or in one call", Told::together, kUpdated, false),
      pointers("a pointer of 1,000 launches, by table or one by one", Told::oneByOne, kRecorded, false),
      pointers("a pointer of 1,000 launches, by table or in one call", Told::together, kRecorded, false),
      pointers("a pointer of 16 launches and a run, by table or one by one", Told::oneByOne, kUpdated, true),
      pointers("a pointer of 1,000 launches and a run, by table or one by one", Told::oneByOne, kRecorded, true),
      {"enqueue of 1,000 launches", nullptr, bufferEnqueues(ours), {}},
      {"enqueue of one launch", nullptr, bufferSmallEnqueues(ours), {}},
      {kSmall, plainRuns(ours, kOne, kOne), bufferRuns(ours, kOne, kOne), share(kSmall)},
      {kGroups, plainRuns(ours, kItems, kGroup), bufferRuns(ours, kItems, kGroup), share(kGroups)},
  };
}

} // namespace

int main(int argc, char **argv) {
  bench::Options options(argc, argv);
  if (!options.initialize())
    return 2;
  try {
    const bench::Machine machine(options.adapter());
    const bench::Ours ours(machine, bench::formFor(machine), options.kernels(""));
    benchmark::AddCustomContext("device", machine.name);
    return bench::measure(cases(ours), options);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_buffers: %s\n", problem.what());
    return 2;
  }
}
