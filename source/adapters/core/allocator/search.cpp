// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/search.hpp"

#include "adapters/core/order/lane.hpp"
#include "adapters/core/order/reach.hpp"

#include <algorithm>

namespace ur::core {

/// A block that is cut for nobody else may be larger than the request by an eighth and a page.
bool Search::fits(size_t capacity) const noexcept {
  return capacity >= request.size && (anyFit || capacity <= request.size + request.size / 8 + 4096);
}

bool Search::acceptsOther(const Freed &freed) {
  if (freed.lane && !acceptsPlace(*freed.lane, freed.epoch))
    return false;
  return freed.allCommands([this](Completion &one) { return acceptsOne(one); });
}

bool Search::isBehindOther(const Freed &freed) const noexcept {
  return (!freed.lane || freed.lane.get() == request.lane || freed.lane->done() >= freed.epoch) &&
         freed.allCommands(
             [this](Completion &one) { return one.progress() == Progress::complete || isEarlierOfQueue(one); });
}

/// Though it isn't submitted: neither is what comes after it.
bool Search::isEarlierOfQueue(const Completion &one) const noexcept {
  return request.lane && one.home() == request.lane && !request.atPlace && !request.lane->isolatedFailures();
}

bool Search::acceptsPending() noexcept {
  if (pending)
    terms_ = Terms::wait;
  return pending;
}

bool Search::acceptsPlace(Lane &lane, uint64_t epoch) {
  if (&lane == request.lane || lane.done() >= epoch)
    return true;
  if (policy_.followEvents && request.reach && request.reach->covers(lane, epoch)) {
    terms_ = std::max(terms_, Terms::listed);
    return true;
  }
  if (policy_.opportunistic && questions_ != 0 && asked_ != &lane) {
    --questions_;
    asked_ = &lane;
    lane.learn();
    if (lane.done() >= epoch)
      return true;
  }
  return acceptsPending();
}

/// Of a command on a lane without order, or of one that isn't submitted (rule R5: that has no lane, and so is earlier
/// than nothing). Rule R4: on a lane without order, later is not after.
bool Search::acceptsOne(Completion &freed) {
  switch (freed.progress()) {
  case Progress::complete:
    return true;
  case Progress::failed:
    return false; // What failed says nothing about who still uses the memory.
  case Progress::pending:
    break;
  }
  if (isEarlierOfQueue(freed)) {
    terms_ = std::max(terms_, Terms::listed); // What later requests get from the queue's cache is behind its lane only.
    return true;
  }
  if (Lane *lane = freed.lane(); lane && lane->ordered() && freed.endTellsAll())
    return acceptsPlace(*lane, freed.epoch());
  // Out of order, only what waits for the alloc uses its memory: what has failed with it uses none.
  if (policy_.followEvents && request.reach &&
      (request.reach->covers(freed) || (!request.lane && request.reach->names(freed)))) {
    terms_ = std::max(terms_, Terms::listed);
    return true;
  }
  if (policy_.opportunistic && questions_ != 0) {
    --questions_;
    if (freed.query() == Progress::complete)
      return true;
  }
  return acceptsPending();
}

} // namespace ur::core
