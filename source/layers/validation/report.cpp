// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/validation/validation.hpp"

#include "common/result_name.hpp"
#include "layers/findings.hpp"

namespace ur::layers::validation {

constinit std::atomic<const ur_dditable_t *> next{nullptr};

ur_result_t report(const char *function, ur_result_t result) noexcept {
  if (findingsWanted()) {
    findInCall("%s refuses its parameters: %s", function, ResultName(result).text());
  }
  return result;
}

} // namespace ur::layers::validation
