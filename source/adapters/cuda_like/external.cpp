// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/external.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/cuda_like/streams.hpp"

#include <map>
#include <unistd.h>

namespace ur::LANEWAY_VENDOR {

/// What NativeExternalMemory points to: another API's memory or, by the same kind of descriptor, physical memory that
/// the driver itself has exported, which it imports as such only.
struct External::Imported {
  const Device &device;
  size_t size = 0;
  ExternalMemoryHandle foreign = nullptr;
  core::NativePhysicalMem own = nullptr;
  std::mutex mutex;               ///< guards what follows
  std::map<void *, void *> whole; ///< of our own: where the mapping begins of which an address is a part

  static Imported &of(core::NativeExternalMemory memory) noexcept { return *reinterpret_cast<Imported *>(memory); }
};

/// What is behind a descriptor the driver finds out by looking, and so how it refuses one differs.
static ur_result_t translateImport(Result result) noexcept {
  const bool refused = result == kOperatingSystem || result == kInvalidHandle || result == kUnknown;
  return refused ? UR_RESULT_ERROR_INVALID_VALUE : translate(result);
}

ur_result_t External::importMemory(uint32_t device, int descriptor, size_t size,
                                   core::NativeExternalMemory *memory) noexcept {
  std::unique_ptr<Imported> made(new (std::nothrow) Imported{*devices_[device], size, nullptr, nullptr, {}, {}});
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  ur_result_t result = importForeign(descriptor, *made);
  if (result != UR_RESULT_SUCCESS && importOwn(device, descriptor, *made) == UR_RESULT_SUCCESS)
    result = UR_RESULT_SUCCESS;
  if (result == UR_RESULT_SUCCESS)
    *memory = reinterpret_cast<core::NativeExternalMemory>(made.release());
  return result;
}

ur_result_t External::importForeign(int descriptor, Imported &imported) const noexcept {
  return translateImport(imported.device.with(
      [&] { return externalMemoryImport(imported.device.api(), &imported.foreign, descriptor, imported.size); }));
}

ur_result_t External::importOwn(uint32_t device, int descriptor, Imported &imported) noexcept {
  if (!imported.device.limits().sharedPhysical || !virtualMemory_.possible())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const ur_result_t result = virtualMemory_.openDescriptor(device, descriptor, &imported.own);
  if (result == UR_RESULT_SUCCESS)
    close(descriptor); // The driver wants it for the call only.
  return result;
}

void External::releaseMemory(core::NativeExternalMemory memory) noexcept {
  const std::unique_ptr<Imported> owned(&Imported::of(memory));
  if (owned->own)
    virtualMemory_.destroyPhysical(owned->own);
  else
    (void)owned->device.release([&] { return externalMemoryDestroy(owned->device.api(), owned->foreign); });
}

ur_result_t External::mapMemory(core::NativeExternalMemory memory, size_t offset, size_t size,
                                void **address) noexcept {
  Imported &imported = Imported::of(memory);
  return imported.own ? mapOwn(imported, offset, address) : mapForeign(imported, offset, size, address);
}

ur_result_t External::mapForeign(const Imported &imported, size_t offset, size_t size, void **address) noexcept {
  DeviceAddress mapped = 0;
  const Result result = imported.device.with(
      [&] { return externalMemoryMap(imported.device.api(), &mapped, imported.foreign, offset, size); });
  if (result == kSuccess)
    *address = reinterpret_cast<void *>(mapped);
  return translate(result);
}

/// All of it each time: the driver maps physical memory from its beginning only.
ur_result_t External::mapOwn(Imported &imported, size_t offset, void **address) noexcept {
  return core::guarded([&] {
    const size_t size = virtualMemory_.wholeSize(imported.own, imported.size);
    void *start = nullptr;
    ur_result_t result = virtualMemory_.reserve(nullptr, size, &start);
    if (result != UR_RESULT_SUCCESS)
      return result;
    try {
      result = virtualMemory_.map(start, size, imported.own, 0, core::VirtualAccess::readWrite);
      if (result == UR_RESULT_SUCCESS) {
        std::lock_guard lock(imported.mutex);
        imported.whole.emplace(static_cast<std::byte *>(start) + offset, start);
      }
    } catch (...) {
      (void)virtualMemory_.unmap(start, size);
      result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (result == UR_RESULT_SUCCESS)
      *address = static_cast<std::byte *>(start) + offset;
    else
      (void)virtualMemory_.unreserve(start, size);
    return result;
  });
}

ur_result_t External::unmapOwn(Imported &imported, void *address) noexcept {
  const size_t size = virtualMemory_.wholeSize(imported.own, imported.size);
  std::lock_guard lock(imported.mutex);
  const auto found = imported.whole.find(address);
  const ur_result_t result = virtualMemory_.unmap(found->second, size);
  if (result == UR_RESULT_SUCCESS) {
    (void)virtualMemory_.unreserve(found->second, size);
    imported.whole.erase(found);
  }
  return result;
}

ur_result_t External::unmapMemory(core::NativeExternalMemory memory, void *address) noexcept {
  Imported &imported = Imported::of(memory);
  if (imported.own)
    return unmapOwn(imported, address);
  return translate(imported.device.with([&] { return memFree(imported.device.api(), addressOf(address)); }));
}

ur_result_t External::importSemaphore(uint32_t device, bool timeline, int descriptor,
                                      core::NativeSemaphore *semaphore) noexcept {
  const Device &user = *devices_[device];
  SemaphoreHandle made = nullptr;
  const Result result = user.with([&] { return semaphoreImport(user.api(), &made, timeline, descriptor); });
  if (result == kSuccess)
    *semaphore = reinterpret_cast<core::NativeSemaphore>(made);
  return translateImport(result);
}

void External::releaseSemaphore(core::NativeSemaphore semaphore) noexcept {
  const Device &first = *devices_.front();
  (void)first.release([&] { return semaphoreDestroy(first.api(), reinterpret_cast<SemaphoreHandle>(semaphore)); });
}

ur_result_t External::waitSemaphore(core::Stream stream, core::NativeSemaphore semaphore, uint64_t value,
                                    const core::Fence &fence) noexcept {
  return submit(stream, fence, [&](const Stream &on) {
    return semaphoreWait(on.device.api(), reinterpret_cast<SemaphoreHandle>(semaphore), value, on.native);
  });
}

ur_result_t External::signalSemaphore(core::Stream stream, core::NativeSemaphore semaphore, uint64_t value,
                                      const core::Fence &fence) noexcept {
  return submit(stream, fence, [&](const Stream &on) {
    return semaphoreSignal(on.device.api(), reinterpret_cast<SemaphoreHandle>(semaphore), value, on.native);
  });
}

} // namespace ur::LANEWAY_VENDOR
