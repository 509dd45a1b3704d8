// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class MemBufferCreateWithNativeHandle : public ContextTest {
protected:
  auto call() { return Call(urMemBufferCreateWithNativeHandle, 0, context(), nullptr, &mem_).outputs(mem_); }

  ur_mem_handle_t mem_ = untouched<ur_mem_handle_t>();
};

TEST_F(MemBufferCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(MemBufferCreateWithNativeHandle, nullPointers) {
  call().needsPointer<3>();
}

/// On a buffer of the adapter's own, whose native handle is the only one that there is everywhere.
class MemBufferCreateWithNativeHandle_Buffer : public FilledBufferTest {
protected:
  /// Whether there is an import; skips or fails the case otherwise.
  bool import() {
    const Call get(urMemGetNativeHandle, mem(), device(), &native_);
    if (!get.worksOrSaysUnsupported()) {
      EXPECT_FALSE(call(0).worksOrSaysUnsupported());
      return false;
    }
    return call(native_).worksOrSaysUnsupported();
  }
  Call<ur_native_handle_t, ur_context_handle_t, const ur_mem_native_properties_t *, ur_mem_handle_t *>
  call(ur_native_handle_t native) {
    return {urMemBufferCreateWithNativeHandle, native, context(), &properties_, made_.out()};
  }

  ur_mem_native_properties_t properties_ =
      structure<ur_mem_native_properties_t>(UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES); // isNativeHandleOwned is false
  ur_native_handle_t native_ = 0;
  Mem made_;
};

TEST_F(MemBufferCreateWithNativeHandle_Buffer, isTheSameMemory) {
  CONFORMANCE_NEEDS(mem());
  // The first command brings what the buffer began with to the device.
  const unsigned char last = 77;
  ASSERT_OK(urEnqueueMemBufferFill(queue(), mem(), &last, 1, bytes().size() - 1, 1, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  if (!import())
    GTEST_SKIP() << "the adapter has no native handles of buffers";
  size_t size = 0;
  EXPECT_OK(urMemGetInfo(made_, UR_MEM_INFO_SIZE, sizeof size, &size, nullptr));
  EXPECT_GE(size, bytes().size());
  ur_context_handle_t in = nullptr;
  EXPECT_OK(urMemGetInfo(made_, UR_MEM_INFO_CONTEXT, sizeof in, &in, nullptr));
  EXPECT_EQ(context(), in);
  ur_native_handle_t same = 0;
  EXPECT_OK(urMemGetNativeHandle(made_, device(), &same));
  EXPECT_EQ(native_, same);
  Bytes expected = bytes();
  expected.back() = last;
  EXPECT_EQ(expected, readBuffer(queue(), made_, expected.size()));
  const unsigned char first = 78;
  ASSERT_OK(urEnqueueMemBufferFill(queue(), made_, &first, 1, 0, 1, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  expected.front() = first;
  EXPECT_EQ(expected, contents());
}

TEST_F(MemBufferCreateWithNativeHandle_Buffer, takesNothingAlong) {
  CONFORMANCE_NEEDS(mem());
  if (!import())
    GTEST_SKIP() << "the adapter has no native handles of buffers";
  const unsigned char value = 79;
  ASSERT_OK(urEnqueueMemBufferFill(queue(), made_, &value, 1, 0, bytes().size(), 0, nullptr, nullptr));
  made_.reset();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(Bytes(bytes().size(), value), contents());
}

TEST_F(MemBufferCreateWithNativeHandle_Buffer, propertiesAreOptional) {
  CONFORMANCE_NEEDS(mem());
  if (!import())
    GTEST_SKIP() << "the adapter has no native handles of buffers";
  call(native_).with<2>(nullptr).succeeds();
}

TEST_F(MemBufferCreateWithNativeHandle_Buffer, partsOfAnImport) {
  CONFORMANCE_NEEDS(mem());
  if (!import())
    GTEST_SKIP() << "the adapter has no native handles of buffers";
  const size_t origin = partAlignment(device());
  ASSERT_LE(2 * origin, bytes().size());
  Mem part;
  ASSERT_NO_FATAL_FAILURE(makePart(made_, origin, origin, &part));
  made_.reset();
  const unsigned char value = 80;
  ASSERT_OK(urEnqueueMemBufferFill(queue(), part, &value, 1, 0, origin, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(Bytes(origin, value), readBuffer(queue(), mem(), origin, origin));
}

} // namespace conformance
