// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's parts for memory of others: host memory of the caller's, and memory of other processes, for which other
// contexts of this one stand.
#include "sim/booking.hpp"
#include "sim/parts.hpp"

#include <algorithm>
#include <cstring>

namespace ur::sim {

namespace {

class RegistrationPart final : public core::RegistrationDriver {
public:
  explicit RegistrationPart(const void *context) : context_(context) {}

  ur_result_t registerHost(void *memory, size_t size, core::HostUse use, bool readOnly) noexcept override {
    return book(Call::registerHost, [&] {
      World &world = World::instance();
      std::lock_guard lock(world.mutex());
      if (use == core::HostUse::copies)
        return UR_RESULT_SUCCESS; // Copies here are as fast as they get.
      return world.memory().registerHost(context_, memory, size, readOnly);
    });
  }
  ur_result_t unregisterHost(void *memory, size_t size, core::HostUse use) noexcept override {
    return book(Call::unregisterHost, [&] {
      return use == core::HostUse::copies ? UR_RESULT_SUCCESS
                                          : World::instance().unregisterHost(context_, memory, size);
    });
  }

private:
  const void *context_;
};

class InterProcessPart final : public core::InterProcessDriver {
public:
  InterProcessPart(const void *context, core::Driver &driver, const std::vector<uint32_t> &devices)
      : context_(context), driver_(driver), devices_(devices) {}

  ur_result_t allocShareable(uint32_t device, size_t size, size_t alignment, void **memory) noexcept override {
    return driver_.alloc(core::MemoryKind::device, device, size, alignment, memory);
  }
  ur_result_t exportMemory(void *memory, std::vector<uint8_t> *bytes) noexcept override {
    return locked(Call::exportMemory, [&](World &world) {
      const uint64_t identity = world.memory().identity(context_, memory);
      if (identity == 0)
        return UR_RESULT_ERROR_INVALID_VALUE;
      write(identity, bytes);
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t openMemory(uint32_t, std::span<const uint8_t> bytes, size_t size, void **memory) noexcept override {
    return locked(Call::openMemory, [&](World &world) {
      void *opened = world.memory().open(context_, read(bytes), size);
      if (!opened)
        return UR_RESULT_ERROR_INVALID_VALUE;
      *memory = opened;
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t closeMemory(void *memory, size_t size) noexcept override {
    return book(Call::closeMemory, [&] { return World::instance().closeMemory(context_, memory, size); });
  }

  ur_result_t exportPhysical(core::NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept override {
    return locked(Call::exportPhysical, [&](World &world) {
      world.memory().virtualMemory().offer(reinterpret_cast<uintptr_t>(memory), true);
      write(reinterpret_cast<uintptr_t>(memory), bytes);
      return UR_RESULT_SUCCESS;
    });
  }
  void withdrawPhysical(core::NativePhysicalMem memory) noexcept override {
    World &world = World::instance();
    std::lock_guard lock(world.mutex());
    world.memory().virtualMemory().offer(reinterpret_cast<uintptr_t>(memory), false);
  }
  ur_result_t openPhysical(uint32_t, std::span<const uint8_t> bytes, size_t size,
                           core::NativePhysicalMem *memory) noexcept override {
    return locked(Call::openPhysical, [&](World &world) {
      const uintptr_t opened = world.memory().virtualMemory().share(context_, read(bytes), size);
      if (opened == 0)
        return UR_RESULT_ERROR_INVALID_VALUE;
      *memory = reinterpret_cast<core::NativePhysicalMem>(opened);
      return UR_RESULT_SUCCESS;
    });
  }

  ur_result_t createSharedEvent(uint32_t device, core::NativeEvent *event) noexcept override {
    return book(Call::createSharedEvent, [&] {
      *event = reinterpret_cast<core::NativeEvent>(World::instance().createSharedEvent(context_, devices_[device]));
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t shareEvent(core::NativeEvent event, core::NativeEvent *another) noexcept override {
    return book(Call::shareEvent, [&] {
      const uintptr_t made = World::instance().shareEvent(context_, reinterpret_cast<uintptr_t>(event));
      *another = reinterpret_cast<core::NativeEvent>(made);
      return made == 0 ? UR_RESULT_ERROR_INVALID_EVENT : UR_RESULT_SUCCESS;
    });
  }
  ur_result_t exportEvent(core::NativeEvent event, std::vector<uint8_t> *bytes) noexcept override {
    return book(Call::exportEvent, [&] {
      write(reinterpret_cast<uintptr_t>(event), bytes);
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t openEvent(std::span<const uint8_t> bytes, uint32_t *device, core::NativeEvent *event) noexcept override {
    return book(Call::openEvent, [&] {
      World &world = World::instance();
      uint32_t of = 0;
      const uintptr_t made = world.shareEvent(context_, read(bytes), &of);
      if (made == 0)
        return UR_RESULT_ERROR_INVALID_VALUE;
      *event = reinterpret_cast<core::NativeEvent>(made);
      const auto place = std::find(devices_.begin(), devices_.end(), of);
      *device = static_cast<uint32_t>(place - devices_.begin());
      if (place != devices_.end())
        return UR_RESULT_SUCCESS;
      world.destroyEvents(context_, {event, 1});
      return UR_RESULT_ERROR_INVALID_VALUE;
    });
  }

  ur_result_t exportDescriptor(core::NativePhysicalMem memory, int *descriptor) noexcept override {
    return locked(Call::exportDescriptor, [&](World &world) {
      const int made = world.memory().virtualMemory().duplicate(context_, reinterpret_cast<uintptr_t>(memory));
      if (made < 0)
        return UR_RESULT_ERROR_OUT_OF_RESOURCES;
      *descriptor = made;
      return UR_RESULT_SUCCESS;
    });
  }

private:
  template <class F>
  ur_result_t locked(Call call, F body) noexcept {
    return book(call, [&] {
      World &world = World::instance();
      std::lock_guard lock(world.mutex());
      return body(world);
    });
  }
  static void write(uint64_t number, std::vector<uint8_t> *bytes) {
    bytes->resize(sizeof number);
    std::memcpy(bytes->data(), &number, sizeof number);
  }
  static uint64_t read(std::span<const uint8_t> bytes) {
    uint64_t number = 0;
    if (bytes.size() == sizeof number)
      std::memcpy(&number, bytes.data(), sizeof number);
    return number;
  }

  const void *context_;
  core::Driver &driver_;
  const std::vector<uint32_t> &devices_;
};

} // namespace

Part<core::RegistrationDriver> makeRegistration(const void *context) {
  return {new RegistrationPart(context),
          [](core::RegistrationDriver *part) { delete static_cast<RegistrationPart *>(part); }};
}

Part<core::InterProcessDriver> makeInterProcess(const void *context, core::Driver &driver,
                                                const std::vector<uint32_t> &devices) {
  return {new InterProcessPart(context, driver, devices),
          [](core::InterProcessDriver *part) { delete static_cast<InterProcessPart *>(part); }};
}

} // namespace ur::sim
