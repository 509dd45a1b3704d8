// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What pools hold, asked now and then while a program allocates (UR_LOG_TRACING: pools:<milliseconds>), as lines of the
// trace. Any thread; no lock is held while an adapter is called.
#pragma once

#include "layers/call.hpp"
#include "layers/lifetime/registry.hpp"
#include "unified-runtime/ur_api.h"

namespace ur::layers::tracing {

/// In a child process after fork: its parent's pools are none of its own.
void forgetPools() noexcept;
/// Before a call with sound parameters that may end a pool: what it holds now, whenever it was asked last.
void samplePoolsBefore(const Call &call, Registry &handles) noexcept;
/// After a successful call: of the pool that it allocated from, if that hasn't been asked for so long.
void samplePoolsAfter(const Call &call, Registry &handles) noexcept;

} // namespace ur::layers::tracing
