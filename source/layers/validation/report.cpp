// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/validation/validation.hpp"

#include "common/log.hpp"
#include "common/result_name.hpp"

namespace ur::layers::validation {
namespace {

constinit log::Logger logger("VALIDATION");
constinit std::atomic<ur_code_location_callback_t> codeLocationCallback{nullptr};
constinit std::atomic<void *> codeLocationData{nullptr};

} // namespace

constinit std::atomic<const ur_dditable_t *> next{nullptr};

void configure(ur_code_location_callback_t codeLocation, void *userData) noexcept {
  logger.configure();
  codeLocationData.store(userData, std::memory_order_relaxed);
  codeLocationCallback.store(codeLocation, std::memory_order_release);
}

ur_result_t report(const char *function, ur_result_t result) noexcept {
  if (!logger.enabled(log::Level::Error)) {
    return result;
  }
  const ResultName resultName(result);
  const char *const name = resultName.text();
  if (const auto callback = codeLocationCallback.load(std::memory_order_acquire)) {
    const ur_code_location_t at = callback(codeLocationData.load(std::memory_order_relaxed));
    logger.error("%s refuses its parameters: %s (called at %s:%u in %s)", function, name,
                 at.sourceFile ? at.sourceFile : "?", at.lineNumber, at.functionName ? at.functionName : "?");
  } else {
    logger.error("%s refuses its parameters: %s", function, name);
  }
  return result;
}

} // namespace ur::layers::validation
