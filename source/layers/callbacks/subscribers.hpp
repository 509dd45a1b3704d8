// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Who is told of calls: the subscriptions of ur_tracing.h. A table says for each function by one bit who wants it, so a
// call that nobody wants costs one load. Calls take no lock: they count themselves in while a callback runs, and who
// unsubscribes waits until nobody is counted.
#pragma once

#include "common/generated/tables.hpp"
#include "unified-runtime/ur_tracing.h"

#include <array>
#include <atomic>
#include <cstdint>

namespace ur::layers::callbacks {

inline constexpr uint32_t kMostSubscribers = URX_TRACING_MAX_SUBSCRIPTIONS;

/// One bit for each subscriber, by its place.
using SubscriberSet = uint32_t;
static_assert(kMostSubscribers == 8 * sizeof(SubscriberSet));

/// Who wants the function of each slot of CallTable.
extern constinit std::array<std::atomic<SubscriberSet>, kFunctionCount> wantedBy;

/// The functions of urx_tracing_interface_t, as they are described there, but for the loader's part: whose table calls
/// go through. None throws.
[[nodiscard]] ur_result_t subscribe(urx_tracing_callback_t callback, void *userData, uint32_t functionCount,
                                    const ur_function_t *functions, urx_tracing_subscription_t *subscription) noexcept;
[[nodiscard]] ur_result_t unsubscribe(urx_tracing_subscription_t subscription) noexcept;
[[nodiscard]] ur_result_t setFunctions(urx_tracing_subscription_t subscription, uint32_t functionCount,
                                       const ur_function_t *functions, bool on) noexcept;

/// Whether somebody wants some function.
[[nodiscard]] bool anyWanted() noexcept;

/// The function of a slot. After the first subscribe().
[[nodiscard]] ur_function_t functionOf(uint16_t slot) noexcept;

/// Whether a callback runs on this thread: its calls aren't reported.
[[nodiscard]] bool inCallback() noexcept;

/// What a call keeps of one subscriber between begin and end.
struct Told {
  urx_tracing_subscription_t subscription;
  uint64_t datum;
};

/// Calls the callback at a place, where the subscription there still wants that slot; notes it in `told`. False where
/// it doesn't.
[[nodiscard]] bool tellBegin(uint32_t place, uint16_t slot, urx_tracing_call_t &call, Told &told) noexcept;
/// Calls it again, where it still is the subscription that was told.
void tellEnd(uint32_t place, urx_tracing_call_t &call, Told &told) noexcept;

/// The number of this thread, from 1.
[[nodiscard]] uint64_t threadNumber() noexcept;

} // namespace ur::layers::callbacks
