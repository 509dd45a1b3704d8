// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/kernels.hpp"

#include "adapters/core/port/backend_log.hpp"
#include "adapters/core/port/guarded.hpp"
#include "adapters/level_zero/images.hpp"

#include <algorithm>

namespace ur::level_zero {

using namespace core;

ze_result_t Kernel::Instance::setArguments(const DriverPass &pass, std::span<const KernelArg> args,
                                           const std::vector<Kind> &kinds, uint32_t device) {
  const auto set = [&](uint32_t index, size_t size, const void *data) {
    const ze_result_t result = context_.api().zeKernelSetArgumentValue(pass, native_, index, size, data);
    if (result != ZE_RESULT_SUCCESS) [[unlikely]]
      refused_ = index;
    return result;
  };
  return given_.set(args, kinds, context_.memoryVersion(), ZE_RESULT_SUCCESS,
                    [&](uint32_t index, const KernelArg &arg, Kind) {
                      switch (arg.kind) {
                      case Kind::value:
                      case Kind::pointer:
                      case Kind::local: // of which there are no bytes
                        break;
                      case Kind::sampler: {
                        const ze_sampler_handle_t sampler = Sampler::nativeOf(arg, device);
                        return set(index, sizeof sampler, static_cast<const void *>(&sampler));
                      }
                      case Kind::memory: {
                        const ze_image_handle_t image = Image::nativeOf(arg);
                        return set(index, sizeof image, static_cast<const void *>(&image));
                      }
                      }
                      return set(index, arg.size, arg.data);
                    });
}

namespace {

bool areLarge(const size_t (&values)[3]) noexcept {
  return std::ranges::any_of(values, [](size_t value) { return value > UINT32_MAX; });
}

} // namespace

ze_result_t Kernel::Instance::changeGroupSize(const DriverPass &pass, const size_t (&size)[3]) noexcept {
  groupSize_ = {};
  if (areLarge(size))
    return ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION;
  const ze_result_t result = context_.api().zeKernelSetGroupSize(
      pass, native_, static_cast<uint32_t>(size[0]), static_cast<uint32_t>(size[1]), static_cast<uint32_t>(size[2]));
  if (result == ZE_RESULT_SUCCESS)
    groupSize_ = std::to_array(size);
  return result;
}

ze_result_t Kernel::Instance::changeOffset(const DriverPass &pass, const size_t (&offset)[3]) noexcept {
  if (areLarge(offset))
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  const auto set = context_.api().zeKernelSetGlobalOffsetExp;
  if (!set) { // nobody else could set any
    return std::ranges::all_of(offset, [](size_t value) { return value == 0; }) ? ZE_RESULT_SUCCESS
                                                                                : ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  const ze_result_t result = set(pass, native_, static_cast<uint32_t>(offset[0]), static_cast<uint32_t>(offset[1]),
                                 static_cast<uint32_t>(offset[2]));
  if (result == ZE_RESULT_SUCCESS)
    offset_ = std::to_array(offset);
  return result;
}

ze_result_t Kernel::Instance::changeCacheConfig(const DriverPass &pass, ze_cache_config_flags_t config) noexcept {
  const ze_result_t result = context_.api().zeKernelSetCacheConfig(pass, native_, config);
  if (result == ZE_RESULT_SUCCESS)
    cacheConfig_ = config;
  return result;
}

Kernel::Kernel(Program &program, ze_kernel_handle_t native, KernelFacts facts, Origin origin)
    : imported(origin != Origin::made), program_(program), facts_(std::move(facts)),
      localRoom_(program.device().facts.localMemSize -
                 std::min<size_t>(facts_.localMemSize, program.device().facts.localMemSize)) {
  for (const KernelFacts::Arg &arg : facts_.args) {
    if (facts_.argsKnown)
      kinds_.push_back(arg.kind);
  }
  // Nothing fails once it has the native kernel.
  instances_.addFirst(std::make_unique<Instance>(program_.context(), native, origin != Origin::imported));
  if (imported)
    exposed_.store(true, std::memory_order_relaxed);
}

namespace {

/// Pointers in memory lead to memory that no argument names.
ze_result_t allowIndirectAccess(const DriverPass &pass, const Api &api, ze_kernel_handle_t kernel) noexcept {
  return api.zeKernelSetIndirectAccess(pass, kernel,
                                       ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST | ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE |
                                           ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED);
}

ze_result_t createNative(const DriverPass &pass, const Program &program, const char *name,
                         ze_kernel_handle_t *native) noexcept {
  const Api &api = program.context().api();
  ze_kernel_desc_t desc{};
  desc.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC;
  desc.pKernelName = name;
  ze_kernel_handle_t made = nullptr;
  ze_result_t result = api.zeKernelCreate(pass, program.module(), &desc, &made);
  if (result != ZE_RESULT_SUCCESS)
    return result;
  result = allowIndirectAccess(pass, api, made);
  if (result == ZE_RESULT_SUCCESS)
    *native = made;
  else
    (void)api.zeKernelDestroy(pass, made);
  return result;
}

ur_result_t readFacts(const Program &program, ze_kernel_handle_t native, const char *name, KernelFacts *facts) {
  ze_kernel_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES;
  ze_kernel_max_group_size_properties_ext_t largest{};
  largest.stype = ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES;
  if (program.context().platform().kernelGroupSizes)
    properties.pNext = &largest;
  if (const ze_result_t result = program.context().api().zeKernelGetProperties(native, &properties);
      result != ZE_RESULT_SUCCESS)
    return translate(result);
  facts->name = name;
  facts->requiredGroupSize = {properties.requiredGroupSizeX, properties.requiredGroupSizeY,
                              properties.requiredGroupSizeZ};
  facts->maxGroupSize = largest.maxGroupSize;
  facts->requiredSubGroups = properties.requiredNumSubGroups;
  facts->requiredSubGroupSize = properties.requiredSubgroupSize;
  facts->maxSubGroupSize = properties.maxSubgroupSize;
  facts->preferredGroupMultiple = std::max(1u, properties.maxSubgroupSize);
  facts->localMemSize = properties.localMemSize;
  facts->privateMemSize = properties.privateMemSize;
  facts->spillMemSize = properties.spillMemSize;
  facts->args.resize(properties.numKernelArgs);
  facts->argCountKnown = true;
  const auto known = program.arguments().find(name);
  if (known != program.arguments().end() && known->second.size() == facts->args.size()) {
    facts->args = known->second;
    facts->argsKnown = true;
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t nameOfKernel(const Api &api, ze_kernel_handle_t kernel, std::string *name) {
  size_t size = 0;
  ze_result_t result = api.zeKernelGetName(kernel, &size, nullptr);
  std::string text(size, '\0');
  if (result == ZE_RESULT_SUCCESS && size != 0)
    result = api.zeKernelGetName(kernel, &size, text.data());
  if (result == ZE_RESULT_SUCCESS)
    *name = text.c_str();
  return result == ZE_RESULT_ERROR_INVALID_ARGUMENT ? UR_RESULT_ERROR_INVALID_KERNEL : translate(result);
}

} // namespace

ur_result_t Programs::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                   NativeKernel *kernel) noexcept {
  return guarded([&] {
    Program &of = Program::of(program);
    std::unique_ptr<Kernel> made = of.takeUnused(name);
    if (!made) {
      ze_kernel_handle_t native = nullptr;
      if (const ze_result_t result = createNative(DriverPass(), of, name, &native); result != ZE_RESULT_SUCCESS)
        return translate(result);
      const ur_result_t result = guarded([&] {
        KernelFacts read;
        if (const ur_result_t asked = readFacts(of, native, name, &read); asked != UR_RESULT_SUCCESS)
          return asked;
        made = std::make_unique<Kernel>(of, native, std::move(read), Kernel::Origin::made);
        return UR_RESULT_SUCCESS;
      });
      if (result != UR_RESULT_SUCCESS) {
        (void)context_.api().zeKernelDestroy(native);
        return result;
      }
    }
    made->setCacheConfig(0);
    try {
      *facts = KernelFacts(made->facts());
    } catch (...) { // One that was used before may be running.
      of.keep(std::move(made));
      throw;
    }
    *kernel = reinterpret_cast<NativeKernel>(made.release());
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::importKernel(NativeProgram program, ze_kernel_handle_t native, bool owned, KernelFacts *facts,
                                   NativeKernel *kernel) noexcept {
  return guarded([&] {
    const Api &api = context_.api();
    Program &of = Program::of(program);
    std::string name;
    if (const ur_result_t result = nameOfKernel(api, native, &name); result != UR_RESULT_SUCCESS)
      return result;
    std::vector<std::string> known;
    if (const ur_result_t result = names(program, &known); result != UR_RESULT_SUCCESS)
      return result;
    if (std::find(known.begin(), known.end(), name) == known.end())
      return UR_RESULT_ERROR_INVALID_KERNEL;
    KernelFacts read;
    if (const ur_result_t result = readFacts(of, native, name.c_str(), &read); result != UR_RESULT_SUCCESS)
      return result;
    if (const ze_result_t result = allowIndirectAccess(DriverPass(), api, native); result != ZE_RESULT_SUCCESS)
      return translate(result);
    *facts = KernelFacts(read);
    auto made = std::make_unique<Kernel>(of, native, std::move(read),
                                         owned ? Kernel::Origin::importedAndOwned : Kernel::Origin::imported);
    *kernel = reinterpret_cast<NativeKernel>(made.release());
    return UR_RESULT_SUCCESS;
  });
}

/// A new one, not a copy, where other threads are using those that there are.
ze_result_t Kernel::take(const DriverPass &pass, Instance **instance) noexcept {
  *instance = instances_.take();
  if (*instance) [[likely]] {
    if (*instance == &instances_.first() && exposed_.load(std::memory_order_relaxed))
      (*instance)->forget();
    return ZE_RESULT_SUCCESS;
  }
  ze_kernel_handle_t native = nullptr;
  if (const ze_result_t result = createNative(pass, program_, facts_.name.c_str(), &native);
      result != ZE_RESULT_SUCCESS)
    return result;
  std::unique_ptr<Instance> made(new (std::nothrow) Instance(program_.context(), native));
  if (!made) {
    (void)program_.context().api().zeKernelDestroy(pass, native);
    return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  try {
    *instance = &instances_.add(std::move(made));
    return ZE_RESULT_SUCCESS;
  } catch (...) {
    return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

namespace {

/// Says in the log why a launch isn't made: what answers what. One line.
[[gnu::cold, gnu::noinline]] void tellRefused(const LaunchDesc &desc, const char *call, std::span<const size_t> values,
                                              const std::string &answer) {
  log::Logger *const logger = adapterLog.load(std::memory_order_acquire);
  if (!logger || driverIsLost())
    return;
  std::string given;
  for (const size_t value : values)
    given += (given.empty() ? "" : ", ") + std::to_string(value);
  logger->error("a launch of kernel \"%s\" is refused: %s(%s): %s", Kernel::of(desc.kernel).facts().name.c_str(), call,
                given.c_str(), answer.c_str());
}

/// The launch's error, and that line.
[[gnu::cold, gnu::noinline]] ur_result_t refuse(const LaunchDesc &desc, const char *call,
                                                std::span<const size_t> values, ze_result_t result) {
  tellRefused(desc, call, values, nameOf(result));
  return translate(result);
}

const char *appendOf(const LaunchDesc &desc) noexcept {
  return desc.cooperative ? "zeCommandListAppendLaunchCooperativeKernel" : "zeCommandListAppendLaunchKernel";
}

} // namespace

ur_result_t Kernel::prepare(const DriverPass &pass, Instance &instance, const LaunchDesc &desc) noexcept {
  return guarded([&] {
    if (areLarge(desc.groups)) {
      tellRefused(desc, appendOf(desc), desc.groups, "more groups than 32 bits count");
      return UR_RESULT_ERROR_INVALID_VALUE;
    }
    if (!hasRoomFor(desc.args)) {
      tellRefused(desc, "local memory", {&localRoom_, 1}, "the arguments need more bytes than are left");
      return UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    }
    const auto refused = [&](const char *call, std::span<const size_t> values, ze_result_t result) {
      const ur_result_t error = refuse(desc, call, values, result);
      return result == ZE_RESULT_ERROR_INVALID_ARGUMENT ? UR_RESULT_ERROR_INVALID_VALUE : error;
    };
    if (const ze_result_t result = instance.setGroupSize(pass, desc.localSize); result != ZE_RESULT_SUCCESS)
      return refused("zeKernelSetGroupSize", desc.localSize, result);
    if (const ze_result_t result = instance.setOffset(pass, desc.globalOffset); result != ZE_RESULT_SUCCESS)
      return refused("zeKernelSetGlobalOffsetExp", desc.globalOffset, result);
    const size_t cache = cacheConfig_.load(std::memory_order_relaxed);
    if (const ze_result_t result = instance.setCacheConfig(pass, static_cast<ze_cache_config_flags_t>(cache));
        result != ZE_RESULT_SUCCESS)
      return refused("zeKernelSetCacheConfig", {&cache, 1}, result);
    if (const ze_result_t result = instance.setArguments(pass, desc.args, kinds_, program_.position());
        result != ZE_RESULT_SUCCESS) {
      const size_t argument[] = {instance.refused(), desc.args[instance.refused()].size};
      return refused("zeKernelSetArgumentValue", argument, result);
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t enqueueLaunch(const DriverPass &pass, core::Stream stream, const LaunchDesc &desc,
                          const Fence &fence) noexcept {
  return withLaunch(pass, desc, [&](const auto &append, auto kernel, auto *groups) {
    ze_result_t appended = ZE_RESULT_SUCCESS;
    const ur_result_t result = submit(pass, stream, fence, [&](auto &in, auto list, auto... with) {
      return appended = append(in, list, kernel, groups, with...);
    });
    return appended == ZE_RESULT_SUCCESS ? result
                                         : guarded([&] { return refuse(desc, appendOf(desc), desc.groups, appended); });
  });
}

} // namespace ur::level_zero
