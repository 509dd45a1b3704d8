// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/reach.hpp"

#include "adapters/core/order/lane.hpp"

#include <algorithm>

namespace ur::core {
namespace {

constexpr Spot kNowhere{0, 0};

/// Its place in a chain; null: none, or it isn't known.
const Chained *chainedOf(const Completion &completion, const Lane &lane) noexcept {
  if (lane.ordered() || completion.home() != &lane)
    return nullptr;
  const Record &record = Record::of(completion);
  const Chained *chained = record.chained ? &static_cast<const ChainRecord &>(record).chain : nullptr;
  return chained && chained->epoch == completion.epoch() ? chained : nullptr;
}

void addSpot(Spot spot, Past &to) noexcept {
  if (spot.line != 0)
    to.add(spot);
}

} // namespace

void addPastOf(const Completion &completion, const Lane *but, Past &to) noexcept {
  const Lane *lane = completion.lane();
  if (!lane || !completion.endTellsAll())
    return;
  addSpot(Reach::spotOf(completion), to);
  if (const Chained *chained = chainedOf(completion, *lane)) {
    for (const Spot spot : chained->others.span())
      to.add(spot);
  }
  if (lane != but)
    lane->clock().addTo(to, completion.epoch());
}

Spot Reach::spotOf(const Completion &completion) noexcept {
  const Lane *lane = completion.lane();
  if (!lane || completion.failing() == Failing::early)
    return kNowhere;
  if (lane->ordered())
    return {lane->id(), completion.epoch()};
  const Chained *chained = chainedOf(completion, *lane);
  return chained ? chained->own : kNowhere;
}

void Reach::add(Completion &named) noexcept {
  if (names(named))
    return;
  several_ = several_ || !named_.empty();
  try {
    named_.push(&named);
  } catch (...) { // One is forgotten.
  }
  addPast(&named);
}

void Reach::add(const WaitSet &waits) noexcept {
  for (Completion *wait : waits.completions())
    add(*wait);
  if (waits.inheritsFromLane() && !waits.empty()) { // It may fail with an earlier one of its lane.
    several_ = true;
    addPast(nullptr);
  }
}

void Reach::add(const Lane &lane) noexcept {
  lane_ = &lane;
  addPast(nullptr);
}

/// Of another name, or of the lane.
void Reach::addPast(const Completion *named) noexcept {
  if (namesTell()) {
    if (named) {
      addPastOf(*named, nullptr, past_);
      return;
    }
  } else {
    past_.clear();
  }
  if (lane_) {
    if (lane_->ordered())
      past_.add({lane_->id(), lane_->submitted()});
    lane_->clock().addTo(past_, UINT64_MAX);
  }
}

bool Reach::names(const Completion &completion) const noexcept {
  const std::span<const Completion *const> all = named_.span();
  return std::find(all.begin(), all.end(), &completion) != all.end();
}

bool Reach::covers(const Completion &earlier) const noexcept {
  if (namesTell() && names(earlier)) {
    if (earlier.phase() == Phase::submitted ? earlier.endTellsAll() : endsTellAll_)
      return true;
  }
  const Lane *lane = earlier.lane();
  if (!lane || earlier.failing() == Failing::early) // Rule R5: what isn't submitted has no place.
    return false;
  // Of an unordered lane, too: there it is a barrier's.
  return past_.cover(spotOf(earlier)) || past_.cover({lane->id(), earlier.epoch()});
}

bool Reach::covers(const Lane &lane, uint64_t epoch) const noexcept {
  return past_.cover({lane.id(), epoch});
}

/// What a command's end tells if it waits for so many events of others.
Failing Lane::failingOf(size_t waits, bool barrier) const noexcept {
  if (waits == 0 || !isolatedFailures_)
    return Failing::never;
  if (endsBehindItsWaits_)
    return Failing::behindAll;
  if (waits > 1)
    return Failing::early;
  if (desc_.ordered)
    return Failing::behindOne;
  return barrier || barrier_ > done() ? Failing::early : Failing::behindAll;
}

bool Lane::anyAwaitsHost(std::span<Completion *const> waits) noexcept {
  return std::any_of(waits.begin(), waits.end(), [](const Completion *wait) { return wait->mayAwaitHost(); });
}

/// Rule R3: only here a clock grows, by a command that is on its stream.
void Lane::noteOrder(std::span<Completion *const> waits, Failing failing, Completion *completion,
                     uint64_t epoch) noexcept {
  if (!desc_.ordered && !completion) // Nobody can come after it.
    return;
  Past past;
  if (failing != Failing::early)
    addWaits(waits, past);
  if (desc_.ordered) {
    clock_.raise(past.span(), epoch, id_);
  } else if (completion->holdsLane()) {
    barrier_ = epoch;
    if (failing != Failing::early) { // All that follows comes after all that was before.
      clock_.raise(std::array{Spot{id_, epoch}}, epoch);
      clock_.raise(past.span(), epoch, id_);
    }
  } else if (completion->home() == this) {
    chains_.append(static_cast<ChainRecord &>(Record::of(*completion)).chain, epoch, past);
  }
}

/// Their own places first, which are the likeliest to be asked for. What the own clock covers is there already, with
/// all that it came after.
void Lane::addWaits(std::span<Completion *const> waits, Past &past) const noexcept {
  const auto isNew = [this](const Completion &wait) {
    const Lane *lane = wait.lane();
    return lane && wait.endTellsAll() &&
           !(desc_.ordered && (lane == this || clock_.covers({lane->id(), wait.epoch()})));
  };
  for (const Completion *wait : waits) {
    if (isNew(*wait))
      addSpot(Reach::spotOf(*wait), past);
  }
  // What an unordered lane's clock says holds for its next command too, unless that may fail before.
  const Lane *const but = !desc_.ordered && (!isolatedFailures_ || endsBehindItsWaits_) ? this : nullptr;
  for (const Completion *wait : waits) {
    if (isNew(*wait))
      addPastOf(*wait, but, past);
  }
}

} // namespace ur::core
