// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A command that is to be submitted later: by then its waits are, and those of its queue that it comes after.
#pragma once

#include "adapters/core/order/deferral.hpp"
#include "adapters/core/queue/queue.hpp"

namespace ur::core {

/// Makes the one port call of a command. A value that captures by value, since it may be called later, on another
/// thread, once the caller of the enqueue is gone. One that points into the caller's memory, or names a native object
/// that a handle keeps, has owned(): the same, with copies and references of its own. It is asked for that only when
/// the command really is deferred, so that the others copy nothing.
template <typename P>
concept Port = std::is_invocable_r_v < ur_result_t,
        const std::remove_reference_t<P>
&, Driver &, Stream, const Fence & > ;

template <Port P>
[[nodiscard]] auto ownedPort(const P &port) {
  if constexpr (requires { port.owned(); }) {
    return port.owned();
  } else {
    return port;
  }
}

class DeferredCommand : public Deferral::Job {
public:
  enum class Kind : uint8_t { plain, barrier, barrierOfList };

  /// `waits`: those that must not fail.
  DeferredCommand(Queue &queue, Kind kind, Ref<Completion> completion, std::vector<Ref<Completion>> waits) noexcept
      : Job(std::move(waits)), queue_(&queue), kind_(kind), completion_(std::move(completion)), waits_(after_.size()) {}

  void run() noexcept final;
  [[nodiscard]] Completion *end() const noexcept final { return completion_.get(); }
  [[nodiscard]] uint32_t device() const noexcept final { return queue_->deviceIndex(); }
  [[nodiscard]] Kind kind() const noexcept { return kind_; }

  /// One more to be submitted before; how it ends doesn't matter.
  void comesAfter(Ref<Completion> earlier) { after_.push_back(std::move(earlier)); }
  /// Its place among what the queue has deferred.
  Queue::Backlog::iterator place;

protected:
  [[nodiscard]] virtual ur_result_t callPort(Driver &driver, Stream stream, const Fence &fence) = 0;
  [[nodiscard]] virtual bool awaitsHost() const noexcept = 0; ///< see Lane::mayAwaitHost()

private:
  const Ref<Queue> queue_;
  const Kind kind_;
  const Ref<Completion> completion_;
  const size_t waits_;
};

template <Port P>
class DeferredPort final : public DeferredCommand {
public:
  DeferredPort(Queue &queue, Kind kind, Ref<Completion> completion, std::vector<Ref<Completion>> waits, P port)
      : DeferredCommand(queue, kind, std::move(completion), std::move(waits)), port_(std::move(port)) {}

protected:
  ur_result_t callPort(Driver &driver, Stream stream, const Fence &fence) override {
    return port_(driver, stream, fence);
  }
  bool awaitsHost() const noexcept override { return isAwaitingHost(port_); }

private:
  const P port_;
};

} // namespace ur::core
