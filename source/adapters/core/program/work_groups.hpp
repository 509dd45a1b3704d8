// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a launch's sizes are divided into work-groups. In a header since it is a part of each launch.
#pragma once

#include "adapters/core/program/kernel.hpp"

#include <bit>

namespace ur::core {

/// Whether the size is a whole number of groups, and how many. Nearly all are powers of two: no division, then.
[[nodiscard]] inline bool divide(size_t size, size_t group, size_t *groups) noexcept {
  if ((group & (group - 1)) == 0) [[likely]] {
    *groups = size >> std::countr_zero(group);
    return (size & (group - 1)) == 0;
  }
  *groups = size / group;
  return size % group == 0;
}

/// Sets how many groups a launch is made of by its sizes, in each dimension. Throws INVALID_WORK_DIMENSION,
/// INVALID_WORK_GROUP_SIZE.
inline void divideIntoGroups(const Kernel::PerDevice &kernel, const DeviceFacts &device, LaunchDesc &desc) {
  size_t total = 1;
  for (uint32_t i = 0; i < desc.dims; ++i) {
    const size_t local = desc.localSize[i];
    if (local == 0 || local > kernel.limits.perDim[i] || __builtin_mul_overflow(total, local, &total))
      throw UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
    if (!divide(desc.globalSize[i], local, &desc.groups[i])) [[unlikely]] {
      if (!device.nonUniformGroups || kernel.facts.requiredGroupSize[0] != 0)
        throw UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
      ++desc.groups[i]; // the last one is smaller
    }
    if (desc.groups[i] > device.maxWorkGroups[i])
      throw UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  const std::array<size_t, 3> &required = kernel.facts.requiredGroupSize;
  for (uint32_t i = 0; i < 3 && required[0] != 0; ++i) {
    if (i < desc.dims ? required[i] != desc.localSize[i] : required[i] > 1)
      throw UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
  }
  if (total > kernel.limits.total)
    throw UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
}

} // namespace ur::core
