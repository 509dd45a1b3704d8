// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels and launches.
#include "fakes/level_zero/memory.hpp"
#include "fakes/level_zero/modules.hpp"

#include <algorithm>
#include <cstring>

namespace ur::level_zero::fake {

using ArgKind = core::KernelArg::Kind;

ze_result_t zeKernelCreate(ze_module_handle_t handle, const ze_kernel_desc_t *desc, ze_kernel_handle_t *kernel) {
  BEGIN();
  Module &module = modules().of(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_KERNEL_DESC, __func__);
  if (module.hasOpenImports())
    return ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED;
  auto made = std::make_unique<Kernel>();
  made->module = &module;
  made->spec = findKernel(module, desc->pKernelName);
  if (!made->spec)
    return ZE_RESULT_ERROR_INVALID_KERNEL_NAME;
  made->args.resize(made->spec->args.size());
  ++module.kernels;
  *kernel = reinterpret_cast<ze_kernel_handle_t>(kernels().add(std::move(made)));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeKernelDestroy(ze_kernel_handle_t handle) {
  ENDING();
  Kernel &kernel = kernels().of(handle, __func__);
  if (kernel.launches != 0)
    die("zeKernelDestroy: the device refers to the kernel %s", kernel.spec->name.c_str());
  --kernel.module->kernels;
  kernels().take(kernel);
  return ZE_RESULT_SUCCESS;
}

namespace {

size_t largestGroup(const sim::KernelSpec &spec) {
  const uint64_t asSet = engine().kernelGroup;
  const size_t most = asSet ? std::min<uint64_t>(asSet, kMaxGroupSize) : kMaxGroupSize;
  return spec.maxGroupSize ? std::min(spec.maxGroupSize, most) : most;
}

} // namespace

/// How each function that changes a kernel begins.
#define KERNEL()                                                                                                       \
  const Exclusive alone(reinterpret_cast<Kernel *>(handle)->inUse, __func__);                                          \
  BEGIN();                                                                                                             \
  Kernel &kernel = kernels().of(handle, __func__)

ze_result_t zeKernelSetGroupSize(ze_kernel_handle_t handle, uint32_t x, uint32_t y, uint32_t z) {
  KERNEL();
  const uint32_t size[3] = {x, y, z};
  const sim::KernelSpec &spec = *kernel.spec;
  const size_t items = size_t{x} * y * z;
  if (items == 0 || items > largestGroup(spec))
    return ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION;
  for (size_t i = 0; i < 3; ++i) {
    if (spec.requiredGroupSize[i] && spec.requiredGroupSize[i] != size[i])
      return ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION;
  }
  std::copy_n(size, 3, kernel.groupSize);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeKernelSetGlobalOffsetExp(ze_kernel_handle_t handle, uint32_t x, uint32_t y, uint32_t z) {
  KERNEL();
  const uint32_t offset[3] = {x, y, z};
  std::copy_n(offset, 3, kernel.offset);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeKernelSetIndirectAccess(ze_kernel_handle_t handle, ze_kernel_indirect_access_flags_t flags) {
  KERNEL();
  if (flags > 7)
    return ZE_RESULT_ERROR_INVALID_ENUMERATION;
  (void)kernel;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeKernelSetCacheConfig(ze_kernel_handle_t handle, ze_cache_config_flags_t flags) {
  KERNEL();
  (void)kernel;
  return flags > 3 ? ZE_RESULT_ERROR_INVALID_ENUMERATION : ZE_RESULT_SUCCESS;
}
namespace {

/// What the handle at `value` stands for, if the kernel's device may use it.
template <class T>
T &argumentOf(Live<T> &all, const void *value, const Kernel &kernel, const char *function) {
  T *handle = nullptr;
  std::memcpy(&handle, value, sizeof handle);
  T &object = all.of(handle, function);
  if (object.context != kernel.module->context || !serves(*object.device, *kernel.module->device))
    die("%s: an argument of another context or device", function);
  return object;
}

template <class T>
std::vector<uint8_t> bytesOf(const T &value) {
  const auto *begin = reinterpret_cast<const uint8_t *>(&value);
  return {begin, begin + sizeof value};
}

/// Of a launch: those that are still there.
template <class T>
void checkUse(const Live<T> &all, T *object, const Kernel &kernel, const char *function) {
  if (object && !all.all().contains(object))
    die("%s: an argument of %s is an object that has gone", function, kernel.spec->name.c_str());
}
/// By how many launches more a kernel and its arguments are used. Under the lock.
void use(Kernel &kernel, const std::vector<Argument> &args, int more) {
  kernel.launches += more;
  for (const Argument &arg : args) {
    if (arg.image)
      arg.image->users += more;
    if (arg.sampler)
      arg.sampler->users += more;
  }
}

} // namespace

ze_result_t zeKernelSetArgumentValue(ze_kernel_handle_t handle, uint32_t index, size_t size, const void *value) {
  KERNEL();
  if (index >= kernel.args.size())
    return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
  const core::KernelFacts::Arg &wanted = kernel.spec->args[index];
  Argument given;
  given.set = true;
  const auto *bytes = static_cast<const uint8_t *>(value);
  switch (wanted.kind) {
  case ArgKind::local:
    if (value || size == 0)
      return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    given.bytes.resize(size);
    break;
  case ArgKind::value:
    if (size != wanted.size || !value)
      return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    given.bytes.assign(bytes, bytes + size);
    break;
  case ArgKind::pointer: {
    if (size != sizeof(void *))
      return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    given.bytes.resize(size);
    void *pointer = nullptr;
    if (value)
      std::memcpy(&pointer, value, sizeof pointer);
    const Block *block = pointer ? memory().find(pointer) : nullptr;
    if (pointer && (!block || block->context != kernel.module->context))
      return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    std::memcpy(given.bytes.data(), &pointer, sizeof pointer);
    given.block = block ? block->number : 0;
    break;
  }
  case ArgKind::memory:
    if (size != sizeof(ze_image_handle_t) || !value)
      return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    given.image = &argumentOf(images(), value, kernel, __func__);
    given.bytes = bytesOf(given.image->view);
    break;
  case ArgKind::sampler:
    if (size != sizeof(ze_sampler_handle_t) || !value)
      return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    given.sampler = &argumentOf(samplers(), value, kernel, __func__);
    given.bytes = bytesOf(given.sampler->desc);
    break;
  }
  kernel.args[index] = std::move(given);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeKernelSuggestMaxCooperativeGroupCount(ze_kernel_handle_t handle, uint32_t *groups) {
  KERNEL();
  if (kernel.groupSize[0] == 0)
    die("zeKernelSuggestMaxCooperativeGroupCount: before zeKernelSetGroupSize");
  *groups = kCooperativeGroups;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeKernelGetProperties(ze_kernel_handle_t handle, ze_kernel_properties_t *properties) {
  BEGIN();
  const sim::KernelSpec &spec = *kernels().of(handle, __func__).spec;
  checkType(properties->stype, ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES, __func__);
  if (auto *largest = static_cast<ze_kernel_max_group_size_properties_ext_t *>(properties->pNext)) {
    checkType(largest->stype, ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES, __func__);
    if (engine().kernelGroup == 0 || largest->pNext)
      die("zeKernelGetProperties: asks for what no extension has");
    largest->maxGroupSize = static_cast<uint32_t>(largestGroup(spec));
  }
  properties->numKernelArgs = static_cast<uint32_t>(spec.args.size());
  properties->requiredGroupSizeX = static_cast<uint32_t>(spec.requiredGroupSize[0]);
  properties->requiredGroupSizeY = static_cast<uint32_t>(spec.requiredGroupSize[1]);
  properties->requiredGroupSizeZ = static_cast<uint32_t>(spec.requiredGroupSize[2]);
  properties->requiredNumSubGroups = spec.requiredSubGroups;
  properties->requiredSubgroupSize = spec.requiredSubGroupSize;
  properties->maxSubgroupSize = 16;
  properties->maxNumSubgroups = kMaxGroupSize / 16;
  properties->localMemSize = static_cast<uint32_t>(spec.localMemSize);
  properties->privateMemSize = properties->spillMemSize = 0;
  return ZE_RESULT_SUCCESS;
}

namespace {

ze_result_t launch(const char *function, ze_command_list_handle_t to, ze_kernel_handle_t handle,
                   const ze_group_count_t &groups, ze_event_handle_t signal, std::span<const ze_event_handle_t> waits,
                   bool cooperative) {
  const Exclusive alone(reinterpret_cast<List *>(to)->inUse, function);
  const Exclusive aloneWithKernel(reinterpret_cast<Kernel *>(handle)->inUse, function);
  Call call(function);
  if (call.refused() != ZE_RESULT_SUCCESS)
    return call.refused();
  List &list = listOf(to, function);
  Kernel &kernel = kernels().of(handle, function);
  const uint32_t counts[3] = {groups.groupCountX, groups.groupCountY, groups.groupCountZ};
  if (kernel.module->context != list.context || kernel.module->device != list.device)
    die("%s: a kernel of another context or device", function);
  if (kernel.groupSize[0] == 0 || counts[0] == 0 || counts[1] == 0 || counts[2] == 0)
    die("%s: groups of no size, or none", function);
  if (cooperative && size_t{counts[0]} * counts[1] * counts[2] > kCooperativeGroups)
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  auto what = std::make_shared<sim::Invocation>();
  what->dims = 3;
  what->cooperative = cooperative;
  size_t local = kernel.spec->localMemSize;
  for (size_t i = 0; i < 3; ++i) {
    what->globalOffset[i] = kernel.offset[i];
    what->localSize[i] = kernel.groupSize[i];
    what->globalSize[i] = size_t{kernel.groupSize[i]} * counts[i];
  }
  for (size_t i = 0; i < kernel.args.size(); ++i) {
    const Argument &arg = kernel.args[i];
    if (!arg.set)
      die("%s: argument %zu of %s was never set", function, i, kernel.spec->name.c_str());
    if (arg.block) {
      void *pointer = nullptr;
      std::memcpy(&pointer, arg.bytes.data(), sizeof pointer);
      const Block *block = memory().find(pointer);
      if (!block || block->number != arg.block)
        die("%s: argument %zu of %s led to memory that has gone", function, i, kernel.spec->name.c_str());
      const auto whole = [](const Device *device) { return device->whole ? device->whole : device; };
      if (block->kind == Kind::device && whole(block->device) != whole(list.device) && !engine().peers) {
        die("%s: argument %zu of %s leads to the memory of a device that is no peer", function, i,
            kernel.spec->name.c_str());
      }
    }
    checkUse(images(), arg.image, kernel, function);
    checkUse(samplers(), arg.sampler, kernel, function);
    local += kernel.spec->args[i].kind == ArgKind::local ? arg.bytes.size() : 0;
    what->args.push_back(arg.bytes);
  }
  if (local > kMaxLocal)
    return ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
  for (const auto &[id, constant] : kernel.module->text.constants)
    what->constants[id] = constant.value;
  const std::vector<Argument> args = kernel.args;
  const ze_result_t result = append(list, function, signal, waits, [what, args, &kernel, &list, function] {
    const sim::KernelSpec &spec = *kernel.spec;
    if (spec.footprint) {
      std::lock_guard lock(engine().mutex);
      for (const sim::Range &range : spec.footprint(*what))
        memory().check(range.memory, range.size, *list.context, range.access == sim::Access::write, false, function);
    }
    try {
      spec.run(*what);
    } catch (...) {
      die("the kernel %s fails, which none of Level Zero's can", spec.name.c_str());
    }
    std::lock_guard lock(engine().mutex);
    use(kernel, args, -1);
  });
  if (result == ZE_RESULT_SUCCESS)
    use(kernel, args, 1); // before it runs, for that takes the lock
  return result;
}

} // namespace

ze_result_t zeCommandListAppendLaunchKernel(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                                            const ze_group_count_t *groups, ze_event_handle_t signal, uint32_t count,
                                            ze_event_handle_t *waits) {
  return launch(__func__, list, kernel, *groups, signal, {waits, count}, false);
}
ze_result_t zeCommandListAppendLaunchCooperativeKernel(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                                                       const ze_group_count_t *groups, ze_event_handle_t signal,
                                                       uint32_t count, ze_event_handle_t *waits) {
  return launch(__func__, list, kernel, *groups, signal, {waits, count}, true);
}

} // namespace ur::level_zero::fake
