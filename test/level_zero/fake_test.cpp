// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What other tests lean on: the fake driver ends a process that does what Level Zero's specification forbids.
#include "adapters/level_zero/api/library.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <unistd.h>
#include <vector>

namespace ur::level_zero {
namespace {

#define OK(expression) ASSERT_EQ(ZE_RESULT_SUCCESS, (expression))

class LevelZeroFake : public ::testing::Test {
protected:
  void SetUp() override {
    GTEST_FLAG_SET(death_test_style, "threadsafe"); // the fake's threads don't survive a fork
    std::string reason;
    ASSERT_TRUE(openLibrary(&api, &reason)) << reason;
    uint32_t one = 1;
    OK(api.zeDriverGet(&one, &driver));
    OK(api.zeDeviceGet(driver, &one, &device));
    ze_context_desc_t context_{ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
    OK(api.zeContextCreateEx(driver, &context_, 1, &device, &context));
    ze_command_queue_desc_t list_{};
    list_.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
    list_.ordinal = 1;
    list_.flags = ZE_COMMAND_QUEUE_FLAG_IN_ORDER;
    OK(api.zeCommandListCreateImmediate(context, device, &list_, &list));
    ze_event_pool_desc_t pool_{ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, nullptr, ZE_EVENT_POOL_FLAG_HOST_VISIBLE, 2};
    OK(api.zeEventPoolCreate(context, &pool_, 0, nullptr, &pool));
    for (uint32_t i = 0; i < 2; ++i) {
      const ze_event_desc_t event{ZE_STRUCTURE_TYPE_EVENT_DESC, nullptr, i, ZE_EVENT_SCOPE_FLAG_HOST,
                                  ZE_EVENT_SCOPE_FLAG_HOST};
      OK(api.zeEventCreate(pool, &event, &events[i]));
    }
    const ze_device_mem_alloc_desc_t desc{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
    OK(api.zeMemAllocDevice(context, &desc, kSize, 64, device, &memory));
  }
  void TearDown() override {
    OK(api.zeCommandListHostSynchronize(list, UINT64_MAX));
    OK(api.zeCommandListDestroy(list));
    for (const ze_event_handle_t event : events)
      OK(api.zeEventDestroy(event));
    OK(api.zeEventPoolDestroy(pool));
    if (memory) {
      OK(api.zeMemFree(context, memory));
    }
    OK(api.zeContextDestroy(context));
  }
  ze_result_t fill(size_t size, ze_event_handle_t wait = nullptr, ze_event_handle_t signal = nullptr) {
    return api.zeCommandListAppendMemoryFill(list, memory, "x", 1, size, signal, wait ? 1 : 0, wait ? &wait : nullptr);
  }
  void build(ze_module_handle_t *module) {
    std::ifstream file(KERNELS, std::ios::binary);
    const std::vector<uint8_t> code{std::istreambuf_iterator<char>(file), {}};
    ze_module_desc_t desc{};
    desc.stype = ZE_STRUCTURE_TYPE_MODULE_DESC;
    desc.inputSize = code.size();
    desc.pInputModule = code.data();
    OK(api.zeModuleCreate(context, device, &desc, module, nullptr));
  }
  void makeKernel(ze_module_handle_t module, const char *name, ze_kernel_handle_t *kernel) {
    const ze_kernel_desc_t desc{ZE_STRUCTURE_TYPE_KERNEL_DESC, nullptr, 0, name};
    OK(api.zeKernelCreate(module, &desc, kernel));
    OK(api.zeKernelSetGroupSize(*kernel, 1, 1, 1));
  }

  static constexpr size_t kSize = 4096;
  Api api;
  ze_driver_handle_t driver = nullptr;
  ze_device_handle_t device = nullptr;
  ze_context_handle_t context = nullptr;
  ze_command_list_handle_t list = nullptr;
  ze_event_pool_handle_t pool = nullptr;
  ze_event_handle_t events[2] = {};
  void *memory = nullptr;
};

TEST_F(LevelZeroFake, eventsThatCommandsReferTo) {
  OK(fill(kSize, events[0], events[1]));
  EXPECT_DEATH((void)api.zeEventHostReset(events[0]), "refers to the event");
  EXPECT_DEATH((void)api.zeEventDestroy(events[0]), "refers to the event");
  EXPECT_DEATH((void)api.zeEventDestroy(events[1]), "refers to the event");
  EXPECT_DEATH((void)api.zeEventHostSignal(events[1]), "a command signals the event");
  EXPECT_DEATH((void)fill(kSize, nullptr, events[1]), "isn't reset");
  EXPECT_DEATH((void)api.zeCommandListDestroy(list), "commands are still there");
  OK(api.zeEventHostSignal(events[0]));
  OK(api.zeEventHostSynchronize(events[1], UINT64_MAX));
  EXPECT_DEATH((void)fill(kSize, nullptr, events[1]), "isn't reset") << "signalled, and not reset since";
  OK(api.zeEventHostReset(events[1]));
  OK(fill(kSize, nullptr, events[1]));
}

class LevelZeroFakeCounting : public LevelZeroFake {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(LevelZeroFake::SetUp());
    for (const uint32_t flags : {0u, uint32_t{ZE_COMMAND_QUEUE_FLAG_IN_ORDER}}) {
      ze_command_queue_desc_t desc{};
      desc.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
      desc.ordinal = 1;
      desc.flags = flags;
      OK(api.zeCommandListCreateImmediate(context, device, &desc, flags ? &other : &unordered));
    }
    OK(make(ZE_EVENT_COUNTER_BASED_FLAG_HOST_VISIBLE, &event));
  }
  void TearDown() override {
    for (const ze_command_list_handle_t made : {other, unordered}) {
      OK(api.zeCommandListHostSynchronize(made, UINT64_MAX));
      OK(api.zeCommandListDestroy(made));
    }
    if (event) {
      OK(api.zeEventDestroy(event));
    }
    LevelZeroFake::TearDown();
  }
  ze_result_t make(uint32_t flags, ze_event_handle_t *made) {
    const ze_event_counter_based_desc_t desc{ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC, nullptr, flags,
                                             ZE_EVENT_SCOPE_FLAG_HOST, ZE_EVENT_SCOPE_FLAG_HOST};
    return api.zeEventCounterBasedCreate(context, device, &desc, made);
  }
  ze_command_list_handle_t other = nullptr, unordered = nullptr;
  ze_event_handle_t event = nullptr;
};

TEST_F(LevelZeroFakeCounting, whatTheHostAndListsWithoutOrderMayNot) {
  EXPECT_EQ(ZE_RESULT_SUCCESS, api.zeEventQueryStatus(event)) << "complete from the start";
  EXPECT_DEATH((void)api.zeEventHostReset(event), "is counter-based");
  EXPECT_DEATH((void)api.zeEventHostSignal(event), "is counter-based");
  EXPECT_DEATH((void)api.zeCommandListAppendBarrier(unordered, event, 0, nullptr), "without order");
  EXPECT_DEATH((void)api.zeEventQueryKernelTimestamp(event, nullptr), "has no times");
  EXPECT_EQ(ZE_RESULT_ERROR_INVALID_ENUMERATION, make(0x40, &event));
  ze_event_handle_t hidden = nullptr;
  OK(make(ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE, &hidden));
  EXPECT_DEATH((void)api.zeEventQueryStatus(hidden), "can't see");
  EXPECT_DEATH((void)api.zeEventHostSynchronize(hidden, UINT64_MAX), "can't see");
  OK(api.zeEventDestroy(hidden));
}

TEST_F(LevelZeroFakeCounting, eventsNameAnotherPlaceAtOnce) {
  OK(fill(kSize, events[0], event)); // stands still
  EXPECT_EQ(ZE_RESULT_NOT_READY, api.zeEventQueryStatus(event));
  OK(api.zeCommandListAppendBarrier(unordered, events[1], 1, &event));
  OK(api.zeCommandListAppendBarrier(other, event, 0, nullptr));
  OK(api.zeEventHostSynchronize(event, UINT64_MAX));
  EXPECT_EQ(ZE_RESULT_NOT_READY, api.zeEventQueryStatus(events[1])) << "which waits for the place that was named then";
  OK(api.zeEventDestroy(event));
  event = nullptr;
  OK(api.zeEventHostSignal(events[0]));
  OK(api.zeEventHostSynchronize(events[1], UINT64_MAX));
}

TEST_F(LevelZeroFake, memoryThatIsntThere) {
  EXPECT_DEATH((void)fill(kSize + 1), "pass the end");
  EXPECT_DEATH(
      {
        (void)fill(kSize, events[0]);
        (void)api.zeMemFree(context, memory);
        (void)api.zeEventHostSignal(events[0]);
        (void)api.zeCommandListHostSynchronize(list, UINT64_MAX);
        std::abort(); // unless the host's own memory was filled
      },
      "");
  EXPECT_DEATH(
      (void)api.zeCommandListAppendMemoryFill(list, static_cast<char *>(memory) + 1, "xy", 2, 2, nullptr, 0, nullptr),
      "with a pattern");
  EXPECT_DEATH(
      (void)api.zeCommandListAppendMemoryCopy(list, memory, static_cast<char *>(memory) + 8, 16, nullptr, 0, nullptr),
      "bytes from");
  EXPECT_DEATH((void)api.zeMemFree(context, static_cast<char *>(memory) + 8), "isn't allocated");
}

TEST_F(LevelZeroFake, kernelsAndTheirModules) {
  ze_module_handle_t module = nullptr;
  ze_kernel_handle_t kernel = nullptr;
  ASSERT_NO_FATAL_FAILURE(build(&module));
  ASSERT_NO_FATAL_FAILURE(makeKernel(module, "fill", &kernel));
  const ze_group_count_t groups{1, 1, 1};
  const auto launch = [&](ze_event_handle_t wait) {
    return api.zeCommandListAppendLaunchKernel(list, kernel, &groups, nullptr, wait ? 1 : 0, wait ? &wait : nullptr);
  };
  EXPECT_DEATH((void)api.zeModuleDestroy(module), "kernels are still there");
  EXPECT_DEATH((void)launch(nullptr), "was never set");
  const uint32_t word = 5;
  EXPECT_EQ(ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, api.zeKernelSetArgumentValue(kernel, 1, 8, &word));
  EXPECT_EQ(ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, api.zeKernelSetArgumentValue(kernel, 2, 4, &word));
  OK(api.zeKernelSetArgumentValue(kernel, 0, sizeof memory, &memory));
  OK(api.zeKernelSetArgumentValue(kernel, 1, sizeof word, &word));
  OK(launch(events[0]));
  EXPECT_DEATH((void)api.zeKernelDestroy(kernel), "refers to the kernel");
  OK(api.zeEventHostSignal(events[0]));
  OK(api.zeCommandListHostSynchronize(list, UINT64_MAX));
  OK(api.zeMemFree(context, memory));
  const ze_device_mem_alloc_desc_t desc{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  OK(api.zeMemAllocDevice(context, &desc, kSize, 64, device, &memory)); // mostly at the same address
  EXPECT_DEATH((void)launch(nullptr), "memory that has gone");
  OK(api.zeKernelDestroy(kernel));
  OK(api.zeModuleDestroy(module));
}

TEST_F(LevelZeroFake, imagesThatCommandsReferTo) {
  ze_image_desc_t desc{};
  desc.stype = ZE_STRUCTURE_TYPE_IMAGE_DESC;
  desc.type = ZE_IMAGE_TYPE_2D;
  desc.format = {ZE_IMAGE_FORMAT_LAYOUT_8,  ZE_IMAGE_FORMAT_TYPE_UNORM, ZE_IMAGE_FORMAT_SWIZZLE_R,
                 ZE_IMAGE_FORMAT_SWIZZLE_0, ZE_IMAGE_FORMAT_SWIZZLE_0,  ZE_IMAGE_FORMAT_SWIZZLE_1};
  desc.width = 8;
  desc.height = 8;
  ze_image_handle_t image = nullptr;
  OK(api.zeImageCreate(context, device, &desc, &image));
  const auto read = [&](ze_image_region_t region, void *to) {
    return api.zeCommandListAppendImageCopyToMemory(list, to, image, &region, nullptr, 1, events);
  };
  uint8_t plain[64];
  EXPECT_DEATH((void)read({0, 0, 0, 8, 8, 1}, plain), "is no memory of the driver's");
  EXPECT_DEATH((void)read({0, 1, 0, 8, 8, 1}, memory), "pass the image's edges");
  OK(read({0, 0, 0, 8, 8, 1}, memory));
  EXPECT_DEATH((void)api.zeImageDestroy(image), "refers to the image");
  OK(api.zeEventHostSignal(events[0]));
  OK(api.zeCommandListHostSynchronize(list, UINT64_MAX));
  EXPECT_DEATH((void)api.zeContextDestroy(context), "objects are still there");
  OK(api.zeImageDestroy(image));
  desc.format.type = ZE_IMAGE_FORMAT_TYPE_FLOAT;
  EXPECT_EQ(ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, api.zeImageCreate(context, device, &desc, &image));
}

TEST_F(LevelZeroFake, descriptorsAreTheDrivers) {
  ze_external_memory_export_fd_t exported{ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD, nullptr,
                                          ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF, -1};
  ze_memory_allocation_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
  properties.pNext = &exported;
  EXPECT_DEATH((void)api.zeMemGetAllocProperties(context, memory, &properties, nullptr), "wasn't allocated to be");
  const ze_external_memory_export_desc_t more{ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC, nullptr,
                                              ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF};
  const ze_device_mem_alloc_desc_t desc{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, &more, 0, 0};
  void *shared = nullptr;
  OK(api.zeMemAllocDevice(context, &desc, kSize, 64, device, &shared));
  OK(api.zeMemGetAllocProperties(context, shared, &properties, nullptr));
  const int descriptor = exported.fd;
  OK(api.zeMemGetAllocProperties(context, shared, &properties, nullptr));
  EXPECT_EQ(descriptor, exported.fd);
  EXPECT_DEATH(
      {
        close(descriptor);
        (void)api.zeMemFree(context, shared);
      },
      "somebody has closed it");
  OK(api.zeMemFree(context, shared));
  EXPECT_EQ(-1, fcntl(descriptor, F_GETFD));
}

TEST_F(LevelZeroFake, closedLists) {
  const ze_command_list_desc_t desc{ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, nullptr, 1, 0};
  ze_command_list_handle_t closed = nullptr;
  OK(api.zeCommandListCreate(context, device, &desc, &closed));
  const auto fillIn = [&] {
    return api.zeCommandListAppendMemoryFill(closed, memory, "x", 1, kSize, nullptr, 0, nullptr);
  };
  const auto run = [&](ze_event_handle_t wait) {
    return api.zeCommandListImmediateAppendCommandListsExp(list, 1, &closed, nullptr, wait ? 1 : 0,
                                                           wait ? &wait : nullptr);
  };
  OK(fillIn());
  EXPECT_DEATH((void)run(nullptr), "isn't closed");
  OK(api.zeCommandListClose(closed));
  EXPECT_DEATH((void)fillIn(), "is closed");
  EXPECT_DEATH((void)api.zeCommandListHostSynchronize(closed, UINT64_MAX), "not an immediate list");
  EXPECT_DEATH((void)api.zeCommandListReset(list), "an immediate list");
  EXPECT_DEATH((void)api.zeCommandListImmediateAppendCommandListsExp(list, 1, &list, nullptr, 0, nullptr), "");
  OK(run(events[0]));
  EXPECT_DEATH((void)run(nullptr), "refers to the list");
  EXPECT_DEATH((void)api.zeCommandListReset(closed), "refers to the list");
  EXPECT_DEATH((void)api.zeCommandListDestroy(closed), "refers to the list");
  OK(api.zeEventHostSignal(events[0]));
  OK(api.zeCommandListHostSynchronize(list, UINT64_MAX));
  OK(run(nullptr));
  OK(api.zeCommandListHostSynchronize(list, UINT64_MAX));
  OK(api.zeCommandListReset(closed));
  OK(fillIn());
  OK(api.zeCommandListDestroy(closed));
}

TEST_F(LevelZeroFake, mutableLists) {
  ze_module_handle_t module = nullptr;
  ze_kernel_handle_t kernel = nullptr;
  ASSERT_NO_FATAL_FAILURE(build(&module));
  ASSERT_NO_FATAL_FAILURE(makeKernel(module, "fill", &kernel));
  uint32_t word = 5;
  OK(api.zeKernelSetArgumentValue(kernel, 0, sizeof memory, &memory));
  OK(api.zeKernelSetArgumentValue(kernel, 1, sizeof word, &word));
  const ze_mutable_command_list_exp_desc_t changes{ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_DESC, nullptr, 0};
  ze_command_list_desc_t desc{ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, nullptr, 1, 0};
  ze_command_list_handle_t fixed = nullptr, changing = nullptr;
  OK(api.zeCommandListCreate(context, device, &desc, &fixed));
  desc.pNext = &changes;
  OK(api.zeCommandListCreate(context, device, &desc, &changing));
  uint64_t id = 0;
  ze_mutable_command_id_exp_desc_t name{ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_ID_EXP_DESC, nullptr,
                                        ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_ARGUMENTS};
  EXPECT_DEATH((void)api.zeCommandListGetNextCommandIdExp(fixed, &name, &id), "not a mutable list");
  OK(api.zeCommandListGetNextCommandIdExp(changing, &name, &id));
  const ze_group_count_t groups{1, 1, 1};
  OK(api.zeCommandListAppendLaunchKernel(changing, kernel, &groups, nullptr, 0, nullptr));
  OK(api.zeCommandListClose(changing));
  EXPECT_DEATH((void)api.zeCommandListGetNextCommandIdExp(changing, &name, &id), "is closed");
  word = 6;
  ze_mutable_kernel_argument_exp_desc_t arg{
      ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC, nullptr, id, 1, sizeof word, &word};
  ze_mutable_commands_exp_desc_t update{ZE_STRUCTURE_TYPE_MUTABLE_COMMANDS_EXP_DESC, &arg, 0};
  const auto run = [&](ze_event_handle_t wait) {
    return api.zeCommandListImmediateAppendCommandListsExp(list, 1, &changing, nullptr, wait ? 1 : 0,
                                                           wait ? &wait : nullptr);
  };
  OK(run(events[0]));
  EXPECT_DEATH((void)api.zeCommandListUpdateMutableCommandsExp(changing, &update), "refers to it");
  OK(api.zeEventHostSignal(events[0]));
  OK(api.zeCommandListHostSynchronize(list, UINT64_MAX));
  OK(api.zeCommandListUpdateMutableCommandsExp(changing, &update));
  EXPECT_DEATH((void)run(nullptr), "isn't closed") << "each change is followed by a close";
  const ze_mutable_group_count_exp_desc_t count{ZE_STRUCTURE_TYPE_MUTABLE_GROUP_COUNT_EXP_DESC, nullptr, id, &groups};
  update.pNext = &count;
  EXPECT_DEATH((void)api.zeCommandListUpdateMutableCommandsExp(changing, &update), "wasn't said");
  update.pNext = &arg;
  arg.commandId = id + 1;
  EXPECT_EQ(ZE_RESULT_ERROR_INVALID_ARGUMENT, api.zeCommandListUpdateMutableCommandsExp(changing, &update));
  OK(api.zeCommandListClose(changing));
  OK(run(nullptr));
  OK(api.zeCommandListHostSynchronize(list, UINT64_MAX));
  EXPECT_EQ(word, *static_cast<uint32_t *>(memory));
  OK(api.zeKernelDestroy(kernel));
  EXPECT_DEATH((void)run(nullptr), "a kernel that has gone");
  OK(api.zeCommandListDestroy(changing));
  OK(api.zeCommandListDestroy(fixed));
  OK(api.zeModuleDestroy(module));
}

TEST_F(LevelZeroFake, whatIsLeft) {
  EXPECT_DEATH((void)api.zeContextDestroy(context), "objects are still there");
  EXPECT_DEATH((void)api.zeEventPoolDestroy(pool), "events are still there");
  EXPECT_DEATH((void)api.zeEventQueryKernelTimestamp(events[0], nullptr), "has no times");
  EXPECT_DEATH((void)api.zeEventQueryStatus(reinterpret_cast<ze_event_handle_t>(pool)), "is no event");
}

} // namespace
} // namespace ur::level_zero
