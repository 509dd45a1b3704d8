// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/access.hpp"

namespace ur::layers::stream_safety {

namespace {

/// Whether rows of the one have bytes of the other, a piece or rows as far apart. Of others it isn't found out.
bool rowsOverlap(const Access &rows, const Access &other) noexcept {
  const size_t pitch = rows.pitch, width = other.pitch ? other.width : other.size;
  if ((other.pitch && other.pitch != pitch) || width >= pitch)
    return !other.pitch;
  const size_t from = (other.begin % pitch + pitch - rows.begin % pitch) % pitch; // in rows' columns
  return from < rows.width || from + width > pitch;
}

} // namespace

bool Access::overlaps(const Access &other) const noexcept {
  if (begin >= other.end() || other.begin >= end())
    return false;
  if (isKernels() || other.isKernels() || !(pitch || other.pitch))
    return true;
  return pitch ? rowsOverlap(*this, other) : rowsOverlap(other, *this);
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
