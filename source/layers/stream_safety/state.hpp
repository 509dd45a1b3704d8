// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All that the layer knows of a process, for its own files.
#pragma once

#include "layers/stream_safety/accesses.hpp"
#include "layers/stream_safety/aliases.hpp"
#include "layers/stream_safety/blocked.hpp"
#include "layers/stream_safety/maps.hpp"
#include "layers/stream_safety/order.hpp"
#include "layers/stream_safety/pools.hpp"

namespace ur::layers::stream_safety {

struct State {
  Order order;
  Pools pools;
  Blocks blocks{[this](const Blocks::Candidate &freed) { return mayBeOthers(freed); }};
  Objects objects{blocks};
  Aliases aliases;
  Maps maps;
  Blocked blocked;
  Reached reached;
  Sharded<std::shared_ptr<Recording::Awaited>> awaited; // of commands in buffers, by their handles
  Sharded<std::shared_ptr<Recording>> recordings;       // of command buffers, graphs and executable graphs

  /// Whether memory that was freed may be anybody's by now: it stays with its pool until the free is over, and that
  /// goes back to the driver only when the host knows.
  [[nodiscard]] bool mayBeOthers(const Blocks::Candidate &freed) {
    return order.hostAtMost().covers(freed.when) && !pools.have(freed.begin, freed.pool, freed.queue);
  }
  /// By all of its addresses.
  void used(const Access &access, const Moment &when) {
    blocks.used(access, when);
    aliases.translated(access, [&](const Access &part) { blocks.used(part, when); });
  }
};

/// Made once, never destroyed: threads may still call at exit.
[[nodiscard]] State &state() noexcept;

} // namespace ur::layers::stream_safety
