// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the tracing layer: each is the layer's one action. In a file of its own, which is optimised for
// size.
#include "layers/tracing/tracing.hpp"

#include "layers/thunk.hpp"

namespace ur::layers::tracing {

constinit const CallTable kTable = tableThrough<Span>();

} // namespace ur::layers::tracing
