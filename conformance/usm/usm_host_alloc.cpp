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

class USMHostAlloc_Memory : public UsmAllocTest {
protected:
  ur_usm_type_t kind() const override { return UR_USM_TYPE_HOST; }
};

TEST_F(USMHostAlloc_Memory, enumerations) {
  enumerations();
}

TEST_F(USMHostAlloc_Memory, sizes) {
  sizes();
}

TEST_F(USMHostAlloc_Memory, alignmentNoPowerOfTwo) {
  alignmentNoPowerOfTwo();
}

TEST_F(USMHostAlloc_Memory, tooLarge) {
  tooLarge();
}

TEST_F(USMHostAlloc_Memory, everyHint) {
  everyHint();
}

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
