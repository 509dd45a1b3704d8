// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/page_heap.hpp"

#include <algorithm>

namespace ur::core {

PageHeap::~PageHeap() {
  while (Span *span = spare_) {
    spare_ = span->next;
    records_.put(span);
  }
}

Span *PageHeap::takeRecord() {
  Span *span = spare_;
  if (!span)
    return records_.takeSpan();
  spare_ = std::exchange(span->next, nullptr);
  --spareCount_;
  return span;
}

void PageHeap::putRecord(Span *span) noexcept {
  if (spareCount_ == kMostSpare) {
    records_.put(span);
    return;
  }
  RecordStore::clear(*span);
  span->next = std::exchange(spare_, span);
  ++spareCount_;
}

unsigned PageHeap::nextFilled(unsigned bin) const noexcept {
  for (unsigned word = bin / 64; word < std::size(filled_); ++word) {
    uint64_t bits = filled_[word];
    if (word == bin / 64)
      bits &= ~uint64_t{0} << bin % 64;
    if (bits != 0)
      return word * 64 + static_cast<unsigned>(std::countr_zero(bits));
  }
  return size_class::kCount;
}

size_t PageHeap::largestRun() const noexcept {
  for (unsigned bin = size_class::kCount; bin-- != 0;) {
    size_t largest = 0;
    for (const Span *first = bins_[bin]; first; first = first->next)
      largest = std::max(largest, runBytes(*first));
    if (largest != 0)
      return largest;
  }
  return 0;
}

void PageHeap::linkRun(Span *first, Span *last) noexcept {
  first->runLast = last;
  last->runFirst = first;
  const unsigned bin = size_class::floorOf(runBytes(*first));
  first->previous = nullptr;
  first->next = bins_[bin];
  if (first->next)
    first->next->previous = first;
  bins_[bin] = first;
  filled_[bin / 64] |= uint64_t{1} << bin % 64;
}

void PageHeap::unlinkRun(Span &first) noexcept {
  const unsigned bin = size_class::floorOf(runBytes(first));
  (first.previous ? first.previous->next : bins_[bin]) = first.next;
  if (first.next)
    first.next->previous = first.previous;
  if (!bins_[bin])
    filled_[bin / 64] &= ~(uint64_t{1} << bin % 64);
  first.previous = first.next = nullptr;
}

Span *PageHeap::only(Region &region) {
  Span *span = takeRecord();
  span->setBounds(region.begin, region.size);
  span->pool = &pool_;
  span->region = &region;
  span->before = span->behind = nullptr;
  region.first = span;
  return span;
}

void PageHeap::add(Region &region, Freed freed) {
  give(only(region), std::move(freed));
}

void PageHeap::addUnmapped(Region &region) {
  giveUnmapped(*only(region));
}

void PageHeap::remove(Region &region) noexcept {
  for (Span *span = region.first; span;) {
    if (span->is(Span::Use::free)) {
      unlinkRun(*span);
      for (Span *end = span->runLast->behind; span != end;) {
        freeBytes_ -= span->bytes();
        putRecord(std::exchange(span, span->behind));
      }
      continue;
    }
    if (span->is(Span::Use::unmapped))
      unlinkUnmapped(*span);
    if (span->is(Span::Use::slab))
      records_.put(span->allBlocks());
    map_.leave(*span);
    putRecord(std::exchange(span, span->behind));
  }
  region.first = nullptr;
}

void PageHeap::insertBefore(Span &span, Span &made) noexcept {
  made.pool = &pool_;
  made.region = span.region;
  made.before = span.before;
  made.behind = &span;
  (made.before ? made.before->behind : span.region->first) = &made;
  span.before = &made;
}

/// Out of the order of addresses: its neighbour has them.
void PageHeap::dropSpan(Span &span) noexcept {
  (span.before ? span.before->behind : span.region->first) = span.behind;
  if (span.behind)
    span.behind->before = span.before;
  putRecord(&span);
}

/// The spans of a run that a search looks at. Of many the first and the last ones: new memory mostly comes at the end.
class PageHeap::Parts {
public:
  Parts(Span &runFirst, const Search &search) noexcept
      : next_(&runFirst), last_(runFirst.runLast), left_(search.everywhere ? SIZE_MAX : kMostParts) {}

  /// Null behind the last. `beside`: whether it lies right behind the one before, or is the first.
  [[nodiscard]] Span *next(bool &beside) noexcept {
    Span *const span = next_;
    beside = !skipped_;
    skipped_ = false;
    if (span)
      next_ = span == last_ ? nullptr : span->behind;
    if (next_ && --left_ == 0)
      goToTheEnd();
    return span;
  }

private:
  void goToTheEnd() noexcept {
    Span *from = last_;
    for (size_t parts = 1; parts != kMostParts && from != next_; ++parts)
      from = from->before;
    skipped_ = from != next_;
    next_ = from;
    left_ = SIZE_MAX;
  }

  Span *next_, *const last_;
  size_t left_;
  bool skipped_ = false;
};

/// The first free spans of the run, side by side, that the search accepts and that are large enough together.
PageHeap::Fit PageHeap::fitIn(Span &runFirst, size_t bytes, Search &search) {
  Span *first = nullptr;
  Parts parts(runFirst, search);
  bool beside = false;
  while (Span *span = parts.next(beside)) {
    first = beside ? first : nullptr;
    if (!first)
      search.begin();
    if (!search.accepts(span->freed)) {
      first = nullptr;
      continue;
    }
    first = first ? first : span;
    if (static_cast<size_t>(span->end() - first->start()) >= bytes)
      return {&runFirst, first, span};
  }
  return {};
}

/// Of the first runs of a bin, the smallest that fits, of several the one with the lowest address. How many were tried.
unsigned PageHeap::lookInto(unsigned bin, size_t bytes, Search &search, unsigned most, Fit &found) const {
  unsigned tries = 0;
  for (Span *first = bins_[bin]; first && tries != most; first = first->next) {
    const size_t run = runBytes(*first);
    if (run < bytes)
      continue;
    ++tries;
    if (const size_t other = found.first ? runBytes(*found.runFirst) : SIZE_MAX;
        run > other || (run == other && first->start() > found.first->start()))
      continue;
    if (first->runLast == first && search.isPlain(first->freed))
      found = {first, first, first}; // mostly
    else if (const Fit fit = fitIn(*first, bytes, search); fit.first)
      found = fit;
  }
  return tries;
}

PageHeap::Fit PageHeap::best(size_t bytes, Search &search) const {
  Fit found;
  unsigned left = search.everywhere ? kTriesUnderPressure : kMostTries;
  const unsigned ofEach = search.everywhere ? kTriesUnderPressure : kTries;
  unsigned bin = nextFilled(size_class::floorOf(bytes));
  for (; bin < size_class::kCount && left != 0; bin = nextFilled(bin + 1)) {
    left -= lookInto(bin, bytes, search, std::min(left, ofEach), found);
    if (found.first)
      return found;
  }
  // Where there are that many which the request can't have, what is new is likely to be among the largest.
  left = kTries;
  for (unsigned last = size_class::kCount; last-- > bin && left != 0 && !found.first;)
    left -= lookInto(last, bytes, search, left, found);
  return found;
}

/// The most bytes of one run that fitIn() finds.
size_t PageHeap::largestIn(Span &runFirst, Search &search) {
  size_t largest = 0, bytes = 0;
  Parts parts(runFirst, search);
  bool beside = false;
  while (const Span *span = parts.next(beside)) {
    bytes = search.accepts(span->freed) ? (beside ? bytes : 0) + span->bytes() : 0;
    largest = std::max(largest, bytes);
  }
  return largest;
}

/// What lies behind too many runs that the search can't have isn't found by take(): then the next smaller.
size_t PageHeap::largestFor(Search &search) const {
  size_t below = SIZE_MAX;
  for (unsigned rounds = kTries; rounds != 0; --rounds) {
    size_t largest = 0;
    visitRuns([&](Span &first) {
      if (size_class::floorOf(runBytes(first)) < size_class::floorOf(std::max(largest, kPageSize)))
        return true; // and all that follow, which are smaller
      const size_t here = runBytes(first) > largest ? largestIn(first, search) : 0;
      largest = here > largest && here < below ? here : largest;
      return false;
    });
    if (largest == 0 || best(largest, search).first)
      return largest;
    below = largest;
  }
  return 0;
}

Span *PageHeap::take(size_t bytes, Search &search, Freed &freed, Freed *all) {
  const Fit fit = best(bytes, search);
  if (!fit.first)
    return nullptr;
  search.begin(); // The terms of the best, not of the last that was looked at.
  const bool isRun = fit.first == fit.runFirst && fit.first->runLast == fit.first;
  if (isRun && !all && search.isPlain(fit.first->freed) && fit.first->bytes() > bytes)
    return cutOne(*fit.first, bytes);
  for (Span *span = fit.first;; span = span->behind) {
    (void)search.accepts(span->freed);
    if ((all && !join(*all, span->freed)) || (!search.isBehind(span->freed) && !join(freed, span->freed)))
      throw std::bad_alloc();
    if (span == fit.last)
      break;
  }
  return cut(fit, bytes);
}

/// From the beginning of a run that is one span, and larger. The same as cut(), for most.
Span *PageHeap::cutOne(Span &run, size_t bytes) {
  Span *taken = takeRecord();
  insertBefore(run, *taken);
  taken->setBounds(run.start(), bytes);
  resizeRun(run, taken->end(), run.bytes() - bytes);
  freeBytes_ -= bytes;
  return taken;
}

Span *PageHeap::cut(const Fit &fit, size_t bytes) {
  std::byte *const begin = fit.first->start(), *const end = begin + bytes;
  const bool rests = fit.last->end() > end;
  Span *taken = rests && fit.first == fit.last ? takeRecord() : fit.first;
  Span *const runFirst = fit.runFirst, *const runLast = runFirst->runLast;
  unlinkRun(*runFirst);
  if (taken != fit.first) {
    insertBefore(*fit.first, *taken);
  } else if (fit.first != fit.last) {
    while (taken->behind != fit.last)
      dropSpan(*taken->behind);
    if (!rests)
      dropSpan(*fit.last);
  }
  if (rests)
    fit.last->setBounds(end, static_cast<size_t>(fit.last->end() - end));
  taken->setBounds(begin, bytes);
  taken->freed = {};
  taken->setUse(Span::Use::none);
  freeBytes_ -= bytes;
  if (runFirst != fit.first)
    linkRun(runFirst, taken->before);
  if (rests || runLast != fit.last)
    linkRun(taken->behind, runLast);
  return taken;
}

void PageHeap::makeSlab(Span &span, MemoryKind kind, unsigned sizeClass, std::span<Block> records) noexcept {
  span.makeSlab(kind, sizeClass, records);
  map_.enterSlab(span);
}

void PageHeap::makeLarge(Span &span, MemoryKind kind, uint16_t sizeClass) noexcept {
  span.makeLarge(kind, sizeClass);
  map_.enter(span);
}

/// A run that is one span gets other bounds.
void PageHeap::resizeRun(Span &run, std::byte *begin, size_t bytes) noexcept {
  const bool staysInBin = size_class::floorOf(bytes) == size_class::floorOf(run.bytes());
  if (!staysInBin)
    unlinkRun(run);
  run.setBounds(begin, bytes);
  if (!staysInBin)
    linkRun(&run, &run);
}

Span &PageHeap::takeAt(Span &runFirst, std::byte *begin, size_t bytes, Freed &freed) {
  Span *first = &runFirst;
  while (first->end() <= begin)
    first = first->behind;
  Span *last = first;
  Freed all;
  for (;; last = last->behind) {
    if (!join(all, last->freed))
      throw std::bad_alloc();
    if (last->end() >= begin + bytes)
      break;
  }
  Span *newFirst = &runFirst;
  if (first->start() < begin) { // What lies before it stays, as a span of its own.
    Span *left = takeRecord();
    try {
      left->freed = copyOf(first->freed);
    } catch (...) {
      putRecord(left);
      throw;
    }
    Span *const runLast = runFirst.runLast;
    unlinkRun(runFirst);
    left->setBounds(first->start(), static_cast<size_t>(begin - first->start()));
    left->setUse(Span::Use::free);
    insertBefore(*first, *left);
    first->setBounds(begin, static_cast<size_t>(first->end() - begin));
    newFirst = first == &runFirst ? left : newFirst;
    linkRun(newFirst, runLast);
  }
  Span *taken = cut({newFirst, first, last}, bytes);
  freed = std::move(all);
  return *taken;
}

} // namespace ur::core
