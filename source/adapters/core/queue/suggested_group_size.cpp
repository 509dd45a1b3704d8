// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The size of work-groups that a launch on a queue would choose.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/program/work_groups.hpp"
#include "adapters/core/queue/queue.hpp"

#include <algorithm>

namespace ur::core::api {

ur_result_t urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t kernel, ur_queue_handle_t queue, uint32_t dims,
                                              const size_t *, const size_t *globalSize, size_t *suggested) {
  if (dims < 1 || dims > 3)
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  if (&kernel->context() != &queue->context())
    return UR_RESULT_ERROR_INVALID_QUEUE;
  for (uint32_t i = 0; i < dims; ++i) {
    if (globalSize[i] == 0)
      return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  const std::array<size_t, 3> local =
      chooseGroupSize(kernel->on(queue->deviceIndex()).facts, queue->device().facts(), dims, globalSize);
  std::copy_n(local.begin(), dims, suggested);
  return UR_RESULT_SUCCESS;
}

ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(ur_kernel_handle_t kernel, ur_queue_handle_t queue, uint32_t dims,
                                                      const size_t *globalOffset, const size_t *globalSize, uint32_t,
                                                      const ur_exp_kernel_arg_properties_t *, size_t *suggested) {
  return api::urKernelGetSuggestedLocalWorkSize(kernel, queue, dims, globalOffset, globalSize, suggested);
}

} // namespace ur::core::api
