// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels and launches.
#include "fakes/level_zero/memory.hpp"
#include "fakes/level_zero/regular_list.hpp"

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

bool isGroupSize(const Kernel &kernel, const std::array<uint32_t, 3> &size) {
  const sim::KernelSpec &spec = *kernel.spec;
  const size_t items = size_t{size[0]} * size[1] * size[2];
  bool fits = items != 0 && items <= largestGroup(spec);
  for (size_t i = 0; i < 3; ++i)
    fits = fits && (spec.requiredGroupSize[i] == 0 || spec.requiredGroupSize[i] == size[i]);
  return fits;
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

} // namespace

ze_result_t readArgument(const Kernel &kernel, uint32_t index, size_t size, const void *value, Argument *argument) {
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
  *argument = std::move(given);
  return ZE_RESULT_SUCCESS;
}

/// How each function that changes a kernel begins.
#define KERNEL()                                                                                                       \
  const Exclusive alone(reinterpret_cast<Kernel *>(handle)->inUse, __func__);                                          \
  BEGIN();                                                                                                             \
  Kernel &kernel = kernels().of(handle, __func__)

ze_result_t zeKernelSetGroupSize(ze_kernel_handle_t handle, uint32_t x, uint32_t y, uint32_t z) {
  KERNEL();
  if (!isGroupSize(kernel, {x, y, z}))
    return ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION;
  kernel.groupSize = {x, y, z};
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeKernelSetGlobalOffsetExp(ze_kernel_handle_t handle, uint32_t x, uint32_t y, uint32_t z) {
  KERNEL();
  kernel.offset = {x, y, z};
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
ze_result_t zeKernelSetArgumentValue(ze_kernel_handle_t handle, uint32_t index, size_t size, const void *value) {
  KERNEL();
  if (index >= kernel.args.size())
    return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
  return readArgument(kernel, index, size, value, &kernel.args[index]);
}
ze_result_t zeKernelSuggestMaxCooperativeGroupCount(ze_kernel_handle_t handle, uint32_t *groups) {
  KERNEL();
  if (kernel.groupSize[0] == 0)
    die("zeKernelSuggestMaxCooperativeGroupCount: before zeKernelSetGroupSize");
  *groups = kCooperativeGroups;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeKernelGetName(ze_kernel_handle_t handle, size_t *size, char *name) {
  BEGIN();
  const std::string &text = kernels().of(handle, __func__).spec->name;
  const size_t whole = text.size() + 1;
  if (name)
    std::memcpy(name, text.c_str(), std::min(*size, whole));
  *size = whole;
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

void checkArguments(const Launch &launch, const List &list, const char *function) {
  if (!kernels().all().contains(launch.kernel))
    die("%s: a kernel that has gone", function);
  const char *name = launch.kernel->spec->name.c_str();
  for (size_t i = 0; i < launch.args.size(); ++i) {
    const Argument &arg = launch.args[i];
    if (!arg.set)
      die("%s: argument %zu of %s was never set", function, i, name);
    checkUse(images(), arg.image, *launch.kernel, function);
    checkUse(samplers(), arg.sampler, *launch.kernel, function);
    if (!arg.block)
      continue;
    void *pointer = nullptr;
    std::memcpy(&pointer, arg.bytes.data(), sizeof pointer);
    const Block *block = memory().find(pointer);
    if (!block || block->number != arg.block)
      die("%s: argument %zu of %s led to memory that has gone", function, i, name);
    const auto whole = [](const Device *device) { return device->whole ? device->whole : device; };
    if (block->kind == Kind::device && whole(block->device) != whole(list.device) && !engine().peers)
      die("%s: argument %zu of %s leads to the memory of a device that is no peer", function, i, name);
  }
}

sim::Invocation invocationOf(const Launch &launch) {
  sim::Invocation what;
  what.dims = 3;
  what.cooperative = launch.cooperative;
  for (size_t i = 0; i < 3; ++i) {
    what.globalOffset[i] = launch.offset[i];
    what.localSize[i] = launch.groupSize[i];
    what.globalSize[i] = size_t{launch.groupSize[i]} * launch.groups[i];
  }
  for (const Argument &arg : launch.args)
    what.args.push_back(arg.bytes);
  for (const auto &[id, constant] : launch.kernel->module->text.constants)
    what.constants[id] = constant.value;
  return what;
}

void run(const Launch &launch, const List &list, const char *function) {
  const sim::Invocation what = invocationOf(launch);
  const sim::KernelSpec &spec = *launch.kernel->spec;
  if (spec.footprint) {
    std::lock_guard lock(engine().mutex);
    for (const sim::Range &range : spec.footprint(what))
      memory().check(range.memory, range.size, *list.context, range.access == sim::Access::write, false, function);
  }
  try {
    spec.run(what);
  } catch (...) {
    die("the kernel %s fails, which none of Level Zero's can", spec.name.c_str());
  }
}

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
  auto what = std::make_shared<Launch>();
  what->kernel = &kernel;
  what->args = kernel.args;
  what->groupSize = kernel.groupSize;
  what->offset = kernel.offset;
  what->groups = {groups.groupCountX, groups.groupCountY, groups.groupCountZ};
  what->cooperative = cooperative;
  const size_t groupCount = size_t{what->groups[0]} * what->groups[1] * what->groups[2];
  if (kernel.module->context != list.context || kernel.module->device != list.device)
    die("%s: a kernel of another context or device", function);
  if (kernel.groupSize[0] == 0 || groupCount == 0)
    die("%s: groups of no size, or none", function);
  if (cooperative && groupCount > kCooperativeGroups)
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  checkArguments(*what, list, function);
  size_t local = kernel.spec->localMemSize;
  for (size_t i = 0; i < kernel.args.size(); ++i)
    local += kernel.spec->args[i].kind == ArgKind::local ? kernel.args[i].bytes.size() : 0;
  if (local > kMaxLocal)
    return ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
  if (list.regular)
    list.regular->name(what);
  std::vector<int *> running{&kernel.launches};
  for (const Argument &arg : kernel.args) {
    if (arg.image)
      running.push_back(&arg.image->users);
    if (arg.sampler)
      running.push_back(&arg.sampler->users);
  }
  return append(list, function, signal, waits,
                {.check = [what, &list, function] { checkArguments(*what, list, function); },
                 .run = [what, &list, function] { run(*what, list, function); },
                 .running = std::move(running)});
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
