// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/findings.hpp"

#include "common/log.hpp"

#include <array>
#include <atomic>
#include <cstdarg>

namespace ur::layers {
namespace {

constinit log::Logger logger("VALIDATION");
constinit std::atomic<ur_code_location_callback_t> codeLocationCallback{nullptr};
constinit std::atomic<void *> codeLocationData{nullptr};

} // namespace

void configureFindings(ur_code_location_callback_t codeLocation, void *userData) noexcept {
  logger.configure();
  codeLocationData.store(userData, std::memory_order_relaxed);
  codeLocationCallback.store(codeLocation, std::memory_order_release);
}

bool findingsWanted() noexcept {
  return logger.enabled(log::Level::Error);
}

bool findCodeLocation(ur_code_location_t *location) noexcept {
  const auto callback = codeLocationCallback.load(std::memory_order_acquire);
  if (callback)
    *location = callback(codeLocationData.load(std::memory_order_relaxed));
  return callback != nullptr;
}

void findInCall(const char *format, ...) noexcept {
  va_list arguments;
  va_start(arguments, format);
  if (const auto callback = codeLocationCallback.load(std::memory_order_acquire); callback && findingsWanted()) {
    std::array<char, 512> text;
    std::vsnprintf(text.data(), text.size(), format, arguments);
    const ur_code_location_t at = callback(codeLocationData.load(std::memory_order_relaxed));
    logger.error("%s (called at %s:%u in %s)", text.data(), at.sourceFile ? at.sourceFile : "?", at.lineNumber,
                 at.functionName ? at.functionName : "?");
  } else {
    logger.write(log::Level::Error, format, arguments);
  }
  va_end(arguments);
}

void find(const char *format, ...) noexcept {
  va_list arguments;
  va_start(arguments, format);
  logger.write(log::Level::Error, format, arguments);
  va_end(arguments);
}

} // namespace ur::layers
