// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An application in a child process: it opens the native CPU adapter, or a named one, through the loader, works on
// several queues, and ends somehow. The test process itself never loads anything, so that a fork copies no threads.
#pragma once

#include "unified-runtime/ur_api.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace ur::test {

constexpr int kEnd = 42;        ///< how an application ends that has found nothing wrong
constexpr unsigned kLimit = 60; ///< seconds until a child that hangs is killed

inline void must(ur_result_t result) {
  if (result != UR_RESULT_SUCCESS)
    _exit(1);
}

class Application {
public:
  static constexpr size_t kQueues = 4, kBytes = size_t(2) << 20;

  Application() {
    setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 0); // where nobody has named another
    must(urLoaderInit(0, nullptr));
    must(urAdapterGet(1, &adapter, nullptr));
    must(urPlatformGet(adapter, 1, &platform, nullptr));
    must(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr));
    must(urContextCreate(1, &device, nullptr, &context));
    for (size_t i = 0; i < kQueues; ++i) {
      ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, 0};
      if (i % 2 == 1)
        properties.flags = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
      must(urQueueCreate(context, device, &properties, &queues[i]));
    }
    must(urUSMHostAlloc(context, nullptr, nullptr, kQueues * kBytes, &memory));
  }

  /// One command of some kind and size, which may wait for the one before.
  ur_result_t enqueue(std::mt19937 &random, ur_event_handle_t *event = nullptr) {
    const size_t at = random() % kQueues;
    auto *mine = static_cast<char *>(memory) + at * kBytes;
    const uint32_t value = random();
    const size_t size = size_t(64) << (random() % 15);
    switch (random() % 4) {
    case 0:
      return urEnqueueUSMFill(queues[at], mine, 4, &value, size, 0, nullptr, event);
    case 1:
      return urEnqueueUSMMemcpy(queues[at], false, mine + kBytes / 2, mine, size, 0, nullptr, event);
    case 2:
      return urEnqueueEventsWaitWithBarrier(queues[at], 0, nullptr, event);
    default: {
      void *block = nullptr;
      const ur_result_t result =
          urEnqueueUSMDeviceAllocExp(queues[0], nullptr, size, nullptr, 0, nullptr, &block, nullptr);
      return result != UR_RESULT_SUCCESS ? result : urEnqueueUSMFreeExp(queues[0], nullptr, block, 0, nullptr, event);
    }
    }
  }
  /// Threads that go on enqueueing until the process ends.
  void workForEver(size_t threads) {
    for (size_t i = 0; i < threads; ++i) {
      std::thread([this, i] {
        std::mt19937 random{uint32_t(i)};
        for (;;) {
          for (int round = 0; round < 100; ++round)
            (void)enqueue(random); // nothing to check: the process may be at its end
          (void)urQueueFinish(queues[i % kQueues]);
        }
      }).detach();
    }
  }

  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queues[kQueues] = {};
  void *memory = nullptr;
};

/// How a child that runs the body ends; 98 if the body returns.
inline int inChild(const std::function<void()> &body) {
  const pid_t child = fork();
  if (child == 0) {
    alarm(kLimit);
    body();
    _exit(98);
  }
  int status = -1;
  EXPECT_EQ(child, waitpid(child, &status, 0));
  return status;
}

#define EXPECT_END(status) EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == kEnd) << "status " << (status)

} // namespace ur::test
