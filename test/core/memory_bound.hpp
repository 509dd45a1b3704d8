// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How much memory a pool may reserve for a program: a quarter more than the program's blocks, rounded up to their
// classes, had together at their peak, and a granule for each class that it has used.
#pragma once

#include "core/async_test.hpp"

#include "adapters/core/allocator/size_class.hpp"

#include <algorithm>
#include <set>

namespace ur::test {

class MemoryBound {
public:
  void allocated(ur_usm_type_t type, size_t size) {
    const unsigned sizeClass = core::size_class::of(std::max<size_t>(size, 1));
    classes_.emplace(type, sizeClass);
    live_ += core::size_class::size(sizeClass);
    peak_ = std::max(peak_, live_);
  }
  void freed(size_t size) { live_ -= core::size_class::size(core::size_class::of(std::max<size_t>(size, 1))); }

  [[nodiscard]] size_t peak() const { return peak_; }
  [[nodiscard]] size_t most() const { return peak_ + peak_ / 4 + classes_.size() * core::kGranule; }
  /// Of the pool's high mark, which the program can't have missed.
  void expectKept(size_t reservedHigh) const {
    EXPECT_LE(reservedHigh, most()) << "for blocks of " << peak_ << " bytes at the peak, of " << classes_.size()
                                    << " classes";
    EXPECT_GE(reservedHigh, peak_) << "the blocks didn't fit";
  }

private:
  std::set<std::pair<ur_usm_type_t, unsigned>> classes_;
  size_t live_ = 0, peak_ = 0;
};

} // namespace ur::test
