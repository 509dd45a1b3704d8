// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/shared_event.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/port/driver_inter_process.hpp"

namespace ur::core {

Ref<SharedEvent> SharedEvent::make(Context &context, uint32_t device) {
  InterProcessDriver &sharing = *context.driver().interProcess();
  auto made = Ref<SharedEvent>::adopt(new SharedEvent(context.driver(), sharing, false));
  made->device_ = device;
  check(sharing.createSharedEvent(device, &made->native_));
  return made;
}

Ref<SharedEvent> SharedEvent::open(Context &context, std::span<const uint8_t> bytes) {
  InterProcessDriver &sharing = *context.driver().interProcess();
  auto made = Ref<SharedEvent>::adopt(new SharedEvent(context.driver(), sharing, true));
  check(sharing.openEvent(bytes, &made->device_, &made->native_));
  return made;
}

SharedEvent::~SharedEvent() {
  if (native_)
    driver_.destroyEvents({&native_, 1});
}

Ref<Completion> SharedEvent::newest() const {
  EventStatus status = EventStatus::submitted;
  check(driver_.query(native_, &status));
  if (status == EventStatus::complete)
    return makeRef<Completion>(nullptr, uint64_t{0});
  NativeEvent another = nullptr;
  check(sharing_.shareEvent(native_, &another));
  try {
    return makeRef<Completion>(driver_, another, Phase::submitted);
  } catch (...) {
    driver_.destroyEvents({&another, 1});
    throw;
  }
}

std::vector<uint8_t> SharedEvent::bytes() const {
  if (opened_)
    throw UR_RESULT_ERROR_INVALID_EVENT;
  std::vector<uint8_t> bytes;
  check(sharing_.exportEvent(native_, &bytes));
  return bytes;
}

ur_result_t SharedEvent::signal(Stream stream, const Fence &fence) const noexcept {
  NativeEvent native = native_;
  Fence own;
  own.waits = fence.waits;
  own.signal = &native;
  const ur_result_t result = driver_.fence(stream, FenceKind::wait, own);
  if (result != UR_RESULT_SUCCESS || !fence.signal)
    return result;
  Fence rest = fence;
  rest.waits = {};
  return driver_.fence(stream, FenceKind::wait, rest);
}

} // namespace ur::core
