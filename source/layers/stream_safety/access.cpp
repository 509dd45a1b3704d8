// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/access.hpp"

#include <algorithm>

namespace ur::layers::stream_safety {

namespace {

constexpr size_t kMostRows = size_t{1} << 20; // that are looked at one by one

/// Whether rows that are equally far apart have bytes in common, where the one ends behind the other's beginning.
bool columnsOverlap(const Access &one, const Access &other) noexcept {
  const size_t from = (other.begin % one.pitch + one.pitch - one.begin % one.pitch) % one.pitch; // in one's columns
  return from < one.width || from + other.width > one.pitch;
}

} // namespace

/// Whether any of these addresses is in a row.
bool Access::has(uintptr_t from, uintptr_t to) const noexcept {
  from = std::max(from, begin) - begin;
  to = std::min(to, end()) - begin;
  if (from >= to || pitch == 0)
    return from < to;
  if (slice != 0) {
    const size_t number = from / slice;
    if ((to - 1) / slice != number)
      return true; // where the next one begins
    from -= number * slice;
    to = std::min(to - number * slice, pitch * (height - 1) + width);
    if (from >= to)
      return false;
  }
  return (to - 1) / pitch != from / pitch || from % pitch < width;
}

size_t Access::rows() const noexcept {
  const size_t slices = slice ? (size - 1) / slice + 1 : 1;
  return pitch ? slices * (slice ? height : (size - 1) / pitch + 1) : 1;
}

uintptr_t Access::row(size_t number) const noexcept {
  return begin + (slice ? number / height * slice + number % height * pitch : number * pitch);
}

bool Access::overlaps(const Access &other) const noexcept {
  if (isKernels() && other.isKernels())
    return begin < other.begin + std::max<size_t>(other.size, 1) && other.begin < begin + std::max<size_t>(size, 1);
  if (begin >= other.end() || other.begin >= end())
    return false;
  if (isKernels() || other.isKernels())
    return true;
  if (!pitch || !other.pitch)
    return pitch ? has(other.begin, other.end()) : other.has(begin, end());
  if (pitch == other.pitch && !slice && !other.slice)
    return columnsOverlap(*this, other);
  const Access &few = rows() < other.rows() ? *this : other, &many = &few == this ? other : *this;
  const size_t count = std::min(few.rows(), kMostRows);
  for (size_t i = 0; i < count; ++i) {
    if (const uintptr_t at = few.row(i); many.has(at, std::min(at + few.width, few.end())))
      return true;
  }
  return false;
}

bool Access::conflictsWith(const Access &other) const noexcept {
  const auto doesWrite = [](const Access &of) { return of.kind == Kind::write || of.writes; };
  const auto isVague = [](const Access &of) {
    return of.kind == Kind::member || of.kind == Kind::indirect || of.kind == Kind::hint;
  };
  if (isKernels() && other.isKernels()) {
    // Two that write may have a part each; two that read and write may do that atomically.
    const auto reads = [](Said what) { return what == Said::reads || what == Said::both; };
    const auto makes = [](Said what) { return what == Said::writes || what == Said::both; };
    const bool handsOver = (reads(said) && makes(other.said)) || (makes(said) && reads(other.said));
    return handsOver && !(said == Said::both && other.said == Said::both);
  }
  return !isVague(*this) && !isVague(other) && (doesWrite(*this) || doesWrite(other));
}

} // namespace ur::layers::stream_safety
