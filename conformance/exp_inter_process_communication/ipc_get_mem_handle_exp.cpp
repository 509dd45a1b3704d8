// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/usm.hpp"

namespace conformance {

class IPCGetMemHandleExp : public ContextTest {
protected:
  auto call() {
    return Call(urIPCGetMemHandleExp, context(), mem_, &iPCMemHandleData_, &iPCMemHandleDataSizeRet_)
        .outputs(iPCMemHandleData_, iPCMemHandleDataSizeRet_);
  }

  unsigned char mem_[256] = {};
  void *iPCMemHandleData_ = untouched<void *>();
  size_t iPCMemHandleDataSizeRet_ = 12345;
};

TEST_F(IPCGetMemHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(IPCGetMemHandleExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
}

class IPCGetMemHandleExp_Memory : public QueueTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
    if (!deviceHas(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP))
      GTEST_SKIP() << "the device shares no memory (UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP)";
    ASSERT_NO_FATAL_FAILURE(makeContext(&other_));
    ASSERT_NO_FATAL_FAILURE(block_.create(UR_USM_TYPE_DEVICE, context(), device(), kSize));
    ASSERT_OK(urIPCGetMemHandleExp(context(), block_.get(), &data_, &size_));
    ASSERT_NE(nullptr, data_);
    ASSERT_NE(0U, size_);
  }
  void TearDown() override {
    if (data_) {
      EXPECT_OK(urIPCPutMemHandleExp(context(), data_));
    }
    QueueTest::TearDown();
  }
  static constexpr size_t kSize = 5000;
  UsmBlock block_;
  Context other_; ///< stands for another process where the adapter can't tell
  void *data_ = nullptr;
  size_t size_ = 0;
};

TEST_F(IPCGetMemHandleExp_Memory, openedMemoryIsTheSame) {
  const std::vector<unsigned char> data(kSize, 0x3c);
  ASSERT_NO_FATAL_FAILURE(writeMemory(queue(), block_.get(), data.data(), kSize));
  void *opened = nullptr;
  ASSERT_OK(urIPCOpenMemHandleExp(other_, device(), data_, size_, &opened));
  std::vector<unsigned char> back(kSize);
  ASSERT_OK(urUSMContextMemcpyExp(other_, back.data(), opened, kSize));
  EXPECT_EQ(data, back);
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  EXPECT_OK(urUSMGetMemAllocInfo(other_, opened, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr));
  EXPECT_EQ(UR_USM_TYPE_DEVICE, type);
  EXPECT_OK(urIPCCloseMemHandleExp(other_, opened));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, urIPCCloseMemHandleExp(other_, opened));
}

TEST_F(IPCGetMemHandleExp_Memory, damagedBytesAreRefused) {
  void *opened = untouched<void *>();
  std::vector<unsigned char> bytes(static_cast<unsigned char *>(data_), static_cast<unsigned char *>(data_) + size_);
  auto call = Call(urIPCOpenMemHandleExp, other_, device(), bytes.data(), size_, &opened).outputs(opened);
  call.with<3>(size_ - 1).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<3>(0).answers(UR_RESULT_ERROR_INVALID_VALUE);
  for (size_t i = 0; i < size_; ++i) {
    bytes[i] ^= 0x10;
    call.answers(UR_RESULT_ERROR_INVALID_VALUE);
    bytes[i] ^= 0x10;
  }
}

TEST_F(IPCGetMemHandleExp_Memory, onlyStartsOfDeviceMemory) {
  void *data = untouched<void *>();
  size_t size = 77;
  auto call = Call(urIPCGetMemHandleExp, context(), block_.get(), &data, &size).outputs(data, size);
  call.with<1>(block_.as<char>() + 1).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<1>(&size).answers(UR_RESULT_ERROR_INVALID_VALUE);
  UsmBlock host;
  ASSERT_NO_FATAL_FAILURE(host.create(UR_USM_TYPE_HOST, context(), device(), kSize));
  call.with<1>(host.get()).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(IPCGetMemHandleExp_Memory, bytesAreGivenBackOnce) {
  void *data = std::exchange(data_, nullptr);
  EXPECT_OK(urIPCPutMemHandleExp(context(), data));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, urIPCPutMemHandleExp(context(), data));
}

} // namespace conformance
