// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/hip/functions.hpp"

namespace ur::hip::fake {

int release() noexcept {
  return FAKE_HIP_RELEASE;
}

} // namespace ur::hip::fake
