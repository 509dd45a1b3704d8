// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/process_number.hpp"

#include <sys/random.h>
#include <unistd.h>

namespace ur::LANEWAY_VENDOR {

const ProcessNumber &thisProcess() noexcept {
  static const ProcessNumber number = [] {
    ProcessNumber made{};
    if (getrandom(made.data(), sizeof made, 0) != sizeof made)
      made[0] = static_cast<uint64_t>(getpid()); // next to impossible, and better than nothing
    return made;
  }();
  return number;
}

} // namespace ur::LANEWAY_VENDOR
