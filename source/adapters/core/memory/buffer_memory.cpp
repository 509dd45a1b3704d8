// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/buffer_memory.hpp"

#include "adapters/core/device/native.hpp"
#include "adapters/core/memory/usm.hpp"

#include <algorithm>
#include <cstring>

namespace ur::core {
namespace {

/// Whether one site is enough: the host reaches the devices' memory, or the devices reach the host's.
bool oneSite(const Context &context, ur_mem_flags_t flags) {
  const bool hostReaches = onEveryDevice(context, [](const DeviceFacts &facts) { return facts.usmHost != 0; });
  const bool unified = onEveryDevice(context, [](const DeviceFacts &facts) { return facts.hostUnifiedMemory; });
  const bool anyPointer = onEveryDevice(context, [](const DeviceFacts &facts) { return facts.usmSharedSystem != 0; });
  const bool wantsHost = (flags & UR_MEM_FLAG_ALLOC_HOST_POINTER) != 0;
  const bool takesHost = (flags & UR_MEM_FLAG_USE_HOST_POINTER) != 0;
  return takesHost ? unified && anyPointer : hostReaches && (unified || wantsHost);
}

/// The same for memory that exists.
bool reachedByAll(const Context &context, MemoryKind kind) {
  const bool several = context.devices().size() > 1;
  return kind != MemoryKind::device && onEveryDevice(context, [&](const DeviceFacts &facts) {
           return (kind == MemoryKind::host ? facts.usmHost
                   : several                ? facts.usmSharedCross
                                            : facts.usmSharedSingle) != 0;
         });
}

Storage storageOf(MemoryKind kind) noexcept {
  return kind == MemoryKind::host ? Storage::host : kind == MemoryKind::shared ? Storage::shared : Storage::device;
}

size_t alignmentFor(const Context &context) {
  size_t alignment = 64;
  for (const Device *device : context.devices())
    alignment = std::max<size_t>(alignment, device->facts().memBaseAddrAlignBits / 8);
  return alignment;
}

} // namespace

BufferMemory::BufferMemory(Context &context, ur_mem_flags_t flags, size_t size, void *host)
    : Contents(context, size, oneSite(context, flags), Storage::device), alignment_(alignmentFor(context)) {
  if ((flags & UR_MEM_FLAG_USE_HOST_POINTER) != 0) {
    first().storage = host;
    first().owned = false;
    first().valid = true;
    hostPointer_ = single() ? nullptr : static_cast<std::byte *>(host);
  } else if (single() || host) {
    first().storage = allocateTrimming(context, MemoryKind::host, 0, size, alignment_);
    first().valid = true;
    if (host)
      std::memcpy(first().storage, host, size);
  }
}

BufferMemory::BufferMemory(Context &context, ur_native_handle_t native, bool owned, const ImportedMemory &facts)
    : Contents(context, facts.size, reachedByAll(context, facts.kind), Storage::device),
      alignment_(alignmentFor(context)) {
  ImportedMemory memory = facts;
  if (owned) // Last, so that nothing can fail behind it.
    check(nativeHandles(context).importMemory(native, true, &memory));
  adopt(memory.device, {storageOf(memory.kind), memory.memory}, memory.owned);
}

BufferMemory::~BufferMemory() {
  for (const Mapping &mapping : mappings_) {
    if (mapping.temporary)
      freeAfterAll(context(), Storage::host, mapping.host);
  }
}

void *BufferMemory::make(uint32_t device) {
  return allocateTrimming(context(), MemoryKind::device, device, size(), alignment_);
}

ur_result_t BufferMemory::move(Driver &driver, Stream stream, const Fence &fence, const End &from,
                               const End &to) const noexcept {
  CopyDesc desc;
  desc.dst = to.storage;
  desc.src = from.storage;
  desc.width = desc.dstRowPitch = desc.srcRowPitch = size();
  return driver.copy(stream, desc, fence);
}

void BufferMemory::addMapping(const Mapping &mapping) {
  std::lock_guard lock(mappingsMutex_);
  mappings_.push_back(mapping);
}

BufferMemory::Mapping BufferMemory::takeMapping(const void *host) {
  std::lock_guard lock(mappingsMutex_);
  const auto found =
      std::find_if(mappings_.begin(), mappings_.end(), [host](const Mapping &mapping) { return mapping.host == host; });
  if (found == mappings_.end())
    throw UR_RESULT_ERROR_INVALID_VALUE;
  const Mapping taken = *found;
  mappings_.erase(found);
  return taken;
}

} // namespace ur::core
