// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/notices.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/core/order/reach.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <utility>
#include <vector>

namespace ur::core {
namespace {

/// Between two looks: at first short, then longer, as long as nothing is found.
constexpr std::chrono::microseconds kShortest{20}, kLongest{500};
/// Whoever adds without end doesn't keep others from being told.
constexpr unsigned kMostLooks = 16;

/// What is known to come before a completion.
class Earlier {
public:
  Earlier(Completion &than, const DriverCaps &caps) noexcept : than_(than), past_(caps) { past_.add(than); }
  [[nodiscard]] bool includes(const Completion &other) const noexcept {
    if (other.lane() && other.lane() == than_.lane())
      return other.epoch() < than_.epoch();
    return !past_.names(other) && past_.covers(other);
  }

private:
  const Completion &than_;
  Reach past_;
};

} // namespace

struct Notices::Watched {
  std::unique_ptr<BackgroundWork> work; ///< goes last: the completion may be the last that keeps the context
  Ref<Completion> completion;
  Notification call;
  void *data;
};

struct Notices::Shared {
  explicit Shared(const DriverCaps &caps) : caps(caps) {}
  void serve() noexcept;
  [[nodiscard]] static bool takeOver(std::vector<Watched> &all, std::vector<Watched> &over);

  const DriverCaps caps;
  std::mutex mutex; // guards what follows
  std::condition_variable wake;
  std::vector<Watched> fresh;
  bool stop = false;
};

/// Takes those that are over out of `all`. Whoever of the rest comes before one of these is over, too: so it looks
/// again until it finds no more. False: there are none. Throws bad_alloc, with nothing changed.
bool Notices::Shared::takeOver(std::vector<Watched> &all, std::vector<Watched> &over) {
  over.reserve(over.size() + all.size());
  for (size_t before = SIZE_MAX; !all.empty() && before != over.size();) {
    before = over.size();
    const auto rest = std::stable_partition(
        all.begin(), all.end(), [](const Watched &one) { return one.completion->query() == Progress::pending; });
    std::move(rest, all.end(), std::back_inserter(over));
    all.erase(rest, all.end());
  }
  return !over.empty();
}

/// Always the first of the list that none of the rest comes before. One that has to wait for another is looked at again
/// when that has been told, and from there on: what was found not to come before it never does.
class Notices::Telling {
public:
  /// Throws bad_alloc.
  Telling(std::vector<Watched> &over, const DriverCaps &caps) : over_(over), caps_(caps), places_(over.size()) {
    std::vector<uint32_t> room;
    room.reserve(over.size());
    free_ = Queue({}, std::move(room));
    for (uint32_t i = 0; i < over.size(); ++i)
      free_.push(i);
  }
  void all() noexcept {
    for (uint32_t first = 0; first < over_.size();) {
      while (!free_.empty()) {
        const uint32_t next = free_.top();
        free_.pop();
        if (!hasToWait(next))
          tell(next);
      }
      while (first < over_.size() && places_[first].told)
        ++first;
      if (first < over_.size()) // in a circle
        tell(first);
    }
  }

private:
  static constexpr uint32_t kNone = UINT32_MAX;
  struct State {
    uint32_t next = 0;                             ///< none before that one comes before it
    uint32_t waiting = kNone, nextWaiting = kNone; ///< those that wait for it, and for the same
    bool told = false;
  };
  using Queue = std::priority_queue<uint32_t, std::vector<uint32_t>, std::greater<>>;

  [[nodiscard]] bool hasToWait(uint32_t one) noexcept {
    State &place = places_[one];
    if (place.told)
      return true;
    const Earlier earlier(*over_[one].completion, caps_);
    for (uint32_t &other = place.next; other < over_.size(); ++other) {
      if (other == one || places_[other].told || !earlier.includes(*over_[other].completion))
        continue;
      place.nextWaiting = std::exchange(places_[other].waiting, one);
      return true;
    }
    return false;
  }
  void tell(uint32_t one) noexcept {
    Watched told = std::move(over_[one]);
    places_[one].told = true;
    for (uint32_t each = places_[one].waiting; each != kNone; each = places_[each].nextWaiting)
      free_.push(each);
    const bool good = told.completion->known() == Progress::complete;
    // Who is told may let the context go, on another thread at that, and completions end in it: so this one ends first.
    told.completion = {};
    told.call(told.data, good ? EventStatus::complete : EventStatus::failed);
  }

  std::vector<Watched> &over_;
  const DriverCaps &caps_;
  std::vector<State> places_;
  Queue free_; ///< those that may be next; it has room for all
};

/// The last reference to the context may go with a completion, and this object's owner with that.
void Notices::Shared::serve() noexcept {
  std::vector<Watched> all, over;
  std::chrono::microseconds pause = kShortest;
  unsigned looks = 0; ///< since somebody was told
  std::unique_lock lock(mutex);
  while (!stop) {
    if (all.empty() && over.empty() && fresh.empty())
      wake.wait(lock, [this] { return stop || !fresh.empty(); });
    else if (fresh.empty())
      wake.wait_for(lock, pause);
    pause = fresh.empty() ? std::min(2 * pause, kLongest) : kShortest;
    try {
      haveRoom(all, fresh.size());
      std::move(fresh.begin(), fresh.end(), std::back_inserter(all));
      fresh.clear();
    } catch (const std::bad_alloc &) { // Those wait for the next look.
      wake.wait_for(lock, kLongest);
    }
    lock.unlock();
    try {
      const bool found = takeOver(all, over);
      lock.lock();
      // Who comes before one of these may have been added since the look began, and is told first.
      if (found && !fresh.empty() && ++looks < kMostLooks)
        continue;
      lock.unlock();
      looks = 0;
      if (found) {
        pause = kShortest;
        Telling(over, caps).all();
        over.clear();
      }
    } catch (const std::bad_alloc &) { // The next time.
    }
    lock.lock();
  }
}

Notices::~Notices() {
  if (mark_.lost()) {
    keepForEver(thread_);
    keepForEver(shared_);
    return;
  }
  if (!shared_)
    return;
  {
    std::lock_guard lock(shared_->mutex);
    shared_->stop = true;
    shared_->wake.notify_one();
  }
  endThread(thread_);
}

ur_result_t Notices::tell(Completion &of, Notification call, void *data) noexcept {
  const ur_result_t result = driver_.notify(of.native(), call, data);
  return result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ? watch(of, call, data) : result;
}

ur_result_t Notices::watch(Completion &of, Notification call, void *data) noexcept {
  if (mark_.lost()) // The locks may be held for ever.
    return UR_RESULT_ERROR_DEVICE_LOST;
  try {
    Watched watched{std::make_unique<BackgroundWork>(), Ref<Completion>(&of), call, data};
    std::lock_guard lock(mutex_);
    if (!shared_)
      shared_ = std::make_shared<Shared>(driver_.caps());
    if (!thread_.joinable()) {
      mark_.set();
      thread_ = startThread("ur-notices", [shared = shared_] { shared->serve(); });
    }
    std::lock_guard their(shared_->mutex);
    shared_->fresh.push_back(std::move(watched));
    shared_->wake.notify_one();
    return UR_RESULT_SUCCESS;
  } catch (const std::system_error &) {
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace ur::core
