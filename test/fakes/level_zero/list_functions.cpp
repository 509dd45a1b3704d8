// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Contexts, command lists and events.
#include "fakes/level_zero/regular_list.hpp"
#include "fakes/threads.hpp"

#include <algorithm>
#include <chrono>

namespace ur::level_zero::fake {

ze_result_t zeContextCreateEx(ze_driver_handle_t, const ze_context_desc_t *desc, uint32_t count,
                              ze_device_handle_t *devices, ze_context_handle_t *context) {
  BEGIN();
  checkType(desc->stype, ZE_STRUCTURE_TYPE_CONTEXT_DESC, __func__);
  auto made = std::make_unique<Context>();
  for (uint32_t i = 0; i < count; ++i)
    made->devices.insert(&deviceOf(devices[i], __func__));
  *context = reinterpret_cast<ze_context_handle_t>(engine().contexts.add(std::move(made)));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeContextDestroy(ze_context_handle_t handle) {
  ENDING();
  Context &context = engine().contexts.of(handle, __func__);
  if (context.objects != 0)
    die("zeContextDestroy: %zu objects are still there", context.objects);
  engine().contexts.take(context);
  return ZE_RESULT_SUCCESS;
}

ze_result_t zeCommandListCreateImmediate(ze_context_handle_t handle, ze_device_handle_t device,
                                         const ze_command_queue_desc_t *desc, ze_command_list_handle_t *list) {
  BEGIN();
  Context &context = engine().contexts.of(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, __func__);
  Device &on = deviceOf(device, __func__);
  if (!context.devices.contains(&on))
    die("zeCommandListCreateImmediate: the device isn't the context's");
  if (desc->ordinal != 1 || desc->index > 1)
    die("zeCommandListCreateImmediate: engine %u of group %u", desc->index, desc->ordinal);
  const uint32_t known = (engine().version >= 12 ? uint32_t{ZE_COMMAND_QUEUE_FLAG_IN_ORDER} : 0) |
                         (engine().version >= 14 ? uint32_t{ZE_COMMAND_QUEUE_FLAG_COPY_OFFLOAD_HINT} : 0);
  if ((desc->flags & ~known) != 0 || desc->mode > ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS ||
      desc->priority > ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH)
    return ZE_RESULT_ERROR_INVALID_ENUMERATION;
  if (desc->flags & ZE_COMMAND_QUEUE_FLAG_COPY_OFFLOAD_HINT)
    engine().counts.note("copy hints"); // which the fake takes and, as a driver may, does nothing about
  *list = reinterpret_cast<ze_command_list_handle_t>(
      makeList(context, on, (desc->flags & ZE_COMMAND_QUEUE_FLAG_IN_ORDER) != 0));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeCommandListDestroy(ze_command_list_handle_t handle) {
  ENDING();
  List &list = listOf(handle, __func__);
  if (list.regular) {
    if (list.regular->pending != 0)
      die("zeCommandListDestroy: the device refers to the list");
    --list.context->objects;
    engine().lists.take(list);
    return ZE_RESULT_SUCCESS;
  }
  if (!list.idle())
    die("zeCommandListDestroy: commands are still there");
  --list.context->objects;
  engine().lists.take(list).release()->destroyed = true; // its thread ends it
  fakes::Threads::get().oneLeaves();
  list.wake.notify_one();
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeCommandListHostSynchronize(ze_command_list_handle_t handle, uint64_t timeout) {
  BEGIN();
  if (timeout != UINT64_MAX)
    die("zeCommandListHostSynchronize: a timeout is nothing that the fake has");
  const List &list = listOf(handle, __func__);
  if (list.regular)
    die("zeCommandListHostSynchronize: not an immediate list");
  engine().changed.wait(call.lock(), [&] { return list.idle(); });
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeCommandListAppendBarrier(ze_command_list_handle_t handle, ze_event_handle_t signal, uint32_t count,
                                       ze_event_handle_t *waits) {
  const Exclusive alone(reinterpret_cast<List *>(handle)->inUse, __func__);
  BEGIN();
  return append(listOf(handle, __func__), __func__, signal, {waits, count}, {}, true);
}

ze_result_t zeCommandListIsImmediate(ze_command_list_handle_t handle, ze_bool_t *immediate) {
  BEGIN();
  *immediate = !listOf(handle, __func__).regular;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeCommandListGetContextHandle(ze_command_list_handle_t handle, ze_context_handle_t *context) {
  BEGIN();
  *context = reinterpret_cast<ze_context_handle_t>(listOf(handle, __func__).context);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeCommandListGetDeviceHandle(ze_command_list_handle_t handle, ze_device_handle_t *device) {
  BEGIN();
  *device = reinterpret_cast<ze_device_handle_t>(listOf(handle, __func__).device);
  return ZE_RESULT_SUCCESS;
}

ze_result_t zeEventPoolCreate(ze_context_handle_t handle, const ze_event_pool_desc_t *desc, uint32_t count,
                              ze_device_handle_t *, ze_event_pool_handle_t *pool) {
  BEGIN();
  Context &context = engine().contexts.of(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, __func__);
  if (count != 0 || desc->count == 0 || !(desc->flags & ZE_EVENT_POOL_FLAG_HOST_VISIBLE) ||
      (desc->flags & ~(ZE_EVENT_POOL_FLAG_HOST_VISIBLE | uint32_t{ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP})))
    die("zeEventPoolCreate: flags 0x%x, %u events, %u devices", desc->flags, desc->count, count);
  auto made = std::make_unique<Pool>();
  made->context = &context;
  made->timed = (desc->flags & ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP) != 0;
  made->taken.resize(desc->count);
  ++context.objects;
  *pool = reinterpret_cast<ze_event_pool_handle_t>(engine().pools.add(std::move(made)));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeEventPoolDestroy(ze_event_pool_handle_t handle) {
  ENDING();
  Pool &pool = engine().pools.of(handle, __func__);
  if (pool.events != 0)
    die("zeEventPoolDestroy: %zu events are still there", pool.events);
  --pool.context->objects;
  engine().pools.take(pool);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeEventCreate(ze_event_pool_handle_t handle, const ze_event_desc_t *desc, ze_event_handle_t *event) {
  BEGIN();
  Pool &pool = engine().pools.of(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_EVENT_DESC, __func__);
  if (desc->index >= pool.taken.size() || pool.taken[desc->index])
    die("zeEventCreate: index %u of the pool is none, or has an event", desc->index);
  pool.taken[desc->index] = true;
  ++pool.events;
  auto made = std::make_unique<Event>();
  made->context = pool.context;
  made->pool = &pool;
  made->index = desc->index;
  *event = reinterpret_cast<ze_event_handle_t>(engine().events.add(std::move(made)));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeEventCounterBasedCreate(ze_context_handle_t handle, ze_device_handle_t device,
                                      const ze_event_counter_based_desc_t *desc, ze_event_handle_t *event) {
  BEGIN();
  if (engine().version < 15)
    die("zeEventCounterBasedCreate: isn't there before version 1.15");
  Context &context = engine().contexts.of(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC, __func__);
  constexpr uint32_t kFlags = 0x3f, kScopes = 7; // those of version 1.15
  if ((desc->flags & ~kFlags) || (desc->signal & ~kScopes) || (desc->wait & ~kScopes))
    return ZE_RESULT_ERROR_INVALID_ENUMERATION;
  Device &on = deviceOf(device, __func__);
  if (!context.devices.contains(&on))
    die("zeEventCounterBasedCreate: the device isn't the context's");
  auto made = std::make_unique<Event>();
  made->context = &context;
  made->counterBased = true;
  made->flags = desc->flags;
  made->device = &on;
  ++context.objects;
  *event = reinterpret_cast<ze_event_handle_t>(engine().events.add(std::move(made)));
  return ZE_RESULT_SUCCESS;
}

namespace {

/// One that the host may look at.
Event &visibleEvent(ze_event_handle_t handle, const char *function) {
  Event &event = engine().events.of(handle, function);
  if (event.counterBased && !(event.flags & ZE_EVENT_COUNTER_BASED_FLAG_HOST_VISIBLE))
    die("%s: the host can't see the counter-based event", function);
  return event;
}

/// A plain event that no command refers to.
Event &unusedEvent(ze_event_handle_t handle, const char *function) {
  Event &event = engine().events.of(handle, function);
  if (event.counterBased)
    die("%s: the event is counter-based", function);
  if (event.signals != 0 || event.waiters != 0) {
    die("%s: the device refers to the event: %d commands are to signal it, %d wait for it", function, event.signals,
        event.waiters);
  }
  return event;
}

} // namespace

ze_result_t zeEventDestroy(ze_event_handle_t handle) {
  ENDING();
  if (Event &event = engine().events.of(handle, __func__); event.counterBased) { // whoever refers to what it named
    --event.context->objects;
    engine().events.take(event);
    return ZE_RESULT_SUCCESS;
  }
  Event &event = unusedEvent(handle, __func__);
  event.pool->taken[event.index] = false;
  --event.pool->events;
  engine().events.take(event);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeEventGetEventPool(ze_event_handle_t handle, ze_event_pool_handle_t *pool) {
  BEGIN();
  *pool = reinterpret_cast<ze_event_pool_handle_t>(engine().events.of(handle, __func__).pool);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeEventPoolGetContextHandle(ze_event_pool_handle_t handle, ze_context_handle_t *context) {
  BEGIN();
  *context = reinterpret_cast<ze_context_handle_t>(engine().pools.of(handle, __func__).context);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeEventHostReset(ze_event_handle_t handle) {
  BEGIN();
  Event &event = unusedEvent(handle, __func__);
  event.signalled = event.byHost = false;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeEventHostSignal(ze_event_handle_t handle) {
  ENDING(); // who is refused this can only stand still
  Event &event = engine().events.of(handle, __func__);
  if (event.counterBased)
    die("zeEventHostSignal: the event is counter-based");
  if (event.signalled || event.signals != 0)
    die("zeEventHostSignal: a command signals the event, or somebody has");
  event.signalled = event.byHost = true;
  for (List *list : engine().lists.all())
    list->wake.notify_one();
  engine().changed.notify_all();
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeEventHostSynchronize(ze_event_handle_t handle, uint64_t timeout) {
  BEGIN();
  if (timeout != UINT64_MAX)
    die("zeEventHostSynchronize: a timeout is nothing that the fake has");
  const Event &event = visibleEvent(handle, __func__);
  if (const std::shared_ptr<Place> place = event.place)
    engine().changed.wait(call.lock(), [&] { return place->reached; });
  else
    engine().changed.wait(call.lock(), [&] { return event.isComplete(); });
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeEventQueryStatus(ze_event_handle_t handle) {
  BEGIN();
  return visibleEvent(handle, __func__).isComplete() ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}
ze_result_t zeEventQueryKernelTimestamp(ze_event_handle_t handle, ze_kernel_timestamp_result_t *times) {
  BEGIN();
  const Event &event = engine().events.of(handle, __func__);
  const bool timed = event.counterBased ? event.place && (event.flags & ZE_EVENT_COUNTER_BASED_FLAG_DEVICE_TIMESTAMP)
                                        : event.pool->timed && !event.byHost;
  if (!timed)
    die("zeEventQueryKernelTimestamp: the event has no times, or the host has signalled it");
  if (!event.isComplete())
    return ZE_RESULT_NOT_READY;
  constexpr uint64_t kMask = (uint64_t{1} << kKernelCounterBits) - 1;
  const auto [start, end] = event.counterBased ? std::pair(event.place->startTicks, event.place->endTicks)
                                               : std::pair(event.startTicks, event.endTicks);
  times->global = times->context = {start & kMask, end & kMask};
  return ZE_RESULT_SUCCESS;
}

} // namespace ur::level_zero::fake
