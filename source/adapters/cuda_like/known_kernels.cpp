// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/known_kernels.hpp"

#include <algorithm>

namespace ur::LANEWAY_VENDOR {

KernelParams oneBehindAnother(std::vector<KernelParam> params) {
  constexpr size_t kMost = 1 << 16; // more than any device takes
  size_t behind = 0;
  for (const auto &[offset, size] : params) {
    if (offset < behind || size > kMost)
      return {};
    behind = offset + size;
  }
  return params;
}

void KnownKernels::add(const KnownKernels &other) {
  leastGroupMemory = std::max(leastGroupMemory, other.leastGroupMemory);
  leftOut.insert(leftOut.end(), other.leftOut.begin(), other.leftOut.end());
  kernels_.insert(kernels_.end(), other.kernels_.begin(), other.kernels_.end());
  functions_.insert(functions_.end(), other.functions_.begin(), other.functions_.end());
}

std::vector<std::string> KnownKernels::kernels() const {
  std::vector<std::string> names;
  for (const Entry &kernel : kernels_)
    names.push_back(kernel.name);
  return names;
}

bool KnownKernels::hasFunction(const std::string &name) const noexcept {
  return std::find(functions_.begin(), functions_.end(), name) != functions_.end();
}

const KnownKernels::Entry *KnownKernels::find(const std::string &kernel) const noexcept {
  const auto found =
      std::find_if(kernels_.begin(), kernels_.end(), [&](const Entry &entry) { return entry.name == kernel; });
  return found == kernels_.end() ? nullptr : &*found;
}

const std::vector<KernelParam> *KnownKernels::params(const std::string &kernel) const noexcept {
  const Entry *found = find(kernel);
  return found && found->params ? &*found->params : nullptr;
}

void KnownKernels::complete(const std::string &kernel, core::KernelFacts &facts) const {
  const Entry *found = find(kernel);
  if (!found)
    return;
  facts.requiredGroupSize = found->required;
  facts.statedGroupSize = found->most[0] * found->most[1] * found->most[2];
  if (found->most[0] != 0 && found->most[1] * found->most[2] != 1)
    facts.maxGroupSizePerDim = found->most;
}

} // namespace ur::LANEWAY_VENDOR
