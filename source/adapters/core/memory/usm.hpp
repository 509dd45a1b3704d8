// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What synchronous and asynchronous USM share.
#pragma once

#include "adapters/core/platform/context.hpp"

namespace ur::core {

/// Throws INVALID_OPERATION where the device has no such memory, INVALID_USM_SIZE for more than it can have at once.
void checkUsm(const Context &context, MemoryKind kind, uint32_t device, size_t size);

/// The driver's memory; once the device has no more, caches give way first. Without locks: a driver's free may wait.
/// Throws.
[[nodiscard]] void *allocateTrimming(Context &context, MemoryKind kind, uint32_t device, size_t size, size_t alignment);

} // namespace ur::core
