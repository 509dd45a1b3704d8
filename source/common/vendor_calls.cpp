// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "common/vendor_calls.hpp"

namespace ur {

constinit std::atomic<const VendorCallObserver *> vendorCallObserver{nullptr};

void observeVendorCalls(const VendorCallObserver *observer, bool listens) noexcept {
  if (!observer || observer->version != VendorCallObserver::kVersion)
    return;
  if (listens) {
    vendorCallObserver.store(observer, std::memory_order_release);
  } else {
    const VendorCallObserver *expected = observer;
    (void)vendorCallObserver.compare_exchange_strong(expected, nullptr, std::memory_order_acq_rel);
  }
}

} // namespace ur
