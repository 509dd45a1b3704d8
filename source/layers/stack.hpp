// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The layers on top of each other. From the caller down: callbacks of tools, tracing, parameter validation, lifetimes
// and leaks, dispatch. So traces show what callers do, and a parameter that the spec refuses is refused before anything
// else. The callbacks stand there only while somebody subscribes to calls, which may change at any time.
#pragma once

#include "common/generated/call_table.hpp"
#include "common/vendor_calls.hpp"
#include "layers/layers.hpp"
#include "unified-runtime/ur_api.h"

namespace ur::layers {

/// Gets the layers ready, each with an empty memory. Nothing may be calling through them. `codeLocation` tells where in
/// the program a call stands, and may be null. Throws std::bad_alloc.
void start(LayerSet layers, ur_code_location_callback_t codeLocation, void *userData);

/// The table on top of the layers that were started, `bottom` being that below them; null where none was.
[[nodiscard]] const CallTable *top(LayerSet layers, const CallTable *bottom) noexcept;

/// The table in front of all, as top() and with what else is in front (`rest`; null: nothing): that of the callbacks
/// where somebody wants them, else `rest`. By one thread at a time.
[[nodiscard]] const CallTable *withCallbacks(const CallTable *rest, const CallTable *bottom) noexcept;

/// Who wants to be told of calls of vendors' libraries, of the layers that were started; null: nobody does.
[[nodiscard]] const VendorCallObserver *vendorCallsWanted() noexcept;

/// Says what there is to be said in the end: leaks, and the rest of a trace. The process's end does so too, where
/// nobody called this. `calls`: adapters may be called still.
void stop(bool calls) noexcept;

} // namespace ur::layers
