// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Streams that nobody has, for drivers that use them again.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <vector>

namespace ur::core {

/// Takes one that fits out of the unused ones; null: none does. One that still runs would hold up its new user, who
/// has nothing to do with that: so isIdle(stream) is asked of a few, the oldest first.
template <class Stream, class IsIdle>
Stream *takeIdle(std::vector<Stream *> &unused, const StreamDesc &desc, IsIdle &&isIdle) {
  constexpr int kProbes = 4;
  int probes = 0;
  for (auto place = unused.begin(); place != unused.end() && probes < kProbes; ++place) {
    Stream *const stream = *place;
    if (stream->position != desc.device || stream->ordered != desc.ordered || stream->priority != desc.priority ||
        stream->profiling != desc.profiling)
      continue;
    ++probes;
    if (!isIdle(*stream))
      continue;
    unused.erase(place);
    return stream;
  }
  return nullptr;
}

} // namespace ur::core
