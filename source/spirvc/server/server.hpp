// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Serves compilations to all processes of a user: a child for each, which is ended when it takes too long.
//
// The process itself touches nothing of a request. It has one thread; children come into being by fork(), and find LLVM
// loaded and made ready.
#pragma once

#include <chrono>
#include <cstdint>

namespace ur::spirvc {

struct Limits {
  std::chrono::seconds time{120};      ///< of a compilation, waiting for its request included
  uint64_t memory = uint64_t{4} << 30; ///< bytes of addresses, besides what the process has at its start
  std::chrono::seconds idle{300};      ///< so long without a request, and the process ends
  unsigned children = 1;               ///< at a time; further ones wait in the socket's line
};

/// Serves who connects to a socket that listens. Returns when nobody has for long enough.
void serve(int listening, const Limits &limits);

} // namespace ur::spirvc
