// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/inter_process.hpp"

#include "adapters/core/port/guarded.hpp"

#include "adapters/cuda_like/process_number.hpp"
#include "adapters/cuda_like/streams.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <unordered_map>

namespace ur::LANEWAY_VENDOR {

namespace {

/// What travels.
struct Address {
  ProcessNumber process;
  IpcMemoryHandle handle;
  uint64_t offset;          ///< in what the handle stands for
  uint64_t address, serial; ///< in its own process
};

/// What this process shares, whatever context it is of.
class Shared {
public:
  static Shared &instance() {
    static auto *const made = new Shared;
    return *made;
  }
  /// May throw bad_alloc.
  void add(void *memory, const void *context, Address *address) {
    std::lock_guard lock(mutex_);
    const auto [entry, fresh] = entries_.try_emplace(memory, Entry{context, serial_ + 1});
    serial_ += fresh;
    count_.store(entries_.size(), std::memory_order_relaxed);
    address->process = thisProcess();
    address->address = reinterpret_cast<uintptr_t>(memory);
    address->serial = entry->second.serial;
  }
  void remove(void *memory) noexcept {
    if (count_.load(std::memory_order_relaxed) == 0)
      return;
    std::lock_guard lock(mutex_);
    entries_.erase(memory);
    count_.store(entries_.size(), std::memory_order_relaxed);
  }
  /// Whether it is still there, and of another context.
  bool isOpenTo(const void *context, const Address &address) noexcept {
    std::lock_guard lock(mutex_);
    const auto found = entries_.find(reinterpret_cast<void *>(address.address));
    return found != entries_.end() && found->second.serial == address.serial && found->second.context != context;
  }

private:
  struct Entry {
    const void *context;
    uint64_t serial;
  };
  std::mutex mutex_;
  std::unordered_map<void *, Entry> entries_;
  uint64_t serial_ = 0;
  std::atomic<size_t> count_{0};
};

} // namespace

bool InterProcess::possible() const noexcept {
  return std::any_of(devices_.begin(), devices_.end(), [](const std::unique_ptr<Device> &device) {
    const DeviceLimits &limits = device->limits();
    return limits.sharedMemory || limits.sharedPhysical || limits.sharedEvents;
  });
}

/// All plain device memory can be shared.
ur_result_t InterProcess::allocShareable(uint32_t device, size_t size, size_t alignment, void **memory) noexcept {
  return memory_.alloc(*devices_[device], core::MemoryKind::device, size, alignment, memory);
}

ur_result_t InterProcess::exportMemory(void *memory, std::vector<uint8_t> *bytes) noexcept {
  const Device &first = *devices_.front();
  void *const origin = memory_.originOf(memory);
  Address address{};
  address.offset = static_cast<uint64_t>(static_cast<std::byte *>(memory) - static_cast<std::byte *>(origin));
  const Result result = first.with([&] { return ipcGetMemory(first.api(), &address.handle, addressOf(origin)); });
  if (result != kSuccess)
    return result == kNotSupported ? UR_RESULT_ERROR_OUT_OF_RESOURCES : translate(result);
  return core::guarded([&] {
    bytes->resize(sizeof address);
    Shared::instance().add(memory, this, &address);
    std::memcpy(bytes->data(), &address, sizeof address);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t InterProcess::openMemory(uint32_t device, std::span<const uint8_t> bytes, size_t, void **memory) noexcept {
  Address address;
  if (bytes.size() != sizeof address)
    return UR_RESULT_ERROR_INVALID_VALUE;
  std::memcpy(&address, bytes.data(), sizeof address);
  return core::guarded([&] {
    if (address.process != thisProcess())
      return translate(openNative(*devices_[device], address.handle, address.offset, memory));
    void *const own = reinterpret_cast<void *>(address.address);
    std::lock_guard lock(mutex_);
    if (!Shared::instance().isOpenTo(this, address))
      return UR_RESULT_ERROR_INVALID_VALUE;
    ++opened_.try_emplace(own, Opened{0, 0}).first->second.times;
    *memory = own;
    return UR_RESULT_SUCCESS;
  });
}

/// The driver opens the same memory at the same address each time, and counts.
Result InterProcess::openNative(const Device &device, const IpcMemoryHandle &handle, size_t offset,
                                void **memory) noexcept {
  DeviceAddress base = 0;
  const Result result = device.with([&] { return ipcOpenMemory(device.api(), &base, handle, kIpcLazyPeers); });
  if (result != kSuccess)
    return openingResult(result);
  void *const start = reinterpret_cast<void *>(base + offset);
  Result kept = kOutOfMemory;
  try {
    std::lock_guard lock(mutex_);
    ++opened_.try_emplace(start, Opened{base, 0}).first->second.times;
    kept = kSuccess;
  } catch (...) {
  }
  if (kept == kSuccess)
    *memory = start;
  else
    (void)device.release([&] { return ipcCloseMemory(device.api(), base); });
  return kept;
}

ur_result_t InterProcess::closeMemory(void *memory, size_t) noexcept {
  std::unique_lock lock(mutex_);
  const auto found = opened_.find(memory);
  if (found == opened_.end())
    return UR_RESULT_ERROR_INVALID_VALUE;
  const DeviceAddress base = found->second.base;
  std::map<void *, Opened>::node_type last; // once it is closed, the address may be another's
  if (--found->second.times == 0)
    last = opened_.extract(found);
  lock.unlock();
  const Device &first = *devices_.front();
  const ur_result_t result =
      base ? translate(first.with([&] { return ipcCloseMemory(first.api(), base); })) : UR_RESULT_SUCCESS;
  if (result != UR_RESULT_SUCCESS) { // open as before, for another try
    lock.lock();
    if (last) {
      ++opened_.insert(std::move(last)).position->second.times;
    } else {
      (void)core::guarded([&] {
        ++opened_.try_emplace(memory, Opened{base, 0}).first->second.times;
        return UR_RESULT_SUCCESS;
      });
    }
  }
  return result;
}

ur_result_t InterProcess::exportPhysical(core::NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept {
  return virtualMemory_.exportPhysical(memory, bytes);
}

void InterProcess::withdrawPhysical(core::NativePhysicalMem memory) noexcept {
  virtualMemory_.withdrawPhysical(memory);
}

ur_result_t InterProcess::openPhysical(uint32_t device, std::span<const uint8_t> bytes, size_t,
                                       core::NativePhysicalMem *memory) noexcept {
  return virtualMemory_.openPhysical(device, bytes, memory);
}

ur_result_t InterProcess::createSharedEvent(uint32_t device, core::NativeEvent *event) noexcept {
  SharedEvent *made = nullptr;
  const ur_result_t result = SharedEvent::create(*devices_[device], &made);
  if (result == UR_RESULT_SUCCESS)
    *event = Event::share(made);
  return result;
}

ur_result_t InterProcess::shareEvent(core::NativeEvent event, core::NativeEvent *another) noexcept {
  *another = Event::share(SharedEvent::again(Event(event).shared()));
  return UR_RESULT_SUCCESS;
}

ur_result_t InterProcess::exportEvent(core::NativeEvent event, std::vector<uint8_t> *bytes) noexcept {
  const SharedEvent &shared = *Event(event).shared();
  const auto device = std::find_if(devices_.begin(), devices_.end(),
                                   [&](const auto &each) { return each->context() == shared.context; });
  return core::guarded([&] { return shared.toBytes(**device, bytes); });
}

ur_result_t InterProcess::openEvent(std::span<const uint8_t> bytes, uint32_t *device,
                                    core::NativeEvent *event) noexcept {
  SharedEvent *opened = nullptr;
  const ur_result_t result = SharedEvent::open(devices_, bytes, device, &opened);
  if (result == UR_RESULT_SUCCESS)
    *event = Event::share(opened);
  return result;
}

ur_result_t InterProcess::exportDescriptor(core::NativePhysicalMem memory, int *descriptor) noexcept {
  return virtualMemory_.exportDescriptor(memory, descriptor);
}

void InterProcess::forget(void *memory) noexcept {
  Shared::instance().remove(memory);
}

} // namespace ur::LANEWAY_VENDOR
