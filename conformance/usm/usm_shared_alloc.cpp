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

class USMSharedAlloc_Memory : public UsmAllocTest {
protected:
  ur_usm_type_t kind() const override { return UR_USM_TYPE_SHARED; }
};

TEST_F(USMSharedAlloc_Memory, enumerations) {
  enumerations();
}

TEST_F(USMSharedAlloc_Memory, sizes) {
  sizes();
}

TEST_F(USMSharedAlloc_Memory, alignmentNoPowerOfTwo) {
  alignmentNoPowerOfTwo();
}

TEST_F(USMSharedAlloc_Memory, tooLarge) {
  tooLarge();
}

TEST_F(USMSharedAlloc_Memory, everyHint) {
  everyHint();
}

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
