// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"
#include "support/registry.hpp"

#include <array>
#include <numeric>

namespace conformance {

class EnqueueKernelLaunchWithArgsExp : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    if (IsSkipped())
      return;
    ASSERT_NO_FATAL_FAILURE(words_.create(UR_USM_TYPE_HOST, context(), device(), 65536));
    std::memset(words_.get(), 0, 65536);
    arguments_.pointer(words_.get()).value<uint32_t>(7);
    fill_ = kernel("fill");
  }
  void TearDown() override {
    KernelTest::TearDown();
    words_.reset();
  }
  /// fill(words, 7) with 16 work-items.
  auto call() {
    return Call(urEnqueueKernelLaunchWithArgsExp, queue(), fill_, 1, nullptr, global_, nullptr, 2, arguments_.data(),
                nullptr, 0, nullptr, &event_)
        .outputs(event_);
  }
  /// Whether the call is refused by one of the results about arguments, and writes nothing.
  template <class C>
  bool isWrongArgument(const C &wrong) {
    const ur_result_t result = wrong.result();
    EXPECT_EQ(untouched<ur_event_handle_t>(), event_);
    return result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX ||
           result == UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
  }
  uint32_t *words() const { return words_.as<uint32_t>(); }

  UsmBlock words_;
  Arguments arguments_;
  ur_kernel_handle_t fill_ = nullptr;
  size_t global_[3] = {16, 1, 1};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueKernelLaunchWithArgsExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueKernelLaunchWithArgsExp, nullPointers) {
  call().needsPointer<4>();
  call().needsPointer<7>();
}

TEST_F(EnqueueKernelLaunchWithArgsExp, enumerations) {
  auto properties = structure<ur_kernel_launch_ext_properties_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES);
  properties.flags = UR_KERNEL_LAUNCH_FLAGS_MASK;
  call().with<8>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  arguments_[0].type = noEnumerator<ur_exp_kernel_arg_type_t>();
  call().answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, promiseEnumerationOfEveryArgument) {
  arguments_[1].type = noEnumerator<ur_exp_kernel_arg_type_t>();
  call().answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, waitListForms) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<9>(event);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, workDimensions) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
  call().with<2>(4).answers(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
  call().with<2>(0xffffffff).answers(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
}

// An error by the letter; SYCL's runtimes count on a command that does nothing, which deployed adapters make of it.
TEST_F(EnqueueKernelLaunchWithArgsExp, withoutWorkItems) {
  const size_t sizes[3][3] = {{0, 1, 1}, {1, 0, 1}, {1, 1, 0}};
  for (uint32_t dims = 1; dims <= 3; ++dims) {
    Event event;
    const auto empty = call().with<2>(dims).with<4>(sizes[dims - 1]).with<11>(event.out());
    if (const ur_result_t result = empty.result(); result == UR_RESULT_SUCCESS) {
      const ur_event_handle_t made = event;
      EXPECT_OK(urEventWait(1, &made));
    } else {
      EXPECT_EQ(result, UR_RESULT_ERROR_INVALID_WORK_DIMENSION) << resultName(result);
    }
  }
  EXPECT_OK(urQueueFinish(queue()));
  EXPECT_EQ(words()[0], 0U);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, workGroupSizes) {
  const size_t none[3] = {0, 1, 1}, second[3] = {1, 0, 1}, third[3] = {1, 1, 0};
  call().with<5>(none).answers(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  call().with<2>(2).with<5>(second).answers(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  call().with<2>(3).with<5>(third).answers(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, groupsThatDoNotDivide) {
  // A device whose last group may be smaller takes them.
  const size_t five[3] = {5, 1, 1};
  const ur_result_t result = call().with<5>(five).with<11>(nullptr).result();
  if (result == UR_RESULT_SUCCESS) {
    EXPECT_EQ(std::vector<uint32_t>(16, 7), readWords(queue(), words(), 16));
  } else {
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, result) << resultName(result);
  }
}

TEST_F(EnqueueKernelLaunchWithArgsExp, groupsTooLarge) {
  const size_t most = deviceInfo<size_t>(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE);
  const size_t large[3] = {most * 2, 1, 1};
  call().with<4>(large).with<5>(large).answersEither(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
                                                     UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE);
  const size_t huge[3] = {SIZE_MAX, SIZE_MAX, SIZE_MAX}; // Wrong in two ways: either is named.
  const ur_result_t result = call().with<2>(3).with<4>(huge).with<5>(huge).result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE || result == UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE ||
              result == UR_RESULT_ERROR_INVALID_WORK_DIMENSION)
      << resultName(result);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, requiredGroupSize) {
  const size_t global[3] = {8, 4, 1}, right[3] = {4, 2, 1}, wrong[3] = {2, 4, 1}, odd[3] = {6, 4, 1};
  Arguments arguments;
  arguments.pointer(words());
  const auto fixed =
      call().with<1>(kernel("ids_4_2_1")).with<2>(3).with<4>(global).with<6>(1).with<7>(arguments.data());
  fixed.with<5>(wrong).answers(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  fixed.with<4>(odd).answers(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  fixed.with<5>(right).with<11>(nullptr).succeeds();
  fixed.with<11>(nullptr).succeeds();
  EXPECT_OK(urQueueFinish(queue()));
}

TEST_F(EnqueueKernelLaunchWithArgsExp, tooFewOrTooManyArguments) {
  EXPECT_TRUE(isWrongArgument(call().with<6>(1)));
  EXPECT_TRUE(isWrongArgument(call().with<6>(0).with<7>(nullptr)));
  Arguments three;
  three.pointer(words()).value<uint32_t>(7).value<uint32_t>(8);
  EXPECT_TRUE(isWrongArgument(call().with<6>(3).with<7>(three.data())));
}

TEST_F(EnqueueKernelLaunchWithArgsExp, promiseArgumentsOfWrongKindOrSize) {
  // Our own adapters know what a kernel takes.
  const auto refused = [&](const Arguments &arguments) {
    return isWrongArgument(call().with<6>(arguments.size()).with<7>(arguments.data()));
  };
  EXPECT_TRUE(refused(Arguments().pointer(words()).value<uint64_t>(7)));
  EXPECT_TRUE(refused(Arguments().pointer(words()).value<uint8_t>(7)));
  EXPECT_TRUE(refused(Arguments().pointer(words()).pointer(words())));
  EXPECT_TRUE(refused(Arguments().value<uint32_t>(7).value<uint32_t>(7)));
  if (environment().form->knowsKinds) {
    EXPECT_TRUE(refused(Arguments().pointer(words()).local(4)));
  }
}

TEST_F(EnqueueKernelLaunchWithArgsExp, wrongArgumentIndices) {
  for (const uint32_t index : {0U, 2U, 0xffffffffU}) {
    arguments_[1].index = index; // Twice the first, or one that isn't there; none of the second.
    EXPECT_TRUE(isWrongArgument(call())) << index;
  }
}

TEST_F(EnqueueKernelLaunchWithArgsExp, argumentsInAnyOrder) {
  std::array<ur_exp_kernel_arg_properties_t, 2> swapped = {arguments_[1], arguments_[0]};
  call().with<7>(swapped.data()).with<11>(nullptr).succeeds();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(7U, words()[15]);
  EXPECT_EQ(0U, words()[16]);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, writesWhatItShould) {
  const size_t offset[3] = {100, 0, 0};
  call().with<3>(offset).with<11>(nullptr).succeeds();
  ASSERT_OK(urQueueFinish(queue()));
  for (size_t i = 0; i < 200; ++i)
    EXPECT_EQ(i >= 100 && i < 116 ? 7U : 0U, words()[i]) << "word " << i;
}

TEST_F(EnqueueKernelLaunchWithArgsExp, argumentsAreTheCallersAgain) {
  {
    Arguments gone;
    gone.pointer(words()).value<uint32_t>(9);
    call().with<7>(gone.data()).with<11>(nullptr).succeeds();
    gone[0].type = UR_EXP_KERNEL_ARG_TYPE_LOCAL;
  }
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(9U, words()[0]);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, everyKindOfArgument) {
  struct Triple {
    uint8_t a;
    uint32_t b;
    uint64_t c;
  };
  Arguments many;
  many.pointer(words())
      .value<uint8_t>(200)
      .value<uint16_t>(60000)
      .value<uint32_t>(4000000000)
      .value<uint64_t>(1ULL << 50);
  many.value<float>(1.5F).value<double>(2.25).value(Triple{1, 2, 3}).local(1).local(8);
  ASSERT_OK(launch(queue(), kernel("many"), 1, many));
  ASSERT_OK(urQueueFinish(queue()));
  const double expected[] = {200, 60000, 4000000000.0, 1125899906842624.0, 1.5, 2.25, 1, 2, 3, 3, 4};
  for (size_t i = 0; i < std::size(expected); ++i)
    EXPECT_EQ(expected[i], words_.as<double>()[i]) << "value " << i;
}

TEST_F(EnqueueKernelLaunchWithArgsExp, saxpy) {
  float *y = words_.as<float>(), *x = y + 1000;
  for (int i = 0; i < 1000; ++i) {
    y[i] = static_cast<float>(i);
    x[i] = static_cast<float>(2 * i);
  }
  ASSERT_OK(launch(queue(), kernel("saxpy"), 1000, Arguments().pointer(y).pointer(x).value<float>(0.5F)));
  ASSERT_OK(urQueueFinish(queue()));
  for (int i = 0; i < 1000; ++i)
    ASSERT_EQ(static_cast<float>(2 * i), y[i]);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, localMemory) {
  constexpr size_t items = 256, group = 32;
  const size_t global[3] = {items, 1, 1}, local[3] = {group, 1, 1};
  uint32_t *in = words() + 64;
  std::iota(in, in + items, 1U);
  Arguments dynamic, fixed;
  dynamic.pointer(words()).pointer(in).local(group * sizeof(uint32_t));
  fixed.pointer(words() + 32).pointer(in);
  const auto one = call().with<4>(global).with<5>(local).with<11>(nullptr);
  one.with<1>(kernel("reduce")).with<6>(3).with<7>(dynamic.data()).succeeds();
  one.with<1>(kernel("reduce_static")).with<7>(fixed.data()).succeeds();
  ASSERT_OK(urQueueFinish(queue()));
  for (size_t g = 0; g < items / group; ++g) {
    const uint32_t sum = std::accumulate(in + g * group, in + (g + 1) * group, 0U);
    EXPECT_EQ(sum, words()[g]);
    EXPECT_EQ(sum, words()[32 + g]);
  }
}

TEST_F(EnqueueKernelLaunchWithArgsExp, localMemoryTooLarge) {
  Arguments arguments;
  arguments.pointer(words()).pointer(words()).local(SIZE_MAX / 2);
  call().with<1>(kernel("reduce")).with<6>(3).with<7>(arguments.data()).answers(UR_RESULT_ERROR_OUT_OF_RESOURCES);
}

/// Every work-item once, with the right ids, in 1, 2 and 3 dimensions.
TEST_F(EnqueueKernelLaunchWithArgsExp, idsOfEveryWorkItem) {
  struct Shape {
    uint32_t dims;
    size_t global[3], local[3], offset[3];
  };
  for (const Shape &shape : {Shape{1, {64, 1, 1}, {8, 1, 1}, {5, 0, 0}}, Shape{2, {12, 6, 1}, {4, 3, 1}, {1, 2, 0}},
                             Shape{3, {6, 4, 5}, {3, 2, 5}, {7, 8, 9}}, Shape{3, {7, 3, 2}, {7, 1, 1}, {0, 0, 0}}}) {
    std::memset(words_.get(), 0xff, 65536);
    ASSERT_OK(urEnqueueKernelLaunchWithArgsExp(queue(), kernel("ids"), shape.dims, shape.offset, shape.global,
                                               shape.local, 1, Arguments().pointer(words()).data(), nullptr, 0, nullptr,
                                               nullptr));
    ASSERT_OK(urQueueFinish(queue()));
    for (size_t z = 0, at = 0; z < shape.global[2]; ++z) {
      for (size_t y = 0; y < shape.global[1]; ++y) {
        for (size_t x = 0; x < shape.global[0]; ++x, ++at) {
          const size_t id[3] = {x, y, z};
          for (size_t dim = 0; dim < 3; ++dim) {
            const bool used = dim < shape.dims;
            const size_t local = used ? shape.local[dim] : 1, offset = used ? shape.offset[dim] : 0;
            ASSERT_EQ(id[dim] + offset, words()[at * 9 + dim]) << "global id, item " << at;
            ASSERT_EQ(id[dim] / local, words()[at * 9 + 3 + dim]) << "group, item " << at;
            ASSERT_EQ(id[dim] % local, words()[at * 9 + 6 + dim]) << "local id, item " << at;
          }
        }
      }
    }
  }
}

TEST_F(EnqueueKernelLaunchWithArgsExp, largeRange) {
  constexpr size_t items = size_t{1} << 20;
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), items * 4));
  ASSERT_OK(launch(queue(), fill_, items, Arguments().pointer(block.get()).value<uint32_t>(3)));
  ASSERT_OK(
      launch(queue(), kernel("differ"), items, Arguments().pointer(words()).pointer(block.get()).value<uint32_t>(3)));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, words()[0]);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, emptyProperties) {
  const auto properties = structure<ur_kernel_launch_ext_properties_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES);
  call().with<8>(&properties).with<11>(nullptr).succeeds();
  EXPECT_OK(urQueueFinish(queue()));
}

TEST_F(EnqueueKernelLaunchWithArgsExp, propertiesThatTheDeviceLacks) {
  const auto able = deviceInfo<ur_kernel_launch_properties_flags_t>(UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES);
  auto properties = structure<ur_kernel_launch_ext_properties_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES);
  if ((able & UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE) == 0) {
    properties.flags = UR_KERNEL_LAUNCH_FLAG_COOPERATIVE;
    call().with<8>(&properties).answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    properties.flags = 0;
  }
  auto cluster = structure<ur_kernel_launch_cluster_property_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY);
  std::fill_n(cluster.clusterDim, 3, 1U);
  properties.pNext = &cluster;
  if ((able & UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION) == 0)
    call().with<8>(&properties).answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  auto memory = structure<ur_kernel_launch_workgroup_property_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY);
  memory.workgroup_mem_size = 16;
  properties.pNext = &memory;
  if ((able & UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY) == 0)
    call().with<8>(&properties).answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, inClustersOfGroups) {
  const auto able = deviceInfo<ur_kernel_launch_properties_flags_t>(UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES);
  if ((able & UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION) == 0)
    GTEST_SKIP() << "the device has no clusters";
  auto cluster = structure<ur_kernel_launch_cluster_property_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY);
  auto properties = structure<ur_kernel_launch_ext_properties_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES);
  properties.pNext = &cluster;
  const size_t local[3] = {4, 1, 1};
  for (const uint32_t size : {1U, 2U, 4U}) {
    cluster.clusterDim[0] = size;
    cluster.clusterDim[1] = cluster.clusterDim[2] = 1;
    words()[15] = 0;
    call().with<5>(local).with<8>(&properties).with<11>(nullptr).succeeds();
    EXPECT_OK(urQueueFinish(queue()));
    EXPECT_EQ(7U, words()[15]) << "in clusters of " << size;
  }
  cluster.clusterDim[0] = 3; // of four groups
  EXPECT_NE(UR_RESULT_SUCCESS, call().with<5>(local).with<8>(&properties).result());
  cluster.clusterDim[0] = 0;
  EXPECT_NE(UR_RESULT_SUCCESS, call().with<5>(local).with<8>(&properties).result());
}

TEST_F(EnqueueKernelLaunchWithArgsExp, withGroupMemoryByProperty) {
  const auto able = deviceInfo<ur_kernel_launch_properties_flags_t>(UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES);
  if ((able & UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY) == 0)
    GTEST_SKIP() << "the device has no work-group memory by property";
  auto memory = structure<ur_kernel_launch_workgroup_property_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY);
  memory.workgroup_mem_size = 1024;
  auto properties = structure<ur_kernel_launch_ext_properties_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES);
  properties.pNext = &memory;
  call().with<8>(&properties).with<11>(nullptr).succeeds();
  EXPECT_OK(urQueueFinish(queue()));
  EXPECT_EQ(7U, words()[15]);
  memory.workgroup_mem_size = SIZE_MAX / 2;
  EXPECT_NE(UR_RESULT_SUCCESS, call().with<8>(&properties).result());
}

TEST_F(EnqueueKernelLaunchWithArgsExp, serialisingIsAHint) {
  auto properties = structure<ur_kernel_launch_ext_properties_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES);
  properties.flags = UR_KERNEL_LAUNCH_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE;
  call().with<8>(&properties).with<11>(nullptr).succeeds();
  EXPECT_OK(urQueueFinish(queue()));
  EXPECT_EQ(7U, words()[15]);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, offsetsThatOverflow) {
  const size_t offset[3] = {SIZE_MAX - 3, 0, 0};
  EXPECT_NE(UR_RESULT_SUCCESS, call().with<3>(offset).result());
  EXPECT_EQ(untouched<ur_event_handle_t>(), event_);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, kernelOfAnotherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  Program program;
  ASSERT_OK(createProgram(other, device(), &program));
  ASSERT_OK(urProgramBuild(other, program, nullptr));
  Kernel foreign;
  ASSERT_OK(urKernelCreate(program, "fill", foreign.out()));
  const ur_result_t result = call().with<1>(foreign).result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_CONTEXT || result == UR_RESULT_ERROR_INVALID_KERNEL)
      << resultName(result);
}

using EnqueueKernelLaunchWithArgsExp_Queues = WaitListsTest;

TEST_P(EnqueueKernelLaunchWithArgsExp_Queues, waitLists) {
  const ur_kernel_handle_t nothing = kernel("nothing");
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        const size_t one = 1;
        return urEnqueueKernelLaunchWithArgsExp(queue(), nothing, 1, nullptr, &one, nullptr, 0, nullptr, nullptr, count,
                                                list, event);
      },
      UR_COMMAND_KERNEL_LAUNCH);
}

TEST_P(EnqueueKernelLaunchWithArgsExp_Queues, failureReachesDependents) {
  if (!environment().form->failsAlone)
    GTEST_SKIP() << "no kernel fails alone here";
  UsmBlock word;
  ASSERT_NO_FATAL_FAILURE(word.create(UR_USM_TYPE_HOST, context(), device(), 8));
  std::memset(word.get(), 0, 8);
  const ur_kernel_handle_t fill = kernel("fill");
  Event failed, dependent, sibling;
  ASSERT_OK(launch(other(), kernel("fail"), 1, Arguments().value<uint32_t>(5), {}, failed.out()));
  const ur_event_handle_t waits = failed;
  const ur_result_t result =
      launch(queue(), fill, 1, Arguments().pointer(word.get()).value<uint32_t>(1), {&waits, 1}, dependent.out());
  EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS) << resultName(result);
  if (result == UR_RESULT_SUCCESS) {
    EXPECT_NE(UR_RESULT_SUCCESS, urEventWait(1, dependent.list()));
    EXPECT_EQ(UR_EVENT_STATUS_ERROR, statusOf(dependent));
  }
  Queue fresh;
  ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &fresh));
  ASSERT_OK(launch(fresh, fill, 1, Arguments().pointer(word.as<uint32_t>() + 1).value<uint32_t>(2), {}, sibling.out()));
  EXPECT_OK(urEventWait(1, sibling.list())) << "what doesn't depend on the failure goes on";
  EXPECT_EQ(0U, word.as<uint32_t>()[0]) << "a command ran although what it waits for failed";
  EXPECT_EQ(2U, word.as<uint32_t>()[1]);
}

TEST_P(EnqueueKernelLaunchWithArgsExp_Queues, ordered) {
  if (!GetParam().ordered())
    GTEST_SKIP() << "an out-of-order queue orders nothing by itself";
  UsmBlock words;
  ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_HOST, context(), device(), 256 * 4));
  std::memset(words.get(), 0, 256 * 4);
  words.as<uint32_t>()[0] = 42;
  const ur_kernel_handle_t slow = kernel("slow_copy");
  for (uint32_t i = 0; i + 1 < 256; ++i) {
    ASSERT_OK(launch(queue(), slow, 1,
                     Arguments()
                         .pointer(words.as<uint32_t>() + i + 1)
                         .pointer(words.as<uint32_t>() + i)
                         .value<uint32_t>(i % 16 == 0)));
  }
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(42U, words.as<uint32_t>()[255]);
}

CONFORMANCE_ON_QUEUES(EnqueueKernelLaunchWithArgsExp_Queues);

class EnqueueKernelLaunchWithArgsExp_Buffers : public KernelTest {
protected:
  static ur_exp_kernel_arg_properties_t argument(uint32_t index, ur_mem_handle_t buffer, ur_mem_flags_t flags = 0) {
    auto argument = structure<ur_exp_kernel_arg_properties_t>(UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES);
    argument.type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ;
    argument.index = index;
    argument.size = sizeof buffer;
    argument.value.memObjTuple = {buffer, flags};
    return argument;
  }
};

TEST_F(EnqueueKernelLaunchWithArgsExp_Buffers, areReadAndWritten) {
  Mem from, to, part;
  const ur_result_t result = urMemBufferCreate(context(), 0, 4096, nullptr, to.out());
  if (result != UR_RESULT_SUCCESS)
    GTEST_SKIP() << absentBecause("urMemBufferCreate", result);
  const Bytes bytes = someBytes(4096);
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), bytes, &from));
  const size_t alignment = partAlignment(device());
  ASSERT_LE(alignment + 1024, bytes.size());
  ASSERT_NO_FATAL_FAILURE(makePart(from, alignment, 1024, &part));
  const ur_kernel_handle_t copy = kernel("copy");
  const ur_exp_kernel_arg_properties_t arguments[] = {argument(0, to, UR_MEM_FLAG_WRITE_ONLY),
                                                      argument(1, part, UR_MEM_FLAG_READ_ONLY)};
  const size_t items = 256;
  ASSERT_OK(urEnqueueKernelLaunchWithArgsExp(queue(), copy, 1, nullptr, &items, nullptr, 2, arguments, nullptr, 0,
                                             nullptr, nullptr));
  part.reset(); // The launch keeps what it needs.
  from.reset();
  const auto start = bytes.begin() + static_cast<ptrdiff_t>(alignment);
  EXPECT_EQ(Bytes(start, start + 1024), readBuffer(queue(), to, 1024));
}

TEST_F(EnqueueKernelLaunchWithArgsExp_Buffers, ofAnotherContextAreRefused) {
  Context other;
  const ur_device_handle_t devices[] = {device()};
  ASSERT_OK(urContextCreate(1, devices, nullptr, other.out()));
  Mem foreign;
  const ur_result_t result = urMemBufferCreate(other, 0, 4096, nullptr, foreign.out());
  if (result != UR_RESULT_SUCCESS)
    GTEST_SKIP() << absentBecause("urMemBufferCreate", result);
  const ur_exp_kernel_arg_properties_t arguments[] = {argument(0, foreign), argument(1, foreign)};
  const size_t items = 16;
  ur_event_handle_t event = untouched<ur_event_handle_t>();
  Call(urEnqueueKernelLaunchWithArgsExp, queue(), kernel("copy"), 1, nullptr, &items, nullptr, 2, arguments, nullptr, 0,
       nullptr, &event)
      .outputs(event)
      .answers(UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

} // namespace conformance
