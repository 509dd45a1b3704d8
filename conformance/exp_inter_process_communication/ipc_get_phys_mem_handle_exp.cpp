// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"
#include "support/virtual_memory.hpp"

namespace conformance {

class IPCGetPhysMemHandleExp : public PhysicalMemTest {
protected:
  auto call() {
    return Call(urIPCGetPhysMemHandleExp, context(), physicalMem(), &iPCPhysMemHandleData_,
                &iPCPhysMemHandleDataSizeRet_)
        .outputs(iPCPhysMemHandleData_, iPCPhysMemHandleDataSizeRet_);
  }

  void *iPCPhysMemHandleData_ = untouched<void *>();
  size_t iPCPhysMemHandleDataSizeRet_ = 12345;
};

TEST_F(IPCGetPhysMemHandleExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(IPCGetPhysMemHandleExp, conditions) {
  CONFORMANCE_NEEDS(physicalMem());
  call().needsPointer<2>();
  call().needsPointer<3>();
}

class IPCGetPhysMemHandleExp_Memory : public VirtualMemoryTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(VirtualMemoryTest::SetUp());
    if (IsSkipped())
      return;
    if (!deviceHas(UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP))
      GTEST_SKIP() << "the device shares no physical memory (UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP)";
    auto properties = structure<ur_physical_mem_properties_t>(UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES);
    properties.flags = UR_PHYSICAL_MEM_FLAG_ENABLE_IPC;
    ASSERT_OK(urPhysicalMemCreate(context(), device(), 2 * unit_, &properties, shared_.out()));
  }
  Ref<ur_physical_mem_handle_t> shared_;
};

TEST_F(IPCGetPhysMemHandleExp_Memory, onlyWhatWasMadeForIt) {
  void *data = untouched<void *>();
  size_t size = 77;
  auto call = Call(urIPCGetPhysMemHandleExp, context(), memory_, &data, &size).outputs(data, size);
  call.answers(UR_RESULT_ERROR_INVALID_ARGUMENT);
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  call.with<0>(other).with<1>(shared_).answers(UR_RESULT_ERROR_INVALID_ARGUMENT);
}

TEST_F(IPCGetPhysMemHandleExp_Memory, whatWasPutBackOpensNothing) {
  void *data = nullptr;
  size_t size = 0;
  ASSERT_OK(urIPCGetPhysMemHandleExp(context(), shared_, &data, &size));
  const auto *begin = static_cast<const unsigned char *>(data);
  const std::vector<unsigned char> copy(begin, begin + size);
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  ur_physical_mem_handle_t opened = nullptr, none = nullptr;
  ASSERT_OK(urIPCOpenPhysMemHandleExp(other, device(), copy.data(), copy.size(), &opened));
  ASSERT_OK(urIPCPutPhysMemHandleExp(context(), data));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE,
                urIPCOpenPhysMemHandleExp(other, device(), copy.data(), copy.size(), &none));
  EXPECT_EQ(nullptr, none);
  EXPECT_OK(urIPCClosePhysMemHandleExp(other, opened));
  ASSERT_OK(urIPCGetPhysMemHandleExp(context(), shared_, &data, &size));
  ASSERT_OK(urIPCOpenPhysMemHandleExp(other, device(), data, size, &opened));
  EXPECT_OK(urIPCPutPhysMemHandleExp(context(), data));
  EXPECT_OK(urIPCClosePhysMemHandleExp(other, opened));
}

TEST_F(IPCGetPhysMemHandleExp_Memory, openedMemoryIsTheSame) {
  void *data = nullptr;
  size_t size = 0;
  ASSERT_OK(urIPCGetPhysMemHandleExp(context(), shared_, &data, &size));
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  ur_physical_mem_handle_t opened = nullptr;
  ASSERT_OK(urIPCOpenPhysMemHandleExp(other, device(), data, size, &opened));
  ASSERT_OK(urIPCPutPhysMemHandleExp(context(), data));
  size_t bytes = 0;
  EXPECT_OK(urPhysicalMemGetInfo(opened, UR_PHYSICAL_MEM_INFO_SIZE, sizeof bytes, &bytes, nullptr));
  EXPECT_EQ(2 * unit_, bytes);
  void *there = nullptr;
  ASSERT_OK(urVirtualMemReserve(other, nullptr, 2 * unit_, &there));
  ASSERT_OK(urVirtualMemMap(other, there, 2 * unit_, opened, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  ASSERT_OK(urVirtualMemMap(context(), start_, 2 * unit_, shared_, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  const std::vector<unsigned char> written(2 * unit_, 0x77);
  ASSERT_NO_FATAL_FAILURE(writeMemory(queue(), start_, written.data(), written.size()));
  std::vector<unsigned char> read(2 * unit_);
  EXPECT_OK(urUSMContextMemcpyExp(other, read.data(), there, read.size()));
  EXPECT_EQ(written, read);
  EXPECT_OK(unmap(0));
  EXPECT_OK(urVirtualMemUnmap(other, there, 2 * unit_));
  EXPECT_OK(urVirtualMemFree(other, there, 2 * unit_));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, urIPCClosePhysMemHandleExp(context(), shared_));
  EXPECT_OK(urIPCClosePhysMemHandleExp(other, opened));
}

} // namespace conformance
