// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cases.hpp"

#include "patterns.hpp"

#include <array>
#include <chrono>
#include <memory>

namespace bench {

using namespace ur::cuda;

namespace {

constexpr size_t kBlock = 4096;
constexpr size_t kBatch = 256; ///< commands before a stream is waited for

/// Times `one` in batches; `after` each of them is not measured.
template <class One, class After>
void inBatches(benchmark::State &state, One one, After after) {
  for (size_t i = 0; i < kBatch; ++i) {
    one(i);
  }
  after();
  for (auto _ : state) {
    const auto start = std::chrono::steady_clock::now();
    for (size_t i = 0; i < kBatch; ++i) {
      one(i);
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    state.SetIterationTime(time.count() / kBatch);
    after();
  }
}

/// The driver's side: a block of the pool, and the stream, which is waited for after each batch.
class RawSide {
public:
  explicit RawSide(const Raw &raw) : raw(raw), api(raw.api), current_(api, raw.context) {
    need(api.cuMemAlloc(&memory, 2 * kBlock), "cuMemAlloc");
    need(api.cuEventCreate(&event, CU_EVENT_DISABLE_TIMING), "cuEventCreate");
    record();
  }
  ~RawSide() {
    finish();
    need(api.cuEventDestroy(event), "cuEventDestroy");
    need(api.cuMemFree(memory), "cuMemFree");
  }
  RawSide(const RawSide &) = delete;
  RawSide &operator=(const RawSide &) = delete;

  void finish() const { need(api.cuStreamSynchronize(raw.stream), "cuStreamSynchronize"); }
  void record() const { need(api.cuEventRecord(event, raw.stream), "cuEventRecord"); }
  void pair() const {
    CUdeviceptr block = 0;
    need(api.cuMemAllocFromPoolAsync(&block, kBlock, raw.pool, raw.stream), "cuMemAllocFromPoolAsync");
    need(api.cuMemFreeAsync(block, raw.stream), "cuMemFreeAsync");
  }

  const Raw &raw;
  const Api &api;
  CUdeviceptr memory = 0;
  CUevent event = nullptr;

private:
  const Current current_;
};

/// A case's driver's side of one call or a few.
template <class One>
std::function<void(benchmark::State &)> byDriver(const Raw &raw, One one) {
  return [&raw, one](benchmark::State &state) {
    const RawSide side(raw);
    inBatches(
        state, [&](size_t) { one(side); }, [&] { side.finish(); });
  };
}

/// The API's side: a queue with a block that stays, and the events of a batch.
class OurSide {
public:
  OurSide(const Ours &ours, bool inOrder) : ours(ours), queue(ours.machine.makeQueue(inOrder)), memory(alloc()) {}
  ~OurSide() {
    finish();
    drop(&last);
    free(memory);
    finish();
    need(urQueueRelease(queue), "urQueueRelease");
  }
  OurSide(const OurSide &) = delete;
  OurSide &operator=(const OurSide &) = delete;

  void *alloc(ur_event_handle_t *event = nullptr, ur_usm_pool_handle_t pool = nullptr) const {
    void *block = nullptr;
    need(urEnqueueUSMDeviceAllocExp(queue, pool, 2 * kBlock, nullptr, last ? 1 : 0, last ? &last : nullptr, &block,
                                    event),
         "an allocation");
    return block;
  }
  void free(void *block, const ur_event_handle_t *wait = nullptr, ur_event_handle_t *event = nullptr) const {
    need(urEnqueueUSMFreeExp(queue, nullptr, block, wait ? 1 : 0, wait, event), "a free");
  }
  void finish() const { need(urQueueFinish(queue), "urQueueFinish"); }
  static void drop(ur_event_handle_t *event) {
    if (*event) {
      need(urEventRelease(*event), "urEventRelease");
      *event = nullptr;
    }
  }
  /// The next command waits for it.
  void chain(ur_event_handle_t next) {
    drop(&last);
    last = next;
  }

  const Ours &ours;
  const ur_queue_handle_t queue;
  ur_event_handle_t last = nullptr;
  std::array<ur_event_handle_t, kBatch> kept{};
  void *const memory;
};

template <class One>
std::function<void(benchmark::State &)> byUs(const Ours &ours, bool inOrder, One one) {
  return [&ours, inOrder, one](benchmark::State &state) {
    OurSide side(ours, inOrder);
    inBatches(
        state, [&](size_t i) { one(side, i); },
        [&] {
          side.finish();
          for (ur_event_handle_t &event : side.kept) {
            OurSide::drop(&event);
          }
        });
  };
}

/// A subject of the benchmarks of allocation, kept for a case.
template <class Pattern>
std::function<void(benchmark::State &)> subject(Pattern pattern, std::shared_ptr<Subject> what) {
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

void fill(const OurSide &side, void *memory, const ur_event_handle_t *wait, ur_event_handle_t *event) {
  const uint32_t pattern = 1;
  need(urEnqueueUSMFill(side.queue, memory, sizeof pattern, &pattern, kBlock, wait ? 1 : 0, wait, event), "a fill");
}

/// Allocation, fill and free, each after the one before by its event.
void fillChain(OurSide &side) {
  ur_event_handle_t born = nullptr, filled = nullptr, freed = nullptr;
  void *block = side.alloc(&born);
  fill(side, block, &born, &filled);
  side.free(block, &filled, &freed);
  OurSide::drop(&born);
  OurSide::drop(&filled);
  side.chain(freed);
}

std::vector<Case> allocations(const Raw &raw, const Ours &ours, int threads) {
  const auto pair = byDriver(raw, [](const RawSide &side) { side.pair(); });
  const auto asynchronousPairs = [&](Use use) { return subject(pairs, asynchronous(ours.machine, use)); };
  return {
      {"alloc + free, in-order", pair, asynchronousPairs(Use::bare), {40, {}}},
      {"alloc + free, wait and out events", nullptr, asynchronousPairs(Use::withEvents), {90, {}}},
      {"alloc + free, out-of-order, events", nullptr, asynchronousPairs(Use::outOfOrder), {150, {}}},
      {"alloc + free, each of many threads", nullptr, asynchronousPairs(Use::bare), {60, {}}, threads},
      {"64 live blocks of mixed sizes", nullptr, subject(mixed, asynchronous(ours.machine, Use::bare)), {60, {}}},
      {"SYCL's memory_pool", nullptr, [&ours](benchmark::State &state) { syclPool(state, ours); }, {1.5 * 90, {}}},
      {"alloc + free, synchronous pool", nullptr, subject(pairs, pooled(ours.machine)), {}},
  };
}

std::vector<Case> commands(const Raw &raw, const Ours &ours) {
  const auto rawFill = [](const RawSide &side) {
    need(side.api.cuMemsetD32Async(side.memory, 1, kBlock / 4, side.raw.stream), "cuMemsetD32Async");
  };
  const auto rawCopy = [](const RawSide &side) {
    need(side.api.cuMemcpyAsync(side.memory, side.memory + kBlock, kBlock, side.raw.stream), "cuMemcpyAsync");
    side.record();
  };
  const auto rawQueue = [](const RawSide &side) {
    CUstream stream = nullptr;
    need(side.api.cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING, 0), "cuStreamCreateWithPriority");
    need(side.api.cuStreamDestroy(stream), "cuStreamDestroy");
  };
  return {
      {"fill",
       byDriver(raw, rawFill),
       byUs(ours, true, [](OurSide &side, size_t) { fill(side, side.memory, nullptr, nullptr); }),
       {}},
      {"chain alloc-fill-free by events, out-of-order",
       nullptr,
       byUs(ours, false, [](OurSide &side, size_t) { fillChain(side); }),
       {0, {{1.15, "fill"}}}},
      {"4 KiB copy with event",
       byDriver(raw, rawCopy),
       byUs(ours, true,
            [](OurSide &side, size_t i) {
              need(urEnqueueUSMMemcpy(side.queue, false, side.memory, static_cast<std::byte *>(side.memory) + kBlock,
                                      kBlock, 0, nullptr, &side.kept[i]),
                   "urEnqueueUSMMemcpy");
            }),
       {}},
      {"wait with out event",
       byDriver(raw,
                [](const RawSide &side) {
                  need(side.api.cuStreamWaitEvent(side.raw.stream, side.event, 0), "cuStreamWaitEvent");
                }),
       byUs(ours, true,
            [](OurSide &side, size_t i) {
              need(urEnqueueEventsWait(side.queue, 0, nullptr, &side.kept[i]), "urEnqueueEventsWait");
            }),
       {60, {}}},
      {"queue create + release",
       byDriver(raw, rawQueue),
       byUs(ours, true,
            [](OurSide &side, size_t) { need(urQueueRelease(side.ours.machine.makeQueue(true)), "urQueueRelease"); }),
       {}},
  };
}

std::vector<Case> launches(const Raw &raw, const Ours &ours) {
  const auto launch = [](const RawSide &side) { side.raw.launch(side.raw.stream, side.memory); };
  const auto finished = [launch](const RawSide &side) {
    launch(side);
    side.finish();
  };
  return {
      {"event record", byDriver(raw, [](const RawSide &side) { side.record(); }), nullptr, {}},
      {"launch with arguments",
       byDriver(raw, launch),
       byUs(ours, true, [](OurSide &side, size_t) { side.ours.launch(side.queue, side.memory, 0, nullptr, nullptr); }),
       {0, {{1.03, "launch with arguments"}}}},
      {"launch, event dropped at once",
       nullptr,
       byUs(ours, true,
            [](OurSide &side, size_t) {
              ur_event_handle_t event = nullptr;
              side.ours.launch(side.queue, side.memory, 0, nullptr, &event);
              OurSide::drop(&event);
            }),
       {0, {{1.03, "launch with arguments"}}}},
      {"launch, event kept",
       byDriver(raw,
                [launch](const RawSide &side) {
                  launch(side);
                  side.record();
                }),
       byUs(ours, true,
            [](OurSide &side, size_t i) { side.ours.launch(side.queue, side.memory, 0, nullptr, &side.kept[i]); }),
       {0, {{1.03, "launch with arguments"}, {1, "event record"}}}},
      {"chain of kernels by events, out-of-order",
       nullptr,
       byUs(ours, false,
            [](OurSide &side, size_t) {
              ur_event_handle_t event = nullptr;
              side.ours.launch(side.queue, side.memory, side.last ? 1 : 0, side.last ? &side.last : nullptr, &event);
              side.chain(event);
            }),
       {0, {{1.03, "launch with arguments"}, {1, "event record"}}}},
      {"step alloc-kernel-free, in-order",
       nullptr,
       byUs(ours, true,
            [](OurSide &side, size_t) {
              void *block = side.alloc();
              side.ours.launch(side.queue, block, 0, nullptr, nullptr);
              side.free(block);
            }),
       {0, {{1.05, "launch with arguments"}}}},
      {"launch + finish",
       byDriver(raw, finished),
       byUs(ours, true,
            [](OurSide &side, size_t) {
              side.ours.launch(side.queue, side.memory, 0, nullptr, nullptr);
              side.finish();
            }),
       {0, {{1.05, "launch + finish"}}}},
  };
}

} // namespace

std::vector<Case> cases(const Raw &raw, const Ours &ours, int threads) {
  std::vector<Case> all = allocations(raw, ours, threads);
  for (Case &one : all) {
    one.oursInBatches = false;
  }
  for (auto part : {commands(raw, ours), launches(raw, ours)}) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

} // namespace bench
