// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What random programs stand on: they keep to the contract, no more. A command waits for what has used its memory
// before, by an event or by the order of its queue, and for nothing else; besides, wait lists may name what they like.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <utility>
#include <vector>

namespace ur::test {

/// Random choices: the same for the same seed, everywhere.
class Draw {
public:
  explicit Draw(uint64_t seed = 1) : engine_(seed) {}
  uint32_t below(size_t bound) { return static_cast<uint32_t>(engine_() % bound); }
  bool oneIn(uint32_t n) { return below(n) == 0; }
  template <class List>
  auto &of(List &list) {
    return list[below(std::size(list))];
  }
  template <class List>
  void shuffle(List &list) {
    std::shuffle(list.begin(), list.end(), engine_);
  }

private:
  std::mt19937_64 engine_;
};

/// A command that used some memory.
template <class Queue, class Event>
struct Use {
  std::shared_ptr<Event> event; ///< null: only the order of its queue tells
  Queue queue = {};             ///< in order; null: another, or one that is gone
};

/// What has used a piece of memory since its last write, that write included. Functions that take `mark` call it with
/// an in-order queue for an event of the end of that queue's work so far.
template <class Queue, class Event>
class Uses {
public:
  void wrote(Use<Queue, Event> use) {
    written_ = {std::move(use)};
    readSince_.clear();
  }
  void read(Use<Queue, Event> use) { readSince_.push_back(std::move(use)); }
  void forget() {
    written_.clear();
    readSince_.clear();
  }

  /// Adds to waits what a command on the queue has to name, and sometimes what its queue's order says already.
  template <class Waits, class Mark>
  void beforeRead(Waits &waits, Queue queue, Draw &draw, Mark &&mark) {
    name(written_, waits, queue, draw, mark);
  }
  /// A free is like a write.
  template <class Waits, class Mark>
  void beforeWrite(Waits &waits, Queue queue, Draw &draw, Mark &&mark) {
    name(written_, waits, queue, draw, mark);
    name(readSince_, waits, queue, draw, mark);
  }
  template <class See>
  void each(See &&see) {
    for (auto *uses : {&written_, &readSince_}) {
      for (Use<Queue, Event> &use : *uses)
        see(use);
    }
  }
  /// The queue goes: its order no longer tells.
  template <class Mark>
  void leave(Queue queue, Mark &&mark) {
    each([&](Use<Queue, Event> &use) {
      if (use.queue != queue)
        return;
      if (!use.event)
        use.event = mark(queue);
      use.queue = {};
    });
  }

private:
  template <class Waits, class Mark>
  static void name(std::vector<Use<Queue, Event>> &uses, Waits &waits, Queue queue, Draw &draw, Mark &mark) {
    for (Use<Queue, Event> &use : uses) {
      if (use.queue == queue && (!use.event || draw.oneIn(2)))
        continue;
      if (!use.event && use.queue)
        use.event = mark(use.queue);
      if (use.event)
        waits.push_back(*use.event);
    }
  }

  std::vector<Use<Queue, Event>> written_, readSince_;
};

/// Some of the latest events.
template <class Event>
class RecentEvents {
public:
  void add(std::shared_ptr<Event> event, Draw &draw) {
    if (!event || !event->get())
      return;
    if (events_.size() < kMost)
      events_.push_back(std::move(event));
    else
      draw.of(events_) = std::move(event);
  }
  /// Null: there is none.
  std::shared_ptr<Event> some(Draw &draw) { return events_.empty() ? nullptr : draw.of(events_); }
  void clear() { events_.clear(); }
  /// A list may name more than it must, in any order, and twice.
  template <class Waits>
  void embellish(Waits &waits, Draw &draw) {
    if (!events_.empty() && draw.oneIn(4))
      waits.push_back(*draw.of(events_));
    if (!waits.empty() && draw.oneIn(4))
      waits.push_back(draw.of(waits));
    draw.shuffle(waits);
  }

private:
  static constexpr size_t kMost = 8;
  std::vector<std::shared_ptr<Event>> events_;
};

} // namespace ur::test
