// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the layer for the order of memory: each is the layer's one action. In a file of its own, which is
// optimised for size.
#include "layers/stream_safety/safety.hpp"

#include "layers/thunk.hpp"

namespace ur::layers::stream_safety {

constinit const CallTable kTable = tableThrough<Guard>();

} // namespace ur::layers::stream_safety
