// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which release of the API asks for our tables. Several call themselves 0.12 and differ in their functions: what one of
// them takes of ours would lead to wrong functions, and be written past the ends of its tables. A loader hands out
// places in one structure, one after the other, in one order (Adapter, BindlessImagesExp, CommandBufferExp, ...): the
// distances between the first of them tell its release before any table is written that differs. Whoever asks for
// single tables hands out other places, and is served.
//
// One state for each thread, since a loader asks for all tables at once. Allocates nothing, blocks never.
#pragma once

#include "unified-runtime/ur_ddi.h"

#include <cstddef>
#include <cstdint>

namespace ur {

/// What we are built for.
inline constexpr const char *kOwnRelease = "2026.2 (tables of 241 functions)";

namespace detail {

constexpr std::ptrdiff_t wordsTo(size_t offset) {
  return static_cast<std::ptrdiff_t>(offset / sizeof(void (*)()));
}
constexpr std::ptrdiff_t kBindless = wordsTo(offsetof(ur_dditable_t, BindlessImagesExp));
constexpr std::ptrdiff_t kCommandBuffer = wordsTo(offsetof(ur_dditable_t, CommandBufferExp));

/// Another release by the distance, in words, that only it has.
struct Release {
  std::ptrdiff_t words;
  const char *name;
};
/// From Adapter to BindlessImagesExp.
constexpr Release kByBindless[] = {{145, "2025.3 (tables of 212 functions)"},
                                   {152, "2026.0 or 2026.1 (tables of 230 functions)"}};
/// From BindlessImagesExp to CommandBufferExp, of releases without a table named Adapter.
constexpr Release kByCommandBuffer[] = {{30, "2025.0 or 2025.1"}, {19, "2025.2"}};
constexpr const char *kUnknownRelease = "one that isn't known";

/// No structure of any release is longer.
constexpr std::ptrdiff_t kMostWords = 512;

struct Caller {
  uintptr_t adapter = 0, bindless = 0; ///< what was asked for last, in this order; 0: nothing
  const char *release = nullptr;       ///< another one, as long as it asks near that
};
inline constinit thread_local Caller caller{};

/// In words; no distance where there was nothing, or it isn't a whole number or too large.
constexpr std::ptrdiff_t kNoDistance = 0;
inline std::ptrdiff_t distance(uintptr_t from, uintptr_t to) noexcept {
  const auto bytes = static_cast<std::ptrdiff_t>(to - from);
  const std::ptrdiff_t words = bytes / static_cast<std::ptrdiff_t>(sizeof(void (*)()));
  const bool whole = bytes % static_cast<std::ptrdiff_t>(sizeof(void (*)())) == 0;
  return from && whole && words > -kMostWords && words < kMostWords ? words : kNoDistance;
}

template <size_t Count>
const char *nameOf(const Release (&releases)[Count], std::ptrdiff_t words) noexcept {
  for (const Release &release : releases) {
    if (release.words == words)
      return release.name;
  }
  return nullptr;
}

} // namespace detail

/// To be asked by each getter before it writes, with the table's offset in ur_dditable_t. The name of the release that
/// asks, where it is another one than ours; null: ours, or somebody who asks for single tables. `first`: it wasn't said
/// before.
inline const char *otherRelease(size_t offset, const void *table, bool *first) noexcept {
  using namespace detail;
  Caller &now = caller;
  const auto place = reinterpret_cast<uintptr_t>(table);
  *first = false;
  if (offset == offsetof(ur_dditable_t, Adapter)) {
    now = {place, 0, nullptr};
    return nullptr;
  }
  if (now.release && distance(now.adapter ? now.adapter : now.bindless, place) != kNoDistance)
    return now.release;
  now.release = nullptr;
  if (offset == offsetof(ur_dditable_t, BindlessImagesExp)) {
    const std::ptrdiff_t words = distance(now.adapter, place);
    now.adapter = words > 0 && !now.bindless ? now.adapter : 0;
    now.bindless = place;
    now.release = now.adapter ? nameOf(kByBindless, words) : nullptr;
  } else if (offset == offsetof(ur_dditable_t, CommandBufferExp) && now.bindless) {
    const std::ptrdiff_t words = distance(now.bindless, place);
    const std::ptrdiff_t before = distance(now.adapter, now.bindless);
    if (!now.adapter) {
      now.release = nameOf(kByCommandBuffer, words);
    } else if (before > kBindless / 2 && before != kBindless && words == kCommandBuffer - kBindless) {
      // Side by side, as tables of their own never are, far behind the first: in one structure, which isn't ours.
      now.release = kUnknownRelease;
    }
    now.bindless = now.release ? now.bindless : 0;
  } else {
    now = {};
  }
  *first = now.release != nullptr;
  return now.release;
}

} // namespace ur
