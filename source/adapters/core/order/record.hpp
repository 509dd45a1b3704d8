// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memory of a lane's completion, used again and again so that a steady state takes nothing from the heap. Those
// that are made with a native event are at home in the lane's Records, those of positions in its Positions. Both have
// room for the handle of an event beside them.
#pragma once

#include "adapters/core/object/free_list.hpp"
#include "adapters/core/order/chains.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/order/event_pool.hpp"

namespace ur::core {

struct Record {
  alignas(Completion) std::byte completion[sizeof(Completion)];
  Lane *lane = nullptr; ///< with a reference
  Record *next = nullptr;
  UsedEvent used;          ///< of one that has come back; of a position, also kept for the next time
  bool ofPosition = false; ///< at home in Positions
  bool chained = false;    ///< a ChainRecord
  alignas(Event) std::byte event[sizeof(Event)];

  /// A new one at home on the lane. Throws bad_alloc.
  [[nodiscard]] static Record *make(Lane &lane, bool ofPosition);
  /// Of a completion that is at home somewhere.
  [[nodiscard]] static Record &of(Completion &completion) noexcept {
    return *reinterpret_cast<Record *>(&completion); // which lies first
  }
  [[nodiscard]] static const Record &of(const Completion &completion) noexcept {
    return *reinterpret_cast<const Record *>(&completion);
  }
  /// The end of such a completion, but for its record, which may be used again.
  [[nodiscard]] static Record *end(Completion *completion) noexcept;
  /// The end of such a completion. Any thread; no lock is needed. May be the end of the lane.
  static void giveBack(Completion *completion) noexcept;
  /// Frees the memory; may be the end of the lane.
  static void dispose(Record *record) noexcept;
};

/// Of a command of an unordered lane. Its place is written before it is published.
struct ChainRecord : Record {
  Chained chain;
};

} // namespace ur::core
