// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies outside queues, and waiting for a whole device.
#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/order/direct.hpp"
#include "adapters/core/order/ports.hpp"

namespace ur::core::api {

ur_result_t urUSMContextMemcpyExp(ur_context_handle_t context, void *dst, const void *src, size_t size) {
  const AllocationMap &allocations = context->allocations();
  check(allocations.checkRange(dst, size, MemoryUse::write));
  check(allocations.checkRange(src, size, MemoryUse::read));
  CopyDesc desc;
  desc.dst = dst;
  desc.src = src;
  desc.width = desc.dstRowPitch = desc.srcRowPitch = size;
  // On the device whose memory it is, if it is one's.
  const std::optional<Allocation> to = allocations.find(dst), from = allocations.find(src);
  const Device *device = to && to->device ? to->device : from ? from->device : nullptr;
  runAndWait(*context, device ? context->indexOf(device) : 0, CopyPort{desc});
  return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceWaitExp(ur_device_handle_t device) {
  ur_result_t result = UR_RESULT_SUCCESS;
  for (const Ref<Context> &context : device->contexts().living()) {
    const ur_result_t one = context->finish(context->indexOf(device));
    result = result == UR_RESULT_SUCCESS ? one : result;
  }
  return result;
}

} // namespace ur::core::api
