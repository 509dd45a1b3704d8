// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/random_programs.hpp"

#include "support/async.hpp"

#include <algorithm>

namespace conformance {

static constexpr size_t kBlockSizes[] = {4, 256, 2048, 4096, 4096, 20000, 262144, 3 << 20};
static constexpr size_t kMostWords = 1024; ///< of a block that commands touch
static constexpr size_t kMostBlocks = 10, kCommands = 40, kSmallPool = 8 << 20;
static constexpr uint32_t kMostTicks = 30; ///< of a tenth of a millisecond, which a kernel takes

void RandomProgramsTest::SetUp() {
  if (kernelImage().empty())
    GTEST_SKIP() << whyNoKernels();
  std::vector<ur_device_handle_t> devices = environment().devices;
  std::swap(devices.front(), *std::find(devices.begin(), devices.end(), device()));
  devices.resize(std::min<size_t>(devices.size(), 4));
  for (const ur_device_handle_t each : devices) {
    ur_bool_t has = false;
    ASSERT_OK(urDeviceGetInfo(each, UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP, sizeof has, &has, nullptr));
    if (!has)
      GTEST_SKIP() << "a device has no asynchronous allocation (UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP)";
  }
  ASSERT_OK(urContextCreate(static_cast<uint32_t>(devices.size()), devices.data(), nullptr, context_.out()));
  ASSERT_OK(createProgram(context_, devices, &program_));
  ASSERT_OK(urProgramBuild(context_, program_, nullptr));
  ASSERT_OK(urKernelCreate(program_, "slow_copy", slowCopy_.out()));
  ASSERT_OK(urKernelCreate(program_, "fill", fill_.out()));
  ASSERT_OK(urKernelCreate(program_, "differ", differ_.out()));
  ASSERT_NO_FATAL_FAILURE(wrong_.create(UR_USM_TYPE_HOST, context_, nullptr, kTogether * sizeof(uint32_t)));
  for (const ur_device_handle_t each : devices)
    ASSERT_NO_FATAL_FAILURE(makeDevice(each, &devices_.emplace_back()));
  for (size_t i = 0; i < devices.size() * kQueuesEach; ++i)
    ASSERT_NO_FATAL_FAILURE(makeQueue(i % devices.size(), &queues_.emplace_back()));
  std::vector<uint32_t> rows(kPalette * kMostWords);
  for (size_t i = 0; i < rows.size(); ++i)
    rows[i] = static_cast<uint32_t>(i / kMostWords) + 1;
  for (const OwnQueue &queue : queues_) {
    ASSERT_NO_FATAL_FAILURE(
        writeMemory(queue.handle, devices_[queue.device].palette.get(), rows.data(), rows.size() * sizeof(uint32_t)));
  }
}

void RandomProgramsTest::TearDown() {
  for (const OwnQueue &queue : queues_) {
    if (queue.handle.get() != nullptr)
      urQueueFinish(queue.handle);
  }
  blocks_.clear();
  events_.clear();
  ends_.clear();
  queues_.clear();
  devices_.clear();
  for (const auto &[user, owner] : peers_)
    EXPECT_OK(urUsmP2PDisablePeerAccessExp(user, owner));
}

void RandomProgramsTest::becomePeers() {
  if (devices_.size() < 2)
    GTEST_SKIP() << "the platform has one device";
  for (const OwnDevice &user : devices_) {
    for (const OwnDevice &owner : devices_) {
      if (&user == &owner)
        continue;
      int possible = 0;
      ASSERT_OK(urUsmP2PPeerAccessGetInfoExp(user.handle, owner.handle, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                             sizeof possible, &possible, nullptr));
      if (!possible)
        GTEST_SKIP() << "not all of the devices are peers";
      ASSERT_OK(urUsmP2PEnablePeerAccessExp(user.handle, owner.handle));
      peers_.emplace_back(user.handle, owner.handle);
    }
  }
}

void RandomProgramsTest::makeDevice(ur_device_handle_t device, OwnDevice *made) {
  made->handle = device;
  ASSERT_NO_FATAL_FAILURE(
      made->palette.create(UR_USM_TYPE_DEVICE, context_, device, kPalette * kMostWords * sizeof(uint32_t)));
  ASSERT_NO_FATAL_FAILURE(made->small.create(context_, device, kSmallPool));
}

void RandomProgramsTest::makeQueue(size_t device, OwnQueue *queue) {
  queue->device = device;
  queue->inOrder = draw_.oneIn(2);
  auto properties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
  properties.flags = queue->inOrder ? 0 : UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
  ASSERT_OK(urQueueCreate(context_, devices_[device].handle, &properties, queue->handle.out()));
}

RandomProgramsTest::OwnQueue &RandomProgramsTest::queueOn(size_t device) {
  return queues_[draw_.below(kQueuesEach) * devices_.size() + device];
}

RandomProgramsTest::Block *RandomProgramsTest::someBlock(bool defined) {
  for (int attempt = 0; attempt < 8 && !blocks_.empty(); ++attempt) {
    if (Block &block = draw_.of(blocks_); block.defined || !defined)
      return &block;
  }
  return nullptr;
}

std::pair<RandomProgramsTest::Block *, RandomProgramsTest::Block *> RandomProgramsTest::twoBlocks(bool forKernel) {
  Block *from = someBlock(true), *to = someBlock(false);
  const bool apart = from != nullptr && to->device != from->device;
  if (from == nullptr || to == from || (forKernel && apart && peers_.empty()) || from->words < to->words)
    return {};
  return {from, to};
}

RandomProgramsTest::SharedEvent RandomProgramsTest::markOf(ur_queue_handle_t queue) {
  auto mark = std::make_shared<Event>();
  EXPECT_OK(urEnqueueEventsWait(queue, 0, nullptr, mark->out()));
  return mark;
}

void RandomProgramsTest::before(WaitList &waits, Block &block, const OwnQueue &queue, bool write) {
  const auto mark = [](ur_queue_handle_t of) { return markOf(of); };
  if (write)
    block.uses.beforeWrite(waits, queue.handle.get(), draw_, mark);
  else
    block.uses.beforeRead(waits, queue.handle.get(), draw_, mark);
}

/// An out event, which a command may do without where its queue's order says enough.
RandomProgramsTest::SharedEvent RandomProgramsTest::eventOrNone(const OwnQueue &queue) {
  return queue.inOrder && draw_.oneIn(2) ? nullptr : std::make_shared<Event>();
}

void RandomProgramsTest::after(Block &block, const OwnQueue &queue, const SharedEvent &event, bool write) {
  ur::test::Use<ur_queue_handle_t, Event> use{event, queue.inOrder ? queue.handle.get() : nullptr};
  if (write)
    block.uses.wrote(std::move(use));
  else
    block.uses.read(std::move(use));
}

static ur_event_handle_t *outOf(const std::shared_ptr<Event> &event) {
  return event ? event->out() : nullptr;
}

ur_result_t RandomProgramsTest::slowCopy(const OwnQueue &queue, void *to, const void *from, size_t words,
                                         const WaitList &waits, const SharedEvent &event) {
  return launch(queue.handle, slowCopy_, words,
                Arguments().pointer(to).pointer(from).value<uint32_t>(draw_.below(kMostTicks)), waits, outOf(event));
}

void RandomProgramsTest::allocate() {
  if (blocks_.size() == kMostBlocks)
    return;
  Block block;
  block.device = draw_.below(devices_.size());
  const OwnQueue &queue = queueOn(block.device);
  block.pool = draw_.oneIn(3) ? devices_[block.device].small.get() : nullptr;
  const size_t bytes = draw_.of(kBlockSizes);
  block.words = std::min(bytes / sizeof(uint32_t), kMostWords);
  WaitList waits;
  events_.embellish(waits, draw_);
  const SharedEvent born = draw_.oneIn(3) ? nullptr : std::make_shared<Event>();
  void *memory = nullptr;
  const ur_result_t result =
      enqueueAlloc(UR_USM_TYPE_DEVICE, queue.handle, block.pool, bytes, waits, &memory, outOf(born));
  if (block.pool != nullptr && isExhausted(result))
    return;
  ASSERT_OK(result);
  block.memory = static_cast<uint32_t *>(memory);
  if (born || queue.inOrder) // Out of order and without event, it may be used at once.
    after(block, queue, born, true);
  events_.add(born, draw_);
  blocks_.push_back(std::move(block));
}

void RandomProgramsTest::write() {
  Block *block = someBlock(false);
  if (block == nullptr)
    return;
  const OwnQueue &queue = queueFor(block->device);
  WaitList waits;
  before(waits, *block, queue, true);
  events_.embellish(waits, draw_);
  const SharedEvent done = eventOrNone(queue);
  const uint32_t row = draw_.below(kPalette), value = row + 1;
  switch (draw_.below(4)) {
  case 0:
    ASSERT_OK(urEnqueueUSMFill(queue.handle, block->memory, sizeof value, &value, block->words * sizeof value,
                               static_cast<uint32_t>(waits.size()), waits.empty() ? nullptr : waits.data(),
                               outOf(done)));
    break;
  case 1:
    ASSERT_OK(
        launch(queue.handle, fill_, block->words, Arguments().pointer(block->memory).value(value), waits, outOf(done)));
    break;
  default:
    ASSERT_OK(slowCopy(queue, block->memory, devices_[queue.device].palette.as<uint32_t>() + row * kMostWords,
                       block->words, waits, done));
  }
  block->defined = true;
  block->value = value;
  after(*block, queue, done, true);
  events_.add(done, draw_);
}

/// From one block to another: by a kernel that is slow to read and slow to write; or by a copy, which may be from one
/// device to another, on a queue of either.
void RandomProgramsTest::transfer(bool byKernel) {
  const auto [from, to] = twoBlocks(byKernel);
  if (from == nullptr)
    return;
  const OwnQueue &queue = queueFor(byKernel || draw_.oneIn(2) ? to->device : from->device);
  WaitList waits;
  before(waits, *from, queue, false);
  before(waits, *to, queue, true);
  events_.embellish(waits, draw_);
  const SharedEvent done = eventOrNone(queue);
  if (byKernel) {
    ASSERT_OK(slowCopy(queue, to->memory, from->memory, to->words, waits, done));
  } else {
    ASSERT_OK(urEnqueueUSMMemcpy(queue.handle, false, to->memory, from->memory, to->words * sizeof(uint32_t),
                                 static_cast<uint32_t>(waits.size()), waits.empty() ? nullptr : waits.data(),
                                 outOf(done)));
  }
  to->defined = true;
  to->value = from->value;
  after(*from, queue, done, false);
  after(*to, queue, done, true);
  events_.add(done, draw_);
}

void RandomProgramsTest::compare() {
  Block *block = someBlock(true);
  if (block == nullptr)
    return;
  const OwnQueue &queue = queueFor(block->device);
  WaitList waits;
  before(waits, *block, queue, false);
  events_.embellish(waits, draw_);
  const SharedEvent done = eventOrNone(queue);
  ASSERT_OK(
      launch(queue.handle, differ_, block->words,
             Arguments().pointer(wrong_.as<uint32_t>() + seed_ % kTogether).pointer(block->memory).value(block->value),
             waits, outOf(done)));
  after(*block, queue, done, false);
  events_.add(done, draw_);
}

void RandomProgramsTest::readBack() {
  Block *block = someBlock(true);
  if (block == nullptr)
    return;
  const OwnQueue &queue = queueFor(block->device);
  WaitList waits;
  before(waits, *block, queue, false);
  events_.embellish(waits, draw_);
  const SharedEvent done = eventOrNone(queue);
  Reading &reading = *readings_.emplace_back(new Reading{seed_, block->value, {block->value, block->value}});
  const size_t words = std::min<size_t>(2, block->words);
  ASSERT_OK(urEnqueueUSMMemcpy(queue.handle, false, reading.words, block->memory + block->words - words,
                               words * sizeof(uint32_t), static_cast<uint32_t>(waits.size()),
                               waits.empty() ? nullptr : waits.data(), outOf(done)));
  after(*block, queue, done, false);
  events_.add(done, draw_);
}

void RandomProgramsTest::free() {
  if (blocks_.empty())
    return;
  std::swap(draw_.of(blocks_), blocks_.back());
  Block &block = blocks_.back();
  const OwnQueue &queue = queueFor(draw_.oneIn(8) ? draw_.below(devices_.size()) : block.device);
  WaitList waits;
  before(waits, block, queue, true);
  events_.embellish(waits, draw_);
  const SharedEvent done = draw_.oneIn(2) ? std::make_shared<Event>() : nullptr;
  ASSERT_OK(enqueueFree(queue.handle, block.memory, waits, outOf(done), draw_.oneIn(2) ? block.pool : nullptr));
  blocks_.pop_back();
  events_.add(done, draw_);
}

void RandomProgramsTest::order() {
  const OwnQueue &queue = draw_.of(queues_);
  WaitList waits;
  events_.embellish(waits, draw_);
  const auto *list = waits.empty() ? nullptr : waits.data();
  const auto count = static_cast<uint32_t>(waits.size());
  const SharedEvent done = std::make_shared<Event>();
  switch (draw_.below(8)) {
  case 0:
  case 1:
    ASSERT_OK(urEnqueueEventsWait(queue.handle, count, list, done->out()));
    return events_.add(done, draw_);
  case 2:
    ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue.handle, count, list, done->out()));
    return events_.add(done, draw_);
  case 3:
    ASSERT_OK(urQueueFlush(queue.handle));
    return;
  case 4:
    if (const SharedEvent event = events_.some(draw_)) {
      ASSERT_OK(urEventWait(1, event->list()));
    }
    return;
  case 5:
    ASSERT_OK(urUSMPoolTrimToExp(context_, devices_[queue.device].handle, devices_[queue.device].small, 0));
    return;
  case 6:
    return changeQueue();
  default:
    events_.clear();
  }
}

/// The old queue's work goes on without it.
void RandomProgramsTest::changeQueue() {
  OwnQueue &queue = draw_.of(queues_);
  const SharedEvent end = ends_.emplace_back(markOf(queue.handle));
  for (Block &block : blocks_)
    block.uses.leave(queue.handle.get(), [&](ur_queue_handle_t) { return end; });
  ASSERT_NO_FATAL_FAILURE(makeQueue(queue.device, &queue));
}

void RandomProgramsTest::step() {
  const uint32_t what = draw_.below(20);
  return what < 5    ? allocate()
         : what < 9  ? write()
         : what < 11 ? transfer(true)
         : what < 12 ? transfer(false)
         : what < 14 ? compare()
         : what < 15 ? readBack()
         : what < 18 ? free()
                     : order();
}

void RandomProgramsTest::program(uint64_t seed) {
  seed_ = seed;
  draw_ = ur::test::Draw(seed);
  for (size_t i = 0; i < kCommands && !HasFatalFailure(); ++i)
    step();
  while (!blocks_.empty() && !HasFatalFailure())
    free();
}

void RandomProgramsTest::look(uint64_t first, uint64_t end) {
  for (const OwnQueue &queue : queues_)
    ASSERT_OK(urQueueFinish(queue.handle));
  for (const SharedEvent &end : ends_)
    ASSERT_OK(urEventWait(1, end->list()));
  ends_.clear();
  for (const OwnDevice &device : devices_)
    EXPECT_EQ(0U, device.small.info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
  for (uint64_t seed = first; seed < end; ++seed)
    EXPECT_EQ(0U, wrong_.as<uint32_t>()[seed % kTogether]) << "words were wrong in program " << seed;
  for (const auto &reading : readings_) {
    for (const uint32_t word : reading->words)
      EXPECT_EQ(reading->expected, word) << "in program " << reading->program;
  }
  readings_.clear();
}

void RandomProgramsTest::run(uint64_t first, uint64_t count) {
  for (uint64_t seed = first; seed < first + count && !HasFailure(); seed += kTogether) {
    const uint64_t end = std::min(first + count, seed + kTogether);
    SCOPED_TRACE("replay with --programs=" + std::to_string(end - seed) + "@" + std::to_string(seed));
    draw_ = ur::test::Draw(seed);
    for (OwnQueue &queue : queues_)
      ASSERT_NO_FATAL_FAILURE(makeQueue(queue.device, &queue));
    std::memset(wrong_.get(), 0, kTogether * sizeof(uint32_t));
    for (uint64_t each = seed; each < end && !HasFatalFailure(); ++each)
      program(each);
    look(seed, end);
  }
}

} // namespace conformance
