// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sharing memory and events with other processes. What may be shared: device memory that urUSMDeviceAlloc allocated for
// itself, not from a pool, whose blocks are used again; and physical memory and events that were made for it.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/memory/physical_mem.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/port/driver_inter_process.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// The driver's part, if all devices of the context can share that kind. Throws UNSUPPORTED_FEATURE.
InterProcessDriver &sharingOf(const Context &context, SharedKind kind) {
  InterProcessDriver *driver = context.driver().interProcess();
  const auto shares = [kind](const Device *device) {
    const DeviceFacts &facts = device->facts();
    return kind == SharedKind::memory  ? facts.ipcMemory
           : kind == SharedKind::event ? facts.ipcEvents
                                       : facts.ipcPhysicalMemory;
  };
  if (!driver || !std::all_of(context.devices().begin(), context.devices().end(), shares))
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return *driver;
}

ur_backend_t vendorOf(const Context &context) noexcept {
  return context.devices().front()->platform().adapter().backend().kind();
}

void publish(Context &context, SharedKind kind, size_t size, std::span<const uint8_t> bytes, void **data,
             size_t *dataSize, std::shared_ptr<SharedOffer> offer = {}) {
  const std::span<uint8_t> kept = context.sharedHandles().add(kind, vendorOf(context), size, bytes, std::move(offer));
  *data = kept.data();
  *dataSize = kept.size();
}

void noteOpened(Context &context, const Allocation &opened) {
  context.sharedHandles().opened(opened.base, [&] { context.allocations().insert(opened); });
}

ur_result_t put(Context &context, SharedKind kind, const void *data) {
  (void)sharingOf(context, kind);
  return context.sharedHandles().remove(kind, data) ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE;
}

} // namespace

namespace api {

ur_result_t urIPCGetMemHandleExp(ur_context_handle_t context, void *memory, void **data, size_t *dataSize) {
  InterProcessDriver &driver = sharingOf(*context, SharedKind::memory);
  const std::optional<Allocation> found = context->allocations().find(memory);
  if (!found || found->base != memory || found->kind != MemoryKind::device ||
      found->origin != Allocation::Origin::allocated)
    return UR_RESULT_ERROR_INVALID_VALUE;
  if (found->pool)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; // a pool's, which will be somebody else's after its free
  std::vector<uint8_t> bytes;
  check(driver.exportMemory(memory, &bytes));
  publish(*context, SharedKind::memory, found->size, bytes, data, dataSize);
  return UR_RESULT_SUCCESS;
}

ur_result_t urIPCPutMemHandleExp(ur_context_handle_t context, void *data) {
  return put(*context, SharedKind::memory, data);
}

ur_result_t urIPCOpenMemHandleExp(ur_context_handle_t context, ur_device_handle_t device, void *data, size_t dataSize,
                                  void **memory) {
  const uint32_t index = context->indexOf(device);
  InterProcessDriver &driver = sharingOf(*context, SharedKind::memory);
  const SharedBytes shared =
      readShared(SharedKind::memory, vendorOf(*context), {static_cast<const uint8_t *>(data), dataSize});
  Allocation opened{nullptr, shared.size, MemoryKind::device, device};
  opened.origin = Allocation::Origin::opened;
  check(driver.openMemory(index, shared.bytes, shared.size, &opened.base));
  try {
    noteOpened(*context, opened);
  } catch (...) {
    (void)giveBack(*context, opened);
    throw;
  }
  *memory = opened.base;
  return UR_RESULT_SUCCESS;
}

ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t context, void *memory) {
  (void)sharingOf(*context, SharedKind::memory);
  const std::optional<Allocation> found = context->allocations().find(memory);
  if (!found || found->base != memory || found->origin != Allocation::Origin::opened ||
      !context->sharedHandles().closed(memory,
                                       [&] { (void)context->allocations().take(memory, Allocation::Origin::opened); }))
    return UR_RESULT_ERROR_INVALID_VALUE;
  const ur_result_t result = giveBack(*context, *found);
  if (result != UR_RESULT_SUCCESS)
    noteOpened(*context, *found);
  return result;
}

ur_result_t urIPCGetPhysMemHandleExp(ur_context_handle_t context, ur_physical_mem_handle_t memory, void **data,
                                     size_t *dataSize) {
  InterProcessDriver &driver = sharingOf(*context, SharedKind::physicalMemory);
  if (&memory->context() != context || !memory->offer())
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  std::vector<uint8_t> bytes;
  std::lock_guard lock(memory->offer()->mutex); // Nothing is withdrawn between the two.
  check(driver.exportPhysical(memory->block()->native, &bytes));
  publish(*context, SharedKind::physicalMemory, memory->block()->size, bytes, data, dataSize, memory->offer());
  return UR_RESULT_SUCCESS;
}

ur_result_t urIPCPutPhysMemHandleExp(ur_context_handle_t context, const void *data) {
  return put(*context, SharedKind::physicalMemory, data);
}

ur_result_t urIPCOpenPhysMemHandleExp(ur_context_handle_t context, ur_device_handle_t device, const void *data,
                                      size_t dataSize, ur_physical_mem_handle_t *memory) {
  const uint32_t index = context->indexOf(device);
  InterProcessDriver &driver = sharingOf(*context, SharedKind::physicalMemory);
  VirtualMemoryDriver &owner = virtualMemoryOf(*context);
  const SharedBytes shared =
      readShared(SharedKind::physicalMemory, vendorOf(*context), {static_cast<const uint8_t *>(data), dataSize});
  auto block = makeRef<PhysicalBlock>(owner, device, shared.size, owner.granularity(index, shared.size).minimum);
  check(driver.openPhysical(index, shared.bytes, shared.size, &block->native));
  *memory = new PhysicalMem(*context, std::move(block), 0, true);
  return UR_RESULT_SUCCESS;
}

ur_result_t urIPCClosePhysMemHandleExp(ur_context_handle_t context, ur_physical_mem_handle_t memory) {
  if (&memory->context() != context || !memory->opened())
    return UR_RESULT_ERROR_INVALID_VALUE;
  ur::core::release(memory);
  return UR_RESULT_SUCCESS;
}

ur_result_t urIPCGetEventHandleExp(ur_event_handle_t event, void **data, size_t *dataSize) {
  Context &context = event->context();
  (void)sharingOf(context, SharedKind::event);
  if (!event->shared())
    return UR_RESULT_ERROR_INVALID_EVENT;
  publish(context, SharedKind::event, 0, event->shared()->bytes(), data, dataSize);
  return UR_RESULT_SUCCESS;
}

ur_result_t urIPCPutEventHandleExp(ur_context_handle_t context, void *data) {
  return put(*context, SharedKind::event, data);
}

ur_result_t urIPCOpenEventHandleExp(ur_context_handle_t context, const void *data, size_t dataSize,
                                    ur_event_handle_t *event) {
  (void)sharingOf(*context, SharedKind::event);
  const SharedBytes shared =
      readShared(SharedKind::event, vendorOf(*context), {static_cast<const uint8_t *>(data), dataSize});
  *event = Event::makeReusable(*context, false, SharedEvent::open(*context, shared.bytes)).release();
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
