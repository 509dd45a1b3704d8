// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Objects: counts of references, what keeps what alive, and release in every order with work pending.
#include "adapters/core/object/threads.hpp"
#include "core/core_test.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <thread>

namespace ur::test {
namespace {

class Objects : public CoreTest {};
UR_TEST_ALL_SHAPES(Objects);

TEST_P(Objects, HandlesBeginWithTheTable) {
  const Queue queue = inOrder();
  const Event event = marker(queue);
  const Kernel kernel = makeKernel("nop");
  const auto table = [](const void *handle) { return *static_cast<const ur_dditable_t *const *>(handle); };
  for (const void *handle :
       std::initializer_list<const void *>{adapter, platform, devices[0], context, queue, event, program, kernel}) {
    ASSERT_NE(table(handle), nullptr);
    EXPECT_EQ(table(handle)->Queue.pfnFinish, api().Queue.pfnFinish);
  }
}

TEST_P(Objects, CountReferences) {
  const Queue queue = inOrder();
  const Event event = marker(queue);
  const Kernel kernel = makeKernel("nop");
  const auto check = [](auto handle, auto getInfo, auto property, auto retain, auto release) {
    const auto references = [&] { return query<uint32_t>(getInfo, handle, property); };
    EXPECT_EQ(references(), 1u);
    EXPECT_EQ(retain(handle), UR_RESULT_SUCCESS);
    EXPECT_EQ(references(), 2u);
    EXPECT_EQ(release(handle), UR_RESULT_SUCCESS);
    EXPECT_EQ(references(), 1u);
  };
  check(context.get(), api().Context.pfnGetInfo, UR_CONTEXT_INFO_REFERENCE_COUNT, api().Context.pfnRetain,
        api().Context.pfnRelease);
  check(queue.get(), api().Queue.pfnGetInfo, UR_QUEUE_INFO_REFERENCE_COUNT, api().Queue.pfnRetain,
        api().Queue.pfnRelease);
  check(event.get(), api().Event.pfnGetInfo, UR_EVENT_INFO_REFERENCE_COUNT, api().Event.pfnRetain,
        api().Event.pfnRelease);
  check(program.get(), api().Program.pfnGetInfo, UR_PROGRAM_INFO_REFERENCE_COUNT, api().Program.pfnRetain,
        api().Program.pfnRelease);
  check(kernel.get(), api().Kernel.pfnGetInfo, UR_KERNEL_INFO_REFERENCE_COUNT, api().Kernel.pfnRetain,
        api().Kernel.pfnRelease);
}

TEST_P(Objects, SayWhatTheyBelongTo) {
  const Queue queue = makeQueue(UR_QUEUE_FLAG_PROFILING_ENABLE, 1);
  const Event event = marker(queue);
  const Kernel kernel = makeKernel("nop");
  EXPECT_EQ(query<ur_context_handle_t>(api().Queue.pfnGetInfo, queue.get(), UR_QUEUE_INFO_CONTEXT), context);
  EXPECT_EQ(query<ur_device_handle_t>(api().Queue.pfnGetInfo, queue.get(), UR_QUEUE_INFO_DEVICE), devices[1]);
  EXPECT_EQ(query<ur_queue_flags_t>(api().Queue.pfnGetInfo, queue.get(), UR_QUEUE_INFO_FLAGS) &
                UR_QUEUE_FLAG_PROFILING_ENABLE,
            static_cast<ur_queue_flags_t>(UR_QUEUE_FLAG_PROFILING_ENABLE));
  EXPECT_EQ(query<ur_queue_handle_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_COMMAND_QUEUE), queue);
  EXPECT_EQ(query<ur_context_handle_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_CONTEXT), context);
  EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_COMMAND_TYPE),
            UR_COMMAND_EVENTS_WAIT);
  EXPECT_EQ(query<ur_program_handle_t>(api().Kernel.pfnGetInfo, kernel.get(), UR_KERNEL_INFO_PROGRAM), program);
  EXPECT_EQ(query<ur_context_handle_t>(api().Program.pfnGetInfo, program.get(), UR_PROGRAM_INFO_CONTEXT), context);
  EXPECT_EQ(query<uint32_t>(api().Context.pfnGetInfo, context.get(), UR_CONTEXT_INFO_NUM_DEVICES), 2u);
}

TEST_P(Objects, InfoQueriesMakeNoDriverCall) {
  const Queue queue = inOrder();
  const Event event = marker(queue);
  finish(queue);
  EXPECT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
  const Kernel kernel = makeKernel("add_u32");
  void *memory = deviceMemory(4);
  const uint64_t before = sim->allCalls();
  // Every property that there is, by its number; whatever is answered, the driver isn't asked.
  std::vector<uint8_t> value(4096);
  size_t size = 0;
  const auto ask = [&](auto function, auto handle, auto last) {
    using Property = decltype(last);
    for (uint32_t property = 0; property <= static_cast<uint32_t>(last); ++property)
      static_cast<void>(function(handle, static_cast<Property>(property), value.size(), value.data(), &size));
  };
  ask(api().Platform.pfnGetInfo, platform, UR_PLATFORM_INFO_ADAPTER);
  ask(api().Context.pfnGetInfo, context.get(), UR_CONTEXT_INFO_REFERENCE_COUNT);
  ask(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_REFERENCE_COUNT);
  ask(api().Program.pfnGetInfo, program.get(), UR_PROGRAM_INFO_BINARY_SIZES);
  ask(api().Kernel.pfnGetInfo, kernel.get(), UR_KERNEL_INFO_SPILL_MEM_SIZE);
  for (uint32_t property = 0; property < 0x2100; ++property) {
    if (property != UR_DEVICE_INFO_GLOBAL_MEM_FREE) { // the one that changes
      static_cast<void>(api().Device.pfnGetInfo(devices[0], static_cast<ur_device_info_t>(property), value.size(),
                                                value.data(), &size));
    }
  }
  for (ur_queue_info_t property :
       {UR_QUEUE_INFO_CONTEXT, UR_QUEUE_INFO_DEVICE, UR_QUEUE_INFO_FLAGS, UR_QUEUE_INFO_REFERENCE_COUNT})
    EXPECT_EQ(api().Queue.pfnGetInfo(queue, property, value.size(), value.data(), &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(query<ur_usm_type_t>(
                [&](void *p, ur_usm_alloc_info_t property, size_t room, void *to, size_t *ret) {
                  return api().USM.pfnGetMemAllocInfo(context, p, property, room, to, ret);
                },
                memory, UR_USM_ALLOC_INFO_TYPE),
            UR_USM_TYPE_DEVICE);
  EXPECT_EQ(sim->allCalls(), before);
}

TEST_P(Objects, WhatTheDriverSaysOfLanguagesIsAnswered) {
  const auto get = api().Device.pfnGetInfo;
  EXPECT_EQ(query<uint32_t>(get, devices[0], UR_DEVICE_INFO_MAX_CONSTANT_ARGS), 8u);
  EXPECT_EQ(query<size_t>(get, devices[0], UR_DEVICE_INFO_PRINTF_BUFFER_SIZE), size_t{1} << 16);
  EXPECT_EQ(query<uint32_t>(get, devices[0], UR_DEVICE_INFO_NODE_MASK), 1u);
  EXPECT_TRUE(query<ur_bool_t>(get, devices[0], UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP));
  for (const ur_device_info_t lacking :
       {UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP, UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP,
        UR_DEVICE_INFO_USE_NATIVE_ASSERT, UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE,
        UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS, UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC})
    EXPECT_FALSE(query<ur_bool_t>(get, devices[0], lacking));
  char names[16] = "";
  ASSERT_EQ(get(devices[0], UR_DEVICE_INFO_BUILT_IN_KERNELS, sizeof names, names, nullptr), UR_RESULT_SUCCESS);
  EXPECT_STREQ(names, "one;two");
}

// They live for ever: one reference, whatever is retained and released.
TEST_P(Objects, RootDevicesDontCountReferences) {
  const auto count = [&] {
    return query<uint32_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_REFERENCE_COUNT);
  };
  EXPECT_EQ(count(), 1u);
  EXPECT_EQ(api().Device.pfnRetain(devices[0]), UR_RESULT_SUCCESS);
  EXPECT_EQ(count(), 1u);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(api().Device.pfnRelease(devices[0]), UR_RESULT_SUCCESS);
    EXPECT_EQ(count(), 1u);
  }
}

TEST_P(Objects, QueriesCheckSizes) {
  const Queue queue = inOrder();
  uint32_t value = 77;
  size_t size = 0;
  EXPECT_EQ(api().Queue.pfnGetInfo(queue, UR_QUEUE_INFO_REFERENCE_COUNT, 3, &value, nullptr),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(value, 77u);
  EXPECT_EQ(api().Queue.pfnGetInfo(queue, UR_QUEUE_INFO_REFERENCE_COUNT, 0, nullptr, &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(size, 4u);
  EXPECT_EQ(api().Queue.pfnGetInfo(queue, UR_QUEUE_INFO_REFERENCE_COUNT, 4, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

/// A queue with work behind a closed gate, its events, a kernel and its program and a context of their own: released in
/// every order, the gate opened afterwards.
TEST_P(Objects, AreReleasedInEveryOrderWithWorkPending) {
  std::vector<int> order{0, 1, 2, 3, 4};
  do {
    Context own = makeContext();
    Queue queue = makeQueue(0, 0, own);
    Program code = makeProgram("nop", own);
    Kernel kernel;
    ASSERT_EQ(api().Kernel.pfnCreate(code, "nop", kernel.out()), UR_RESULT_SUCCESS);
    sim::Hold gate = sim->holdDevice(0);
    Event first, second;
    ASSERT_EQ(tryLaunch(queue, kernel, 1, {}, {}, first.out()), UR_RESULT_SUCCESS);
    ASSERT_EQ(tryLaunch(queue, kernel, 1, {}, {first}, second.out()), UR_RESULT_SUCCESS);
    const size_t pending = sim->commands().size();
    for (int what : order) {
      switch (what) {
      case 0:
        queue.reset();
        break;
      case 1:
        first.reset();
        second.reset();
        break;
      case 2:
        code.reset();
        break;
      case 3:
        kernel.reset();
        break;
      case 4:
        own.reset();
        break;
      }
    }
    EXPECT_EQ(sim->commands()[pending - 1].state, sim::CommandState::submitted) << "a release waited";
    gate.open();
    sim->runUntilIdle();
    core::waitForBackground(); // the context's end may be what runs the command
    EXPECT_EQ(sim->commands()[pending - 1].state, sim::CommandState::complete);
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_P(Objects, AnEventOutlivesItsQueue) {
  Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  sim::Hold gate = sim->holdDevice(0);
  const Event event = fill(queue, memory, 1, 5);
  queue.reset();
  EXPECT_NE(status(event), UR_EVENT_STATUS_COMPLETE);
  gate.open();
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(*memory, 5u);
}

TEST_P(Objects, AReleaseTooManyOfALivingOneIsRefused) {
  const Queue queue = inOrder();
  Event event = marker(queue);
  // The queue keeps its device and context alive; the user's references to a context may be gone before.
  Context own = makeContext();
  Queue inside = makeQueue(0, 0, own);
  const ur_context_handle_t handle = own.get();
  own.reset();
  EXPECT_EQ(query<ur_context_handle_t>(api().Queue.pfnGetInfo, inside.get(), UR_QUEUE_INFO_CONTEXT), handle);
  EXPECT_EQ(api().Context.pfnRelease(handle), UR_RESULT_ERROR_INVALID_CONTEXT);
}

TEST_P(Objects, CountsHoldUnderThreads) {
  const Queue queue = inOrder();
  const Event event = marker(queue);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 500; ++i) {
        EXPECT_EQ(api().Event.pfnRetain(event), UR_RESULT_SUCCESS);
        EXPECT_EQ(api().Queue.pfnRetain(queue), UR_RESULT_SUCCESS);
        EXPECT_EQ(api().Queue.pfnRelease(queue), UR_RESULT_SUCCESS);
        EXPECT_EQ(api().Event.pfnRelease(event), UR_RESULT_SUCCESS);
      }
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(references(event), 1u);
}

TEST_P(Objects, AContextSpansItsDevicesOnly) {
  const Context one = makeContext({devices[1]});
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, 0};
  ur_queue_handle_t queue = nullptr;
  EXPECT_EQ(api().Queue.pfnCreate(one, devices[0], &properties, &queue), UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(queue, nullptr);
  void *memory = nullptr;
  EXPECT_EQ(api().USM.pfnDeviceAlloc(one, devices[0], nullptr, nullptr, 64, &memory), UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(memory, nullptr);
}

} // namespace
} // namespace ur::test
