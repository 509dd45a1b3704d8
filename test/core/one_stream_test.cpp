// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule R10: an in-order queue is one lane, and so one stream of the driver's, whatever its commands. What is said about
// positions, marks and memory at hand rests on that.
#include "core/fault_rig.hpp"
#include "sim/native.hpp"

#include <algorithm>
#include <string_view>

namespace ur::test {
namespace {

class OneStream : public FaultRig {
protected:
  static constexpr size_t kNone = SIZE_MAX;

  /// All commands since `first` are on that stream, but for those of another queue.
  void expectOnlyOn(size_t stream, size_t first, size_t ofAnother = kNone) {
    const std::vector<sim::CommandInfo> commands = sim->commands();
    for (size_t i = first; i < commands.size(); ++i)
      EXPECT_TRUE(commands[i].stream == stream || commands[i].stream == ofAnother) << sim::name(commands[i].call);
  }
  /// The queue's stream, which has something to do.
  size_t busyStream() {
    fillOnly(queue(), device(1), 1, 1);
    return sim->commands().back().stream;
  }
};
UR_TEST_ALL_SHAPES(OneStream);

TEST_P(OneStream, IsThatOfEveryCommandOfAnInOrderQueue) {
  size_t rows = 0;
  for (const Scenario &scenario : scenarios()) {
    if (!std::string_view(scenario.function).starts_with("urEnqueue"))
      continue;
    SCOPED_TRACE(std::string(scenario.function) + " " + scenario.variant);
    (void)foreign(); // of the queue that rounds use for commands to wait for
    const size_t another = sim->commands().back().stream;
    const Round round = scenario.prepare(*this);
    const size_t stream = busyStream(), first = sim->commands().size(), streams = sim->streams().size();
    const ur_result_t result = round();
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || (scenario.optional && result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE))
        << result;
    rows += result == UR_RESULT_SUCCESS;
    expectOnlyOn(stream, first, another);
    EXPECT_EQ(sim->streams().size(), streams) << "another stream was made";
    finish(queue());
    fresh();
  }
  EXPECT_GT(rows, 30u) << "that is hardly every command";
}

TEST_P(OneStream, IsThatOfDeferredCommandsToo) {
  sim::Vendor vendor;
  const ur_native_handle_t native = vendor.userEvent();
  const ur_event_native_properties_t owned{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, nullptr, true};
  Event user;
  ASSERT_EQ(api().Event.pfnCreateWithNativeHandle(native, context, &owned, user.out()), UR_RESULT_SUCCESS);
  const size_t stream = busyStream(), first = sim->commands().size();
  uint32_t *memory = device(4);
  for (uint32_t i = 0; i < 4; ++i)
    fillOnly(queue(), memory + i, 1, i, i % 2 == 0 ? Waits{user} : Waits{});
  const Event end = barrier(queue());
  vendor.signal(native);
  EXPECT_EQ(wait({end}), UR_RESULT_SUCCESS);
  // Where signals are apart each command that somebody still holds has a mark of its own behind it.
  const size_t commands = sim->commands().size() - first;
  EXPECT_EQ(commands, GetParam().caps.signalsApart ? 10u : 5u);
  expectOnlyOn(stream, first);
}

} // namespace
} // namespace ur::test
