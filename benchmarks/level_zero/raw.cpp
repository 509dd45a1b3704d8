// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "raw.hpp"

#include "common/dynamic_library.hpp"
#include "common/env.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace bench {

using namespace ur::level_zero;

namespace {

RawApi theApi;

} // namespace

void need(ze_result_t result, const char *what) {
  if (result != ZE_RESULT_SUCCESS) {
    std::fprintf(stderr, "%s failed with Level Zero's 0x%x\n", what, static_cast<unsigned>(result));
    std::exit(2);
  }
}

bool openRawApi(std::string *reason) {
  ur::DynamicLibrary library;
  const std::string file = ur::env::text("UR_LEVEL_ZERO_LIBRARY").value_or("libze_loader.so.1");
  if (!library.open(file.c_str(), *reason))
    return false;
  const char *lacking = nullptr;
#define FUNCTION(name, parameters)                                                                                     \
  theApi.name = library.function<decltype(theApi.name)>(#name);                                                        \
  lacking = theApi.name ? lacking : #name;
#include "functions.def"
  library.leaveOpen();
  if (lacking)
    *reason = file + " has no " + lacking;
  else if (theApi.zeInit(0) != ZE_RESULT_SUCCESS)
    *reason = "zeInit finds no driver";
  else
    return true;
  return false;
}

Raw::Raw(const Machine &machine, const std::string &program) : api(theApi) {
  const NativeDevice native = nativeOf(machine);
  device = reinterpret_cast<ze_device_handle_t>(native.device);
  const ze_context_desc_t plain{ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
  need(api.zeContextCreateEx(reinterpret_cast<ze_driver_handle_t>(native.platform), &plain, 1, &device, &context),
       "zeContextCreateEx");
  const ze_module_desc_t code{ZE_STRUCTURE_TYPE_MODULE_DESC,
                              nullptr,
                              ZE_MODULE_FORMAT_IL_SPIRV,
                              program.size(),
                              reinterpret_cast<const uint8_t *>(program.data()),
                              "",
                              nullptr};
  need(api.zeModuleCreate(context, device, &code, &module_, nullptr), "zeModuleCreate");
  const ze_kernel_desc_t named{ZE_STRUCTURE_TYPE_KERNEL_DESC, nullptr, 0, kKernelName};
  need(api.zeKernelCreate(module_, &named, &kernel), "zeKernelCreate");
  // As adapters must: a kernel may have addresses of memory from memory. It makes a launch dearer.
  need(api.zeKernelSetIndirectAccess(kernel, ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST |
                                                 ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE |
                                                 ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED),
       "zeKernelSetIndirectAccess");
}

Raw::~Raw() {
  need(api.zeKernelDestroy(kernel), "zeKernelDestroy");
  need(api.zeModuleDestroy(module_), "zeModuleDestroy");
  need(api.zeContextDestroy(context), "zeContextDestroy");
}

uint32_t Raw::computeGroup() const {
  uint32_t count = 0;
  need(api.zeDeviceGetCommandQueueGroupProperties(device, &count, nullptr), "zeDeviceGetCommandQueueGroupProperties");
  std::vector<ze_command_queue_group_properties_t> groups(count);
  for (ze_command_queue_group_properties_t &group : groups)
    group.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
  need(api.zeDeviceGetCommandQueueGroupProperties(device, &count, groups.data()),
       "zeDeviceGetCommandQueueGroupProperties");
  const auto computes = [](const ze_command_queue_group_properties_t &group) {
    return (group.flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE) != 0;
  };
  return static_cast<uint32_t>(std::find_if(groups.begin(), groups.end(), computes) - groups.begin());
}

RawSide::RawSide(const Raw &raw) : raw(raw), api(raw.api) {
  const uint32_t ordinal = raw.computeGroup();
  const ze_command_queue_desc_t queue{ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                      nullptr,
                                      ordinal,
                                      0,
                                      ZE_COMMAND_QUEUE_FLAG_IN_ORDER,
                                      ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS,
                                      ZE_COMMAND_QUEUE_PRIORITY_NORMAL};
  need(api.zeCommandListCreateImmediate(raw.context, raw.device, &queue, &list_), "zeCommandListCreateImmediate");
  const ze_device_mem_alloc_desc_t plain{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  need(api.zeMemAllocDevice(raw.context, &plain, 2 * kBlock, 0, raw.device, &memory), "zeMemAllocDevice");
  const ze_event_pool_desc_t many{ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, nullptr, ZE_EVENT_POOL_FLAG_HOST_VISIBLE, kBatch};
  need(api.zeEventPoolCreate(raw.context, &many, 0, nullptr, &pool_), "zeEventPoolCreate"); // for all devices
  for (uint32_t i = 0; i < kBatch; ++i) {
    const ze_event_desc_t one{ZE_STRUCTURE_TYPE_EVENT_DESC, nullptr, i, ZE_EVENT_SCOPE_FLAG_HOST, 0};
    need(api.zeEventCreate(pool_, &one, &events_[i]), "zeEventCreate");
  }
}

RawSide::~RawSide() {
  wait();
  for (const Event event : events_)
    need(api.zeEventDestroy(event), "zeEventDestroy");
  need(api.zeEventPoolDestroy(pool_), "zeEventPoolDestroy");
  need(api.zeMemFree(raw.context, memory), "zeMemFree");
  need(api.zeCommandListDestroy(list_), "zeCommandListDestroy");
}

void RawSide::launch(uint32_t value, Event event) const {
  need(api.zeKernelSetGroupSize(raw.kernel, 1, 1, 1), "zeKernelSetGroupSize");
  need(api.zeKernelSetArgumentValue(raw.kernel, 0, sizeof memory, &memory), "zeKernelSetArgumentValue");
  need(api.zeKernelSetArgumentValue(raw.kernel, 1, sizeof value, &value), "zeKernelSetArgumentValue");
  const ze_group_count_t groups{1, 1, 1};
  need(api.zeCommandListAppendLaunchKernel(list_, raw.kernel, &groups, event, 0, nullptr),
       "zeCommandListAppendLaunchKernel");
}

void RawSide::fill(Event event) const {
  const uint32_t pattern = 1;
  need(api.zeCommandListAppendMemoryFill(list_, memory, &pattern, sizeof pattern, kBlock, event, 0, nullptr),
       "zeCommandListAppendMemoryFill");
}

void RawSide::copy(Event event) const {
  need(api.zeCommandListAppendMemoryCopy(list_, memory, static_cast<std::byte *>(memory) + kBlock, kBlock, event, 0,
                                         nullptr),
       "zeCommandListAppendMemoryCopy");
}

RawSide::Event RawSide::event(size_t i) const {
  need(api.zeEventHostReset(events_[i]), "zeEventHostReset");
  return events_[i];
}

void RawSide::wait() const {
  need(api.zeCommandListHostSynchronize(list_, UINT64_MAX), "zeCommandListHostSynchronize");
}

} // namespace bench
