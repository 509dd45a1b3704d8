// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's part for virtual memory: each call is booked and served by the world.
#include "sim/booking.hpp"
#include "sim/parts.hpp"

namespace ur::sim {

namespace {

class VirtualMemoryPart final : public core::VirtualMemoryDriver {
public:
  VirtualMemoryPart(const void *context, std::span<const uint32_t> devices)
      : context_(context), devices_(devices.begin(), devices.end()) {}

  core::Granularity granularity(uint32_t, size_t size) const noexcept override {
    return {VirtualMemory::kGranularity,
            size >= VirtualMemory::kLarge ? VirtualMemory::kLarge : VirtualMemory::kGranularity};
  }

  ur_result_t reserve(const void *wish, size_t size, void **start) noexcept override {
    return locked(Call::reserve, [&](VirtualMemory &memory) { return memory.reserve(context_, wish, size, start); });
  }
  ur_result_t unreserve(void *start, size_t size) noexcept override {
    return locked(Call::unreserve, [&](VirtualMemory &memory) { return memory.unreserve(context_, start, size); });
  }

  ur_result_t createPhysical(uint32_t index, size_t size, bool shareable,
                             core::NativePhysicalMem *made) noexcept override {
    return locked(Call::createPhysical, [&](VirtualMemory &memory) {
      if (index >= devices_.size() || size == 0 || size % VirtualMemory::kGranularity != 0) {
        world_.ledger.report(Fault::badArgument, "createPhysical: no such device or size");
        return UR_RESULT_ERROR_INVALID_VALUE;
      }
      if (!world_.memory().take(devices_[index], size))
        return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
      uintptr_t number = 0;
      const ur_result_t result = memory.create(context_, devices_[index], size, shareable, &number);
      if (result == UR_RESULT_SUCCESS)
        *made = reinterpret_cast<core::NativePhysicalMem>(number);
      else
        world_.memory().give(devices_[index], size);
      return result;
    });
  }
  void destroyPhysical(core::NativePhysicalMem physical) noexcept override {
    static_cast<void>(locked(Call::destroyPhysical, [&](VirtualMemory &memory) {
      if (const auto freed = memory.destroy(context_, reinterpret_cast<uintptr_t>(physical)))
        world_.memory().give(freed->device, freed->size);
      return UR_RESULT_SUCCESS;
    }));
  }

  ur_result_t map(void *start, size_t size, core::NativePhysicalMem physical, size_t offset,
                  core::VirtualAccess access) noexcept override {
    return locked(Call::map, [&](VirtualMemory &memory) {
      return memory.map(context_, start, size, reinterpret_cast<uintptr_t>(physical), offset, access);
    });
  }
  ur_result_t unmap(void *start, size_t size) noexcept override {
    return book(Call::unmap, [&] { return world_.unmap(context_, start, size); });
  }
  ur_result_t setAccess(void *start, size_t size, core::VirtualAccess access) noexcept override {
    return locked(Call::setAccess,
                  [&](VirtualMemory &memory) { return memory.setAccess(context_, start, size, access); });
  }

private:
  template <class F>
  ur_result_t locked(Call call, F body) noexcept {
    return book(call, [&] {
      std::lock_guard lock(world_.mutex());
      return body(world_.memory().virtualMemory());
    });
  }

  World &world_ = World::instance();
  const void *context_;
  const std::vector<uint32_t> devices_;
};

} // namespace

Part<core::VirtualMemoryDriver> makeVirtualMemory(const void *context, std::span<const uint32_t> devices) {
  return {new VirtualMemoryPart(context, devices),
          [](core::VirtualMemoryDriver *part) { delete static_cast<VirtualMemoryPart *>(part); }};
}

} // namespace ur::sim
