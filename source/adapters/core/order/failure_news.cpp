// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/failure_news.hpp"

#include "adapters/core/device/adapter.hpp"
#include "common/result_name.hpp"

#include <algorithm>
#include <utility>

namespace ur::core {

void tellOfFailure(uint64_t lane, const char *what, const char *kernel, ur_result_t result) noexcept {
  logger().error("queue %llu: %s%s%s failed with %s", static_cast<unsigned long long>(lane), what,
                 kernel ? " of kernel " : "", kernel ? kernel : "", ResultName(result).text());
}

/// A lost device fails everything: that is told once.
void FailureNews::note(uint64_t lane, ur_result_t result) noexcept {
  std::lock_guard lock(lock_);
  if (result == UR_RESULT_ERROR_DEVICE_LOST && std::exchange(lost_, true))
    return;
  if (count_ < news_.size())
    news_[count_] = {lane, result};
  ++count_;
  any_.store(true, std::memory_order_relaxed);
}

void FailureNews::tellAll() noexcept {
  std::array<Failure, 16> news;
  size_t count = 0;
  {
    std::lock_guard lock(lock_);
    news = news_;
    count = std::exchange(count_, 0);
    any_.store(false, std::memory_order_relaxed);
  }
  const size_t told = std::min(count, news.size());
  for (size_t i = 0; i < told; ++i) {
    tellOfFailure(news[i].lane,
                  news[i].result == UR_RESULT_ERROR_DEVICE_LOST ? "the device is lost: a command" : "a command",
                  nullptr, news[i].result);
  }
  if (count > told)
    logger().error("%zu more commands failed", count - told);
}

} // namespace ur::core
