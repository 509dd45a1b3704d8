// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/inter_process.hpp"

#include "adapters/core/port/guarded.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <sys/random.h>
#include <unistd.h>

namespace ur::cuda {

namespace {

/// What travels.
struct Address {
  uint64_t process[2]; ///< a random number
  CUipcMemHandle handle;
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
  bool isOurs(const Address &address) const noexcept {
    return std::memcmp(address.process, process_, sizeof process_) == 0;
  }
  /// May throw bad_alloc.
  void add(void *memory, const void *context, Address *address) {
    std::lock_guard lock(mutex_);
    const auto [entry, fresh] = entries_.try_emplace(memory, Entry{context, serial_ + 1});
    serial_ += fresh;
    count_.store(entries_.size(), std::memory_order_relaxed);
    std::memcpy(address->process, process_, sizeof process_);
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
  Shared() {
    if (getrandom(process_, sizeof process_, 0) != sizeof process_)
      process_[0] = static_cast<uint64_t>(getpid()); // next to impossible, and better than nothing
  }
  struct Entry {
    const void *context;
    uint64_t serial;
  };
  uint64_t process_[2] = {};
  std::mutex mutex_;
  std::unordered_map<void *, Entry> entries_;
  uint64_t serial_ = 0;
  std::atomic<size_t> count_{0};
};

} // namespace

bool InterProcess::possible() const noexcept {
  return std::any_of(devices_.begin(), devices_.end(), [](const std::unique_ptr<Device> &device) {
    return device->limits().sharedMemory || device->limits().sharedPhysical;
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
  const CUresult result =
      first.with([&] { return first.api().cuIpcGetMemHandle(&address.handle, reinterpret_cast<CUdeviceptr>(origin)); });
  if (result != CUDA_SUCCESS)
    return result == CUDA_ERROR_NOT_SUPPORTED ? UR_RESULT_ERROR_OUT_OF_RESOURCES : translate(result);
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
    if (!Shared::instance().isOurs(address))
      return translate(openNative(*devices_[device], address.handle, address.offset, memory));
    void *const own = reinterpret_cast<void *>(address.address);
    std::lock_guard lock(mutex_);
    if (!Shared::instance().isOpenTo(this, address) || !opened_.emplace(own, 0).second)
      return UR_RESULT_ERROR_INVALID_VALUE;
    *memory = own;
    return UR_RESULT_SUCCESS;
  });
}

/// The driver opens the same memory at the same address each time, and counts; the core knows each address once.
CUresult InterProcess::openNative(const Device &device, const CUipcMemHandle &handle, size_t offset,
                                  void **memory) noexcept {
  CUdeviceptr base = 0;
  const CUresult result =
      device.with([&] { return device.api().cuIpcOpenMemHandle(&base, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS); });
  if (result != CUDA_SUCCESS) // bytes that were good once: those who made them are gone
    return result == CUDA_ERROR_INVALID_HANDLE || result == CUDA_ERROR_MAP_FAILED ||
                   result == CUDA_ERROR_INVALID_CONTEXT || result == CUDA_ERROR_INVALID_DEVICE
               ? CUDA_ERROR_INVALID_VALUE
               : result;
  void *const start = reinterpret_cast<void *>(base + offset);
  CUresult kept = CUDA_ERROR_OUT_OF_MEMORY;
  try {
    std::lock_guard lock(mutex_);
    kept = opened_.emplace(start, base).second ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
  } catch (...) {
  }
  if (kept == CUDA_SUCCESS)
    *memory = start;
  else
    (void)device.with([&] { return device.api().cuIpcCloseMemHandle(base); });
  return kept;
}

ur_result_t InterProcess::closeMemory(void *memory, size_t) noexcept {
  std::unique_lock lock(mutex_);
  const auto found = opened_.find(memory);
  if (found == opened_.end())
    return UR_RESULT_ERROR_INVALID_VALUE;
  const CUdeviceptr base = found->second;
  opened_.erase(found);
  lock.unlock();
  const Device &first = *devices_.front();
  return base ? translate(first.with([&] { return first.api().cuIpcCloseMemHandle(base); })) : UR_RESULT_SUCCESS;
}

ur_result_t InterProcess::exportPhysical(core::NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept {
  return virtualMemory_.exportPhysical(memory, bytes);
}

ur_result_t InterProcess::openPhysical(uint32_t device, std::span<const uint8_t> bytes, size_t,
                                       core::NativePhysicalMem *memory) noexcept {
  return virtualMemory_.openPhysical(device, bytes, memory);
}

ur_result_t InterProcess::exportDescriptor(core::NativePhysicalMem memory, int *descriptor) noexcept {
  return virtualMemory_.exportDescriptor(memory, descriptor);
}

void InterProcess::forget(void *memory) noexcept {
  Shared::instance().remove(memory);
}

} // namespace ur::cuda
