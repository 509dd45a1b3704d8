// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/search.hpp"

#include "adapters/core/order/lane.hpp"

#include <algorithm>

namespace ur::core {

Freed freedSince(const Stamp &stamp) {
  Freed freed;
  if (!stamp.empty()) {
    freed.when = stamp.front();
  }
  if (stamp.size() > 1) {
    freed.more = std::make_unique<Stamp>(stamp.begin() + 1, stamp.end());
  }
  return freed;
}

/// A block that is cut for nobody else may be larger than the request by an eighth and a page.
bool Search::fits(size_t capacity) const noexcept {
  return capacity >= request.size && (anyFit || capacity <= request.size + request.size / 8 + 4096);
}

bool Search::accepts(const Stamp &stamp) {
  terms_ = Terms::none;
  return std::all_of(stamp.begin(), stamp.end(),
                     [this](const Ref<Completion> &freed) { return acceptsOne(*freed, false); });
}

bool Search::accepts(const Block &block) {
  terms_ = Terms::none;
  const auto one = [&](const Ref<Completion> &freed) { return acceptsOne(*freed, block.mayFail); };
  return (!block.when || one(block.when)) && (!block.more || std::all_of(block.more->begin(), block.more->end(), one));
}

/// Whether what the request waits for covers the free. Rule 4: on a lane without order, later is not after.
bool Search::waitsFor(const Completion &freed, bool failsAlone) const noexcept {
  const Lane *lane = failsAlone ? nullptr : freed.lane();
  return std::any_of(request.waits.begin(), request.waits.end(), [&](const Completion *wait) {
    return wait == &freed || (lane && lane == wait->lane() && lane->ordered() && wait->epoch() >= freed.epoch());
  });
}

bool Search::acceptsOne(Completion &freed, bool mayFail) {
  switch (freed.progress()) {
  case Progress::complete:
    return true;
  case Progress::failed:
    return false; // What failed says nothing about who still uses the memory.
  case Progress::pending:
    break;
  }
  // Where a free can fail while its stream goes on, only a request that names that very command fails with it.
  const bool failsAlone = mayFail && isolatedFailures_;
  // Rule 5: a free that isn't submitted has no lane, so it is earlier than nothing.
  const Lane *lane = freed.lane();
  if (lane && lane == request.lane && lane->ordered() && !failsAlone) {
    return true;
  }
  if (policy_.followEvents && waitsFor(freed, failsAlone)) {
    terms_ = std::max(terms_, Terms::listed);
    return true;
  }
  if (policy_.opportunistic && questions_ != 0) {
    --questions_;
    if (freed.query() == Progress::complete) {
      return true;
    }
  }
  if (pending) {
    terms_ = Terms::wait;
  }
  return pending;
}

} // namespace ur::core
