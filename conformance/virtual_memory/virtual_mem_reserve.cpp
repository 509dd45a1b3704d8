// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/virtual_memory.hpp"

namespace conformance {

class VirtualMemReserve : public ContextTest {
protected:
  auto call() { return Call(urVirtualMemReserve, context(), nullptr, 64, &start_).outputs(start_); }

  void *start_ = untouched<void *>();
};

TEST_F(VirtualMemReserve, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemReserve, nullPointers) {
  call().needsPointer<3>();
}

using VirtualMemReserve_Ranges = VirtualMemoryTest;

TEST_F(VirtualMemReserve_Ranges, sizes) {
  void *start = untouched<void *>();
  auto call = Call(urVirtualMemReserve, context(), nullptr, unit_, &start).outputs(start);
  for (const size_t size : {size_t{0}, size_t{1}, unit_ + 1})
    call.with<2>(size).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(VirtualMemReserve_Ranges, rangesAreApartAndAligned) {
  void *other = nullptr;
  ASSERT_OK(urVirtualMemReserve(context(), start_, unit_, &other)); // a wish that is taken
  auto *bytes = static_cast<unsigned char *>(other);
  EXPECT_TRUE(bytes >= start_ + 4 * unit_ || bytes + unit_ <= start_);
  EXPECT_EQ(0U, reinterpret_cast<uintptr_t>(other) % unit_);
  EXPECT_OK(urVirtualMemFree(context(), other, unit_));
}

TEST_F(VirtualMemReserve_Ranges, manyAndLarge) {
  std::vector<void *> ranges;
  for (int i = 0; i < 100; ++i) {
    void *start = nullptr;
    ASSERT_OK(urVirtualMemReserve(context(), nullptr, 1000 * unit_, &start));
    ranges.push_back(start);
  }
  for (void *start : ranges)
    EXPECT_OK(urVirtualMemFree(context(), start, 1000 * unit_));
}

} // namespace conformance
