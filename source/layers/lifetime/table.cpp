// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the lifetime layer: each is the layer's one action. In a file of its own, which is optimised for
// size.
#include "layers/lifetime/lifetime.hpp"

#include "layers/thunk.hpp"

namespace ur::layers::lifetime {

constinit const CallTable kTable = tableThrough<Guard>();

} // namespace ur::layers::lifetime
