// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/pools.hpp"

#include "adapters/core/object/room.hpp"

#include <new>

namespace ur::LANEWAY_VENDOR {

/// What NativePool points to. One that is destroyed stays as long as memory of it is in use: who may use that changes
/// with the devices' peers, which is a pool's affair.
struct Pools::Pool {
  PoolHandle native = nullptr;
  const Device &device;
  StreamHandle stream = nullptr;
  bool host = false;
  size_t blocks = 0; ///< in use, under the lock
  bool destroyed = false;

  static Pool &of(core::NativePool pool) noexcept { return *reinterpret_cast<Pool *>(pool); }
  template <class Body>
  ur_result_t with(Body &&body) const noexcept {
    return translate(device.with([&] { return body(device.api()); }));
  }
};

ur_result_t Pools::open() {
  streams_.reserve(devices_.size());
  for (const std::unique_ptr<Device> &device : devices_) {
    StreamHandle &stream = streams_.emplace_back(nullptr);
    if (!device->limits().devicePools)
      continue;
    const Result result = device->with([&] { return streamCreate(device->api(), &stream, kFreeStream, 0); });
    if (result != kSuccess)
      return translate(result);
  }
  return UR_RESULT_SUCCESS;
}

Pools::~Pools() {
  for (Pool *pool : destroyed_)
    end(pool);
  for (size_t i = 0; i < streams_.size(); ++i) {
    if (streams_[i]) {
      (void)devices_[i]->release([&] {
        (void)streamSynchronize(devices_[i]->api(), streams_[i]);
        return streamDestroy(devices_[i]->api(), streams_[i]);
      });
    }
  }
}

bool Pools::hasPools(core::MemoryKind kind, uint32_t device) const noexcept {
  const DeviceLimits &limits = devices_[device]->limits();
  switch (kind) {
  case core::MemoryKind::device:
    return limits.devicePools;
  case core::MemoryKind::host:
    return limits.hostPools;
  case core::MemoryKind::shared:
    return limits.managedPools;
  }
  return false;
}

ur_result_t Pools::create(const core::NativePoolDesc &desc, core::NativePool *pool) noexcept {
  const Device &device = *devices_[desc.device];
  std::unique_ptr<Pool> made(
      new (std::nothrow) Pool{nullptr, device, streams_[desc.device], desc.kind == core::MemoryKind::host, 0, false});
  try {
    std::lock_guard lock(mutex_);
    if (made) {
      core::haveRoom(destroyed_, pools_ + 1);
      ++pools_;
    }
  } catch (...) {
    made.reset();
  }
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  // More than there is would be refused, and is no limit.
  const size_t most = desc.maximumSize < device.limits().totalMemory ? desc.maximumSize : 0;
  const PoolProps props = poolProps(desc.kind, device.limits().device, most);
  const ur_result_t result = made->with([&](const Api &api) {
    Result created = poolCreate(api, &made->native, &props);
    if (created != kSuccess)
      return created;
    created = configure(made->native, desc);
    if (created == kSuccess && desc.kind == core::MemoryKind::device)
      created = peers_.follow(made->native, device.limits().device);
    if (created != kSuccess)
      (void)poolDestroy(api, made->native);
    return created;
  });
  if (result == UR_RESULT_SUCCESS) {
    *pool = reinterpret_cast<core::NativePool>(made.release());
  } else {
    std::lock_guard lock(mutex_);
    --pools_;
  }
  return result;
}

Result Pools::configure(PoolHandle pool, const core::NativePoolDesc &desc) const noexcept {
  const Api &api = devices_[desc.device]->api();
  const std::pair<PoolAttribute, bool> policies[] = {{kPoolFollowsEvents, desc.reuse.followEvents},
                                                     {kPoolOpportunistic, desc.reuse.opportunistic},
                                                     {kPoolInternalDependencies, desc.reuse.internalDependencies}};
  Result result = kSuccess;
  for (const auto &[attribute, allowed] : policies) {
    int value = allowed ? 1 : 0;
    if (result == kSuccess)
      result = poolSetAttribute(api, pool, attribute, &value);
  }
  uint64_t threshold = desc.releaseThreshold;
  if (result == kSuccess)
    result = poolSetAttribute(api, pool, kPoolThreshold, &threshold);
  if (result != kSuccess || desc.kind != core::MemoryKind::host)
    return result;
  for (const std::unique_ptr<Device> &device : devices_) { // host memory is for all of them
    const AccessDesc access = accessOf(device->limits().device, kFullAccess);
    if (result == kSuccess)
      result = poolSetAccess(api, pool, &access, 1);
  }
  return result;
}

void Pools::destroy(core::NativePool pool) noexcept {
  Pool &of = Pool::of(pool);
  const auto inUse = [&](bool leave) {
    std::lock_guard lock(mutex_);
    if (leave) {
      --pools_;
      of.destroyed = of.blocks != 0;
      if (of.destroyed)
        destroyed_.push_back(&of); // there is room
    }
    return of.blocks != 0;
  };
  if (inUse(false))
    (void)setReleaseThreshold(pool, 0); // what is freed isn't wanted any more
  if (!inUse(true))                     // else it is the last free's from here on
    end(&of);
}

/// Of what nobody has memory of.
void Pools::end(Pool *pool) noexcept {
  const std::unique_ptr<Pool> owned(pool);
  peers_.forget(owned->native);
  (void)owned->device.release([&] { return poolDestroy(owned->device.api(), owned->native); });
}

ur_result_t Pools::alloc(core::NativePool pool, size_t size, size_t alignment, void **memory) noexcept {
  Pool &from = Pool::of(pool);
  const auto take = [&](size_t bytes, void **made) {
    DeviceAddress address = 0;
    Result result = memAllocAsync(from.device.api(), &address, bytes, from.native, from.stream);
    if (result != kSuccess)
      return result;
    result = streamSynchronize(from.device.api(), from.stream);
    if (result != kSuccess)
      (void)memFreeAsync(from.device.api(), address, from.stream);
    else
      *made = reinterpret_cast<void *>(address);
    return result;
  };
  const auto give = [&](void *made) { return memFreeAsync(from.device.api(), addressOf(made), from.stream); };
  void *made = nullptr;
  const ur_result_t result =
      from.with([&](const Api &) { return alignment_.allocate(size, alignment, &made, take, give); });
  if (result == UR_RESULT_SUCCESS) {
    try {
      std::lock_guard lock(mutex_);
      owners_.emplace(made, &from);
      ++from.blocks;
    } catch (...) {
      (void)from.device.release([&] { return alignment_.release(made, give); });
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    *memory = made;
  }
  return result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY && from.host ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : result;
}

ur_result_t Pools::free(uint32_t device, void *memory) noexcept {
  const Device &owner = *devices_[device];
  std::map<void *, Pool *>::node_type entry;
  {
    std::lock_guard lock(mutex_); // Once it is free, the address may be given out again.
    entry = owners_.extract(memory);
  }
  const ur_result_t result = translate(owner.with([&] {
    return alignment_.release(
        memory, [&](void *origin) { return memFreeAsync(owner.api(), addressOf(origin), streams_[device]); });
  }));
  Pool *over = nullptr;
  {
    std::lock_guard lock(mutex_);
    if (result != UR_RESULT_SUCCESS) {
      owners_.insert(std::move(entry)); // there is room
    } else if (Pool *pool = entry.mapped(); --pool->blocks == 0 && pool->destroyed) {
      std::erase(destroyed_, pool);
      over = pool;
    }
  }
  if (over)
    end(over);
  return result;
}

ur_result_t Pools::trim(core::NativePool pool, size_t keep) noexcept {
  const Pool &from = Pool::of(pool);
  return from.with([&](const Api &api) {
    // What was freed is the pool's once its stream has passed there.
    const Result passed = streamSynchronize(api, from.stream);
    return passed == kSuccess ? poolTrimTo(api, from.native, keep) : passed;
  });
}

ur_result_t Pools::setReleaseThreshold(core::NativePool pool, size_t bytes) noexcept {
  uint64_t value = bytes;
  return Pool::of(pool).with(
      [&](const Api &api) { return poolSetAttribute(api, Pool::of(pool).native, kPoolThreshold, &value); });
}

ur_result_t Pools::reserved(core::NativePool pool, core::PoolReserve *reserve) noexcept {
  const Pool &of = Pool::of(pool);
  return of.with([&](const Api &api) {
    uint64_t current = 0, high = 0;
    // The threshold is applied when the stream is waited for.
    Result result = streamSynchronize(api, of.stream);
    if (result == kSuccess)
      result = poolGetAttribute(api, of.native, kPoolReserved, &current);
    if (result == kSuccess)
      result = poolGetAttribute(api, of.native, kPoolReservedHigh, &high);
    if (result == kSuccess)
      *reserve = {current, high};
    return result;
  });
}

ur_result_t Pools::resetHigh(core::NativePool pool) noexcept {
  uint64_t zero = 0;
  return Pool::of(pool).with(
      [&](const Api &api) { return poolSetAttribute(api, Pool::of(pool).native, kPoolReservedHigh, &zero); });
}

} // namespace ur::LANEWAY_VENDOR
