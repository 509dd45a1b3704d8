// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Capture: what a queue is sent becomes nodes of a graph instead of running. A queue that waits for an event of a
// capture joins it, until the first queue ends it.
//
// Where commands are enqueued, those that can be captured ask capture(), or its likes for commands that only order
// others; an Enqueue refuses the rest. A queue that captures says that it is deferring, so that the fast ways, which
// look for that anyway, cost nothing more.
//
// Lock order: the graph's lock, which is the capture's, then queues'.
#pragma once

#include "adapters/core/queue/place.hpp"
#include "adapters/core/recorded/captured_graph.hpp"

namespace ur::core {

class Capture final : public CaptureBase {
public:
  /// Begins: into that graph, which the capture owns if `owned`. Throws INVALID_OPERATION where the queue captures
  /// already, and what CapturedGraph::beginCapture() throws.
  static void begin(Queue &queue, Ref<CapturedGraph> graph, bool owned);
  /// Of the queue it began with: all its queues run again what they are sent. The graph is the user's from now on. With
  /// an error, what was captured is gone, and so is a graph that the capture owns. Throws GRAPH_UNJOINED_FORKS.
  [[nodiscard]] CapturedGraph *end();
  /// A queue whose last user has gone. Without the first the capture ends, and what was captured is gone.
  void leave(const Queue &queue) noexcept;

  [[nodiscard]] CapturedGraph &graph() const noexcept { return *graph_; }
  [[nodiscard]] bool beganWith(const Queue &queue) const noexcept { return &queue == &first_; }
  [[nodiscard]] bool ended() const noexcept { return ended_.load(std::memory_order_acquire); }

  /// What a command that only orders others comes after, and what comes after it.
  enum class Order : uint8_t {
    list,    ///< after its list; what follows needn't come after it
    all,     ///< after all that the queue was sent; what follows needn't come after it
    barrier, ///< after its list or, without one, all that the queue was sent; what follows comes after it
  };
  // Records a command of a queue, which joins if it isn't of the capture yet. False, with nothing done: the capture has
  // ended. Throws, with nothing changed: GRAPH_CAPTURE_UNSUPPORTED for a command that blocks or takes times, or another
  // device's; what is wrong with the list.
  [[nodiscard]] bool add(Queue &queue, const Command &command, Node node);
  [[nodiscard]] bool addPlace(Queue &queue, const Command &command, Order order);

  // Asynchronous allocation (capture_memory.cpp). Null, or false, with nothing done: the capture has ended. Throw what
  // the above throw, and GRAPH_CAPTURE_UNSUPPORTED for a pool that initializes memory, and a free of memory that isn't
  // the graph's.
  /// The memory is there at once, and the same in all runs. Throws as StreamPool::allocate().
  [[nodiscard]] void *allocate(Queue &queue, const Command &command, StreamPool &pool, MemoryKind kind, size_t size);
  /// Throws INVALID_MEM_OBJECT for what is no memory, or freed already; INVALID_VALUE for another pool than `pool`.
  [[nodiscard]] bool free(Queue &queue, const Command &command, const UsmPool *pool, const void *memory);

private:
  using Places = std::vector<uint32_t>; ///< different ones, in their order
  /// A queue of the capture.
  struct Line {
    Queue *queue;
    Places before = {};    ///< what all that follows comes after
    Places since = {};     ///< out of order: later ones that nothing of the line comes after
    uint32_t barriers = 0; ///< how often the former has changed
  };
  /// The line of a command's queue, which joins if it hasn't, and leaves again unless the command is kept.
  class Joining {
  public:
    /// Throws GRAPH_CAPTURE_MERGE_ATTEMPT.
    Joining(Capture &capture, Queue &queue);
    ~Joining();
    void keep() noexcept { fresh_ = false; }
    Line *line;

  private:
    Capture &capture_;
    bool fresh_ = false;
  };
  /// By which queue a node was sent.
  struct Origin {
    const Queue *queue;  ///< null: it is gone
    uint32_t barriers;   ///< out of order: it comes after what all comes after that was sent by then
    bool joined = false; ///< the first queue waits for it
  };
  /// A wait list: what it names of the capture, and other events that aren't over.
  struct Waits {
    Places places;
    Few<Ref<Event>> others;
  };

  Capture(Queue &first, Ref<CapturedGraph> graph, bool owned);
  // With the lock.
  /// Null: the queue isn't of the capture.
  [[nodiscard]] Line *lineOf(const Queue &queue) noexcept;
  /// Answers what the place comes after. Throws what addPlace() throws.
  Places addPlaceLocked(Queue &queue, const Command &command, Order order);
  /// What a place comes after whose list names these; `ofAll`: all that the line was sent, instead.
  [[nodiscard]] Places placesBehind(const Line *line, Places named, bool ofAll) const;
  [[nodiscard]] bool precede(const Places &earlier, const Places &later) const;
  /// Throws GRAPH_CAPTURE_UNSUPPORTED.
  void checkCapturable(const Queue &queue, const Command &command) const;
  [[nodiscard]] Waits read(const Queue &queue, const Command &command) const;
  void push(const Line &line, Node node);
  void addBefore(Places &places, const Line &line) const;
  [[nodiscard]] Ref<Event> eventFor(Queue &queue, const Command &command, uint32_t node);
  /// How many commands of other queues the first one doesn't come after.
  [[nodiscard]] size_t unjoined() const noexcept;
  void close(bool keep) noexcept;
  void discard(std::unique_lock<std::mutex> lock);

  Queue &first_;
  const Ref<CapturedGraph> graph_;
  const size_t base_; ///< of the graph's nodes: the first of this capture
  std::atomic<bool> ended_{false};
  // With the graph's lock.
  std::vector<GraphMemory::Held> formerMemory_;
  bool owned_;
  std::vector<Line> lines_;
  std::vector<Origin> origins_; ///< of the nodes from base_ on
};

/// The queue's capture; null: it doesn't capture.
[[nodiscard]] Ref<Capture> captureOf(Queue &queue) noexcept;
/// As captureOf(), where some queue of the context captures.
[[nodiscard]] Ref<Capture> findCapture(Queue &queue, const Command &command);
/// The capture that a command goes to: its queue's, or the one that it joins; null: it is to run. Throws
/// GRAPH_INTERNAL_EVENT.
[[nodiscard]] inline Ref<Capture> captureOf(Queue &queue, const Command &command) {
  if (!queue.context().capturing()) [[likely]] {
    return {};
  }
  return findCapture(queue, command);
}
/// By a queue that goes.
void leaveCapture(Queue &queue) noexcept;

template <typename P>
constexpr bool isCapturable = requires {
  requires P::kCapturable;
};

/// Says so, and throws GRAPH_CAPTURE_UNSUPPORTED.
[[noreturn, gnu::cold]] void throwUncapturable();

/// Throws GRAPH_CAPTURE_UNSUPPORTED if the queue captures.
inline void refuseCapture(const Queue &queue) {
  if (queue.capturing()) [[unlikely]] {
    throwUncapturable();
  }
}

/// Records a command, which `node()` makes, where it is to be captured; false, with nothing done, where not. Throws.
template <class Make>
[[nodiscard]] bool capture(Queue &queue, const Command &command, Make &&node) {
  const Ref<Capture> to = captureOf(queue, command);
  return to && to->add(queue, command, node());
}

/// The same, for a command that only orders others.
[[nodiscard]] inline bool capturePlace(Queue &queue, const Command &command, Capture::Order order) {
  const Ref<Capture> to = captureOf(queue, command);
  return to && to->addPlace(queue, command, order);
}

} // namespace ur::core
