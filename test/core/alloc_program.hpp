// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A random program of asynchronous allocations: blocks of all kinds and sizes from several pools, written, read and
// freed on queues of both kinds on two devices, with events between them; queues, events and pools come and go, events
// of the caller hold commands back. The simulated driver runs it in a random legal order.
//
// The program keeps to the contract, no more: a command waits for what it must, by an event or by the order of its
// queue, and nothing else. So if memory is given to a block while an older user isn't done with it, the driver sees a
// race or a wrong value is read; and two live blocks never overlap.
#pragma once

#include "core/deferral_test.hpp"
#include "support/uses.hpp"

#include <array>
#include <map>

namespace ur::test {

class AllocProgram : public DeferralTest {
protected:
  void configure(sim::Options &options) override;
  void TearDown() override;
  /// One program of that seed, in a world of its own.
  void run(uint64_t seed);

private:
  static constexpr size_t kQueues = 4, kPools = 4;

  using SharedEvent = std::shared_ptr<Event>;
  struct Block {
    uint32_t *memory = nullptr; ///< of the live block
    size_t bytes = 0, window = 0;
    size_t device = 0;
    ur_usm_type_t type = UR_USM_TYPE_DEVICE;
    ur_usm_pool_handle_t pool = nullptr;
    bool zeroed = false, defined = false;
    uint32_t value = 0;
    Uses<ur_queue_handle_t, Event> uses;
  };
  struct OwnQueue {
    Queue handle;
    size_t device = 0;
    bool inOrder = false;
  };
  /// What the programs of a seed draw from. Half of them have a narrow choice: few sizes, one kind and one pool meet
  /// each other's memory far more often, small blocks that of large ones among them.
  struct Mix {
    std::vector<size_t> sizes;
    std::vector<ur_usm_type_t> types;
    size_t pool = kPools; ///< the one that the first device's blocks are of; kPools: any
    size_t maximum = 0;   ///< of the pool that runs out
    size_t commands = 0, mostBlocks = 0;
    size_t window = 0; ///< words at most that a command touches
    bool narrow = false;
  };
  /// What a read command brings, looked at in the end.
  struct Reading {
    uint32_t expected, words[2];
  };

  uint32_t below(size_t bound) { return draw_.below(bound); }
  bool oneIn(uint32_t n) { return draw_.oneIn(n); }
  OwnQueue &queueOn(size_t device);
  OwnQueue newQueue(size_t device);
  Block *someBlock(bool defined);
  [[nodiscard]] static size_t wordsOf(const Block &block) { return block.bytes / 4; }
  void embellish(Waits &waits);
  [[nodiscard]] SharedEvent markOf(ur_queue_handle_t queue) { return std::make_shared<Event>(marker(queue)); }
  [[nodiscard]] static Use<ur_queue_handle_t, Event> use(const OwnQueue &queue, SharedEvent event);
  [[nodiscard]] SharedEvent eventOrNone(const OwnQueue &queue);
  void remember(SharedEvent event) { events_.add(std::move(event), draw_); }

  void allocate();
  void write();
  void transfer();
  void readBack();
  void writeByHost();
  void free();
  void freeAtOnce();
  void order();
  void changeQueue();
  void changePool();
  void holdBack();
  void letGo();
  void step();
  void lookAtPools();
  void chooseMix();
  void makePools();
  void finishAll();
  void end();

  Draw draw_;
  uint64_t seed_ = 1;
  Mix mix_;
  std::array<OwnQueue, kQueues> queues_;
  std::array<ur_usm_pool_handle_t, kPools> pools_{}; ///< the first is the default one
  std::vector<Block> blocks_;
  std::map<const std::byte *, const std::byte *> live_; ///< from the start to the end of each live block
  RecentEvents<Event> events_;
  std::vector<UserEvent> held_; ///< not yet signalled
  std::vector<std::unique_ptr<Reading>> readings_;
};

} // namespace ur::test
