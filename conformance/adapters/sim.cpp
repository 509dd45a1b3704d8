// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/registry.hpp"

namespace conformance {

// A text that names the native CPU's image. Each process has a world of its own.
static const RegisterAdapter sim{{UR_BACKEND_UNKNOWN, ".simk", false, true, "simk", true, true, "", "", false, false}};

} // namespace conformance
