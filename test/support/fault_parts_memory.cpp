// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts about memory: between processes, at addresses that are reserved, of peers, of pools, in rectangles, in images.
#include "support/fault_parts.hpp"

#include <array>
#include <unistd.h>

namespace ur::test {
namespace {

constexpr size_t kSize = FaultRun::kSize;
constexpr uint32_t kWord = 7;
constexpr ur_queue_flags_t kOutOfOrder = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;

bool fill(FaultRun &run, ur_queue_handle_t queue, void *memory, size_t size = kSize) {
  return STEP(urEnqueueUSMFill, queue, memory, sizeof kWord, &kWord, size, 0, nullptr, nullptr);
}

void betweenProcesses(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext(), other = run.makeContext();
  void *const memory = run.makeDeviceMemory(context);
  void *data = nullptr, *opened = nullptr;
  size_t size = 0;
  if (memory && other && STEP(urIPCGetMemHandleExp, context, memory, &data, &size)) {
    run.undoes("urIPCPutMemHandleExp", [=] { return urIPCPutMemHandleExp(context, data); });
    if (STEP(urIPCOpenMemHandleExp, other, run.device(), data, size, &opened))
      run.undoes("urIPCCloseMemHandleExp", [=] { return urIPCCloseMemHandleExp(other, opened); });
  }
}

void pagesBetweenProcesses(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext(), other = run.makeContext();
  size_t page = 0, size = 0;
  if (!context || !other ||
      !STEP(urVirtualMemGranularityGetInfo, context, run.device(), 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED,
            sizeof page, &page, nullptr))
    return;
  const ur_physical_mem_properties_t shared{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                            UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
  ur_physical_mem_handle_t pages = nullptr, opened = nullptr;
  void *data = nullptr;
  if (!STEP(urPhysicalMemCreate, context, run.device(), page, &shared, &pages))
    return;
  RELEASE(urPhysicalMemRelease, pages);
  if (STEP(urIPCGetPhysMemHandleExp, context, pages, &data, &size)) {
    run.undoes("urIPCPutPhysMemHandleExp", [=] { return urIPCPutPhysMemHandleExp(context, data); });
    if (STEP(urIPCOpenPhysMemHandleExp, other, run.device(), data, size, &opened))
      run.undoes("urIPCClosePhysMemHandleExp", [=] { return urIPCClosePhysMemHandleExp(other, opened); });
  }
}

void eventsBetweenProcesses(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext(), other = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context);
  const ur_exp_event_desc_t shared{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, UR_EXP_EVENT_FLAG_IPC_EXP};
  ur_event_handle_t event = nullptr, opened = nullptr;
  void *data = nullptr;
  size_t size = 0;
  if (!queue || !other || !STEP(urEventCreateExp, context, run.device(), &shared, &event))
    return;
  RELEASE(urEventRelease, event);
  if (!STEP(urIPCGetEventHandleExp, event, &data, &size))
    return;
  run.undoes("urIPCPutEventHandleExp", [=] { return urIPCPutEventHandleExp(context, data); });
  if (STEP(urIPCOpenEventHandleExp, other, data, size, &opened))
    RELEASE(urEventRelease, opened);
  ur_event_handle_t signalled = event;
  STEP(urEnqueueEventsWaitWithBarrierExt, queue, nullptr, 0, nullptr, &signalled);
  STEP(urQueueFinish, queue);
}

void reservedAddresses(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context);
  void *const host = run.makeHostMemory(context);
  size_t page = 0;
  if (!queue || !host ||
      !STEP(urVirtualMemGranularityGetInfo, context, run.device(), 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED,
            sizeof page, &page, nullptr))
    return;
  void *start = nullptr;
  if (!STEP(urVirtualMemReserve, context, nullptr, 2 * page, &start))
    return;
  run.undoes("urVirtualMemFree", [=] { return urVirtualMemFree(context, start, 2 * page); });
  ur_physical_mem_handle_t pages = nullptr;
  if (!STEP(urPhysicalMemCreate, context, run.device(), page, nullptr, &pages))
    return;
  RELEASE(urPhysicalMemRelease, pages);
  if (!STEP(urVirtualMemMap, context, start, page, pages, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE))
    return;
  run.undoes("urVirtualMemUnmap", [=] { return urVirtualMemUnmap(context, start, page); });
  fill(run, queue, start);
  STEP(urEnqueueUSMMemcpy, queue, true, host, start, kSize, 0, nullptr, nullptr);
  STEP(urQueueFinish, queue);
  STEP(urVirtualMemSetAccess, context, start, page, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY);
  ur_virtual_mem_access_flags_t access = 0;
  STEP(urVirtualMemGetInfo, context, start, page, UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof access, &access, nullptr);
}

void ofPeers(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context), far = run.makeQueue(context, kOutOfOrder, 1);
  void *const memory = run.makeDeviceMemory(context), *const farMemory = run.makeDeviceMemory(context, 1);
  const ur_device_handle_t one = run.device(0), two = run.device(1);
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP};
  ur_usm_pool_handle_t pool = nullptr; // which is for peers, too
  if (far && STEP(urUSMPoolCreateExp, context, two, &desc, &pool)) {
    RELEASE(urUSMPoolRelease, pool);
    void *block = nullptr;
    if (STEP(urEnqueueUSMDeviceAllocExp, far, pool, kSize, nullptr, 0, nullptr, &block, nullptr) &&
        !STEP(urEnqueueUSMFreeExp, far, pool, block, 0, nullptr, nullptr))
      run.undoes("urUSMFree", [=] { return urUSMFree(context, block); });
  }
  int can = 0;
  if (STEP(urUsmP2PPeerAccessGetInfoExp, one, two, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, sizeof can, &can,
           nullptr) &&
      can && STEP(urUsmP2PEnablePeerAccessExp, one, two))
    run.undoes("urUsmP2PDisablePeerAccessExp", [=] { return urUsmP2PDisablePeerAccessExp(one, two); });
  int atomics = 0;
  STEP(urUsmP2PPeerAccessGetInfoExp, one, two, UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT, sizeof atomics, &atomics,
       nullptr);
  if (!queue || !far || !memory || !farMemory)
    return;
  ur_event_handle_t *const filled = run.event();
  STEP(urEnqueueUSMFill, queue, memory, sizeof kWord, &kWord, kSize, 0, nullptr, filled);
  if (*filled)
    STEP(urEnqueueUSMMemcpy, far, false, farMemory, memory, kSize, 1, filled, nullptr);
  STEP(urQueueFinish, far);
  STEP(urEnqueueUSMMemcpy, queue, false, memory, farMemory, kSize, 0, nullptr, nullptr);
  ur_mem_handle_t buffer = nullptr;
  if (!STEP(urMemBufferCreate, context, UR_MEM_FLAG_READ_WRITE, kSize, nullptr, &buffer))
    return;
  RELEASE(urMemRelease, buffer);
  uint32_t word = 0;
  const bool written =
      STEP(urEnqueueMemBufferFill, queue, buffer, &kWord, sizeof kWord, 0, kSize, 0, nullptr, nullptr) &&
      STEP(urQueueFinish, queue);
  if (written && STEP(urEnqueueMemBufferRead, far, buffer, true, 0, sizeof word, &word, 0, nullptr, nullptr)) {
    EXPECT_EQ(kWord, word) << "each step has succeeded";
  }
}

void ofPools(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context);
  if (!queue)
    return;
  constexpr size_t kBlock = 3 << 20;
  for (const ur_usm_pool_flags_t flags : {0u, 1u * UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP}) {
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, flags};
    ur_usm_pool_handle_t pool = nullptr;
    if (!STEP(urUSMPoolCreateExp, context, run.device(), &desc, &pool))
      continue;
    RELEASE(urUSMPoolRelease, pool);
    size_t number = kBlock;
    STEP(urUSMPoolSetInfoExp, pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, &number, sizeof number);
    for (int round = 0; round < 2; ++round) {
      void *block = nullptr;
      if (!STEP(urEnqueueUSMDeviceAllocExp, queue, pool, kBlock, nullptr, 0, nullptr, &block, nullptr))
        continue;
      fill(run, queue, block);
      if (!STEP(urEnqueueUSMFreeExp, queue, pool, block, 0, nullptr, nullptr))
        run.undoes("urUSMFree", [=] { return urUSMFree(context, block); });
    }
    STEP(urQueueFinish, queue);
    for (const ur_usm_pool_info_t info :
         {UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, UR_USM_POOL_INFO_RESERVED_HIGH_EXP, UR_USM_POOL_INFO_USED_CURRENT_EXP,
          UR_USM_POOL_INFO_USED_HIGH_EXP, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP})
      STEP(urUSMPoolGetInfoExp, pool, info, &number, nullptr);
    number = 0;
    STEP(urUSMPoolSetInfoExp, pool, UR_USM_POOL_INFO_USED_HIGH_EXP, &number, sizeof number);
    STEP(urUSMPoolTrimToExp, context, run.device(), pool, 0);
  }
}

void ofTheHost(FaultRun &run) {
  static std::array<uint8_t, 2 * kSize> ordinary;
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context);
  void *const memory = run.makeDeviceMemory(context), *const shared = run.makeSharedMemory(context);
  if (!queue || !memory)
    return;
  if (STEP(urUSMHostAllocRegisterExp, context, ordinary.data(), ordinary.size(), nullptr))
    run.undoes("urUSMHostAllocUnregisterExp", [=] { return urUSMHostAllocUnregisterExp(context, ordinary.data()); });
  STEP(urEnqueueUSMMemcpy, queue, false, ordinary.data(), memory, kSize, 0, nullptr, nullptr);
  STEP(urQueueFinish, queue);
  STEP(urUSMContextMemcpyExp, context, memory, ordinary.data(), kSize);
  if (!shared)
    return;
  STEP(urEnqueueUSMAdvise, queue, shared, kSize, UR_USM_ADVICE_FLAG_SET_READ_MOSTLY, nullptr);
  STEP(urEnqueueUSMPrefetch, queue, shared, kSize, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0, nullptr, run.event());
  STEP(urQueueFinish, queue);
}

void inRectangles(FaultRun &run) {
  std::vector<uint8_t> ordinary(2 * kSize);
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context), other = run.makeQueue(context, kOutOfOrder);
  void *const memory = run.makeDeviceMemory(context), *const host = run.makeHostMemory(context);
  if (!queue || !other || !memory || !host)
    return;
  for (const ur_queue_handle_t on : {queue, other}) {
    STEP(urEnqueueUSMFill, on, memory, 1, "x", kSize, 0, nullptr, run.event());
    STEP(urEnqueueUSMFill, on, memory, 2, "xy", kSize, 0, nullptr, run.event());
    STEP(urEnqueueUSMFill, on, memory, 3, "xyz", 33, 0, nullptr, run.event());
    STEP(urEnqueueUSMMemcpy2D, on, true, host, 64, memory, 128, 33, 7, 0, nullptr, run.event());
    STEP(urEnqueueUSMFill2D, on, memory, 128, 16, "0123456789abcde", 32, 7, 0, nullptr, run.event());
    STEP(urEnqueueUSMFill2D, on, memory, 128, 4, &kWord, 32, 7, 0, nullptr, run.event());
    STEP(urQueueFinish, on);
  }
  ur_mem_handle_t buffer = nullptr, part = nullptr;
  if (STEP(urMemBufferCreate, context, UR_MEM_FLAG_READ_WRITE, kSize, nullptr, &buffer)) {
    RELEASE(urMemRelease, buffer);
    constexpr ur_rect_offset_t kStart{0, 0, 0};
    constexpr ur_rect_region_t kRegion{16, 8, 2};
    STEP(urEnqueueMemBufferWriteRect, queue, buffer, true, kStart, kStart, kRegion, 32, 256, 32, 256, ordinary.data(),
         0, nullptr, run.event());
    STEP(urEnqueueMemBufferReadRect, queue, buffer, true, kStart, kStart, kRegion, 32, 256, 32, 256, ordinary.data(), 0,
         nullptr, run.event());
    STEP(urEnqueueMemBufferFill, queue, buffer, "0123456789abcde", 16, 0, 320, 0, nullptr, run.event());
    const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, 1024, 1024};
    if (STEP(urMemBufferPartition, buffer, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region, &part))
      RELEASE(urMemRelease, part);
  }
  void *mapped = nullptr;
  if (part && STEP(urEnqueueMemBufferMap, queue, part, true, UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE, 0, 512, 0, nullptr,
                   run.event(), &mapped))
    STEP(urEnqueueMemUnmap, queue, part, mapped, 0, nullptr, nullptr);
  STEP(urQueueFinish, queue); // whatever is left of it uses the bytes
  (void)urQueueFinish(queue);
}

void inImages(FaultRun &run) {
  std::vector<uint8_t> bytes(4 * kSize, 5);
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context), far = run.makeQueue(context, 0, 1);
  void *const host = run.makeHostMemory(context);
  if (!queue || !far)
    return;
  constexpr ur_image_format_t kFormat{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  constexpr ur_rect_offset_t kStart{0, 0, 0};
  for (const ur_mem_type_t type : {UR_MEM_TYPE_IMAGE2D, UR_MEM_TYPE_IMAGE3D}) {
    ur_image_desc_t desc{};
    desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
    desc.type = type;
    desc.width = desc.height = 8;
    desc.depth = type == UR_MEM_TYPE_IMAGE3D ? 2 : 1;
    const ur_rect_region_t all{8, 8, desc.depth};
    ur_mem_handle_t images[2] = {};
    for (ur_mem_handle_t &image : images) {
      const bool copies = &image != images;
      if (!STEP(urMemImageCreate, context, UR_MEM_FLAG_READ_WRITE | (copies ? UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER : 0),
                &kFormat, &desc, copies ? bytes.data() : nullptr, &image))
        return;
      RELEASE(urMemRelease, image);
    }
    STEP(urEnqueueMemImageWrite, queue, images[0], true, kStart, all, 0, 0, bytes.data(), 0, nullptr, nullptr);
    STEP(urEnqueueMemImageCopy, queue, images[0], images[1], kStart, kStart, all, 0, nullptr, run.event());
    STEP(urQueueFinish, queue);
    if (host)
      STEP(urEnqueueMemImageRead, queue, images[1], true, kStart, all, 64, 0, host, 0, nullptr, nullptr);
    if (host)
      STEP(urEnqueueMemImageWrite, queue, images[1], true, kStart, all, 64, 0, host, 0, nullptr, nullptr);
    STEP(urEnqueueMemImageRead, queue, images[1], true, kStart, all, 64, 0, bytes.data(), 0, nullptr, nullptr);
    STEP(urEnqueueMemImageRead, far, images[1], true, kStart, all, 0, 0, bytes.data(), 0, nullptr, nullptr);
    (void)urQueueFinish(queue); // whatever is left of it uses the bytes
    (void)urQueueFinish(far);
  }
}

constexpr FaultPart kParts[] = {
    {"betweenProcesses", betweenProcesses},
    {"pagesBetweenProcesses", pagesBetweenProcesses},
    {"eventsBetweenProcesses", eventsBetweenProcesses},
    {"reservedAddresses", reservedAddresses},
    {"ofPeers", ofPeers},
    {"ofPools", ofPools},
    {"ofTheHost", ofTheHost},
    {"inRectangles", inRectangles},
    {"inImages", inImages},
};

} // namespace

std::span<const FaultPart> memoryFaultParts() {
  return kParts;
}

} // namespace ur::test
