// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/virtual_memory.hpp"

namespace conformance {

class VirtualMemFree : public ContextTest {
protected:
  auto call() { return Call(urVirtualMemFree, context(), start_, 64); }

  unsigned char start_[256] = {};
};

TEST_F(VirtualMemFree, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemFree, nullPointers) {
  call().needsPointer<1>();
}

using VirtualMemFree_Ranges = VirtualMemoryTest;

TEST_F(VirtualMemFree_Ranges, onlyWholeEmptyReservations) {
  auto call = Call(urVirtualMemFree, context(), start_, 4 * unit_);
  call.with<2>(unit_).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call.with<1>(start_ + unit_).with<2>(unit_).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<1>(&call).answers(UR_RESULT_ERROR_INVALID_VALUE);
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  call.with<0>(other).answers(UR_RESULT_ERROR_INVALID_VALUE);
  ASSERT_OK(map(unit_));
  call.answers(UR_RESULT_ERROR_INVALID_OPERATION);
  ASSERT_OK(unmap(unit_));
  call.succeeds();
  call.answers(UR_RESULT_ERROR_INVALID_VALUE);
  start_ = nullptr;
}

} // namespace conformance
