// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs that do nothing wrong: no layer refuses anything or prints a word.
#include "program.hpp"

#include "unified-runtime/ur_mock.h"

#include <thread>
#include <vector>

namespace {

using namespace layers_test;

class Clean : public ::testing::TestWithParam<const char *> {
protected:
  static void printsNothing(const std::function<void()> &body) {
    const std::string errors = withLayers(GetParam(), [&body] {
      body();
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    });
    EXPECT_EQ(errors, "");
  }
};

TEST_P(Clean, ObjectsAreMadeUsedAndReleased) {
  printsNothing([] {
    Program program;
    ASSERT_EQ(urQueueRetain(program.queue), UR_RESULT_SUCCESS);
    ASSERT_EQ(urQueueRelease(program.queue), UR_RESULT_SUCCESS);
    ur_event_handle_t events[2] = {};
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &events[0]), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 1, events, &events[1]), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 2, events, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEventWait(2, events), UR_RESULT_SUCCESS);
    for (const ur_event_handle_t event : events) {
      ASSERT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
    }
    ur_mem_handle_t buffer = nullptr;
    ASSERT_EQ(urMemBufferCreate(program.context, UR_MEM_FLAG_READ_WRITE, 64, nullptr, &buffer), UR_RESULT_SUCCESS);
    ASSERT_EQ(urMemRelease(buffer), UR_RESULT_SUCCESS);
    program.release();
  });
}

TEST_P(Clean, DevicesAreAskedForMoreThanOnceAndIntoMoreRoomThanNeeded) {
  printsNothing([] {
    Program program;
    uint32_t count = 0;
    ASSERT_EQ(urDeviceGet(program.platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count), UR_RESULT_SUCCESS);
    std::vector<ur_device_handle_t> devices(count + 3, foreign<ur_device_handle_t>());
    const ur_result_t result = urDeviceGet(program.platform, UR_DEVICE_TYPE_ALL, count + 3, devices.data(), nullptr);
    if (result == UR_RESULT_SUCCESS) {
      for (uint32_t i = 0; i < count; ++i) {
        ASSERT_EQ(urDeviceRelease(devices[i]), UR_RESULT_SUCCESS);
      }
    }
    program.release();
  });
}

TEST_P(Clean, PoolsOfEveryKindAndNoPool) {
  printsNothing([] {
    Program program;
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    ur_usm_pool_handle_t plain = nullptr;
    ur_usm_pool_handle_t async = nullptr;
    ur_usm_pool_handle_t standard = nullptr;
    ASSERT_EQ(urUSMPoolCreate(program.context, &desc, &plain), UR_RESULT_SUCCESS);
    ASSERT_EQ(urUSMPoolCreateExp(program.context, program.device, &desc, &async), UR_RESULT_SUCCESS);
    ASSERT_EQ(urUSMPoolGetDefaultDevicePoolExp(program.context, program.device, &standard), UR_RESULT_SUCCESS);
    for (const ur_usm_pool_handle_t pool : {ur_usm_pool_handle_t{}, async, standard}) {
      void *memory = nullptr;
      ur_event_handle_t event = nullptr;
      ASSERT_EQ(urEnqueueUSMDeviceAllocExp(program.queue, pool, 64, nullptr, 0, nullptr, &memory, &event),
                UR_RESULT_SUCCESS);
      ASSERT_EQ(urEnqueueUSMFreeExp(program.queue, pool, memory, 1, &event, nullptr), UR_RESULT_SUCCESS);
      ASSERT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
    }
    for (const ur_usm_pool_handle_t pool : {ur_usm_pool_handle_t{}, plain}) {
      void *memory = nullptr;
      ASSERT_EQ(urUSMDeviceAlloc(program.context, program.device, nullptr, pool, 64, &memory), UR_RESULT_SUCCESS);
      ASSERT_EQ(urUSMFree(program.context, memory), UR_RESULT_SUCCESS);
    }
    ASSERT_EQ(urUSMPoolRelease(plain), UR_RESULT_SUCCESS);
    ASSERT_EQ(urUSMPoolDestroyExp(program.context, program.device, async), UR_RESULT_SUCCESS);
    program.release();
  });
}

TEST_P(Clean, WhatAnswersLendIsGoodWhileTheLenderIs) {
  printsNothing([] {
    Program program;
    ur_event_handle_t event = nullptr;
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
    // The mock knows no queue of an event: a callback says it.
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
    ur_queue_handle_t queue = nullptr;
    size_t size = 0;
    ASSERT_EQ(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_QUEUE, sizeof(queue), &queue, &size), UR_RESULT_SUCCESS);
    ASSERT_EQ(queue, program.queue);
    ASSERT_EQ(urQueueRetain(program.queue), UR_RESULT_SUCCESS);
    ASSERT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
    ASSERT_EQ(urQueueRelease(program.queue), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
    program.release();
  });
}

TEST_P(Clean, ManyThreads) {
  printsNothing([] {
    Program program;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
      threads.emplace_back([&program] {
        for (int i = 0; i < 500; ++i) {
          ur_event_handle_t event = nullptr;
          EXPECT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
          EXPECT_EQ(urEventRetain(event), UR_RESULT_SUCCESS);
          EXPECT_EQ(urEventWait(1, &event), UR_RESULT_SUCCESS);
          EXPECT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
          EXPECT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
        }
      });
    }
    for (std::thread &thread : threads)
      thread.join();
    program.release();
  });
}

INSTANTIATE_TEST_SUITE_P(Layers, Clean,
                         ::testing::Values("UR_LAYER_LIFETIME_VALIDATION", "UR_LAYER_LEAK_CHECKING",
                                           "UR_LAYER_LIFETIME_VALIDATION,UR_LAYER_LEAK_CHECKING",
                                           "UR_LAYER_FULL_VALIDATION", "UR_LAYER_STREAM_SAFETY",
                                           "UR_LAYER_FULL_VALIDATION,UR_LAYER_STREAM_SAFETY"),
                         [](const auto &info) { return "n" + std::to_string(info.index); });

} // namespace
