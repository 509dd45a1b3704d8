// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Helper threads: named, with all signals blocked, and with this library held open from then on, so that no thread ever
// runs code that was unloaded.
#pragma once

#include <functional>
#include <thread>

namespace ur::core {

/// Starts a thread. Throws std::system_error where the system has none. `name` has at most 15 characters.
[[nodiscard]] std::thread startThread(const char *name, std::function<void()> body);

} // namespace ur::core
