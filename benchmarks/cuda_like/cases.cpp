// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cuda_like/cases.hpp"

#include "side_by_side/our_cases.hpp"

#include <array>
#include <type_traits>

namespace bench {

using namespace vendor;

namespace {

/// The driver's side: a block of memory, the stream, which is waited for after each batch, and the events of a batch.
class RawSide {
public:
  explicit RawSide(const Raw &raw) : raw(raw), api(raw.api), current_(api, raw.context) {
    need(memAlloc(api, &memory, 2 * kBlock), "memAlloc");
    for (EventHandle &event : events)
      need(eventCreate(api, &event, kPlainEvent), "eventCreate");
    record();
  }
  ~RawSide() {
    finish();
    for (EventHandle event : events)
      need(eventDestroy(api, event), "eventDestroy");
    need(memFree(api, memory), "memFree");
  }
  RawSide(const RawSide &) = delete;
  RawSide &operator=(const RawSide &) = delete;

  void finish() const { need(rawWait(api, raw.stream), "rawWait"); }
  void record(size_t i = 0) const { need(eventRecord(api, events[i], raw.stream), "eventRecord"); }
  void pair() const {
    DeviceAddress block = 0;
    need(memAllocAsync(api, &block, kBlock, raw.pool, raw.stream), "memAllocAsync");
    need(memFreeAsync(api, block, raw.stream), "memFreeAsync");
  }

  const Raw &raw;
  const Api &api;
  DeviceAddress memory = 0;
  std::array<EventHandle, kBatch> events{};

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
    need(memset32Async(side.api, side.memory, 1, kBlock / 4, side.raw.stream), "memset32Async");
  };
  const auto rawCopy = [](const RawSide &side, size_t i) {
    need(memcpyAsync(side.api, side.memory, side.memory + kBlock, kBlock, side.raw.stream), "memcpyAsync");
    side.record(i);
  };
  const auto rawQueue = [](const RawSide &side) {
    StreamHandle stream = nullptr;
    need(streamCreate(side.api, &stream, kFreeStream, 0), "streamCreate");
    need(streamDestroy(side.api, stream), "streamDestroy");
  };
  return {
      {"fill", byDriver(raw, rawFill), fills(ours), {}},
      {"chain alloc-fill-free by events, out-of-order", nullptr, fillChain(ours), {0, {{1.15, "fill"}}}},
      {"4 KiB copy with event", byDriver(raw, rawCopy), copies(ours), {}},
      {"wait with out event",
       byDriver(raw,
                [](const RawSide &side) {
                  need(streamWaitEvent(side.api, side.raw.stream, side.events[0], 0), "streamWaitEvent");
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
