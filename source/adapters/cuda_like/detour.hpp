// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A part of a stream's work that another device does: what the stream was given before precedes it, and what it is
// given next follows.
#pragma once

#include "adapters/cuda_like/streams.hpp"

namespace ur::LANEWAY_VENDOR {

/// An event for as long as a detour is being made; waits for it outlast it.
class Waypoint {
public:
  explicit Waypoint(const Api &api) noexcept : api_(api) {}
  Waypoint(const Waypoint &) = delete;
  Waypoint &operator=(const Waypoint &) = delete;
  ~Waypoint() {
    if (event_)
      (void)eventDestroy(api_, event_);
  }
  /// Makes `to` wait for what `from` has been given. Under the context of `from`; `to` may be another device's.
  [[nodiscard]] Result order(const Stream &from, const Stream &to) noexcept {
    Result result = eventCreate(api_, &event_, kPlainEvent);
    if (result == kSuccess)
      result = eventRecord(api_, event_, from.native);
    if (result != kSuccess)
      return result;
    const Current current(api_, to.device.context());
    return current.result() == kSuccess ? streamWaitEvent(api_, to.native, event_, 0) : current.result();
  }

private:
  const Api &api_;
  EventHandle event_ = nullptr;
};

/// `body(stream)` enqueues the part on a stream of the other device, under its context, and answers a ur_result_t.
/// Under the stream's device's context.
template <class Body>
[[nodiscard]] ur_result_t detour(const Stream &stream, Streams &others, Body &&body) noexcept {
  const Api &api = stream.device.api();
  Stream *other = nullptr;
  if (const ur_result_t result = others.take(core::StreamDesc{}, &other); result != UR_RESULT_SUCCESS)
    return result;
  Waypoint there(api), back(api);
  ur_result_t result = translate(there.order(stream, *other));
  if (result == UR_RESULT_SUCCESS) {
    const Current current(api, other->device.context());
    result = translate(current.result());
    if (result == UR_RESULT_SUCCESS)
      result = body(*other);
    if (result == UR_RESULT_SUCCESS)
      result = settled(*other, translate(back.order(*other, stream)));
  }
  others.give(other);
  return result;
}

} // namespace ur::LANEWAY_VENDOR
