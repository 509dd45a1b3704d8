// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where a trace goes: whole lines, collected for each thread and written in blocks. UR_LOG_TRACING says where, as
// common/trace_output.hpp has it. Any thread. What isn't written when a process is killed is lost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ur::layers::tracing {

/// In a child process after fork: what the parent has collected is the parent's to write. The child's first line opens
/// the file that the variable names for it.
void afterFork() noexcept;
/// Reads UR_LOG_TRACING and opens the file, emptying it the first time; the first line says what the file is. What is
/// malformed or can't be opened is reported on standard error, and the trace goes there.
void openFile() noexcept;
/// So many bytes of a program or of a value are written at most.
[[nodiscard]] size_t mostBytes() noexcept;
/// Whether commands shall have the times of their device.
[[nodiscard]] bool deviceTimesWanted() noexcept;
/// So many nanoseconds pass before a pool is asked again what it holds; nothing: pools aren't asked.
[[nodiscard]] std::optional<uint64_t> poolsAsked() noexcept;
/// So many callers of an entry are told at most.
inline constexpr size_t kMostFrames = 64;
/// So many of those of an allocation; 0: none.
[[nodiscard]] size_t framesWanted() noexcept;
/// Calls of vendors' libraries that take so many ns are told; nothing: none is.
[[nodiscard]] std::optional<uint64_t> vendorCallsFrom() noexcept;
/// Whether the layer tells what hangs, and when.
struct HangsWanted {
  uint64_t after;  ///< ns that a call is under way; 0: only when asked
  std::string ask; ///< a file: whoever writes to it asks; empty: none
};
[[nodiscard]] bool hangsAreWanted() noexcept;
/// Throws std::bad_alloc.
[[nodiscard]] HangsWanted hangsWanted();
/// Whether lines go anywhere.
[[nodiscard]] bool fileOpen() noexcept;
/// Writes what all threads have collected.
void flushFile() noexcept;
/// Adds a line, with its end, for this thread.
void writeLine(std::string_view line) noexcept;
/// A small number for this thread, from 1 in the order of first calls.
[[nodiscard]] uint32_t threadNumber() noexcept;
/// Nanoseconds since the file was opened.
[[nodiscard]] uint64_t now() noexcept;

} // namespace ur::layers::tracing
