// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of the debug mode of pools: copies of guards and of freed memory that are on their way to the host, until somebody
// has looked at them.
//
// Thread-safe. Nothing waits but checkInBackground(), on a thread of its own.
#pragma once

#include "adapters/core/allocator/debug_blocks.hpp"
#include "adapters/core/order/stamp.hpp"

namespace ur::core {

class DebugChecks {
public:
  enum class What : uint8_t { guards, freed };

  /// The guards of a block, one behind the other, or its contents after its free are in `copy`, a live block of host
  /// memory that is the check's from now on, once the stamp is over. Throws bad_alloc.
  void add(Context &context, What what, const DebugBlock &block, Block &copy, Stamp copied);
  /// Looks at what has arrived.
  void check() noexcept;
  /// A context's user lets it go: what is on its way is waited for by a thread. Throws.
  void checkInBackground(Context &context);

private:
  struct Check {
    Ref<Context> context; ///< goes last
    What what;
    DebugBlock block;
    Block *copy;
    Stamp copied;
  };
  template <typename Wanted>
  void take(std::deque<Check> &to, Wanted wanted);
  static void settle(const Check &check, bool wait);

  std::mutex mutex_; // guards what follows
  std::deque<Check> checks_;
};

/// Looks at the copy that a check has made of a block: what of it is there in `bytes`. Throws bad_alloc.
void lookAt(DebugChecks::What what, const DebugBlock &block, const uint8_t *bytes);

/// Where the mode is on. Never destroyed.
[[nodiscard]] DebugChecks &debugChecks() noexcept;

} // namespace ur::core
