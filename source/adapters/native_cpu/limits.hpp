// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Limits of the device that are ours to choose. They are stated in its facts and enforced at launches.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ur::native_cpu {

/// Work-items in a work-group. Items are loops, so this only bounds what a caller may ask for.
inline constexpr size_t kMaxWorkGroupSize = 4096;
/// Bytes of work-group memory, static and by arguments together. It is ordinary memory, one block for each worker.
inline constexpr size_t kLocalMemorySize = size_t(1) << 20;
/// Bytes of all arguments of a kernel together.
inline constexpr size_t kMaxParameterSize = 4096;

/// Work-groups of a cooperative launch, each of which takes a thread of its own.
inline constexpr size_t kMaxCooperativeGroups = 64;
inline constexpr uint32_t kMaxSubGroupSize = 64;

/// Pixels in each direction, and layers, of an image: coordinates of kernels are floats.
inline constexpr size_t kMaxImageSize = size_t(1) << 16;
/// Images, and samplers, among the arguments of a kernel.
inline constexpr uint32_t kMaxImageArgs = 128, kMaxSamplerArgs = 32;

} // namespace ur::native_cpu
