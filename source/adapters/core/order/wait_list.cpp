// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/wait_list.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/order/lane.hpp"

#include <algorithm>
#include <functional>

namespace ur::core {

namespace {

/// Of something in the list.
[[noreturn]] void throwFailure(ur_result_t error) {
  throw error == UR_RESULT_ERROR_DEVICE_LOST || error == UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT
      ? error
      : UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS;
}

} // namespace

WaitSet::WaitSet(const Context &context, const Lane *target, bool open) noexcept
    : context_(context), target_(target), isolatedFailures_(context.caps().isolatedFailures),
      startsOnFlush_(context.caps().startsOnFlush), open_(open) {}

void WaitSet::add(std::span<const ur_event_handle_t> events) {
  for (Event *event : events) {
    if (!event)
      throw UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
    if (!event->isOfAdapterOf(context_) || &event->context() != &context_)
      throw UR_RESULT_ERROR_INVALID_CONTEXT;
    if (event->reusable()) [[unlikely]] {
      add(event->current(), true); // It may be signalled anew while this command is still on its way.
      continue;
    }
    Completion &completion = event->completion();
    const bool submitted = completion.submitted();
    if (needsMark(completion, submitted)) [[unlikely]] {
      addVirtual(completion);
    } else {
      addOne(completion, submitted, true);
    }
  }
}

/// An event's, which keeps the mark that was made for it.
void WaitSet::addVirtual(Completion &completion) {
  Ref<Completion> mark = completion.concrete();
  if (!mark)
    return;
  Completion &added = *mark;
  if (&added != completion.mark())
    kept_.push_back(std::move(mark));
  addOne(added, true, true);
}

void WaitSet::add(Ref<Completion> completion, bool inherits) {
  if (!completion)
    return;
  const bool submitted = completion->submitted();
  if (needsMark(*completion, submitted)) {
    completion = completion->concrete();
    if (!completion)
      return;
  }
  Completion &added = *completion;
  kept_.push_back(std::move(completion));
  addOne(added, submitted, inherits);
}

void WaitSet::addBarrier(Ref<Completion> barrier) {
  if (!barrier || (!unsubmitted_ && barrier->submitted())) {
    add(std::move(barrier));
    return;
  }
  order_.push_back(std::move(barrier));
  unsubmitted_ = true;
}

void WaitSet::aim(const Lane *lane) {
  open_ = false;
  target_ = lane;
  size_t left = 0;
  for (size_t i = 0; i < entries_.size(); ++i) {
    Completion *entry = entries_[i];
    if (entry->isVirtualOn(lane)) {
      Ref<Completion> mark = entry->concrete();
      if (!mark)
        continue;
      Completion *const made = mark.get();
      if (made != entry->mark()) // else it is kept by that
        kept_.push_back(std::move(mark));
      entry = made;
    }
    entries_[left++] = entry;
  }
  entries_.truncate(left);
}

/// A command that another thread submits meanwhile stays one that wasn't submitted: it is virtual only from then on,
/// and would be waited for without a mark. So that is asked once, which also finds out how an imported event ended.
bool WaitSet::needsMark(const Completion &completion, bool submitted) const noexcept {
  return submitted && !open_ && completion.isVirtualOn(target_);
}

void WaitSet::addOne(Completion &completion, bool submitted, bool inherits) {
  switch (completion.progress()) {
  case Progress::complete:
    return;
  case Progress::failed:
    throwFailure(completion.error());
  case Progress::pending:
    break;
  }
  if (!submitted) {
    unsubmitted_ = true;
    entries_.push(&completion);
    return;
  }
  Lane *lane = completion.lane();
  if (lane && lane == target_ && lane->ordered()) {
    if (inherits && isolatedFailures_ && completion.native())
      own_.push(&completion);
    return;
  }
  preferred_ = lane;
  entries_.push(&completion);
}

std::vector<Ref<Completion>> WaitSet::references() const {
  std::vector<Ref<Completion>> all;
  all.reserve(entries_.size() + own_.size() + 2); // room for what the queue's own order adds
  for (const std::span<Completion *const> list : {entries_.span(), own_.span()}) {
    for (Completion *entry : list)
      all.emplace_back(entry);
  }
  return all;
}

std::span<const NativeEvent> WaitSet::resolveEntries(const Lane &lane) {
  events_.clear();
  if (startsOnFlush_) [[unlikely]] {
    flushOthers(lane);
  }
  if (isolatedFailures_)
    return resolveAll();
  if (entries_.size() == 1) [[likely]] { // nothing to compare
    Completion &only = *entries_[0];
    if (only.lane() != &lane || !lane.ordered())
      events_.push(only.native());
    return events_.span();
  }
  if (entries_.empty())
    return {};
  // Of one lane side by side, the newest first: on an ordered one it says all (rule R4).
  std::sort(entries_.begin(), entries_.end(), [](const Completion *a, const Completion *b) {
    const uint64_t laneA = a->lane() ? a->lane()->id() : 0, laneB = b->lane() ? b->lane()->id() : 0;
    if (laneA != laneB)
      return laneA < laneB;
    return a->epoch() != b->epoch() ? a->epoch() > b->epoch() : std::less<>{}(a->native(), b->native());
  });
  const Completion *previous = nullptr;
  for (const Completion *entry : entries_.span()) {
    const bool sameLane = previous && entry->lane() && entry->lane() == previous->lane();
    const bool covered = sameLane && entry->lane()->ordered();
    const bool own = entry->lane() == &lane && lane.ordered();
    const bool twice = !events_.empty() && events_[events_.size() - 1] == entry->native();
    if (!covered && !own && !twice)
      events_.push(entry->native());
    previous = entry;
  }
  return events_.span();
}

/// Rule R12: what the driver holds back until a flush would be waited for in vain.
void WaitSet::flushOthers(const Lane &lane) const {
  for (const Completion *entry : entries_.span()) {
    if (Lane *other = entry->lane(); other && other != &lane)
      check(other->flush(entry->epoch()));
  }
}

/// Each event once.
std::span<const NativeEvent> WaitSet::resolveAll() {
  for (const std::span<Completion *const> list : {entries_.span(), own_.span()}) {
    for (const Completion *entry : list)
      events_.push(entry->native());
  }
  std::sort(events_.begin(), events_.end(), std::less<>{});
  events_.truncate(static_cast<size_t>(std::unique(events_.begin(), events_.end()) - events_.begin()));
  return events_.span();
}

} // namespace ur::core
