// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs of SPIR-V: how they are compiled, and what is said where they aren't. The fake compiler makes the suite's
// kernels of any module.
#include "cuda/api_calls.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <thread>
#include <utility>

namespace ur::cuda::test {
namespace {

/// A module as its bytes begin. Its constant 7 has 32 bits.
constexpr uint32_t kModule[] = {0x07230203, 0x00010000, 0,  10, 0,          0x00040047, 2, 1, 7,
                                0x00040015, 1,          32, 0,  0x00040032, 1,          2, 5};

class CudaSpirv : public ApiTest {
public:
  using ApiTest::adapter, ApiTest::context, ApiTest::device, ApiTest::makeQueue;

protected:
  ur_program_handle_t create() {
    ur_program_handle_t program = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urProgramCreateWithIL, context, kModule, sizeof kModule, nullptr, &program));
    return program;
  }
  std::string logOf(ur_program_handle_t program) {
    std::string log(2000, '\0');
    size_t size = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS,
              CALL(urProgramGetBuildInfo, program, device, UR_PROGRAM_BUILD_INFO_LOG, log.size(), log.data(), &size));
    log.resize(size);
    return log;
  }
  /// What the last launch asked for, of a kernel that wants 64 bytes.
  unsigned reduceWith(ur_program_handle_t program) {
    ur_kernel_handle_t kernel = nullptr;
    const ur_queue_handle_t queue = makeQueue();
    uint32_t *memory = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urKernelCreate, program, "reduce", &kernel));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMSharedAlloc, context, device, nullptr, nullptr, 17 * sizeof(uint32_t),
                                      reinterpret_cast<void **>(&memory)));
    std::iota(memory + 1, memory + 17, 1);
    ur_exp_kernel_arg_properties_t arguments[3] = {};
    for (uint32_t i = 0; i < 3; ++i) {
      arguments[i] = {
          UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_POINTER, i, sizeof(void *), {}};
      arguments[i].value.pointer = memory + i;
    }
    arguments[2].type = UR_EXP_KERNEL_ARG_TYPE_LOCAL;
    arguments[2].size = 16 * sizeof(uint32_t);
    const size_t size = 16;
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEnqueueKernelLaunchWithArgsExp, queue, kernel, 1, nullptr, &size, &size, 3,
                                      arguments, nullptr, 0, nullptr, nullptr));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
    EXPECT_EQ(memory[0], 16u * 17 / 2);
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMFree, context, memory));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urKernelRelease, kernel));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
    return fake::hook<unsigned()>("fakeCudaLastShared")();
  }
};

/// A launch of the kernel that fills, and what it has filled.
class Filled {
public:
  static constexpr size_t kItems = 8, kPlaces = 32;
  const ur_queue_handle_t queue;
  ur_kernel_handle_t kernel = nullptr;

  Filled(CudaSpirv &test, ur_program_handle_t program) : queue(test.makeQueue()), test_(test) {
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urKernelCreate, program, "fill", &kernel));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMSharedAlloc, test.context, test.device, nullptr, nullptr,
                                      kPlaces * sizeof(uint32_t), reinterpret_cast<void **>(&memory_)));
    clear();
  }
  ~Filled() {
    releaseKernel();
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urUSMFree, test_.context, memory_));
  }
  void releaseKernel() {
    if (kernel) {
      EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urKernelRelease, std::exchange(kernel, nullptr)));
    }
  }
  void clear() { std::fill_n(memory_, kPlaces, 0u); }
  std::array<ur_exp_kernel_arg_properties_t, 2> arguments(const uint32_t &value) const {
    std::array<ur_exp_kernel_arg_properties_t, 2> made{};
    made[0] = {
        UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_POINTER, 0, sizeof(void *), {}};
    made[0].value.pointer = memory_;
    made[1] = {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_VALUE, 1, sizeof value, {}};
    made[1].value.value = &value;
    return made;
  }
  ur_result_t launch(size_t offset, uint32_t value) const {
    const size_t size = kItems;
    const auto given = arguments(value);
    const ur_result_t result = CALL(urEnqueueKernelLaunchWithArgsExp, queue, kernel, 1, &offset, &size, &size, 2,
                                    given.data(), nullptr, 0, nullptr, nullptr);
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
    return result;
  }
  /// The first and the one behind the last place with the value, which are all between.
  std::pair<size_t, size_t> places(uint32_t value) const {
    const uint32_t *const all = memory_, *const first = std::find(all, all + kPlaces, value);
    const uint32_t *const end = std::find_if(first, all + kPlaces, [&](uint32_t one) { return one != value; });
    EXPECT_EQ(std::count(all, all + kPlaces, value), end - first);
    return {first - all, end - all};
  }

private:
  CudaSpirv &test_;
  uint32_t *memory_ = nullptr;
};

TEST_F(CudaSpirv, devicesSayThatTheyTakeIt) {
  char languages[200] = {}, extensions[500] = {};
  OK(CALL(urDeviceGetInfo, device, UR_DEVICE_INFO_IL_VERSION, sizeof languages, languages, nullptr));
  EXPECT_NE(std::string(languages).find("SPIR-V_1.6"), std::string::npos) << languages;
  OK(CALL(urDeviceGetInfo, device, UR_DEVICE_INFO_EXTENSIONS, sizeof extensions, extensions, nullptr));
  for (const char *const name : {"cl_khr_il_program", "cl_khr_fp64", "cl_khr_subgroups"})
    EXPECT_NE(std::string(extensions).find(name), std::string::npos) << extensions;
  const ur_device_binary_t binary{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, UR_DEVICE_BINARY_TARGET_SPIRV64};
  uint32_t selected = 7;
  OK(CALL(urDeviceSelectBinary, device, &binary, 1, &selected));
  EXPECT_EQ(selected, 0u);
}

/// The others run; who asks for it is told why it isn't there.
TEST_F(CudaSpirv, aKernelThatTheDeviceCantRunIsLeftOut) {
  const ur_program_handle_t program = create();
  OK(CALL(urProgramBuild, context, program, nullptr)) << logOf(program);
  EXPECT_NE(logOf(program).find("Left out: kernel 'narrow' isn't for it."), std::string::npos) << logOf(program);
  ur_kernel_handle_t kernel = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, CALL(urKernelCreate, program, "narrow", &kernel));
  const char *message = "";
  int32_t code = 0;
  OK(CALL(urAdapterGetLastError, adapter, &message, &code));
  EXPECT_STREQ(message, "urKernelCreate: kernel 'narrow' isn't for it");
  EXPECT_EQ(code, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_KERNEL_NAME, CALL(urKernelCreate, program, "nobody", &kernel));
  OK(CALL(urKernelCreate, program, "fill", &kernel));
  OK(CALL(urKernelRelease, kernel));
  OK(CALL(urProgramRelease, program));
}

/// Those read past the memory that they ask for (dpnp's kernels for masks do), and get a little more; others don't.
TEST_F(CudaSpirv, kernelsRunAndHaveSomeMemoryMore) {
  const ur_program_handle_t program = create();
  OK(CALL(urProgramBuild, context, program, nullptr)) << logOf(program);
  EXPECT_EQ(reduceWith(program), 4096u);
  OK(CALL(urProgramRelease, program));

  const std::vector<uint8_t> bytes = image();
  const size_t size = bytes.size();
  const uint8_t *code = bytes.data();
  ur_program_handle_t ptx = nullptr;
  OK(CALL(urProgramCreateWithBinary, context, 1, &device, const_cast<size_t *>(&size), &code, nullptr, &ptx));
  OK(CALL(urProgramBuild, context, ptx, nullptr));
  EXPECT_EQ(reduceWith(ptx), 64u);
  OK(CALL(urProgramRelease, ptx));
}

/// The form of kernels that takes an offset is compiled when somebody wants it: by several threads at once, too.
TEST_F(CudaSpirv, aLaunchMayHaveAnOffset) {
  const ur_program_handle_t program = create();
  OK(CALL(urProgramBuild, context, program, nullptr)) << logOf(program);
  const uint64_t before = fake::count("cuModuleLoadDataEx");
  std::vector<std::thread> threads;
  for (size_t i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      const Filled filled(*this, program);
      EXPECT_EQ(UR_RESULT_SUCCESS, filled.launch(4 + i, 7));
      EXPECT_EQ(filled.places(7), (std::pair{4 + i, 4 + i + Filled::kItems}));
      EXPECT_EQ(UR_RESULT_SUCCESS, filled.launch(0, 8));
      EXPECT_EQ(filled.places(8), (std::pair<size_t, size_t>{0, Filled::kItems}));
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(fake::count("cuModuleLoadDataEx"), before + 1);
  OK(CALL(urProgramRelease, program));
}

TEST_F(CudaSpirv, anOffsetThatCantBeCompiledForIsAnErrorOfThatLaunch) {
  const std::string compiler = getenv("UR_SPIRVC");
  const ur_program_handle_t program = create();
  OK(CALL(urProgramBuild, context, program, nullptr)) << logOf(program);
  {
    Filled filled(*this, program);
    setenv("UR_SPIRVC", "off", 1);
    EXPECT_EQ(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, filled.launch(3, 5));
    OK(filled.launch(0, 6));
    EXPECT_EQ(filled.places(6), (std::pair<size_t, size_t>{0, Filled::kItems}));
    setenv("UR_SPIRVC", compiler.c_str(), 1);
    OK(filled.launch(3, 5));
    EXPECT_EQ(filled.places(5), (std::pair<size_t, size_t>{3, 3 + Filled::kItems}));
  }
  OK(CALL(urProgramRelease, program));
}

/// A command buffer keeps what it runs, in that form too.
TEST_F(CudaSpirv, commandBuffersKeepTheFormThatTakesAnOffset) {
  const ur_program_handle_t program = create();
  OK(CALL(urProgramBuild, context, program, nullptr)) << logOf(program);
  ur_exp_command_buffer_handle_t buffer = nullptr;
  ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, false, false};
  OK(CALL(urCommandBufferCreateExp, context, device, &desc, &buffer));
  Filled filled(*this, program);
  const size_t offset = 6, size = Filled::kItems;
  const uint32_t value = 9;
  const auto given = filled.arguments(value);
  OK(CALL(urCommandBufferAppendKernelLaunchWithArgsExp, buffer, filled.kernel, 1, &offset, &size, &size, 2,
          given.data(), 0, nullptr, 0, nullptr, 0, nullptr, nullptr, nullptr, nullptr));
  OK(CALL(urCommandBufferFinalizeExp, buffer));
  OK(CALL(urProgramRelease, program));
  filled.releaseKernel();
  for (int i = 0; i < 2; ++i) {
    filled.clear();
    OK(CALL(urEnqueueCommandBufferExp, filled.queue, buffer, 0, nullptr, nullptr));
    OK(CALL(urQueueFinish, filled.queue));
    EXPECT_EQ(filled.places(9), (std::pair<size_t, size_t>{6, 6 + Filled::kItems}));
  }
  OK(CALL(urCommandBufferReleaseExp, buffer));
}

TEST_F(CudaSpirv, constantsAreThoseOfTheModule) {
  const ur_program_handle_t program = create();
  const uint32_t value = 9;
  ur_specialization_constant_info_t constant{7, sizeof value, &value};
  OK(CALL(urProgramSetSpecializationConstants, program, 1, &constant));
  constant.id = 8;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_SPEC_ID, CALL(urProgramSetSpecializationConstants, program, 1, &constant));
  constant = {7, 8, &value};
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, CALL(urProgramSetSpecializationConstants, program, 1, &constant));
  OK(CALL(urProgramBuild, context, program, nullptr)) << logOf(program);
  OK(CALL(urProgramRelease, program));
}

TEST_F(CudaSpirv, thatNobodyCompilesSaysWhatIsMissing) {
  const std::string compiler = getenv("UR_SPIRVC");
  setenv("UR_SPIRVC", "/nothing/there", 1);
  const ur_program_handle_t program = create();
  EXPECT_EQ(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, CALL(urProgramBuild, context, program, nullptr));
  EXPECT_NE(logOf(program).find("ur-spirvc"), std::string::npos) << logOf(program);
  EXPECT_NE(logOf(program).find("/nothing/there"), std::string::npos) << logOf(program);
  setenv("UR_SPIRVC", compiler.c_str(), 1);
  OK(CALL(urProgramBuild, context, program, nullptr)) << logOf(program);
  OK(CALL(urProgramRelease, program));
}

/// oneMKL's functions of vectors come so: a kernel that imports what another module exports.
TEST_F(CudaSpirv, severalModulesBecomeOneProgram) {
  ur_program_handle_t parts[] = {create(), create()}, linked = nullptr;
  for (const ur_program_handle_t part : parts)
    OK(CALL(urProgramCompile, context, part, nullptr)) << logOf(part);
  OK(CALL(urProgramLink, context, 2, parts, nullptr, &linked));
  reduceWith(linked);
  OK(CALL(urProgramRelease, linked));
  for (const ur_program_handle_t part : parts)
    OK(CALL(urProgramRelease, part));
}

TEST_F(CudaSpirv, isLinkedWithItsKindOnly) {
  const std::vector<uint8_t> bytes = image();
  size_t size = bytes.size();
  const uint8_t *code = bytes.data();
  ur_program_handle_t parts[] = {create(), nullptr}, linked = nullptr;
  OK(CALL(urProgramCreateWithBinary, context, 1, &device, &size, &code, nullptr, &parts[1]));
  for (const ur_program_handle_t part : parts)
    OK(CALL(urProgramCompile, context, part, nullptr)) << logOf(part);
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, CALL(urProgramLink, context, 2, parts, nullptr, &linked));
  if (linked) {
    EXPECT_NE(logOf(linked).find("SPIR-V only"), std::string::npos) << logOf(linked);
    OK(CALL(urProgramRelease, linked));
  }
  for (const ur_program_handle_t part : parts)
    OK(CALL(urProgramRelease, part));
}

} // namespace
} // namespace ur::cuda::test
