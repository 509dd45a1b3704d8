// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The form of a launch that outlives its call.
#include "adapters/core/recorded/launch.hpp"

#include <algorithm>
#include <cstring>
#include <memory>

namespace ur::core {
namespace {

/// What of an argument is copied: a value, a pointer, an address.
bool isCopied(const KernelArg &arg) noexcept {
  return arg.data && arg.kind != KernelArg::Kind::sampler;
}

/// Where the next of so many bytes may begin: aligned for any type of that size.
size_t placeOf(size_t next, size_t size) noexcept {
  const size_t alignment = size > sizeof(void *) ? alignof(std::max_align_t) : alignof(void *);
  return (next + alignment - 1) & ~(alignment - 1);
}

} // namespace

RecordedLaunch::RecordedLaunch(const LaunchRequest &request, const Launch &checked, uint32_t device)
    : kernel_(&request.kernel), device_(device), localOpen_(!request.localSize), desc_(checked.desc) {
  own(checked.desc.args);
  if (checked.arguments.memory || checked.arguments.objects)
    keepObjects(request.args);
}

RecordedLaunch::RecordedLaunch(const RecordedLaunch &other)
    : Recorded(), kernel_(other.kernel_), device_(other.device_), localOpen_(other.localOpen_), desc_(other.desc_),
      mems_(other.mems_), samplers_(other.samplers_) {
  own(other.desc_.args);
}

/// Copies of all that they point to.
void RecordedLaunch::own(std::span<const KernelArg> args) {
  size_t bytes = args.size_bytes();
  for (const KernelArg &arg : args) {
    if (isCopied(arg))
      bytes = placeOf(bytes, arg.size) + arg.size;
  }
  if (bytes > kRoom)
    larger_.reset(new std::byte[bytes]);
  std::byte *const room = larger_ ? larger_.get() : room_;
  const std::span mine(reinterpret_cast<KernelArg *>(room), args.size());
  std::uninitialized_copy(args.begin(), args.end(), mine.begin());
  size_t next = args.size_bytes();
  for (KernelArg &arg : mine) {
    if (!isCopied(arg))
      continue;
    next = placeOf(next, arg.size);
    arg.data = std::memcpy(room + next, arg.data, arg.size);
    next += arg.size;
  }
  desc_.args = mine;
}

void RecordedLaunch::keepObjects(std::span<const ur_exp_kernel_arg_properties_t> args) {
  for (const ur_exp_kernel_arg_properties_t &arg : args) {
    if (Mem *mem = memoryOf(arg))
      mems_.push({Ref<Mem>(mem), arg.value.memObjTuple, arg.index});
    else if (arg.type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER)
      samplers_.push({Ref<Sampler>(arg.value.sampler), arg.index});
  }
}

void *RecordedLaunch::pointerAt(uint32_t index) const noexcept {
  return *static_cast<void *const *>(desc_.args[index].data);
}

void RecordedLaunch::setValue(uint32_t index, const void *value) noexcept {
  const KernelArg &arg = desc_.args[index];
  std::memcpy(const_cast<void *>(arg.data), value, arg.size); // It is in this object.
}

std::vector<ur_exp_kernel_arg_properties_t> RecordedLaunch::arguments() const {
  std::vector<ur_exp_kernel_arg_properties_t> all(desc_.args.size());
  for (uint32_t i = 0; i < all.size(); ++i) {
    const KernelArg &arg = desc_.args[i];
    all[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    all[i].index = i;
    all[i].size = arg.size;
    if (arg.kind == KernelArg::Kind::value) {
      all[i].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
      all[i].value.value = arg.data;
    } else if (arg.kind == KernelArg::Kind::local) {
      all[i].type = UR_EXP_KERNEL_ARG_TYPE_LOCAL;
    } else if (arg.kind == KernelArg::Kind::pointer) { // or a buffer, as below
      all[i].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
      all[i].value.pointer = pointerAt(i);
    }
  }
  for (const MemoryArgument &one : mems_) {
    all[one.index].type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ;
    all[one.index].value.memObjTuple = one.given;
  }
  for (const SamplerArgument &one : samplers_) {
    all[one.index].type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER;
    all[one.index].value.sampler = one.sampler.get();
  }
  return all;
}

LaunchRequest RecordedLaunch::request(std::span<const ur_exp_kernel_arg_properties_t> args) const noexcept {
  return {*kernel_, desc_.dims, desc_.globalOffset, desc_.globalSize, localOpen_ ? nullptr : desc_.localSize, args};
}

Few<MemoryOfCommand> RecordedLaunch::memory() const {
  Few<MemoryOfCommand> all;
  all.reserve(mems_.size());
  for (const MemoryArgument &one : mems_)
    all.push({one.mem, useOf(one.given), one.index});
  return all;
}

} // namespace ur::core
