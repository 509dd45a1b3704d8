// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class MemBufferPartition : public FilledBufferTest {
protected:
  auto call() {
    return Call(urMemBufferPartition, mem(), 0, UR_BUFFER_CREATE_TYPE_REGION, &region_, &mem_).outputs(mem_);
  }

  ur_buffer_region_t region_ = structure<ur_buffer_region_t>(UR_STRUCTURE_TYPE_BUFFER_REGION);
  ur_mem_handle_t mem_ = untouched<ur_mem_handle_t>();
};

TEST_F(MemBufferPartition, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemBufferPartition, conditions) {
  CONFORMANCE_NEEDS(mem());
  region_.size = 64;
  call().needsPointer<3>();
  call().needsPointer<4>();
  call().with<1>(UR_MEM_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  call().needsEnumerator<2>();
}

TEST_F(MemBufferPartition, sizes) {
  CONFORMANCE_NEEDS(mem());
  region_.size = 0;
  call().answers(UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
}

TEST_F(MemBufferPartition, regions) {
  CONFORMANCE_NEEDS(mem());
  const size_t alignment = partAlignment(device());
  region_.size = 4097;
  call().answers(UR_RESULT_ERROR_INVALID_VALUE);
  region_.origin = 4096;
  region_.size = 1;
  call().answers(UR_RESULT_ERROR_INVALID_VALUE);
  region_.origin = SIZE_MAX;
  region_.size = 2;
  call().answers(UR_RESULT_ERROR_INVALID_VALUE);
  region_.size = 1;
  for (size_t origin = 1; origin < alignment; origin *= 2) {
    region_.origin = origin;
    call().answers(UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET);
  }
}

TEST_F(MemBufferPartition, uses) {
  CONFORMANCE_NEEDS(mem());
  region_.size = 64;
  call().with<1>(UR_MEM_FLAG_READ_ONLY | UR_MEM_FLAG_WRITE_ONLY).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call().with<1>(UR_MEM_FLAG_ALLOC_HOST_POINTER).answers(UR_RESULT_ERROR_INVALID_VALUE);
  Mem whole;
  ASSERT_OK(urMemBufferCreate(context(), UR_MEM_FLAG_READ_ONLY, 4096, nullptr, whole.out()));
  call().with<0>(whole.get()).with<1>(UR_MEM_FLAG_READ_WRITE).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(MemBufferPartition, partsShareTheContents) {
  CONFORMANCE_NEEDS(mem());
  const size_t alignment = std::max<size_t>(partAlignment(device()), 64), step = alignment * 2;
  const Bytes before = someBytes(step * 4);
  Mem whole, a, b;
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), before, &whole));
  ASSERT_NO_FATAL_FAILURE(makePart(whole, alignment, step, &a));
  ASSERT_NO_FATAL_FAILURE(makePart(whole, step, step, &b)); // overlaps the first
  Bytes expected = before;
  const unsigned char one = 1, two = 2;
  ASSERT_OK(urEnqueueMemBufferFill(queue(), a, &one, 1, 0, step, 0, nullptr, nullptr));
  ASSERT_OK(urEnqueueMemBufferFill(queue(), b, &two, 1, 0, step, 0, nullptr, nullptr));
  std::fill_n(expected.begin() + static_cast<ptrdiff_t>(alignment), step, one);
  std::fill_n(expected.begin() + static_cast<ptrdiff_t>(step), step, two);
  EXPECT_EQ(expected, readBuffer(queue(), whole, expected.size()));
  EXPECT_EQ(Bytes(1, two), readBuffer(queue(), a, 1, alignment));
  whole.reset(); // The parts keep the contents.
  a.reset();
  EXPECT_EQ(Bytes(step, two), readBuffer(queue(), b, step));
}

TEST_F(MemBufferPartition, partsHaveNoParts) {
  CONFORMANCE_NEEDS(mem());
  Mem part;
  ASSERT_NO_FATAL_FAILURE(makePart(mem(), 0, 1024, &part));
  region_.size = 64;
  call().with<0>(part.get()).answers(UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

} // namespace conformance
