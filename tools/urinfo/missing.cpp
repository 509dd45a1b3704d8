// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "missing.hpp"

#include <cstdio>

namespace urinfo {
namespace {

struct Feature {
  const char *query; ///< without UR_DEVICE_INFO_
  const char *words;
  const char *wanted = nullptr; ///< a word that the answer must have; null: anything but false, 0, none and nothing
};

constexpr Feature kFeatures[] = {
    {"USM_DEVICE_SUPPORT", "memory of the device (urUSMDeviceAlloc)"},
    {"USM_HOST_SUPPORT", "memory of the host (urUSMHostAlloc)"},
    {"USM_SINGLE_SHARED_SUPPORT", "shared memory (urUSMSharedAlloc)"},
    {"USM_SYSTEM_SHARED_SUPPORT", "any memory of the process, used by kernels"},
    {"USM_POOL_SUPPORT", "pools (urUSMPoolCreate)"},
    {"ASYNC_USM_ALLOCATIONS_SUPPORT_EXP", "memory in the order of a queue (urEnqueueUSMDeviceAllocExp ...)"},
    {"USM_CONTEXT_MEMCPY_SUPPORT_EXP", "copies without a queue (urUSMContextMemcpyExp)"},
    {"USM_HOST_ALLOC_REGISTER_SUPPORT_EXP", "registering memory of the process (urUSMHostAllocRegisterExp)"},
    {"USM_P2P_SUPPORT_EXP", "memory of other devices (urUsmP2PEnablePeerAccessExp)"},
    {"VIRTUAL_MEMORY_SUPPORT", "virtual and physical memory (urVirtualMemReserve ...)"},
    {"IPC_MEMORY_SUPPORT_EXP", "memory between processes (urIPCGetMemHandleExp ...)"},
    {"IPC_PHYSICAL_MEMORY_SUPPORT_EXP", "physical memory between processes (urIPCGetPhysMemHandleExp ...)"},
    {"IPC_EVENT_SUPPORT_EXP", "events between processes (urIPCGetEventHandleExp ...)"},
    {"MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP", "memory for other APIs (urMemoryExportAllocExportableMemoryExp ...)"},
    {"EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP", "memory of other APIs (urBindlessImagesImportExternalMemoryExp ...)"},
    {"EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP",
     "semaphores of other APIs (urBindlessImagesImportExternalSemaphoreExp ...)"},
    {"IMAGE_SUPPORT", "images and samplers (urMemImageCreate, urSamplerCreate ...)"},
    {"BINDLESS_IMAGES_SUPPORT_EXP", "bindless images (urBindlessImages...)"},
    {"SUPPORTED_PARTITIONS", "parts of the device (urDevicePartition)"},
    {"QUEUE_PROPERTIES", "queues without order", "OUT_OF_ORDER_EXEC_MODE_ENABLE"},
    {"QUEUE_PROPERTIES", "queues with timestamps", "PROFILING_ENABLE"},
    {"DEVICE_WAIT_SUPPORT_EXP", "waiting for a device (urDeviceWaitExp)"},
    {"ENQUEUE_HOST_TASK_SUPPORT_EXP", "functions of the host as commands (urEnqueueHostTaskExp)"},
    {"ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP", "the vendor's own calls as commands (urEnqueueNativeCommandExp)"},
    {"TIMESTAMP_RECORDING_SUPPORT_EXP", "timestamps as commands (urEnqueueTimestampRecordingExp)"},
    {"REUSABLE_EVENTS_SUPPORT_EXP", "events that are signalled again and again (urEventCreateExp)"},
    {"COMMAND_BUFFER_SUPPORT_EXP", "command buffers (urCommandBufferCreateExp ...)"},
    {"COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP", "changes of command buffers (urCommandBufferUpdateKernelLaunchExp ...)"},
    {"COMMAND_BUFFER_EVENT_SUPPORT_EXP", "events of single commands of a command buffer"},
    {"COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP",
     "the vendor's own calls in command buffers (urCommandBufferAppendNativeCommandExp)"},
    {"LANEWAY_LAUNCH_ARGUMENTS_SUPPORT", "arguments at launch (ur_laneway_argument_table_desc_t)"},
    {"LANEWAY_POOL_REPORT_SUPPORT", "what a pool holds (UR_USM_POOL_INFO_LANEWAY_PARTS ...)"},
    {"GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP", "recording queues (urQueueBeginGraphCaptureExp ...)"},
    {"COMPILER_AVAILABLE", "building programs of an intermediate language (urProgramCreateWithIL)"},
    {"LINKER_AVAILABLE", "linking programs (urProgramLink)"},
    {"DYNAMIC_LINK_SUPPORT_EXP", "linking programs dynamically (urProgramDynamicLinkExp)"},
    {"PROGRAM_SET_SPECIALIZATION_CONSTANTS", "specialization constants (urProgramSetSpecializationConstants)"},
    {"GLOBAL_VARIABLE_SUPPORT", "variables of programs (urEnqueueDeviceGlobalVariableRead ...)"},
    {"HOST_PIPE_READ_WRITE_SUPPORT", "pipes to the host (urEnqueueReadHostPipe ...)"},
    {"KERNEL_LAUNCH_CAPABILITIES", "launches whose work-groups run at the same time", "COOPERATIVE"},
};

bool meansNo(const std::string &answer) {
  return answer.empty() || answer == "no" || answer == "0" || answer == "none";
}

} // namespace

std::vector<Missing> missingOn(const Device &device) {
  std::vector<Missing> missing;
  for (const Feature &feature : kFeatures) {
    const std::string query = std::string("UR_DEVICE_INFO_") + feature.query;
    const std::string answer = textOf(device.infos, query);
    const bool has = feature.wanted ? answer.find(feature.wanted) != std::string::npos : !meansNo(answer);
    if (!has)
      missing.push_back({feature.words, query, answer.empty() ? "no answer" : answer});
  }
  return missing;
}

void printMissing(const Inventory &inventory) {
  for (const Adapter &adapter : inventory.adapters) {
    for (const Platform &platform : adapter.platforms) {
      for (const Device &device : platform.devices) {
        std::printf("%s lacks\n", textOf(device.infos, "UR_DEVICE_INFO_NAME").c_str());
        for (const Missing &one : missingOn(device))
          std::printf("  %s\n      %s: %s\n", one.feature.c_str(), one.query.c_str(), one.answer.c_str());
      }
    }
  }
}

std::string missingToJson(const Device &device) {
  std::vector<std::string> objects;
  for (const Missing &one : missingOn(device)) {
    objects.push_back("{\"feature\":" + quoted(one.feature) + ",\"info\":" + quoted(one.query) +
                      ",\"answer\":" + quoted(one.answer) + "}");
  }
  return ",\"missing\":[" + joined(objects, ",") + "]";
}

} // namespace urinfo
