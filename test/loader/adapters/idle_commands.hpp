// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contexts, queues, kernels and commands that do nothing, to see what the way to them costs. Events come from a ring:
// who holds more than kEvents at a time is given one of them again. Included by trivial.cpp.
#pragma once

struct ur_context_handle_t_ {
  const ur_dditable_t *table;
};
struct ur_queue_handle_t_ {
  const ur_dditable_t *table;
};
struct ur_kernel_handle_t_ {
  const ur_dditable_t *table;
};
struct ur_program_handle_t_ {
  const ur_dditable_t *table;
};
struct ur_event_handle_t_ {
  const ur_dditable_t *table;
};

namespace idle {

constexpr size_t kEvents = 4096, kBlocks = 256, kBlock = 4096;

inline ur_context_handle_t_ context;
inline ur_program_handle_t_ program;
inline ur_kernel_handle_t_ kernel;
inline ur_queue_handle_t_ queues[64];
inline ur_event_handle_t_ events[kEvents];
inline std::atomic<size_t> nextQueue{0};
inline std::atomic<size_t> nextEvent{0};
alignas(kBlock) inline char memory[kBlocks][kBlock];

inline ur_result_t give(ur_event_handle_t *event) {
  if (event) {
    thread_local size_t next = nextEvent.fetch_add(256);
    *event = &events[next / 256 * 256 % kEvents + next % 256];
    next = next / 256 * 256 + (next + 1) % 256;
  }
  return UR_RESULT_SUCCESS;
}

inline ur_result_t allocate(ur_queue_handle_t, ur_usm_pool_handle_t, size_t,
                            const ur_exp_async_usm_alloc_properties_t *, uint32_t, const ur_event_handle_t *, void **to,
                            ur_event_handle_t *event) {
  thread_local size_t next = nextQueue.fetch_add(1) * 64;
  *to = memory[next % kBlocks];
  next = next / 64 * 64 + (next + 1) % 64;
  return give(event);
}

template <typename Handle>
ur_result_t stay(Handle) {
  return UR_RESULT_SUCCESS;
}

inline void addTo(ur_dditable_t *table) {
  table->Context.pfnCreate = [](uint32_t, const ur_device_handle_t *, const ur_context_properties_t *,
                                ur_context_handle_t *to) {
    *to = &context;
    return UR_RESULT_SUCCESS;
  };
  table->Queue.pfnCreate = [](ur_context_handle_t, ur_device_handle_t, const ur_queue_properties_t *,
                              ur_queue_handle_t *to) {
    *to = &queues[nextQueue.fetch_add(1) % 64];
    return UR_RESULT_SUCCESS;
  };
  table->Queue.pfnFinish = stay;
  table->Program.pfnCreateWithIL = [](ur_context_handle_t, const void *, size_t, const ur_program_properties_t *,
                                      ur_program_handle_t *to) {
    *to = &program;
    return UR_RESULT_SUCCESS;
  };
  table->Kernel.pfnCreate = [](ur_program_handle_t, const char *, ur_kernel_handle_t *to) {
    *to = &kernel;
    return UR_RESULT_SUCCESS;
  };
  table->Event.pfnWait = [](uint32_t, const ur_event_handle_t *) { return UR_RESULT_SUCCESS; };
  table->Event.pfnRelease = stay;
  table->USM.pfnDeviceAlloc = [](ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t *, ur_usm_pool_handle_t,
                                 size_t, void **to) {
    *to = memory[kBlocks - 1];
    return UR_RESULT_SUCCESS;
  };
  table->Enqueue.pfnUSMMemcpy = [](ur_queue_handle_t, bool, void *, const void *, size_t, uint32_t,
                                   const ur_event_handle_t *, ur_event_handle_t *event) { return give(event); };
  table->EnqueueExp.pfnUSMDeviceAllocExp = allocate;
  table->EnqueueExp.pfnUSMFreeExp = [](ur_queue_handle_t, ur_usm_pool_handle_t, void *, uint32_t,
                                       const ur_event_handle_t *, ur_event_handle_t *event) { return give(event); };
  table->EnqueueExp.pfnKernelLaunchWithArgsExp =
      [](ur_queue_handle_t, ur_kernel_handle_t, uint32_t, const size_t *, const size_t *, const size_t *, uint32_t,
         const ur_exp_kernel_arg_properties_t *, const ur_kernel_launch_ext_properties_t *, uint32_t,
         const ur_event_handle_t *, ur_event_handle_t *event) { return give(event); };
}

} // namespace idle
