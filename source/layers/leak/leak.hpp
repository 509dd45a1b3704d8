// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What leak checking says in the end. The bookkeeping is that of layers/lifetime.
#pragma once

#include "layers/lifetime/registry.hpp"

namespace ur::layers::leak {

/// One line for each handle that is still held, oldest first, and one that counts them. Answers how many there are.
size_t report(Registry &registry) noexcept;

} // namespace ur::layers::leak
