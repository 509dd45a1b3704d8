// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: buffers.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

const ur_rect_region_t kRegion{16, 4, 1};

/// Enqueues on a buffer whose content another queue's command has just written.
template <class F, class... A>
Round onBuffer(FaultRig &t, F function, A... args) {
  const auto *list = t.foreign();
  return [&t, function, list, args...] {
    const ur_result_t result = t.call(function, t.queue(), args..., 1u, list, t.event());
    if (result != UR_RESULT_SUCCESS)
      t.finish(t.queue()); // a wait that failed may leave the copy running
    return result;
  };
}

/// A buffer with content on the second device: the first one must get it from there.
ur_mem_handle_t farBuffer(FaultRig &t) {
  ur_mem_handle_t buffer = t.buffer();
  EXPECT_EQ(
      table().Enqueue.pfnMemBufferFill(t.farQueue(), buffer, &kPattern, sizeof kPattern, 0, 256, 0, nullptr, nullptr),
      UR_RESULT_SUCCESS);
  t.finish(t.farQueue());
  return buffer;
}

uint32_t *host(FaultRig &t) {
  return t.keep(std::vector<uint32_t>(64))->data();
}

Round mapping(FaultRig &t, bool blocking) {
  return [&t, blocking, buffer = t.buffer()] {
    auto *map = t.out<void *>([&t, buffer](void *mapped) {
      EXPECT_EQ(table().Enqueue.pfnMemUnmap(t.queue(), buffer, mapped, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
      t.finish(t.queue());
    });
    const auto *list = t.foreign();
    const ur_result_t result =
        t.call(table().Enqueue.pfnMemBufferMap, t.queue(), buffer, blocking,
               ur_map_flags_t{UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE}, size_t{0}, size_t{32}, 1u, list, t.event(), map);
    t.finish(t.queue());
    return result;
  };
}

const bool kBufferRows = addScenarios({
    {"urMemBufferCreate",
     [](FaultRig &t) -> Round {
       return [&t, data = host(t)] {
         const ur_buffer_properties_t properties{UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, nullptr, data};
         return t.call(table().Mem.pfnBufferCreate, t.here(), ur_mem_flags_t{UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER},
                       size_t{64}, &properties, t.made<ur_mem_handle_t>());
       };
     }},
    {"urMemBufferPartition",
     [](FaultRig &t) -> Round {
       return [&t, whole = t.buffer(1024)] {
         const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, 1024, 1024};
         return t.call(table().Mem.pfnBufferPartition, whole, ur_mem_flags_t{0}, UR_BUFFER_CREATE_TYPE_REGION, &region,
                       t.made<ur_mem_handle_t>());
       };
     },
     "", true},
    {"urMemGetInfo",
     [](FaultRig &t) -> Round {
       return [&t, buffer = t.buffer()] {
         return t.call(table().Mem.pfnGetInfo, buffer, UR_MEM_INFO_SIZE, sizeof(size_t), t.out<size_t>(),
                       t.out<size_t>());
       };
     },
     "", true},
    {"urEnqueueMemBufferFill",
     [](FaultRig &t) {
       return onBuffer(t, table().Enqueue.pfnMemBufferFill, t.buffer(), &kPattern, sizeof kPattern, size_t{0},
                       size_t{32});
     }},
    {"urEnqueueMemBufferFill",
     [](FaultRig &t) {
       return onBuffer(t, table().Enqueue.pfnMemBufferFill, farBuffer(t), &kPattern, sizeof kPattern, size_t{0},
                       size_t{32});
     },
     "content elsewhere"},
    {"urEnqueueMemBufferRead",
     [](FaultRig &t) {
       return onBuffer(t, table().Enqueue.pfnMemBufferRead, farBuffer(t), false, size_t{0}, size_t{32}, host(t));
     }},
    {"urEnqueueMemBufferRead",
     [](FaultRig &t) {
       return onBuffer(t, table().Enqueue.pfnMemBufferRead, farBuffer(t), true, size_t{0}, size_t{32}, host(t));
     },
     "blocking"},
    {"urEnqueueMemBufferWrite",
     [](FaultRig &t) {
       return onBuffer(t, table().Enqueue.pfnMemBufferWrite, farBuffer(t), false, size_t{0}, size_t{32}, host(t));
     }},
    {"urEnqueueMemBufferReadRect",
     [](FaultRig &t) {
       return onBuffer(t, table().Enqueue.pfnMemBufferReadRect, farBuffer(t), false, kOrigin, kOrigin, kRegion,
                       size_t{32}, size_t{0}, size_t{16}, size_t{0}, host(t));
     }},
    {"urEnqueueMemBufferWriteRect",
     [](FaultRig &t) {
       return onBuffer(t, table().Enqueue.pfnMemBufferWriteRect, farBuffer(t), false, kOrigin, kOrigin, kRegion,
                       size_t{32}, size_t{0}, size_t{16}, size_t{0}, host(t));
     }},
    {"urEnqueueMemBufferCopy",
     [](FaultRig &t) {
       return onBuffer(t, table().Enqueue.pfnMemBufferCopy, farBuffer(t), t.buffer(), size_t{0}, size_t{0}, size_t{32});
     }},
    {"urEnqueueMemBufferCopyRect",
     [](FaultRig &t) {
       return onBuffer(t, table().Enqueue.pfnMemBufferCopyRect, farBuffer(t), t.buffer(), kOrigin, kOrigin, kRegion,
                       size_t{32}, size_t{0}, size_t{32}, size_t{0});
     }},
    {"urEnqueueMemBufferMap", [](FaultRig &t) { return mapping(t, false); }},
    {"urEnqueueMemBufferMap", [](FaultRig &t) { return mapping(t, true); }, "blocking"},
    {"urEnqueueMemUnmap",
     [](FaultRig &t) -> Round {
       auto *mapped = t.keep<void *>(nullptr);
       return [&t, mapped, buffer = t.buffer()] {
         if (!*mapped) {
           EXPECT_EQ(table().Enqueue.pfnMemBufferMap(t.queue(), buffer, true, UR_MAP_FLAG_WRITE, 0, 32, 0, nullptr,
                                                     nullptr, mapped),
                     UR_RESULT_SUCCESS);
         }
         const auto *list = t.foreign();
         const ur_result_t result =
             t.call(table().Enqueue.pfnMemUnmap, t.queue(), buffer, *mapped, 1u, list, t.event());
         if (result == UR_RESULT_SUCCESS)
           *mapped = nullptr;
         return result;
       };
     }},
});

} // namespace
} // namespace ur::test
