// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/route.hpp"

#include <unordered_map>

namespace memory {
namespace {

ur::Queue made(const bench::Machine &machine, bool inOrder) {
  try {
    return ur::Queue::adopt(machine.makeQueue(inOrder));
  } catch (const std::runtime_error &problem) {
    throw Skipped(problem.what());
  }
}

/// Its commands come one after another, whatever queue they are on.
class Chained final : public Route {
public:
  Chained(const bench::Machine &machine, bool inOrder, uint32_t queues)
      : ordered_(inOrder), events_(!inOrder || queues > 1) {
    for (uint32_t i = 0; i < queues; ++i)
      queues_.push_back(made(machine, inOrder));
  }

  ur_queue_handle_t queue(Part part, uint32_t block) const override {
    return queues_[(part == Part::free ? block + 1 : block) % queues_.size()];
  }
  std::span<const ur_event_handle_t> waits(Part part, uint32_t block) override {
    wait_ = last_;
    const bool waiting = wait_ && (!ordered_ || queue(part, block) != lastQueue_);
    return {&wait_, waiting ? size_t{1} : 0};
  }
  void enqueued(Part part, uint32_t block, ur::Event event) override {
    last_ = std::move(event);
    lastQueue_ = queue(part, block);
  }
  bool wantsEvents() const noexcept override { return events_; }
  void comeAfter(ur::Event event) override {
    if (events_) {
      last_ = std::move(event);
      lastQueue_ = first();
    }
  }

private:
  const bool ordered_, events_;
  ur::Event last_;
  ur_event_handle_t wait_ = nullptr;
  ur_queue_handle_t lastQueue_ = nullptr;
};

/// One in-order queue, known to others by its native handle.
class Native final : public Route {
public:
  explicit Native(const bench::Machine &machine) : theirs_(made(machine, true)) {
    try {
      const ur_queue_native_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, nullptr, false};
      queues_.push_back(
          ur::Queue::createWithNativeHandle(theirs_.getNativeHandle(), machine.context, machine.device, &properties));
    } catch (const ur::Error &problem) {
      throw Skipped(problem.what());
    }
  }
  ~Native() override { queues_.clear(); }

  ur_queue_handle_t queue(Part, uint32_t) const override { return first(); }
  std::span<const ur_event_handle_t> waits(Part, uint32_t) override { return {}; }
  void enqueued(Part, uint32_t, ur::Event) override {}
  bool wantsEvents() const noexcept override { return false; }
  void comeAfter(ur::Event) override {}

private:
  const ur::Queue theirs_;
};

/// A block's uses wait for its allocation, its free for them; blocks among each other are ordered by their queue alone.
class Used final : public Route {
public:
  /// Two in-order queues; or one out of order, where the host waits for each free.
  Used(const bench::Machine &machine, bool twoQueues) : twoQueues_(twoQueues) {
    queues_.push_back(made(machine, twoQueues));
    if (twoQueues)
      queues_.push_back(made(machine, true));
  }

  ur_queue_handle_t queue(Part part, uint32_t) const override {
    return part == Part::use || part == Part::look ? queues_.back() : queues_.front();
  }
  std::span<const ur_event_handle_t> waits(Part part, uint32_t block) override {
    waits_.clear();
    if (part != Part::alloc) {
      const Events &events = blocks_[block];
      if (part == Part::use || events.uses.empty())
        waits_.push_back(events.alloc);
      else
        waits_.assign(events.uses.begin(), events.uses.end());
    }
    return waits_;
  }
  void enqueued(Part part, uint32_t block, ur::Event event) override {
    switch (part) {
    case Part::alloc:
      blocks_[block].alloc = std::move(event);
      break;
    case Part::look:
      blocks_[block].uses.clear();
      [[fallthrough]];
    case Part::use:
      blocks_[block].uses.push_back(std::move(event));
      break;
    case Part::free:
      blocks_.erase(block);
      if (waitsAtOnce())
        ur::Event::wait({event});
    }
  }
  bool wantsEvents() const noexcept override { return true; }
  uint32_t uses() const noexcept override { return twoQueues_ ? 1 : 2; }
  bool needsUses() const noexcept override { return true; }
  bool waitsAtOnce() const noexcept override { return !twoQueues_; }
  void comeAfter(ur::Event) override {}

private:
  struct Events {
    ur::Event alloc;
    std::vector<ur::Event> uses;
  };
  const bool twoQueues_;
  std::unordered_map<uint32_t, Events> blocks_;
  std::vector<ur_event_handle_t> waits_;
};

} // namespace

const char *nameOf(Mode mode) noexcept {
  switch (mode) {
  case Mode::inOrder:
    return "in_order";
  case Mode::nativeStream:
    return "native_stream";
  case Mode::chain:
    return "chain";
  case Mode::fourQueues:
    return "four_queues";
  case Mode::behindOthers:
    return "behind_others";
  case Mode::twoEvents:
    return "two_events";
  }
  return "?";
}

std::unique_ptr<Route> Route::make(Mode mode, const bench::Machine &machine) {
  switch (mode) {
  case Mode::nativeStream:
    return std::make_unique<Native>(machine);
  case Mode::chain:
    return std::make_unique<Chained>(machine, false, 1);
  case Mode::fourQueues:
    return std::make_unique<Chained>(machine, true, 4);
  case Mode::behindOthers:
    return std::make_unique<Used>(machine, true);
  case Mode::twoEvents:
    return std::make_unique<Used>(machine, false);
  case Mode::inOrder:
    break;
  }
  return std::make_unique<Chained>(machine, true, 1);
}

void Route::finish() {
  for (const ur::Queue &queue : queues_)
    queue.finish();
}

} // namespace memory
