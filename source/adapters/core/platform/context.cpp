// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/platform/context.hpp"

#include "adapters/core/memory/pool_config.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/core/platform/adapter.hpp"

#include <algorithm>
#include <chrono>

using namespace ur::core;

namespace {

uint64_t hostNow() noexcept {
  return static_cast<uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
          .count());
}

} // namespace

std::vector<uint32_t> ur_context_handle_t_::driverIndices(std::span<const ur_device_handle_t> devices) {
  std::vector<uint32_t> indices;
  for (auto device = devices.begin(); device != devices.end(); ++device) {
    if (&(*device)->platform() != &devices.front()->platform() ||
        std::find(devices.begin(), device, *device) != device) {
      throw UR_RESULT_ERROR_INVALID_DEVICE;
    }
    indices.push_back((*device)->facts().index);
  }
  return indices;
}

namespace {

std::unique_ptr<Driver> open(std::span<const ur_device_handle_t> devices) {
  const Platform &platform = devices.front()->platform();
  std::unique_ptr<Driver> driver;
  check(platform.adapter().backend().openContext(platform.index(), Context::driverIndices(devices), &driver));
  return driver;
}

} // namespace

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> devices)
    : ur_context_handle_t_(devices, open(devices)) {}

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> devices, std::unique_ptr<Driver> driver)
    : Object(Tag::context, 1), devices_(devices.begin(), devices.end()), keepDevices_(devices.begin(), devices.end()),
      deferral_(*this), driver_(std::move(driver)), caps_(driver_->caps()) {
  const Platform &platform = devices_.front()->platform();
  for (uint32_t i = 0; i < devices_.size(); ++i) {
    state_.push_back(std::make_unique<DeviceState>(*driver_, i));
    uint64_t deviceNs = 0, hostNs = 0;
    if (platform.adapter().backend().deviceTime(platform.index(), devices_[i]->facts().index, &deviceNs, &hostNs) ==
        UR_RESULT_SUCCESS) {
      state_[i]->clockOffset = static_cast<int64_t>(deviceNs - hostNs);
    }
    state_[i]->defaultPool = makeRef<UsmPool>(*this, i, UsmPool::Kind::byDefault, poolConfig().limits);
    state_[i]->currentMemory.store(&state_[i]->defaultPool->memory(), std::memory_order_relaxed);
  }
  for (size_t i = 0; i < devices_.size(); ++i) {
    try {
      devices_[i]->addContext(*this);
    } catch (...) {
      leaveDevices();
      throw;
    }
  }
}

ur_context_handle_t_::Deleters::~Deleters() {
  for (const auto &[call, userData] : calls_) {
    call(userData);
  }
}

void ur_context_handle_t_::Deleters::add(ur_context_extended_deleter_t call, void *userData) {
  std::lock_guard lock(mutex_);
  calls_.emplace_back(call, userData);
}

void ur_context_handle_t_::destroy(Context *context) noexcept {
  if (!context->workInFlight()) {
    delete context;
    return;
  }
  try {
    runInBackground("ur-teardown", [context] { delete context; });
  } catch (...) {
    delete context; // No thread to be had: better to block than to pull memory from under the device.
  }
}

bool ur_context_handle_t_::workInFlight() noexcept {
  // The last reference is gone, so nobody else is here.
  for (UsmPool *pool : pools_) {
    pool->memory().endOwnWork();
  }
  std::erase_if(marks_, [](const Ref<Completion> &mark) { return mark->query() != Progress::pending; });
  return !marks_.empty() || !openLanes_.empty();
}

/// Waits for what lanes have left. False where the driver can't say that it is over.
bool ur_context_handle_t_::waitForLanes() noexcept {
  constexpr int kAttempts = 3; // A call may fail once; a driver that goes on failing tells us nothing.
  bool over = true;
  for (const Ref<Completion> &mark : marks_) {
    for (int i = 0; i < kAttempts && mark->progress() == Progress::pending; ++i) {
      (void)mark->wait();
    }
    over = over && mark->progress() != Progress::pending;
  }
  for (const Ref<Lane> &lane : openLanes_) {
    ur_result_t result = UR_RESULT_ERROR_UNKNOWN;
    for (int i = 0; i < kAttempts && result != UR_RESULT_SUCCESS; ++i) {
      result = lane->finish();
    }
    over = over && result == UR_RESULT_SUCCESS;
  }
  return over;
}

void ur_context_handle_t_::leaveDevices() noexcept {
  for (Device *device : devices_) {
    device->removeContext(*this);
  }
}

ur_context_handle_t_::~ur_context_handle_t_() {
  leaveDevices();
  const bool over = waitForLanes();
  ending_ = true;
  marks_.clear();
  if (VirtualMemoryDriver *driver = driver_->virtualMemory()) {
    if (const size_t left = allocations_.virtualRanges().clear(*driver, !over)) {
      logger().info("context released with %zu reserved ranges of addresses, which are freed now", left);
    }
  }
  // What pools and users have left goes back to the driver.
  while (adopted_) {
    dropAdopted(*adopted_);
  }
  for (const std::unique_ptr<DeviceState> &device : state_) {
    device->currentPool = {};
    device->defaultPool = {};
  }
  if (over) {
    sweepLeftOvers(true);
    freeAllocations();
  } else {
    logger().error("the driver can't tell whether a released context's work is over; its memory is not freed");
  }
  while (leftOvers_) { // Not freed, and forgotten: its users must not outlive the event pools.
    leftOvers_ = std::move(leftOvers_->next);
  }
  for (const Ref<Lane> &lane : openLanes_) {
    lane->dropMark();
  }
  openLanes_.clear();
  state_.clear();
}

void ur_context_handle_t_::freeAllocations() noexcept {
  try {
    const std::vector<Allocation> left = allocations_.takeAll();
    if (!left.empty()) {
      logger().info("context released with %zu USM allocations, which are freed now", left.size());
    }
    for (const Allocation &allocation : left) {
      if (allocation.origin != Allocation::Origin::opened) {
        (void)giveBack(*this, allocation);
        continue;
      }
      while (sharedHandles_.closed(allocation.base, [] {})) { // as often as it was opened
        (void)giveBack(*this, allocation);
      }
    }
    for (const Allocation &import : imports_.takeAll()) {
      (void)giveBack(*this, import);
    }
  } catch (...) { // No memory for the list: the driver's end gives the memory back, or the process's.
  }
}

uint32_t ur_context_handle_t_::indexOf(const Device *device) const {
  const auto found = std::find(devices_.begin(), devices_.end(), device);
  if (found == devices_.end()) {
    throw UR_RESULT_ERROR_INVALID_DEVICE;
  }
  return static_cast<uint32_t>(found - devices_.begin());
}

uint64_t ur_context_handle_t_::deviceNow(uint32_t device) const noexcept {
  return hostNow() + static_cast<uint64_t>(state_[device]->clockOffset);
}

Ref<UsmPool> ur_context_handle_t_::currentPool(uint32_t device) noexcept {
  std::lock_guard lock(mutex_);
  const DeviceState &state = *state_[device];
  return state.currentPool ? state.currentPool : state.defaultPool;
}

void ur_context_handle_t_::setCurrentPool(uint32_t device, UsmPool &pool) noexcept {
  Ref<UsmPool> current = pool.isDefault() ? Ref<UsmPool>() : Ref<UsmPool>(&pool);
  std::lock_guard lock(mutex_);
  std::swap(state_[device]->currentPool, current);
  state_[device]->currentMemory.store(&pool.memory(), std::memory_order_relaxed);
}

void ur_context_handle_t_::dropCurrentPool(UsmPool &pool) noexcept {
  Ref<UsmPool> dropped; // goes after the lock
  std::lock_guard lock(mutex_);
  DeviceState &state = *state_[pool.deviceIndex()];
  if (state.currentPool.get() == &pool) {
    dropped = std::move(state.currentPool);
    state.currentMemory.store(&state.defaultPool->memory(), std::memory_order_relaxed);
  }
}

void ur_context_handle_t_::addPool(UsmPool *pool) {
  std::lock_guard lock(mutex_);
  pools_.push_back(pool);
}

void ur_context_handle_t_::removePool(UsmPool *pool) noexcept {
  std::lock_guard lock(mutex_);
  std::erase(pools_, pool);
}

void ur_context_handle_t_::adopt(UsmPool &pool) noexcept {
  std::lock_guard lock(mutex_);
  pool.nextAdopted = std::exchange(adopted_, Ref<UsmPool>(&pool));
}

void ur_context_handle_t_::dropAdopted(UsmPool &pool) noexcept {
  Ref<UsmPool> dropped; // goes after the lock
  std::lock_guard lock(mutex_);
  for (Ref<UsmPool> *place = &adopted_; *place; place = &(*place)->nextAdopted) {
    if (place->get() == &pool) {
      dropped = std::exchange(*place, {});
      *place = std::exchange(dropped->nextAdopted, {});
      return;
    }
  }
}

std::vector<Ref<UsmPool>> ur_context_handle_t_::pools() noexcept {
  try {
    std::lock_guard lock(mutex_);
    return living(pools_);
  } catch (...) { // No memory: a chance to tidy up is lost, no more.
    return {};
  }
}

void ur_context_handle_t_::addLane(Lane *lane) {
  std::lock_guard lock(mutex_);
  lanes_.push_back(lane);
}

void ur_context_handle_t_::removeLane(Lane *lane) noexcept {
  std::lock_guard lock(mutex_);
  std::erase(lanes_, lane);
}

Stamp ur_context_handle_t_::marksOfAll(uint32_t device) {
  std::vector<Ref<Lane>> lanes;
  Stamp marks;
  deferral_.addPositions(marks, device); // first: what is submitted meanwhile is on its lane by then
  {
    std::lock_guard lock(mutex_);
    lanes.assign(openLanes_.begin(), openLanes_.end());
    for (Lane *lane : lanes_) {
      if (!lane->idle()) { // often none is, and nothing is taken from the heap
        lanes.emplace_back(lane);
      }
    }
    marks.insert(marks.end(), marks_.begin(), marks_.end());
  }
  for (const Ref<Lane> &lane : lanes) {
    if (Ref<Completion> mark = lane->mark()) {
      marks.push_back(std::move(mark));
    }
  }
  std::erase_if(marks, [](const Ref<Completion> &mark) { return mark->progress() != Progress::pending; });
  return marks;
}

ur_result_t ur_context_handle_t_::finish(uint32_t device) {
  ur_result_t result = UR_RESULT_SUCCESS;
  deferral_.pump();
  for (const Ref<Completion> &mark : marksOfAll(device)) {
    // The last mark of a closed lane has no lane, and may be any device's; what is deferred was chosen by device.
    if (!mark->lane() || mark->lane()->device() == device) {
      const ur_result_t one = mark->wait();
      // Commands that failed are over, too.
      result = mark->progress() == Progress::pending || one == UR_RESULT_ERROR_DEVICE_LOST ? one : result;
    }
  }
  settlePools();
  return result;
}

void ur_context_handle_t_::linger(const Ref<Completion> &mark) {
  std::lock_guard lock(mutex_);
  // Marks that are over go when their number has doubled, so that each is asked about only a few times.
  if (marks_.size() == marks_.capacity()) {
    std::erase_if(marks_, [](const Ref<Completion> &old) { return old->query() != Progress::pending; });
  }
  marks_.push_back(mark);
}

void ur_context_handle_t_::lingerOpen(Ref<Lane> lane) noexcept {
  std::lock_guard lock(mutex_);
  try {
    openLanes_.push_back(std::move(lane));
  } catch (...) { // The driver waits for the stream's work when it is destroyed.
  }
}

void ur_context_handle_t_::leave(std::unique_ptr<LeftOver> memory) noexcept {
  {
    std::lock_guard lock(mutex_);
    memory->next = std::exchange(leftOvers_, nullptr);
    leftOvers_ = std::move(memory);
  }
  poolOverThreshold();
}

bool ur_context_handle_t_::freesWithoutWaiting() noexcept {
  if (!caps().freeBlocks) {
    return true;
  }
  std::lock_guard lock(mutex_);
  return std::all_of(lanes_.begin(), lanes_.end(), [](const Lane *lane) { return lane->idle(); }) &&
         std::all_of(openLanes_.begin(), openLanes_.end(), [](const Ref<Lane> &lane) { return lane->idle(); }) &&
         std::all_of(marks_.begin(), marks_.end(),
                     [](const Ref<Completion> &mark) { return mark->query() != Progress::pending; });
}

void ur_context_handle_t_::sweepLeftOvers(bool all) noexcept {
  if (!all && !freesWithoutWaiting()) {
    poolOverThreshold(); // again at the next occasion
    return;
  }
  std::unique_ptr<LeftOver> left, over, kept;
  {
    std::lock_guard lock(mutex_);
    left = std::move(leftOvers_);
  }
  while (left) { // without the lock: to ask may take a lane's
    std::unique_ptr<LeftOver> one = std::exchange(left, std::move(left->next));
    std::unique_ptr<LeftOver> &list = all || (!one->untilTheEnd && askIfOver(one->users)) ? over : kept;
    one->next = std::exchange(list, nullptr);
    list = std::move(one);
  }
  if (kept) {
    std::unique_ptr<LeftOver> *end = &kept->next;
    while (*end) {
      end = &(*end)->next;
    }
    std::lock_guard lock(mutex_);
    *end = std::exchange(leftOvers_, std::move(kept));
    poolOverThreshold();
  }
  for (; over; over = std::move(over->next)) {
    over->free(*driver_);
  }
}

void ur_context_handle_t_::trimPools(uint32_t device, const UsmPool *except) noexcept {
  sweepLeftOvers(false);
  for (const Ref<UsmPool> &pool : pools()) {
    if (pool.get() != except && pool->deviceIndex() == device) {
      (void)pool->memory().trim(0, false);
    }
  }
}

bool ur_context_handle_t_::awaitFreesOfPools(const UsmPool &except,
                                             std::chrono::steady_clock::time_point until) noexcept {
  for (const Ref<UsmPool> &pool : pools()) {
    if (pool.get() != &except && pool->deviceIndex() == except.deviceIndex() && pool->memory().awaitFrees(until)) {
      return true;
    }
  }
  return false;
}

void ur_context_handle_t_::settlePools() noexcept {
  if (!poolsOverThreshold_.load(std::memory_order_relaxed) || !poolsOverThreshold_.exchange(false)) {
    return;
  }
  sweepLeftOvers(false);
  for (const Ref<UsmPool> &pool : pools()) {
    pool->memory().settle();
  }
}

void ur_context_handle_t_::agePools() noexcept {
  settlePools();
  const std::chrono::milliseconds age = poolConfig().limits.age;
  const int64_t now = std::chrono::steady_clock::now().time_since_epoch() / std::chrono::milliseconds(1);
  int64_t next = nextAge_.load(std::memory_order_relaxed);
  if (age.count() == 0 || now < next || !nextAge_.compare_exchange_strong(next, now + age.count() / 2)) {
    return;
  }
  for (const Ref<UsmPool> &pool : pools()) {
    pool->memory().age();
  }
}
