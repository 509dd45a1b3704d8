// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: memory and semaphores of other APIs. The simulated driver knows no other API, and handles of these kinds
// are never looked at; on the fake CUDA driver, test/cuda/api_external.cpp makes every call fail.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

/// A handle that nothing has made.
template <class Handle>
Handle nobodys() {
  static uint64_t word = 0;
  return reinterpret_cast<Handle>(&word);
}

const bool kExternalRows = addScenarios({
    {"urBindlessImagesSupportsImportingHandleTypeExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().BindlessImagesExp.pfnSupportsImportingHandleTypeExp, t.dev(),
                       UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, t.out<ur_bool_t>());
       };
     },
     "", true, true},
    {"urBindlessImagesImportExternalMemoryExp",
     [](FaultRig &t) -> Round {
       auto *desc = t.keep(ur_exp_external_mem_desc_t{UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC, nullptr});
       return [&t, desc] {
         return t.call(table().BindlessImagesExp.pfnImportExternalMemoryExp, t.here(), t.dev(), size_t{64},
                       UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, desc, t.out<ur_exp_external_mem_handle_t>());
       };
     },
     "", false, true},
    {"urBindlessImagesMapExternalLinearMemoryExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().BindlessImagesExp.pfnMapExternalLinearMemoryExp, t.here(), t.dev(), uint64_t{0},
                       uint64_t{64}, nobodys<ur_exp_external_mem_handle_t>(), t.out<void *>());
       };
     },
     "", false, true},
    {"urBindlessImagesFreeMappedLinearMemoryExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().BindlessImagesExp.pfnFreeMappedLinearMemoryExp, t.here(), t.dev(), nobodys<void *>());
       };
     },
     "", false, true},
    {"urBindlessImagesReleaseExternalMemoryExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().BindlessImagesExp.pfnReleaseExternalMemoryExp, t.here(), t.dev(),
                       nobodys<ur_exp_external_mem_handle_t>());
       };
     },
     "", false, true},
    {"urBindlessImagesImportExternalSemaphoreExp",
     [](FaultRig &t) -> Round {
       auto *desc = t.keep(ur_exp_external_semaphore_desc_t{UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC, nullptr});
       return [&t, desc] {
         return t.call(table().BindlessImagesExp.pfnImportExternalSemaphoreExp, t.here(), t.dev(),
                       UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD, desc, t.out<ur_exp_external_semaphore_handle_t>());
       };
     },
     "", false, true},
    {"urBindlessImagesReleaseExternalSemaphoreExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().BindlessImagesExp.pfnReleaseExternalSemaphoreExp, t.here(), t.dev(),
                       nobodys<ur_exp_external_semaphore_handle_t>());
       };
     },
     "", false, true},
    {"urBindlessImagesWaitExternalSemaphoreExp",
     [](FaultRig &t) -> Round {
       const ur_queue_handle_t queue = t.queue();
       return [&t, queue] {
         return t.call(table().BindlessImagesExp.pfnWaitExternalSemaphoreExp, queue,
                       nobodys<ur_exp_external_semaphore_handle_t>(), false, uint64_t{0}, 0u, nullptr,
                       static_cast<ur_event_handle_t *>(nullptr));
       };
     },
     "", false, true},
    {"urBindlessImagesSignalExternalSemaphoreExp",
     [](FaultRig &t) -> Round {
       const ur_queue_handle_t queue = t.queue();
       return [&t, queue] {
         return t.call(table().BindlessImagesExp.pfnSignalExternalSemaphoreExp, queue,
                       nobodys<ur_exp_external_semaphore_handle_t>(), false, uint64_t{0}, 0u, nullptr,
                       static_cast<ur_event_handle_t *>(nullptr));
       };
     },
     "", false, true},
});

} // namespace
} // namespace ur::test
