// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Who called an entry (UR_LOG_TRACING: stacks:<frames>): return addresses on the thread's stack, as modules with
// offsets, by which tools find lines of the source.
#pragma once

#include <string>
#include <string_view>

namespace ur::layers::tracing {

/// Whether calls of this function are told with their callers: those that allocate memory.
[[nodiscard]] bool hasStack(std::string_view function) noexcept;
/// Appends an array of the callers, the innermost first, without the loader's own. On the thread of the call. Throws
/// std::bad_alloc.
void writeStack(std::string &line);

} // namespace ur::layers::tracing
