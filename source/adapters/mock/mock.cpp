// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/mock/mock.hpp"

#include "common/generated/tables.hpp"
#include "common/table_caller.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string_view>
#include <unordered_set>

namespace ur::mock {
namespace {

struct Handle {
  Handle(const ur_dditable_t *ownTable, bool isSingle) noexcept : table(ownTable), single(isSingle) {}

  const ur_dditable_t *table;
  std::atomic<std::uint32_t> references{1};
  bool single;
};
static_assert(offsetof(Handle, table) == 0, "loaders dispatch by the first word of a handle");

struct State {
  std::mutex lock;
  std::array<Callbacks, kFunctionCount> callbacks;
  std::array<std::uint64_t, kFunctionCount> calls{};
  std::map<const void *, Handle> singles;
  std::unordered_set<const void *> memory;
  std::uint64_t live = 0;
};

// Never destroyed: calls may come while a process exits.
State &state() {
  static State *const instance = new State;
  return *instance;
}

std::atomic<const ur_dditable_t *> handleTable{&kTable};

/// The slot of a function, or kFunctionCount.
std::size_t slotOf(std::string_view function) noexcept {
  return static_cast<std::size_t>(std::find(kFunctionNames.begin(), kFunctionNames.end(), function) -
                                  kFunctionNames.begin());
}

} // namespace

Callbacks enter(std::size_t slot) noexcept {
  State &own = state();
  const std::lock_guard guard(own.lock);
  ++own.calls[slot];
  return own.callbacks[slot];
}

void *makeHandle() {
  auto *handle = new Handle(handleTable.load(), false);
  State &own = state();
  const std::lock_guard guard(own.lock);
  ++own.live;
  return handle;
}

void *onlyHandle(const void *identity) {
  State &own = state();
  const std::lock_guard guard(own.lock);
  return &own.singles.try_emplace(identity, handleTable.load(), true).first->second;
}

void retainHandle(void *handle) noexcept {
  ++static_cast<Handle *>(handle)->references;
}

void releaseHandle(void *handle) noexcept {
  auto *dummy = static_cast<Handle *>(handle);
  if (dummy->single || --dummy->references > 0)
    return;
  delete dummy;
  State &own = state();
  const std::lock_guard guard(own.lock);
  --own.live;
}

void *allocate(std::size_t size) {
  void *memory = std::calloc(1, std::max<std::size_t>(size, 1));
  if (!memory)
    throw std::bad_alloc();
  State &own = state();
  const std::lock_guard guard(own.lock);
  own.memory.insert(memory);
  return memory;
}

void deallocate(const void *memory) noexcept {
  State &own = state();
  const std::lock_guard guard(own.lock);
  if (own.memory.erase(memory) > 0)
    std::free(const_cast<void *>(memory));
}

} // namespace ur::mock

using namespace ur;

bool ur::mock::refusesRelease(std::size_t offset, const void *table) noexcept {
  bool first = false;
  const char *const other = otherRelease(offset, table, &first);
  if (first) {
    std::fprintf(stderr, "<MOCK>[ERROR]: the runtime that asks for tables is of release %s, this adapter is for %s\n",
                 other, kOwnRelease);
  }
  return other != nullptr;
}

extern "C" {

UR_APIEXPORT ur_result_t UR_APICALL urMockSetCallback(const char *pFunction, ur_mock_time_t when,
                                                      ur_mock_callback_t pfnCallback, void *pUserData) {
  if (!pFunction)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  if (when > UR_MOCK_AFTER)
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  const std::size_t slot = mock::slotOf(pFunction);
  if (slot == kFunctionCount)
    return UR_RESULT_ERROR_INVALID_VALUE;
  mock::State &own = mock::state();
  const std::lock_guard guard(own.lock);
  mock::Callbacks &callbacks = own.callbacks[slot];
  mock::Callbacks::One &one = when == UR_MOCK_BEFORE    ? callbacks.before
                              : when == UR_MOCK_REPLACE ? callbacks.replace
                                                        : callbacks.after;
  one = {pfnCallback, pUserData};
  return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urMockReset(void) {
  mock::State &own = mock::state();
  const std::lock_guard guard(own.lock);
  own.callbacks.fill({});
  own.calls.fill(0);
  return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urMockGetCallCount(const char *pFunction, uint64_t *pCount) {
  if (!pFunction || !pCount)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  const std::size_t slot = mock::slotOf(pFunction);
  if (slot == kFunctionCount)
    return UR_RESULT_ERROR_INVALID_VALUE;
  mock::State &own = mock::state();
  const std::lock_guard guard(own.lock);
  *pCount = own.calls[slot];
  return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urMockGetLiveHandleCount(uint64_t *pCount) {
  if (!pCount)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  mock::State &own = mock::state();
  const std::lock_guard guard(own.lock);
  *pCount = own.live;
  return UR_RESULT_SUCCESS;
}

/// Our loader calls this before any handle is made, so that handles lead through its layers.
UR_APIEXPORT void urxAdapterSetHandleTable(const ur_dditable_t *table) {
  mock::handleTable.store(table ? table : &mock::kTable);
}

} // extern "C"
