// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/host_calls.hpp"

#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/core/object/room.hpp"

#include <algorithm>
#include <atomic>

namespace ur::LANEWAY_VENDOR {

namespace {

constexpr size_t kWords = 256, kWordStride = 16; ///< a cache line each

} // namespace

HostCalls::~HostCalls() {
  threads_.stop();
  (void)device_.release([&] {
    for (uint32_t *page : pages_)
      (void)hostFree(device_.api(), page);
    return kSuccess;
  });
}

ur_result_t HostCalls::enqueue(const Stream &stream, core::HostCall call, void *data) noexcept {
  const Api &api = device_.api();
  Call *entry = nullptr;
  if (const ur_result_t result = take(&entry); result != UR_RESULT_SUCCESS)
    return result;
  uint32_t turn = 0;
  {
    std::lock_guard lock(mutex_); // somebody may look at what the entry was before
    entry->call = call;
    entry->data = data;
    entry->hasBegun = false;
    turn = ++entry->turn;
  }
  Result result = launchHostFunction(api, stream.native, &arrive, entry);
  if (result != kSuccess) {
    std::lock_guard lock(mutex_);
    --entry->turn;
    free_.push_back(entry);
    return translate(result);
  }
  // From here on the call happens, unless it is taken back. The wait is by equal-or-later, which counts around.
  result = streamWaitValue(api, stream.native, addressOf(entry->word), turn, kWaitAtLeast);
  return result == kSuccess || takeBack(*entry, turn) ? translate(result) : UR_RESULT_SUCCESS;
}

/// Whether the call won't happen. If it happens all the same, it is over: what comes next in the stream may follow.
bool HostCalls::takeBack(Call &entry, uint32_t turn) noexcept {
  std::unique_lock lock(mutex_);
  if (entry.turn == turn && !entry.hasBegun) {
    entry.call = [](void *) noexcept {};
    return true;
  }
  over_.wait(lock, [&] { return entry.turn != turn || *entry.word == turn; });
  return false;
}

/// On the driver's thread: hands over, and returns at once.
void HostCalls::arrive(void *data) noexcept {
  Call &call = *static_cast<Call *>(data);
  call.owner.threads_.push(call);
}

void HostCalls::run(void *calls, core::HostThreads::Task &task) noexcept {
  auto &owner = *static_cast<HostCalls *>(calls);
  auto &call = static_cast<Call &>(task);
  core::HostCall function = nullptr;
  {
    std::lock_guard lock(owner.mutex_);
    function = call.call; // which may have been taken back
    call.hasBegun = true;
  }
  {
    const core::HostCallScope scope;
    function(call.data);
  }
  std::lock_guard lock(owner.mutex_);
  std::atomic_ref<uint32_t>(*call.word).store(call.turn, std::memory_order_release);
  owner.free_.push_back(&call);
  owner.over_.notify_all();
}

/// The lock isn't held across calls of the driver, which may wait for callbacks, which take it.
ur_result_t HostCalls::take(Call **call) noexcept {
  if (const ur_result_t result = threads_.prepare(); result != UR_RESULT_SUCCESS)
    return result;
  for (;;) {
    {
      std::lock_guard lock(mutex_);
      if (!free_.empty()) {
        *call = free_.back();
        free_.pop_back();
        return UR_RESULT_SUCCESS;
      }
    }
    if (const ur_result_t result = addPage(); result != UR_RESULT_SUCCESS)
      return result;
  }
}

/// Makes room for kWords calls more.
ur_result_t HostCalls::addPage() noexcept {
  const Api &api = device_.api();
  void *page = nullptr;
  if (const Result result = hostAlloc(api, &page, kWords * kWordStride * sizeof(uint32_t), kHostPortable | kHostMapped);
      result != kSuccess)
    return translate(result);
  auto *words = static_cast<uint32_t *>(page);
  std::fill_n(words, kWords * kWordStride, 0u);
  try {
    std::vector<std::unique_ptr<Call>> made(kWords);
    for (size_t i = 0; i < kWords; ++i)
      made[i] = std::make_unique<Call>(*this, words + i * kWordStride);
    std::lock_guard lock(mutex_);
    core::haveRoom(pages_);
    core::haveRoom(all_, kWords);
    free_.reserve(all_.size() + kWords);
    pages_.push_back(words);
    for (std::unique_ptr<Call> &call : made) {
      free_.push_back(call.get());
      all_.push_back(std::move(call));
    }
    return UR_RESULT_SUCCESS;
  } catch (...) {
    (void)hostFree(api, page);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace ur::LANEWAY_VENDOR
