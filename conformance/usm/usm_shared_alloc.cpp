// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/usm_allocs.hpp"

namespace conformance {

class USMSharedAlloc : public ContextTest {
protected:
  auto call() { return Call(urUSMSharedAlloc, context(), device(), nullptr, nullptr, 64, &mem_).outputs(mem_); }

  void *mem_ = untouched<void *>();
};

TEST_F(USMSharedAlloc, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(USMSharedAlloc, nullPointers) {
  call().needsPointer<5>();
}

TEST_F(USMSharedAlloc, enumerations) {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  desc.hints = UR_USM_ADVICE_FLAGS_MASK;
  call().with<2>(&desc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(USMSharedAlloc, sizes) {
  call().with<4>(0).answers(UR_RESULT_ERROR_INVALID_USM_SIZE);
}

TEST_F(USMSharedAlloc, alignmentNoPowerOfTwo) {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  for (const uint32_t align : {3U, 24U, 65U, 0xffffffffU}) {
    desc.align = align;
    call().with<2>(&desc).answers(UR_RESULT_ERROR_INVALID_VALUE);
  }
}

TEST_F(USMSharedAlloc, tooLarge) {
  for (const size_t size : {SIZE_MAX, SIZE_MAX - 63, SIZE_MAX / 2, size_t{1} << 60}) {
    const ur_result_t result = call().with<4>(size).result();
    EXPECT_TRUE(isTooLarge(result)) << size << ": " << resultName(result);
    EXPECT_EQ(untouched<void *>(), mem_);
  }
  const size_t most = deviceInfo<uint64_t>(UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  const ur_result_t result = call().with<4>(most + 1).result();
  EXPECT_TRUE(isTooLarge(result)) << "one byte over UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE: " << resultName(result);
}

TEST_F(USMSharedAlloc, everyHint) {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  for (ur_usm_advice_flags_t hint = 1; (hint & UR_USM_ADVICE_FLAGS_MASK) == 0; hint <<= 1) {
    desc.hints = hint;
    void *memory = nullptr;
    call().with<2>(&desc).with<5>(&memory).succeeds();
    EXPECT_OK(urUSMFree(context(), memory));
  }
}

class USMSharedAlloc_Memory : public UsmAllocTest {
protected:
  ur_usm_type_t kind() const override { return UR_USM_TYPE_SHARED; }
};

TEST_F(USMSharedAlloc_Memory, sizesAndAlignments) {
  sizesAndAlignments();
}

TEST_F(USMSharedAlloc_Memory, blocksAreApart) {
  blocksAreApart();
}

TEST_F(USMSharedAlloc_Memory, knownToTheContext) {
  knownToTheContext();
}

TEST_F(USMSharedAlloc_Memory, fromAPool) {
  fromAPool();
}

TEST_F(USMSharedAlloc_Memory, manyThreads) {
  manyThreads();
}

} // namespace conformance
