// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/inter_process.hpp"

#include "adapters/core/port/guarded.hpp"

#include <algorithm>
#include <cstring>
#include <unistd.h>

namespace ur::level_zero {

namespace {

/// A descriptor of another process's offer, until it goes.
class Fetched {
public:
  explicit Fetched(std::span<const uint8_t> offer) noexcept : descriptor_(core::DescriptorOffer::fetch(offer)) {}
  Fetched(const Fetched &) = delete;
  Fetched &operator=(const Fetched &) = delete;
  ~Fetched() {
    if (descriptor_ >= 0)
      close(descriptor_);
  }
  [[nodiscard]] int descriptor() const noexcept { return descriptor_; }

private:
  const int descriptor_;
};

} // namespace

bool InterProcess::possible() const noexcept {
  for (uint32_t device = 0; device < context_.size(); ++device) {
    if (context_.device(device).facts.ipcMemory)
      return true;
  }
  return false;
}

ur_result_t InterProcess::allocShareable(uint32_t device, size_t size, size_t alignment, void **memory) noexcept {
  if (core::driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  return context_.device(device).facts.ipcMemory
             ? memory_.allocExportable(device, size, alignment, memory)
             : memory_.alloc(core::MemoryKind::device, device, size, alignment, memory);
}

ur_result_t InterProcess::exportMemory(void *memory, std::vector<uint8_t> *bytes) noexcept {
  return core::guarded([&] {
    Address address{};
    std::vector<uint8_t> offer;
    const ur_result_t result =
        offers_.make(memory, &offer, [&](int *descriptor) { return memory_.descriptorOf(memory, descriptor); });
    if (result != UR_RESULT_SUCCESS)
      return result;
    std::copy(offer.begin(), offer.end(), address.offer.begin());
    address.offset = memory_.offsetOf(memory);
    bytes->resize(sizeof address);
    std::memcpy(bytes->data(), &address, sizeof address);
    return UR_RESULT_SUCCESS;
  });
}

bool InterProcess::openAgain(const Key &key, void **memory) noexcept {
  std::lock_guard lock(mutex_);
  const auto known = opened_.find(key);
  if (known == opened_.end())
    return false;
  ++known->second.times;
  *memory = known->second.start;
  return true;
}

/// Where another thread is first with the same memory, that one's serves.
ur_result_t InterProcess::openMemory(uint32_t device, std::span<const uint8_t> bytes, size_t size,
                                     void **memory) noexcept {
  Address address;
  Key key{{}, device};
  if (bytes.size() != sizeof address)
    return UR_RESULT_ERROR_INVALID_VALUE;
  std::memcpy(&address, bytes.data(), sizeof address);
  std::copy(bytes.begin(), bytes.end(), key.first.begin());
  if (size > SIZE_MAX - address.offset)
    return UR_RESULT_ERROR_INVALID_VALUE;
  if (openAgain(key, memory))
    return UR_RESULT_SUCCESS;
  return core::guarded([&] {
    std::map<Key, Opened> made; // so that nothing fails once the memory is here
    Opened &opened = made[key];
    const Fetched fetched(address.offer);
    if (fetched.descriptor() < 0)
      return UR_RESULT_ERROR_INVALID_VALUE;
    if (const ur_result_t result = memory_.import(device, fetched.descriptor(), address.offset + size, &opened.base);
        result != UR_RESULT_SUCCESS)
      return result;
    opened.start = static_cast<std::byte *>(opened.base) + address.offset;
    {
      std::lock_guard lock(mutex_);
      opened_.merge(made);
      Opened &one = opened_.find(key)->second;
      ++one.times;
      *memory = one.start;
    }
    if (!made.empty())
      (void)memory_.free(opened.base);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t InterProcess::closeMemory(void *memory, size_t) noexcept {
  void *base = nullptr;
  decltype(opened_)::node_type closed;
  {
    std::lock_guard lock(mutex_);
    const auto known = std::ranges::find_if(opened_, [&](const auto &one) { return one.second.start == memory; });
    if (known == opened_.end())
      return UR_RESULT_ERROR_INVALID_VALUE;
    if (--known->second.times != 0)
      return UR_RESULT_SUCCESS;
    base = known->second.base;
    closed = opened_.extract(known);
  }
  const ur_result_t result = memory_.free(base);
  if (result != UR_RESULT_SUCCESS) { // it is open still
    std::lock_guard lock(mutex_);
    closed.mapped().times = 1;
    opened_.insert(std::move(closed));
  }
  return result;
}

ur_result_t InterProcess::exportPhysical(core::NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept {
  return core::guarded([&] {
    return offers_.make(memory, bytes,
                        [&](int *descriptor) { return virtualMemory_.descriptorOf(memory, descriptor); });
  });
}

void InterProcess::withdrawPhysical(core::NativePhysicalMem memory) noexcept {
  offers_.end(memory);
}

ur_result_t InterProcess::openPhysical(uint32_t device, std::span<const uint8_t> bytes, size_t size,
                                       core::NativePhysicalMem *memory) noexcept {
  const Fetched fetched(bytes);
  if (fetched.descriptor() < 0)
    return UR_RESULT_ERROR_INVALID_VALUE;
  return virtualMemory_.import(device, fetched.descriptor(), size, memory);
}

} // namespace ur::level_zero
