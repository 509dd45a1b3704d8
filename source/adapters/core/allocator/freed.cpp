// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/freed.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/order/reach.hpp"

#include <algorithm>

namespace ur::core {

LanePlace presentPlace(Lane &lane) noexcept {
  return lane.idle() ? LanePlace() : LanePlace{&lane, lane.submitted() + (lane.exposed() ? 1 : 0)};
}

Freed freedAt(const LanePlace &place) noexcept {
  return {Ref<Lane>(place.lane), place.epoch, {}, nullptr};
}

Freed freedOn(Lane &lane) noexcept {
  return freedAt(presentPlace(lane));
}

namespace {

/// The one of two that stands for both, since it comes after the other and ends only then; null: neither does.
const Ref<Completion> *standsForBoth(const Ref<Completion> &one, const Ref<Completion> &other) noexcept {
  if (!one || !other || one.get() == other.get())
    return one ? &one : &other;
  const Spot a = Reach::spotOf(*one), b = Reach::spotOf(*other);
  if (a.line == 0 || a.line != b.line)
    return nullptr;
  const Ref<Completion> &later = a.position > b.position ? one : other;
  return later->endTellsAll() ? &later : nullptr;
}

} // namespace

void add(Freed &to, const Ref<Completion> &command) {
  Lane *lane = command->lane();
  // One that may end before what it came after says nothing by its place.
  const bool ordered = lane && lane->ordered() && command->endTellsAll();
  if (ordered && (!to.lane || to.lane.get() == lane)) {
    if (!to.lane) {
      to.lane = Ref<Lane>(lane);
      to.epoch = 0;
    }
    to.epoch = std::max(to.epoch, command->epoch());
    return;
  }
  if (const Ref<Completion> *both = standsForBoth(to.command, command)) {
    to.command = Ref<Completion>(*both);
    return;
  }
  makeRoom(to);
  to.more->push_back(command);
}

void makeRoom(Freed &freed) {
  if (!freed.command)
    return;
  if (!freed.more)
    freed.more = std::make_unique<Stamp>();
  haveRoom(*freed.more);
}

Freed freedBy(const Ref<Completion> &command) {
  Freed freed;
  add(freed, command);
  return freed;
}

Freed freedBy(const Stamp &stamp) {
  Freed freed;
  for (const Ref<Completion> &command : stamp)
    add(freed, command);
  return freed;
}

bool isOver(const Freed &freed) noexcept {
  return (!freed.lane || freed.lane->done() >= freed.epoch) &&
         freed.allCommands([](Completion &one) { return one.progress() == Progress::complete; });
}

void dropOver(Freed &freed) noexcept {
  if (freed.lane && freed.lane->done() >= freed.epoch)
    freed.lane = {};
  if (freed.more)
    dropComplete(*freed.more);
  if (freed.command && freed.command->progress() == Progress::complete)
    freed.command = {};
  if (freed.more && !freed.command && !freed.more->empty()) {
    freed.command = std::move(freed.more->back());
    freed.more->pop_back();
  }
  if (freed.more && freed.more->empty())
    freed.more.reset();
}

void askAndDropOver(Freed &freed) noexcept {
  dropOver(freed);
  if (freed.lane)
    freed.lane->learn();
  (void)freed.allCommands([](Completion &one) { return one.query() != Progress::pending; });
  dropOver(freed);
}

bool hasFailed(const Freed &freed) noexcept {
  return !freed.allCommands([](Completion &one) { return one.progress() != Progress::failed; });
}

void standIn(Freed &freed, const Freed &all) noexcept {
  if (!hasFailed(freed))
    return;
  try {
    Freed instead = copyOf(all);
    for (const Ref<Completion> &one : asStamp(freed)) {
      if (one->progress() != Progress::failed)
        add(instead, one);
    }
    freed = std::move(instead);
  } catch (const std::bad_alloc &) { // The next time.
  }
}

bool join(Freed &into, const Freed &other) noexcept {
  if (other.isNow())
    return true;
  const Ref<Completion> *both = standsForBoth(into.command, other.command);
  if (both && (!into.lane || !other.lane || into.lane.get() == other.lane.get()) && !other.more) {
    if (both != &into.command)
      into.command = Ref<Completion>(*both);
    if (into.lane && other.lane) {
      into.epoch = std::max(into.epoch, other.epoch);
    } else if (other.lane) {
      into.epoch = other.epoch;
      into.lane = other.lane;
    }
    return true;
  }
  try {
    Freed joined = copyOf(into);
    for (const Ref<Completion> &one : asStamp(other))
      add(joined, one);
    into = std::move(joined);
    return true;
  } catch (const std::bad_alloc &) {
    return false;
  }
}

bool joinCommandsWell(Freed &into, const Freed &other) noexcept {
  return into.command && other.command && !into.more && !other.more && standsForBoth(into.command, other.command) &&
         join(into, other);
}

Stamp asStamp(const Freed &freed) {
  Stamp stamp = freed.more ? *freed.more : Stamp();
  if (freed.command)
    stamp.push_back(freed.command);
  if (freed.lane)
    stamp.push_back(makeRef<Completion>(freed.lane.get(), freed.epoch));
  return stamp;
}

Freed copyOf(const Freed &freed) {
  return {freed.lane, freed.epoch, freed.command, freed.more ? std::make_unique<Stamp>(*freed.more) : nullptr};
}

} // namespace ur::core
