// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes a trace ready to be played. docs/replay.md says what is played, what is replaced, and in which order.
#pragma once

#include "replay/program.hpp"
#include "trace/trace.hpp"

namespace replay {

/// Throws trace::Error for what no trace can say: a call that lacks a parameter, a handle that no call gave out.
[[nodiscard]] Program compile(const trace::Trace &trace);

} // namespace replay
