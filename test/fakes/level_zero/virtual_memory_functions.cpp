// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Addresses without memory, and memory without addresses.
#include "fakes/level_zero/dma_buf.hpp"
#include "fakes/level_zero/memory.hpp"

#include <sys/mman.h>

namespace ur::level_zero::fake {

struct Physical : Object {
  Context *context = nullptr;
  Device *device = nullptr;
  size_t size = 0;
  std::shared_ptr<DmaBuf> file;
  bool exported = false;
  int mappings = 0;
};

namespace {

constexpr size_t kSmallPage = 64 << 10, kLargePage = 2 << 20;

Live<Physical> &physicals() {
  static auto *const instance = new Live<Physical>("physical memory");
  return *instance;
}
/// Reserved ranges: their starts and ends.
std::map<uintptr_t, uintptr_t> &reservations() {
  static auto *const instance = new std::map<uintptr_t, uintptr_t>;
  return *instance;
}

size_t pageFor(size_t size) {
  return size >= kLargePage ? kLargePage : kSmallPage;
}

void checkPages(const void *address, size_t size, const char *function) {
  if (size == 0 || size % kSmallPage != 0 || reinterpret_cast<uintptr_t>(address) % kSmallPage != 0)
    die("%s: %zu bytes at %p are no pages", function, size, address);
}

void checkReserved(const void *address, size_t size, const char *function) {
  const auto at = reinterpret_cast<uintptr_t>(address);
  auto next = reservations().upper_bound(at);
  if (next == reservations().begin() || (--next)->second < at + size)
    die("%s: %zu bytes at %p aren't reserved", function, size, address);
}

bool hasPages(const Device &device) {
  const Engine &state = engine();
  return static_cast<uint64_t>((device.whole ? device.whole : &device)->index) + state.withoutPages < state.deviceCount;
}

/// The mapping that begins there; it has to end in the range.
Block &mappingAt(uintptr_t at, uintptr_t end, const char *function) {
  uintptr_t start = 0;
  Block *block = memory().find(reinterpret_cast<void *>(at), &start);
  if (!block || start != at || block->kind != Kind::mapped || at + block->size > end)
    die("%s: at %p there is no whole mapping", function, reinterpret_cast<void *>(at));
  return *block;
}

} // namespace

size_t memoryObjects() {
  return memory().blocks() + physicals().all().size() + reservations().size();
}

ze_result_t zeVirtualMemReserve(ze_context_handle_t handle, const void *wish, size_t size, void **address) {
  BEGIN();
  Context &context = engine().contexts.of(handle, __func__);
  if (size == 0 || size % pageFor(size) != 0 || reinterpret_cast<uintptr_t>(wish) % kSmallPage != 0)
    die("zeVirtualMemReserve: %zu bytes at %p are no pages", size, wish);
  void *made =
      mmap(const_cast<void *>(wish), size + kLargePage, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (made == MAP_FAILED)
    return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  const auto begin = reinterpret_cast<uintptr_t>(made), start = (begin + kLargePage - 1) / kLargePage * kLargePage;
  if (start != begin)
    munmap(made, start - begin);
  if (begin + kLargePage != start)
    munmap(reinterpret_cast<void *>(start + size), begin + kLargePage - start);
  reservations()[start] = start + size;
  ++context.objects;
  *address = reinterpret_cast<void *>(start);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeVirtualMemFree(ze_context_handle_t handle, const void *address, size_t size) {
  ENDING();
  Context &context = engine().contexts.of(handle, __func__);
  const auto start = reinterpret_cast<uintptr_t>(address);
  const auto found = reservations().find(start);
  if (found == reservations().end() || found->second != start + size)
    die("zeVirtualMemFree: %zu bytes at %p aren't what was reserved", size, address);
  for (uintptr_t at = start; at < start + size; at += kSmallPage) {
    if (memory().find(reinterpret_cast<void *>(at)))
      die("zeVirtualMemFree: something is mapped at %p", reinterpret_cast<void *>(at));
  }
  munmap(const_cast<void *>(address), size);
  reservations().erase(found);
  --context.objects;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeVirtualMemQueryPageSize(ze_context_handle_t handle, ze_device_handle_t device, size_t size,
                                      size_t *bytes) {
  BEGIN();
  engine().contexts.of(handle, __func__);
  if (!hasPages(deviceOf(device, __func__)))
    return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
  *bytes = pageFor(size);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zePhysicalMemCreate(ze_context_handle_t handle, ze_device_handle_t device, ze_physical_mem_desc_t *desc,
                                ze_physical_mem_handle_t *physical) {
  BEGIN();
  Context &context = engine().contexts.of(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, __func__);
  Device &on = deviceOf(device, __func__);
  if (!hasPages(on))
    die("zePhysicalMemCreate: the device has no virtual memory");
  const size_t page = pageFor(desc->size);
  if (desc->flags != 0 || desc->size == 0 || desc->size % page != 0)
    die("zePhysicalMemCreate: %zu bytes are no pages", desc->size);
  if (desc->pNext && engine().version < 17)
    die("zePhysicalMemCreate: a description that goes on, which the version doesn't have");
  const External external = externalOf(desc->pNext, __func__);
  if (external.imported < 0 && on.used + desc->size > on.total)
    return ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
  auto made = std::make_unique<Physical>();
  ze_result_t reason = ZE_RESULT_SUCCESS;
  made->file =
      external.imported < 0 ? DmaBuf::make(desc->size) : DmaBuf::import(external.imported, desc->size, &reason);
  if (!made->file)
    return reason;
  made->exported = external.exported;
  made->context = &context;
  made->device = &on;
  made->size = desc->size;
  on.used += made->file->imported() ? 0 : desc->size;
  ++context.objects;
  *physical = reinterpret_cast<ze_physical_mem_handle_t>(physicals().add(std::move(made)));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zePhysicalMemDestroy(ze_context_handle_t handle, ze_physical_mem_handle_t memory) {
  ENDING();
  Physical &physical = physicals().of(memory, __func__);
  if (physical.context != &engine().contexts.of(handle, __func__) || physical.mappings != 0)
    die("zePhysicalMemDestroy: another context's, or mapped");
  physical.device->used -= physical.file->imported() ? 0 : physical.size;
  --physical.context->objects;
  physicals().take(physical);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zePhysicalMemGetProperties(ze_context_handle_t handle, ze_physical_mem_handle_t memory,
                                       ze_physical_mem_properties_t *properties) {
  BEGIN();
  const Physical &physical = physicals().of(memory, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, __func__);
  if (physical.context != &engine().contexts.of(handle, __func__) || engine().version < 17)
    die("zePhysicalMemGetProperties: another context's, or nothing that the version has");
  properties->id = reinterpret_cast<uintptr_t>(&physical);
  properties->size = physical.size;
  DmaBuf::answer(properties->pNext, physical.exported ? physical.file.get() : nullptr, __func__);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeVirtualMemMap(ze_context_handle_t handle, const void *address, size_t size,
                            ze_physical_mem_handle_t physical, size_t offset, ze_memory_access_attribute_t access) {
  BEGIN();
  Context &context = engine().contexts.of(handle, __func__);
  Physical &of = physicals().of(physical, __func__);
  checkPages(address, size, __func__);
  checkReserved(address, size, __func__);
  if (of.context != &context || offset % kSmallPage != 0 || offset + size > of.size)
    die("zeVirtualMemMap: %zu bytes from %zu on aren't in the memory, or it is another context's", size, offset);
  for (size_t at = 0; at < size; at += kSmallPage) {
    if (memory().find(static_cast<const char *>(address) + at))
      die("zeVirtualMemMap: something is mapped there");
  }
  if (mmap(const_cast<void *>(address), size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, of.file->file(),
           static_cast<off_t>(offset)) == MAP_FAILED)
    die("zeVirtualMemMap: the system refuses");
  ++of.mappings;
  memory().add(const_cast<void *>(address), {.size = size,
                                             .kind = Kind::mapped,
                                             .device = of.device,
                                             .context = &context,
                                             .physical = &of,
                                             .access = access,
                                             .mappedAt = reinterpret_cast<uintptr_t>(address)});
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeVirtualMemUnmap(ze_context_handle_t handle, const void *address, size_t size) {
  ENDING();
  engine().contexts.of(handle, __func__);
  checkPages(address, size, __func__);
  const auto start = reinterpret_cast<uintptr_t>(address);
  for (uintptr_t at = start; at < start + size;) {
    const Block &block = mappingAt(at, start + size, __func__);
    if (block.mappedAt != start) // Intel's driver would leave it, and say nothing
      die("zeVirtualMemUnmap: %p is of another mapping", reinterpret_cast<void *>(at));
    --block.physical->mappings;
    const size_t length = block.size;
    memory().remove(reinterpret_cast<void *>(at));
    at += length;
  }
  if (mmap(const_cast<void *>(address), size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1,
           0) == MAP_FAILED)
    die("zeVirtualMemUnmap: the system refuses");
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeVirtualMemSetAccessAttribute(ze_context_handle_t handle, const void *address, size_t size,
                                           ze_memory_access_attribute_t access) {
  BEGIN();
  engine().contexts.of(handle, __func__);
  checkPages(address, size, __func__);
  const auto start = reinterpret_cast<uintptr_t>(address), end = start + size;
  for (uintptr_t at = start; at < end;) {
    uintptr_t begin = 0;
    Block *block = memory().find(reinterpret_cast<void *>(at), &begin);
    if (!block || block->kind != Kind::mapped)
      die("zeVirtualMemSetAccessAttribute: nothing is mapped at %p", reinterpret_cast<void *>(at));
    // Of a part of a mapping: it becomes several.
    const Block whole = *block;
    const uintptr_t until = std::min(end, begin + whole.size);
    const auto piece = [&](uintptr_t from, uintptr_t to, ze_memory_access_attribute_t with) {
      if (from == to)
        return;
      Block part = whole;
      part.size = to - from;
      part.access = with;
      memory().add(reinterpret_cast<void *>(from), part);
      ++whole.physical->mappings;
    };
    memory().remove(reinterpret_cast<void *>(begin));
    --whole.physical->mappings;
    piece(begin, at, whole.access);
    piece(at, until, access);
    piece(until, begin + whole.size, whole.access);
    at = until;
  }
  return ZE_RESULT_SUCCESS;
}

} // namespace ur::level_zero::fake
