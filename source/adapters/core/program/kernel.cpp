// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/program/kernel.hpp"

#include "adapters/core/device/adapter.hpp"

#include <algorithm>

using namespace ur::core;

ur_kernel_handle_t_::ur_kernel_handle_t_(Program &program, const char *name)
    : Object(Tag::kernel, 1), program_(&program), context_(program.context()), pin_(program),
      devices_(context_.devices().size()), name_(name) {
  try {
    bool built = false;
    for (uint32_t i = 0; i < devices_.size(); ++i) {
      const NativeProgram native = pin_.executable(i);
      if (!native)
        continue;
      KernelFacts &facts = devices_[i].facts;
      const ur_result_t result = program_->context().driver().createKernel(native, name, &facts, &devices_[i].native);
      if (!facts.whyNot.empty())
        explain(result, "urKernelCreate: %s", facts.whyNot.c_str());
      check(result);
      first_ = built ? first_ : i;
      built = true;
    }
    if (!built)
      throw UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE;
    setLimits();
  } catch (...) {
    destroyNative();
    throw;
  }
}

ur_kernel_handle_t_::ur_kernel_handle_t_(Program &program, ur_native_handle_t native, bool owned)
    : Object(Tag::kernel, 1), program_(&program), context_(program.context()), pin_(program),
      devices_(context_.devices().size()) {
  while (first_ < devices_.size() && !pin_.executable(static_cast<uint32_t>(first_)))
    ++first_;
  if (first_ == devices_.size())
    throw UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE;
  PerDevice &device = devices_[first_];
  const auto import = [&](bool own, NativeKernel *made) {
    check(nativeHandles(program.context())
              .importKernel(native, own, pin_.executable(static_cast<uint32_t>(first_)), &device.facts, made));
  };
  import(false, &device.native);
  try {
    name_ = device.facts.name;
    if (owned) { // last: a call that fails has taken nothing over
      NativeKernel made = nullptr;
      import(true, &made);
      program.context().driver().destroyKernel(std::exchange(device.native, made));
    }
    setLimits();
  } catch (...) {
    destroyNative();
    throw;
  }
}

ur_kernel_handle_t_::~ur_kernel_handle_t_() {
  destroyNative();
}

void ur_kernel_handle_t_::destroyNative() noexcept {
  for (const PerDevice &device : devices_) {
    if (device.native)
      program_->context().driver().destroyKernel(device.native);
  }
}

void ur_kernel_handle_t_::setLimits() noexcept {
  for (size_t i = 0; i < devices_.size(); ++i) {
    PerDevice &device = devices_[i];
    device.limitedByMetadata = program_->metadata().apply(name_, &device.facts);
    device.limits = groupLimits(device.facts, context().devices()[i]->facts());
  }
}

namespace ur::core {
namespace {

/// Larger groups leave fewer to spread, and mostly gain nothing.
constexpr size_t kTargetGroupSize = 256;

/// How large groups are to be: as the vendor says, but not so that processors go without one.
size_t targetSize(const KernelFacts &kernel, const DeviceFacts &device, size_t items) noexcept {
  if (kernel.bestGroupSize == 0)
    return kTargetGroupSize;
  const size_t share = items / std::max(1U, device.maxComputeUnits);
  return std::clamp(share, std::min(kTargetGroupSize, kernel.bestGroupSize), kernel.bestGroupSize);
}

/// The largest divisor of `size` that is at most `limit`.
size_t largestDivisor(size_t size, size_t limit) noexcept {
  for (size_t candidate = std::min(size, limit); candidate > 1; --candidate) {
    if (size % candidate == 0)
      return candidate;
  }
  return 1;
}

} // namespace

GroupLimits groupLimits(const KernelFacts &kernel, const DeviceFacts &device) noexcept {
  GroupLimits limits{device.maxWorkGroupSize, device.maxWorkItemSizes};
  if (kernel.maxGroupSize != 0)
    limits.total = std::min(limits.total, kernel.maxGroupSize);
  for (size_t i = 0; i < 3; ++i) {
    if (kernel.maxGroupSizePerDim[i] != 0)
      limits.perDim[i] = std::min(limits.perDim[i], kernel.maxGroupSizePerDim[i]);
  }
  return limits;
}

std::array<size_t, 3> chooseGroupSize(const KernelFacts &kernel, const DeviceFacts &device, uint32_t dims,
                                      const size_t *global) noexcept {
  if (kernel.requiredGroupSize[0] != 0)
    return kernel.requiredGroupSize;
  const GroupLimits limits = groupLimits(kernel, device);
  std::array<size_t, 3> local{1, 1, 1};
  size_t items = 1;
  for (uint32_t i = 0; i < dims; ++i)
    items *= global[i];
  size_t room = std::min(limits.total, targetSize(kernel, device, items));
  for (uint32_t i = 0; i < dims; ++i) {
    local[i] = largestDivisor(global[i], std::min(room, limits.perDim[i]));
    room /= local[i];
  }
  return local;
}

uint32_t cooperativeGroups(const Kernel &kernel, uint32_t device, const size_t (&local)[3], size_t localMemory) {
  const Context &context = kernel.context();
  const DeviceFacts &facts = context.devices()[device]->facts();
  if ((facts.launchCapabilities & UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE) == 0)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  uint32_t groups = 0;
  check(context.driver().maxCooperativeGroups(kernel.on(device).native, local, localMemory, &groups));
  return groups;
}

} // namespace ur::core
