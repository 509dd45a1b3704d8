// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/registry.hpp"

namespace conformance {

// A text that names the native CPU's image.
static const RegisterAdapter sim{{UR_BACKEND_UNKNOWN, ".simk", false, true, "simk"}};

} // namespace conformance
