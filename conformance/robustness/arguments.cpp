// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Huge sizes, long names, wrong structure types: an error or what a caller means, never a crash.
#include "support/info.hpp"
#include "support/kernels.hpp"
#include "support/usm_allocs.hpp"

namespace conformance {

class ArgumentsBehaviour : public KernelTest {
protected:
  void refusesLaunch(const Arguments &arguments, const char *kernelName) {
    const size_t one = 1;
    auto event = untouched<ur_event_handle_t>();
    EXPECT_NE(UR_RESULT_SUCCESS,
              urEnqueueKernelLaunchWithArgsExp(queue(), kernel(kernelName), 1, nullptr, &one, nullptr, arguments.size(),
                                               arguments.data(), nullptr, 0, nullptr, &event));
    EXPECT_EQ(untouched<ur_event_handle_t>(), event);
  }
};

TEST_F(ArgumentsBehaviour, hugeInfoSizes) {
  uint32_t references = 0;
  EXPECT_OK(urQueueGetInfo(queue(), UR_QUEUE_INFO_REFERENCE_COUNT, SIZE_MAX, &references, nullptr));
  EXPECT_EQ(1U, references);
}

TEST_F(ArgumentsBehaviour, everyEnumeratorAroundTheEdges) {
  // Values between, just below, just above and far from enumerators, of every query.
  unsigned char value[8192];
  size_t size = 0;
  for (int64_t name = 0; name < 0x4100; ++name) {
    urDeviceGetInfo(device(), static_cast<ur_device_info_t>(name), sizeof value, value, &size);
    urPlatformGetInfo(platform(), static_cast<ur_platform_info_t>(name), sizeof value, value, &size);
  }
  for (int64_t name = 0; name < 64; ++name) {
    urContextGetInfo(context(), static_cast<ur_context_info_t>(name), sizeof value, value, &size);
    urQueueGetInfo(queue(), static_cast<ur_queue_info_t>(name), sizeof value, value, &size);
    urKernelGetInfo(kernel("fill"), static_cast<ur_kernel_info_t>(name), sizeof value, value, &size);
    urKernelGetGroupInfo(kernel("fill"), device(), static_cast<ur_kernel_group_info_t>(name), sizeof value, value,
                         &size);
  }
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_ENUMERATION,
                urDeviceGetInfo(device(), static_cast<ur_device_info_t>(0x7fffffff), sizeof value, value, &size));
}

TEST_F(ArgumentsBehaviour, longNames) {
  const std::string name(size_t{1} << 20, 'k');
  Kernel made;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_KERNEL_NAME, urKernelCreate(program(), name.c_str(), made.out()));
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const std::string options(size_t{1} << 20, ' ');
  const ur_result_t built = urProgramBuild(context(), fresh, options.c_str());
  EXPECT_TRUE(built == UR_RESULT_SUCCESS || built == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE ||
              built == UR_RESULT_ERROR_INVALID_VALUE)
      << resultName(built);
}

TEST_F(ArgumentsBehaviour, promiseHugeKernelArguments) {
  uint32_t word = 0;
  Arguments huge;
  huge.pointer(&word).value(word);
  huge[1].size = SIZE_MAX;
  refusesLaunch(huge, "fill");
  huge[1].size = 0;
  refusesLaunch(huge, "fill");
  Arguments nowhere;
  nowhere.pointer(&word).value(word);
  nowhere[1].value.value = nullptr;
  refusesLaunch(nowhere, "fill");
}

TEST_F(ArgumentsBehaviour, promiseHugeLocalMemory) {
  // Two amounts that only together pass the end of the numbers.
  Arguments many;
  double out[11];
  many.pointer(out).value<uint8_t>(1).value<uint16_t>(1).value<uint32_t>(1).value<uint64_t>(1).value<float>(1);
  many.value<double>(1);
  struct Triple {
    uint8_t a;
    uint32_t b;
    uint64_t c;
  };
  many.value(Triple{1, 2, 3}).local(SIZE_MAX / 2 + 1).local(SIZE_MAX / 2 + 1);
  refusesLaunch(many, "many");
}

TEST_F(ArgumentsBehaviour, promiseHugeRanges) {
  const size_t all[3] = {SIZE_MAX, SIZE_MAX, SIZE_MAX}, half[3] = {size_t{1} << 63, size_t{1} << 62, 4};
  for (const size_t *global : {all, half}) {
    auto event = untouched<ur_event_handle_t>();
    EXPECT_NE(UR_RESULT_SUCCESS, urEnqueueKernelLaunchWithArgsExp(queue(), kernel("nothing"), 3, nullptr, global,
                                                                  nullptr, 0, nullptr, nullptr, 0, nullptr, &event))
        << "more work-items than can be counted";
    EXPECT_EQ(untouched<ur_event_handle_t>(), event);
  }
  // An offset with which ids wrap around.
  const size_t one = 16, far = SIZE_MAX - 7;
  EXPECT_NE(UR_RESULT_SUCCESS, urEnqueueKernelLaunchWithArgsExp(queue(), kernel("nothing"), 1, &far, &one, nullptr, 0,
                                                                nullptr, nullptr, 0, nullptr, nullptr));
}

TEST_F(ArgumentsBehaviour, wrongStructureTypes) {
  // A structure that says it is another one: ignored or refused.
  auto queueProperties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_USM_DESC);
  Queue made;
  const ur_result_t result = urQueueCreate(context(), device(), &queueProperties, made.out());
  EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_INVALID_ARGUMENT ||
              result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES)
      << resultName(result);
}

TEST_F(ArgumentsBehaviour, chainsOfUnknownStructures) {
  struct Unknown {
    ur_structure_type_t type = static_cast<ur_structure_type_t>(0x7ffffff0);
    const void *next = nullptr;
    char rest[64] = {};
  } last, first;
  first.next = &last;
  auto properties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
  properties.pNext = &first;
  Queue made;
  EXPECT_OK(urQueueCreate(context(), device(), &properties, made.out())) << "what isn't known is passed over";
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  desc.pNext = &first;
  void *memory = nullptr;
  EXPECT_OK(urUSMDeviceAlloc(context(), device(), &desc, nullptr, 64, &memory));
  EXPECT_OK(urUSMFree(context(), memory));
}

TEST_F(ArgumentsBehaviour, promiseNullEventsInLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  const ur_event_handle_t lists[2][2] = {{nullptr, event}, {event, nullptr}};
  for (const auto &list : lists) {
    const ur_result_t result = urEnqueueEventsWait(queue(), 2, list, nullptr);
    EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_EVENT || result == UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST ||
                result == UR_RESULT_ERROR_INVALID_NULL_HANDLE)
        << resultName(result);
  }
}

TEST_F(ArgumentsBehaviour, rectanglesPastTheEndOfNumbers) {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), 4096));
  const unsigned char pattern = 1;
  const ur_result_t filled = urEnqueueUSMFill2D(queue(), block.get(), size_t{1} << 40, 1, &pattern, size_t{1} << 40,
                                                size_t{1} << 24, 0, nullptr, nullptr);
  EXPECT_NE(UR_RESULT_SUCCESS, filled) << "the product of width and height is 0 for who doesn't look";
}

} // namespace conformance
