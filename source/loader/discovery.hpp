// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which adapters there are. Every file that comes into question gets a record with what became of it and why.
//
// Forced files (UR_ADAPTERS_FORCE_LOAD) are taken as they stand and nothing else is. Otherwise each known adapter is
// looked for in the search folders, in the manifests, beside the loader and in the system's folders, in this order, and
// the first good file counts; then come the manifests' other libraries. What ONEAPI_DEVICE_SELECTOR excludes is not
// opened.
//
// Opening a library runs its constructors and its table getters; nothing else of it is called. Adapters stay open for
// the life of the process, since their threads and callbacks may outlive what we know of them. Not thread-safe; the
// caller holds a lock.
#pragma once

#include "common/generated/call_table.hpp"
#include "common/vendor_calls.hpp"
#include "loader/settings.hpp"

#include <memory>
#include <string>
#include <vector>

namespace ur::loader {

/// By which an adapter of ours takes the table that its new handles carry; null restores its own.
using SetHandleTable = void (*)(const ur_dditable_t *);

struct Adapter {
  std::string path;
  std::string name; // of the back end, or of the file
  CallTable table;
  size_t emptySlots = 0;
  SetHandleTable setHandleTable = nullptr;         // null: not one of ours
  ObserveVendorCalls observeVendorCalls = nullptr; // null: tells of none
};

enum class Outcome {
  Loaded,
  NotInstalled, // not there, and nobody said that it should be
  Excluded,     // by the device selector
  Duplicate,    // this file was tried under another name
  Itself,       // the loader, named as an adapter
  LeftToOuter,  // the program that opened this loader opens it too
  Missing,      // not there although named
  Refused,      // can't be opened, or not an adapter of this loader
};
[[nodiscard]] const char *outcomeName(Outcome outcome) noexcept;

struct Candidate {
  std::string file;   // a path or a soname
  std::string source; // what brought it into question
  Outcome outcome;
  std::string reason; // empty where it is loaded
};

struct Discovery {
  std::vector<Candidate> candidates; // in the order in which they were tried
  std::vector<std::unique_ptr<Adapter>> adapters;
  /// Opened by another loader that asks only one adapter of each of its libraries.
  bool besideOthers = false;
};

/// Throws std::bad_alloc only.
[[nodiscard]] Discovery discover(const Settings &settings);

} // namespace ur::loader
