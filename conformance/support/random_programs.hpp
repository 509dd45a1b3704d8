// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random programs of asynchronous allocations under kernels that take their time, over queues of both kinds and all
// devices of the platform (four at most). Blocks are written, copied, compared and freed, each command ordered after
// what has used its memory before, by events or by its queue, and after nothing else; so there is one right result. A
// block that is given away while an older user isn't done with it shows in the contents.
//
// Programs follow each other without a pause, a few at a time: blocks that one leaves serve the next.
#pragma once

#include "support/kernels.hpp"
#include "support/pools.hpp"
#include "uses.hpp"

#include <deque>
#include <memory>

namespace conformance {

class RandomProgramsTest : public DeviceTest {
protected:
  void SetUp() override;
  void TearDown() override;

  /// From here on commands use blocks of any device on queues of any other, for the case's time. Skips where there is
  /// one device only, or one can't use another's memory.
  void becomePeers();
  /// Runs programs of the seeds from first to first + count, kTogether at a time; stops where one went wrong.
  void run(uint64_t first, uint64_t count);

private:
  static constexpr size_t kQueuesEach = 3, kTogether = 8, kPalette = 16;

  using SharedEvent = std::shared_ptr<Event>;
  using WaitList = std::vector<ur_event_handle_t>;
  struct OwnDevice {
    ur_device_handle_t handle;
    UsmBlock palette; ///< rows of words, each of one value
    DevicePool small; ///< which runs out
  };
  struct OwnQueue {
    Queue handle;
    size_t device = 0;
    bool inOrder = false;
  };
  struct Block {
    uint32_t *memory = nullptr;
    size_t words = 0, device = 0;
    ur_usm_pool_handle_t pool = nullptr;
    bool defined = false;
    uint32_t value = 0;
    ur::test::Uses<ur_queue_handle_t, Event> uses;
  };
  /// What a copy to the host brings, looked at once it is over.
  struct Reading {
    uint64_t program;
    uint32_t expected, words[2];
  };

  void makeDevice(ur_device_handle_t device, OwnDevice *made);
  void makeQueue(size_t device, OwnQueue *queue);
  OwnQueue &queueOn(size_t device);
  /// One whose commands may use memory of the device.
  OwnQueue &queueFor(size_t device) { return peers_.empty() ? queueOn(device) : draw_.of(queues_); }
  Block *someBlock(bool defined);
  /// A defined block and another one, for a kernel to use both or of any two devices; or nulls.
  std::pair<Block *, Block *> twoBlocks(bool forKernel);
  void before(WaitList &waits, Block &block, const OwnQueue &queue, bool write);
  SharedEvent eventOrNone(const OwnQueue &queue);
  void after(Block &block, const OwnQueue &queue, const SharedEvent &event, bool write);
  static SharedEvent markOf(ur_queue_handle_t queue);
  ur_result_t slowCopy(const OwnQueue &queue, void *to, const void *from, size_t words, const WaitList &waits,
                       const SharedEvent &event);

  void step();
  void allocate();
  void write();
  void transfer(bool byKernel);
  void compare();
  void readBack();
  void free();
  void order();
  void changeQueue();
  void program(uint64_t seed);
  /// Waits for everything, and looks at what the programs since `first` have found.
  void look(uint64_t first, uint64_t end);

  Context context_;
  Program program_;
  Kernel slowCopy_, fill_, differ_;
  std::deque<OwnDevice> devices_;
  std::vector<OwnQueue> queues_;
  std::vector<std::pair<ur_device_handle_t, ur_device_handle_t>> peers_; ///< which may use the second one's memory
  UsmBlock wrong_; ///< of each of kTogether programs, how many words were wrong
  ur::test::Draw draw_;
  uint64_t seed_ = 0;
  std::vector<Block> blocks_;
  ur::test::RecentEvents<Event> events_;
  std::vector<SharedEvent> ends_; ///< of queues that are gone
  std::vector<std::unique_ptr<Reading>> readings_;
};

} // namespace conformance
