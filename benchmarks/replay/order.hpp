// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which calls of other threads a call has to come after.
#pragma once

#include "replay/program.hpp"

namespace replay {

/// When an operation's call was recorded.
struct Period {
  uint64_t start, end;
};

/// A call comes after all calls of other threads that had returned when it started. Whatever order the program made by
/// its own means (locks, joins, flags, handles and addresses passed on) is among these. Calls that overlapped were not
/// ordered by the program, so they aren't here either; since each only waits for what has started earlier, no replay
/// can wait for itself. `periods` are those of the program's operations, by thread.
void orderThreads(Program &program, const std::vector<std::vector<Period>> &periods);

} // namespace replay
