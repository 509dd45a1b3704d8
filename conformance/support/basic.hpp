// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The basic part of the suite: the entry points that every adapter serves, whatever its vendor lacks. On our core that
// is what a driver has that implements nothing but the mandatory port.
#pragma once

#include <string>

namespace conformance {

/// A filter of GoogleTest's for the suites of those entry points.
std::string basicFilter();

} // namespace conformance
