// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How free memory becomes one piece: when it is given back, and once more of it is over.
#include "adapters/core/allocator/page_heap.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// What a span that is given back is free since.
struct Given {
  Freed &freed;

  [[nodiscard]] bool joinTo(Freed &into) const noexcept { return joinWell(into, freed); }
  void stayIn(Freed &span) const noexcept { span = std::move(freed); }
};
/// The same, mostly: a place of a lane, to which a reference is only counted where it stays.
struct GivenByLane {
  const LanePlace &since;

  [[nodiscard]] bool joinTo(Freed &into) const noexcept {
    if (into.lane.get() != since.lane || into.command)
      return false;
    into.epoch = std::max(into.epoch, since.epoch);
    return true;
  }
  void stayIn(Freed &span) const noexcept {
    span.lane = Ref<Lane>(since.lane);
    span.epoch = since.epoch;
  }
};

} // namespace

void PageHeap::give(Span *span, Freed freed) noexcept {
  giveSince(*span, Given{freed});
}

void PageHeap::give(Span *span, const LanePlace &since) noexcept {
  giveSince(*span, GivenByLane{since});
}

/// Mostly it joins one neighbour or both, which are one span each: then that one stays where it is sorted in, unless it
/// has become much larger.
template <typename Since>
void PageHeap::giveSince(Span &span, Since since) noexcept {
  if (!span.is(Span::Use::none))
    map_.leave(span);
  freeBytes_ += span.bytes();
  span.setUse(Span::Use::free);
  Span *const before = span.before && span.before->is(Span::Use::free) ? span.before : nullptr;
  Span *const behind = span.behind && span.behind->is(Span::Use::free) ? span.behind : nullptr;
  const bool one = (!before || before->runFirst == before) && (!behind || behind->runLast == behind);
  if (before && one && since.joinTo(before->freed) && (!behind || joinWell(before->freed, behind->freed))) {
    size_t bytes = before->bytes() + span.bytes();
    dropSpan(span);
    if (behind) {
      bytes += behind->bytes();
      unlinkRun(*behind);
      dropSpan(*behind);
    }
    resizeRun(*before, before->start(), bytes);
    return;
  }
  if (behind && one && !before && since.joinTo(behind->freed)) {
    std::byte *const begin = span.start();
    dropSpan(span);
    resizeRun(*behind, begin, static_cast<size_t>(behind->end() - begin));
    return;
  }
  since.stayIn(span.freed);
  joinRuns(&span, before, behind);
}

/// With free neighbours, or none.
void PageHeap::joinRuns(Span *span, Span *before, Span *behind) noexcept {
  Span *first = span, *last = span;
  if (before) {
    first = before->runFirst;
    unlinkRun(*first);
    if (joinWell(before->freed, span->freed)) {
      before->setBounds(before->start(), before->bytes() + span->bytes());
      dropSpan(*span);
      span = last = before;
    }
  }
  if (behind) {
    unlinkRun(*behind);
    last = behind->runLast;
    if (joinWell(span->freed, behind->freed)) {
      span->setBounds(span->start(), span->bytes() + behind->bytes());
      last = last == behind ? span : last;
      dropSpan(*behind);
    }
  }
  linkRun(first, last);
}

bool PageHeap::isRunOver(const Span &first) noexcept {
  const Span *span = &first;
  while (isOver(span->freed) && span != first.runLast)
    span = span->behind;
  return isOver(span->freed);
}

/// Joins what is over, or of one lane, and lies side by side. The run is in no list.
void PageHeap::refreshRun(Span &runFirst, bool ask) noexcept {
  Span *span = &runFirst, *last = runFirst.runLast;
  for (;;) {
    if (ask)
      askAndDropOver(span->freed);
    else
      dropOver(span->freed);
    if (Span *before = span->before; span != &runFirst && joinWell(before->freed, span->freed)) {
      before->setBounds(before->start(), before->bytes() + span->bytes());
      const bool ends = span == last;
      dropSpan(*span);
      span = before;
      last = ends ? span : last;
    }
    if (span == last)
      break;
    span = span->behind;
  }
  runFirst.runLast = last;
  last->runFirst = &runFirst;
}

void PageHeap::refresh(bool ask) noexcept {
  for (Span *bin : bins_) {
    for (Span *first = bin; first; first = first->next)
      refreshRun(*first, ask); // Its size, and so its place in the list, stays.
  }
}

} // namespace ur::core
