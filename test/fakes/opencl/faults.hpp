// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which calls fail, and what is alive. Tests reach the hooks by dlsym.
#pragma once

#include "adapters/opencl/api/types.hpp"

#include <string_view>

namespace ur::opencl::fake {

/// Counts a call, and decides on it: the error that it answers without being made, or CL_SUCCESS.
[[nodiscard]] cl_int enter(const char *function) noexcept;
/// Whether this is the question about an event that the thread's call before this one was. Such don't count and don't
/// fail: how often a thread looks for an event's end depends on the machine. Every call is told, others with no event.
[[nodiscard]] bool asksAgain(cl_event event) noexcept;
/// Whether it is the driver that is gone: nothing is made any more, and nothing ends.
[[nodiscard]] bool gone() noexcept;

/// Objects that were made, and given back.
void born(const char *function) noexcept;
void died(const char *function) noexcept;

/// What FAKE_OPENCL_LACKS names, words with spaces between them: functions, extensions, and usm, svm, fine_svm,
/// native_kernels, out_of_order, profiling, images, newer (than OpenCL 1.2).
[[nodiscard]] bool lacks(std::string_view what) noexcept;

} // namespace ur::opencl::fake
