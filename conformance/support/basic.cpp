// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/basic.hpp"

namespace conformance {

static constexpr const char *kBasic[] = {
    // What there is.
    "AdapterGet", "AdapterGetInfo", "AdapterGetLastError", "AdapterRelease", "AdapterRetain", "PlatformGet",
    "PlatformGetApiVersion", "PlatformGetInfo", "DeviceGet", "DeviceGetInfo", "DeviceRelease", "DeviceRetain",
    // Contexts, queues, events.
    "ContextCreate", "ContextGetInfo", "ContextRelease", "ContextRetain", "QueueCreate", "QueueFinish", "QueueFlush",
    "QueueGetInfo", "QueueRelease", "QueueRetain", "EnqueueEventsWait", "EnqueueEventsWaitWithBarrier", "EventGetInfo",
    "EventRelease", "EventRetain", "EventSetCallback", "EventWait",
    // Memory, and what moves it.
    "USMDeviceAlloc", "USMFree", "USMGetMemAllocInfo", "USMHostAlloc", "USMSharedAlloc", "USMPoolCreate",
    "USMPoolGetInfo", "USMPoolRelease", "USMPoolRetain", "EnqueueUSMFill", "EnqueueUSMMemcpy", "MemBufferCreate",
    "MemBufferPartition", "MemGetInfo", "MemRelease", "MemRetain", "EnqueueMemBufferCopy", "EnqueueMemBufferCopyRect",
    "EnqueueMemBufferFill", "EnqueueMemBufferMap", "EnqueueMemBufferRead", "EnqueueMemBufferReadRect",
    "EnqueueMemBufferWrite", "EnqueueMemBufferWriteRect", "EnqueueMemUnmap",
    // Memory in the order of a queue.
    "EnqueueUSMDeviceAllocExp", "EnqueueUSMFreeExp", "EnqueueUSMHostAllocExp", "EnqueueUSMSharedAllocExp",
    "USMPoolCreateExp", "USMPoolDestroyExp", "USMPoolGetDefaultDevicePoolExp", "USMPoolGetDevicePoolExp",
    "USMPoolGetInfoExp", "USMPoolSetDevicePoolExp", "USMPoolSetInfoExp", "USMPoolTrimToExp",
    // Programs and kernels.
    "ProgramBuild", "ProgramCreateWithBinary", "ProgramGetBuildInfo", "ProgramGetInfo", "ProgramRelease",
    "ProgramRetain", "KernelCreate", "KernelGetGroupInfo", "KernelGetInfo", "KernelRelease", "KernelRetain",
    "EnqueueKernelLaunchWithArgsExp"};

std::string basicFilter() {
  std::string filter;
  for (const std::string suite : kBasic) { // with a fixture of its own, and repeated on kinds of queues and memory
    for (const std::string &pattern : {suite + ".*", suite + "_*", "*/" + suite + ".*", "*/" + suite + "_*"})
      filter += (filter.empty() ? "" : ":") + pattern;
  }
  return filter;
}

} // namespace conformance
