// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random programs over queues of both kinds on two devices, with USM, buffers, asynchronous allocation and events, run
// by the simulated driver in random legal orders. Each command waits for what touched its memory before, so there is
// one right result, which a model computes in the order of the calls; the driver notices races and uses after a free.
//
// A failure names its seed, for support/seeds.hpp.
#include "core/buffer_rig.hpp"
#include "support/seeds.hpp"

#include <random>

namespace ur::test {
namespace {

class RandomPrograms : public BufferTest {
protected:
  static constexpr size_t kWords = 16, kCells = 8, kQueues = 5, kCommands = 150;

  /// A piece of memory, what it should hold, and which commands have touched it since its last write.
  struct Cell {
    uint32_t *memory = nullptr; ///< USM; null: a buffer, or nothing at the moment
    Buffer buffer;
    size_t device = 0;
    bool asynchronous = false, defined = false;
    uint32_t value = 0;
    std::vector<std::shared_ptr<Event>> written, readSince;
  };

  void configure(sim::Options &options) override { options.seed = seed_; }

  uint32_t below(uint32_t bound) { return std::uniform_int_distribution<uint32_t>(0, bound - 1)(random_); }
  bool oneIn(uint32_t n) { return below(n) == 0; }

  ur_queue_handle_t queueOn(size_t device) {
    size_t i = below(kQueues);
    while (i % 2 != device)
      i = below(kQueues);
    if (oneIn(20)) // the old one's work goes on without it
      queues_[i] = makeQueue(below(2) ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0, i % 2);
    return queues_[i];
  }
  /// What a command on these cells has to wait for, in random order, sometimes twice, sometimes with more than that.
  Waits waitsFor(std::initializer_list<const Cell *> reads, std::initializer_list<const Cell *> writes) {
    Waits waits;
    const auto add = [&](const std::vector<std::shared_ptr<Event>> &events) {
      for (const auto &event : events)
        waits.push_back(*event);
    };
    for (const Cell *cell : reads)
      add(cell->written);
    for (const Cell *cell : writes) {
      add(cell->written);
      add(cell->readSince);
    }
    if (!waits.empty() && oneIn(4))
      waits.push_back(waits[below(static_cast<uint32_t>(waits.size()))]);
    if (oneIn(4))
      add(cells_[below(kCells)].written);
    std::shuffle(waits.begin(), waits.end(), random_);
    return waits;
  }
  static void wrote(Cell &cell, std::shared_ptr<Event> event) {
    cell.written = {std::move(event)};
    cell.readSince.clear();
  }

  /// A cell with USM that holds something; null: there is none.
  Cell *some(bool defined) {
    for (int attempt = 0; attempt < 20; ++attempt) {
      Cell &cell = cells_[below(kCells)];
      if (cell.memory && (cell.defined || !defined))
        return &cell;
    }
    return nullptr;
  }

  void fillOne() {
    Cell *cell = some(false);
    if (!cell)
      return;
    const uint32_t value = below(1000);
    auto event =
        std::make_shared<Event>(fill(queueOn(cell->device), cell->memory, kWords, value, waitsFor({}, {cell})));
    wrote(*cell, event);
    cell->value = value;
    cell->defined = true;
  }
  void addOne() {
    Cell *cell = some(true);
    if (!cell || cell->device != 0) // the kernels of these tests are the first device's
      return;
    const uint32_t value = below(1000);
    auto event = std::make_shared<Event>(add(queueOn(0), cell->memory, kWords, value, waitsFor({cell}, {cell})));
    wrote(*cell, event);
    cell->value += value;
  }
  void copyOne() {
    Cell *from = some(true), *to = some(false);
    if (!from || !to || from == to)
      return;
    auto event = std::make_shared<Event>();
    ASSERT_EQ(tryCopy(queueOn(to->device), to->memory, from->memory, kWords * 4, waitsFor({from}, {to}), event->out()),
              UR_RESULT_SUCCESS);
    wrote(*to, event);
    from->readSince.push_back(event);
    to->value = from->value;
    to->defined = true;
  }
  void checkOne() {
    Cell *cell = some(true);
    if (!cell)
      return;
    uint32_t words[kWords] = {};
    ASSERT_EQ(tryCopy(queueOn(cell->device), words, cell->memory, sizeof words, waitsFor({cell}, {}), nullptr, true),
              UR_RESULT_SUCCESS);
    for (uint32_t word : words)
      ASSERT_EQ(word, cell->value);
  }
  void allocOrFreeOne() {
    Cell &cell = cells_[below(kCells)];
    if (cell.memory && cell.asynchronous) {
      ASSERT_EQ(tryFree(queueOn(cell.device), cell.memory, nullptr, waitsFor({}, {&cell})), UR_RESULT_SUCCESS);
      cell.memory = nullptr;
      cell.defined = false;
      cell.written.clear();
      cell.readSince.clear();
    } else if (!cell.memory && !cell.buffer.get()) {
      cell.device = below(2);
      cell.asynchronous = true;
      auto born = std::make_shared<Event>();
      cell.memory = alloc(queueOn(cell.device), kWords, nullptr, waitsFor({}, {}), born->out());
      ASSERT_NE(cell.memory, nullptr);
      wrote(cell, born);
    }
  }
  void bufferOne() {
    for (Cell &cell : cells_) {
      if (cell.buffer.get() && oneIn(2)) {
        if (cell.defined && oneIn(3)) {
          ASSERT_EQ(read(queueOn(below(2)), cell.buffer, kWords, 0, waitsFor({&cell}, {})), Words(kWords, cell.value));
          return;
        }
        const uint32_t value = below(1000);
        auto event = std::make_shared<Event>();
        ASSERT_EQ(
            tryFillBuffer(queueOn(below(2)), cell.buffer, value, 0, kWords, waitsFor({&cell}, {&cell}), event->out()),
            UR_RESULT_SUCCESS);
        wrote(cell, event);
        cell.value = value;
        cell.defined = true;
        return;
      }
    }
  }
  void orderOne() {
    ur_queue_handle_t queue = queueOn(below(2));
    switch (below(4)) {
    case 0:
      static_cast<void>(marker(queue, waitsFor({}, {})));
      break;
    case 1:
      static_cast<void>(barrier(queue));
      break;
    case 2:
      EXPECT_EQ(api().Queue.pfnFlush(queue), UR_RESULT_SUCCESS);
      break;
    default:
      if (oneIn(5))
        finish(queue);
      else
        sim->step();
    }
  }

  void run(uint64_t seed) {
    random_.seed(seed);
    for (size_t i = 0; i < kQueues; ++i)
      queues_[i] = makeQueue(i % 3 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0, i % 2);
    for (size_t i = 0; i < kCells; ++i) {
      cells_[i].device = i % 2;
      if (i < 3)
        cells_[i].memory = deviceMemory(kWords, i % 2);
      else if (i < 5)
        cells_[i].buffer = buffer(kWords);
    }
    for (size_t i = 0; i < kCommands && !HasFatalFailure(); ++i) {
      switch (below(9)) {
      case 0:
      case 1:
        fillOne();
        break;
      case 2:
        addOne();
        break;
      case 3:
        copyOne();
        break;
      case 4:
        checkOne();
        break;
      case 5:
      case 6:
        allocOrFreeOne();
        break;
      case 7:
        bufferOne();
        break;
      default:
        orderOne();
      }
    }
    for (Cell &cell : cells_) { // whatever is there in the end is right
      if (cell.memory && cell.defined) {
        uint32_t words[kWords] = {};
        ASSERT_EQ(tryCopy(queues_[cell.device], words, cell.memory, sizeof words, waitsFor({&cell}, {}), nullptr, true),
                  UR_RESULT_SUCCESS);
        ASSERT_EQ(words[kWords - 1], cell.value);
      }
    }
  }
  void TearDown() override {
    for (Queue &queue : queues_) {
      if (queue.get())
        finish(queue);
    }
    for (const Cell &cell : cells_) { // Released queues' work too must be known to be over before its memory goes.
      for (const auto *events : {&cell.written, &cell.readSince}) {
        for (const auto &event : *events)
          EXPECT_EQ(wait({*event}), UR_RESULT_SUCCESS);
      }
    }
    sim->runUntilIdle();
    for (Cell &cell : cells_)
      cell = {};
    for (Queue &queue : queues_)
      queue.reset();
    BufferTest::TearDown();
    memory_.clear();
  }

  uint64_t seed_ = 1;

private:
  std::mt19937_64 random_;
  std::array<Queue, kQueues> queues_;
  std::array<Cell, kCells> cells_;
};
UR_TEST_ALL_SHAPES(RandomPrograms);

TEST_P(RandomPrograms, HaveTheResultsOfTheModel) {
  const Seeds chosen = seeds(20);
  for (uint64_t i = 0; i < chosen.count; ++i) {
    const uint64_t seed = chosen.first + i;
    SCOPED_TRACE("replay with UR_TEST_SEEDS=1@" + std::to_string(seed));
    TearDown();
    seed_ = seed;
    SetUp();
    run(seed);
    if (HasFailure())
      return;
  }
}

} // namespace
} // namespace ur::test
