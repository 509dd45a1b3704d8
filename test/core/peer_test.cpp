// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Access of one device's commands to another's memory. Of the simulated devices the first two are peers.
#include "core/async_test.hpp"

namespace ur::test {
namespace {

class Peers : public AsyncTest {
protected:
  void TearDown() override {
    // Devices outlive the test, and so does what was enabled.
    static_cast<void>(disable(0, 1));
    static_cast<void>(disable(1, 0));
    AsyncTest::TearDown();
  }
  ur_result_t enable(size_t from, size_t to) {
    return api().UsmP2PExp.pfnEnablePeerAccessExp(devices[from], devices[to]);
  }
  ur_result_t disable(size_t from, size_t to) {
    return api().UsmP2PExp.pfnDisablePeerAccessExp(devices[from], devices[to]);
  }
  int about(size_t from, size_t to, ur_exp_peer_info_t what) {
    int value = -1;
    EXPECT_EQ(api().UsmP2PExp.pfnPeerAccessGetInfoExp(devices[from], devices[to], what, sizeof value, &value, nullptr),
              UR_RESULT_SUCCESS);
    return value;
  }
  /// A launch on a device that writes memory.
  ur_result_t tryUse(size_t device, uint32_t *memory) {
    const Queue queue = makeQueue(0, device);
    const std::string code = "SIMK add_u32";
    const auto *bytes = reinterpret_cast<const uint8_t *>(code.data());
    const size_t lengths[] = {code.size(), code.size()};
    const uint8_t *binaries[] = {bytes, bytes};
    Program both;
    Kernel kernel;
    EXPECT_EQ(api().Program.pfnCreateWithBinary(context, 2, devices.data(), const_cast<size_t *>(lengths), binaries,
                                                nullptr, both.out()),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(api().Program.pfnBuild(context, both, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(api().Kernel.pfnCreate(both, "add_u32", kernel.out()), UR_RESULT_SUCCESS);
    const uint32_t value = 1;
    Event event;
    const ur_result_t result = tryLaunch(queue, kernel, 4, {pointerArg(0, memory), wordArg(1, value)}, {}, event.out());
    return result == UR_RESULT_SUCCESS ? wait({event}) : result;
  }
};
UR_TEST_ALL_SHAPES(Peers);

TEST_P(Peers, FactsAreAnswered) {
  const uint64_t calls = sim->allCalls();
  EXPECT_EQ(about(0, 1, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT), 1);
  EXPECT_EQ(about(1, 0, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT), 1);
  EXPECT_EQ(about(0, 1, UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT), 1);
  EXPECT_EQ(about(1, 0, UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT), 0);
  for (const auto &[from, to] : {std::pair{0, 2}, {2, 0}, {0, 0}})
    EXPECT_EQ(about(from, to, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT), 0);
  EXPECT_EQ(query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP), 1u);
  EXPECT_EQ(query<ur_bool_t>(api().Device.pfnGetInfo, devices[2], UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP), 0u);
  EXPECT_EQ(sim->allCalls(), calls) << "information makes no driver call";
}

TEST_P(Peers, MemoryIsUsableOnceEnabledAndNoLonger) {
  uint32_t *before = deviceMemory(4, 0);
  ASSERT_EQ(enable(1, 0), UR_RESULT_SUCCESS);
  uint32_t *after = deviceMemory(4, 0);
  const Queue queue = inOrder();
  uint32_t *pooled = alloc(queue, 4);
  finish(queue);
  for (uint32_t *memory : {before, after, pooled})
    EXPECT_EQ(tryUse(1, memory), UR_RESULT_SUCCESS);
  ASSERT_EQ(disable(1, 0), UR_RESULT_SUCCESS);
  if (!GetParam().caps.sharedDeviceMemory) {
    EXPECT_NE(tryUse(1, before), UR_RESULT_SUCCESS);
    EXPECT_FALSE(sim->takeViolations().empty());
    ASSERT_EQ(enable(0, 1), UR_RESULT_SUCCESS);
    EXPECT_NE(tryUse(1, before), UR_RESULT_SUCCESS) << "that is the other direction";
    EXPECT_FALSE(sim->takeViolations().empty());
  }
  EXPECT_EQ(tryFree(queue, pooled), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(Peers, WrongCallsAreRefused) {
  EXPECT_EQ(disable(0, 1), UR_RESULT_ERROR_INVALID_OPERATION);
  ASSERT_EQ(enable(0, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(enable(0, 1), UR_RESULT_ERROR_INVALID_OPERATION);
  EXPECT_EQ(disable(1, 0), UR_RESULT_ERROR_INVALID_OPERATION) << "each direction for itself";
  EXPECT_EQ(disable(0, 1), UR_RESULT_SUCCESS);
  for (const auto &[from, to] : {std::pair{0, 2}, {2, 0}, {0, 0}}) {
    EXPECT_EQ(enable(from, to), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    EXPECT_EQ(disable(from, to), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  }
  EXPECT_EQ(sim->calls(Call::setPeerAccess), 2u);
}

TEST_P(Peers, AFailureChangesNothing) {
  sim->failCall(Call::setPeerAccess);
  EXPECT_EQ(enable(0, 1), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  ASSERT_EQ(enable(0, 1), UR_RESULT_SUCCESS);
  sim->failCall(Call::setPeerAccess);
  EXPECT_EQ(disable(0, 1), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(disable(0, 1), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
