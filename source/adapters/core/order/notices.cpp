// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/notices.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/core/order/lane.hpp"
#include "adapters/core/order/reach.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

namespace ur::core {
namespace {

/// Between two looks: at first short, then longer, as long as nothing is found.
constexpr std::chrono::microseconds kShortest{20}, kLongest{500};

} // namespace

struct Notices::Watched {
  std::unique_ptr<BackgroundWork> work; ///< goes last: the completion may be the last that keeps the context
  Ref<Completion> completion;
  Notification call;
  void *data;
};

/// Things in the order in which they are to be told: behind those that they come after, as far as that is known, else
/// as they were asked about. Each is looked at once, however many there are.
class Notices::Order {
public:
  /// Throws bad_alloc.
  explicit Order(std::span<const Watched> of);
  /// Positions in what it was made of. Throws bad_alloc.
  [[nodiscard]] std::vector<size_t> take();

private:
  /// What comes after a position of the line comes after all lower ones, too.
  struct Line {
    std::vector<std::pair<uint64_t, size_t>> members = {}; ///< by their positions
    size_t next = 0;                                       ///< those before it are taken
  };
  void enter(uint64_t line, uint64_t position, size_t member) { lines_[line].members.emplace_back(position, member); }
  /// All of that line below that position.
  void take(uint64_t line, uint64_t below);
  void take(size_t member);

  const std::span<const Watched> of_;
  std::unordered_map<uint64_t, Line> lines_;
  std::vector<bool> taken_;
  std::vector<size_t> order_;
};

Notices::Order::Order(std::span<const Watched> of) : of_(of), taken_(of.size()) {
  order_.reserve(of.size());
  for (size_t i = 0; i < of.size(); ++i) {
    const Completion &one = *of[i].completion;
    const Lane *lane = one.lane();
    if (!lane)
      continue;
    enter(lane->id(), one.epoch(), i);
    if (const Spot spot = Reach::spotOf(one); spot.line != 0 && spot.line != lane->id())
      enter(spot.line, spot.position, i);
  }
  for (auto &[number, line] : lines_)
    std::sort(line.members.begin(), line.members.end());
}

void Notices::Order::take(uint64_t line, uint64_t below) {
  const auto found = lines_.find(line);
  if (found == lines_.end())
    return;
  Line &along = found->second; // which doesn't move
  while (along.next < along.members.size() && along.members[along.next].first < below)
    take(along.members[along.next++].second);
}

/// What comes before it is taken first. That goes as deep as there are lines: of each, the lowest comes first.
void Notices::Order::take(size_t member) {
  if (taken_[member])
    return;
  taken_[member] = true;
  const Completion &one = *of_[member].completion;
  if (const Lane *lane = one.lane()) {
    const Spot own = Reach::spotOf(one);
    take(lane->id(), one.epoch());
    Past past;
    addPastOf(one, nullptr, past);
    for (const Spot spot : past.span()) {
      const uint64_t end = spot.line == own.line ? own.position : spot.line == lane->id() ? one.epoch() : UINT64_MAX;
      take(spot.line, std::min(spot.position + 1, end));
    }
  }
  order_.push_back(member);
}

std::vector<size_t> Notices::Order::take() {
  for (size_t i = 0; i < of_.size(); ++i)
    take(i);
  return std::move(order_);
}

struct Notices::Shared {
  void serve() noexcept;
  static void takeOver(std::vector<Watched> &all, std::vector<Watched> &over);
  static void tellAll(std::vector<Watched> &over);

  std::mutex mutex; // guards what follows
  std::condition_variable wake;
  std::vector<Watched> fresh;
  bool stop = false;
};

/// Those that are over, out of `all`. Whoever of the rest comes before one of these is over, too: so it looks again
/// until it finds no more. Throws bad_alloc, with nothing changed.
void Notices::Shared::takeOver(std::vector<Watched> &all, std::vector<Watched> &over) {
  haveRoom(over, all.size());
  for (size_t before = SIZE_MAX; !all.empty() && before != over.size();) {
    before = over.size();
    const auto rest = std::stable_partition(
        all.begin(), all.end(), [](const Watched &one) { return one.completion->query() == Progress::pending; });
    std::move(rest, all.end(), std::back_inserter(over));
    all.erase(rest, all.end());
  }
}

/// None is left. Throws bad_alloc, with nothing changed.
void Notices::Shared::tellAll(std::vector<Watched> &over) {
  const std::vector<size_t> order = Order(over).take();
  for (const size_t next : order) {
    const Watched one = std::move(over[next]); // It goes as soon as it was told.
    one.call(one.data, one.completion->known() == Progress::complete ? EventStatus::complete : EventStatus::failed);
  }
  over.clear();
}

/// The last reference to the context may go with a completion, and this object's owner with that.
void Notices::Shared::serve() noexcept {
  std::vector<Watched> all, over;
  std::chrono::microseconds pause = kShortest;
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
    }
    lock.unlock();
    try {
      takeOver(all, over);
      if (!over.empty()) {
        pause = kShortest;
        tellAll(over);
      }
    } catch (const std::bad_alloc &) { // At the next look.
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
      shared_ = std::make_shared<Shared>();
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
