// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/registration.hpp"

#include <algorithm>
#include <cerrno>
#include <sys/mman.h>
#include <unistd.h>

namespace ur::native_cpu {

ur_result_t Registration::registerHost(void *memory, size_t size, core::HostUse, bool) noexcept {
  // mincore answers ENOMEM where a page of the range isn't mapped.
  const auto page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
  const uintptr_t end = (reinterpret_cast<uintptr_t>(memory) + size + page - 1) & ~(page - 1);
  unsigned char resident[4096];
  for (uintptr_t at = reinterpret_cast<uintptr_t>(memory) & ~(page - 1); at < end; at += sizeof resident * page) {
    if (mincore(reinterpret_cast<void *>(at), std::min(end - at, sizeof resident * page), resident) != 0 &&
        errno == ENOMEM)
      return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t Registration::unregisterHost(void *, size_t, core::HostUse) noexcept {
  return UR_RESULT_SUCCESS;
}

} // namespace ur::native_cpu
