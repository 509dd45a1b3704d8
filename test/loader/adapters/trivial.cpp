// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A small adapter for tests and benchmarks of the loader, and by these macros, each kind of broken one:
//   HANDLES=n          adapter handles (1)                    BACKEND=b        what the adapter says it is (cuda)
//   PLATFORMS=n        platforms (1)                          DEVICE_TYPES=..  the types of each platform's devices (a
//   GPU) VERSION_REFUSED    every getter refuses version 0.12      GETTER_FAILS     the getter of the last table fails
//   NO_DEVICE_EXP      lacks the getter of the last table     NO_ADAPTER_GET   the slot of urAdapterGet is null
//   NULL_SLOTS         slots of optional functions are null   FEWER=n, MORE=n  so many fewer or more slots (in Enqueue,
//   BindlessImagesExp) HANDLE_TABLE       takes the table of its handles from outside, as adapters of this project do
//   UNDEFINED_SYMBOL   needs a symbol that nothing defines    GET_FAILS        urAdapterGet fails
//   NO_DEVICES       its platforms have no devices
//   IDLE_COMMANDS    has contexts, queues and commands that do nothing
//   COUNTED_EVENTS=n has contexts, and events that are over once they were asked often enough (counted_events.hpp)
//   IDLE_RETAIN      urDeviceRetain does nothing, to see what the way to it costs
// Its objects are static and its reference counts plain numbers that tests read through info queries.
#include "common/generated/tables.hpp"
#include "unified-runtime/ur_ddi.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>

#define EXPORT extern "C" __attribute__((visibility("default")))

#ifndef HANDLES
#define HANDLES 1
#endif
#ifndef PLATFORMS
#define PLATFORMS 1
#endif
#ifndef BACKEND
#define BACKEND UR_BACKEND_CUDA
#endif
#ifndef DEVICE_TYPES
#define DEVICE_TYPES UR_DEVICE_TYPE_GPU
#endif
#ifndef FEWER
#define FEWER 0
#endif
#ifndef MORE
#define MORE 0
#endif

#ifdef UNDEFINED_SYMBOL
extern "C" void urTestSymbolThatNothingDefines();
EXPORT void urTestNeedsIt() {
  urTestSymbolThatNothingDefines();
}
#endif

namespace {

constexpr ur_device_type_t kTypes[] = {DEVICE_TYPES};
constexpr uint32_t kDevices = sizeof(kTypes) / sizeof(kTypes[0]);
constexpr uint32_t kParts = 2; // of each device
#ifdef NO_DEVICES
constexpr bool kHasDevices = false;
#else
constexpr bool kHasDevices = true;
#endif

extern ur_dditable_t table;

struct Object {
  const ur_dditable_t *table;
  std::atomic<uint32_t> references;
};

} // namespace

struct ur_adapter_handle_t_ : Object {};
struct ur_platform_handle_t_ : Object {
  ur_device_handle_t devices;
};
struct ur_device_handle_t_ : Object {
  ur_platform_handle_t platform;
  ur_device_type_t type;
  ur_device_handle_t parts; // null for a part
};

namespace {} // namespace

#ifdef IDLE_COMMANDS
#include "idle_commands.hpp"
#endif
#ifdef COUNTED_EVENTS
#include "counted_events.hpp"
#endif

namespace {

ur_adapter_handle_t_ adapters[HANDLES];
ur_platform_handle_t_ platforms[PLATFORMS];
ur_device_handle_t_ devices[PLATFORMS][kDevices];
ur_device_handle_t_ parts[PLATFORMS][kDevices][kParts];

void setTables(const ur_dditable_t *of) {
#ifdef IDLE_COMMANDS
  idle::context.table = idle::program.table = idle::kernel.table = of;
  for (ur_queue_handle_t_ &queue : idle::queues)
    queue.table = of;
  for (ur_event_handle_t_ &event : idle::events)
    event.table = of;
#endif
#ifdef COUNTED_EVENTS
  counted::context.table = of;
  for (ur_event_handle_t_ &event : counted::events)
    event.table = of;
#endif
  for (auto &adapter : adapters)
    adapter.table = of;
  for (uint32_t p = 0; p != PLATFORMS; ++p) {
    platforms[p].table = of;
    platforms[p].devices = devices[p];
    for (uint32_t d = 0; d < kDevices; ++d) {
      devices[p][d].table = of;
      devices[p][d].platform = &platforms[p];
      devices[p][d].type = kTypes[d];
      devices[p][d].parts = parts[p][d];
      for (auto &part : parts[p][d]) {
        part.table = of;
        part.platform = &platforms[p];
        part.type = kTypes[d];
      }
    }
  }
}

template <typename T>
ur_result_t answer(const T &value, size_t size, void *to, size_t *sizeRet) {
  if (to) {
    if (size < sizeof(T))
      return UR_RESULT_ERROR_INVALID_SIZE;
    std::memcpy(to, &value, sizeof(T));
  }
  if (sizeRet)
    *sizeRet = sizeof(T);
  return UR_RESULT_SUCCESS;
}

ur_result_t adapterGet(uint32_t entries, ur_adapter_handle_t *handles, uint32_t *count) {
#ifdef GET_FAILS
  return UR_RESULT_ERROR_DEVICE_LOST;
#endif
  for (uint32_t i = 0; handles && i < std::min<uint32_t>(entries, HANDLES); ++i) {
    ++adapters[i].references;
    handles[i] = &adapters[i];
  }
  if (count)
    *count = HANDLES;
  return UR_RESULT_SUCCESS;
}

template <typename Handle>
ur_result_t retain(Handle handle) {
  handle->references.fetch_add(1, std::memory_order_relaxed);
  return UR_RESULT_SUCCESS;
}

template <typename Handle>
ur_result_t release(Handle handle) {
  handle->references.fetch_sub(1, std::memory_order_relaxed);
  return UR_RESULT_SUCCESS;
}

ur_result_t adapterGetInfo(ur_adapter_handle_t adapter, ur_adapter_info_t name, size_t size, void *value,
                           size_t *sizeRet) {
  switch (name) {
  case UR_ADAPTER_INFO_BACKEND:
    return answer(BACKEND, size, value, sizeRet);
  case UR_ADAPTER_INFO_REFERENCE_COUNT:
    return answer(adapter->references.load(), size, value, sizeRet);
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t platformGet(ur_adapter_handle_t adapter, uint32_t entries, ur_platform_handle_t *handles, uint32_t *count) {
  const uint32_t number = adapter == &adapters[0] ? PLATFORMS : 0;
  for (uint32_t i = 0; handles && i < std::min<uint32_t>(entries, number); ++i)
    handles[i] = &platforms[i];
  if (count)
    *count = number;
  return UR_RESULT_SUCCESS;
}

ur_result_t platformGetInfo(ur_platform_handle_t, ur_platform_info_t name, size_t size, void *value, size_t *sizeRet) {
  switch (name) {
  case UR_PLATFORM_INFO_BACKEND:
    return answer(BACKEND, size, value, sizeRet);
  case UR_PLATFORM_INFO_ADAPTER:
    return answer(&adapters[0], size, value, sizeRet);
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t deviceGet(ur_platform_handle_t platform, ur_device_type_t type, uint32_t entries,
                      ur_device_handle_t *handles, uint32_t *count) {
  uint32_t number = 0;
  for (uint32_t d = 0; kHasDevices && d < kDevices; ++d) {
    if (type == UR_DEVICE_TYPE_ALL || type == kTypes[d]) {
      if (handles && number < entries) {
        retain(&platform->devices[d]);
        handles[number] = &platform->devices[d];
      }
      ++number;
    }
  }
  if (count)
    *count = number;
  return number ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_DEVICE_NOT_FOUND;
}

ur_result_t deviceGetInfo(ur_device_handle_t device, ur_device_info_t name, size_t size, void *value, size_t *sizeRet) {
  switch (name) {
  case UR_DEVICE_INFO_TYPE:
    return answer(device->type, size, value, sizeRet);
  case UR_DEVICE_INFO_REFERENCE_COUNT:
    return answer(device->references.load(), size, value, sizeRet);
  case UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP:
    return answer(ur_bool_t{false}, size, value, sizeRet);
  case UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP:
    return answer(ur_bool_t{true}, size, value, sizeRet);
  case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
    return device->parts ? answer(UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, size, value, sizeRet)
                         : UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t devicePartition(ur_device_handle_t device, const ur_device_partition_properties_t *, uint32_t entries,
                            ur_device_handle_t *handles, uint32_t *count) {
  for (uint32_t i = 0; handles && i < std::min(entries, kParts); ++i) {
    retain(&device->parts[i]);
    handles[i] = &device->parts[i];
  }
  if (count)
    *count = kParts;
  return UR_RESULT_SUCCESS;
}

/// What stands in every slot that has nothing better. It reads no parameter, so it may stand for any number of them.
ur_result_t unsupported() {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_dditable_t makeTable() {
  ur_dditable_t made{};
#ifndef NULL_SLOTS
  auto *const slots = reinterpret_cast<void (**)()>(&made);
  std::fill_n(slots, ur::kSlotCount, reinterpret_cast<void (*)()>(unsupported));
#endif
  made.Adapter.pfnGet = adapterGet;
#ifdef NO_ADAPTER_GET
  made.Adapter.pfnGet = nullptr;
#endif
  made.Adapter.pfnRetain = retain;
  made.Adapter.pfnRelease = release;
  made.Adapter.pfnGetInfo = adapterGetInfo;
  made.Platform.pfnGet = platformGet;
  made.Platform.pfnGetInfo = platformGetInfo;
  made.Device.pfnGet = deviceGet;
  made.Device.pfnGetInfo = deviceGetInfo;
#ifdef IDLE_RETAIN
  made.Device.pfnRetain = [](ur_device_handle_t) { return UR_RESULT_SUCCESS; };
#else
  made.Device.pfnRetain = retain;
#endif
  made.Device.pfnRelease = release;
  made.Device.pfnPartition = devicePartition;
#ifdef IDLE_COMMANDS
  idle::addTo(&made);
#endif
#ifdef COUNTED_EVENTS
  counted::addTo(&made);
#endif
  return made;
}

ur_dditable_t table = makeTable();

struct Start {
  Start() { setTables(&table); }
} const start;

ur_result_t getTable(ur_api_version_t version, void *to, const ur::TableInfo &of) {
  if (!to)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
#ifdef VERSION_REFUSED
  return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
#endif
  if (version != UR_API_VERSION_CURRENT)
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  constexpr size_t kFewerEnqueue = FEWER < 20 ? FEWER : 20;
  size_t slots = of.slots;
  if (of.offset == offsetof(ur_dditable_t, Enqueue))
    slots = slots - kFewerEnqueue + MORE;
  else if (of.offset == offsetof(ur_dditable_t, BindlessImagesExp))
    slots -= FEWER - kFewerEnqueue;
#ifdef GETTER_FAILS
  if (of.offset == offsetof(ur_dditable_t, DeviceExp))
    return UR_RESULT_ERROR_DEVICE_LOST;
#endif
  std::memcpy(to, reinterpret_cast<const char *>(&table) + of.offset, std::min(slots, of.slots) * sizeof(void *));
  for (size_t i = of.slots; i < slots; ++i)
    static_cast<void **>(to)[i] = reinterpret_cast<void *>(unsupported);
  return UR_RESULT_SUCCESS;
}

} // namespace

#define GETTER(number, name, type)                                                                                     \
  EXPORT ur_result_t UR_APICALL urGet##name##ProcAddrTable(ur_api_version_t version, type *to) {                       \
    return getTable(version, to, ur::kTables[number]);                                                                 \
  }
GETTER(0, Adapter, ur_adapter_dditable_t)
GETTER(1, Platform, ur_platform_dditable_t)
GETTER(2, Context, ur_context_dditable_t)
GETTER(3, Event, ur_event_dditable_t)
GETTER(4, EventExp, ur_event_exp_dditable_t)
GETTER(5, Program, ur_program_dditable_t)
GETTER(6, ProgramExp, ur_program_exp_dditable_t)
GETTER(7, Kernel, ur_kernel_dditable_t)
GETTER(8, Queue, ur_queue_dditable_t)
GETTER(9, QueueExp, ur_queue_exp_dditable_t)
GETTER(10, Sampler, ur_sampler_dditable_t)
GETTER(11, Mem, ur_mem_dditable_t)
GETTER(12, PhysicalMem, ur_physical_mem_dditable_t)
GETTER(13, Enqueue, ur_enqueue_dditable_t)
GETTER(14, EnqueueExp, ur_enqueue_exp_dditable_t)
GETTER(15, USM, ur_usm_dditable_t)
GETTER(16, USMExp, ur_usm_exp_dditable_t)
GETTER(17, BindlessImagesExp, ur_bindless_images_exp_dditable_t)
GETTER(18, CommandBufferExp, ur_command_buffer_exp_dditable_t)
GETTER(19, GraphExp, ur_graph_exp_dditable_t)
GETTER(20, IPCExp, ur_ipc_exp_dditable_t)
GETTER(21, MemoryExportExp, ur_memory_export_exp_dditable_t)
GETTER(22, UsmP2PExp, ur_usm_p2p_exp_dditable_t)
GETTER(23, VirtualMem, ur_virtual_mem_dditable_t)
GETTER(24, Device, ur_device_dditable_t)
#ifndef NO_DEVICE_EXP
GETTER(25, DeviceExp, ur_device_exp_dditable_t)
#endif

#ifdef HANDLE_TABLE
EXPORT void urxAdapterSetHandleTable(const ur_dditable_t *of) {
  setTables(of ? of : &table);
}
#endif
