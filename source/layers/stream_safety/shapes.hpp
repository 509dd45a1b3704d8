// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the parameters stand by which a function enqueues a command: queue, wait list, event, whether it blocks. By
// their names, so that no function is listed by hand.
#pragma once

#include "layers/call.hpp"
#include "unified-runtime/ur_api.h"

#include <span>

namespace ur::layers::stream_safety {

struct Shape {
  static constexpr uint8_t kNone = 0xff;
  uint8_t queue = kNone, waitCount = kNone, waits = kNone, event = kNone, blocking = kNone;
  uint8_t pointCount = kNone, points = kNone, point = kNone, command = kNone;
  bool enqueues = false; ///< has a queue and gives an event
  bool appends = false;  ///< to a command buffer, the first parameter
};

/// Made with the first call of all. Any thread.
[[nodiscard]] const Shape &shapeOf(const Call &call) noexcept;

/// A call of such a function.
class Command {
public:
  Command(const Call &call, const Shape &shape) noexcept : call_(call), shape_(shape) {}

  [[nodiscard]] ur_queue_handle_t queue() const noexcept { return call_.parameter<ur_queue_handle_t>(shape_.queue); }
  [[nodiscard]] std::span<const ur_event_handle_t> waits() const noexcept {
    if (shape_.waits == Shape::kNone)
      return {};
    const auto *const list = call_.parameter<const ur_event_handle_t *>(shape_.waits);
    return {list, list ? call_.parameter<uint32_t>(shape_.waitCount) : 0};
  }
  [[nodiscard]] bool blocks() const noexcept {
    return shape_.blocking != Shape::kNone && call_.parameter<bool>(shape_.blocking);
  }
  /// After the call; null where nobody wants it.
  [[nodiscard]] const void *event() const noexcept {
    const auto *const place = call_.parameter<const ur_event_handle_t *>(shape_.event);
    return place ? *place : nullptr;
  }
  [[nodiscard]] bool wantsEvent() const noexcept { return call_.parameter<void *>(shape_.event) != nullptr; }

private:
  const Call &call_;
  const Shape &shape_;
};

} // namespace ur::layers::stream_safety
