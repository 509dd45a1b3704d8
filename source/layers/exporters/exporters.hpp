// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What tells libraries of others of calls: XPTI and NVTX. Each is a subscriber of layers/callbacks like any tool, so it
// costs nothing while it is off. Its library is opened when it is switched on for the first time, and stays open.
#pragma once

#include "unified-runtime/ur_tracing.h"

#include <string>

namespace ur::layers::exporters {

/// An exporter: how its library is opened, and what it does in a call.
struct Exporter {
  const char *name;
  /// Whether the environment asks for it.
  bool (*wanted)();
  /// Opens the library. False, and a sentence in `problem`, where it isn't there or nobody listens. Throws
  /// std::bad_alloc.
  bool (*open)(std::string &problem);
  urx_tracing_callback_t hear;
};

extern const Exporter kXpti; // xpti.cpp
extern const Exporter kNvtx; // nvtx.cpp

/// The exporter of that number; null: none.
[[nodiscard]] const Exporter *find(urx_tracing_exporter_t exporter) noexcept;

/// As urx_tracing_interface_t::setExporter, but for the table that calls go through. The reason is in `problem`.
/// Threads wait for each other. Throws std::bad_alloc.
[[nodiscard]] ur_result_t set(urx_tracing_exporter_t exporter, bool on, std::string &problem);

} // namespace ur::layers::exporters
