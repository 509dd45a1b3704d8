// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs and kernels: building, arguments, sizes, and their lives.
#include "core/core_test.hpp"

#include <cstring>
#include <limits>

namespace ur::test {
namespace {

class Kernels : public CoreTest {
protected:
  std::string log(ur_program_handle_t of) {
    size_t size = 0;
    EXPECT_EQ(api().Program.pfnGetBuildInfo(of, devices[0], UR_PROGRAM_BUILD_INFO_LOG, 0, nullptr, &size),
              UR_RESULT_SUCCESS);
    std::string text(size, '\0');
    EXPECT_EQ(api().Program.pfnGetBuildInfo(of, devices[0], UR_PROGRAM_BUILD_INFO_LOG, size, text.data(), nullptr),
              UR_RESULT_SUCCESS);
    return text;
  }
  ur_result_t launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, uint32_t dims, const size_t *offset,
                     const size_t *global, const size_t *local,
                     const std::vector<ur_exp_kernel_arg_properties_t> &args) {
    return api().EnqueueExp.pfnKernelLaunchWithArgsExp(queue, kernel, dims, offset, global, local,
                                                       static_cast<uint32_t>(args.size()), args.data(), nullptr, 0,
                                                       nullptr, nullptr);
  }
};
UR_TEST_ALL_SHAPES(Kernels);

TEST_P(Kernels, SizesAndOffsetsArrive) {
  const Queue queue = inOrder();
  const Kernel kernel = makeKernel("coords");
  auto *out = reinterpret_cast<uint64_t *>(deviceMemory(20));
  const size_t offset[] = {1, 2, 3}, global[] = {8, 4, 2}, local[] = {4, 2, 1};
  ASSERT_EQ(launch(queue, kernel, 3, offset, global, local, {pointerArg(0, out)}), UR_RESULT_SUCCESS);
  finish(queue);
  const uint64_t expected[] = {3, 1, 2, 3, 8, 4, 2, 4, 2, 1};
  EXPECT_TRUE(std::equal(expected, expected + 10, out));
  ASSERT_EQ(launch(queue, kernel, 2, nullptr, global, nullptr, {pointerArg(0, out)}), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(out[0], 2u);
  EXPECT_EQ(out[1], 0u);
  EXPECT_EQ(out[6], 1u);
  ASSERT_NE(out[7], 0u);
  EXPECT_EQ(8 % out[7], 0u) << "a group size that the core chose divides the global size";
  EXPECT_EQ(4 % out[8], 0u);
  const size_t nine[] = {9, 4, 2}, three[] = {3, 2, 1};
  EXPECT_EQ(launch(queue, kernel, 3, nullptr, nine, three, {pointerArg(0, out)}), UR_RESULT_SUCCESS)
      << "no powers of two; the driver holds the number of groups against the sizes";
  finish(queue);
}

TEST_P(Kernels, SizesAreChecked) {
  const Queue queue = inOrder();
  const Kernel kernel = makeKernel("nop");
  const size_t global[] = {8, 1, 1}, zero[] = {0, 1, 1}, odd[] = {3, 1, 1};
  const size_t wide[] = {512, 1, 1}, huge[] = {1024, 1, 1}, deep[] = {16, 16, 64};
  const size_t cube[] = {16, 16, 128};
  const uint64_t calls = sim->calls(Call::launch);
  EXPECT_EQ(launch(queue, kernel, 0, nullptr, global, nullptr, {}), UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
  EXPECT_EQ(launch(queue, kernel, 4, nullptr, global, nullptr, {}), UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
  EXPECT_EQ(launch(queue, kernel, 1, nullptr, global, zero, {}), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(launch(queue, kernel, 1, nullptr, global, odd, {}), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(launch(queue, kernel, 1, nullptr, huge, wide, {}), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(launch(queue, kernel, 3, nullptr, cube, deep, {}), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  const size_t endless[] = {SIZE_MAX, SIZE_MAX, SIZE_MAX};
  EXPECT_NE(launch(queue, kernel, 3, nullptr, endless, nullptr, {}), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::launch), calls);
}

// SYCL's runtimes launch nd-ranges of nothing; what they wait for is all that such a launch waits for.
TEST_P(Kernels, WithoutWorkItemsTheyAreMarkers) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder();
    const Kernel kernel = makeKernel("nop");
    uint32_t *memory = deviceMemory(64);
    const uint64_t calls = sim->calls(Call::launch);
    for (const std::array<size_t, 3> &global : {std::array<size_t, 3>{0, 1, 1}, {8, 0, 1}, {8, 1, 0}}) {
      const Event filled = fill(queue, memory, 64, 7);
      const ur_event_handle_t before = filled;
      const size_t local[] = {1, 1, 1};
      Event after;
      ASSERT_EQ(api().EnqueueExp.pfnKernelLaunchWithArgsExp(queue, kernel, 3, nullptr, global.data(), local, 0, nullptr,
                                                            nullptr, 1, &before, after.out()),
                UR_RESULT_SUCCESS);
      EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
      EXPECT_EQ(status(filled), UR_EVENT_STATUS_COMPLETE);
      EXPECT_EQ(launch(queue, kernel, 3, nullptr, global.data(), nullptr, {}), UR_RESULT_SUCCESS);
    }
    EXPECT_EQ(sim->calls(Call::launch), calls);
    EXPECT_EQ(launch(queue, kernel, 1, nullptr, std::array<size_t, 1>{0}.data(), nullptr, {wordArg(0, 1)}),
              UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX)
        << "arguments are checked all the same";
    finish(queue);
  }
}

TEST_P(Kernels, ArgumentsAreChecked) {
  const Queue queue = inOrder();
  const Kernel kernel = makeKernel("fill_u32");
  uint32_t *memory = deviceMemory(1);
  const uint32_t value = 4;
  const size_t one = 1;
  const auto attempt = [&](const std::vector<ur_exp_kernel_arg_properties_t> &args) {
    return launch(queue, kernel, 1, nullptr, &one, nullptr, args);
  };
  const uint64_t calls = sim->calls(Call::launch);
  EXPECT_EQ(attempt({}), UR_RESULT_ERROR_INVALID_VALUE) << "none";
  EXPECT_EQ(attempt({pointerArg(0, memory)}), UR_RESULT_ERROR_INVALID_VALUE) << "one missing";
  EXPECT_EQ(attempt({pointerArg(0, memory), wordArg(1, value), wordArg(2, value)}),
            UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX)
      << "one too many";
  EXPECT_EQ(attempt({pointerArg(0, memory), pointerArg(0, memory)}), UR_RESULT_ERROR_INVALID_VALUE) << "twice";
  ur_exp_kernel_arg_properties_t wide = wordArg(1, value);
  wide.size = 8;
  EXPECT_EQ(attempt({pointerArg(0, memory), wide}), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  EXPECT_EQ(attempt({pointerArg(0, memory), localArg(1, 4)}), UR_RESULT_ERROR_INVALID_VALUE) << "wrong kind";
  ur_exp_kernel_arg_properties_t unknown = wordArg(1, value);
  unknown.type = static_cast<ur_exp_kernel_arg_type_t>(77);
  EXPECT_EQ(attempt({pointerArg(0, memory), unknown}), UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(sim->calls(Call::launch), calls);
  // In any order of their indices they are good.
  EXPECT_EQ(attempt({wordArg(1, value), pointerArg(0, memory)}), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(*memory, 4u);
}

// Drivers needn't bear them: one ends the process.
TEST_P(Kernels, ValuesOfNoSizeAreRefusedWhateverIsKnown) {
  sim->addKernel({"loose", {}, false, [](const sim::Invocation &) {}, {}});
  const Queue queue = inOrder();
  const Program program = makeProgram("loose");
  Kernel kernel;
  ASSERT_EQ(api().Kernel.pfnCreate(program, "loose", kernel.out()), UR_RESULT_SUCCESS);
  const uint32_t value = 4;
  const size_t one = 1;
  ur_exp_kernel_arg_properties_t empty = wordArg(0, value);
  empty.size = 0;
  const uint64_t calls = sim->calls(Call::launch);
  EXPECT_EQ(launch(queue, kernel, 1, nullptr, &one, nullptr, {empty}), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  EXPECT_EQ(sim->calls(Call::launch), calls);
}

TEST_P(Kernels, ArgumentsAreConsumedBeforeReturn) {
  const Queue queue = inOrder();
  const Kernel kernel = makeKernel("fill_u32");
  uint32_t *memory = deviceMemory(1);
  uint32_t value = 4;
  sim::Hold gate = sim->holdDevice(0);
  ASSERT_EQ(tryLaunch(queue, kernel, 1, {pointerArg(0, memory), wordArg(1, value)}), UR_RESULT_SUCCESS);
  value = 5;
  gate.open();
  finish(queue);
  EXPECT_EQ(*memory, 4u);
}

TEST_P(Kernels, LocalMemoryArrives) {
  const Queue queue = inOrder();
  const Kernel kernel = makeKernel("local_u32");
  uint32_t *memory = deviceMemory(1);
  ASSERT_EQ(tryLaunch(queue, kernel, 1, {pointerArg(0, memory), localArg(1, 4096)}), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(*memory, 4096u);
}

TEST_P(Kernels, BrokenProgramsAreRefusedWithALog) {
  const auto attempt = [&](const std::string &code, Program &made) {
    const auto *bytes = reinterpret_cast<const uint8_t *>(code.data());
    size_t length = code.size();
    ur_result_t result =
        api().Program.pfnCreateWithBinary(context, 1, devices.data(), &length, &bytes, nullptr, made.out());
    if (result == UR_RESULT_SUCCESS)
      result = api().Program.pfnBuild(context, made, nullptr);
    return result;
  };
  Program broken, unknown;
  EXPECT_NE(attempt("no program", broken), UR_RESULT_SUCCESS);
  EXPECT_EQ(attempt("SIMK unheard_of", unknown), UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
  ASSERT_NE(unknown.get(), nullptr);
  EXPECT_NE(log(unknown).find("unheard_of"), std::string::npos) << log(unknown);
  Kernel kernel;
  EXPECT_EQ(api().Kernel.pfnCreate(unknown, "nop", kernel.out()), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
}

TEST_P(Kernels, OneDeviceHasOneBinary) {
  const std::string code = "SIMK nop";
  const auto *bytes = reinterpret_cast<const uint8_t *>(code.data());
  const uint8_t *images[] = {bytes, bytes, bytes};
  size_t lengths[] = {code.size(), code.size(), code.size()};
  ur_device_handle_t twice[] = {devices[0], devices[1], devices[0]};
  Program made;
  EXPECT_EQ(api().Program.pfnCreateWithBinary(context, 3, twice, lengths, images, nullptr, made.out()),
            UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(made.get(), nullptr);
  EXPECT_EQ(api().Program.pfnCreateWithBinary(context, 2, twice, lengths, images, nullptr, made.out()),
            UR_RESULT_SUCCESS);
}

TEST_P(Kernels, NamesAreKnownAndChecked) {
  const Program code = makeProgram("nop add_u32");
  EXPECT_EQ(query<size_t>(api().Program.pfnGetInfo, code.get(), UR_PROGRAM_INFO_NUM_KERNELS), 2u);
  char names[64] = {};
  EXPECT_EQ(api().Program.pfnGetInfo(code, UR_PROGRAM_INFO_KERNEL_NAMES, sizeof names, names, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_STREQ(names, "nop;add_u32");
  Kernel kernel;
  EXPECT_EQ(api().Kernel.pfnCreate(code, "fill_u32", kernel.out()), UR_RESULT_ERROR_INVALID_KERNEL_NAME);
  ASSERT_EQ(api().Kernel.pfnCreate(code, "add_u32", kernel.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(query<uint32_t>(api().Kernel.pfnGetInfo, kernel.get(), UR_KERNEL_INFO_NUM_ARGS), 2u);
  EXPECT_EQ(api().Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, sizeof names, names, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_STREQ(names, "add_u32");
}

TEST_P(Kernels, OfAnotherContextAreRefused) {
  const Context other = makeContext();
  const Queue there = makeQueue(0, 0, other);
  const Kernel here = makeKernel("nop");
  EXPECT_NE(tryLaunch(there, here, 1, {}), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::launch), 0u);
}

TEST_P(Kernels, RunOnEachDeviceOfTheirContext) {
  const auto code = std::string("SIMK fill_u32");
  const auto *bytes = reinterpret_cast<const uint8_t *>(code.data());
  const uint8_t *images[] = {bytes, bytes};
  size_t lengths[] = {code.size(), code.size()};
  Program both;
  ASSERT_EQ(api().Program.pfnCreateWithBinary(context, 2, devices.data(), lengths, images, nullptr, both.out()),
            UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Program.pfnBuild(context, both, nullptr), UR_RESULT_SUCCESS);
  Kernel kernel;
  ASSERT_EQ(api().Kernel.pfnCreate(both, "fill_u32", kernel.out()), UR_RESULT_SUCCESS);
  for (size_t device = 0; device < 2; ++device) {
    const Queue queue = makeQueue(0, device);
    uint32_t *memory = deviceMemory(1, device);
    const uint32_t value = 6;
    ASSERT_EQ(tryLaunch(queue, kernel, 1, {pointerArg(0, memory), wordArg(1, value)}), UR_RESULT_SUCCESS);
    finish(queue);
    EXPECT_EQ(*memory, 6u);
  }
}

} // namespace
} // namespace ur::test
