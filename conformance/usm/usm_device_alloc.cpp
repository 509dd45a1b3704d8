// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/usm_allocs.hpp"

namespace conformance {

class USMDeviceAlloc : public ContextTest {
protected:
  auto call() { return Call(urUSMDeviceAlloc, context(), device(), nullptr, nullptr, 64, &mem_).outputs(mem_); }

  void *mem_ = untouched<void *>();
};

TEST_F(USMDeviceAlloc, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(USMDeviceAlloc, nullPointers) {
  call().needsPointer<5>();
}

class USMDeviceAlloc_Memory : public UsmAllocTest {
protected:
  ur_usm_type_t kind() const override { return UR_USM_TYPE_DEVICE; }
};

TEST_F(USMDeviceAlloc_Memory, enumerations) {
  enumerations();
}

TEST_F(USMDeviceAlloc_Memory, sizes) {
  sizes();
}

TEST_F(USMDeviceAlloc_Memory, alignmentNoPowerOfTwo) {
  alignmentNoPowerOfTwo();
}

TEST_F(USMDeviceAlloc_Memory, tooLarge) {
  tooLarge();
}

TEST_F(USMDeviceAlloc_Memory, everyHint) {
  everyHint();
}

TEST_F(USMDeviceAlloc_Memory, sizesAndAlignments) {
  sizesAndAlignments();
}

TEST_F(USMDeviceAlloc_Memory, blocksAreApart) {
  blocksAreApart();
}

TEST_F(USMDeviceAlloc_Memory, knownToTheContext) {
  knownToTheContext();
}

TEST_F(USMDeviceAlloc_Memory, fromAPool) {
  fromAPool();
}

TEST_F(USMDeviceAlloc_Memory, manyThreads) {
  manyThreads();
}

} // namespace conformance
