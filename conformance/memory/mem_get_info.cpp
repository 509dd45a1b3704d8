// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class MemGetInfo : public FilledBufferTest {
protected:
  auto call() {
    return Call(urMemGetInfo, mem(), UR_MEM_INFO_SIZE, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(MemGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemGetInfo, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().needsEnumerator<1>();
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(MemGetInfo, knowsTheBuffer) {
  CONFORMANCE_NEEDS(mem());
  size_t size = 0, returned = 0;
  ASSERT_OK(urMemGetInfo(mem(), UR_MEM_INFO_SIZE, sizeof size, &size, &returned));
  EXPECT_EQ(4096u, size);
  EXPECT_EQ(sizeof size, returned);
  ur_context_handle_t of = nullptr;
  ASSERT_OK(urMemGetInfo(mem(), UR_MEM_INFO_CONTEXT, sizeof of, &of, nullptr));
  EXPECT_EQ(context(), of);
  call().with<2>(sizeof size - 1).answers(UR_RESULT_ERROR_INVALID_SIZE);
  Mem part;
  ASSERT_NO_FATAL_FAILURE(makePart(mem(), 0, 1024, &part));
  ASSERT_OK(urMemGetInfo(part, UR_MEM_INFO_SIZE, sizeof size, &size, nullptr));
  EXPECT_EQ(1024u, size);
}

} // namespace conformance
