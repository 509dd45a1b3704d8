// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What urUSMHostAlloc, urUSMDeviceAlloc and urUSMSharedAlloc owe alike.
#pragma once

#include "support/kernels.hpp"
#include "support/pools.hpp"

namespace conformance {

/// Whether a result is one of those that say that there isn't so much memory.
bool isTooLarge(ur_result_t result);

class UsmAllocTest : public QueueTest {
protected:
  void SetUp() override;
  virtual ur_usm_type_t kind() const = 0;

  void enumerations();
  void sizes();
  void alignmentNoPowerOfTwo();
  void tooLarge();
  void everyHint();
  void sizesAndAlignments();
  void blocksAreApart();
  void knownToTheContext();
  void fromAPool();
  void manyThreads();

private:
  auto call() { return Call(allocate, kind(), context(), device(), nullptr, nullptr, 64, &mem_).outputs(mem_); }
  ur_result_t make(size_t size, uint32_t align, void **memory) const;

  void *mem_ = untouched<void *>();
};

} // namespace conformance
