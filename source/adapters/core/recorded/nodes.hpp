// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Nodes of commands that use buffers and images: command buffers append them, and queues that capture record them.
// Where contents are, is found out by each run. All check what they are given, and throw as the enqueues do.
#pragma once

#include "adapters/core/memory/box.hpp"
#include "adapters/core/recorded/launch.hpp"
#include "adapters/core/recorded/sequence.hpp"

namespace ur::core {

[[nodiscard]] Node launchNode(const LaunchRequest &request, const Context &context, uint32_t device);

// Throw INVALID_MEM_OBJECT for an object of another context.
[[nodiscard]] Node readNode(const Context &context, ur_command_t type, Mem &mem, const BoxLayout &from, void *dst,
                            const BoxLayout &to, const ur_rect_region_t &region);
[[nodiscard]] Node writeNode(const Context &context, ur_command_t type, Mem &mem, const BoxLayout &to, const void *src,
                             const BoxLayout &from, const ur_rect_region_t &region);
[[nodiscard]] Node copyNode(const Context &context, ur_command_t type, Mem &src, const BoxLayout &from, Mem &dst,
                            const BoxLayout &to, const ur_rect_region_t &region);
[[nodiscard]] Node fillNode(const Context &context, Mem &mem, const void *pattern, size_t patternSize, size_t offset,
                            size_t size);

} // namespace ur::core
