// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cases.hpp"

#include "side_by_side/our_cases.hpp"

#include <array>
#include <type_traits>

namespace bench {

using namespace ur::cuda;

namespace {

/// The driver's side: a block of memory, the stream, which is waited for after each batch, and the events of a batch.
class RawSide {
public:
  explicit RawSide(const Raw &raw) : raw(raw), api(raw.api), current_(api, raw.context) {
    need(api.cuMemAlloc(&memory, 2 * kBlock), "cuMemAlloc");
    for (CUevent &event : events)
      need(api.cuEventCreate(&event, CU_EVENT_DISABLE_TIMING), "cuEventCreate");
    record();
  }
  ~RawSide() {
    finish();
    for (CUevent event : events)
      need(api.cuEventDestroy(event), "cuEventDestroy");
    need(api.cuMemFree(memory), "cuMemFree");
  }
  RawSide(const RawSide &) = delete;
  RawSide &operator=(const RawSide &) = delete;

  void finish() const { need(api.cuStreamSynchronize(raw.stream), "cuStreamSynchronize"); }
  void record(size_t i = 0) const { need(api.cuEventRecord(events[i], raw.stream), "cuEventRecord"); }
  void pair() const {
    CUdeviceptr block = 0;
    need(api.cuMemAllocFromPoolAsync(&block, kBlock, raw.pool, raw.stream), "cuMemAllocFromPoolAsync");
    need(api.cuMemFreeAsync(block, raw.stream), "cuMemFreeAsync");
  }

  const Raw &raw;
  const Api &api;
  CUdeviceptr memory = 0;
  std::array<CUevent, kBatch> events{};

private:
  const Current current_;
};

/// A case's driver's side of one call or a few: one(side), or one(side, i) where a batch keeps the event of each.
template <class One>
Side byDriver(const Raw &raw, One one) {
  return inBatches([&raw] { return RawSide(raw); },
                   [one](const RawSide &side, size_t i) {
                     if constexpr (std::is_invocable_v<One, const RawSide &, size_t>)
                       one(side, i);
                     else
                       one(side);
                   });
}

std::vector<Case> commands(const Raw &raw, const Ours &ours) {
  const auto rawFill = [](const RawSide &side) {
    need(side.api.cuMemsetD32Async(side.memory, 1, kBlock / 4, side.raw.stream), "cuMemsetD32Async");
  };
  const auto rawCopy = [](const RawSide &side, size_t i) {
    need(side.api.cuMemcpyAsync(side.memory, side.memory + kBlock, kBlock, side.raw.stream), "cuMemcpyAsync");
    side.record(i);
  };
  const auto rawQueue = [](const RawSide &side) {
    CUstream stream = nullptr;
    need(side.api.cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING, 0), "cuStreamCreateWithPriority");
    need(side.api.cuStreamDestroy(stream), "cuStreamDestroy");
  };
  return {
      {"fill", byDriver(raw, rawFill), fills(ours), {}},
      {"chain alloc-fill-free by events, out-of-order", nullptr, fillChain(ours), {0, {{1.15, "fill"}}}},
      {"4 KiB copy with event", byDriver(raw, rawCopy), copies(ours), {}},
      {"wait with out event",
       byDriver(raw,
                [](const RawSide &side) {
                  need(side.api.cuStreamWaitEvent(side.raw.stream, side.events[0], 0), "cuStreamWaitEvent");
                }),
       waitsWithEvents(ours),
       {60, {}}},
      {"queue create + release", byDriver(raw, rawQueue), queuesMade(ours), {}},
  };
}

std::vector<Case> kernels(const Raw &raw, const Ours &ours) {
  const auto launch = [](const RawSide &side) { side.raw.launch(side.raw.stream, side.memory); };
  const auto recorded = [launch](const RawSide &side, size_t i) {
    launch(side);
    side.record(i);
  };
  const auto finished = [launch](const RawSide &side) {
    launch(side);
    side.finish();
  };
  const Limit alone{0, {{1.03, "launch with arguments"}}};
  const auto withRecord = [](const char *record) { return Limit{0, {{1.03, "launch with arguments"}, {1, record}}}; };
  return {
      {"event record", byDriver(raw, [](const RawSide &side) { side.record(); }), nullptr, {}},
      {"event record, each its own", byDriver(raw, [](const RawSide &side, size_t i) { side.record(i); }), nullptr, {}},
      {"launch with arguments", byDriver(raw, launch), launches(ours), alone},
      {"launch, event dropped at once", nullptr, launchesWithDroppedEvents(ours), alone},
      {"launch, event kept", byDriver(raw, recorded), launchesWithEvents(ours),
       withRecord("event record, each its own")},
      {"chain of kernels by events, out-of-order", nullptr, launchChain(ours), withRecord("event record")},
      {"step alloc-kernel-free, in-order", nullptr, launchSteps(ours), {0, {{1.05, "launch with arguments"}}}},
      {"launch + finish", byDriver(raw, finished), launchesFinished(ours), {0, {{1.05, "launch + finish"}}}},
  };
}

} // namespace

std::vector<Case> cases(const Raw &raw, const Ours &ours, int threads) {
  std::vector<Case> all = allocations(ours, threads, byDriver(raw, [](const RawSide &side) { side.pair(); }));
  for (auto part : {commands(raw, ours), kernels(raw, ours), buffers(raw, ours)})
    all.insert(all.end(), part.begin(), part.end());
  return all;
}

} // namespace bench
