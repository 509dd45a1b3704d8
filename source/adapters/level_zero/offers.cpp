// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/offers.hpp"

#include <fcntl.h>

namespace ur::level_zero {

ur_result_t Offers::give(const core::DescriptorOffer &offer, std::vector<uint8_t> *address) {
  if (!offer)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  address->assign(offer.address().begin(), offer.address().end());
  return UR_RESULT_SUCCESS;
}

/// Of a duplicate: the driver's own goes when the driver says so.
const core::DescriptorOffer &Offers::add(const void *memory, int descriptor) {
  const int own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  core::DescriptorOffer made = own < 0 ? core::DescriptorOffer() : core::DescriptorOffer::make(own);
  if (!made)
    return none_;
  const auto entry = offers_.emplace(memory, std::move(made)).first;
  count_.store(offers_.size(), std::memory_order_relaxed);
  return entry->second;
}

void Offers::drop(const void *memory) noexcept {
  core::DescriptorOffer ended; // goes without the lock
  std::lock_guard lock(mutex_);
  if (const auto found = offers_.find(memory); found != offers_.end()) {
    ended = std::move(found->second);
    offers_.erase(found);
    count_.store(offers_.size(), std::memory_order_relaxed);
  }
}

} // namespace ur::level_zero
