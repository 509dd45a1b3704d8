// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What becomes of a finding: UR_STREAM_SAFETY is "report" (the default), "abort" (report, then end the process) or
// "count" (only how many there were, in the end).
#pragma once

#include "layers/stream_safety/place.hpp"

namespace ur::layers::stream_safety {

/// Reads the variable. Throws env::Error where it is malformed.
void configureReports();

/// One kind of finding, about a call, and the other one that it has to do with (null: none). The same one of the same
/// two functions, called from the same places, is reported once and then only counted. Any thread; takes no memory that
/// it can't do without.
void report(const char *kind, const Place &call, const Place *other, const std::string &sentence) noexcept;

/// Says how many findings there were, if there were any. The next one is the first.
void closeReports() noexcept;

} // namespace ur::layers::stream_safety
