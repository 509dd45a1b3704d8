// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "step.hpp"

#include <array>

namespace replay {
namespace {

constexpr uint32_t kHeatedCell = 17;
constexpr size_t kBytes = kCells * sizeof(float);

ur_exp_kernel_arg_properties_t pointer(uint32_t index, const void *address) {
  ur_exp_kernel_arg_properties_t arg{
      UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_POINTER, index, sizeof address, {}};
  arg.value.pointer = address;
  return arg;
}

template <class T>
ur_exp_kernel_arg_properties_t value(uint32_t index, const T &given) {
  ur_exp_kernel_arg_properties_t arg{
      UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_VALUE, index, sizeof given, {}};
  arg.value.value = &given;
  return arg;
}

} // namespace

std::vector<float> expectedAfter(uint32_t steps) {
  std::vector<float> cells(kCells), next(kCells);
  for (uint32_t step = 0; step < steps; ++step) {
    cells[kHeatedCell] += heatOf(step);
    for (uint32_t kernel = 0; kernel < kKernelsOfAStep; ++kernel) {
      for (uint32_t i = 0; i < kCells; ++i)
        next[i] = (cells[(i + kCells - 1) % kCells] + 2 * cells[i] + cells[(i + 1) % kCells]) * 0.25F;
      cells.swap(next);
    }
  }
  return cells;
}

Solver::Solver(const ur::Device &device, const std::vector<uint8_t> &image, bool compiled) : device_(device) {
  records_ = device.info<UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP>() != 0 &&
             device.info<UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP>() != 0 &&
             device.info<UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP>() != 0 &&
             (device.info<UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP>() &
              UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS) != 0;
  context_ = ur::Context::create({device_});
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, 0};
  queue_ = context_.queueCreate(device_, &properties);
  ur_device_handle_t handle = device_;
  size_t size = image.size();
  const uint8_t *bytes = image.data();
  program_ = compiled ? context_.programCreateWithBinary(1, &handle, &size, &bytes)
                      : context_.programCreateWithIL(bytes, size, nullptr);
  ur::check(urProgramBuild(context_, program_, nullptr), "urProgramBuild");
  heat_ = program_.kernelCreate("heat");
  spread_ = program_.kernelCreate("spread");
  cells_ = static_cast<float *>(context_.usmDeviceAlloc(device_, nullptr, nullptr, kBytes));
  reset();
}

Solver::~Solver() {
  urQueueFinish(queue_);
  recorded_ = {};
  captured_ = {};
  urUSMFree(context_, cells_);
  if (temporary_)
    urUSMFree(context_, temporary_);
}

void Solver::reset() {
  const float zero = 0;
  ur::check(urEnqueueUSMFill(queue_, cells_, sizeof zero, &zero, kBytes, 0, nullptr, nullptr), "urEnqueueUSMFill");
  finish();
}

std::vector<float> Solver::cells() {
  std::vector<float> copy(kCells);
  ur::check(urEnqueueUSMMemcpy(queue_, true, copy.data(), cells_, kBytes, 0, nullptr, nullptr), "urEnqueueUSMMemcpy");
  return copy;
}

void Solver::launch(const ur::Kernel &kernel, size_t items, Arguments arguments) {
  ur::check(urEnqueueKernelLaunchWithArgsExp(queue_, kernel, 1, nullptr, &items, nullptr,
                                             static_cast<uint32_t>(arguments.size()), arguments.data(), nullptr, 0,
                                             nullptr, nullptr),
            "urEnqueueKernelLaunchWithArgsExp");
}

void Solver::enqueueHeat(uint32_t step) {
  const float amount = heatOf(step);
  launch(heat_, 1, std::array{pointer(0, cells_), value(1, kHeatedCell), value(2, amount)});
}

void Solver::enqueueSpread() {
  void *temporary = nullptr;
  ur::check(urEnqueueUSMDeviceAllocExp(queue_, nullptr, kBytes, nullptr, 0, nullptr, &temporary, nullptr),
            "urEnqueueUSMDeviceAllocExp");
  const std::array there{pointer(0, temporary), pointer(1, cells_)}, back{pointer(0, cells_), pointer(1, temporary)};
  for (uint32_t i = 0; i < kKernelsOfAStep; ++i)
    launch(spread_, kCells, i % 2 == 0 ? there : back);
  ur::check(urEnqueueUSMFreeExp(queue_, nullptr, temporary, 0, nullptr, nullptr), "urEnqueueUSMFreeExp");
}

void Solver::enqueueStep(uint32_t step) {
  enqueueHeat(step);
  enqueueSpread();
}

void Solver::record() {
  temporary_ = static_cast<float *>(context_.usmDeviceAlloc(device_, nullptr, nullptr, kBytes));
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, true, true, false};
  ur_exp_command_buffer_handle_t made = nullptr;
  ur::check(urCommandBufferCreateExp(context_, device_, &desc, &made), "urCommandBufferCreateExp");
  recorded_ = ur::CommandBuffer::adopt(made);
  const auto append = [&](const ur::Kernel &kernel, size_t items, auto &args,
                          ur_exp_command_buffer_command_handle_t *command) {
    ur::check(urCommandBufferAppendKernelLaunchWithArgsExp(recorded_, kernel, 1, nullptr, &items, nullptr,
                                                           static_cast<uint32_t>(args.size()), args.data(), 0, nullptr,
                                                           0, nullptr, 0, nullptr, nullptr, nullptr, command),
              "urCommandBufferAppendKernelLaunchWithArgsExp");
  };
  const float amount = 0;
  const std::array heat{pointer(0, cells_), value(1, kHeatedCell), value(2, amount)};
  append(heat_, 1, heat, &heatCommand_);
  const std::array there{pointer(0, temporary_), pointer(1, cells_)}, back{pointer(0, cells_), pointer(1, temporary_)};
  for (uint32_t i = 0; i < kKernelsOfAStep; ++i)
    append(spread_, kCells, i % 2 == 0 ? there : back, nullptr);
  recorded_.finalizeExp();
}

void Solver::runRecorded(uint32_t step) {
  const float amount = heatOf(step);
  const ur_exp_command_buffer_update_value_arg_desc_t heat{
      UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, 2, sizeof amount, nullptr, &amount};
  ur_exp_command_buffer_update_kernel_launch_desc_t change{};
  change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  change.hCommand = heatCommand_;
  change.numNewValueArgs = 1;
  change.pNewValueArgList = &heat;
  ur::check(urCommandBufferUpdateKernelLaunchExp(recorded_, 1, &change), "urCommandBufferUpdateKernelLaunchExp");
  ur::check(urEnqueueCommandBufferExp(queue_, recorded_, 0, nullptr, nullptr), "urEnqueueCommandBufferExp");
}

void Solver::capture() {
  ur::check(urQueueBeginGraphCaptureExp(queue_), "urQueueBeginGraphCaptureExp");
  enqueueSpread();
  ur_exp_graph_handle_t made = nullptr;
  ur::check(urQueueEndGraphCaptureExp(queue_, &made), "urQueueEndGraphCaptureExp");
  captured_ = ur::Graph::adopt(made).instantiateGraphExp();
}

void Solver::runCaptured(uint32_t step) {
  enqueueHeat(step);
  ur::check(urEnqueueGraphExp(queue_, captured_, 0, nullptr, nullptr), "urEnqueueGraphExp");
}

} // namespace replay
