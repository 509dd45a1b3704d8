// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Objects that an application has made by Level Zero's own calls, taken in, and ours, handed out. The fake driver ends
// the process where one is used after it has gone, or goes while the device refers to it.
#include "adapters/level_zero/api/command_types.hpp"
#include "level_zero/api_calls.hpp"
#include "support/asleep.hpp"

#include <chrono>
#include <future>
#include <thread>
#include <unistd.h>

namespace ur::level_zero::test {
namespace {

#define ZE_OK(expression) ASSERT_EQ(ZE_RESULT_SUCCESS, (expression))

/// One of the fake driver's functions, called past the adapter.
template <class... P>
ze_result_t ze(const char *name, P... parameters) {
  return fake::hook<ze_result_t(P...)>(name)(parameters...);
}

template <class Handle>
ur_native_handle_t numberOf(Handle handle) {
  return reinterpret_cast<ur_native_handle_t>(handle);
}

class LevelZeroNative : public ApiTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    ur_native_handle_t native = 0;
    OK(urContextGetNativeHandle(context, &native));
    zeContext = reinterpret_cast<ze_context_handle_t>(native);
    OK(urDeviceGetNativeHandle(device, &native));
    zeDevice = reinterpret_cast<ze_device_handle_t>(native);
    void *shared = nullptr;
    OK(urUSMSharedAlloc(context, device, nullptr, nullptr, kSize, &shared));
    memory = static_cast<uint32_t *>(shared);
  }
  void TearDown() override {
    fake::slowDown(0);
    EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, memory));
    ApiTest::TearDown();
  }
  /// Without an order.
  void makeList(ze_command_list_handle_t *list) {
    ze_command_queue_desc_t desc{};
    desc.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
    desc.ordinal = 1;
    ZE_OK(ze("zeCommandListCreateImmediate", zeContext, zeDevice, static_cast<const ze_command_queue_desc_t *>(&desc),
             list));
  }
  void makeEvent(ze_event_pool_handle_t *pool, ze_event_handle_t *event) {
    const ze_event_pool_desc_t of{ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, nullptr, ZE_EVENT_POOL_FLAG_HOST_VISIBLE, 1};
    ZE_OK(ze("zeEventPoolCreate", zeContext, &of, uint32_t{0}, static_cast<ze_device_handle_t *>(nullptr), pool));
    const ze_event_desc_t desc{ZE_STRUCTURE_TYPE_EVENT_DESC, nullptr, 0, ZE_EVENT_SCOPE_FLAG_HOST,
                               ZE_EVENT_SCOPE_FLAG_HOST};
    ZE_OK(ze("zeEventCreate", *pool, &desc, event));
  }
  ur_result_t import(ze_command_list_handle_t list, bool owned, ur_queue_handle_t *queue, void *nativeData = nullptr) {
    ur_queue_native_desc_t desc{UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC, nullptr, nativeData};
    const ur_queue_native_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES,
                                                  nativeData ? &desc : nullptr, owned};
    return urQueueCreateWithNativeHandle(numberOf(list), context, device, &properties, queue);
  }
  void fill(ur_queue_handle_t queue, uint32_t word, const ur_event_handle_t *wait = nullptr,
            ur_event_handle_t *event = nullptr) {
    OK(urEnqueueUSMFill(queue, memory, sizeof word, &word, kSize, wait ? 1 : 0, wait, event));
  }
  static bool isSignalled(ze_event_handle_t event) { return ze("zeEventQueryStatus", event) == ZE_RESULT_SUCCESS; }

  static bool isThere(ze_command_list_handle_t list) {
    return fake::hook<uint64_t(void *)>("fakeLevelZeroHasList")(list) != 0;
  }

  static constexpr size_t kSize = 256;
  ze_context_handle_t zeContext = nullptr;
  ze_device_handle_t zeDevice = nullptr;
  uint32_t *memory = nullptr;
};

/// The fake runs the newest command first where nothing orders them.
TEST_F(LevelZeroNative, aListKeepsTheQueuesOrder) {
  for (const bool owned : {false, true}) {
    ze_command_list_handle_t list = nullptr;
    ur_queue_handle_t queue = nullptr;
    makeList(&list);
    int32_t isImmediate = 1;
    OK(import(list, owned, &queue, &isImmediate));
    fake::slowDown(1000000);
    for (uint32_t i = 1; i <= 10; ++i)
      fill(queue, i);
    OK(urQueueFinish(queue));
    EXPECT_EQ(10u, memory[0]);
    ur_native_handle_t native = 0;
    isImmediate = 5;
    ur_queue_native_desc_t desc{UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC, nullptr, &isImmediate};
    OK(urQueueGetNativeHandle(queue, &desc, &native));
    EXPECT_EQ(numberOf(list), native);
    EXPECT_EQ(1, isImmediate);
    // Its work goes on, and the list stays until that is over.
    ur_event_handle_t end = nullptr;
    fill(queue, 11, nullptr, &end);
    OK(urQueueRelease(queue));
    EXPECT_TRUE(isThere(list));
    OK(urEventWait(1, &end));
    EXPECT_EQ(11u, memory[0]);
    OK(urEventRelease(end));
    if (!owned) {
      ZE_OK(ze("zeCommandListHostSynchronize", list, UINT64_MAX));
      ZE_OK(ze("zeCommandListDestroy", list));
    }
  }
}

/// Two queues on one list, each used by a thread of its own. The second comes while the first is inside the driver,
/// which ends the process where both are at the list.
TEST_F(LevelZeroNative, queuesOnOneListTakeTurns) {
  static ur_queue_handle_t second;
  static void *target;
  static std::thread thread;
  target = memory;
  ur_queue_handle_t queues[2]{};
  OK(urQueueCreate(context, device, nullptr, &queues[0]));
  ur_native_handle_t list = 0;
  OK(urQueueGetNativeHandle(queues[0], nullptr, &list));
  OK(urQueueCreateWithNativeHandle(list, context, device, nullptr, &queues[1]));
  for (const int first : {0, 1}) {
    second = queues[1 - first];
    fake::pause("zeCommandListAppendMemoryFill", [] {
      std::promise<pid_t> id;
      thread = std::thread([&] {
        id.set_value(gettid());
        constexpr uint32_t kWord = 2;
        EXPECT_EQ(UR_RESULT_SUCCESS,
                  urEnqueueUSMFill(second, target, sizeof kWord, &kWord, kSize, 0, nullptr, nullptr));
      });
      ur::test::awaitSleep(id.get_future().get());
    });
    fill(queues[first], 1);
    thread.join();
    OK(urQueueFinish(queues[first]));
    EXPECT_EQ(2u, memory[0]);
  }
  for (const ur_queue_handle_t queue : queues)
    OK(urQueueRelease(queue));
}

TEST_F(LevelZeroNative, anOwnedListGoesOnceItsWorkIsOver) {
  ze_command_list_handle_t list = nullptr;
  ur_queue_handle_t queue = nullptr;
  makeList(&list);
  OK(import(list, true, &queue));
  OK(urQueueRelease(queue));
  for (int i = 0; i < 1000 && isThere(list); ++i) { // once somebody looks
    OK(urQueueCreate(context, device, nullptr, &queue));
    OK(urQueueRelease(queue));
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_FALSE(isThere(list));
}

TEST_F(LevelZeroNative, whatIsNoImmediateListIsRefused) {
  ze_command_list_handle_t list = nullptr, closed = nullptr;
  makeList(&list);
  ur_queue_handle_t queue = nullptr;
  int32_t isImmediate = 0;
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, import(list, true, &queue, &isImmediate)) << "a command queue";
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_QUEUE, import(nullptr, true, &queue));
  const ze_command_list_desc_t desc{ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, nullptr, 1, 0};
  ZE_OK(ze("zeCommandListCreate", zeContext, zeDevice, &desc, &closed));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_QUEUE, import(closed, true, &queue));
  ur_context_handle_t other = nullptr;
  OK(urContextCreate(1, &device, nullptr, &other));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_QUEUE,
            urQueueCreateWithNativeHandle(numberOf(list), other, device, nullptr, &queue));
  OK(urContextRelease(other));
  ZE_OK(ze("zeCommandListDestroy", closed));
  ZE_OK(ze("zeCommandListDestroy", list));
}

/// The device waits for an event of others', whoever signals it.
TEST_F(LevelZeroNative, commandsWaitForAnEvent) {
  for (const bool owned : {false, true}) {
    ur_queue_handle_t queue = nullptr;
    OK(urQueueCreate(context, device, nullptr, &queue));
    ze_event_pool_handle_t pool = nullptr;
    ze_event_handle_t native = nullptr;
    makeEvent(&pool, &native);
    const ur_event_native_properties_t properties{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, nullptr, owned};
    ur_event_handle_t event = nullptr, end = nullptr;
    OK(urEventCreateWithNativeHandle(numberOf(native), context, &properties, &event));
    fill(queue, 1);
    OK(urQueueFinish(queue));
    fill(queue, 2, &event, &end);
    OK(urEventRelease(event));
    EXPECT_FALSE(isSignalled(native));
    EXPECT_EQ(1u, memory[0]);
    ZE_OK(ze("zeEventHostSignal", native));
    OK(urEventWait(1, &end));
    EXPECT_EQ(2u, memory[0]);
    OK(urEventRelease(end));
    OK(urQueueRelease(queue));
    if (owned) { // Once somebody looks that nothing waits for it any more.
      OK(urQueueCreate(context, device, nullptr, &queue));
      for (int i = 0; i < 100; ++i) {
        fill(queue, 3, nullptr, &end);
        OK(urEventWait(1, &end));
        OK(urEventRelease(end));
      }
      OK(urQueueRelease(queue));
    } else {
      ZE_OK(ze("zeEventDestroy", native));
    }
    ZE_OK(ze("zeEventPoolDestroy", pool)); // which has no event any more
  }
}

TEST_F(LevelZeroNative, anExportedEventIsNotUsedAgain) {
  ur_queue_handle_t queue = nullptr;
  OK(urQueueCreate(context, device, nullptr, &queue));
  ur_event_handle_t event = nullptr;
  fill(queue, 1, nullptr, &event);
  ur_native_handle_t native = 0;
  OK(urEventGetNativeHandle(event, &native));
  OK(urEventWait(1, &event));
  OK(urEventRelease(event));
  for (uint32_t i = 0; i < 100; ++i) {
    ASSERT_TRUE(isSignalled(reinterpret_cast<ze_event_handle_t>(native))) << i;
    fill(queue, i, nullptr, &event);
    ASSERT_TRUE(isSignalled(reinterpret_cast<ze_event_handle_t>(native))) << i;
    OK(urEventWait(1, &event));
    OK(urEventRelease(event));
  }
  OK(urQueueRelease(queue));
}

TEST_F(LevelZeroNative, contexts) {
  for (const bool owned : {false, true}) {
    const ze_context_desc_t desc{ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
    ur_native_handle_t driver = 0;
    OK(urPlatformGetNativeHandle(platform, &driver));
    ze_context_handle_t native = nullptr;
    ZE_OK(
        ze("zeContextCreateEx", reinterpret_cast<ze_driver_handle_t>(driver), &desc, uint32_t{1}, &zeDevice, &native));
    const ur_context_native_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES, nullptr, owned};
    ur_context_handle_t imported = nullptr;
    EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
              urContextCreateWithNativeHandle(numberOf(native), adapter, 0, nullptr, &properties, &imported))
        << "nobody knows for which devices it is";
    const uint64_t destroyed = fake::count("zeContextDestroy");
    OK(urContextCreateWithNativeHandle(numberOf(native), adapter, 1, &device, &properties, &imported));
    void *block = nullptr;
    OK(urUSMDeviceAlloc(imported, device, nullptr, nullptr, kSize, &block));
    OK(urUSMFree(imported, block));
    OK(urContextRelease(imported));
    EXPECT_EQ(destroyed + owned, fake::count("zeContextDestroy"));
    if (!owned) {
      ZE_OK(ze("zeContextDestroy", native));
    }
  }
}

TEST_F(LevelZeroNative, modulesAndTheirKernels) {
  for (const bool owned : {false, true}) {
    const std::vector<uint8_t> code = image();
    ze_module_desc_t desc{};
    desc.stype = ZE_STRUCTURE_TYPE_MODULE_DESC;
    desc.inputSize = code.size();
    desc.pInputModule = code.data();
    ze_module_handle_t module = nullptr;
    ZE_OK(ze("zeModuleCreate", zeContext, zeDevice, static_cast<const ze_module_desc_t *>(&desc), &module,
             static_cast<ze_module_build_log_handle_t *>(nullptr)));
    const ze_kernel_desc_t named{ZE_STRUCTURE_TYPE_KERNEL_DESC, nullptr, 0, "fill"};
    ze_kernel_handle_t native = nullptr;
    ZE_OK(ze("zeKernelCreate", module, &named, &native));
    const ur_program_native_properties_t ofProgram{UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES, nullptr, owned};
    const ur_kernel_native_properties_t ofKernel{UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES, nullptr, owned};
    ur_program_handle_t program = nullptr;
    ur_kernel_handle_t kernel = nullptr, another = nullptr;
    ur_queue_handle_t queue = nullptr;
    OK(urProgramCreateWithNativeHandle(numberOf(module), context, &ofProgram, &program));
    OK(urKernelCreateWithNativeHandle(numberOf(native), context, program, &ofKernel, &kernel));
    OK(urQueueCreate(context, device, nullptr, &queue));
    OK(launch(queue, kernel, memory, 16, 4, 9));
    OK(urQueueFinish(queue));
    EXPECT_EQ(9u, memory[15]);
    OK(urKernelRelease(kernel));
    OK(urKernelCreate(program, "fill", &another));
    ur_native_handle_t made = 0;
    OK(urKernelGetNativeHandle(another, &made));
    EXPECT_NE(numberOf(native), made) << "that of others isn't handed on";
    OK(launch(queue, another, memory, 16, 4, 10));
    OK(urQueueFinish(queue));
    EXPECT_EQ(10u, memory[15]);
    OK(urKernelRelease(another));
    const uint64_t modules = fake::count("zeModuleDestroy");
    OK(urProgramRelease(program));
    OK(urQueueRelease(queue));
    EXPECT_EQ(modules + owned, fake::count("zeModuleDestroy"));
    if (!owned) {
      ZE_OK(ze("zeKernelDestroy", native));
      ZE_OK(ze("zeModuleDestroy", module));
    }
  }
}

TEST_F(LevelZeroNative, memory) {
  const ze_device_mem_alloc_desc_t desc{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  for (const bool owned : {false, true}) {
    void *block = nullptr;
    ZE_OK(ze("zeMemAllocDevice", zeContext, &desc, kSize, size_t{64}, zeDevice, &block));
    const ur_mem_native_properties_t properties{UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, nullptr, owned};
    ur_mem_handle_t buffer = nullptr;
    if (owned) {
      EXPECT_EQ(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                urMemBufferCreateWithNativeHandle(numberOf(static_cast<std::byte *>(block) + 64), context, &properties,
                                                  &buffer));
    }
    OK(urMemBufferCreateWithNativeHandle(numberOf(block), context, &properties, &buffer));
    size_t size = 0;
    OK(urMemGetInfo(buffer, UR_MEM_INFO_SIZE, sizeof size, &size, nullptr));
    EXPECT_EQ(kSize, size);
    ur_native_handle_t native = 0;
    OK(urMemGetNativeHandle(buffer, device, &native));
    EXPECT_EQ(numberOf(block), native);
    const uint64_t freed = fake::count("zeMemFree");
    OK(urMemRelease(buffer));
    EXPECT_EQ(freed + owned, fake::count("zeMemFree"));
    if (!owned) {
      ZE_OK(ze("zeMemFree", zeContext, block));
    }
  }
  uint32_t own = 0;
  ur_mem_handle_t buffer = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
            urMemBufferCreateWithNativeHandle(numberOf(&own), context, nullptr, &buffer));
}

} // namespace
} // namespace ur::level_zero::test
