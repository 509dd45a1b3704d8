// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events, of which there are two sorts. A plain one of Level Zero's is a flag: it may neither be reset nor destroyed
// while a command is to set it or waits for it, and nobody tells when that is over. So each event knows what plain ones
// its command waits for, and a command that waits for some has an event always: where the one is over, nothing waits
// for the others any more on its behalf.
//
// A counter-based one names a place in the order of a list. Who waits for it waits for the place that it named then, so
// it may name another at once. The host can't signal it, and lists without order can't either.
#pragma once

#include "adapters/core/object/cache_line.hpp"
#include "adapters/core/object/few.hpp"
#include "adapters/level_zero/context.hpp"

#include <atomic>

namespace ur::level_zero {

class EventStock;

/// By what signals them. Those of the host are no others': Intel's driver counts in a plain event that a list in order
/// has once signalled, and lets nobody wait for it before the next such signal.
enum class EventKind : uint8_t { plain, timed, host, imported };
constexpr size_t kEventKinds = 4;

/// What a command with an event touches lies on one line of the cache.
struct alignas(core::kCacheLine) Event {
  Event(EventStock &of, ze_event_handle_t handle) noexcept : stock(of), native(handle) {}

  EventStock &stock; ///< that it goes back to
  const ze_event_handle_t native;
  const Device *device = nullptr; ///< on which its command runs
  ur_result_t result =
      UR_RESULT_SUCCESS;           ///< of one that the host signals: how its work ended; written before it is over
  std::atomic<bool> over{false};   ///< known to be
  bool exposed = false;            ///< others know the native one, and may wait for it
  bool owned = false;              ///< of an import: the native one goes with this
  std::atomic<uint32_t> uses{0};   ///< commands that wait for it, and others that need it
  core::Few<Event *> behind;       ///< the plain ones that its command waits for, each used by that
  core::Few<Event *> parts;        ///< others of its command, that have times, each used by this
  void *staging = nullptr;         ///< host memory of the context's, which goes with the command's end
  Event *next = nullptr;           ///< in the line of those that are leaving
  uint64_t submittedNs = 0;        ///< by the host's clock; of timed ones
  uint64_t startNs = 0, endNs = 0; ///< by the host's clock, of one that the host signals

  static Event &of(core::NativeEvent event) noexcept { return *reinterpret_cast<Event *>(event); }
  [[nodiscard]] core::NativeEvent handle() noexcept { return reinterpret_cast<core::NativeEvent>(this); }
};

} // namespace ur::level_zero
