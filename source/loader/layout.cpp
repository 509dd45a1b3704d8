// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/layout.hpp"

#include "common/generated/functions.hpp"
#include "common/generated/tables.hpp"
#include "common/result_name.hpp"

#include <array>
#include <cstring>
#include <vector>

namespace ur::loader {
namespace {

using Slot = uintptr_t;
using Getter = ur_result_t(UR_APICALL *)(ur_api_version_t, void *);

static_assert(sizeof(Slot) == sizeof(void (*)()));

/// No adapter of any release fills so many slots of one table.
constexpr size_t kOversized = 1024;
/// Not an address of user space, so no function's.
constexpr Slot kPattern = 0xA5A5'5A5A'A5A5'5A5A;

/// Existing loaders ask in this order, by the names of the tables, and adapters may rely on it.
constexpr std::array<const char *, kTables.size()> kOrder = {
    "Adapter",  "BindlessImagesExp", "CommandBufferExp", "Context", "Enqueue",  "EnqueueExp",      "Event",
    "EventExp", "GraphExp",          "IPCExp",           "Kernel",  "Mem",      "MemoryExportExp", "PhysicalMem",
    "Platform", "Program",           "ProgramExp",       "Queue",   "QueueExp", "Sampler",         "USM",
    "USMExp",   "UsmP2PExp",         "VirtualMem",       "Device",  "DeviceExp"};

consteval size_t indexOf(const char *name) {
  for (size_t i = 0; i < kTables.size(); ++i) {
    if (std::string_view(kTables[i].name) == name)
      return i;
  }
  throw "no such table";
}

template <size_t... I>
consteval auto orderedIndices(std::index_sequence<I...>) {
  return std::array<size_t, sizeof...(I)>{indexOf(kOrder[I])...};
}

constexpr auto kIndices = orderedIndices(std::make_index_sequence<kOrder.size()>());

/// One past the last slot that a getter wrote.
size_t countWritten(const std::vector<Slot> &slots) noexcept {
  size_t count = slots.size();
  while (count > 0 && slots[count - 1] == kPattern)
    --count;
  return count;
}

} // namespace

Inspection inspect(const DynamicLibrary &library) {
  Inspection seen;
  std::memset(&seen.table, 0, sizeof(seen.table));
  std::array<Getter, kTables.size()> getters{};
  size_t found = 0;
  std::string missing;
  for (size_t i = 0; i < kTables.size(); ++i) {
    getters[i] = reinterpret_cast<Getter>(library.ownSymbol(kTables[i].getter));
    if (getters[i])
      ++found;
    else if (missing.empty())
      missing = kTables[i].getter;
  }
  if (found == 0) {
    seen.reason = "it is not an adapter: it has none of the functions that an adapter exports";
    return seen;
  }
  seen.entered = true;

  size_t total = 0;
  std::string difference;
  std::vector<Slot> slots(kOversized);
  for (const size_t i : kIndices) {
    const TableInfo &table = kTables[i];
    if (!getters[i])
      continue;
    slots.assign(kOversized, kPattern);
    const ur_result_t result = getters[i](UR_API_VERSION_CURRENT, slots.data());
    if (result != UR_RESULT_SUCCESS) {
      seen.verdict = result == UR_RESULT_ERROR_UNSUPPORTED_VERSION ? Verdict::WrongVersion : Verdict::Broken;
      seen.reason = result == UR_RESULT_ERROR_UNSUPPORTED_VERSION
                        ? std::string("it is built for another version of the API: ") + table.getter + " refuses 0.12"
                        : std::string(table.getter) + " answers " + ResultName(result).text();
      return seen;
    }
    const size_t written = countWritten(slots);
    total += written;
    if (written != table.slots) {
      if (difference.empty())
        difference = std::string(table.name) + " has " + std::to_string(written) + " of " + std::to_string(table.slots);
      continue;
    }
    for (size_t slot = 0; slot < table.slots; ++slot) {
      const Slot function = slots[slot] == kPattern ? 0 : slots[slot];
      seen.emptySlots += function == 0;
      std::memcpy(reinterpret_cast<char *>(&seen.table) + table.offset + slot * sizeof(Slot), &function, sizeof(Slot));
    }
  }
  if (!difference.empty() || !missing.empty()) {
    seen.verdict = Verdict::OtherLayout;
    seen.reason = "it is built for another release of API 0.12: its tables hold " + std::to_string(total) +
                  " functions, this loader's " + std::to_string(kSlotCount);
    seen.reason += difference.empty() ? "" : " (" + difference + ")";
    seen.reason += missing.empty() ? "" : "; it does not export " + missing;
    return seen;
  }
  if (!seen.table.Adapter.pfnGet) {
    seen.verdict = Verdict::Broken;
    seen.reason = "its slot of urAdapterGet is empty";
    return seen;
  }
  functions::Own::each([&]<typename F>(F) {
    const void *const place = library.ownSymbol(kFunctionNames[F::kNumber]);
    F::of(seen.table) = place ? *static_cast<const typename F::Pointer *>(place) : nullptr;
  });
  seen.verdict = Verdict::Adapter;
  return seen;
}

} // namespace ur::loader
