// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What lifetime validation refuses, alone and with the other validating layers, and what it says.
#include "program.hpp"

#include "unified-runtime/ur_mock.h"

namespace {

using namespace layers_test;

class Lifetime : public ::testing::TestWithParam<const char *> {
protected:
  static std::string run(const std::function<void()> &body) { return withLayers(GetParam(), body); }
};

TEST_P(Lifetime, ForeignHandlesOfEveryKindAreRefusedAndNeverLookedInto) {
  const std::string errors = run([] {
    Program program;
    size_t size = 0;
    EXPECT_EQ(urAdapterGetInfo(foreign<ur_adapter_handle_t>(), UR_ADAPTER_INFO_BACKEND, 0, nullptr, &size),
              UR_RESULT_ERROR_INVALID_ARGUMENT);
    EXPECT_EQ(urPlatformGetInfo(foreign<ur_platform_handle_t>(), UR_PLATFORM_INFO_NAME, 0, nullptr, &size),
              UR_RESULT_ERROR_INVALID_PLATFORM);
    EXPECT_EQ(urDeviceRetain(foreign<ur_device_handle_t>()), UR_RESULT_ERROR_INVALID_DEVICE);
    EXPECT_EQ(urContextRelease(foreign<ur_context_handle_t>()), UR_RESULT_ERROR_INVALID_CONTEXT);
    EXPECT_EQ(urMemRetain(foreign<ur_mem_handle_t>()), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    EXPECT_EQ(urSamplerRelease(foreign<ur_sampler_handle_t>()), UR_RESULT_ERROR_INVALID_SAMPLER);
    EXPECT_EQ(urUSMPoolRetain(foreign<ur_usm_pool_handle_t>()), UR_RESULT_ERROR_INVALID_ARGUMENT);
    EXPECT_EQ(urPhysicalMemRelease(foreign<ur_physical_mem_handle_t>()), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    EXPECT_EQ(urProgramRetain(foreign<ur_program_handle_t>()), UR_RESULT_ERROR_INVALID_PROGRAM);
    EXPECT_EQ(urKernelRelease(foreign<ur_kernel_handle_t>()), UR_RESULT_ERROR_INVALID_KERNEL);
    EXPECT_EQ(urQueueFinish(foreign<ur_queue_handle_t>()), UR_RESULT_ERROR_INVALID_QUEUE);
    EXPECT_EQ(urEventRetain(foreign<ur_event_handle_t>()), UR_RESULT_ERROR_INVALID_EVENT);
    EXPECT_EQ(urCommandBufferRetainExp(foreign<ur_exp_command_buffer_handle_t>()),
              UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP);
    EXPECT_EQ(urGraphDestroyExp(foreign<ur_exp_graph_handle_t>()), UR_RESULT_ERROR_INVALID_GRAPH);
  });
  EXPECT_EQ(countLines(errors, "0x1230 is not a handle of this program"), 14u) << errors;
  EXPECT_EQ(countLines(errors, "urQueueFinish refuses hQueue: 0x1230 is not a handle of this program (a queue, "
                               "ur_queue_handle_t, is expected)"),
            1u)
      << errors;
  EXPECT_EQ(countLines(errors, ""), 14u) << errors;
}

TEST_P(Lifetime, HandlesOfAnotherKindAreRefused) {
  const std::string errors = run([] {
    Program program;
    EXPECT_EQ(urQueueFinish(as<ur_queue_handle_t>(program.context)), UR_RESULT_ERROR_INVALID_QUEUE);
    EXPECT_EQ(urQueueRelease(as<ur_queue_handle_t>(program.context)), UR_RESULT_ERROR_INVALID_QUEUE);
    // That changed nothing.
    EXPECT_EQ(urContextRelease(program.context), UR_RESULT_SUCCESS);
    EXPECT_EQ(urContextRelease(program.context), UR_RESULT_ERROR_INVALID_CONTEXT);
  });
  EXPECT_EQ(countLines(errors, "is a context, not a queue (ur_queue_handle_t)"), 2u) << errors;
}

TEST_P(Lifetime, StaleHandlesAndReleasesTooManyAreRefused) {
  const std::string errors = run([] {
    Program program;
    ur_event_handle_t event = nullptr;
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
    EXPECT_EQ(urEventRelease(event), UR_RESULT_ERROR_INVALID_EVENT);
    EXPECT_EQ(urEventRetain(event), UR_RESULT_ERROR_INVALID_EVENT);
    const ur_event_handle_t list[] = {event};
    EXPECT_EQ(urEnqueueEventsWait(program.queue, 1, list, nullptr), UR_RESULT_ERROR_INVALID_EVENT);
  });
  EXPECT_EQ(countLines(errors, "urEventRelease refuses hEvent: one release too many of the event"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "urEventRetain refuses hEvent: use of the event"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "urEnqueueEventsWait refuses phEventWaitList[0]: use of the event"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "whose last reference was given up by urEventRelease"), 3u) << errors;
}

TEST_P(Lifetime, BorrowedPoolsAreUsedAndNotReleased) {
  const std::string errors = run([] {
    Program program;
    ur_usm_pool_handle_t pool = nullptr;
    ASSERT_EQ(urUSMPoolGetDefaultDevicePoolExp(program.context, program.device, &pool), UR_RESULT_SUCCESS);
    EXPECT_EQ(urUSMPoolDestroyExp(program.context, program.device, pool), UR_RESULT_ERROR_INVALID_ARGUMENT);
    void *memory = nullptr;
    EXPECT_EQ(urEnqueueUSMDeviceAllocExp(program.queue, pool, 64, nullptr, 0, nullptr, &memory, nullptr),
              UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "urUSMPoolDestroyExp refuses hPool: one release too many"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "the program holds no reference to it"), 1u) << errors;
}

TEST_P(Lifetime, HandlesInsideStructuresAreFollowed) {
  const std::string errors = run([] {
    Program program;
    ur_usm_pool_buffer_desc_t memory{};
    memory.stype = UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC;
    memory.device = foreign<ur_device_handle_t>();
    memory.pMem = &memory;
    memory.size = 64;
    memory.memType = UR_USM_TYPE_DEVICE;
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &memory, 0};
    ur_usm_pool_handle_t pool = nullptr;
    EXPECT_EQ(urUSMPoolCreateExp(program.context, program.device, &desc, &pool), UR_RESULT_ERROR_INVALID_DEVICE);

    ur_program_handle_t code = nullptr;
    ur_kernel_handle_t kernel = nullptr;
    ASSERT_EQ(urProgramCreateWithIL(program.context, "il", 2, nullptr, &code), UR_RESULT_SUCCESS);
    ASSERT_EQ(urKernelCreate(code, "k", &kernel), UR_RESULT_SUCCESS);
    ur_exp_kernel_arg_properties_t arguments[2]{};
    arguments[0].stype = arguments[1].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    arguments[0].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
    arguments[0].size = sizeof(code);
    arguments[0].value.value = &code;
    arguments[1].type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER;
    arguments[1].value.sampler = foreign<ur_sampler_handle_t>();
    const size_t size = 1;
    EXPECT_EQ(urEnqueueKernelLaunchWithArgsExp(program.queue, kernel, 1, nullptr, &size, nullptr, 2, arguments, nullptr,
                                               0, nullptr, nullptr),
              UR_RESULT_ERROR_INVALID_SAMPLER);
    arguments[1].type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ;
    arguments[1].value.memObjTuple = {as<ur_mem_handle_t>(program.queue), UR_MEM_FLAG_READ_WRITE};
    EXPECT_EQ(urEnqueueKernelLaunchWithArgsExp(program.queue, kernel, 1, nullptr, &size, nullptr, 2, arguments, nullptr,
                                               0, nullptr, nullptr),
              UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  });
  EXPECT_EQ(countLines(errors, "urUSMPoolCreateExp refuses pPoolDesc.pNext.device: 0x1230"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "urEnqueueKernelLaunchWithArgsExp refuses pArgs[1].value.sampler: 0x1230"), 1u)
      << errors;
  EXPECT_EQ(countLines(errors, "refuses pArgs[1].value.memObjTuple.hMem"), 1u) << errors;
}

TEST_P(Lifetime, NullsAndOtherConditionsOfTheSpecStillComeFirst) {
  const std::string errors = run([] {
    Program program;
    EXPECT_EQ(urQueueFinish(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ur_queue_handle_t queue = nullptr;
    EXPECT_EQ(urQueueCreate(foreign<ur_context_handle_t>(), nullptr, nullptr, &queue),
              UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    EXPECT_EQ(urQueueCreate(foreign<ur_context_handle_t>(), program.device, nullptr, nullptr),
              UR_RESULT_ERROR_INVALID_NULL_POINTER);
    EXPECT_EQ(queue, nullptr);
  });
  EXPECT_EQ(countLines(errors, "0x1230"), 0u) << errors;
}

TEST_P(Lifetime, CallsThatFailChangeNothing) {
  run([] {
    Program program;
    const auto fail = [](void *, void *) { return UR_RESULT_ERROR_OUT_OF_RESOURCES; };
    ASSERT_EQ(urMockSetCallback("urQueueRelease", UR_MOCK_REPLACE, fail, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueRelease(program.queue), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
    ASSERT_EQ(urMockSetCallback("urQueueRetain", UR_MOCK_REPLACE, fail, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueRetain(program.queue), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    ASSERT_EQ(urMockReset(), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueRelease(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueRelease(program.queue), UR_RESULT_ERROR_INVALID_QUEUE);

    ASSERT_EQ(urMockSetCallback("urContextCreate", UR_MOCK_REPLACE, fail, nullptr), UR_RESULT_SUCCESS);
    auto context = foreign<ur_context_handle_t>();
    EXPECT_EQ(urContextCreate(1, &program.device, nullptr, &context), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_EQ(urContextRetain(context), UR_RESULT_ERROR_INVALID_CONTEXT);
  });
}

/// What a link that fails hands out; null for nothing.
ur_result_t failedLink(void *params, void *program) {
  if (program)
    **static_cast<ur_program_link_params_t *>(params)->pphProgram = static_cast<ur_program_handle_t>(program);
  return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
}

TEST_P(Lifetime, ALinkThatFailsMayHandOutAProgram) {
  const std::string errors = run([] {
    Program program;
    ur_program_handle_t code = nullptr;
    ur_program_handle_t log = nullptr;
    ASSERT_EQ(urProgramCreateWithIL(program.context, "il", 2, nullptr, &code), UR_RESULT_SUCCESS);
    ASSERT_EQ(urProgramCreateWithIL(program.context, "il", 2, nullptr, &log), UR_RESULT_SUCCESS);
    ASSERT_EQ(urMockSetCallback(
                  "urProgramRelease", UR_MOCK_REPLACE, [](void *, void *) { return UR_RESULT_SUCCESS; }, nullptr),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urProgramRelease(log), UR_RESULT_SUCCESS); // the mock keeps the object

    // Nothing is handed out: what the variable had is as stale as before.
    const ur_program_handle_t stale = log;
    ASSERT_EQ(urMockSetCallback("urProgramLink", UR_MOCK_REPLACE, failedLink, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urProgramLink(program.context, 1, &code, nullptr, &log), UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
    EXPECT_EQ(log, stale);
    EXPECT_EQ(urProgramRetain(log), UR_RESULT_ERROR_INVALID_PROGRAM);
    // A program, even one at that very address, is held like any other.
    ASSERT_EQ(urMockSetCallback("urProgramLink", UR_MOCK_REPLACE, failedLink, stale), UR_RESULT_SUCCESS);
    EXPECT_EQ(urProgramLink(program.context, 1, &code, nullptr, &log), UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
    EXPECT_EQ(log, stale);
    EXPECT_EQ(urProgramRetain(log), UR_RESULT_SUCCESS);
    EXPECT_EQ(urProgramRelease(log), UR_RESULT_SUCCESS);
    EXPECT_EQ(urProgramRelease(log), UR_RESULT_SUCCESS);
    EXPECT_EQ(urProgramRelease(log), UR_RESULT_ERROR_INVALID_PROGRAM);
  });
  EXPECT_EQ(countLines(errors, ""), 2u) << errors;
}

TEST_P(Lifetime, AnAddressGivenOutAgainIsANewHandle) {
  const std::string errors = run([] {
    Program program;
    const auto sameAgain = [](void *params, void *event) {
      **static_cast<ur_enqueue_events_wait_params_t *>(params)->pphEvent = static_cast<ur_event_handle_t>(event);
      return UR_RESULT_SUCCESS;
    };
    ur_event_handle_t first = nullptr;
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &first), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEventRetain(first), UR_RESULT_SUCCESS); // keeps the mock's object
    ASSERT_EQ(urMockSetCallback(
                  "urEventRelease", UR_MOCK_REPLACE, [](void *, void *) { return UR_RESULT_SUCCESS; }, nullptr),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urEventRelease(first), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEventRelease(first), UR_RESULT_SUCCESS);
    ASSERT_EQ(urMockSetCallback("urEnqueueEventsWait", UR_MOCK_REPLACE, sameAgain, first), UR_RESULT_SUCCESS);
    ur_event_handle_t second = nullptr;
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &second), UR_RESULT_SUCCESS);
    ASSERT_EQ(second, first);
    EXPECT_EQ(urEventRetain(second), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(errors, "");
}

TEST_P(Lifetime, WhatIsLentEndsWithItsLender) {
  const std::string errors = run([] {
    Program program;
    ur_event_handle_t event = nullptr;
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
    ASSERT_EQ(urMockSetCallback(
                  "urEventGetInfo", UR_MOCK_REPLACE,
                  [](void *params, void *queue) {
                    const auto *p = static_cast<ur_event_get_info_params_t *>(params);
                    *static_cast<void **>(*p->ppPropValue) = queue;
                    **p->ppPropSizeRet = sizeof(void *);
                    return UR_RESULT_SUCCESS;
                  },
                  program.queue),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urMockSetCallback(
                  "urQueueRelease", UR_MOCK_REPLACE, [](void *, void *) { return UR_RESULT_SUCCESS; }, nullptr),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urQueueRelease(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_ERROR_INVALID_QUEUE);
    ur_queue_handle_t queue = nullptr;
    ASSERT_EQ(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_QUEUE, sizeof(queue), &queue, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(queue), UR_RESULT_ERROR_INVALID_QUEUE);
  });
  EXPECT_EQ(countLines(errors, "use of the queue"), 2u) << errors;
}

INSTANTIATE_TEST_SUITE_P(Layers, Lifetime,
                         ::testing::Values("UR_LAYER_LIFETIME_VALIDATION",
                                           "UR_LAYER_LIFETIME_VALIDATION,UR_LAYER_LEAK_CHECKING",
                                           "UR_LAYER_FULL_VALIDATION"),
                         [](const auto &info) { return "n" + std::to_string(info.index); });

} // namespace
