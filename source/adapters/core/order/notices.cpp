// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/notices.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/core/order/reach.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace ur::core {
namespace {

/// Between two looks: at first short, then longer, as long as nothing is found.
constexpr std::chrono::microseconds kShortest{20}, kLongest{500};

/// Whether the second comes after the first, as far as is known.
bool precedes(const Completion &first, Completion &second, const DriverCaps &caps) noexcept {
  if (first.lane() && first.lane() == second.lane())
    return first.epoch() < second.epoch();
  Reach past(caps);
  past.add(second);
  return !past.names(first) && past.covers(first);
}

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
  [[nodiscard]] static std::vector<Watched> takeOver(std::vector<Watched> &all);
  void tellAll(std::vector<Watched> over) const noexcept;

  const DriverCaps caps;
  std::mutex mutex; // guards what follows
  std::condition_variable wake;
  std::vector<Watched> fresh;
  bool stop = false;
};

/// Those that are over, out of `all`. Whoever of the rest comes before one of these is over, too: so it looks again
/// until it finds no more.
std::vector<Notices::Watched> Notices::Shared::takeOver(std::vector<Watched> &all) {
  std::vector<Watched> over;
  over.reserve(all.size());
  for (size_t before = SIZE_MAX; !all.empty() && before != over.size();) {
    before = over.size();
    const auto rest = std::stable_partition(
        all.begin(), all.end(), [](const Watched &one) { return one.completion->query() == Progress::pending; });
    std::move(rest, all.end(), std::back_inserter(over));
    all.erase(rest, all.end());
  }
  return over;
}

void Notices::Shared::tellAll(std::vector<Watched> over) const noexcept {
  while (!over.empty()) {
    const auto isFirst = [&](const Watched &one) {
      return std::none_of(over.begin(), over.end(), [&](const Watched &other) {
        return &other != &one && precedes(*other.completion, *one.completion, caps);
      });
    };
    auto first = std::find_if(over.begin(), over.end(), isFirst);
    first = first == over.end() ? over.begin() : first;
    const Watched next = std::move(*first);
    over.erase(first);
    next.call(next.data, next.completion->known() == Progress::complete ? EventStatus::complete : EventStatus::failed);
  }
}

/// The last reference to the context may go with a completion, and this object's owner with that.
void Notices::Shared::serve() noexcept {
  std::vector<Watched> all;
  std::chrono::microseconds pause = kShortest;
  std::unique_lock lock(mutex);
  while (!stop) {
    if (all.empty() && fresh.empty())
      wake.wait(lock, [this] { return stop || !fresh.empty(); });
    else if (fresh.empty())
      wake.wait_for(lock, pause);
    pause = fresh.empty() ? std::min(2 * pause, kLongest) : kShortest;
    try {
      haveRoom(all, fresh.size());
      std::move(fresh.begin(), fresh.end(), std::back_inserter(all));
      fresh.clear();
    } catch (const std::bad_alloc &) { // Those wait for the next look.
    }
    lock.unlock();
    try {
      if (std::vector<Watched> over = takeOver(all); !over.empty()) {
        pause = kShortest;
        tellAll(std::move(over));
      }
    } catch (const std::bad_alloc &) {
    }
    lock.lock();
  }
}

Notices::~Notices() {
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
  try {
    Watched watched{std::make_unique<BackgroundWork>(), Ref<Completion>(&of), call, data};
    std::lock_guard lock(mutex_);
    if (!shared_)
      shared_ = std::make_shared<Shared>(driver_.caps());
    if (!thread_.joinable())
      thread_ = startThread("ur-notices", [shared = shared_] { shared->serve(); });
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
