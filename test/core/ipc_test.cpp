// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory shared with other processes. On the simulated driver another context stands for another process.
#include "core/faults.hpp"

namespace ur::test {
namespace {

using Bytes = std::vector<uint8_t>;

class Sharing : public FaultTest {
protected:
  Sharing() { expectRefusals_ = false; }

  ur_result_t tryGet(void *memory, void **data, size_t *size) {
    return api().IPCExp.pfnGetMemHandleExp(context, memory, data, size);
  }
  /// A copy of what urIPCGetMemHandleExp makes, as another process would have it; the original is given back.
  Bytes get(void *memory) {
    void *data = nullptr;
    size_t size = 0;
    EXPECT_EQ(tryGet(memory, &data, &size), UR_RESULT_SUCCESS);
    Bytes bytes(static_cast<uint8_t *>(data), static_cast<uint8_t *>(data) + size);
    EXPECT_EQ(api().IPCExp.pfnPutMemHandleExp(context, data), UR_RESULT_SUCCESS);
    return bytes;
  }
  ur_result_t tryOpen(ur_context_handle_t in, Bytes bytes, void **memory) {
    return api().IPCExp.pfnOpenMemHandleExp(in, devices[0], bytes.data(), bytes.size(), memory);
  }
  PhysicalMem physical(ur_physical_mem_flags_t flags) {
    const ur_physical_mem_properties_t properties{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr, flags};
    PhysicalMem made;
    EXPECT_EQ(api().PhysicalMem.pfnCreate(context, devices[0], kGranularity, &properties, made.out()),
              UR_RESULT_SUCCESS);
    return made;
  }
};
UR_TEST_ALL_SHAPES(Sharing);

TEST_P(Sharing, BothSidesSeeTheSameBytes) {
  const Context other = makeContext();
  const Queue here = inOrder(), there = makeQueue(0, 0, other);
  uint32_t *memory = deviceMemory(100);
  fillOnly(here, memory, 100, 6);
  finish(here);
  void *opened = nullptr;
  ASSERT_EQ(tryOpen(other, get(memory + 0), &opened), UR_RESULT_SUCCESS);
  const auto about = [&]<class T>(ur_usm_alloc_info_t what, T value) {
    EXPECT_EQ(api().USM.pfnGetMemAllocInfo(other, opened, what, sizeof value, &value, nullptr), UR_RESULT_SUCCESS);
    return value;
  };
  EXPECT_EQ(about(UR_USM_ALLOC_INFO_TYPE, ur_usm_type_t{}), UR_USM_TYPE_DEVICE);
  EXPECT_EQ(about(UR_USM_ALLOC_INFO_SIZE, size_t{}), 400u);
  EXPECT_EQ(about(UR_USM_ALLOC_INFO_DEVICE, ur_device_handle_t{}), devices[0]);
  uint32_t word = 0;
  ASSERT_EQ(tryCopy(there, &word, opened, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(word, 6u);
  EXPECT_EQ(tryFill(there, static_cast<uint32_t *>(opened), 101, 0), UR_RESULT_ERROR_INVALID_SIZE);
  fillOnly(there, static_cast<uint32_t *>(opened), 100, 8);
  finish(there);
  ASSERT_EQ(tryCopy(here, &word, memory + 99, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(word, 8u);
  EXPECT_EQ(api().USM.pfnFree(other, opened), UR_RESULT_ERROR_INVALID_MEM_OBJECT) << "it is closed, not freed";
  void *data = nullptr;
  size_t size = 0;
  EXPECT_EQ(api().IPCExp.pfnGetMemHandleExp(other, opened, &data, &size), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(api().IPCExp.pfnCloseMemHandleExp(other, opened), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().IPCExp.pfnCloseMemHandleExp(other, opened), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_P(Sharing, OnlyDedicatedDeviceMemoryIsShared) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(4), *block = alloc(queue, 4);
  void *host = nullptr, *shared = nullptr, *data = nullptr;
  size_t size = 77;
  int local = 0;
  ASSERT_EQ(api().USM.pfnHostAlloc(context, nullptr, nullptr, 64, &host), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().USM.pfnSharedAlloc(context, devices[0], nullptr, nullptr, 64, &shared), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryGet(block, &data, &size), UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << "a pool hands it out again";
  for (void *wrong : {static_cast<void *>(memory + 1), host, shared, static_cast<void *>(&local)})
    EXPECT_EQ(tryGet(wrong, &data, &size), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(data, nullptr);
  EXPECT_EQ(size, 77u);
  EXPECT_EQ(api().IPCExp.pfnPutMemHandleExp(context, &local), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(api().IPCExp.pfnCloseMemHandleExp(context, memory), UR_RESULT_ERROR_INVALID_VALUE);
  for (void *one : {host, shared})
    EXPECT_EQ(api().USM.pfnFree(context, one), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(Sharing, DamagedBytesAreRefused) {
  const Context other = makeContext();
  const Bytes good = get(deviceMemory(4));
  void *memory = nullptr;
  for (size_t i = 0; i < good.size(); ++i) {
    Bytes bad = good;
    bad[i] ^= 4;
    EXPECT_EQ(tryOpen(other, bad, &memory), UR_RESULT_ERROR_INVALID_VALUE) << "byte " << i;
    bad = Bytes(good.begin(), good.end() - 1 - static_cast<ptrdiff_t>(i));
    if (!bad.empty()) {
      EXPECT_EQ(tryOpen(other, bad, &memory), UR_RESULT_ERROR_INVALID_VALUE) << bad.size() << " bytes";
    }
  }
  Bytes longer = good;
  longer.push_back(0);
  EXPECT_EQ(tryOpen(other, longer, &memory), UR_RESULT_ERROR_INVALID_VALUE);
  ur_physical_mem_handle_t physical = nullptr;
  EXPECT_EQ(api().IPCExp.pfnOpenPhysMemHandleExp(other, devices[0], good.data(), good.size(), &physical),
            UR_RESULT_ERROR_INVALID_VALUE)
      << "bytes of another kind";
  EXPECT_EQ(memory, nullptr);
  EXPECT_EQ(physical, nullptr);
}

TEST_P(Sharing, FreedMemoryIsNotOpened) {
  const Context other = makeContext();
  void *memory = nullptr, *opened = nullptr;
  ASSERT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, 64, &memory), UR_RESULT_SUCCESS);
  const Bytes bytes = get(memory);
  ASSERT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryOpen(other, bytes, &opened), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(opened, nullptr);
}

TEST_P(Sharing, WhatIsLeftGoesWithTheContext) {
  void *opened = nullptr, *data = nullptr;
  size_t size = 0;
  uint32_t *memory = deviceMemory(4);
  ASSERT_EQ(tryGet(memory, &data, &size), UR_RESULT_SUCCESS); // never put back
  Context other = makeContext();
  ASSERT_EQ(tryOpen(other, get(memory), &opened), UR_RESULT_SUCCESS);
  other.reset();
  EXPECT_EQ(sim->calls(Call::closeMemory), 1u);
}

TEST_P(Sharing, WhatIsOpenedTwiceIsClosedTwice) {
  Context other = makeContext();
  const Queue there = makeQueue(0, 0, other);
  const Bytes bytes = get(deviceMemory(4));
  void *opened = nullptr, *again = nullptr;
  ASSERT_EQ(tryOpen(other, bytes, &opened), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryOpen(other, bytes, &again), UR_RESULT_SUCCESS);
  EXPECT_EQ(opened, again);
  EXPECT_EQ(api().IPCExp.pfnCloseMemHandleExp(other, opened), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFill(there, static_cast<uint32_t *>(opened), 4, 1), UR_RESULT_SUCCESS) << "it is still open";
  finish(there);
  sim->failCall(Call::closeMemory);
  EXPECT_EQ(api().IPCExp.pfnCloseMemHandleExp(other, opened), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(api().IPCExp.pfnCloseMemHandleExp(other, opened), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().IPCExp.pfnCloseMemHandleExp(other, opened), UR_RESULT_ERROR_INVALID_VALUE);
  for (int i = 0; i < 3; ++i)
    ASSERT_EQ(tryOpen(other, bytes, &opened), UR_RESULT_SUCCESS); // goes with the context
}

TEST_P(Sharing, PhysicalMemoryIsMappedOnBothSides) {
  const Context other = makeContext();
  PhysicalMem memory = physical(UR_PHYSICAL_MEM_FLAG_ENABLE_IPC);
  const PhysicalMem closed = physical(0);
  void *data = nullptr;
  size_t size = 0;
  EXPECT_EQ(api().IPCExp.pfnGetPhysMemHandleExp(context, closed, &data, &size), UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(api().IPCExp.pfnGetPhysMemHandleExp(other, memory, &data, &size), UR_RESULT_ERROR_INVALID_ARGUMENT);
  ASSERT_EQ(api().IPCExp.pfnGetPhysMemHandleExp(context, memory, &data, &size), UR_RESULT_SUCCESS);
  ur_physical_mem_handle_t opened = nullptr;
  ASSERT_EQ(api().IPCExp.pfnOpenPhysMemHandleExp(other, devices[0], data, size, &opened), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().IPCExp.pfnPutPhysMemHandleExp(context, data), UR_RESULT_SUCCESS);
  void *here = nullptr, *there = nullptr;
  ASSERT_EQ(api().VirtualMem.pfnReserve(context, nullptr, kGranularity, &here), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().VirtualMem.pfnReserve(other, nullptr, kGranularity, &there), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().VirtualMem.pfnMap(context, here, kGranularity, memory, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE),
            UR_RESULT_SUCCESS);
  ASSERT_EQ(api().VirtualMem.pfnMap(other, there, kGranularity, opened, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY),
            UR_RESULT_SUCCESS);
  const Queue one = inOrder(), two = makeQueue(0, 0, other);
  fillOnly(one, static_cast<uint32_t *>(here), 4, 11);
  finish(one);
  uint32_t word = 0;
  ASSERT_EQ(tryCopy(two, &word, there, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(word, 11u);
  EXPECT_EQ(api().VirtualMem.pfnUnmap(context, here, kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().VirtualMem.pfnUnmap(other, there, kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().VirtualMem.pfnFree(context, here, kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().VirtualMem.pfnFree(other, there, kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().IPCExp.pfnClosePhysMemHandleExp(context, memory), UR_RESULT_ERROR_INVALID_VALUE) << "not opened";
  EXPECT_EQ(api().IPCExp.pfnClosePhysMemHandleExp(other, opened), UR_RESULT_SUCCESS);
}

/// Bytes that were put back open nothing, copies of them neither, once nobody else has any; what is open stays.
TEST_P(Sharing, BytesOfPhysicalMemoryHoldUntilTheyArePutBack) {
  const Context other = makeContext();
  const PhysicalMem memory = physical(UR_PHYSICAL_MEM_FLAG_ENABLE_IPC);
  void *data[2] = {};
  size_t size = 0;
  ur_physical_mem_handle_t opened = nullptr, second = nullptr;
  for (void *&one : data)
    ASSERT_EQ(api().IPCExp.pfnGetPhysMemHandleExp(context, memory, &one, &size), UR_RESULT_SUCCESS);
  const auto *begin = static_cast<const uint8_t *>(data[0]);
  const std::vector<uint8_t> copy(begin, begin + size);
  const auto tryOpen = [&](ur_physical_mem_handle_t *made) {
    return api().IPCExp.pfnOpenPhysMemHandleExp(other, devices[0], copy.data(), copy.size(), made);
  };
  EXPECT_EQ(api().IPCExp.pfnPutPhysMemHandleExp(context, data[0]), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryOpen(&opened), UR_RESULT_SUCCESS) << "the others are still out";
  EXPECT_EQ(api().IPCExp.pfnPutPhysMemHandleExp(context, data[1]), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryOpen(&second), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(second, nullptr);
  EXPECT_EQ(api().IPCExp.pfnClosePhysMemHandleExp(other, opened), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().IPCExp.pfnGetPhysMemHandleExp(context, memory, &data[0], &size), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().IPCExp.pfnOpenPhysMemHandleExp(other, devices[0], data[0], size, &opened), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().IPCExp.pfnClosePhysMemHandleExp(other, opened), UR_RESULT_SUCCESS);
  { // bytes that are put back after their memory has gone
    const PhysicalMem gone = physical(UR_PHYSICAL_MEM_FLAG_ENABLE_IPC);
    ASSERT_EQ(api().IPCExp.pfnGetPhysMemHandleExp(context, gone, &data[1], &size), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(api().IPCExp.pfnPutPhysMemHandleExp(context, data[1]), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().IPCExp.pfnPutPhysMemHandleExp(context, data[0]), UR_RESULT_SUCCESS);
}

TEST_P(Sharing, EveryFailureLeavesEverythingAsItWas) {
  expectRefusals_ = true;
  const Context other = makeContext();
  uint32_t *memory = deviceMemory(4);
  const PhysicalMem pages = physical(UR_PHYSICAL_MEM_FLAG_ENABLE_IPC);
  failEveryCall("urIPC", [&] {
    void *data = nullptr, *opened = nullptr;
    size_t size = 0;
    ur_result_t result = tryGet(memory, &data, &size);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, data && size);
    if (result == UR_RESULT_SUCCESS) {
      result = api().IPCExp.pfnOpenMemHandleExp(other, devices[0], data, size, &opened);
      EXPECT_EQ(result == UR_RESULT_SUCCESS, opened != nullptr);
      EXPECT_EQ(api().IPCExp.pfnPutMemHandleExp(context, data), UR_RESULT_SUCCESS);
    }
    if (opened) {
      EXPECT_EQ(api().IPCExp.pfnCloseMemHandleExp(other, opened), UR_RESULT_SUCCESS);
    }
    if (result == UR_RESULT_SUCCESS)
      result = api().IPCExp.pfnGetPhysMemHandleExp(context, pages, &data, &size);
    if (result == UR_RESULT_SUCCESS) {
      PhysicalMem there;
      result = settled(api().IPCExp.pfnOpenPhysMemHandleExp(other, devices[0], data, size, there.out()), there);
      EXPECT_EQ(api().IPCExp.pfnPutPhysMemHandleExp(context, data), UR_RESULT_SUCCESS);
    }
    return result;
  });
  void *opened = nullptr;
  ASSERT_EQ(tryOpen(other, get(memory), &opened), UR_RESULT_SUCCESS);
  sim->failCall(Call::closeMemory);
  EXPECT_NE(api().IPCExp.pfnCloseMemHandleExp(other, opened), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().IPCExp.pfnCloseMemHandleExp(other, opened), UR_RESULT_SUCCESS);
}

TEST_P(Sharing, TheDeviceSaysSo) {
  for (const ur_device_info_t what :
       {UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
        UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP, UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP,
        UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP})
    EXPECT_EQ(query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], what), 1u);
}

class NoSharing : public CoreTest {
protected:
  void configure(sim::Options &options) override { options.interProcess = false; }
};
UR_TEST_ALL_SHAPES(NoSharing);

TEST_P(NoSharing, EveryEntrySaysSo) {
  void *data = nullptr, *memory = deviceMemory(4);
  size_t size = 0;
  EXPECT_EQ(api().IPCExp.pfnGetMemHandleExp(context, memory, &data, &size), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().IPCExp.pfnPutMemHandleExp(context, &size), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().IPCExp.pfnOpenMemHandleExp(context, devices[0], &size, sizeof size, &data),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().IPCExp.pfnCloseMemHandleExp(context, memory), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  const Queue queue = inOrder();
  const Event event = marker(queue);
  ur_event_handle_t opened = nullptr;
  EXPECT_EQ(api().IPCExp.pfnGetEventHandleExp(event, &data, &size), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().IPCExp.pfnPutEventHandleExp(context, &size), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().IPCExp.pfnOpenEventHandleExp(context, &size, sizeof size, &opened),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  const ur_exp_event_desc_t desc{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, UR_EXP_EVENT_FLAG_IPC_EXP};
  EXPECT_EQ(api().EventExp.pfnCreateExp(context, devices[0], &desc, &opened), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  constexpr auto kType = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
  EXPECT_EQ(api().MemoryExportExp.pfnAllocExportableMemoryExp(context, devices[0], 0, 64, kType, &data),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().MemoryExportExp.pfnFreeExportableMemoryExp(context, devices[0], &size),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  int file = -1;
  EXPECT_EQ(api().MemoryExportExp.pfnExportMemoryHandleExp(context, devices[0], kType, &size, &file),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace
} // namespace ur::test
