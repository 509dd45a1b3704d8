// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class GraphGetNativeHandleExp : public GraphTest {
protected:
  auto call() { return Call(urGraphGetNativeHandleExp, graph(), &nativeGraph_).outputs(nativeGraph_); }

  ur_native_handle_t nativeGraph_ = 12345;
};

TEST_F(GraphGetNativeHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphGetNativeHandleExp, conditions) {
  CONFORMANCE_NEEDS(graph());
  call().needsPointer<1>();
}

TEST_F(GraphGetNativeHandleExp, worksOrSaysUnsupported) {
  CONFORMANCE_NEEDS(graph());
  (void)call().worksOrSaysUnsupported();
}

class GraphGetNativeHandleExp_Captured : public CapturedGraphTest {};

TEST_F(GraphGetNativeHandleExp_Captured, isThereWhereNativeCommandsAre) {
  ur_native_handle_t graph = 0, again = 0, executed = 0;
  if (!deviceHas(UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP))
    GTEST_SKIP() << "the device has no native commands in command buffers";
  ASSERT_OK(urGraphGetNativeHandleExp(captured(), &graph));
  ASSERT_OK(urGraphGetNativeHandleExp(captured(), &again));
  EXPECT_EQ(graph, again);
  EXPECT_NE(graph, ur_native_handle_t{0});
  ASSERT_OK(urGraphExecutableGraphGetNativeHandleExp(executable(), &executed));
  EXPECT_NE(executed, ur_native_handle_t{0});
}

} // namespace conformance
