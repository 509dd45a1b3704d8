// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls when events are complete: by the driver's own thread, from streams that have no other work (promise S13).
#pragma once

#include "adapters/cuda_like/streams.hpp"

namespace ur::LANEWAY_VENDOR {

class Notifier {
public:
  Notifier(Device &device) noexcept : device_(device) {}
  Notifier(const Notifier &) = delete;
  Notifier &operator=(const Notifier &) = delete;
  /// Waits for the calls that were asked for.
  ~Notifier();

  /// Refers to the event as it is recorded now.
  [[nodiscard]] ur_result_t notify(EventHandle event, core::Notification call, void *data) noexcept;

private:
  /// A stream with at most one call at a time, so that none waits for another's event.
  struct Post {
    Notifier &owner;
    StreamHandle stream = nullptr;
    core::Notification call = nullptr;
    void *data = nullptr;
  };
  static void arrive(StreamHandle, Result result, void *data) noexcept;
  [[nodiscard]] ur_result_t take(Post **post) noexcept;

  Device &device_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Post>> all_;
  std::vector<Post *> free_; ///< room for all
};

} // namespace ur::LANEWAY_VENDOR
