// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UR_LAYER_LIFETIME_VALIDATION and UR_LAYER_LEAK_CHECKING: one table, one registry of handles, and a bit for each.
//
// Lifetime validation refuses calls with handles that are foreign, stale, of another kind, or released too often, with
// the result that fits the kind, and says which function, argument, kind and value. No handle is looked into. Leak
// checking refuses releases too many, which would read freed memory, and says in the end which handles are still held.
#pragma once

#include "common/generated/call_table.hpp"
#include "layers/layers.hpp"
#include "layers/lifetime/effects.hpp"
#include "layers/walk.hpp"

#include <atomic>

namespace ur::layers::lifetime {

/// The layer's own functions.
extern const CallTable kTable;

/// The table below. Set before the layer's table is published.
extern constinit std::atomic<const CallTable *> next;

/// Begins with no handle known. Before the table is published. Throws std::bad_alloc.
void start(LayerSet layers);
/// The handles; null where the layers have never been on.
[[nodiscard]] Registry *registry() noexcept;

/// What the layer does with one call.
class Guard {
public:
  static std::atomic<const CallTable *> &below() noexcept { return next; }

  explicit Guard(const Call &call) noexcept;
  static constexpr bool kWantsChecks = false;
  [[nodiscard]] bool enter(bool sound) noexcept;
  [[nodiscard]] ur_result_t refuse() noexcept;
  [[nodiscard]] ur_result_t leave(ur_result_t result) noexcept;

private:
  /// A handle that is not what it should be.
  struct Finding {
    const void *handle = nullptr;
    HandleId wanted = HandleId::None;
    Known known;
    char argument[96];
  };
  [[nodiscard]] bool check(const HandlePath &path, const void *handle, HandleId type) noexcept;
  [[nodiscard]] bool note(const HandlePath &path, const void *handle, HandleId type, const Known &known) noexcept;

  Call call_;
  Effects effects_;
  Finding finding_;
};

} // namespace ur::layers::lifetime
