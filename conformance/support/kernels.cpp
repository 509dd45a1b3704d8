// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

#include "support/info.hpp"
#include "support/registry.hpp"

#include <atomic>
#include <fstream>
#include <iterator>
#include <thread>

namespace conformance {

static std::string kernelFile() {
  return environment().options.kernels + "/conformance_kernels" + environment().form->kernelSuffix;
}

static std::vector<uint8_t> readImage() {
  if (environment().form == nullptr)
    return {};
  std::ifstream file(kernelFile(), std::ios::binary);
  return std::vector<uint8_t>(std::istreambuf_iterator<char>(file), {});
}

std::string whyNoKernels() {
  return environment().form == nullptr ? "the suite's kernels have no form that this adapter takes"
                                       : "there is no " + kernelFile() + ": the build had no compiler for it";
}

const std::vector<uint8_t> &kernelImage() {
  static const std::vector<uint8_t> image = readImage();
  return image;
}

/// The same binary for each device.
static ur_result_t createWithBinary(ur_context_handle_t context, std::span<const ur_device_handle_t> devices,
                                    const std::vector<uint8_t> &bytes, Program *program,
                                    const ur_program_properties_t *properties) {
  std::vector<ur_device_handle_t> on(devices.begin(), devices.end());
  std::vector<size_t> lengths(on.size(), bytes.size());
  std::vector<const uint8_t *> binaries(on.size(), bytes.data());
  return urProgramCreateWithBinary(context, static_cast<uint32_t>(on.size()), on.data(), lengths.data(),
                                   binaries.data(), properties, program->out());
}

ur_result_t createProgram(ur_context_handle_t context, std::span<const ur_device_handle_t> devices, Program *program,
                          const ur_program_properties_t *properties) {
  const std::vector<uint8_t> &image = kernelImage();
  if (environment().form->intermediate)
    return urProgramCreateWithIL(context, image.data(), image.size(), properties, program->out());
  return createWithBinary(context, devices, image, program, properties);
}

ur_result_t createProgram(ur_context_handle_t context, ur_device_handle_t device, Program *program,
                          const ur_program_properties_t *properties) {
  return createProgram(context, std::span(&device, 1), program, properties);
}

/// Compilers take a second for all of the kernels: hundreds of cases share what they make.
static std::vector<uint8_t> compileImage() {
  const Environment &env = environment();
  Context context;
  Program program;
  size_t size = 0;
  if (kernelImage().empty() || urContextCreate(1, &env.device, nullptr, context.out()) != UR_RESULT_SUCCESS ||
      createProgram(context, env.device, &program) != UR_RESULT_SUCCESS ||
      urProgramBuild(context, program, nullptr) != UR_RESULT_SUCCESS ||
      urProgramGetInfo(program, UR_PROGRAM_INFO_BINARY_SIZES, sizeof size, &size, nullptr) != UR_RESULT_SUCCESS)
    return {};
  std::vector<uint8_t> binary(size);
  uint8_t *place = binary.data();
  if (urProgramGetInfo(program, UR_PROGRAM_INFO_BINARIES, sizeof place, &place, nullptr) != UR_RESULT_SUCCESS)
    return {};
  return binary;
}

const std::vector<uint8_t> &kernelBinary() {
  if (environment().form == nullptr || !environment().form->intermediate)
    return kernelImage();
  static const std::vector<uint8_t> made = compileImage();
  return made;
}

ur_result_t buildProgram(ur_context_handle_t context, ur_device_handle_t device, Program *program,
                         const ur_program_properties_t *properties) {
  const ur_result_t created =
      kernelBinary().empty() ? createProgram(context, device, program, properties)
                             : createWithBinary(context, std::span(&device, 1), kernelBinary(), program, properties);
  return created == UR_RESULT_SUCCESS ? urProgramBuild(context, *program, nullptr) : created;
}

void createWithIl(ur_context_handle_t context, Program *program) {
  const AdapterForm *form = environment().form;
  if (kernelImage().empty() || !(form->intermediate || form->both))
    GTEST_SKIP() << "the suite's kernels have no intermediate language that this adapter takes";
  ASSERT_OK(urProgramCreateWithIL(context, kernelImage().data(), kernelImage().size(), nullptr, program->out()));
}

ur_exp_kernel_arg_properties_t &Arguments::add(ur_exp_kernel_arg_type_t type, size_t size) {
  auto argument = structure<ur_exp_kernel_arg_properties_t>(UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES);
  argument.type = type;
  argument.index = static_cast<uint32_t>(list_.size());
  argument.size = size;
  return list_.emplace_back(argument);
}

ur_result_t launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t items, const Arguments &arguments,
                   std::span<const ur_event_handle_t> waits, ur_event_handle_t *event) {
  return urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, nullptr, &items, nullptr, arguments.size(),
                                          arguments.data(), nullptr, static_cast<uint32_t>(waits.size()),
                                          waits.empty() ? nullptr : waits.data(), event);
}

std::string buildLog(ur_program_handle_t program, ur_device_handle_t device) {
  return infoString(infoQuery(urProgramGetBuildInfo, program, device), UR_PROGRAM_BUILD_INFO_LOG);
}

void expectKernelsRun(ur_queue_handle_t queue, ur_program_handle_t program) {
  const auto context = infoOf<ur_context_handle_t>(infoQuery(urQueueGetInfo, queue), UR_QUEUE_INFO_CONTEXT);
  const auto device = infoOf<ur_device_handle_t>(infoQuery(urQueueGetInfo, queue), UR_QUEUE_INFO_DEVICE);
  Kernel fill;
  ASSERT_OK(urKernelCreate(program, "fill", fill.out()));
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context, device, 4 * sizeof(uint32_t)));
  Arguments arguments;
  arguments.pointer(block.get()).value<uint32_t>(77);
  ASSERT_OK(launch(queue, fill, 4, arguments));
  EXPECT_EQ((std::vector<uint32_t>{77, 77, 77, 77}), readWords(queue, block.get(), 4));
}

void Gate::create(ur_context_handle_t context, ur_device_handle_t device, ur_kernel_handle_t gateKernel) {
  kernel_ = gateKernel;
  ur_device_usm_access_capability_flags_t access = 0;
  urDeviceGetInfo(device, UR_DEVICE_INFO_USM_HOST_SUPPORT, sizeof access, &access, nullptr);
  if ((access & UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS) == 0)
    GTEST_SKIP() << "the device can't see what the host writes while a kernel runs, so no case can hold it up";
  ASSERT_NO_FATAL_FAILURE(memory_.create(UR_USM_TYPE_HOST, context, device, 2 * sizeof(uint32_t)));
  memory_.as<uint32_t>()[0] = 0;
  memory_.as<uint32_t>()[1] = 0;
}

ur_result_t Gate::close(ur_queue_handle_t queue, ur_event_handle_t *event, std::span<const ur_event_handle_t> waits) {
  Arguments arguments;
  arguments.pointer(memory_.get()).pointer(memory_.as<uint32_t>() + 1).value<uint32_t>(200000);
  Event own;
  if (const ur_result_t result = launch(queue, kernel_, 1, arguments, waits, own.out()); result != UR_RESULT_SUCCESS)
    return result;
  if (event != nullptr) {
    EXPECT_OK(urEventRetain(own));
    *event = own;
  }
  closed_.push_back(std::move(own));
  return UR_RESULT_SUCCESS;
}

Gate::~Gate() {
  open();
  for (const Event &event : closed_)
    urEventWait(1, event.list());
}

void Gate::open() {
  if (memory_.get() != nullptr)
    std::atomic_ref<uint32_t>(memory_.as<uint32_t>()[0]).store(1);
}

bool Gate::wasOpened() const {
  return std::atomic_ref<uint32_t>(memory_.as<uint32_t>()[1]).load() == 1;
}

void Beside::create(ur_context_handle_t context, ur_device_handle_t device, ur_program_handle_t program) {
  Kernel gate;
  ASSERT_OK(urKernelCreate(program, "gate", gate.out()));
  ASSERT_OK(urKernelCreate(program, "nothing", nothing_.out()));
  ASSERT_OK(urQueueCreate(context, device, nullptr, queue_.out()));
  static const bool works = tried(context, device, gate); // once in a run
  works_ = works;
}

bool Beside::tried(ur_context_handle_t context, ur_device_handle_t device, ur_kernel_handle_t gateKernel) const {
  constexpr int kAttempts = 4;
  bool always = true;
  Queue held;
  EXPECT_OK(urQueueCreate(context, device, nullptr, held.out()));
  for (int i = 0; i < kAttempts && always; ++i) {
    Gate gate;
    gate.create(context, device, gateKernel);
    Event free;
    EXPECT_OK(gate.close(held));
    EXPECT_OK(launch(queue_, nothing_, 1, Arguments(), {}, free.out()));
    EXPECT_OK(urQueueFlush(held));
    EXPECT_OK(urQueueFlush(queue_));
    always = eventually([&] { return isComplete(free); }, std::chrono::seconds(1));
    gate.open();
    EXPECT_OK(urQueueFinish(held));
    EXPECT_OK(urQueueFinish(queue_));
  }
  return always;
}

void Beside::run() {
  if (!works_)
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  for (int round = 0; works_ && round < 4; ++round) {
    ASSERT_OK(launch(queue_, nothing_, 64, Arguments()));
    ASSERT_OK(urQueueFinish(queue_));
  }
}

} // namespace conformance
