// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/zeroing.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/order/ports.hpp"

namespace ur::core {

void Zeroing::close() noexcept {
  std::lock_guard lock(mutex_);
  if (lane_) {
    lane_->close();
    context_.removeLane(lane_.get());
    lane_ = {};
  }
}

Lane &Zeroing::lane() {
  std::lock_guard lock(mutex_);
  if (!lane_) {
    StreamDesc desc;
    desc.device = device_;
    Ref<Lane> made = makeRef<Lane>(context_, desc);
    context_.addLane(made.get());
    lane_ = std::move(made);
  }
  return *lane_;
}

Ref<Completion> Zeroing::begin(std::byte *memory, size_t size) {
  static constexpr uint8_t kZero = 0;
  FillDesc desc;
  desc.dst = memory;
  desc.pattern = &kZero;
  desc.width = desc.pitch = size;
  Lane &on = lane();
  Ref<Completion> filled = on.newCompletion();
  WaitSet none(context_, &on);
  on.submit(none, filled.get(), FillPort{desc});
  return filled;
}

} // namespace ur::core
