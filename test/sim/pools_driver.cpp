// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's part for the vendor's own memory pools: each call is booked and served by the world.
#include "sim/booking.hpp"
#include "sim/parts.hpp"

namespace ur::sim {

namespace {

class PoolPart final : public core::PoolDriver {
public:
  PoolPart(const void *context, std::span<const uint32_t> devices)
      : context_(context), devices_(devices.begin(), devices.end()) {}

  bool hasPools(core::MemoryKind kind, uint32_t) const noexcept override {
    return world_.options().pools[static_cast<size_t>(kind)];
  }

  ur_result_t create(const core::NativePoolDesc &desc, core::NativePool *pool) noexcept override {
    return locked(Call::createPool, [&](Pools &pools) {
      if (desc.device >= devices_.size() || desc.maximumSize == 0) {
        world_.ledger.report(Fault::badArgument, "createPool: no such device or maximum");
        return UR_RESULT_ERROR_INVALID_VALUE;
      }
      if (!hasPools(desc.kind, desc.device)) {
        world_.ledger.report(Fault::missingCapability, "createPool: none of this kind");
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
      }
      uintptr_t made = 0;
      const ur_result_t result = pools.create(context_, devices_[desc.device], desc, &made);
      if (result == UR_RESULT_SUCCESS)
        *pool = reinterpret_cast<core::NativePool>(made);
      return result;
    });
  }
  void destroy(core::NativePool pool) noexcept override {
    static_cast<void>(locked(Call::destroyPool, [&](Pools &pools) {
      pools.destroy(context_, number(pool));
      return UR_RESULT_SUCCESS;
    }));
  }

  ur_result_t alloc(core::NativePool pool, size_t size, size_t alignment, void **memory) noexcept override {
    return locked(Call::allocPooled,
                  [&](Pools &pools) { return pools.alloc(context_, number(pool), size, alignment, memory); });
  }
  ur_result_t free(uint32_t, void *memory) noexcept override {
    // As Driver::free does: a failure that was ordered frees all the same.
    const ur_result_t booked = book(Call::freePooled, [] { return UR_RESULT_SUCCESS; });
    const InsideDriver inside;
    const ur_result_t freed = world_.freePooled(context_, memory);
    return booked != UR_RESULT_SUCCESS ? booked : freed;
  }

  ur_result_t trim(core::NativePool pool, size_t keep) noexcept override {
    return locked(Call::trimPool, [&](Pools &pools) { return pools.trim(context_, number(pool), keep); });
  }
  ur_result_t setReleaseThreshold(core::NativePool pool, size_t bytes) noexcept override {
    return locked(Call::setPoolThreshold,
                  [&](Pools &pools) { return pools.setReleaseThreshold(context_, number(pool), bytes); });
  }
  ur_result_t reserved(core::NativePool pool, core::PoolReserve *reserve) noexcept override {
    return locked(Call::poolReserved, [&](Pools &pools) { return pools.reserved(context_, number(pool), reserve); });
  }
  ur_result_t resetHigh(core::NativePool pool) noexcept override {
    return locked(Call::resetPoolHigh, [&](Pools &pools) { return pools.resetHigh(context_, number(pool)); });
  }

private:
  static uintptr_t number(core::NativePool pool) { return reinterpret_cast<uintptr_t>(pool); }

  template <class F>
  ur_result_t locked(Call call, F body) noexcept {
    return book(call, [&] {
      std::lock_guard lock(world_.mutex());
      return body(world_.pools());
    });
  }

  World &world_ = World::instance();
  const void *context_;
  const std::vector<uint32_t> devices_;
};

} // namespace

Part<core::PoolDriver> makePools(const void *context, std::span<const uint32_t> devices) {
  return {new PoolPart(context, devices), [](core::PoolDriver *part) { delete static_cast<PoolPart *>(part); }};
}

} // namespace ur::sim
