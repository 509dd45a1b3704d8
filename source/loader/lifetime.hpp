// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The life of the loader in a process. It is up from the first urLoaderInit that succeeds to the urLoaderTearDown that
// matches it, and for ever once another loader has asked it for its tables. Each way up reads the environment anew. A
// failed initialisation leaves everything as it was, and so fails again until something changes. While it isn't up,
// calls answer UNINITIALIZED. Nothing happens when the library is opened or closed, or when the process exits.
#pragma once

#include "common/log.hpp"
#include "loader/discovery.hpp"
#include "loader/settings.hpp"

namespace ur::loader {

extern constinit log::Logger logger; // UR_LOG_LOADER

/// What is up: settings and adapters do not change during its life.
struct Session {
  Settings settings;
  Discovery found;
};

/// Null while the loader was never up. Valid until the loader goes up again after it went down.
[[nodiscard]] const Session *session() noexcept;

/// Counts one more user. `config` may be null. Threads wait for each other here; opening adapters may block.
[[nodiscard]] ur_result_t initialise(ur_loader_config_handle_t config) noexcept;
/// Counts one user less; UNINITIALIZED where there is none.
[[nodiscard]] ur_result_t tearDown() noexcept;
/// Somebody subscribed to calls, or doesn't want them any more: puts the callbacks in front of all calls, or takes them
/// away. Doesn't wait for an initialisation, which looks at the subscribers itself in its end.
void subscribersChanged() noexcept;
/// Goes up for a loader that asks for our tables. Where that fails the failure is logged, once for each environment.
void initialiseAsAdapter() noexcept;

} // namespace ur::loader
