// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/callbacks/subscribers.hpp"

#include "common/generated/functions.hpp"
#include "common/reflection.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <pthread.h>
#include <thread>

namespace ur::layers::callbacks {
namespace {

constexpr size_t kShards = 16; // of threads, which then rarely share a line of the cache
constexpr uint32_t kNobody = kMostSubscribers;

struct alignas(64) Running {
  std::atomic<uint32_t> count{0};
};

struct Subscriber {
  /// 0: the place is free. A thread that counted itself in and then finds the id here may read what follows.
  std::atomic<urx_tracing_subscription_t> id{0};
  urx_tracing_callback_t callback = nullptr;
  void *userData = nullptr;
  bool ending = false; // somebody waits for its callbacks; guarded by `changes`
  std::array<Running, kShards> running;

  [[nodiscard]] bool idle() const noexcept {
    return std::all_of(running.begin(), running.end(),
                       [](const Running &shard) { return shard.count.load(std::memory_order_seq_cst) == 0; });
  }
};

constinit std::array<Subscriber, kMostSubscribers> subscribers{};
constinit std::mutex changes; // guards the ids, and who wants what
constinit urx_tracing_subscription_t newestId = 0;
constinit std::atomic<uint64_t> threadCount{0};
constinit thread_local uint64_t ownNumber = 0;
constinit thread_local uint32_t calledAt = kNobody; // the place whose callback runs on this thread

/// A slot's function by its place; written once, by the first subscription.
constinit std::array<ur_function_t, kFunctionCount> functionsOfSlots{};

template <typename... F>
void fillFunctions(FunctionList<F...>) noexcept {
  const auto numberOf = [](reflection::RecordId parameters) {
    const reflection::RecordOf *const found =
        std::find_if(reflection::kFunctions, reflection::kFunctions + reflection::kFunctionCount,
                     [parameters](const reflection::RecordOf &row) { return row.record == parameters; });
    return static_cast<ur_function_t>(found->number);
  };
  // Not a fold: clang allows those 256 operands.
  [[maybe_unused]] const bool each[] = {(functionsOfSlots[F::kNumber] = numberOf(F::kParameters), true)...};
}

Running &ownShard(Subscriber &subscriber) noexcept {
  return subscriber.running[threadNumber() % kShards];
}

/// In a child process there are no other threads: nobody is counted but this one.
void forgetOtherThreads() noexcept {
  for (uint32_t place = 0; place < kMostSubscribers; ++place) {
    for (Running &shard : subscribers[place].running)
      shard.count.store(0, std::memory_order_relaxed);
    subscribers[place].ending = false;
    if (place == calledAt)
      ownShard(subscribers[place]).count.store(1, std::memory_order_relaxed);
  }
  changes.unlock();
}

void prepareOnce() {
  static std::once_flag once;
  std::call_once(once, [] {
    fillFunctions(functions::All{});
    pthread_atfork([] { changes.lock(); }, [] { changes.unlock(); }, forgetOtherThreads);
  });
}

/// One bit for each slot.
using Slots = std::array<bool, kFunctionCount>;

/// False where one of the functions has no slot.
bool findSlots(uint32_t count, const ur_function_t *wanted, Slots &slots) noexcept {
  slots.fill(wanted == nullptr);
  for (uint32_t i = 0; wanted && i < count; ++i) {
    const auto found = std::find(functionsOfSlots.begin(), functionsOfSlots.end(), wanted[i]);
    if (found == functionsOfSlots.end())
      return false;
    slots[static_cast<size_t>(found - functionsOfSlots.begin())] = true;
  }
  return true;
}

/// With `changes` held.
void setWanted(uint32_t place, const Slots &slots, bool on) noexcept {
  const SubscriberSet bit = SubscriberSet{1} << place;
  for (size_t slot = 0; slot < kFunctionCount; ++slot) {
    if (slots[slot] && on)
      wantedBy[slot].fetch_or(bit, std::memory_order_seq_cst);
    else if (slots[slot])
      wantedBy[slot].fetch_and(~bit, std::memory_order_seq_cst);
  }
}

/// With `changes` held; kNobody: none.
uint32_t placeOf(urx_tracing_subscription_t subscription) noexcept {
  const auto found = std::find_if(subscribers.begin(), subscribers.end(), [subscription](const Subscriber &one) {
    return subscription != 0 && one.id.load(std::memory_order_relaxed) == subscription;
  });
  return static_cast<uint32_t>(found - subscribers.begin());
}

/// Counts this thread in while a callback may run.
class Inside {
public:
  explicit Inside(uint32_t place) noexcept : shard_(ownShard(subscribers[place])) {
    shard_.count.fetch_add(1, std::memory_order_seq_cst); // before the id is read: see unsubscribe()
    calledAt = place;
  }
  ~Inside() {
    calledAt = kNobody;
    shard_.count.fetch_sub(1, std::memory_order_release);
  }
  Inside(const Inside &) = delete;
  Inside &operator=(const Inside &) = delete;

private:
  Running &shard_;
};

void tell(const Subscriber &subscriber, urx_tracing_site_t site, urx_tracing_call_t &call, Told &told) noexcept {
  call.datum = &told.datum;
  subscriber.callback(subscriber.userData, site, &call);
}

} // namespace

constinit std::array<std::atomic<SubscriberSet>, kFunctionCount> wantedBy{};

ur_result_t subscribe(urx_tracing_callback_t callback, void *userData, uint32_t functionCount,
                      const ur_function_t *functions, urx_tracing_subscription_t *subscription) noexcept {
  if (!callback || !subscription)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  prepareOnce();
  Slots slots;
  if (!findSlots(functionCount, functions, slots))
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  const std::lock_guard lock(changes);
  const auto free = std::find_if(subscribers.begin(), subscribers.end(), [](const Subscriber &one) {
    return one.id.load(std::memory_order_relaxed) == 0 && !one.ending && one.idle();
  });
  if (free == subscribers.end())
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  free->callback = callback;
  free->userData = userData;
  *subscription = ++newestId; // before the first callback, which may want to know it
  free->id.store(newestId, std::memory_order_seq_cst);
  setWanted(static_cast<uint32_t>(free - subscribers.begin()), slots, true);
  return UR_RESULT_SUCCESS;
}

ur_result_t unsubscribe(urx_tracing_subscription_t subscription) noexcept {
  std::unique_lock lock(changes);
  const uint32_t place = placeOf(subscription);
  if (place == kNobody)
    return UR_RESULT_ERROR_INVALID_VALUE;
  Subscriber &one = subscribers[place];
  Slots all;
  all.fill(true);
  setWanted(place, all, false);
  // Either a call's count comes before this and is seen below, or the call sees that the id is gone.
  one.id.store(0, std::memory_order_seq_cst);
  if (inCallback())
    return UR_RESULT_SUCCESS;
  one.ending = true; // nobody else gets the place, whose callbacks would have to be waited for
  lock.unlock();
  for (int tries = 0; !one.idle(); ++tries) {
    if (tries < 100)
      std::this_thread::yield();
    else
      std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
  lock.lock();
  one.ending = false;
  return UR_RESULT_SUCCESS;
}

ur_result_t setFunctions(urx_tracing_subscription_t subscription, uint32_t functionCount,
                         const ur_function_t *functions, bool on) noexcept {
  const std::lock_guard lock(changes);
  const uint32_t place = placeOf(subscription);
  if (place == kNobody)
    return UR_RESULT_ERROR_INVALID_VALUE;
  Slots slots;
  if (!findSlots(functionCount, functions, slots))
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  setWanted(place, slots, on);
  return UR_RESULT_SUCCESS;
}

bool anyWanted() noexcept {
  return std::any_of(wantedBy.begin(), wantedBy.end(), [](const std::atomic<SubscriberSet> &wanted) {
    return wanted.load(std::memory_order_seq_cst) != 0;
  });
}

ur_function_t functionOf(uint16_t slot) noexcept {
  return functionsOfSlots[slot];
}

bool inCallback() noexcept {
  return calledAt != kNobody;
}

bool tellBegin(uint32_t place, uint16_t slot, urx_tracing_call_t &call, Told &told) noexcept {
  const Inside inside(place);
  const Subscriber &one = subscribers[place];
  told = {one.id.load(std::memory_order_seq_cst), 0};
  // The place may have another subscriber by now, who doesn't want this function.
  const bool wanted = wantedBy[slot].load(std::memory_order_seq_cst) >> place & 1;
  if (told.subscription == 0 || !wanted)
    return false;
  tell(one, URX_TRACING_BEGIN, call, told);
  return true;
}

void tellEnd(uint32_t place, urx_tracing_call_t &call, Told &told) noexcept {
  const Inside inside(place);
  const Subscriber &one = subscribers[place];
  if (one.id.load(std::memory_order_seq_cst) == told.subscription)
    tell(one, URX_TRACING_END, call, told);
}

uint64_t threadNumber() noexcept {
  if (ownNumber == 0)
    ownNumber = threadCount.fetch_add(1, std::memory_order_relaxed) + 1;
  return ownNumber;
}

} // namespace ur::layers::callbacks
