// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches: their properties, the sizes that kernels demand, kernels that fail, launches by several threads.
#include "core/program_rig.hpp"
#include "support/metadata.hpp"

#include <atomic>
#include <thread>

namespace ur::test {
namespace {

class Launches : public ProgramTest {
protected:
  ur_result_t launchWith(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t global, size_t local,
                         const ur_kernel_launch_ext_properties_t *properties, ur_event_handle_t *event = nullptr) {
    return api().EnqueueExp.pfnKernelLaunchWithArgsExp(queue, kernel, 1, nullptr, &global, &local, 0, nullptr,
                                                       properties, 0, nullptr, event);
  }
  static ur_kernel_launch_ext_properties_t properties(ur_kernel_launch_flags_t flags, void *next = nullptr) {
    return {UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES, next, flags};
  }
};
UR_TEST_ALL_SHAPES(Launches);

TEST_P(Launches, KeepToTheRequiredGroupSize) {
  const Program program = built("group_4");
  const Kernel kernel = kernelOf(program, "group_4");
  const Queue queue = inOrder();
  EXPECT_EQ(launchWith(queue, kernel, 8, 4, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(launchWith(queue, kernel, 8, 2, nullptr), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(launchWith(queue, kernel, 6, 4, nullptr), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(tryLaunch(queue, kernel, 12, {}), UR_RESULT_SUCCESS) << "chosen by the core";
  EXPECT_EQ(tryLaunch(queue, kernel, 6, {}), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  finish(queue);
}

TEST_P(Launches, SayWhetherTheCallerHasChosenTheGroups) {
  const Kernel kernel = makeKernel("nop");
  const Queue queue = inOrder();
  EXPECT_EQ(launchWith(queue, kernel, 8, 4, nullptr), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_FALSE(sim->commands().back().localOpen);
  EXPECT_EQ(tryLaunch(queue, kernel, 8, {}), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_TRUE(sim->commands().back().localOpen);
}

TEST_P(Launches, CooperateWhereTheyFit) {
  const Kernel kernel = makeKernel("nop");
  const Queue queue = inOrder();
  const size_t local = 16;
  uint32_t most = 0;
  ASSERT_EQ(api().Kernel.pfnSuggestMaxCooperativeGroupCount(kernel, devices[0], 1, &local, 0, &most),
            UR_RESULT_SUCCESS);
  const ur_kernel_launch_ext_properties_t together = properties(UR_KERNEL_LAUNCH_FLAG_COOPERATIVE);
  EXPECT_EQ(launchWith(queue, kernel, local * most, local, &together), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_TRUE(sim->commands().back().cooperative);
  const uint64_t launches = sim->calls(Call::launch);
  EXPECT_EQ(launchWith(queue, kernel, local * (most + 1), local, &together), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(sim->calls(Call::launch), launches);
  EXPECT_EQ(launchWith(queue, kernel, local * (most + 1), local, nullptr), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_FALSE(sim->commands().back().cooperative);
}

TEST_P(Launches, PropertiesThatNobodyKnowsAreRefused) {
  const Kernel kernel = makeKernel("nop");
  const Queue queue = inOrder();
  ur_base_properties_t other{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr};
  ur_kernel_launch_cluster_property_t cluster{UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY, &other, {1, 1, 1}};
  const uint64_t launches = sim->calls(Call::launch);
  for (void *next : {static_cast<void *>(&cluster), static_cast<void *>(&other)}) {
    const ur_kernel_launch_ext_properties_t given = properties(0, next);
    EXPECT_EQ(launchWith(queue, kernel, 4, 4, &given), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  }
  const ur_kernel_launch_ext_properties_t unknown = properties(UR_KERNEL_LAUNCH_FLAGS_MASK);
  EXPECT_EQ(launchWith(queue, kernel, 4, 4, &unknown), UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(sim->calls(Call::launch), launches);
  const ur_kernel_launch_ext_properties_t hint = properties(UR_KERNEL_LAUNCH_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE);
  EXPECT_EQ(launchWith(queue, kernel, 4, 4, &hint), UR_RESULT_SUCCESS) << "a hint";
  finish(queue);
}

TEST_P(Launches, HaveClustersAndGroupMemoryWhereTheDeviceHas) {
  const auto able = [&](size_t device) {
    return query<ur_kernel_launch_properties_flags_t>(api().Device.pfnGetInfo, devices[device],
                                                      UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES);
  };
  constexpr ur_kernel_launch_properties_flags_t both =
      UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION | UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY;
  EXPECT_EQ(able(0) & both, both);
  EXPECT_EQ(able(1) & both, 0u);
  const Program program = il("nop"); // for all devices
  ASSERT_EQ(build(program), UR_RESULT_SUCCESS);
  const Kernel kernel = kernelOf(program, "nop");
  const Queue queue = inOrder();
  ur_kernel_launch_workgroup_property_t memory{UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY, nullptr, 16};
  ur_kernel_launch_cluster_property_t cluster{UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY, &memory, {2, 1, 1}};
  const ur_kernel_launch_ext_properties_t given = properties(0, &cluster);
  EXPECT_EQ(launchWith(queue, kernel, 16, 4, &given), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(sim->commands().back().clusterSize, (std::array<uint32_t, 3>{2, 1, 1}));
  EXPECT_EQ(sim->commands().back().groupMemory, 16u);

  const uint64_t launches = sim->calls(Call::launch);
  EXPECT_EQ(launchWith(queue, kernel, 12, 4, &given), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE)
      << "a cluster and a half";
  cluster.clusterDim[2] = 2;
  EXPECT_EQ(launchWith(queue, kernel, 16, 4, &given), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE) << "one slice of groups";
  cluster.clusterDim[2] = 0;
  EXPECT_EQ(launchWith(queue, kernel, 16, 4, &given), UR_RESULT_ERROR_INVALID_VALUE);
  cluster.clusterDim[2] = 1;
  memory.workgroup_mem_size = size_t{1} << 40;
  EXPECT_EQ(launchWith(queue, kernel, 16, 4, &given), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(sim->calls(Call::launch), launches);

  memory.workgroup_mem_size = 16;
  const Queue lesser = makeQueue(0, 1);
  EXPECT_EQ(launchWith(lesser, kernel, 16, 4, &given), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  const ur_kernel_launch_ext_properties_t memoryOnly = properties(0, &memory);
  EXPECT_EQ(launchWith(lesser, kernel, 16, 4, &memoryOnly), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(sim->calls(Call::launch), launches);
}

TEST_P(Launches, LastGroupsMayBeSmallerWhereTheDeviceSaysSo) {
  Metadata metadata;
  metadata.sizes("fill_u32@reqd_work_group_size", {4});
  const std::string code = "SIMK nop fill_u32";
  Program program;
  ASSERT_EQ(api().Program.pfnCreateWithIL(context, code.data(), code.size(), metadata.properties(), program.out()),
            UR_RESULT_SUCCESS);
  ASSERT_EQ(build(program), UR_RESULT_SUCCESS);
  const Kernel nop = kernelOf(program, "nop"), fill = kernelOf(program, "fill_u32");
  const Queue uniform = makeQueue(0, 0), other = makeQueue(0, 1);
  EXPECT_EQ(launchWith(uniform, nop, 100, 64, nullptr), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(launchWith(other, nop, 100, 64, nullptr), UR_RESULT_SUCCESS);
  finish(other);
  EXPECT_EQ(launchWith(other, fill, 6, 4, nullptr), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE) << "each must be of 4";
}

TEST_P(Launches, TooMuchWorkGroupMemoryIsLackOfResources) {
  const Kernel kernel = makeKernel("local_u32");
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  const size_t room = query<uint64_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_LOCAL_MEM_SIZE);
  const uint64_t launches = sim->calls(Call::launch);
  EXPECT_EQ(tryLaunch(queue, kernel, 1, {pointerArg(0, memory), localArg(1, room + 4)}),
            UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(tryLaunch(queue, kernel, 1, {pointerArg(0, memory), localArg(1, SIZE_MAX)}),
            UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(sim->calls(Call::launch), launches);
  EXPECT_EQ(tryLaunch(queue, kernel, 1, {pointerArg(0, memory), localArg(1, room)}), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(Launches, AFailingKernelFailsItsDependents) {
  sim->addKernel({"refuse", {}, true, [](const sim::Invocation &) { throw UR_RESULT_ERROR_UNKNOWN; }, {}});
  const Program program = built("refuse");
  const Kernel kernel = kernelOf(program, "refuse");
  const Queue queue = outOfOrder(), other = inOrder();
  Event failed, dependent;
  uint32_t *memory = deviceMemory(1);
  fillOnly(other, memory, 1, 1);
  finish(other);
  ASSERT_EQ(tryLaunch(queue, kernel, 1, {}, {}, failed.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryFill(other, memory, 1, 2, {failed}, dependent.out()), UR_RESULT_SUCCESS);
  EXPECT_NE(wait({dependent}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(failed), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(status(dependent), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(*memory, 1u);
}

TEST_P(Launches, OfOneKernelByManyThreads) {
  constexpr uint32_t kThreads = 4, kEach = 50;
  const Kernel kernel = makeKernel("fill_u32");
  std::vector<uint32_t *> memory;
  for (uint32_t i = 0; i < kThreads; ++i)
    memory.push_back(deviceMemory(kEach));
  std::atomic<uint32_t> good{0};
  std::vector<std::thread> threads;
  for (uint32_t t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      const Queue queue = inOrder();
      for (uint32_t i = 0; i < kEach; ++i) {
        uint32_t value = t * 1000 + i;
        void *place = memory[t] + i;
        std::vector<ur_exp_kernel_arg_properties_t> args{pointerArg(0, place), wordArg(1, value)};
        good += tryLaunch(queue, kernel, 1, args) == UR_RESULT_SUCCESS;
        value = 0; // what was given has been read
        args.clear();
      }
      finish(queue);
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(good, kThreads * kEach);
  for (uint32_t t = 0; t < kThreads; ++t) {
    for (uint32_t i = 0; i < kEach; ++i)
      EXPECT_EQ(memory[t][i], t * 1000 + i);
  }
}

TEST_P(Launches, OfReleasedKernelsAndProgramsRun) {
  Program program = built("fill_u32");
  Kernel kernel = kernelOf(program, "fill_u32");
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  const uint32_t value = 8;
  sim::Hold gate = sim->holdDevice(0);
  ASSERT_EQ(tryLaunch(queue, kernel, 1, {pointerArg(0, memory), wordArg(1, value)}), UR_RESULT_SUCCESS);
  program.reset();
  kernel.reset();
  gate.open();
  finish(queue);
  EXPECT_EQ(*memory, 8u);
}

TEST_P(Launches, EveryFailedCallIsAnErrorAndLeavesNothing) {
  const Kernel kernel = makeKernel("nop");
  const Queue queue = inOrder();
  const ur_kernel_launch_ext_properties_t together = properties(UR_KERNEL_LAUNCH_FLAG_COOPERATIVE);
  expectRefusals_ = true;
  failEveryCall("a cooperative launch", [&] {
    Event event;
    const ur_result_t result = launchWith(queue, kernel, 4, 4, &together, event.out());
    EXPECT_EQ(result == UR_RESULT_SUCCESS, event.get() != nullptr);
    return result;
  });
  finish(queue);
}

} // namespace
} // namespace ur::test
