// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/alloc_program.hpp"

#include "core/pool_parts_check.hpp"

#include "adapters/core/allocator/debug_blocks.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/core/queue/debug_release.hpp"

#include <algorithm>

namespace ur::test {
namespace {

constexpr size_t kSizes[] = {4, 64, 300, 1024, 4096, 6000, 65536, 300'000, 3 << 20};
constexpr size_t kLowMaximum = 4 << 20;      ///< of the pool that runs out
constexpr size_t kBounded = 1, kZeroing = 2; ///< pools
constexpr size_t kLooks = 16;                ///< every so many commands, at what pools tell of themselves

} // namespace

void AllocProgram::configure(sim::Options &options) {
  options.seed = seed_;
}

AllocProgram::OwnQueue AllocProgram::newQueue(size_t device) {
  const bool inOrder = below(2) == 0;
  return {makeQueue(inOrder ? 0 : UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, device), device, inOrder};
}

AllocProgram::OwnQueue &AllocProgram::queueOn(size_t device) {
  size_t i = below(kQueues);
  while (queues_[i].device != device)
    i = below(kQueues);
  return queues_[i];
}

AllocProgram::Block *AllocProgram::someBlock(bool defined) {
  for (int attempt = 0; attempt < 8 && !blocks_.empty(); ++attempt) {
    Block &block = blocks_[below(blocks_.size())];
    if (block.defined || !defined)
      return &block;
  }
  return nullptr;
}

void AllocProgram::embellish(Waits &waits) {
  if (!held_.empty() && oneIn(6))
    waits.push_back(held_[below(held_.size())]);
  events_.embellish(waits, draw_);
}

Use<ur_queue_handle_t, Event> AllocProgram::use(const OwnQueue &queue, SharedEvent event) {
  return {std::move(event), queue.inOrder ? queue.handle.get() : nullptr};
}

/// An out event, which a command may do without where its queue's order says enough.
AllocProgram::SharedEvent AllocProgram::eventOrNone(const OwnQueue &queue) {
  return queue.inOrder && oneIn(2) ? nullptr : std::make_shared<Event>();
}

void AllocProgram::allocate() {
  if (blocks_.size() == mix_.mostBlocks)
    return;
  Block block;
  block.device = below(mix_.narrow ? 8 : 2) == 1;
  block.type = draw_.of(mix_.types);
  const size_t pool = block.device != 0 ? 0 : mix_.pool == kPools ? below(kPools) : mix_.pool;
  block.pool = block.device == 0 ? pools_[pool] : nullptr; // on the second device always its default one
  block.zeroed = pool == kZeroing;
  block.bytes = draw_.of(mix_.sizes);
  if (block.zeroed) // by commands, which take their time
    block.bytes = std::min<size_t>(block.bytes, 6000);
  OwnQueue &queue = queueOn(block.device);
  Waits waits;
  embellish(waits);
  // Out of order and without event, only what comes behind on the same queue can tell when memory is zero.
  const bool ask = below(3) != 0 || (block.zeroed && !queue.inOrder);
  SharedEvent born = ask ? std::make_shared<Event>() : nullptr;
  void *memory = nullptr;
  const ur_result_t result = tryAlloc(block.type, queue.handle, pool == 0 && below(2) ? nullptr : block.pool,
                                      block.bytes, &memory, waits, born ? born->out() : nullptr);
  if (pool == kBounded && isOutOfMemory(result))
    return; // its maximum is small
  ASSERT_EQ(result, UR_RESULT_SUCCESS);
  block.memory = static_cast<uint32_t *>(memory);
  const auto *first = static_cast<const std::byte *>(memory), *last = first + block.bytes;
  const auto next = live_.lower_bound(first);
  ASSERT_TRUE(next == live_.end() || last <= next->first) << "a block in another";
  ASSERT_TRUE(next == live_.begin() || std::prev(next)->second <= first) << "a block in another";
  live_.emplace(first, last);
  if (const size_t words = wordsOf(block); words > mix_.window) { // the end of it, or where small blocks begin later
    const size_t last = words - mix_.window, place = below(16) * (256 / sizeof(uint32_t));
    block.window = oneIn(3) ? last : mix_.narrow ? 0 : std::min(last, place);
  }
  if (born || queue.inOrder) // out of order without event: it may be used at once
    block.uses.wrote(use(queue, born));
  remember(std::move(born));
  blocks_.push_back(std::move(block));
}

void AllocProgram::write() {
  Block *block = someBlock(false);
  if (!block)
    return;
  const OwnQueue &queue = queueOn(block->device);
  Waits waits;
  block->uses.beforeWrite(waits, queue.handle.get(), draw_, [this](auto of) { return markOf(of); });
  embellish(waits);
  SharedEvent done = eventOrNone(queue);
  block->value = below(1000) + 1;
  ASSERT_EQ(tryFill(queue.handle, block->memory + block->window, std::min(mix_.window, wordsOf(*block)), block->value,
                    waits, done ? done->out() : nullptr),
            UR_RESULT_SUCCESS);
  block->defined = true;
  block->uses.wrote(use(queue, done));
  remember(std::move(done));
}

/// A copy between two blocks, of the same or of two devices, on a queue of either.
void AllocProgram::transfer() {
  Block *from = someBlock(true), *to = someBlock(false);
  if (!from || from == to || wordsOf(*from) < wordsOf(*to))
    return;
  const OwnQueue &queue = queueOn(oneIn(2) ? from->device : to->device);
  const auto mark = [this](auto of) { return markOf(of); };
  Waits waits;
  from->uses.beforeRead(waits, queue.handle.get(), draw_, mark);
  to->uses.beforeWrite(waits, queue.handle.get(), draw_, mark);
  embellish(waits);
  SharedEvent done = eventOrNone(queue);
  ASSERT_EQ(tryCopy(queue.handle, to->memory + to->window, from->memory + from->window,
                    std::min(mix_.window, wordsOf(*to)) * sizeof(uint32_t), waits, done ? done->out() : nullptr),
            UR_RESULT_SUCCESS);
  to->defined = true;
  to->value = from->value;
  from->uses.read(use(queue, done));
  to->uses.wrote(use(queue, done));
  remember(std::move(done));
}

void AllocProgram::readBack() {
  Block *block = someBlock(true);
  if (!block)
    return;
  const OwnQueue &queue = queueOn(block->device);
  Waits waits;
  block->uses.beforeRead(waits, queue.handle.get(), draw_, [this](auto of) { return markOf(of); });
  embellish(waits);
  SharedEvent done = eventOrNone(queue);
  auto reading = std::make_unique<Reading>(Reading{block->value, {}});
  const size_t words = std::min<size_t>(2, wordsOf(*block));
  if (words == 1)
    reading->words[1] = block->value;
  ASSERT_EQ(tryCopy(queue.handle, reading->words, block->memory + block->window, words * 4, waits,
                    done ? done->out() : nullptr),
            UR_RESULT_SUCCESS);
  readings_.push_back(std::move(reading));
  block->uses.read(use(queue, done));
  remember(std::move(done));
}

/// The host may write what its device and it share, once it has waited for what came before.
void AllocProgram::writeByHost() {
  Block *block = someBlock(true);
  if (!block || block->type == UR_USM_TYPE_DEVICE || !held_.empty())
    return;
  block->uses.each([](const Use<ur_queue_handle_t, Event> &use) {
    if (use.event)
      EXPECT_EQ(wait({*use.event}), UR_RESULT_SUCCESS);
    else if (use.queue)
      finish(use.queue);
  });
  block->uses.forget();
  ASSERT_EQ(block->memory[block->window], block->value);
  block->value = below(1000) + 1;
  std::fill_n(block->memory + block->window, std::min(mix_.window, wordsOf(*block)), block->value);
}

void AllocProgram::free() {
  if (blocks_.empty())
    return;
  std::swap(blocks_[below(blocks_.size())], blocks_.back());
  Block &block = blocks_.back();
  const OwnQueue &queue = queueOn(oneIn(8) ? 1 - block.device : block.device);
  Waits waits;
  block.uses.beforeWrite(waits, queue.handle.get(), draw_, [this](auto of) { return markOf(of); });
  embellish(waits);
  SharedEvent done = oneIn(2) ? std::make_shared<Event>() : nullptr;
  ASSERT_EQ(tryFree(queue.handle, block.memory, oneIn(2) ? block.pool : nullptr, waits, done ? done->out() : nullptr),
            UR_RESULT_SUCCESS);
  live_.erase(reinterpret_cast<const std::byte *>(block.memory));
  blocks_.pop_back();
  remember(std::move(done));
}

/// By urUSMFree: after everything that has been enqueued so far, wherever.
void AllocProgram::freeAtOnce() {
  if (blocks_.empty())
    return;
  Block &block = blocks_.back();
  ASSERT_EQ(api().USM.pfnFree(context, block.memory), UR_RESULT_SUCCESS);
  live_.erase(reinterpret_cast<const std::byte *>(block.memory));
  blocks_.pop_back();
}

void AllocProgram::order() {
  const OwnQueue &queue = queues_[below(kQueues)];
  Waits waits;
  embellish(waits);
  switch (below(6)) {
  case 0:
    remember(std::make_shared<Event>(marker(queue.handle, waits)));
    break;
  case 1:
    remember(std::make_shared<Event>(barrier(queue.handle, waits)));
    break;
  case 2:
    flush(queue.handle);
    break;
  case 3:
    if (held_.empty())
      finish(queue.handle);
    break;
  case 4:
    if (const SharedEvent event = events_.some(draw_)) {
      if (held_.empty() && oneIn(2))
        ASSERT_EQ(wait({*event}), UR_RESULT_SUCCESS);
      else
        static_cast<void>(status(*event));
    }
    break;
  default:
    events_.clear();
  }
}

/// The old queue's work goes on without it.
void AllocProgram::changeQueue() {
  OwnQueue &queue = queues_[below(kQueues)];
  SharedEvent end;
  for (Block &block : blocks_)
    block.uses.leave(queue.handle.get(), [&](ur_queue_handle_t of) { return end = end ? end : markOf(of); });
  queue = newQueue(queue.device);
}

void AllocProgram::changePool() {
  const size_t i = 1 + below(kPools - 1);
  switch (below(3)) {
  case 0:
    ASSERT_EQ(trim(pools_[i], below(2) ? 0 : kBlock), UR_RESULT_SUCCESS);
    break;
  case 1: {
    const uint64_t threshold = below(2) ? 0 : UINT64_MAX;
    ASSERT_EQ(api().USMExp.pfnPoolSetInfoExp(pools_[0], UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP,
                                             const_cast<uint64_t *>(&threshold), sizeof threshold),
              UR_RESULT_SUCCESS);
    break;
  }
  default: // what is live of it stays
    for (Block &block : blocks_) {
      if (block.pool == pools_[i])
        block.pool = nullptr;
    }
    ASSERT_EQ(destroyPool(pools_[i]), UR_RESULT_SUCCESS);
    pools_[i] = nullptr;
    makePools();
  }
}

/// From now on commands may name an event that only the program will signal.
void AllocProgram::holdBack() {
  if (held_.size() < 2)
    held_.push_back(userEvent());
}

void AllocProgram::letGo() {
  if (held_.empty())
    return;
  signal(held_.back());
  held_.pop_back();
}

void AllocProgram::makePools() {
  // Every other program has the vendor's memory, where there are pools of it.
  const ur_usm_pool_flags_t flags = seed_ % 2 == 0 ? UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP : 0;
  const PoolOptions options[kPools] = {{},
                                       {.maximum = mix_.maximum, .flags = flags},
                                       {.flags = flags | UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK},
                                       {.limits = true, .flags = flags}};
  pools_[0] = defaultPool();
  for (size_t i = 1; i < kPools; ++i) {
    if (!pools_[i])
      pools_[i] = makePool(options[i]);
  }
}

void AllocProgram::step() {
  switch (below(25)) {
  case 0:
  case 1:
  case 2:
  case 3:
  case 4:
  case 5:
    return allocate();
  case 6:
  case 7:
  case 8:
  case 9:
  case 10:
    return write();
  case 11:
  case 12:
  case 13:
    return readBack();
  case 14:
  case 15:
  case 16:
  case 17:
    return free();
  case 18:
    return oneIn(4) ? freeAtOnce() : writeByHost();
  case 19:
  case 20:
    return order();
  case 21:
    return oneIn(3) ? changeQueue() : static_cast<void>(sim->step());
  case 22:
    return transfer();
  case 23:
    return oneIn(3) ? changePool() : static_cast<void>(sim->step());
  default:
    return oneIn(4) ? holdBack() : letGo();
  }
}

void AllocProgram::chooseMix() {
  mix_ = {.sizes = {std::begin(kSizes), std::end(kSizes)},
          .types = {UR_USM_TYPE_DEVICE, UR_USM_TYPE_DEVICE, UR_USM_TYPE_SHARED, UR_USM_TYPE_HOST},
          .maximum = kLowMaximum,
          .commands = 60,
          .mostBlocks = 12,
          .window = 16};
  if (oneIn(2))
    return;
  mix_ = {.sizes = {kSizes[below(4)], kSizes[6 + below(2)], kSizes[below(std::size(kSizes))]},
          .types = {draw_.of(mix_.types)},
          .pool = oneIn(2) ? kBounded : below(kPools),
          .maximum = kBlock / 4 << below(5),
          .commands = 120,
          .mostBlocks = 16,
          .window = 1024,
          .narrow = true};
}

void AllocProgram::finishAll() {
  while (!held_.empty())
    letGo();
  while (!blocks_.empty() && !HasFatalFailure())
    free();
  for (const OwnQueue &queue : queues_) {
    if (queue.handle.get())
      finish(queue.handle);
  }
  core::waitForBackground(); // frees on queues that are released already
  if (core::debugBlocks())   // copies of guards lie in a pool until they are over
    sim->runUntilIdle();
  for (const ur_usm_pool_handle_t pool : pools_) {
    if (pool) {
      if (core::debugBlocks()) // what is freed is in the quarantine
        core::releaseAllQuarantined(pool->context(), nullptr, pool);
      EXPECT_EQ(used(pool), 0u);
      if (!pool->memory().isNative())
        expectPartsAgree(pool);
    }
  }
}

/// Each pool tells of all its addresses, and of each live block that it is live.
void AllocProgram::lookAtPools() {
  for (const ur_usm_pool_handle_t pool : pools_) {
    if (!pool)
      continue;
    const std::vector<PoolPart> parts = partsOf(pool);
    expectWholeRegions(parts);
    std::map<const void *, size_t> live;
    for (const PoolPart &part : parts) {
      if (part.state == UR_LANEWAY_USM_POOL_PART_STATE_LIVE)
        live.emplace(part.pMem, part.requestedSize);
    }
    const size_t guard = core::debugBlocks() ? core::debugBlocks()->wanted().guard : 0;
    for (const Block &block : blocks_) {
      const auto *const whole = reinterpret_cast<const std::byte *>(block.memory) - guard;
      if (block.pool == pool && live.count(block.memory) != 0) {
        EXPECT_EQ(live[block.memory], block.bytes);
      } else if (block.pool == pool && live.count(whole) != 0) { // between guards, unless there was no room for them
        EXPECT_EQ(live[whole], block.bytes + 2 * guard);
      } else if (block.pool == pool) {
        ADD_FAILURE() << "a live block isn't told of";
      }
    }
  }
}

void AllocProgram::run(uint64_t seed) {
  TearDown();
  seed_ = seed;
  draw_ = Draw(seed);
  SetUp();
  chooseMix();
  makePools();
  for (size_t i = 0; i < kQueues; ++i)
    queues_[i] = newQueue(i % 2);
  for (size_t i = 0; i < mix_.commands && !HasFatalFailure(); ++i) {
    step();
    if (i % kLooks == 0)
      lookAtPools();
  }
  finishAll();
  end();
}

/// Ends everything but the world, and looks at what the reads have brought.
void AllocProgram::end() {
  while (!held_.empty())
    letGo();
  events_.clear();
  blocks_.clear();
  live_.clear();
  for (OwnQueue &queue : queues_)
    queue.handle.reset();
  for (size_t i = 1; i < kPools; ++i) {
    if (const ur_usm_pool_handle_t pool = std::exchange(pools_[i], nullptr)) {
      EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
    }
  }
  context.reset();
  core::waitForBackground(); // what released queues were to do behind events of ours, which go last
  for (const auto &reading : readings_) {
    for (uint32_t word : reading->words)
      EXPECT_EQ(word, reading->expected);
  }
  readings_.clear();
}

void AllocProgram::TearDown() {
  end();
  DeferralTest::TearDown();
}

} // namespace ur::test
