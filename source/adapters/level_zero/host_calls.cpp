// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/host_calls.hpp"

#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/core/port/guarded.hpp"

#include <memory>
#include <new>

namespace ur::level_zero {

/// A call under way.
class HostCall : public core::HostThreads::Task {
public:
  HostCall(Stream &of, core::HostCall function, void *argument) noexcept : stream(of), call(function), data(argument) {}

  Stream &stream;
  const core::HostCall call;
  void *const data;
  Event *turn = nullptr;         ///< what comes before has ended
  Event *over = nullptr;         ///< which it signals
  HostCall *following = nullptr; ///< of the same ordered stream: its turn comes later, so it needs no thread yet
};

namespace {

/// Its turn is a fence's end; and another fence holds up what follows until the call has signalled its event.
ur_result_t append(const core::DriverPass &pass, core::Stream stream, const core::Fence &fence, uint64_t *scratch,
                   HostCall &call) noexcept {
  core::NativeEvent turn = nullptr, hold = nullptr;
  ur_result_t result = enqueueFence(pass, stream, core::FenceKind::wait, {fence.waits, &turn}, scratch);
  if (result != UR_RESULT_SUCCESS)
    return result;
  call.turn = &Event::of(turn);
  const core::NativeEvent over = call.over->handle();
  result = enqueueFence(pass, stream, core::FenceKind::wait, {{&over, 1}, &hold}, scratch);
  if (result == UR_RESULT_SUCCESS)
    call.stream.events.give(Event::of(hold));
  return result;
}

} // namespace

ur_result_t HostCalls::enqueue(const core::DriverPass &pass, core::Stream to, core::HostCall function, void *data,
                               const core::Fence &fence, uint64_t *scratch) noexcept {
  return core::guarded([&] {
    Stream &stream = Stream::of(to);
    if (const ur_result_t result = threads_.prepare(); result != UR_RESULT_SUCCESS)
      return result;
    auto call = std::make_unique<HostCall>(stream, function, data);
    EventStock &stock = events_.stock(EventKind::host);
    size_t one = 0;
    if (const ur_result_t result = stock.take(pass, {&call->over, 1}, &one); result != UR_RESULT_SUCCESS)
      return result;
    stock.begin(*call->over, stream.device(), {});
    call->over->uses.fetch_add(1, std::memory_order_relaxed); // until it has been signalled
    if (const ur_result_t result = append(pass, to, fence, scratch, *call); result != UR_RESULT_SUCCESS) {
      call->over->uses.fetch_sub(1, std::memory_order_relaxed);
      if (call->turn)
        events_.give(*call->turn);
      stock.drop(pass, {&call->over, 1});
      return result;
    }
    Event &over = *call->over;
    bool first = true;
    HostCall *const made = call.release();
    if (stream.ordered) {
      std::lock_guard lock(mutex_);
      first = !stream.calling;
      if (!first)
        stream.calling->following = made;
      stream.calling = made;
    }
    if (fence.signal)
      *fence.signal = over.handle();
    if (first)
      threads_.push(*made);
    if (!fence.signal)
      events_.give(over);
    return UR_RESULT_SUCCESS;
  });
}

/// The next of the stream's is this thread's as well; null: there is none.
HostCall *HostCalls::next(HostCall &call) noexcept {
  std::lock_guard lock(mutex_);
  if (call.stream.calling == &call)
    call.stream.calling = nullptr;
  return call.following;
}

/// Before its event is signalled, what the stream has is known; afterwards the stream may be gone.
HostCall *HostCalls::runOne(HostCall &call) noexcept {
  const ur_result_t result = events_.wait(core::DriverPass(), *call.turn);
  events_.give(*call.turn);
  Event &over = *call.over;
  over.result = result;
  over.startNs = hostNow();
  if (result == UR_RESULT_SUCCESS) {
    const core::HostCallScope scope;
    call.call(call.data);
  }
  over.endNs = hostNow();
  HostCall *const following = call.stream.ordered ? next(call) : nullptr;
  events_.signal(over);
  over.uses.fetch_sub(1, std::memory_order_release);
  return following;
}

void HostCalls::run(void *calls, core::HostThreads::Task &task) noexcept {
  std::unique_ptr<HostCall> call(static_cast<HostCall *>(&task));
  while (call)
    call.reset(static_cast<HostCalls *>(calls)->runOne(*call));
}

} // namespace ur::level_zero
