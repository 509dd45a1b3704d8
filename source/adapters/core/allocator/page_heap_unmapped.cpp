// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Addresses of a range that have no memory: spans that no request gets before somebody maps them.
#include "adapters/core/allocator/page_heap.hpp"

#include <utility>

namespace ur::core {

void PageHeap::linkUnmapped(Span &span) noexcept {
  span.previous = nullptr;
  span.next = std::exchange(unmapped_, &span);
  if (span.next)
    span.next->previous = &span;
  span.setUse(Span::Use::unmapped);
  map_.enter(span);
}

void PageHeap::unlinkUnmapped(Span &span) noexcept {
  (span.previous ? span.previous->next : unmapped_) = span.next;
  if (span.next)
    span.next->previous = span.previous;
  span.previous = span.next = nullptr;
  map_.leave(span);
}

void PageHeap::giveUnmapped(Span &span) noexcept {
  Span *whole = &span;
  if (Span *before = span.before; before && before->is(Span::Use::unmapped)) {
    unlinkUnmapped(*before);
    before->setBounds(before->start(), before->bytes() + span.bytes());
    dropSpan(span);
    whole = before;
  }
  if (Span *behind = whole->behind; behind && behind->is(Span::Use::unmapped)) {
    unlinkUnmapped(*behind);
    whole->setBounds(whole->start(), whole->bytes() + behind->bytes());
    dropSpan(*behind);
  }
  linkUnmapped(*whole);
}

Span &PageHeap::takeUnmapped(Span &span, size_t bytes) {
  if (span.bytes() == bytes) {
    unlinkUnmapped(span);
    span.setUse(Span::Use::none);
    return span;
  }
  Span &taken = *takeRecord();
  unlinkUnmapped(span);
  taken.setBounds(span.start(), bytes);
  insertBefore(span, taken);
  span.setBounds(taken.end(), span.bytes() - bytes);
  linkUnmapped(span);
  return taken;
}

} // namespace ur::core
