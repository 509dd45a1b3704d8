// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What kernels say about themselves, and what is suggested for their launches.
#include "core/program_rig.hpp"

#include "adapters/core/program/kernel.hpp"

#include <algorithm>

namespace ur::test {
namespace {

class KernelInfo : public ProgramTest {
protected:
  void SetUp() override {
    ProgramTest::SetUp();
    sim::KernelSpec special{"special", {}, false, [](const sim::Invocation &) {}, {}};
    special.requiredGroupSize = {4, 2, 1};
    special.maxGroupSize = 16;
    special.localMemSize = 96;
    special.requiredSubGroups = 2;
    special.requiredSubGroupSize = 8;
    sim->addKernel(special);
    sim::KernelSpec narrow{"narrow", {}, true, [](const sim::Invocation &) {}, {}};
    narrow.maxGroupSize = 12;
    sim->addKernel(narrow);
    program_ = built("special narrow fill_u32");
  }
  void TearDown() override {
    program_.reset();
    ProgramTest::TearDown();
  }
  template <class T>
  T groupInfo(ur_kernel_handle_t kernel, ur_kernel_group_info_t info) {
    T value{};
    size_t size = 0;
    EXPECT_EQ(api().Kernel.pfnGetGroupInfo(kernel, devices[0], info, sizeof value, &value, &size), UR_RESULT_SUCCESS);
    EXPECT_EQ(size, sizeof value);
    return value;
  }
  using Sizes = std::array<size_t, 3>;
  Program program_;
};
UR_TEST_ALL_SHAPES(KernelInfo);

TEST_P(KernelInfo, OfTheKernel) {
  const Kernel fill = kernelOf(program_, "fill_u32"), special = kernelOf(program_, "special");
  EXPECT_EQ(query<uint32_t>(api().Kernel.pfnGetInfo, fill.get(), UR_KERNEL_INFO_NUM_ARGS), 2u);
  EXPECT_EQ(query<ur_context_handle_t>(api().Kernel.pfnGetInfo, fill.get(), UR_KERNEL_INFO_CONTEXT), context.get());
  EXPECT_EQ(query<ur_program_handle_t>(api().Kernel.pfnGetInfo, fill.get(), UR_KERNEL_INFO_PROGRAM), program_.get());
  EXPECT_EQ(query<uint32_t>(api().Kernel.pfnGetInfo, fill.get(), UR_KERNEL_INFO_REFERENCE_COUNT), 1u);
  uint32_t number = 7;
  EXPECT_EQ(api().Kernel.pfnGetInfo(special, UR_KERNEL_INFO_NUM_ARGS, sizeof number, &number, nullptr),
            UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
      << "nobody knows its arguments";
  EXPECT_EQ(number, 7u);
  const uint64_t calls = sim->allCalls();
  size_t size = 0;
  EXPECT_EQ(api().Kernel.pfnGetInfo(fill, UR_KERNEL_INFO_SPILL_MEM_SIZE, 0, nullptr, &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(size, sizeof(uint32_t)) << "one for each device of the program";
  EXPECT_EQ(sim->allCalls(), calls) << "information costs no call of the driver";
}

TEST_P(KernelInfo, OfItsGroups) {
  const Kernel special = kernelOf(program_, "special"), fill = kernelOf(program_, "fill_u32");
  EXPECT_EQ(groupInfo<size_t>(special, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE), 16u);
  EXPECT_EQ(groupInfo<size_t>(fill, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE), 256u) << "the device's own limit";
  EXPECT_EQ(groupInfo<Sizes>(special, UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE), (Sizes{4, 2, 1}));
  EXPECT_EQ(groupInfo<Sizes>(fill, UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE), (Sizes{0, 0, 0}));
  EXPECT_EQ(groupInfo<size_t>(special, UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE), 96u);
  EXPECT_EQ(groupInfo<size_t>(special, UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE), 16u);
  EXPECT_GE(groupInfo<size_t>(special, UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE), 1u);
  EXPECT_EQ(groupInfo<size_t>(special, UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE), 0u);
}

TEST_P(KernelInfo, OfItsSubGroups) {
  const Kernel fill = kernelOf(program_, "fill_u32"), special = kernelOf(program_, "special");
  const auto askOf = [&](ur_kernel_handle_t kernel, ur_kernel_sub_group_info_t info) {
    uint32_t value = 0;
    EXPECT_EQ(api().Kernel.pfnGetSubGroupInfo(kernel, devices[0], info, sizeof value, &value, nullptr),
              UR_RESULT_SUCCESS);
    return value;
  };
  const auto ask = [&](ur_kernel_sub_group_info_t info) { return askOf(fill, info); };
  EXPECT_EQ(ask(UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE), 16u);
  EXPECT_EQ(ask(UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS), 16u);
  EXPECT_EQ(ask(UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS), 0u);
  EXPECT_EQ(ask(UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL), 0u);
  EXPECT_EQ(askOf(special, UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS), 2u);
  EXPECT_EQ(askOf(special, UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL), 8u);
}

TEST_P(KernelInfo, IsOfDevicesThatItExistsOn) {
  const Kernel fill = kernelOf(program_, "fill_u32");
  size_t value = 0;
  const auto ask = [&](ur_device_handle_t device) {
    return api().Kernel.pfnGetGroupInfo(fill, device, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, sizeof value, &value,
                                        nullptr);
  };
  EXPECT_EQ(ask(devices[0]), UR_RESULT_SUCCESS);
  EXPECT_EQ(ask(devices[1]), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  EXPECT_EQ(ask(devices[2]), UR_RESULT_ERROR_INVALID_DEVICE);
}

TEST_P(KernelInfo, SuggestedSizesFit) {
  const Queue queue = inOrder();
  const Kernel narrow = kernelOf(program_, "narrow"), special = kernelOf(program_, "special");
  const Sizes offset{0, 0, 0};
  const auto suggest = [&](ur_kernel_handle_t kernel, uint32_t dims, Sizes global, Sizes *local) {
    return api().Kernel.pfnGetSuggestedLocalWorkSize(kernel, queue, dims, offset.data(), global.data(), local->data());
  };
  for (const Sizes &global : {Sizes{96, 1, 1}, Sizes{97, 5, 1}, Sizes{6, 10, 15}, Sizes{1, 1, 1}}) {
    Sizes local{0, 0, 0}, withArgs{0, 0, 0};
    ASSERT_EQ(suggest(narrow, 3, global, &local), UR_RESULT_SUCCESS);
    for (size_t i = 0; i < 3; ++i) {
      ASSERT_NE(local[i], 0u);
      EXPECT_EQ(global[i] % local[i], 0u);
    }
    EXPECT_LE(local[0] * local[1] * local[2], 12u);
    ASSERT_EQ(api().Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(narrow, queue, 3, offset.data(), global.data(), 0,
                                                                nullptr, withArgs.data()),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(local, withArgs);
  }
  Sizes local{9, 9, 9};
  ASSERT_EQ(suggest(special, 2, {8, 8, 1}, &local), UR_RESULT_SUCCESS);
  EXPECT_EQ(local, (Sizes{4, 2, 9})) << "the required size, and nothing beyond the dimensions";
  local = {9, 9, 9};
  EXPECT_EQ(suggest(narrow, 1, {0, 1, 1}, &local), UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
  EXPECT_EQ(suggest(narrow, 4, {1, 1, 1}, &local), UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
  EXPECT_EQ(local, (Sizes{9, 9, 9}));
}

TEST(GroupSizes, AreAsLargeAsTheVendorSaysWhereThereIsEnoughToDo) {
  core::DeviceFacts device;
  device.maxWorkGroupSize = 1024;
  device.maxWorkItemSizes = {1024, 1024, 64};
  device.maxComputeUnits = 10;
  core::KernelFacts kernel;
  const auto chosen = [&](size_t global) {
    const size_t sizes[] = {global, 1, 1};
    return core::chooseGroupSize(kernel, device, 1, sizes)[0];
  };
  EXPECT_EQ(chosen(1 << 20), 256u) << "the vendor says nothing";
  kernel.bestGroupSize = 1024;
  EXPECT_EQ(chosen(1 << 20), 1024u);
  EXPECT_EQ(chosen(4096), 256u) << "else there would be processors without a group";
  EXPECT_EQ(chosen(5120), 512u);
  kernel.bestGroupSize = 96;
  EXPECT_EQ(chosen(96 << 10), 96u);
  EXPECT_EQ(chosen(192), 96u);
  kernel.maxGroupSize = 64;
  EXPECT_EQ(chosen(96 << 10), 64u) << "never more than the kernel bears";
}

TEST_P(KernelInfo, ExecInfoIsChecked) {
  const Kernel fill = kernelOf(program_, "fill_u32");
  const auto set = [&](ur_kernel_exec_info_t info, size_t size, const void *value) {
    return api().Kernel.pfnSetExecInfo(fill, info, size, nullptr, value);
  };
  const ur_bool_t indirect = 1;
  const void *pointers[] = {deviceMemory(1), deviceMemory(1)};
  ur_kernel_cache_config_t cache = UR_KERNEL_CACHE_CONFIG_LARGE_DATA;
  EXPECT_EQ(set(UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS, sizeof indirect, &indirect), UR_RESULT_SUCCESS);
  EXPECT_EQ(set(UR_KERNEL_EXEC_INFO_USM_PTRS, sizeof pointers, pointers), UR_RESULT_SUCCESS);
  EXPECT_EQ(set(UR_KERNEL_EXEC_INFO_CACHE_CONFIG, sizeof cache, &cache), UR_RESULT_SUCCESS);
  EXPECT_EQ(set(UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS, 4, &indirect), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(set(UR_KERNEL_EXEC_INFO_USM_PTRS, 9, pointers), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(set(UR_KERNEL_EXEC_INFO_CACHE_CONFIG, 1, &cache), UR_RESULT_ERROR_INVALID_SIZE);
  cache = static_cast<ur_kernel_cache_config_t>(77);
  EXPECT_EQ(set(UR_KERNEL_EXEC_INFO_CACHE_CONFIG, sizeof cache, &cache), UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_P(KernelInfo, CooperativeGroupsAreCounted) {
  const Kernel fill = kernelOf(program_, "fill_u32"), special = kernelOf(program_, "special");
  const auto ask = [&](ur_kernel_handle_t kernel, ur_device_handle_t device, Sizes local, uint32_t *count) {
    return api().Kernel.pfnSuggestMaxCooperativeGroupCount(kernel, device, 3, local.data(), 0, count);
  };
  uint32_t few = 0, many = 0, none = 7;
  ASSERT_EQ(ask(fill, devices[0], {256, 1, 1}, &few), UR_RESULT_SUCCESS);
  ASSERT_EQ(ask(fill, devices[0], {16, 1, 1}, &many), UR_RESULT_SUCCESS);
  EXPECT_GE(few, 1u);
  EXPECT_GT(many, few) << "small groups leave room for more";
  EXPECT_EQ(ask(fill, devices[0], {512, 1, 1}, &none), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(ask(fill, devices[0], {0, 1, 1}, &none), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(ask(special, devices[0], {2, 2, 1}, &none), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(ask(fill, devices[1], {1, 1, 1}, &none), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  EXPECT_EQ(ask(fill, devices[2], {1, 1, 1}, &none), UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(none, 7u);
}

TEST_P(KernelInfo, OwnSpecializationConstantsAreNowhere) {
  const Kernel fill = kernelOf(program_, "fill_u32");
  const uint32_t value = 1;
  const ur_specialization_constant_info_t constant{1, sizeof value, &value};
  EXPECT_EQ(api().Kernel.pfnSetSpecializationConstants(fill, 1, &constant), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  ur_bool_t supported = 1;
  EXPECT_EQ(api().Device.pfnGetInfo(devices[0], UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS, sizeof supported,
                                    &supported, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_FALSE(supported);
}

} // namespace
} // namespace ur::test
