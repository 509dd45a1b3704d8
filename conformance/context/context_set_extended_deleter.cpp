// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

#include <atomic>

namespace conformance {

class ContextSetExtendedDeleter : public ContextTest {
protected:
  auto call() {
    return Call(
        urContextSetExtendedDeleter, context(), [](void *) {}, nullptr);
  }
};

TEST_F(ContextSetExtendedDeleter, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ContextSetExtendedDeleter, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(ContextSetExtendedDeleter, runsOnceAtTheEnd) {
  Context own;
  ASSERT_NO_FATAL_FAILURE(makeContext(&own));
  std::atomic<int> calls{0};
  const auto count = [](void *calls) { ++*static_cast<std::atomic<int> *>(calls); };
  if (!call().with<0>(own.get()).with<1>(count).with<2>(&calls).worksOrSaysUnsupported())
    return;
  ASSERT_OK(urContextRetain(own));
  ASSERT_OK(urContextRelease(own));
  EXPECT_EQ(0, calls);
  own.reset();
  EXPECT_TRUE(eventually([&] { return calls == 1; })) << calls << " calls";
}

} // namespace conformance
