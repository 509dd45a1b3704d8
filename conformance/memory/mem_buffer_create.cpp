// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class MemBufferCreate : public ContextTest {
protected:
  auto call() { return Call(urMemBufferCreate, context(), 0, 64, nullptr, &buffer_).outputs(buffer_); }

  ur_mem_handle_t buffer_ = untouched<ur_mem_handle_t>();
};

TEST_F(MemBufferCreate, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemBufferCreate, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(MemBufferCreate, enumerations) {
  call().with<1>(UR_MEM_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(MemBufferCreate, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
}

TEST_F(MemBufferCreate, hostPointers) {
  auto properties = structure<ur_buffer_properties_t>(UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
  for (const ur_mem_flags_t flags : {UR_MEM_FLAG_USE_HOST_POINTER, UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER}) {
    call().with<1>(flags).answers(UR_RESULT_ERROR_INVALID_HOST_PTR);
    call().with<1>(flags).with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_HOST_PTR);
  }
  properties.pHost = this;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_HOST_PTR);
}

TEST_F(MemBufferCreate, contradictingFlags) {
  if (urMemBufferCreate(context(), 0, 64, nullptr, &buffer_) == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter has no buffers";
  ASSERT_OK(urMemRelease(buffer_));
  buffer_ = untouched<ur_mem_handle_t>();
  auto properties = structure<ur_buffer_properties_t>(UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
  properties.pHost = this;
  call().with<1>(UR_MEM_FLAG_READ_ONLY | UR_MEM_FLAG_WRITE_ONLY).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call()
      .with<1>(UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)
      .with<3>(&properties)
      .answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(MemBufferCreate, everyCombinationOfFlags) {
  constexpr ur_mem_flags_t kAll = UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY |
                                  UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_HOST_POINTER |
                                  UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
  constexpr ur_mem_flags_t kTaking = UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
  alignas(64) unsigned char host[64] = {};
  for (ur_mem_flags_t flags = 0; flags <= kAll; ++flags) {
    for (const bool given : {false, true}) {
      SCOPED_TRACE("flags " + std::to_string(flags) + (given ? ", host pointer" : ""));
      auto properties = structure<ur_buffer_properties_t>(UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
      properties.pHost = given ? host : nullptr;
      const ur_mem_flags_t uses = flags & (UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY);
      const bool contradicts = (uses & (uses - 1)) != 0 ||
                               ((flags & UR_MEM_FLAG_USE_HOST_POINTER) != 0 &&
                                (flags & (UR_MEM_FLAG_ALLOC_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0);
      const bool mismatches = ((flags & kTaking) != 0) != given;
      const ur_result_t result = urMemBufferCreate(context(), flags, sizeof host, &properties, &buffer_);
      if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
        GTEST_SKIP() << "the adapter has no buffers";
      if (contradicts || mismatches) {
        EXPECT_TRUE((contradicts && result == UR_RESULT_ERROR_INVALID_VALUE) ||
                    (mismatches && result == UR_RESULT_ERROR_INVALID_HOST_PTR))
            << result;
        EXPECT_EQ(untouched<ur_mem_handle_t>(), buffer_);
      } else {
        ASSERT_OK(result);
        EXPECT_OK(urMemRelease(buffer_));
        buffer_ = untouched<ur_mem_handle_t>();
      }
    }
  }
}

TEST_F(MemBufferCreate, everyKindOfMemory) {
  Bytes host = someBytes(1000);
  auto properties = structure<ur_buffer_properties_t>(UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
  Queue queue;
  ASSERT_OK(urQueueCreate(context(), device(), nullptr, queue.out()));
  for (const ur_mem_flags_t flags :
       {UR_MEM_FLAG_READ_WRITE, UR_MEM_FLAG_WRITE_ONLY, UR_MEM_FLAG_READ_ONLY, UR_MEM_FLAG_ALLOC_HOST_POINTER,
        UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, UR_MEM_FLAG_USE_HOST_POINTER}) {
    const bool takes = (flags & (UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER | UR_MEM_FLAG_USE_HOST_POINTER)) != 0;
    properties.pHost = takes ? host.data() : nullptr;
    Mem buffer;
    const ur_result_t result = urMemBufferCreate(context(), flags, host.size(), &properties, buffer.out());
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      GTEST_SKIP() << "the adapter has no buffers";
    ASSERT_OK(result);
    if (!takes) {
      ASSERT_OK(urEnqueueMemBufferWrite(queue, buffer, true, 0, host.size(), host.data(), 0, nullptr, nullptr));
    }
    EXPECT_EQ(host, readBuffer(queue, buffer, host.size())) << "flags " << flags;
  }
}

TEST_F(MemBufferCreate, releasedWhileInUse) {
  Queue queue;
  ASSERT_OK(urQueueCreate(context(), device(), nullptr, queue.out()));
  Bytes read(1 << 20);
  for (int i = 0; i < 8; ++i) {
    Mem buffer;
    const ur_result_t result = urMemBufferCreate(context(), 0, read.size(), nullptr, buffer.out());
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      GTEST_SKIP() << "the adapter has no buffers";
    ASSERT_OK(result);
    const auto value = static_cast<uint32_t>(i) * 0x01010101u;
    ASSERT_OK(urEnqueueMemBufferFill(queue, buffer, &value, 4, 0, read.size(), 0, nullptr, nullptr));
    ASSERT_OK(urEnqueueMemBufferRead(queue, buffer, false, 0, read.size(), read.data(), 0, nullptr, nullptr));
    buffer.reset();
    ASSERT_OK(urQueueFinish(queue));
    EXPECT_EQ(Bytes(read.size(), static_cast<unsigned char>(i)), read);
  }
}

} // namespace conformance
