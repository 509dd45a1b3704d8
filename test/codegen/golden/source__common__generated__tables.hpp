// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dispatch tables as data: where each lies in ur_dditable_t, and the function of each slot.
#pragma once

#include "unified-runtime/ur_ddi.h"

#include <array>
#include <cstddef>
#include <span>

namespace ur {

inline constexpr std::size_t kSlotCount = 9;
/// All that an adapter is called by: the slots, and behind them the functions of our own.
inline constexpr std::size_t kFunctionCount = kSlotCount + 1;
static_assert(sizeof(ur_dditable_t) == kSlotCount * sizeof(void (*)()), "tables hold nothing but functions");

/// The names of all functions, by their numbers.
inline constexpr std::array<const char *, kFunctionCount> kFunctionNames{
    "urAdapterGet",
    "urThingCreate",
    "urThingRetain",
    "urThingRelease",
    "urThingGetInfo",
    "urThingWait",
    "urThingCopy",
    "urThingSparkExp",
    "urThingQuenchExp",
    "urLanewayThingGlow",
};
/// The function of each slot of ur_dditable_t.
inline constexpr std::span<const char *const, kSlotCount> kSlotNames{kFunctionNames.data(), kSlotCount};

/// One dispatch table: its getter, its place in ur_dditable_t in bytes, the number of its slots and their functions.
struct TableInfo {
  const char *name;
  const char *getter;
  std::size_t offset;
  std::size_t slots;
  const char *const *slotNames;
};

/// The tables in the order in which ur_dditable_t holds them.
inline constexpr std::array<TableInfo, 3> kTables{ {
    {"Adapter", "urGetAdapterProcAddrTable", offsetof(ur_dditable_t, Adapter), 1,
     kSlotNames.data() + 0},
    {"Thing", "urGetThingProcAddrTable", offsetof(ur_dditable_t, Thing), 6,
     kSlotNames.data() + 1},
    {"ThingExp", "urGetThingExpProcAddrTable", offsetof(ur_dditable_t, ThingExp), 2,
     kSlotNames.data() + 7},
} };

} // namespace ur
