// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of command buffers stand on: short forms of their calls.
#pragma once

#include "core/deferral_test.hpp"

namespace ur::test {

using CommandBuffer = Owned<ur_exp_command_buffer_handle_t>;
using Points = std::vector<ur_exp_command_buffer_sync_point_t>;
using Point = ur_exp_command_buffer_sync_point_t;
using Command = ur_exp_command_buffer_command_handle_t;

/// What an append is given besides its command.
struct How {
  Points after = {};
  Waits waits = {};
  ur_event_handle_t *event = nullptr;
  Command *command = nullptr;
};
class CommandBufferTest : public DeferralTest {
protected:
  void TearDown() override {
    add_.reset();
    DeferralTest::TearDown();
  }

  static const ur_command_buffer_exp_dditable_t &calls() { return api().CommandBufferExp; }

  ur_result_t tryCreate(CommandBuffer &made, bool inOrder, bool updatable = false, bool profiling = false) {
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, updatable, inOrder,
                                            profiling};
    return calls().pfnCreateExp(context, devices[0], &desc, made.out());
  }
  CommandBuffer makeBuffer(bool inOrder, bool updatable = false, bool profiling = false) {
    CommandBuffer made;
    EXPECT_EQ(tryCreate(made, inOrder, updatable, profiling), UR_RESULT_SUCCESS);
    return made;
  }

  uint64_t graphsAlive() const {
    return sim->calls(Call::createGraph) - sim->calls(Call::destroyGraph) - sim->calls(Call::retireGraph);
  }

  static const Point *list(const Points &points) { return points.empty() ? nullptr : points.data(); }

  ur_result_t tryFill(ur_exp_command_buffer_handle_t buffer, void *memory, size_t words, uint32_t value,
                      const How &how = {}, Point *point = nullptr) {
    return calls().pfnAppendUSMFillExp(buffer, memory, &value, 4, words * 4, static_cast<uint32_t>(how.after.size()),
                                       list(how.after), count(how.waits), test::list(how.waits), point, how.event,
                                       how.command);
  }
  Point fillIn(ur_exp_command_buffer_handle_t buffer, void *memory, size_t words, uint32_t value, const How &how = {}) {
    Point point = 0;
    EXPECT_EQ(tryFill(buffer, memory, words, value, how, &point), UR_RESULT_SUCCESS);
    return point;
  }
  Point copyIn(ur_exp_command_buffer_handle_t buffer, void *dst, const void *src, size_t words, const How &how = {}) {
    Point point = 0;
    EXPECT_EQ(calls().pfnAppendUSMMemcpyExp(buffer, dst, src, words * 4, static_cast<uint32_t>(how.after.size()),
                                            list(how.after), count(how.waits), test::list(how.waits), &point, how.event,
                                            how.command),
              UR_RESULT_SUCCESS);
    return point;
  }
  ur_result_t tryLaunchIn(ur_exp_command_buffer_handle_t buffer, ur_kernel_handle_t kernel, size_t items,
                          const std::vector<ur_exp_kernel_arg_properties_t> &args, const How &how = {},
                          Point *point = nullptr, std::vector<ur_kernel_handle_t> alternatives = {}) {
    return calls().pfnAppendKernelLaunchWithArgsExp(
        buffer, kernel, 1, nullptr, &items, nullptr, static_cast<uint32_t>(args.size()), args.data(),
        static_cast<uint32_t>(alternatives.size()), alternatives.empty() ? nullptr : alternatives.data(),
        static_cast<uint32_t>(how.after.size()), list(how.after), count(how.waits), test::list(how.waits), point,
        how.event, how.command);
  }
  /// Adds value to each word.
  Point addIn(ur_exp_command_buffer_handle_t buffer, uint32_t *memory, size_t words, uint32_t value,
              const How &how = {}) {
    if (!add_)
      add_ = makeKernel("add_u32");
    Point point = 0;
    EXPECT_EQ(tryLaunchIn(buffer, add_, words, {pointerArg(0, memory), wordArg(1, value)}, how, &point),
              UR_RESULT_SUCCESS);
    return point;
  }
  void finalize(ur_exp_command_buffer_handle_t buffer) { EXPECT_EQ(calls().pfnFinalizeExp(buffer), UR_RESULT_SUCCESS); }
  ur_result_t tryRun(ur_queue_handle_t queue, ur_exp_command_buffer_handle_t buffer, const Waits &waits = {},
                     ur_event_handle_t *event = nullptr) {
    return api().EnqueueExp.pfnCommandBufferExp(queue, buffer, count(waits), test::list(waits), event);
  }
  Event run(ur_queue_handle_t queue, ur_exp_command_buffer_handle_t buffer, const Waits &waits = {}) {
    Event event;
    EXPECT_EQ(tryRun(queue, buffer, waits, event.out()), UR_RESULT_SUCCESS);
    return event;
  }

  Kernel add_;
};

} // namespace ur::test
