// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a context lets other processes open: of each memory its descriptor, from when it is asked for until the memory
// goes.
#pragma once

#include "adapters/core/port/descriptor_offer.hpp"

#include "unified-runtime/ur_api.h"

#include <atomic>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace ur::level_zero {

/// Thread-safe.
class Offers {
public:
  /// The address of the offer of this memory, which is made where there is none: read(&descriptor) answers a
  /// descriptor, which stays its owner's, and a ur_result_t. OUT_OF_RESOURCES: no means are left. Throws bad_alloc.
  template <class Read>
  [[nodiscard]] ur_result_t make(const void *memory, std::vector<uint8_t> *address, Read &&read) {
    std::lock_guard lock(mutex_);
    const auto known = offers_.find(memory);
    if (known != offers_.end())
      return give(known->second, address);
    int descriptor = -1;
    if (const ur_result_t result = read(&descriptor); result != UR_RESULT_SUCCESS)
      return result;
    return give(add(memory, descriptor), address);
  }
  /// Nobody opens it any more; what is open stays.
  void end(const void *memory) noexcept {
    if (count_.load(std::memory_order_relaxed) != 0)
      drop(memory);
  }

private:
  [[nodiscard]] static ur_result_t give(const core::DescriptorOffer &offer, std::vector<uint8_t> *address);
  /// Empty where that isn't possible.
  [[nodiscard]] const core::DescriptorOffer &add(const void *memory, int descriptor);
  void drop(const void *memory) noexcept;

  std::mutex mutex_; // guards what follows
  std::unordered_map<const void *, core::DescriptorOffer> offers_;
  core::DescriptorOffer none_;
  std::atomic<size_t> count_{0}; ///< of the offers; read without the lock
};

} // namespace ur::level_zero
