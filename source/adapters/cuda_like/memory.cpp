// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/memory.hpp"

namespace ur::LANEWAY_VENDOR {

namespace {

Result allocPlain(const Device &device, core::MemoryKind kind, size_t size, void **memory) noexcept {
  const Api &api = device.api();
  DeviceAddress address = 0;
  Result result = kSuccess;
  switch (kind) {
  case core::MemoryKind::host:
    return hostAlloc(api, memory, size, kHostPortable | kHostMapped);
  case core::MemoryKind::device:
    result = memAlloc(api, &address, size);
    break;
  case core::MemoryKind::shared:
    if (!device.limits().managed)
      return kNotSupported;
    result = memAllocManaged(api, &address, size, kAttachGlobal);
    break;
  }
  if (result == kSuccess)
    *memory = reinterpret_cast<void *>(address);
  return result;
}

Result freePlain(const Api &api, core::MemoryKind kind, void *memory) noexcept {
  return kind == core::MemoryKind::host ? hostFree(api, memory) : memFree(api, addressOf(memory));
}

} // namespace

ur_result_t Memory::alloc(const Device &device, core::MemoryKind kind, size_t size, size_t alignment,
                          void **memory) noexcept {
  const Result result = device.with([&] {
    return alignment_.allocate(
        size, alignment, memory, [&](size_t bytes, void **made) { return allocPlain(device, kind, bytes, made); },
        [&](void *made) { return freePlain(device.api(), kind, made); });
  });
  return result == kOutOfMemory && kind == core::MemoryKind::host ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
                                                                  : translate(result);
}

ur_result_t Memory::free(const Device &device, core::MemoryKind kind, void *memory) noexcept {
  return translate(device.release(
      [&] { return alignment_.release(memory, [&](void *origin) { return freePlain(device.api(), kind, origin); }); }));
}

} // namespace ur::LANEWAY_VENDOR
