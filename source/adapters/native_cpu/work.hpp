// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What commands do: the bytes of copies and fills, the work-groups of launches. A command's work is cut into units that
// can be done in any order, by several threads at once.
#pragma once

#include "adapters/native_cpu/command.hpp"

namespace ur::native_cpu {

struct Worker;

/// Copies and fills of at most so many bytes are done at once by the thread that finds them ready.
inline constexpr size_t kTinyBytes = 4096;

// Fill in a work from a description; what the work points to is put into the payload. They fail with the work
// unchanged, but for what is in the payload. A launch has a reference to its kernel.
[[nodiscard]] ur_result_t prepareCopy(Work &work, const core::CopyDesc &desc) noexcept;
[[nodiscard]] ur_result_t prepareFill(Work &work, Payload &payload, const core::FillDesc &desc) noexcept;
[[nodiscard]] ur_result_t prepareLaunch(Work &work, Payload &payload, const core::LaunchDesc &desc) noexcept;

/// Does the units from first up to end. self is the worker that runs it; launches need one, the rest doesn't.
[[nodiscard]] ur_result_t doUnits(const Work &work, size_t first, size_t end, Worker *self) noexcept;

/// What the units of this work are expected to take, in nanoseconds; 0: not known.
double expectedNs(const Work &work) noexcept;
/// Tells what some of them took.
void learn(const Work &work, size_t units, uint64_t ns) noexcept;

} // namespace ur::native_cpu
