// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events that other processes know, too: one native event, which whoever signals it records again, and which is asked
// anew each time, since this process isn't told of what the others do.
#pragma once

#include "adapters/core/order/completion.hpp"

namespace ur::core {

class InterProcessDriver;

/// Thread-safe. Whoever holds one keeps the context alive.
class SharedEvent : public RefCounted {
public:
  static constexpr bool kFoundOnlyByOwners = true;

  /// Makes one on a device of the context, which can have such events. Throws.
  [[nodiscard]] static Ref<SharedEvent> make(Context &context, uint32_t device);
  /// The one that the driver's bytes name. Throws; INVALID_VALUE for bytes that name none.
  [[nodiscard]] static Ref<SharedEvent> open(Context &context, std::span<const uint8_t> bytes);
  ~SharedEvent();

  /// Position in the context: whose queues signal it.
  [[nodiscard]] uint32_t device() const noexcept { return device_; }
  /// The newest signal of any process, as it is now. Throws.
  [[nodiscard]] Ref<Completion> newest() const;
  /// Bytes by which other processes open it. Throws; INVALID_EVENT for one that was opened.
  [[nodiscard]] std::vector<uint8_t> bytes() const;
  /// Signals it with what a stream was given before, then makes `fence` on the stream. One port call of a command.
  [[nodiscard]] ur_result_t signal(Stream stream, const Fence &fence) const noexcept;

private:
  SharedEvent(Driver &driver, InterProcessDriver &sharing, bool opened) noexcept
      : driver_(driver), sharing_(sharing), opened_(opened) {}

  Driver &driver_;
  InterProcessDriver &sharing_;
  const bool opened_;
  uint32_t device_ = 0;
  NativeEvent native_ = nullptr;
};

} // namespace ur::core
