// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/context/context_parts.hpp"

#include "adapters/core/allocator/pool_config.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/core/object/threads.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

using namespace ur::core;

namespace {

uint64_t hostNow() noexcept {
  return static_cast<uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
          .count());
}

/// In milliseconds, perhaps some behind: for who only looks whether seconds have passed, this costs next to nothing.
int64_t coarseHostNow() noexcept {
  timespec now{};
  (void)clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
  return int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1000000;
}

} // namespace

std::vector<uint32_t> ur_context_handle_t_::driverIndices(std::span<const ur_device_handle_t> devices) {
  std::vector<uint32_t> indices;
  for (auto device = devices.begin(); device != devices.end(); ++device) {
    if (&(*device)->platform() != &devices.front()->platform() || std::find(devices.begin(), device, *device) != device)
      throw UR_RESULT_ERROR_INVALID_DEVICE;
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
      onDevices_(devices.size()), parts_(std::make_unique<Parts>(*this, std::move(driver))), driver_(*parts_->driver),
      caps_(driver_.caps()), deferral_(parts_->deferral), notices_(parts_->notices), hostThreads_(parts_->hostThreads),
      submitters_(parts_->submitters), backgroundFrees_(parts_->backgroundFrees), allocations_(parts_->allocations),
      imports_(parts_->imports), pageMap_(allocations_.pages()), records_(parts_->records),
      sharedHandles_(parts_->sharedHandles), exportable_(parts_->exportable),
      externalMappings_(parts_->externalMappings), failures_(parts_->failures) {
  const Platform &platform = devices_.front()->platform();
  for (uint32_t i = 0; i < devices_.size(); ++i) {
    Parts::DeviceState &state = *parts_->state.emplace_back(std::make_unique<Parts::DeviceState>(driver_, i));
    OnDevice &on = onDevices_[i];
    on.plain = &state.plain;
    on.timed = &state.timed;
    on.callbacks = &state.callbacks;
    uint64_t deviceNs = 0, hostNs = 0;
    if (platform.adapter().backend().deviceTime(platform.index(), devices_[i]->facts().index, &deviceNs, &hostNs) ==
        UR_RESULT_SUCCESS)
      on.clockOffset = static_cast<int64_t>(deviceNs - hostNs);
    state.defaultPool = makeRef<UsmPool>(*this, i, UsmPool::Kind::byDefault, poolConfig().limits);
    on.defaultPool = state.defaultPool.get();
    on.currentMemory.store(&on.defaultPool->memory(), std::memory_order_relaxed);
  }
  for (size_t i = 0; i < devices_.size(); ++i) {
    try {
      devices_[i]->contexts().add(*this);
    } catch (...) {
      leaveDevices();
      throw;
    }
  }
}

ur_context_handle_t_::Parts::~Parts() {
  for (const std::unique_ptr<DeviceState> &device : state) { // Pools leave the list, which goes before them.
    device->currentPool = {};
    device->defaultPool = {};
  }
}

ur_context_handle_t_::Parts::Deleters::~Deleters() {
  for (const auto &[call, userData] : calls_)
    call(userData);
}

void ur_context_handle_t_::Parts::Deleters::add(ur_context_extended_deleter_t call, void *userData) {
  std::lock_guard lock(mutex_);
  calls_.emplace_back(call, userData);
}

void ur_context_handle_t_::destroy(Context *context) noexcept {
  const bool onItsThread = context->submitters().isOneOfThem(); // which can't join itself
  if (!onItsThread && !context->workInFlight()) {
    delete context;
    return;
  }
  try {
    runInBackground("ur-teardown", [context] { delete context; });
  } catch (...) {
    // No thread to be had: better to block than to pull memory from under the device. But not where that would wait for
    // this very call.
    if (!onItsThread && !HostCallScope::isHere())
      delete context;
    else
      logger().error("a context is lost with what it holds: no thread can be had to end it in");
  }
}

bool ur_context_handle_t_::workInFlight() noexcept {
  // The last reference is gone, so nobody else is here.
  for (UsmPool *pool : parts_->pools.whereAlone())
    pool->memory().endOwnWork();
  std::erase_if(parts_->marks, [](const Ref<Completion> &mark) { return mark->query() != Progress::pending; });
  return !parts_->marks.empty() || !parts_->openLanes.empty() || !backgroundFrees_.idle();
}

void ur_context_handle_t_::addDeleter(ur_context_extended_deleter_t call, void *userData) {
  parts_->deleters.add(call, userData);
}

/// Waits for what lanes have left. False where the driver can't say that it is over.
bool ur_context_handle_t_::waitForLanes() noexcept {
  constexpr int kAttempts = 3; // A call may fail once; a driver that goes on failing tells us nothing.
  bool over = true;
  for (const Ref<Completion> &mark : parts_->marks) {
    for (int i = 0; i < kAttempts && mark->progress() == Progress::pending; ++i)
      (void)mark->wait();
    over = over && mark->progress() != Progress::pending;
  }
  for (const Ref<Lane> &lane : parts_->openLanes) {
    ur_result_t result = UR_RESULT_ERROR_UNKNOWN;
    for (int i = 0; i < kAttempts && result != UR_RESULT_SUCCESS; ++i)
      result = lane->finish();
    over = over && result == UR_RESULT_SUCCESS;
  }
  return over;
}

void ur_context_handle_t_::leaveDevices() noexcept {
  for (Device *device : devices_)
    device->contexts().remove(*this);
}

ur_context_handle_t_::~ur_context_handle_t_() {
  leaveDevices();
  const bool over = waitForLanes();
  backgroundFrees_.finish();
  ending_ = true;
  parts_->marks.clear();
  if (VirtualMemoryDriver *driver = driver_.virtualMemory()) {
    if (const size_t left = allocations_.virtualRanges().clear(*driver, !over))
      logger().info("context released with %zu reserved ranges of addresses, which are freed now", left);
  }
  // What pools and users have left goes back to the driver.
  while (parts_->adopted)
    dropAdopted(*parts_->adopted);
  for (const std::unique_ptr<Parts::DeviceState> &device : parts_->state) {
    device->currentPool = {};
    device->defaultPool = {};
  }
  if (over) {
    sweepLeftOvers(true);
    freeAllocations();
  } else {
    logger().error("the driver can't tell whether a released context's work is over; its memory is not freed");
  }
  while (parts_->leftOvers) // Not freed, and forgotten: its users must not outlive the event pools.
    parts_->leftOvers = std::move(parts_->leftOvers->next);
  for (const Ref<Lane> &lane : parts_->openLanes)
    lane->dropMark();
  parts_->openLanes.clear();
  parts_->state.clear();
}

void ur_context_handle_t_::freeAllocations() noexcept {
  try {
    const std::vector<Allocation> left = allocations_.takeAll();
    if (!left.empty())
      logger().info("context released with %zu USM allocations, which are freed now", left.size());
    for (const Allocation &allocation : left) {
      if (allocation.origin != Allocation::Origin::opened) {
        (void)giveBack(*this, allocation);
        continue;
      }
      while (sharedHandles_.closed(allocation.base, [] {})) // as often as it was opened
        (void)giveBack(*this, allocation);
    }
    for (const Allocation &import : imports_.takeAll())
      (void)giveBack(*this, import);
  } catch (...) { // No memory for the list: the driver's end gives the memory back, or the process's.
  }
}

uint32_t ur_context_handle_t_::indexOf(const Device *device) const {
  const auto found = std::find(devices_.begin(), devices_.end(), device);
  if (found == devices_.end())
    throw UR_RESULT_ERROR_INVALID_DEVICE;
  return static_cast<uint32_t>(found - devices_.begin());
}

uint64_t ur_context_handle_t_::deviceNow(uint32_t device) const noexcept {
  return hostNow() + static_cast<uint64_t>(onDevices_[device].clockOffset);
}

Ref<UsmPool> ur_context_handle_t_::currentPool(uint32_t device) noexcept {
  std::lock_guard lock(parts_->mutex);
  const Parts::DeviceState &state = *parts_->state[device];
  return state.currentPool ? state.currentPool : state.defaultPool;
}

/// As long as the lock is held nobody abandons it: it has to leave its place before that.
ServingPool ur_context_handle_t_::serveFromCurrentPool(uint32_t device) noexcept {
  std::lock_guard lock(parts_->mutex);
  const Parts::DeviceState &state = *parts_->state[device];
  return ServingPool(state.currentPool ? *state.currentPool : *state.defaultPool);
}

void ur_context_handle_t_::setCurrentPool(uint32_t device, UsmPool &pool) noexcept {
  Ref<UsmPool> current = pool.isDefault() ? Ref<UsmPool>() : Ref<UsmPool>(&pool);
  std::lock_guard lock(parts_->mutex);
  std::swap(parts_->state[device]->currentPool, current);
  onDevices_[device].currentMemory.store(&pool.memory(), std::memory_order_relaxed);
}

void ur_context_handle_t_::dropCurrentPool(UsmPool &pool) noexcept {
  Ref<UsmPool> dropped; // goes after the lock
  std::lock_guard lock(parts_->mutex);
  Parts::DeviceState &state = *parts_->state[pool.deviceIndex()];
  if (state.currentPool.get() == &pool) {
    dropped = std::move(state.currentPool);
    OnDevice &on = onDevices_[pool.deviceIndex()];
    on.currentMemory.store(&on.defaultPool->memory(), std::memory_order_relaxed);
  }
}

void ur_context_handle_t_::addPool(UsmPool &pool) {
  parts_->pools.add(pool);
}

void ur_context_handle_t_::removePool(UsmPool &pool) noexcept {
  parts_->pools.remove(pool);
}

void ur_context_handle_t_::adopt(UsmPool &pool) noexcept {
  std::lock_guard lock(parts_->mutex);
  pool.nextAdopted = std::exchange(parts_->adopted, Ref<UsmPool>(&pool));
}

void ur_context_handle_t_::dropAdopted(UsmPool &pool) noexcept {
  Ref<UsmPool> dropped; // goes after the lock
  std::lock_guard lock(parts_->mutex);
  for (Ref<UsmPool> *place = &parts_->adopted; *place; place = &(*place)->nextAdopted) {
    if (place->get() == &pool) {
      dropped = std::exchange(*place, {});
      *place = std::exchange(dropped->nextAdopted, {});
      return;
    }
  }
}

std::vector<Ref<UsmPool>> ur_context_handle_t_::pools() noexcept {
  try {
    return parts_->pools.living();
  } catch (...) { // No memory: a chance to tidy up is lost, no more.
    return {};
  }
}

void ur_context_handle_t_::addLane(Lane *lane) {
  std::lock_guard lock(parts_->mutex);
  parts_->lanes.push_back(lane);
}

void ur_context_handle_t_::removeLane(Lane *lane) noexcept {
  std::lock_guard lock(parts_->mutex);
  std::erase(parts_->lanes, lane);
}

Stamp ur_context_handle_t_::marksOfAll(uint32_t device) {
  Stamp marks;
  deferral_.addPositions(marks, device); // first: what is submitted meanwhile is on its lane by then
  return addMarksOfLanes(std::move(marks));
}

Stamp ur_context_handle_t_::marksOfLanes() {
  return addMarksOfLanes({});
}

Stamp ur_context_handle_t_::addMarksOfLanes(Stamp marks) {
  std::vector<Ref<Lane>> lanes;
  {
    std::lock_guard lock(parts_->mutex);
    lanes.assign(parts_->openLanes.begin(), parts_->openLanes.end());
    for (Lane *lane : parts_->lanes) {
      if (!lane->idle()) // often none is, and nothing is taken from the heap
        lanes.emplace_back(lane);
    }
    marks.insert(marks.end(), parts_->marks.begin(), parts_->marks.end());
  }
  for (const Ref<Lane> &lane : lanes) {
    if (Ref<Completion> mark = lane->mark())
      marks.push_back(std::move(mark));
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
  std::lock_guard lock(parts_->mutex);
  // Marks that are over go when their number has doubled, so that each is asked about only a few times.
  if (parts_->marks.size() == parts_->marks.capacity())
    std::erase_if(parts_->marks, [](const Ref<Completion> &old) { return old->query() != Progress::pending; });
  parts_->marks.push_back(mark);
}

void ur_context_handle_t_::lingerOpen(Ref<Lane> lane) noexcept {
  std::lock_guard lock(parts_->mutex);
  try {
    parts_->openLanes.push_back(std::move(lane));
  } catch (...) { // The driver waits for the stream's work when it is destroyed.
  }
}

void ur_context_handle_t_::leave(std::unique_ptr<LeftOver> memory) noexcept {
  {
    std::lock_guard lock(parts_->mutex);
    memory->next = std::exchange(parts_->leftOvers, nullptr);
    parts_->leftOvers = std::move(memory);
  }
  poolOverThreshold();
}

bool ur_context_handle_t_::freesWithoutWaiting() noexcept {
  return !caps().freeBlocks || isIdle();
}

bool ur_context_handle_t_::isIdle() noexcept {
  if (submitters_.busy())
    return false;
  std::lock_guard lock(parts_->mutex);
  return std::all_of(parts_->lanes.begin(), parts_->lanes.end(), [](const Lane *lane) { return lane->idle(); }) &&
         std::all_of(parts_->openLanes.begin(), parts_->openLanes.end(),
                     [](const Ref<Lane> &lane) { return lane->idle(); }) &&
         std::all_of(parts_->marks.begin(), parts_->marks.end(),
                     [](const Ref<Completion> &mark) { return mark->query() != Progress::pending; });
}

void ur_context_handle_t_::sweepLeftOvers(bool all) noexcept {
  if (!all && !freesWithoutWaiting()) {
    poolOverThreshold(); // again at the next occasion
    return;
  }
  std::unique_ptr<LeftOver> left, over, kept;
  {
    std::lock_guard lock(parts_->mutex);
    left = std::move(parts_->leftOvers);
  }
  while (left) { // without the lock: to ask may take a lane's
    std::unique_ptr<LeftOver> one = std::exchange(left, std::move(left->next));
    std::unique_ptr<LeftOver> &list = all || (!one->untilTheEnd && askIfOver(one->users)) ? over : kept;
    one->next = std::exchange(list, nullptr);
    list = std::move(one);
  }
  if (kept) {
    std::unique_ptr<LeftOver> *end = &kept->next;
    while (*end)
      end = &(*end)->next;
    std::lock_guard lock(parts_->mutex);
    *end = std::exchange(parts_->leftOvers, std::move(kept));
    poolOverThreshold();
  }
  for (; over; over = std::move(over->next))
    over->free(driver_);
}

void ur_context_handle_t_::trimPools(uint32_t device, const UsmPool *except) noexcept {
  sweepLeftOvers(false);
  for (const Ref<UsmPool> &pool : pools()) {
    if (pool.get() != except && pool->deviceIndex() == device)
      (void)pool->memory().trim(0, false);
  }
}

void ur_context_handle_t_::trimPoolsEverywhere(uint32_t device, const UsmPool *except) noexcept {
  Device *const one = devices_[device];
  try {
    for (const Ref<Context> &context : one->contexts().living())
      context->trimPools(context->indexOf(one), except);
  } catch (...) { // No memory for the list: its own.
    trimPools(device, except);
  }
}

bool ur_context_handle_t_::awaitFreesOfPools(const UsmPool &except,
                                             std::chrono::steady_clock::time_point until) noexcept {
  for (const Ref<UsmPool> &pool : pools()) {
    if (pool.get() != &except && pool->deviceIndex() == except.deviceIndex() && pool->memory().awaitFrees(until))
      return true;
  }
  return false;
}

void ur_context_handle_t_::settlePools() noexcept {
  if (!poolsOverThreshold_.load(std::memory_order_relaxed) || !poolsOverThreshold_.exchange(false))
    return;
  sweepLeftOvers(false);
  for (const Ref<UsmPool> &pool : pools())
    pool->memory().settle();
}

void ur_context_handle_t_::agePools() noexcept {
  settlePools();
  const std::chrono::milliseconds age = poolConfig().limits.age;
  const int64_t now = coarseHostNow();
  int64_t next = parts_->nextAge.load(std::memory_order_relaxed);
  if (age.count() == 0 || now < next || !parts_->nextAge.compare_exchange_strong(next, now + age.count() / 2))
    return;
  for (const Ref<UsmPool> &pool : pools())
    pool->memory().age();
}
