// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "side_by_side/our_cases.hpp"

#include "patterns.hpp"

#include <memory>

namespace bench {

namespace {

/// A subject of the benchmarks of allocation, kept for a case.
template <class Pattern>
Side subject(Pattern pattern, std::shared_ptr<Subject> what) {
  return [pattern, what](benchmark::State &state) { pattern(state, *what); };
}

/// As SYCL's memory pools are used: the vendor's memory, a limit, out events, and no pool at the free.
void syclPool(benchmark::State &state, const Ours &ours) {
  ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, size_t{1} << 30, 0};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits, UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP};
  ur_usm_pool_handle_t pool = nullptr;
  need(urUSMPoolCreateExp(ours.machine.context, ours.machine.device, &desc, &pool), "urUSMPoolCreateExp");
  {
    OurSide side(ours, true);
    for (auto _ : state) {
      ur_event_handle_t born = nullptr, freed = nullptr;
      void *block = side.alloc(&born, pool);
      side.free(block, nullptr, &freed);
      OurSide::drop(&born);
      OurSide::drop(&freed);
    }
  }
  need(urUSMPoolDestroyExp(ours.machine.context, ours.machine.device, pool), "urUSMPoolDestroyExp");
}

} // namespace

std::vector<Case> allocations(const Ours &ours, int threads, const Side &pair) {
  const auto asynchronousPairs = [&](Use use) { return subject(pairs, asynchronous(ours.machine, use)); };
  std::vector<Case> all = {
      {"alloc + free, in-order", pair, asynchronousPairs(Use::bare), {40, {}}},
      {"alloc + free, wait and out events", nullptr, asynchronousPairs(Use::withEvents), {90, {}}},
      {"alloc + free, out-of-order, events", nullptr, asynchronousPairs(Use::outOfOrder), {150, {}}},
      {"alloc + free, each of many threads", nullptr, asynchronousPairs(Use::bare), {60, {}}, threads},
      {"64 live blocks of mixed sizes", nullptr, subject(mixed, asynchronous(ours.machine, Use::bare)), {60, {}}},
      {"SYCL's memory_pool", nullptr, [&ours](benchmark::State &state) { syclPool(state, ours); }, {1.5 * 90, {}}},
      {"alloc + free, synchronous pool", nullptr, subject(pairs, pooled(ours.machine)), {}},
  };
  for (Case &one : all)
    one.oursInBatches = false;
  return all;
}

Side plainPairs(const Ours &ours) {
  return byUs(ours, true, [](OurSide &side, size_t) {
    const Machine &machine = side.ours.machine;
    void *block = nullptr;
    need(urUSMDeviceAlloc(machine.context, machine.device, nullptr, nullptr, kBlock, &block), "urUSMDeviceAlloc");
    need(urUSMFree(machine.context, block), "urUSMFree");
  });
}

Side launches(const Ours &ours) {
  return byUs(ours, true, [](OurSide &side, size_t i) { side.launch(static_cast<uint32_t>(i), nullptr, nullptr); });
}

Side launchesWithEvents(const Ours &ours) {
  return byUs(ours, true,
              [](OurSide &side, size_t i) { side.launch(static_cast<uint32_t>(i), nullptr, &side.kept[i]); });
}

Side launchesWithDroppedEvents(const Ours &ours) {
  return byUs(ours, true, [](OurSide &side, size_t i) {
    ur_event_handle_t event = nullptr;
    side.launch(static_cast<uint32_t>(i), nullptr, &event);
    OurSide::drop(&event);
  });
}

Side launchChain(const Ours &ours) {
  return byUs(ours, false, [](OurSide &side, size_t i) {
    ur_event_handle_t event = nullptr;
    side.launch(static_cast<uint32_t>(i), side.before(), &event);
    side.chain(event);
  });
}

Side launchesFinished(const Ours &ours) {
  return byUs(ours, true, [](OurSide &side, size_t i) {
    side.launch(static_cast<uint32_t>(i), nullptr, nullptr);
    side.wait();
  });
}

Side launchSteps(const Ours &ours) {
  return byUs(ours, true, [](OurSide &side, size_t i) {
    void *block = side.alloc();
    side.ours.launch(side.queue, block, static_cast<uint32_t>(i), 0, nullptr, nullptr);
    side.free(block);
  });
}

Side fills(const Ours &ours) {
  return byUs(ours, true, [](OurSide &side, size_t) { side.fill(side.memory, nullptr, nullptr); });
}

Side fillChain(const Ours &ours) {
  return byUs(ours, false, [](OurSide &side, size_t) {
    ur_event_handle_t born = nullptr, filled = nullptr, freed = nullptr;
    void *block = side.alloc(&born);
    side.fill(block, &born, &filled);
    side.free(block, &filled, &freed);
    OurSide::drop(&born);
    OurSide::drop(&filled);
    side.chain(freed);
  });
}

Side copies(const Ours &ours) {
  return byUs(ours, true, [](OurSide &side, size_t i) { side.copy(nullptr, &side.kept[i]); });
}

Side waitsWithEvents(const Ours &ours) {
  return byUs(ours, true, [](OurSide &side, size_t i) {
    need(urEnqueueEventsWait(side.queue, 0, nullptr, &side.kept[i]), "urEnqueueEventsWait");
  });
}

Side queuesMade(const Ours &ours) {
  return byUs(ours, true,
              [](OurSide &side, size_t) { need(urQueueRelease(side.ours.machine.makeQueue(true)), "urQueueRelease"); });
}

} // namespace bench
