// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "patterns.hpp"

#include "unified-runtime/ur_usm_pool_tuning.h"

#include <array>
#include <random>

namespace bench {
namespace {

constexpr size_t kBlock = 4096;
constexpr int kBatch = 64; // events and commands in flight are bounded by a finish outside the timing

/// Sizes as temporaries have them: spread evenly over the powers of two from 256 bytes to 1 MiB.
size_t randomSize(std::minstd_rand &random) {
  const unsigned bits = 8 + random() % 12;
  return (size_t{1} << bits) + random() % (size_t{1} << bits);
}

} // namespace

void pairs(benchmark::State &state, Subject &subject) {
  const auto user = subject.user();
  for (int i = 0; i < kBatch; ++i)
    user->free(user->allocate(kBlock), kBlock);
  for (auto _ : state) {
    void *memory = user->allocate(kBlock);
    benchmark::DoNotOptimize(memory);
    user->free(memory, kBlock);
  }
  user->finish();
}

void mixed(benchmark::State &state, Subject &subject) {
  const auto user = subject.user();
  struct Block {
    void *memory;
    size_t size;
  };
  std::array<Block, 64> live;
  // Drawn before: randomness isn't what is measured.
  struct Step {
    size_t index, size;
  };
  std::array<Step, 4096> steps;
  std::minstd_rand random(static_cast<unsigned>(state.thread_index()) + 1);
  for (Block &block : live) {
    block.size = randomSize(random);
    block.memory = user->allocate(block.size);
  }
  for (Step &step : steps)
    step = {random() % live.size(), randomSize(random)};
  size_t next = 0;
  for (auto _ : state) {
    const Step &step = steps[next++ % steps.size()];
    Block &block = live[step.index];
    user->free(block.memory, block.size);
    block = {user->allocate(step.size), step.size};
  }
  for (const Block &block : live)
    user->free(block.memory, block.size);
  user->finish();
}

void chain(benchmark::State &state, Subject &subject) {
  const auto user = subject.user();
  int steps = 0;
  for (auto _ : state) {
    void *memory = user->allocate(kBlock);
    user->use(memory, kBlock);
    user->free(memory, kBlock);
    if (++steps % 256 == 0)
      user->finish();
  }
  user->finish();
}

void replayed(benchmark::State &state, Subject &subject, const trace::Allocations &program) {
  const auto user = subject.user();
  struct Block {
    void *memory;
    size_t size;
  };
  std::vector<Block> blocks(program.blocks);
  const auto release = [&](Block &block) {
    user->free(block.memory, block.size);
    block.memory = nullptr;
  };
  const auto play = [&] {
    for (const trace::Step &step : program.steps) {
      Block &block = blocks[step.block];
      if (step.isFree)
        release(block);
      else
        block = {user->allocate(step.size), step.size};
    }
    for (Block &block : blocks) {
      if (block.memory)
        release(block);
    }
  };
  play();
  while (state.KeepRunningBatch(program.blocks))
    play();
  user->finish();
}

void first(benchmark::State &state, const Machine &machine, size_t size, Source source) {
  ur_queue_handle_t queue = nullptr;
  if (urQueueCreate(machine.context, machine.device, nullptr, &queue) != UR_RESULT_SUCCESS) {
    state.SkipWithError("no queue");
    return;
  }
  for (auto _ : state) {
    state.PauseTiming();
    const ur_usm_pool_tuning_desc_t tuning{UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC, nullptr, UR_USM_POOL_REUSE_DEFAULT,
                                           size, UR_USM_TYPE_DEVICE};
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, source == Source::reserved ? &tuning : nullptr, 0};
    ur_usm_pool_handle_t pool = nullptr;
    void *memory = nullptr;
    bool good = urUSMPoolCreateExp(machine.context, machine.device, &desc, &pool) == UR_RESULT_SUCCESS;
    if (good && source == Source::freed) {
      void *earlier = nullptr;
      good =
          urEnqueueUSMDeviceAllocExp(queue, pool, size, nullptr, 0, nullptr, &earlier, nullptr) == UR_RESULT_SUCCESS &&
          urEnqueueUSMFreeExp(queue, pool, earlier, 0, nullptr, nullptr) == UR_RESULT_SUCCESS;
    }
    state.ResumeTiming();
    good = good &&
           urEnqueueUSMDeviceAllocExp(queue, pool, size, nullptr, 0, nullptr, &memory, nullptr) == UR_RESULT_SUCCESS;
    state.PauseTiming();
    if (!good) {
      state.SkipWithError("the allocation failed");
    } else {
      (void)urEnqueueUSMFreeExp(queue, pool, memory, 0, nullptr, nullptr);
      (void)urUSMPoolDestroyExp(machine.context, machine.device, pool);
    }
    state.ResumeTiming();
  }
  urQueueRelease(queue);
}

void producerConsumer(benchmark::State &state, const Machine &machine) {
  ur_queue_handle_t producer = nullptr, consumer = nullptr;
  if (urQueueCreate(machine.context, machine.device, nullptr, &producer) != UR_RESULT_SUCCESS ||
      urQueueCreate(machine.context, machine.device, nullptr, &consumer) != UR_RESULT_SUCCESS) {
    state.SkipWithError("no queues");
    return;
  }
  int steps = 0;
  for (auto _ : state) {
    void *memory = nullptr;
    ur_event_handle_t made = nullptr;
    if (urEnqueueUSMDeviceAllocExp(producer, nullptr, kBlock, nullptr, 0, nullptr, &memory, &made) !=
            UR_RESULT_SUCCESS ||
        urEnqueueUSMFreeExp(consumer, nullptr, memory, 1, &made, nullptr) != UR_RESULT_SUCCESS) {
      state.SkipWithError("a call failed");
      break;
    }
    urEventRelease(made);
    if (++steps % 256 == 0)
      urQueueFinish(consumer);
  }
  urQueueFinish(consumer);
  urQueueRelease(consumer);
  urQueueRelease(producer);
}

} // namespace bench
