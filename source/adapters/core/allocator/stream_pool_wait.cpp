// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The last resort before an allocation fails: the host waits until frees that are pending are over. Never for what only
// the caller may be able to let go on: a host task, something deferred, an event or a semaphore of others.
#include "adapters/core/allocator/background_frees.hpp"
#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/host_call_scope.hpp"
#include "common/vendor_calls.hpp"

#include <algorithm>
#include <thread>
#include <utility>

namespace ur::core {
namespace {

/// What is asked about in one go: one that is over is enough to look for memory again.
constexpr size_t kMostAsked = 64;

/// Whether the host may wait until that is over.
bool mayWaitFor(const Freed &freed) noexcept {
  return (!freed.lane || !freed.lane->mayAwaitHost()) &&
         freed.allCommands([](const Completion &one) { return !one.mayAwaitHost(); });
}

/// Of two on one lane the earlier is asked about.
void note(const Freed &freed, std::vector<Freed> &all) {
  for (Freed &one : all) {
    if (!freed.command && !one.command && freed.lane.get() == one.lane.get()) {
      one.epoch = std::min(one.epoch, freed.epoch);
      return;
    }
  }
  if (all.size() < kMostAsked)
    all.push_back(copyOf(freed));
}

} // namespace

/// What of the pool's memory will be free without anybody's doing. Throws bad_alloc.
std::vector<Freed> StreamPool::pendingFrees() {
  std::vector<Freed> all;
  all.reserve(kMostAsked);
  const auto see = [&](Freed &freed, size_t = 0) {
    dropOver(freed);
    if (!freed.isNow() && mayWaitFor(freed))
      note(freed, all);
  };
  std::lock_guard lock(mutex_);
  visitFree(see);
  for (OldMapping &one : ranges_.old)
    see(one.freed);
  return all;
}

/// Blocks until some of the pending frees is over. False: there is none that the host may wait for, or the time is up.
bool StreamPool::awaitFrees(WaitClock::time_point until) noexcept {
  constexpr std::chrono::microseconds kFirst{20}, kLongest{1000};
  if (only_) // It gives nothing to anybody.
    return false;
  const VendorCall observed("core: until pending frees are over");
  settleFailures();
  try {
    std::vector<Freed> pending = pendingFrees();
    std::erase_if(pending, hasFailed); // Nobody can tell yet when their other users have ended.
    for (std::chrono::microseconds pause = kFirst; !pending.empty(); pause = std::min(pause * 2, kLongest)) {
      std::erase_if(pending, [](const Freed &one) { return !mayWaitFor(one); });
      for (Freed &one : pending) {
        askAndDropOver(one);
        if (one.isNow() || hasFailed(one))
          return true;
      }
      if (WaitClock::now() >= until)
        return false;
      std::this_thread::sleep_for(pause);
    }
  } catch (...) { // No memory to note what there is.
  }
  return false;
}

StreamPool::UnderWay::~UnderWay() {
  {
    std::lock_guard lock(pool_.mutex_);
    --pool_.underWay_;
    ++pool_.arrivals_;
  }
  pool_.arrival_.notify_all();
}

/// Blocks until something that other threads have under way is over: a call of the driver's, no work of the device's.
/// False: there is none, or the time is up.
bool StreamPool::awaitUnderWay(WaitClock::time_point until) noexcept {
  std::unique_lock lock(mutex_);
  const uint32_t arrivals = arrivals_;
  return underWay_ != 0 && arrival_.wait_until(lock, until, [&] { return arrivals_ != arrivals; });
}

/// The device's other pools, and those of the process's other contexts, give back what nobody uses.
void StreamPool::trimOthers() noexcept {
  context_.trimPoolsEverywhere(owner_.deviceIndex(), &owner_);
}

/// As long as `tryAgain` doesn't succeed: the host waits for frees of this pool, then, if the pool may grow, of others
/// of the device, which give back what they don't use.
bool StreamPool::waitAndTry(const AllocRequest &request, const std::function<bool()> &tryAgain) {
  PoolLimits limits = this->limits();
  if (limits.mostWait.count() == 0 || only_ || HostCallScope::isHere())
    return false;
  // Told before the wait, and only where there is one: nothing may be pending.
  bool isTold = !pendingFrees().empty();
  if (isTold)
    tell(PoolNews::What::waits, request);
  const WaitClock::time_point until = WaitClock::now() + limits.mostWait;
  const auto isTimeLeft = [until] { return WaitClock::now() < until; };
  for (bool waited = true; waited; waited = waited && isTimeLeft()) {
    waited = awaitFrees(until);
    if (waited && tryAgain())
      return true;
  }
  FreesOnTheirWay frees(context_, owner_.deviceIndex());
  for (bool waited = mayGrow(request); waited; waited = waited && isTimeLeft()) {
    waited = context_.awaitFreesOfPools(owner_, until) || frees.awaitOne();
    if (waited && !std::exchange(isTold, true))
      tell(PoolNews::What::waits, request); // only now it is known that others had something to wait for
    trimOthers();
    if (tryAgain())
      return true;
  }
  return false;
}

} // namespace ur::core
