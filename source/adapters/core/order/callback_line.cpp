// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/callback_line.hpp"

#include "adapters/core/order/lane.hpp"

namespace ur::core {

CallbackLine::Entry::Entry(Ref<Completion> of) : completion(std::move(of)) {
  Outstanding alone;
  node = alone.extract(alone.emplace(Key{}, this).first);
}

void CallbackLine::expect(Entry &entry) noexcept {
  const Completion &completion = *entry.completion;
  const Lane *lane = completion.lane();
  const bool ordered = lane && lane->ordered();
  std::lock_guard lock(mutex_);
  entry.node.key() = {ordered ? lane->id() : 0, ordered ? completion.epoch() : 0, ++numbers_};
  entry.listed = outstanding_.insert(std::move(entry.node)).position;
  entry.asking = true;
}

void CallbackLine::asked(Entry &entry) noexcept {
  Lock lock(mutex_);
  entry.asking = false;
  if (entry.told) // It was over already, like others, perhaps, that the driver hasn't told of.
    enterDue(lock, entry);
}

void CallbackLine::forget(Entry &entry) noexcept {
  std::lock_guard lock(mutex_);
  if (!entry.node.empty())
    return;
  unlist(entry);
  if (entry.before)
    giveUpPlace(*std::exchange(entry.before, nullptr));
}

void CallbackLine::told(Entry &entry) noexcept {
  std::lock_guard lock(mutex_);
  if (entry.asking) {
    entry.told = true;
    return;
  }
  if (const Key self = entry.listed->first; self.lane != 0) {
    for (auto earlier = outstanding_.lower_bound({self.lane}); earlier != entry.listed; ++earlier) {
      // What keeps a place for the other alone is further ahead.
      if (Entry &other = *earlier->second; other.before == entry.before) {
        if (other.before)
          --std::exchange(other.before, nullptr)->places; // still keeps this one's
        keepPlace(entry, other);
      }
    }
  }
  unlist(entry);
  enter(entry);
}

void CallbackLine::due(Entry &entry) noexcept {
  Lock lock(mutex_);
  enterDue(lock, entry);
}

/// Its place is taken first, and kept from being passed while the driver is asked without the lock.
void CallbackLine::enterDue(Lock &lock, Entry &entry) noexcept {
  if (entry.node.empty())
    unlist(entry);
  ++entry.places;
  enter(entry);
  const uint64_t newest = numbers_;
  for (auto next = outstanding_.begin(); next != outstanding_.end();) {
    const Key at = next->first;
    if (next->second->before || at.number > newest) {
      ++next;
      continue;
    }
    Ref<Completion> completion = next->second->completion;
    lock.unlock();
    const bool over = completion->query() != Progress::pending;
    completion = {};
    lock.lock();
    if (over) {
      if (const auto other = outstanding_.find(at); other != outstanding_.end())
        keepPlace(entry, *other->second);
    }
    // What follows a pending command on its lane is pending too.
    next = outstanding_.upper_bound(over || at.lane == 0 ? at : Key{at.lane, UINT64_MAX, UINT64_MAX});
  }
  giveUpPlace(entry);
}

void CallbackLine::keepPlace(Entry &keeper, Entry &other) noexcept {
  if (!other.before) { // Otherwise what keeps it a place is further ahead.
    other.before = &keeper;
    ++keeper.places;
  }
}

/// What kept the place may be gone afterwards, with its turn.
void CallbackLine::giveUpPlace(Entry &keeper) noexcept {
  --keeper.places;
  if (ready())
    wake_.notify_one(); // under the lock: the thread may be the last to hold this object
}

void CallbackLine::unlist(Entry &entry) noexcept {
  entry.node = outstanding_.extract(entry.listed);
}

void CallbackLine::enter(Entry &entry) noexcept {
  Entry *keeper = std::exchange(entry.before, nullptr);
  entry.next = keeper;
  entry.previous = keeper ? keeper->previous : last_;
  (entry.previous ? entry.previous->next : first_) = &entry;
  (keeper ? keeper->previous : last_) = &entry;
  if (keeper)
    giveUpPlace(*keeper);
  else if (ready())
    wake_.notify_one();
}

CallbackLine::Entry *CallbackLine::take() noexcept {
  Lock lock(mutex_);
  wake_.wait(lock, [this] { return ready() || (stop_ && !first_); });
  Entry *entry = first_;
  if (entry) {
    first_ = entry->next;
    (first_ ? first_->previous : last_) = nullptr;
  }
  return entry;
}

void CallbackLine::stop() noexcept {
  std::lock_guard lock(mutex_);
  stop_ = true;
  wake_.notify_one();
}

} // namespace ur::core
