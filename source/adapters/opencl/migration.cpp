// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/migration.hpp"

namespace ur::opencl {

ur_result_t Migration::prefetch(core::Stream stream, const core::SharedRange &range, bool toHost,
                                const core::Fence &fence) noexcept {
  const Stream &to = Stream::of(stream);
  const Api &api = to.api();
  const bool usm = to.context.way() == MemoryWay::usm;
  const cl_bitfield flags = toHost ? cl_bitfield{CL_MIGRATE_MEM_OBJECT_HOST} : 0;
  ur_result_t result = UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (usm ? api.clEnqueueMigrateMemINTEL != nullptr : api.clEnqueueSVMMigrateMem != nullptr) {
    result = submit(stream, fence, [&](cl_command_queue queue, cl_uint count, const cl_event *list, cl_event *event) {
      const void *memory = range.memory;
      return usm ? api.clEnqueueMigrateMemINTEL(queue, memory, range.size, flags, count, list, event)
                 : api.clEnqueueSVMMigrateMem(queue, 1, &memory, &range.size, flags, count, list, event);
    });
  }
  // What can't be done stays undone: it was a hint.
  return result == UR_RESULT_SUCCESS ? result : enqueueFence(stream, core::FenceKind::wait, fence);
}

ur_result_t Migration::advise(core::Stream stream, const core::SharedRange &, ur_usm_advice_flags_t,
                              const core::Fence &fence) noexcept {
  return enqueueFence(stream, core::FenceKind::wait, fence);
}

} // namespace ur::opencl
