// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of vendors' libraries in a trace (UR_LOG_TRACING: vendor:<ns>): those that take so long are lines, each with
// the entry that its thread was in. Those of threads that are in no entry, which are mostly the adapters' own, are
// lines as well. What the layer itself asks of an adapter is none of the program's, and left out.
#pragma once

#include "common/vendor_calls.hpp"

#include <cstdint>
#include <string>

namespace ur::layers::tracing {

/// Before the first call: no thread has told its name to this trace.
void startVendorCalls() noexcept;
/// Whom adapters shall tell; null: nobody wants to know. After openFile().
[[nodiscard]] const VendorCallObserver *vendorCallsWanted() noexcept;
/// On this thread everything is the layer's own, for ever.
void ignoreVendorCallsHere() noexcept;

/// What calls on this thread belong to, from an entry's begin to its end; entries nest. On one thread.
class VendorCallsOfEntry {
public:
  /// From here on they are the layer's own.
  void enter() noexcept;
  /// From here on they are the entry's that began then.
  void run(uint64_t begin) noexcept;
  /// From here on they are the layer's own again.
  void leave() noexcept;
  /// Appends a line for each that the entry has made. Throws std::bad_alloc.
  void write(std::string &lines) const;
  /// From here on they are those of the entry around this one, if any. What isn't written is forgotten.
  void end() noexcept;

private:
  uint64_t outer_ = 0;
  bool outerIgnores_ = false;
  uint32_t first_ = 0; // of this entry's, among those of its thread
};

} // namespace ur::layers::tracing
