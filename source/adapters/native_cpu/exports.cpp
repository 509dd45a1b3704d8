// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/exports.hpp"

#include <algorithm>

namespace ur::native_cpu {

namespace {

uintptr_t number(const void *address) {
  return reinterpret_cast<uintptr_t>(address);
}

} // namespace

bool Exports::add(Kind kind, const void *address, size_t size) noexcept {
  std::lock_guard lock(mutex_);
  try {
    size_t &known = sizes_[{kind, number(address)}];
    known = std::max(known, size);
  } catch (...) {
    return false;
  }
  count_.store(sizes_.size(), std::memory_order_relaxed);
  return true;
}

void Exports::remove(Kind kind, const void *begin, size_t size) noexcept {
  if (count_.load(std::memory_order_relaxed) == 0)
    return;
  std::lock_guard lock(mutex_);
  sizes_.erase(sizes_.lower_bound({kind, number(begin)}), sizes_.lower_bound({kind, number(begin) + size}));
  count_.store(sizes_.size(), std::memory_order_relaxed);
}

std::optional<size_t> Exports::find(Kind kind, const void *address) const noexcept {
  std::lock_guard lock(mutex_);
  const auto found = sizes_.find({kind, number(address)});
  return found != sizes_.end() ? std::optional(found->second) : std::nullopt;
}

} // namespace ur::native_cpu
