// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/callbacks/callbacks.hpp"

#include <bit>

namespace ur::layers::callbacks {
namespace {

/// Never the same twice: the thread's number, and that of its call.
uint64_t newCorrelationId() noexcept {
  constinit static thread_local uint64_t calls = 0;
  return threadNumber() << 40 | (++calls & ((uint64_t{1} << 40) - 1));
}

} // namespace

constinit std::atomic<const CallTable *> next{nullptr};

urx_tracing_call_t Report::describe(ur_result_t result) const noexcept {
  return {sizeof(urx_tracing_call_t),
          functionOf(call_.slot),
          call_.name(),
          call_.parameters,
          result,
          correlationId_,
          threadNumber(),
          nullptr};
}

void Report::begin(SubscriberSet wanted) noexcept {
  if (inCallback())
    return;
  correlationId_ = newCorrelationId();
  urx_tracing_call_t call = describe(UR_RESULT_SUCCESS);
  for (; wanted; wanted &= wanted - 1) {
    const auto place = static_cast<uint32_t>(std::countr_zero(wanted));
    if (tellBegin(place, call_.slot, call, of_[place]))
      told_ |= SubscriberSet{1} << place;
  }
}

void Report::end(ur_result_t result) noexcept {
  urx_tracing_call_t call = describe(result);
  for (SubscriberSet told = told_; told; told &= told - 1) {
    const auto place = static_cast<uint32_t>(std::countr_zero(told));
    tellEnd(place, call, of_[place]);
  }
}

} // namespace ur::layers::callbacks
