// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: USM, its pools, asynchronous allocation.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

std::function<void(void *)> freed(FaultRig &t) {
  return [&t](void *memory) { EXPECT_EQ(table().USM.pfnFree(t.here(), memory), UR_RESULT_SUCCESS); };
}

/// An asynchronous allocation behind another queue's command.
template <class F>
Round asyncAlloc(FaultRig &t, F function, ur_usm_pool_handle_t pool) {
  const auto *list = t.foreign();
  return [&t, function, pool, list] {
    return t.call(function, t.queue(), pool, size_t{4096}, nullptr, 1u, list, t.out<void *>(freed(t)), t.event());
  };
}

/// Frees a block that a round before may have failed to free.
template <class F>
Round freeing(FaultRig &t, F free) {
  auto *block = t.keep<void *>(nullptr);
  return [&t, block, free] {
    if (!*block) {
      EXPECT_EQ(t.tryAlloc(UR_USM_TYPE_DEVICE, t.queue(), nullptr, 4096, block), UR_RESULT_SUCCESS);
      EXPECT_EQ(t.tryFill(t.queue(), static_cast<uint32_t *>(*block), 8, 1), UR_RESULT_SUCCESS);
    }
    const ur_result_t result = free(t, *block);
    if (result == UR_RESULT_SUCCESS)
      *block = nullptr;
    return result;
  };
}

/// Trims a pool of what has just been in use.
Round trimming(FaultRig &t, ur_usm_pool_handle_t pool) {
  return [&t, pool] {
    void *block = nullptr;
    EXPECT_EQ(t.tryAlloc(UR_USM_TYPE_DEVICE, t.queue(), pool, 4096, &block), UR_RESULT_SUCCESS);
    EXPECT_EQ(t.tryFree(t.queue(), block), UR_RESULT_SUCCESS);
    return t.call(table().USMExp.pfnPoolTrimToExp, t.here(), t.dev(), pool, size_t{0});
  };
}

ur_usm_pool_desc_t kPlainPool{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};

const bool kUsmRows = addScenarios({
    {"urUSMDeviceAlloc",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().USM.pfnDeviceAlloc, t.here(), t.dev(), nullptr, nullptr, size_t{64},
                       t.out<void *>(freed(t)));
       };
     }},
    {"urUSMSharedAlloc",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().USM.pfnSharedAlloc, t.here(), t.dev(), nullptr, nullptr, size_t{64},
                       t.out<void *>(freed(t)));
       };
     }},
    {"urUSMHostAlloc",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().USM.pfnHostAlloc, t.here(), nullptr, nullptr, size_t{64}, t.out<void *>(freed(t)));
       };
     }},
    {"urUSMDeviceAlloc",
     [](FaultRig &t) -> Round {
       return [&t] {
         ur_usm_pool_handle_t pool = nullptr;
         EXPECT_EQ(table().USM.pfnPoolCreate(t.here(), &kPlainPool, &pool), UR_RESULT_SUCCESS);
         const ur_result_t result =
             t.call(table().USM.pfnDeviceAlloc, t.here(), t.dev(), nullptr, pool, size_t{64}, t.out<void *>(freed(t)));
         EXPECT_EQ(table().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
         return result;
       };
     },
     "of a pool"},
    {"urUSMFree",
     [](FaultRig &t) -> Round {
       auto *block = t.keep<void *>(nullptr);
       return [&t, block] {
         if (!*block) {
           EXPECT_EQ(table().USM.pfnDeviceAlloc(t.here(), t.dev(), nullptr, nullptr, 64, block), UR_RESULT_SUCCESS);
         }
         const ur_result_t result = t.call(table().USM.pfnFree, t.here(), *block);
         if (result == UR_RESULT_SUCCESS)
           *block = nullptr;
         return result;
       };
     }},
    {"urUSMFree",
     [](FaultRig &t) {
       return freeing(t, [](FaultRig &u, void *block) { return u.call(table().USM.pfnFree, u.here(), block); });
     },
     "of an asynchronous block"},
    {"urUSMGetMemAllocInfo",
     [](FaultRig &t) -> Round {
       return [&t, memory = t.device()] {
         return t.call(table().USM.pfnGetMemAllocInfo, t.here(), memory, UR_USM_ALLOC_INFO_TYPE, sizeof(ur_usm_type_t),
                       t.out<ur_usm_type_t>(), t.out<size_t>());
       };
     },
     "", true},
    {"urUSMContextMemcpyExp",
     [](FaultRig &t) -> Round {
       return [&t, to = t.device(), from = t.device()] {
         return t.call(table().USMExp.pfnContextMemcpyExp, t.here(), to, from, size_t{16});
       };
     }},
    {"urUSMPoolCreate",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().USM.pfnPoolCreate, t.here(), &kPlainPool,
                       t.out<ur_usm_pool_handle_t>([](ur_usm_pool_handle_t pool) {
                         EXPECT_EQ(table().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
                       }));
       };
     }},
    {"urUSMPoolGetInfo",
     [](FaultRig &t) -> Round {
       void *block = nullptr; // so that the pool has something to tell of
       EXPECT_EQ(t.tryAlloc(UR_USM_TYPE_DEVICE, t.queue(), t.asyncPool(), 4096, &block), UR_RESULT_SUCCESS);
       EXPECT_EQ(t.tryFree(t.queue(), block), UR_RESULT_SUCCESS);
       return [&t] {
         using Parts = std::array<ur_laneway_usm_pool_part_t, 1024>;
         return t.call(table().USM.pfnPoolGetInfo, t.asyncPool(), UR_USM_POOL_INFO_LANEWAY_PARTS, sizeof(Parts),
                       t.out<Parts>(), t.out<size_t>());
       };
     },
     "", true},
    {"urUSMPoolCreateExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().USMExp.pfnPoolCreateExp, t.here(), t.dev(), &kPlainPool,
                       t.out<ur_usm_pool_handle_t>([&t](ur_usm_pool_handle_t pool) {
                         EXPECT_EQ(table().USMExp.pfnPoolDestroyExp(t.here(), t.dev(), pool), UR_RESULT_SUCCESS);
                       }));
       };
     }},
    {"urUSMPoolDestroyExp",
     [](FaultRig &t) -> Round {
       auto *pool = t.keep<ur_usm_pool_handle_t>(nullptr);
       return [&t, pool] {
         if (!*pool) {
           EXPECT_EQ(table().USMExp.pfnPoolCreateExp(t.here(), t.dev(), &kPlainPool, pool), UR_RESULT_SUCCESS);
           void *block = nullptr;
           EXPECT_EQ(t.tryAlloc(UR_USM_TYPE_DEVICE, t.queue(), *pool, 4096, &block), UR_RESULT_SUCCESS);
           EXPECT_EQ(t.tryFree(t.queue(), block), UR_RESULT_SUCCESS);
         }
         const ur_result_t result = t.call(table().USMExp.pfnPoolDestroyExp, t.here(), t.dev(), *pool);
         if (result == UR_RESULT_SUCCESS)
           *pool = nullptr;
         return result;
       };
     }},
    {"urUSMPoolGetDefaultDevicePoolExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().USMExp.pfnPoolGetDefaultDevicePoolExp, t.here(), t.dev(), t.out<ur_usm_pool_handle_t>());
       };
     },
     "", true},
    {"urUSMPoolGetDevicePoolExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().USMExp.pfnPoolGetDevicePoolExp, t.here(), t.dev(), t.out<ur_usm_pool_handle_t>());
       };
     },
     "", true},
    {"urUSMPoolSetDevicePoolExp",
     [](FaultRig &t) -> Round {
       ur_usm_pool_handle_t usual = nullptr;
       EXPECT_EQ(table().USMExp.pfnPoolGetDevicePoolExp(t.here(), t.dev(), &usual), UR_RESULT_SUCCESS);
       return [&t, usual] {
         const ur_result_t result = t.call(table().USMExp.pfnPoolSetDevicePoolExp, t.here(), t.dev(), t.asyncPool());
         EXPECT_EQ(table().USMExp.pfnPoolSetDevicePoolExp(t.here(), t.dev(), usual), UR_RESULT_SUCCESS);
         return result;
       };
     },
     "", true},
    {"urUSMPoolGetInfoExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().USMExp.pfnPoolGetInfoExp, t.asyncPool(), UR_USM_POOL_INFO_USED_CURRENT_EXP,
                       t.out<size_t>(), t.out<size_t>());
       };
     },
     "", true},
    {"urUSMPoolSetInfoExp",
     [](FaultRig &t) -> Round {
       auto *threshold = t.keep<uint64_t>(4096);
       return [&t, threshold] {
         return t.call(table().USMExp.pfnPoolSetInfoExp, t.asyncPool(), UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP,
                       threshold, sizeof *threshold);
       };
     },
     "", true},
    {"urUSMPoolTrimToExp", [](FaultRig &t) { return trimming(t, t.asyncPool()); }},
    {"urUSMPoolTrimToExp", [](FaultRig &t) { return trimming(t, t.nativePool()); }, "of the vendor's memory"},
    {"urEnqueueUSMDeviceAllocExp",
     [](FaultRig &t) { return asyncAlloc(t, table().EnqueueExp.pfnUSMDeviceAllocExp, nullptr); }},
    {"urEnqueueUSMDeviceAllocExp",
     [](FaultRig &t) { return asyncAlloc(t, table().EnqueueExp.pfnUSMDeviceAllocExp, t.asyncPool()); }, "of a pool"},
    {"urEnqueueUSMDeviceAllocExp",
     [](FaultRig &t) { return asyncAlloc(t, table().EnqueueExp.pfnUSMDeviceAllocExp, t.nativePool()); },
     "of the vendor's memory"},
    {"urEnqueueUSMSharedAllocExp",
     [](FaultRig &t) { return asyncAlloc(t, table().EnqueueExp.pfnUSMSharedAllocExp, nullptr); }},
    {"urEnqueueUSMHostAllocExp",
     [](FaultRig &t) { return asyncAlloc(t, table().EnqueueExp.pfnUSMHostAllocExp, nullptr); }},
    {"urEnqueueUSMFreeExp",
     [](FaultRig &t) {
       return freeing(t, [list = t.foreign()](FaultRig &u, void *block) {
         return u.call(table().EnqueueExp.pfnUSMFreeExp, u.queue(), nullptr, block, 1u, list, u.event());
       });
     }},
});

} // namespace
} // namespace ur::test
