// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/page_heap.hpp"

#include <algorithm>

namespace ur::core {

unsigned PageHeap::nextFilled(unsigned bin) const noexcept {
  for (unsigned word = bin / 64; word < std::size(filled_); ++word) {
    uint64_t bits = filled_[word];
    if (word == bin / 64) {
      bits &= ~uint64_t{0} << bin % 64;
    }
    if (bits != 0) {
      return word * 64 + static_cast<unsigned>(std::countr_zero(bits));
    }
  }
  return size_class::kCount;
}

void PageHeap::link(Span &span) noexcept {
  const unsigned bin = size_class::of(span.bytes());
  span.use.store(Span::Use::free, std::memory_order_release);
  span.blockCount = 0;
  span.previous = nullptr;
  span.next = bins_[bin];
  if (span.next) {
    span.next->previous = &span;
  }
  bins_[bin] = &span;
  filled_[bin / 64] |= uint64_t{1} << bin % 64;
  freeBytes_ += span.bytes();
  // Its ends are enough to be found by neighbours.
  map_.set(span.start(), 1, &span);
  map_.set(span.start() + span.bytes() - kPageSize, 1, &span);
}

void PageHeap::unlink(Span &span) noexcept {
  const unsigned bin = size_class::of(span.bytes());
  (span.previous ? span.previous->next : bins_[bin]) = span.next;
  if (span.next) {
    span.next->previous = span.previous;
  }
  if (!bins_[bin]) {
    filled_[bin / 64] &= ~(uint64_t{1} << bin % 64);
  }
  span.previous = span.next = nullptr;
  span.use.store(Span::Use::none, std::memory_order_release);
  freeBytes_ -= span.bytes();
}

void PageHeap::add(Chunk *chunk, Stamp stamp) {
  map_.prepare(chunk->begin, chunk->size / kPageSize);
  Span *span = records_.takeSpan();
  span->setBounds(chunk->begin, chunk->size);
  span->pool = &pool_;
  span->chunk = chunk;
  span->stamp = std::move(stamp);
  give(span);
}

/// The front of the span; the rest stays free, with the same stamp.
Span *PageHeap::cut(Span &span, size_t bytes) {
  if (span.bytes() > bytes) {
    Stamp stamp = span.stamp;
    Span *rest = records_.takeSpan();
    unlink(span);
    rest->setBounds(span.start() + bytes, span.bytes() - bytes);
    rest->pool = &pool_;
    rest->chunk = span.chunk;
    rest->stamp = std::move(stamp);
    span.setBounds(span.start(), bytes);
    link(*rest);
  } else {
    unlink(span);
  }
  map_.set(span.start(), bytes / kPageSize, &span);
  return &span;
}

Span *PageHeap::freeNeighbour(const std::byte *page, const Chunk *chunk) const noexcept {
  if (page < chunk->begin || page >= chunk->begin + chunk->size) {
    return nullptr;
  }
  Span *span = map_.find(page);
  const bool free = span && span->use.load(std::memory_order_relaxed) == Span::Use::free && span->pool == &pool_ &&
                    span->chunk == chunk && span->holds(page);
  return free ? span : nullptr;
}

void PageHeap::absorb(Span &span, Span &neighbour) noexcept {
  unlink(neighbour);
  span.setBounds(std::min(span.start(), neighbour.start()), span.bytes() + neighbour.bytes());
  records_.put(&neighbour);
}

void PageHeap::give(Span *span) noexcept {
  const auto joinWith = [&](Span *neighbour) {
    if (neighbour && span->stamp.empty() == neighbour->stamp.empty() &&
        join(span->stamp, neighbour->stamp, kMaxStamp)) {
      absorb(*span, *neighbour);
    }
  };
  joinWith(freeNeighbour(span->start() - 1, span->chunk));
  joinWith(freeNeighbour(span->start() + span->bytes(), span->chunk));
  link(*span);
}

void PageHeap::refresh(bool ask) noexcept {
  for (Span *&bin : bins_) {
    for (Span *span = bin; span;) {
      Span *next = span->next;
      if (!span->stamp.empty()) {
        if (ask) {
          (void)askIfOver(span->stamp);
        }
        dropComplete(span->stamp);
        if (span->stamp.empty()) {
          unlink(*span);
          give(span);
          next = bin; // Its neighbours may have been in this list.
        }
      }
      span = next;
    }
  }
}

void PageHeap::joinAll() noexcept {
  for (Span *&bin : bins_) {
    for (Span *span = bin; span;) {
      Span *behind = freeNeighbour(span->start() + span->bytes(), span->chunk);
      if (!behind || !join(span->stamp, behind->stamp, kMaxStamp)) {
        span = span->next;
        continue;
      }
      unlink(*span);
      absorb(*span, *behind);
      link(*span);
      span = bin; // Both may have been in this list; the joined one is here or in a later one.
    }
  }
}

} // namespace ur::core
