// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A command that is to be submitted later: by then its waits are, and those of its queue that it comes after.
#pragma once

#include "adapters/core/order/deferral.hpp"
#include "adapters/core/queue/queue.hpp"
#include "adapters/core/recorded/recorded.hpp"

#include <optional>

namespace ur::core {

/// Adds what a command comes after, however that ends. Each is submitted or refused. `inDeferral`: what is deferred
/// isn't waited for. Throws.
void addFollowed(WaitSet &waits, Context &context, std::span<const Ref<Completion>> earlier, bool inDeferral);

class DeferredCommand final : public Deferral::Job {
public:
  enum class Kind : uint8_t { plain, barrier, barrierOfList };

  /// `waits`: those that must not fail.
  DeferredCommand(Queue &queue, Kind kind, Ref<Completion> completion, std::vector<Ref<Completion>> waits,
                  Ref<Recorded> what) noexcept
      : Job(std::move(waits)), queue_(&queue), kind_(kind), completion_(std::move(completion)), waits_(after_.size()),
        what_(std::move(what)) {}

  bool run() noexcept final;
  [[nodiscard]] Completion *end() const noexcept final { return completion_.get(); }
  [[nodiscard]] uint32_t device() const noexcept final { return queue_->deviceIndex(); }
  [[nodiscard]] bool beginsWithCaller() const noexcept final { return what_->blocks(); }
  [[nodiscard]] Kind kind() const noexcept { return kind_; }

  /// One more to be submitted before; how it ends doesn't matter.
  void comesAfter(Ref<Completion> earlier) { after_.push_back(std::move(earlier)); }
  /// Those are submitted before, and it comes after their ends, whatever they are. Throws.
  void follow(Stamp earlier);
  /// Whether it and what it comes after need nothing that only the host can bring about, as far as it knows of its
  /// queue (Completion::mayAwaitHost). Before it is added.
  [[nodiscard]] bool goesByItself() const noexcept;
  /// Its place among what the queue has deferred.
  Queue::Backlog::iterator place;

private:
  [[nodiscard]] Queue::Turn turnFor(WaitSet &waits);
  [[nodiscard]] Ref<Completion> markPlace();
  template <class Begun>
  void start(Begun &begun);
  [[nodiscard]] bool begin();
  void submit();
  void join();

  const Ref<Queue> queue_;
  const Kind kind_;
  const Ref<Completion> completion_;
  const size_t waits_;
  const Ref<Recorded> what_;
  Stamp followed_;
  // Once it has begun, where it is one.
  std::optional<HostTask> task_;
  std::unique_ptr<Submission> submission_;
};

} // namespace ur::core
