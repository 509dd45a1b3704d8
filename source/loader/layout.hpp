// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether an open library is an adapter of this loader's layout. Releases that all call themselves 0.12 have tables of
// different lengths, and an adapter writes as many functions as its own release has. So each getter is given a table
// far larger than ours, filled with a pattern; what it wrote is counted, and only a library that agrees in every table
// is taken.
#pragma once

#include "common/dynamic_library.hpp"
#include "common/generated/call_table.hpp"

#include <string>

namespace ur::loader {

enum class Verdict {
  Adapter,      // ours, or of our layout
  NotAnAdapter, // has no getter
  WrongVersion, // refuses version 0.12
  OtherLayout,  // its tables are not ours
  Broken,       // a getter fails, or what every adapter needs is missing
};

struct Inspection {
  Verdict verdict = Verdict::NotAnAdapter;
  std::string reason;   // empty for an adapter
  bool entered = false; // code of the library has run: it must stay open
  CallTable table;      // for an adapter: its functions, null where it has none
  size_t emptySlots = 0;
};

/// Calls the getters, in the order of existing loaders. May block as long as the library's getters do.
[[nodiscard]] Inspection inspect(const DynamicLibrary &library);

} // namespace ur::loader
