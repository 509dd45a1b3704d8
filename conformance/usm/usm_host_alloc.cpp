// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/usm_allocs.hpp"

namespace conformance {

class USMHostAlloc : public ContextTest {
protected:
  auto call() { return Call(urUSMHostAlloc, context(), nullptr, nullptr, 64, &mem_).outputs(mem_); }

  void *mem_ = untouched<void *>();
};

TEST_F(USMHostAlloc, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMHostAlloc, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(USMHostAlloc, enumerations) {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  desc.hints = UR_USM_ADVICE_FLAGS_MASK;
  call().with<1>(&desc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(USMHostAlloc, sizes) {
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_USM_SIZE);
}

TEST_F(USMHostAlloc, alignmentNoPowerOfTwo) {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  for (const uint32_t align : {3U, 24U, 65U, 0xffffffffU}) {
    desc.align = align;
    call().with<1>(&desc).answers(UR_RESULT_ERROR_INVALID_VALUE);
  }
}

TEST_F(USMHostAlloc, tooLarge) {
  for (const size_t size : {SIZE_MAX, SIZE_MAX - 63, SIZE_MAX / 2, size_t{1} << 60}) {
    const ur_result_t result = call().with<3>(size).result();
    EXPECT_TRUE(isTooLarge(result)) << size << ": " << resultName(result);
    EXPECT_EQ(untouched<void *>(), mem_);
  }
  const size_t most = deviceInfo<uint64_t>(UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  const ur_result_t result = call().with<3>(most + 1).result();
  EXPECT_TRUE(isTooLarge(result)) << "one byte over UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE: " << resultName(result);
}

TEST_F(USMHostAlloc, everyHint) {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  for (ur_usm_advice_flags_t hint = 1; (hint & UR_USM_ADVICE_FLAGS_MASK) == 0; hint <<= 1) {
    desc.hints = hint;
    void *memory = nullptr;
    call().with<1>(&desc).with<4>(&memory).succeeds();
    EXPECT_OK(urUSMFree(context(), memory));
  }
}

class USMHostAlloc_Memory : public UsmAllocTest {
protected:
  ur_usm_type_t kind() const override { return UR_USM_TYPE_HOST; }
};

TEST_F(USMHostAlloc_Memory, sizesAndAlignments) {
  sizesAndAlignments();
}

TEST_F(USMHostAlloc_Memory, blocksAreApart) {
  blocksAreApart();
}

TEST_F(USMHostAlloc_Memory, knownToTheContext) {
  knownToTheContext();
}

TEST_F(USMHostAlloc_Memory, fromAPool) {
  fromAPool();
}

TEST_F(USMHostAlloc_Memory, manyThreads) {
  manyThreads();
}

} // namespace conformance
