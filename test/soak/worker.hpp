// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One thread of a soak: queue after queue, each made, used at random and released with its work still in flight.
#pragma once

#include "core/owned.hpp"

#include <array>
#include <atomic>
#include <random>
#include <vector>

namespace soak {

using ur::test::api;
using ur::test::Event;
using ur::test::Kernel;
using ur::test::Queue;

/// A block, and what comes before whatever is done with it next.
struct Block {
  void *memory = nullptr;
  size_t size = 0;
  Event last; ///< null: nothing, but for the order of its queue
};

/// What all workers share.
struct Shared {
  ur_context_handle_t context = nullptr;
  ur_device_handle_t device = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  /// Blocks on their way from one thread to another, each with an event.
  std::array<std::atomic<Block *>, 16> exchange{};
  std::atomic<bool> stop{false};
  std::atomic<uint64_t> queues{0}, blocks{0};
};

/// Ends the program with a message where a call has failed.
void need(ur_result_t result, const char *what);

class Worker {
public:
  Worker(Shared &shared, uint64_t seed) : shared_(shared), random_(seed) {}
  /// Until it is told to stop.
  void run();

private:
  [[nodiscard]] uint32_t upTo(uint32_t most) { return static_cast<uint32_t>(random_() % most); }
  void liveOnce();
  void makeQueue();
  void makePool();
  void step();
  void allocate();
  void use(Block &block);
  void copy(Block &to, Block &from);
  void free(size_t at);
  void exchange(size_t at);
  void mark();

  Shared &shared_;
  std::mt19937_64 random_;
  Queue queue_;
  bool inOrder_ = true;
  ur_usm_pool_handle_t pool_ = nullptr;
  bool limited_ = false; ///< the pool may have no memory for a request
  std::vector<Block> held_;
  std::vector<Event> events_;
};

} // namespace soak
