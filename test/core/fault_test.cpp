// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For every entry point and every n: the n-th driver call fails. Then the entry fails (or has got round it), it has
// written no output, the same call without the failure works, and in the end nothing has leaked, which the simulated
// driver checks when the context goes.
#include "core/faults.hpp"

#include <atomic>
#include <thread>

namespace ur::test {
namespace {

class Faults : public FaultTest {};
UR_TEST_ALL_SHAPES(Faults);

TEST_P(Faults, Contexts) {
  failEveryCall("urContextCreate", [&] {
    Context made;
    return settled(api().Context.pfnCreate(2, devices.data(), nullptr, made.out()), made);
  });
}

TEST_P(Faults, Queues) {
  for (ur_queue_flags_t flags : {ur_queue_flags_t{0}, ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE},
                                 ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE}}) {
    failEveryCall("urQueueCreate and a first command", [&] {
      const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
      Queue made;
      ur_result_t result = api().Queue.pfnCreate(context, devices[0], &properties, made.out());
      EXPECT_EQ(result == UR_RESULT_SUCCESS, made.get() != nullptr);
      if (result == UR_RESULT_SUCCESS) {
        Event event;
        result = api().Enqueue.pfnEventsWait(made, 0, nullptr, event.out());
        EXPECT_EQ(result == UR_RESULT_SUCCESS, event.get() != nullptr);
      }
      return result;
    });
  }
}

TEST_P(Faults, Memory) {
  failEveryCall("urUSMDeviceAlloc", [&] {
    void *memory = nullptr;
    const ur_result_t result = api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, 64, &memory);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, memory != nullptr);
    if (memory) {
      EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
    }
    return result;
  });
}

TEST_P(Faults, ProgramsAndKernels) {
  const std::string code = "SIMK nop add_u32";
  const auto *bytes = reinterpret_cast<const uint8_t *>(code.data());
  size_t length = code.size();
  failEveryCall("urProgramCreateWithBinary, urProgramBuild, urKernelCreate", [&] {
    Program made;
    Kernel kernel;
    ur_result_t result =
        api().Program.pfnCreateWithBinary(context, 1, devices.data(), &length, &bytes, nullptr, made.out());
    EXPECT_EQ(result == UR_RESULT_SUCCESS, made.get() != nullptr);
    if (result == UR_RESULT_SUCCESS)
      result = api().Program.pfnBuild(context, made, nullptr);
    if (result == UR_RESULT_SUCCESS)
      result = settled(api().Kernel.pfnCreate(made, "add_u32", kernel.out()), kernel);
    return result;
  });
}

TEST_P(Faults, Commands) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder(), other = inOrder();
    uint32_t *memory = deviceMemory(8), *source = deviceMemory(8);
    const Kernel kernel = makeKernel("fill_u32");
    const uint32_t value = 1;
    const auto each = [&](const char *what, const std::function<ur_result_t(const Waits &, Event &)> &enqueue) {
      for (const bool waiting : {true, false}) {
        failEveryCall(what, [&] {
          Event foreign, event;
          Waits waits;
          if (waiting) {
            const ur_result_t result = api().Enqueue.pfnEventsWait(other, 0, nullptr, foreign.out());
            if (result != UR_RESULT_SUCCESS)
              return result;
            waits = {foreign};
          }
          const size_t before = sim->commands().size();
          const ur_result_t result = enqueue(waits, event);
          EXPECT_EQ(result == UR_RESULT_SUCCESS, event.get() != nullptr);
          stopFailing();
          if (result != UR_RESULT_SUCCESS) {
            EXPECT_LE(sim->commands().size(), before + 1) << "no more than a mark may have gone out";
          } else {
            EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS); // rounds must not race with each other
          }
          return result;
        });
      }
    };
    each("urEnqueueUSMFill",
         [&](const Waits &waits, Event &event) { return tryFill(queue, memory, 8, 1, waits, event.out()); });
    each("urEnqueueUSMMemcpy",
         [&](const Waits &waits, Event &event) { return tryCopy(queue, memory, source, 32, waits, event.out()); });
    each("urEnqueueKernelLaunchWithArgsExp", [&](const Waits &waits, Event &event) {
      return tryLaunch(queue, kernel, 8, {pointerArg(0, memory), wordArg(1, value)}, waits, event.out());
    });
    each("urEnqueueEventsWait", [&](const Waits &waits, Event &event) {
      return api().Enqueue.pfnEventsWait(queue, count(waits), list(waits), event.out());
    });
    each("urEnqueueEventsWaitWithBarrier", [&](const Waits &waits, Event &event) {
      return api().Enqueue.pfnEventsWaitWithBarrier(queue, count(waits), list(waits), event.out());
    });
    finish(queue);
    finish(other);
  }
}

TEST_P(Faults, BlockingCalls) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  failEveryCall("a blocking copy", [&] {
    uint32_t value = 0;
    const ur_result_t result = tryCopy(queue, &value, memory, 4, {}, nullptr, true);
    stopFailing();
    finish(queue); // a wait that failed may leave the copy running
    return result;
  });
  failEveryCall("urQueueFinish", [&] {
    const ur_result_t result = tryFill(queue, memory, 1, 1);
    return result == UR_RESULT_SUCCESS ? api().Queue.pfnFinish(queue) : result;
  });
}

TEST_P(Faults, AsynchronousAllocation) {
  uint32_t *const filled = deviceMemory(1);
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder(), other = inOrder();
    ur_usm_pool_handle_t pool = makePool({.maximum = 64 * kBlock, .threshold = 0});
    for (ur_usm_type_t type : kUsmTypes) {
      failEveryCall("an alloc behind another queue's event, and its free", [&] {
        sim::Hold gate = sim->holdNextCommand();
        Event foreign, born, freed;
        ur_result_t result = api().Enqueue.pfnEventsWait(other, 0, nullptr, foreign.out());
        if (result != UR_RESULT_SUCCESS)
          return result;
        void *memory = nullptr;
        result = tryAlloc(type, queue, pool, kBlock, &memory, {foreign}, born.out());
        EXPECT_EQ(result == UR_RESULT_SUCCESS, memory != nullptr);
        EXPECT_EQ(result == UR_RESULT_SUCCESS, born.get() != nullptr);
        EXPECT_EQ(used(pool), result == UR_RESULT_SUCCESS ? kBlock : 0);
        if (result == UR_RESULT_SUCCESS) {
          result = tryFree(queue, memory, nullptr, {born}, freed.out());
          EXPECT_EQ(result == UR_RESULT_SUCCESS, freed.get() != nullptr);
          EXPECT_EQ(used(pool), result == UR_RESULT_SUCCESS ? 0 : kBlock) << "a free that fails leaves its block";
          if (result != UR_RESULT_SUCCESS) {
            EXPECT_EQ(tryFree(queue, memory, nullptr, {born}), UR_RESULT_SUCCESS);
          }
        }
        gate.open();
        if (result == UR_RESULT_SUCCESS)
          result = tryFill(queue, filled, 1, 1); // something to wait for
        if (result == UR_RESULT_SUCCESS)
          result = api().Queue.pfnFinish(queue);
        static_cast<void>(trim(pool, 0)); // it has no errors to pass on
        stopFailing();
        finish(queue);
        finish(other);
        EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
        EXPECT_EQ(reserved(pool), 0u);
        return result;
      });
    }
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
}

TEST_P(Faults, QueriesAndCallbacks) {
  const Queue queue = makeQueue(UR_QUEUE_FLAG_PROFILING_ENABLE);
  std::atomic<uint32_t> heard{0};
  uint32_t expected = 0;
  failEveryCall("urEventSetCallback, urEventGetProfilingInfo", [&] {
    sim::Hold gate = sim->holdDevice(0);
    Event event;
    ur_result_t result = api().Enqueue.pfnEventsWait(queue, 0, nullptr, event.out());
    if (result != UR_RESULT_SUCCESS)
      return result;
    result = api().Event.pfnSetCallback(
        event, UR_EXECUTION_INFO_COMPLETE,
        [](ur_event_handle_t, ur_execution_info_t, void *count) { ++*static_cast<std::atomic<uint32_t> *>(count); },
        &heard);
    expected += result == UR_RESULT_SUCCESS; // one that was refused never comes
    gate.open();
    sim->runUntilIdle();
    uint64_t end = 7;
    const ur_result_t timed =
        api().Event.pfnGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof end, &end, nullptr);
    EXPECT_EQ(timed == UR_RESULT_SUCCESS, end != 7);
    return result == UR_RESULT_SUCCESS ? timed : result;
  });
  finish(queue);
  while (heard < expected)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_EQ(heard, expected);
  failEveryCall("urDeviceGetGlobalTimestamps", [&] {
    uint64_t device = 7, host = 7;
    const ur_result_t result = api().Device.pfnGetGlobalTimestamps(devices[0], &device, &host);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, host != 7);
    return result;
  });
  failEveryCall("the memory that is free", [&] {
    uint64_t bytes = 7;
    const ur_result_t result =
        api().Device.pfnGetInfo(devices[0], UR_DEVICE_INFO_GLOBAL_MEM_FREE, sizeof bytes, &bytes, nullptr);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, bytes != 7);
    return result;
  });
}

TEST_P(Faults, UsmFreeOfAnAsynchronousBlock) {
  expectRefusals_ = false;
  const Queue queue = inOrder(), other = outOfOrder();
  failEveryCall("urUSMFree", [&] {
    uint32_t *memory = nullptr;
    ur_result_t result = tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 256, reinterpret_cast<void **>(&memory));
    if (result != UR_RESULT_SUCCESS)
      return result;
    result = tryFill(queue, memory, 64, 1);
    const ur_result_t freed = api().USM.pfnFree(context, memory);
    if (freed != UR_RESULT_SUCCESS) {
      EXPECT_EQ(used(defaultPool()), 256u);
      EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
    }
    EXPECT_EQ(used(defaultPool()), 0u);
    stopFailing();
    finish(queue);
    return result == UR_RESULT_SUCCESS ? freed : result;
  });
}

TEST_P(Faults, ReleasesWithWorkPending) {
  expectRefusals_ = false;
  failEveryCall("releases", [&] {
    Context own;
    Queue queue;
    const ur_result_t opened = api().Context.pfnCreate(1, devices.data(), nullptr, own.out());
    if (opened != UR_RESULT_SUCCESS)
      return opened;
    const ur_result_t created = api().Queue.pfnCreate(own, devices[0], nullptr, queue.out());
    if (created != UR_RESULT_SUCCESS)
      return created;
    void *memory = nullptr;
    const ur_result_t result = tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 256, &memory);
    if (result == UR_RESULT_SUCCESS) {
      static_cast<void>(tryFill(queue, static_cast<uint32_t *>(memory), 64, 1));
      static_cast<void>(tryFree(queue, memory));
    }
    queue.reset();
    own.reset();
    return result;
  });
}

} // namespace
} // namespace ur::test
