// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of all kinds, and copies and fills of it.
#include "fakes/level_zero/dma_buf.hpp"
#include "fakes/level_zero/memory.hpp"

#include <algorithm>
#include <cstring>
#include <sys/mman.h>

namespace ur::level_zero::fake {

Memory &memory() {
  static auto *const instance = new Memory;
  return *instance;
}

void Memory::add(void *memory, const Block &block) {
  Block &known = blocks_[reinterpret_cast<uintptr_t>(memory)] = block;
  known.number = ++numbers_;
}

Block *Memory::find(const void *address, uintptr_t *start) {
  const auto at = reinterpret_cast<uintptr_t>(address);
  auto next = blocks_.upper_bound(at);
  if (next == blocks_.begin())
    return nullptr;
  --next;
  if (start)
    *start = next->first;
  return at - next->first < next->second.size ? &next->second : nullptr;
}

void Memory::check(const void *address, size_t size, const Context &context, bool writes, bool hostsOwn,
                   const char *function) {
  auto at = reinterpret_cast<uintptr_t>(address);
  const uintptr_t end = at + size;
  if (hostsOwn && !find(address))
    return;
  do {
    uintptr_t start = 0;
    const Block *block = find(reinterpret_cast<void *>(at), &start);
    if (!block)
      die("%s: %p is no memory of the driver's", function, reinterpret_cast<void *>(at));
    if (block->context != &context)
      die("%s: %p is memory of another context", function, reinterpret_cast<void *>(at));
    if (block->access == ZE_MEMORY_ACCESS_ATTRIBUTE_NONE ||
        (writes && block->access == ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY))
      die("%s: %p isn't accessible in that way", function, reinterpret_cast<void *>(at));
    at = start + block->size;
    if (at < end && block->kind != Kind::mapped)
      die("%s: %zu bytes at %p pass the end of their block", function, size, address);
  } while (at < end);
}

namespace {

constexpr size_t kPage = 4096, kMaxAlignment = 64 << 10;

size_t roundUp(size_t size, size_t unit) {
  return (size + unit - 1) / unit * unit;
}

/// The file for memory with that behind its description; null, and the reason if there should be one.
std::shared_ptr<DmaBuf> fileFor(const External &external, size_t size, ze_result_t *reason) {
  if (external.imported >= 0)
    return DmaBuf::import(external.imported, size, reason);
  return external.exported ? DmaBuf::make(roundUp(size, kPage)) : nullptr;
}

/// Pages of their own, so that what is freed can't be touched unnoticed.
ze_result_t allocate(const char *function, Kind kind, ze_context_handle_t handle, const void *more, size_t size,
                     size_t alignment, Device *device, void **memory) {
  Call call(function);
  if (call.refused() != ZE_RESULT_SUCCESS)
    return call.refused();
  Context &context = engine().contexts.of(handle, function);
  if (device && !context.devices.contains(device))
    die("%s: the device isn't the context's", function);
  if (size == 0)
    return ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
  if ((alignment & (alignment - 1)) != 0 || alignment > kMaxAlignment)
    return ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT;
  const Device &limits = engine().devices[0];
  if (size > limits.total)
    return ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
  ze_result_t reason = ZE_RESULT_SUCCESS;
  const std::shared_ptr<DmaBuf> file = fileFor(externalOf(more, function), size, &reason);
  if (reason != ZE_RESULT_SUCCESS)
    return reason;
  const bool others = file && file->imported(); // and so counted there
  if (device && !others && device->used + size > device->total)
    return ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
  const size_t length = roundUp(size, kPage) + (alignment > kPage ? alignment : 0);
  void *made = mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (made == MAP_FAILED)
    return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  if (alignment > kPage) { // what is before and behind goes
    const auto begin = reinterpret_cast<uintptr_t>(made), start = roundUp(begin, alignment);
    const size_t kept = roundUp(size, kPage);
    if (start != begin)
      munmap(made, start - begin);
    if (begin + length != start + kept)
      munmap(reinterpret_cast<void *>(start + kept), begin + length - start - kept);
    made = reinterpret_cast<void *>(start);
  }
  if (file &&
      mmap(made, roundUp(size, kPage), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file->file(), 0) == MAP_FAILED)
    die("%s: the system refuses", function);
  if (!others)
    std::memset(made, 0xc5, std::min<size_t>(size, kPage)); // nobody may count on zeros
  if (device && !others)
    device->used += size;
  ++context.objects;
  fake::memory().add(made, {.size = size, .kind = kind, .device = device, .context = &context, .external = file});
  *memory = made;
  return ZE_RESULT_SUCCESS;
}

/// A command that uses ranges of memory: they are looked at when it is given, and when it runs.
struct Ranges {
  struct One {
    const void *address;
    size_t size;
    bool writes, hostsOwn;
  };
  const Context &context;
  const char *function;
  std::vector<One> all;
  void check() const {
    for (const One &one : all)
      memory().check(one.address, one.size, context, one.writes, one.hostsOwn, function);
  }
};

template <class Run>
ze_result_t appendUsing(List &list, const char *function, ze_event_handle_t signal, uint32_t count,
                        ze_event_handle_t *waits, const Ranges &ranges, Run run) {
  return append(list, function, signal, {waits, count},
                {.check = [ranges] { ranges.check(); },
                 .run =
                     [ranges, run] {
                       {
                         std::lock_guard lock(engine().mutex);
                         ranges.check();
                       }
                       run();
                     }});
}

} // namespace

ze_result_t zeMemAllocShared(ze_context_handle_t context, const ze_device_mem_alloc_desc_t *onDevice,
                             const ze_host_mem_alloc_desc_t *onHost, size_t size, size_t alignment,
                             ze_device_handle_t device, void **memory) {
  checkType(onDevice->stype, ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, __func__);
  checkType(onHost->stype, ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, __func__);
  if (onDevice->pNext || onHost->pNext)
    die("zeMemAllocShared: shared memory doesn't leave its process");
  return allocate(__func__, Kind::shared, context, nullptr, size, alignment, &deviceOf(device, __func__), memory);
}
ze_result_t zeMemAllocDevice(ze_context_handle_t context, const ze_device_mem_alloc_desc_t *desc, size_t size,
                             size_t alignment, ze_device_handle_t device, void **memory) {
  checkType(desc->stype, ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, __func__);
  return allocate(__func__, Kind::device, context, desc->pNext, size, alignment, &deviceOf(device, __func__), memory);
}
ze_result_t zeMemAllocHost(ze_context_handle_t context, const ze_host_mem_alloc_desc_t *desc, size_t size,
                           size_t alignment, void **memory) {
  checkType(desc->stype, ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, __func__);
  return allocate(__func__, Kind::host, context, desc->pNext, size, alignment, nullptr, memory);
}
ze_result_t zeMemFree(ze_context_handle_t handle, void *address) {
  ENDING();
  const Context &context = engine().contexts.of(handle, __func__);
  uintptr_t start = 0;
  const Block *block = memory().find(address, &start);
  if (!block || start != reinterpret_cast<uintptr_t>(address) || block->kind == Kind::mapped ||
      block->context != &context)
    die("zeMemFree: %p isn't allocated in the context", address);
  if (block->device && !(block->external && block->external->imported()))
    block->device->used -= block->size;
  --block->context->objects;
  munmap(address, roundUp(block->size, kPage));
  memory().remove(address);
  return ZE_RESULT_SUCCESS;
}

ze_result_t zeMemGetAllocProperties(ze_context_handle_t handle, const void *address,
                                    ze_memory_allocation_properties_t *properties, ze_device_handle_t *device) {
  BEGIN();
  const Context &context = engine().contexts.of(handle, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES, __func__);
  uintptr_t start = 0;
  const Block *block = memory().find(address, &start);
  if (!block || block->context != &context || block->kind == Kind::mapped) {
    properties->type = ZE_MEMORY_TYPE_UNKNOWN;
    return ZE_RESULT_SUCCESS;
  }
  constexpr ze_memory_type_t kTypes[] = {ZE_MEMORY_TYPE_DEVICE, ZE_MEMORY_TYPE_HOST, ZE_MEMORY_TYPE_SHARED};
  properties->type = kTypes[static_cast<size_t>(block->kind)];
  properties->id = block->number;
  properties->pageSize = kPage;
  if (properties->pNext && start != reinterpret_cast<uintptr_t>(address))
    die("zeMemGetAllocProperties: a descriptor stands for a whole allocation, not from %p on", address);
  DmaBuf::answer(properties->pNext, block->external.get(), __func__);
  if (device)
    *device = reinterpret_cast<ze_device_handle_t>(block->device);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeMemGetAddressRange(ze_context_handle_t handle, const void *pointer, void **base, size_t *size) {
  BEGIN();
  const Context &context = engine().contexts.of(handle, __func__);
  uintptr_t start = 0;
  const Block *block = memory().find(pointer, &start);
  if (!block || block->context != &context)
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  if (base)
    *base = reinterpret_cast<void *>(start);
  if (size)
    *size = block->size;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeCommandListAppendMemoryCopy(ze_command_list_handle_t handle, void *dst, const void *src, size_t size,
                                          ze_event_handle_t signal, uint32_t count, ze_event_handle_t *waits) {
  const Exclusive alone(reinterpret_cast<List *>(handle)->inUse, __func__);
  BEGIN();
  List &list = listOf(handle, __func__);
  const auto *to = static_cast<const char *>(dst), *from = static_cast<const char *>(src);
  if (size == 0 || (to < from + size && from < to + size))
    die("zeCommandListAppendMemoryCopy: %zu bytes from %p to %p", size, src, dst);
  return appendUsing(list, __func__, signal, count, waits,
                     {*list.context, __func__, {{dst, size, true, true}, {src, size, false, true}}},
                     [=] { std::memcpy(dst, src, size); });
}
ze_result_t zeCommandListAppendMemoryFill(ze_command_list_handle_t handle, void *address, const void *pattern,
                                          size_t patternSize, size_t size, ze_event_handle_t signal, uint32_t count,
                                          ze_event_handle_t *waits) {
  const Exclusive alone(reinterpret_cast<List *>(handle)->inUse, __func__);
  BEGIN();
  List &list = listOf(handle, __func__);
  if (patternSize == 0 || patternSize > 16 || (patternSize & (patternSize - 1)) != 0 || size % patternSize != 0 ||
      size == 0 || reinterpret_cast<uintptr_t>(address) % patternSize != 0)
    die("zeCommandListAppendMemoryFill: %zu bytes at %p with a pattern of %zu", size, address, patternSize);
  const auto *first = static_cast<const char *>(pattern);
  std::string bytes(first, first + patternSize);
  return appendUsing(list, __func__, signal, count, waits, {*list.context, __func__, {{address, size, true, true}}},
                     [=] {
                       for (size_t at = 0; at < size; at += bytes.size())
                         std::memcpy(static_cast<char *>(address) + at, bytes.data(), bytes.size());
                     });
}
ze_result_t zeCommandListAppendMemoryCopyRegion(ze_command_list_handle_t handle, void *dst,
                                                const ze_copy_region_t *dstRegion, uint32_t dstPitch,
                                                uint32_t dstSlicePitch, const void *src,
                                                const ze_copy_region_t *srcRegion, uint32_t srcPitch,
                                                uint32_t srcSlicePitch, ze_event_handle_t signal, uint32_t count,
                                                ze_event_handle_t *waits) {
  const Exclusive alone(reinterpret_cast<List *>(handle)->inUse, __func__);
  BEGIN();
  List &list = listOf(handle, __func__);
  const ze_copy_region_t size = *dstRegion;
  const auto isSound = [&](const ze_copy_region_t &region, uint32_t pitch, uint32_t slicePitch) {
    return region.width == size.width && region.height == size.height && region.depth == size.depth &&
           region.originX + size.width <= pitch && (size.depth <= 1 || slicePitch >= pitch * size.height) &&
           (size.depth <= 1 || slicePitch % pitch == 0);
  };
  if (size.width == 0 || size.height == 0 || size.depth == 0 || !isSound(*dstRegion, dstPitch, dstSlicePitch) ||
      !isSound(*srcRegion, srcPitch, srcSlicePitch))
    die("zeCommandListAppendMemoryCopyRegion: %u x %u x %u", size.width, size.height, size.depth);
  const auto place = [](const void *base, const ze_copy_region_t &region, size_t pitch, size_t slicePitch) {
    return const_cast<char *>(static_cast<const char *>(base)) + region.originZ * slicePitch + region.originY * pitch +
           region.originX;
  };
  char *const to = place(dst, *dstRegion, dstPitch, dstSlicePitch);
  const char *const from = place(src, *srcRegion, srcPitch, srcSlicePitch);
  const auto span = [&](size_t pitch, size_t slicePitch) {
    return (size.depth - 1) * slicePitch + (size.height - 1) * pitch + size.width;
  };
  return appendUsing(
      list, __func__, signal, count, waits,
      {*list.context,
       __func__,
       {{to, span(dstPitch, dstSlicePitch), true, true}, {from, span(srcPitch, srcSlicePitch), false, true}}},
      [=] {
        for (size_t z = 0; z < size.depth; ++z) {
          for (size_t y = 0; y < size.height; ++y)
            std::memcpy(to + z * dstSlicePitch + y * dstPitch, from + z * srcSlicePitch + y * srcPitch, size.width);
        }
      });
}
ze_result_t zeCommandListAppendWriteGlobalTimestamp(ze_command_list_handle_t handle, uint64_t *address,
                                                    ze_event_handle_t signal, uint32_t count,
                                                    ze_event_handle_t *waits) {
  const Exclusive alone(reinterpret_cast<List *>(handle)->inUse, __func__);
  BEGIN();
  List &list = listOf(handle, __func__);
  return appendUsing(list, __func__, signal, count, waits,
                     {*list.context, __func__, {{address, sizeof *address, true, false}}}, [=] {
                       constexpr uint64_t kMask = (uint64_t{1} << kCounterBits) - 1;
                       std::atomic_ref<uint64_t>(*address).store(ticksNow() & kMask, std::memory_order_relaxed);
                     });
}

} // namespace ur::level_zero::fake
