// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernel launches: sizes and arguments are checked against the driver's facts before anything is submitted.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/memory/sampler.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/program/work_groups.hpp"
#include "adapters/core/queue/memory_command.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// Of arguments that are missing, twice there, or of another kind than the kernel's. The API's newer releases have done
/// away with INVALID_KERNEL_ARGS, and clients don't know it any more.
constexpr ur_result_t kWrongArguments = UR_RESULT_ERROR_INVALID_VALUE;

/// What the kernel may do with an image: what the argument says, if it says anything, within what the image allows.
ur_mem_flags_t imageAccess(const ur_exp_kernel_arg_mem_obj_tuple_t &given) {
  const ur_mem_flags_t limit = given.hMem->image().desc().access, wanted = given.flags & kMemAccess;
  if (wanted != 0 && limit != UR_MEM_FLAG_READ_WRITE && wanted != limit) {
    throw kWrongArguments;
  }
  return wanted != 0 ? wanted : limit;
}

/// A pointer may also be given as a value of its size.
bool sameKind(const KernelArg &given, const KernelFacts::Arg &expected) noexcept {
  return given.kind == expected.kind ||
         (expected.kind == KernelArg::Kind::pointer && given.kind == KernelArg::Kind::value);
}

void checkArgument(const KernelArg &given, const KernelFacts::Arg &expected) {
  if (!sameKind(given, expected)) {
    throw kWrongArguments;
  }
  const size_t size = expected.kind == KernelArg::Kind::pointer ? sizeof(void *) : expected.size;
  if (size != 0 && given.size != size) {
    throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
  }
  if (given.kind == KernelArg::Kind::local && given.size == 0) {
    throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
  }
}

/// Throws where an index is above those of `args` arguments.
void checkIndices(std::span<const ur_exp_kernel_arg_properties_t> given, size_t args) {
  if (std::any_of(given.begin(), given.end(), [&](const auto &arg) { return arg.index >= args; })) {
    throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
  }
}

/// Throws unless each index is given once.
void checkPermutation(std::span<const ur_exp_kernel_arg_properties_t> given) {
  checkIndices(given, given.size());
  std::vector<bool> seen(given.size());
  for (const ur_exp_kernel_arg_properties_t &arg : given) {
    if (seen[arg.index]) {
      throw kWrongArguments; // so another one is missing
    }
    seen[arg.index] = true;
  }
}

/// What a launch is given, as the port takes it.
struct LaunchArguments {
  SmallVector<KernelArg, 16> list;
  /// What arguments refer to, by index: addresses of buffers and the driver's images; filled in once the contents are
  /// where the command needs them.
  SmallVector<void *, 16> addresses;
  size_t localMemory = 0; ///< that the arguments ask for, of a group
  bool memory = false;    ///< buffers or images are among them
  bool objects = false;   ///< images or samplers are

  /// In the order of their indices, each exactly once. Throws.
  void collect(std::span<const ur_exp_kernel_arg_properties_t> given, const KernelFacts &facts, const Queue &queue);

private:
  void read(const ur_exp_kernel_arg_properties_t &given, const Context &context, KernelArg &arg);
  [[nodiscard]] KernelArg readOther(const ur_exp_kernel_arg_properties_t &given, const Context &context);
};

/// The port's form of an argument that is neither a value nor a pointer. Of a buffer or an image, its address is told
/// later. Throws.
[[gnu::noinline]] KernelArg LaunchArguments::readOther(const ur_exp_kernel_arg_properties_t &given,
                                                       const Context &context) {
  const ur_exp_kernel_arg_mem_obj_tuple_t &tuple = given.value.memObjTuple;
  switch (given.type) {
  case UR_EXP_KERNEL_ARG_TYPE_LOCAL:
    return {KernelArg::Kind::local, given.size, nullptr};
  case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ: {
    if (tuple.hMem && &tuple.hMem->context() != &context) {
      throw UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    }
    if (addresses.empty()) {
      addresses.extend(list.size());
    }
    void **address = &addresses[given.index];
    *address = nullptr;
    memory = true;
    if (tuple.hMem && tuple.hMem->isImage()) {
      objects = true;
      return {KernelArg::Kind::memory, sizeof(NativeImage), address, imageAccess(tuple)};
    }
    return {KernelArg::Kind::pointer, sizeof(void *), address};
  }
  case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
    if (!given.value.sampler || &given.value.sampler->context() != &context) {
      throw UR_RESULT_ERROR_INVALID_SAMPLER;
    }
    objects = true;
    return {KernelArg::Kind::sampler, sizeof(NativeSampler), &given.value.sampler->native()};
  default:
    throw UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
}

/// The port's form of one argument, which points into the caller's structure.
void LaunchArguments::read(const ur_exp_kernel_arg_properties_t &given, const Context &context, KernelArg &arg) {
  if (given.type == UR_EXP_KERNEL_ARG_TYPE_POINTER) [[likely]] {
    arg = {KernelArg::Kind::pointer, sizeof(void *), &given.value.pointer};
  } else if (given.type == UR_EXP_KERNEL_ARG_TYPE_VALUE) [[likely]] {
    if (!given.value.value) {
      throw UR_RESULT_ERROR_INVALID_VALUE;
    }
    if (given.size == 0) { // no parameter has it, and PoCL ends the process
      throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    }
    arg = {KernelArg::Kind::value, given.size, given.value.value};
  } else {
    arg = readOther(given, context);
  }
}

void LaunchArguments::collect(std::span<const ur_exp_kernel_arg_properties_t> given, const KernelFacts &facts,
                              const Queue &queue) {
  const DeviceFacts &device = queue.device().facts();
  if ((facts.argsKnown || facts.argCountKnown) && given.size() != facts.args.size()) {
    checkIndices(given, facts.args.size());
    throw kWrongArguments;
  }
  list.extend(given.size());
  size_t total = 0;
  bool sorted = true;
  for (size_t i = 0; i < given.size(); ++i) {
    const ur_exp_kernel_arg_properties_t &one = given[i];
    if (one.index != i && sorted) [[unlikely]] {
      checkPermutation(given);
      sorted = false;
    }
    KernelArg &arg = list[one.index];
    read(one, queue.context(), arg);
    if (facts.argsKnown) {
      checkArgument(arg, facts.args[one.index]);
    }
    const bool local = arg.kind == KernelArg::Kind::local;
    if (local && __builtin_add_overflow(localMemory, arg.size, &localMemory)) {
      throw UR_RESULT_ERROR_OUT_OF_RESOURCES;
    }
    const size_t size = local ? sizeof(void *) : arg.size;
    if (__builtin_add_overflow(total, size, &total) || total > device.maxParameterSize) {
      throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    }
  }
}

/// A launch. Its arguments lie where the caller has them; deferred, it has copies, and keeps the kernel and samplers.
struct LaunchPort {
  const LaunchDesc &desc;
  Kernel &kernel;
  std::span<const ur_exp_kernel_arg_properties_t> given;

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.launch(stream, desc, fence);
  }

  struct Owned {
    LaunchDesc desc;
    Ref<Kernel> kernel;
    std::vector<KernelArg> args; ///< as given, but for where their data is
    std::vector<std::byte> data; ///< one behind the other, each aligned
    std::vector<Ref<Sampler>> samplers;
    ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const;
  };
  [[nodiscard]] Owned owned() const;
};

constexpr size_t kArgAlignment = alignof(std::max_align_t);

size_t aligned(size_t size) noexcept {
  return (size + kArgAlignment - 1) / kArgAlignment * kArgAlignment;
}

LaunchPort::Owned LaunchPort::owned() const {
  Owned own{desc, Ref<Kernel>(&kernel), {desc.args.begin(), desc.args.end()}, {}, {}};
  for (const KernelArg &arg : desc.args) {
    if (arg.data) {
      const auto *bytes = static_cast<const std::byte *>(arg.data);
      own.data.insert(own.data.end(), bytes, bytes + arg.size);
      own.data.resize(aligned(own.data.size()));
    }
  }
  for (const ur_exp_kernel_arg_properties_t &arg : given) {
    if (arg.type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER) {
      own.samplers.emplace_back(arg.value.sampler);
    }
  }
  return own;
}

ur_result_t LaunchPort::Owned::operator()(Driver &driver, Stream stream, const Fence &fence) const {
  SmallVector<KernelArg, 16> mine;
  size_t offset = 0;
  for (KernelArg arg : args) {
    if (arg.data) {
      arg.data = data.data() + offset;
      offset += aligned(arg.size);
    }
    mine.push(arg);
  }
  LaunchDesc launch = desc;
  launch.args = mine.span();
  return driver.launch(stream, launch, fence);
}

/// How the kernel uses a buffer or an image: as the argument and the object have it. What it writes only may be a part.
ContentsUse useOf(const ur_exp_kernel_arg_mem_obj_tuple_t &given) noexcept {
  return {true, ((given.flags | given.hMem->flags()) & UR_MEM_FLAG_READ_ONLY) == 0};
}

/// Submits a launch with buffers and images among its arguments.
void launchWithMemory(Queue &queue, const Command &command, const LaunchPort &launch, LaunchArguments &arguments) {
  const auto memory = [](const ur_exp_kernel_arg_properties_t &arg) {
    return arg.type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ ? arg.value.memObjTuple.hMem : nullptr;
  };
  MemoryCommand commands(queue, command);
  for (const ur_exp_kernel_arg_properties_t &arg : launch.given) {
    if (const Mem *mem = memory(arg)) {
      commands.use(*mem, useOf(arg.value.memObjTuple));
    }
  }
  commands.prepare();
  for (const ur_exp_kernel_arg_properties_t &arg : launch.given) {
    if (const Mem *mem = memory(arg)) {
      arguments.addresses[arg.index] =
          mem->isImage() ? static_cast<void *>(commands.image(*mem)) : commands.address(*mem);
    }
  }
  commands.submit(launch);
}

/// The sizes as given, and how many groups that makes; where the caller has left the groups' size open, one is chosen.
/// Throws INVALID_WORK_DIMENSION, INVALID_WORK_GROUP_SIZE.
void readSizes(const Kernel::PerDevice &kernel, const DeviceFacts &device, const size_t *offset, const size_t *global,
               const size_t *local, LaunchDesc &desc) {
  std::array<size_t, 3> chosen;
  if (!local) {
    chosen = chooseGroupSize(kernel.facts, device, desc.dims, global);
    local = chosen.data();
    desc.localOpen = !kernel.limitedByMetadata;
  }
  size_t items = 1;
  for (uint32_t i = 0; i < desc.dims; ++i) {
    desc.globalSize[i] = global[i];
    desc.localSize[i] = local[i];
    desc.globalOffset[i] = offset ? offset[i] : 0;
    if (__builtin_mul_overflow(items, global[i], &items) || desc.globalOffset[i] > SIZE_MAX - global[i]) {
      throw UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
    }
  }
  divideIntoGroups(kernel, device, desc);
}

/// What the launch is to be besides its sizes. Throws UNSUPPORTED_FEATURE for what the device doesn't do, or nobody
/// knows.
void readProperties(const ur_kernel_launch_ext_properties_t *properties, const DeviceFacts &device, LaunchDesc &desc) {
  if (!properties) {
    return;
  }
  const auto needs = [&](ur_kernel_launch_properties_flag_t ability) {
    if ((device.launchCapabilities & ability) == 0) {
      throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    }
  };
  // Serialising opportunistically is a hint.
  desc.cooperative = (properties->flags & UR_KERNEL_LAUNCH_FLAG_COOPERATIVE) != 0;
  const auto *next = static_cast<const ur_base_properties_t *>(properties->pNext);
  for (; next; next = static_cast<const ur_base_properties_t *>(next->pNext)) {
    if (next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY) {
      needs(UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION);
      std::copy_n(reinterpret_cast<const ur_kernel_launch_cluster_property_t *>(next)->clusterDim, 3,
                  desc.clusterSize.begin());
      if (std::find(desc.clusterSize.begin(), desc.clusterSize.end(), 0U) != desc.clusterSize.end()) {
        throw UR_RESULT_ERROR_INVALID_VALUE;
      }
    } else if (next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY) {
      needs(UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY);
      desc.groupMemory = reinterpret_cast<const ur_kernel_launch_workgroup_property_t *>(next)->workgroup_mem_size;
    } else {
      throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    }
  }
}

/// Whether there are no work-items. Drivers needn't know such a launch: it does nothing but come after others.
bool isEmpty(const LaunchDesc &desc) noexcept {
  const auto *end = desc.globalSize + desc.dims;
  return std::find(desc.globalSize, end, size_t{0}) != end;
}

/// Throws INVALID_WORK_GROUP_SIZE where the launch is no whole number of clusters.
void checkClusters(const LaunchDesc &desc) {
  for (size_t i = 0; i < 3 && desc.clusterSize[0] != 0; ++i) {
    if (desc.groups[i] % desc.clusterSize[i] != 0) {
      throw UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
    }
  }
}

/// The work-group memory of a launch beside what the kernel has by itself. Throws OUT_OF_RESOURCES where all that is
/// more than the device has.
size_t groupMemory(const KernelFacts &kernel, const DeviceFacts &device, const LaunchDesc &desc, size_t arguments) {
  size_t all = kernel.localMemSize;
  if (__builtin_add_overflow(all, desc.groupMemory, &all) || __builtin_add_overflow(all, arguments, &all) ||
      all > device.localMemSize) {
    explain(UR_RESULT_ERROR_OUT_OF_RESOURCES,
            "a launch of the kernel \"%s\" asks for %zu bytes of work-group memory by its arguments and %zu by a "
            "property, beside the kernel's %zu; the device has %llu",
            kernel.name.c_str(), arguments, desc.groupMemory, kernel.localMemSize,
            static_cast<unsigned long long>(device.localMemSize));
    throw UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
  return desc.groupMemory + arguments;
}

/// Throws OUT_OF_RESOURCES if the groups can't all run at the same time.
void checkCooperation(const Kernel &kernel, uint32_t device, const LaunchDesc &desc, size_t localMemory) {
  const size_t groups = desc.groups[0] * desc.groups[1] * desc.groups[2];
  if (groups > cooperativeGroups(kernel, device, desc.localSize, localMemory)) {
    throw UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
}

} // namespace

namespace api {

[[gnu::hot]] ur_result_t urEnqueueKernelLaunchWithArgsExp(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                                                          uint32_t dims, const size_t *globalOffset,
                                                          const size_t *globalSize, const size_t *localSize,
                                                          uint32_t argCount, const ur_exp_kernel_arg_properties_t *args,
                                                          const ur_kernel_launch_ext_properties_t *properties,
                                                          uint32_t count, const ur_event_handle_t *waits,
                                                          ur_event_handle_t *event) {
  if (dims < 1 || dims > 3) {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  if (&kernel->context() != &queue->context()) {
    return UR_RESULT_ERROR_INVALID_KERNEL;
  }
  const Kernel::PerDevice &target = kernel->on(queue->deviceIndex());
  const DeviceFacts &device = queue->device().facts();
  LaunchDesc desc;
  readProperties(properties, device, desc);
  desc.kernel = target.native;
  desc.dims = dims;
  readSizes(target, device, globalOffset, globalSize, localSize, desc);
  checkClusters(desc);

  LaunchArguments arguments;
  arguments.collect({args, argCount}, target.facts, *queue);
  desc.args = arguments.list.span();
  desc.objects = arguments.objects;
  size_t localMemory = 0;
  if (arguments.localMemory != 0 || desc.groupMemory != 0) [[unlikely]] {
    localMemory = groupMemory(target.facts, device, desc, arguments.localMemory);
  }
  if (desc.cooperative) {
    checkCooperation(*kernel, queue->deviceIndex(), desc, localMemory);
  }
  const Command command{UR_COMMAND_KERNEL_LAUNCH, {waits, count}, event};
  if (isEmpty(desc)) [[unlikely]] {
    enqueueMarker(*queue, command);
    return UR_RESULT_SUCCESS;
  }
  const LaunchPort launch{desc, *kernel, {args, argCount}};
  if (arguments.memory) {
    launchWithMemory(*queue, command, launch, arguments);
  } else {
    enqueue(*queue, command, launch);
  }
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
