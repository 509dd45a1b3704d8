// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/pool_config.hpp"

#include "adapters/core/allocator/pool_debug.hpp"
#include "adapters/core/device/adapter.hpp"
#include "common/env.hpp"
#include "common/number.hpp"

#include <algorithm>

namespace ur::core {
namespace {

std::array<size_t, 3> readBatch(const char *variable) {
  std::array<size_t, 3> batch = PoolLimits().batch;
  for (const auto &[kind, words] : env::map(variable)) {
    const auto found =
        std::find_if(std::begin(kMemoryKindNames), std::end(kMemoryKindNames),
                     [&wanted = kind](const char *name) { return env::equalsIgnoringCase(wanted, name); });
    if (found == std::end(kMemoryKindNames) || words.size() != 1)
      throw env::Error(variable, "'" + kind + "' is not one of host, device and shared with one size");
    batch[static_cast<size_t>(found - kMemoryKindNames)] = env::size(variable, words.front());
  }
  return batch;
}

std::chrono::milliseconds milliseconds(const char *variable, std::chrono::milliseconds unset) {
  const auto text = env::text(variable);
  if (!text)
    return unset;
  const std::string_view digits = env::trim(*text);
  const std::optional<uint32_t> value = numberIn<uint32_t>(digits);
  if (!value)
    throw env::Error(variable, "'" + std::string(digits) + "' is no number of milliseconds, such as 0 or 10000");
  return std::chrono::milliseconds(*value);
}

/// The value that `read` finds, or the default where it finds a mistake.
template <typename Read, typename T>
void tryRead(log::Logger &logger, Read read, T &value) {
  try {
    value = read();
  } catch (const env::Error &error) {
    logger.error("%s; the variable is ignored", error.what());
  }
}

} // namespace

PoolConfig readPoolConfig(log::Logger &logger) {
  PoolConfig config;
  tryRead(
      logger, [&] { return env::boolean("UR_ASYNC_ALLOC", true); }, config.asynchronous);
  tryRead(
      logger, [&] { return !env::boolean("UR_USM_POOL_RANGES", true); }, config.limits.chunksOnly);
  tryRead(
      logger, [&] { return readBatch("UR_USM_POOL_BATCH"); }, config.limits.batch);
  constexpr const char *kKeep = "UR_USM_POOL_KEEP";
  tryRead(
      logger,
      [&] {
        const auto text = env::text(kKeep);
        return text ? env::size(kKeep, *text) : config.limits.releaseThreshold;
      },
      config.limits.releaseThreshold);
  tryRead(
      logger, [&] { return milliseconds("UR_USM_POOL_AGE", config.limits.age); }, config.limits.age);
  tryRead(
      logger, [&] { return milliseconds("UR_USM_POOL_WAIT", config.limits.mostWait); }, config.limits.mostWait);
  std::optional<PoolDebug> debug; // whose functions are in the table already; here a mistake is told
  tryRead(
      logger, [] { return readPoolDebug(); }, debug);
  return config;
}

const PoolConfig &poolConfig() noexcept {
  return Adapter::existing()->poolConfig();
}

void requireAsynchronous() {
  if (!Adapter::existing()->allocatesAsynchronously())
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

} // namespace ur::core
