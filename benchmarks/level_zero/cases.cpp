// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cases.hpp"

#include "side_by_side/our_buffers.hpp"
#include "side_by_side/our_cases.hpp"

namespace bench {

namespace {

constexpr double kMostOfCommands = 1.15;

template <class One>
Side byDriver(const Raw &raw, One one) {
  return inBatches([&raw] { return RawSide(raw); }, one);
}

Case limited(const char *name, const Side &driver, const Side &us) {
  return {name, driver, us, {0, {{kMostOfCommands, name}}}};
}

} // namespace

std::vector<Case> cases(const Raw &raw, const Ours &ours) {
  const auto launch = [](const RawSide &side, size_t i) { side.launch(static_cast<uint32_t>(i), nullptr); };
  const auto launchWithEvent = [](const RawSide &side, size_t i) {
    side.launch(static_cast<uint32_t>(i), side.event(i));
  };
  const auto finished = [launch](const RawSide &side, size_t i) {
    launch(side, i);
    side.wait();
  };
  const auto fill = [](const RawSide &side, size_t) { side.fill(nullptr); };
  const auto copy = [](const RawSide &side, size_t i) { side.copy(side.event(i)); };
  const auto plain = [](const RawSide &side, size_t) {
    void *memory = nullptr;
    const ur::level_zero::ze_device_mem_alloc_desc_t desc{ur::level_zero::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC,
                                                          nullptr, 0, 0};
    need(side.api.zeMemAllocDevice(side.raw.context, &desc, kBlock, 0, side.raw.device, &memory), "zeMemAllocDevice");
    need(side.api.zeMemFree(side.raw.context, memory), "zeMemFree");
  };
  const auto pair = [](const OurSide &side, size_t) { side.free(side.alloc()); };
  return {
      {"alloc + free, in-order", byDriver(raw, plain), byUs(ours, true, pair), {}},
      limited("launch with arguments", byDriver(raw, launch), launches(ours)),
      limited("launch, event kept", byDriver(raw, launchWithEvent), launchesWithEvents(ours)),
      {"launch + finish", byDriver(raw, finished), launchesFinished(ours), {}}, // told, without a limit
      {"step alloc-kernel-free, in-order", nullptr, launchSteps(ours), {}},
      limited("fill", byDriver(raw, fill), fills(ours)),
      limited("4 KiB copy with event", byDriver(raw, copy), copies(ours)),
      {"buffer: finalize, for each command", nullptr, bufferFinalizes(ours, Shape::other), {}},
      {"buffer: 16 updates and a run, for each", nullptr, bufferUpdatedRuns(ours), {}},
      {"buffer: a pointer of 1,000 launches by table and a run",
       nullptr,
       pointerChanges(ours, Told::byTable, kRecorded, true),
       {}},
      {"buffer: enqueue of one launch, again and again", nullptr, bufferSmallEnqueues(ours), {}},
      {"buffer: enqueue of 10 launches, again and again", nullptr, bufferSmallEnqueues(ours, 10), {}},
      {"buffer: 10 launches until all is over, for each", nullptr, bufferRuns(ours, 1, 1, 10), {}},
      {"10 launches one by one until all is over, for each", nullptr, plainRuns(ours, 1, 1, 10), {}},
      {"buffer: 1,000 launches until all is over, for each", nullptr, bufferRuns(ours, 1, 1), {}},
      {"1,000 launches one by one until all is over, for each", nullptr, plainRuns(ours, 1, 1), {}},
  };
}

} // namespace bench
