// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/recorded/launch.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/chain.hpp"
#include "adapters/core/program/work_groups.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// Of arguments that are missing, twice there, or of another kind than the kernel's. The API's newer releases have done
/// away with INVALID_KERNEL_ARGS, and clients don't know it any more.
constexpr ur_result_t kWrongArguments = UR_RESULT_ERROR_INVALID_VALUE;

/// What the kernel may do with an image: what the argument says, if it says anything, within what the image allows.
ur_mem_flags_t imageAccess(const ur_exp_kernel_arg_mem_obj_tuple_t &given) {
  const ur_mem_flags_t limit = given.hMem->image().desc().access, wanted = given.flags & kMemAccess;
  if (wanted != 0 && limit != UR_MEM_FLAG_READ_WRITE && wanted != limit)
    throw kWrongArguments;
  return wanted != 0 ? wanted : limit;
}

/// A pointer may also be given as a value of its size.
bool sameKind(const KernelArg &given, const KernelFacts::Arg &expected) noexcept {
  return given.kind == expected.kind ||
         (expected.kind == KernelArg::Kind::pointer && given.kind == KernelArg::Kind::value);
}

void checkArgument(const KernelArg &given, const KernelFacts::Arg &expected) {
  if (!sameKind(given, expected))
    throw kWrongArguments;
  const size_t size = expected.kind == KernelArg::Kind::pointer ? sizeof(void *) : expected.size;
  if (size != 0 && given.size != size)
    throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
  if (given.kind == KernelArg::Kind::local && given.size == 0)
    throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
}

/// Throws where an index is above those of `args` arguments.
void checkIndices(std::span<const ur_exp_kernel_arg_properties_t> given, size_t args) {
  if (std::any_of(given.begin(), given.end(), [&](const auto &arg) { return arg.index >= args; }))
    throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
}

/// Throws unless each index is given once.
void checkPermutation(std::span<const ur_exp_kernel_arg_properties_t> given) {
  checkIndices(given, given.size());
  std::vector<bool> seen(given.size());
  for (const ur_exp_kernel_arg_properties_t &arg : given) {
    if (seen[arg.index])
      throw kWrongArguments; // so another one is missing
    seen[arg.index] = true;
  }
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
    if (__builtin_mul_overflow(items, global[i], &items) || desc.globalOffset[i] > SIZE_MAX - global[i])
      throw UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  divideIntoGroups(kernel, device, desc);
}

/// What the launch is to be besides its sizes. Throws UNSUPPORTED_FEATURE for what the device doesn't do, or nobody
/// knows.
void readProperties(const ur_kernel_launch_ext_properties_t *properties, const DeviceFacts &device, LaunchDesc &desc) {
  if (!properties)
    return;
  const auto needs = [&](ur_kernel_launch_properties_flag_t ability) {
    if ((device.launchCapabilities & ability) == 0)
      throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  };
  // Serialising opportunistically is a hint.
  desc.cooperative = (properties->flags & UR_KERNEL_LAUNCH_FLAG_COOPERATIVE) != 0;
  const auto *next = static_cast<const ur_base_properties_t *>(properties->pNext);
  for (; next; next = static_cast<const ur_base_properties_t *>(next->pNext)) {
    if (next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY) {
      needs(UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION);
      std::copy_n(reinterpret_cast<const ur_kernel_launch_cluster_property_t *>(next)->clusterDim, 3,
                  desc.clusterSize.begin());
      if (std::find(desc.clusterSize.begin(), desc.clusterSize.end(), 0U) != desc.clusterSize.end())
        throw UR_RESULT_ERROR_INVALID_VALUE;
    } else if (next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY) {
      needs(UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY);
      desc.groupMemory = reinterpret_cast<const ur_kernel_launch_workgroup_property_t *>(next)->workgroup_mem_size;
    } else {
      throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    }
  }
}

/// Throws INVALID_WORK_GROUP_SIZE where the launch is no whole number of clusters.
void checkClusters(const LaunchDesc &desc) {
  for (size_t i = 0; i < 3 && desc.clusterSize[0] != 0; ++i) {
    if (desc.groups[i] % desc.clusterSize[i] != 0)
      throw UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
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
  if (groups > cooperativeGroups(kernel, device, desc.localSize, localMemory))
    throw UR_RESULT_ERROR_OUT_OF_RESOURCES;
}

} // namespace

/// The port's form of an argument that is neither a value nor a pointer. Of a buffer or an image, its address is told
/// later. Throws.
[[gnu::noinline]] KernelArg LaunchArguments::readOther(const ur_exp_kernel_arg_properties_t &given,
                                                       const Context &context) {
  const ur_exp_kernel_arg_mem_obj_tuple_t &tuple = given.value.memObjTuple;
  switch (given.type) {
  case UR_EXP_KERNEL_ARG_TYPE_LOCAL:
    return {KernelArg::Kind::local, given.size, nullptr};
  case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ: {
    if (tuple.hMem && &tuple.hMem->context() != &context)
      throw UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    if (addresses.empty())
      addresses.extend(list.size());
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
    if (!given.value.sampler || &given.value.sampler->context() != &context)
      throw UR_RESULT_ERROR_INVALID_SAMPLER;
    objects = true;
    return {KernelArg::Kind::sampler, sizeof(NativeSampler), &given.value.sampler->native()};
  default:
    throw UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
}

namespace {

/// Throws INVALID_VALUE where an argument names an entry of a table: those of command buffers are placeholders by now.
[[gnu::noinline]] void refuseEntry(const ur_exp_kernel_arg_properties_t &given) {
  if (!findInChain<ur_laneway_argument_entry_t>(given.pNext, UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY))
    return;
  explain(UR_RESULT_ERROR_INVALID_VALUE,
          "argument %u of a launch names an entry of a table of arguments; only launches of a command buffer have one",
          given.index);
  throw UR_RESULT_ERROR_INVALID_VALUE;
}

} // namespace

/// The port's form of one argument, which points into the caller's structure.
void LaunchArguments::read(const ur_exp_kernel_arg_properties_t &given, const Context &context, KernelArg &arg) {
  if (given.pNext) [[unlikely]]
    refuseEntry(given);
  if (given.type == UR_EXP_KERNEL_ARG_TYPE_POINTER) [[likely]] {
    arg = {KernelArg::Kind::pointer, sizeof(void *), &given.value.pointer};
  } else if (given.type == UR_EXP_KERNEL_ARG_TYPE_VALUE) [[likely]] {
    if (!given.value.value)
      throw UR_RESULT_ERROR_INVALID_VALUE;
    if (given.size == 0) // no parameter has it, and PoCL ends the process
      throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    arg = {KernelArg::Kind::value, given.size, given.value.value};
  } else {
    arg = readOther(given, context);
  }
}

void LaunchArguments::collect(std::span<const ur_exp_kernel_arg_properties_t> given, const KernelFacts &facts,
                              const DeviceFacts &device, const Context &context) {
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
    read(one, context, arg);
    if (facts.argsKnown)
      checkArgument(arg, facts.args[one.index]);
    const bool local = arg.kind == KernelArg::Kind::local;
    if (local && __builtin_add_overflow(localMemory, arg.size, &localMemory))
      throw UR_RESULT_ERROR_OUT_OF_RESOURCES;
    const size_t size = local ? sizeof(void *) : arg.size;
    if (__builtin_add_overflow(total, size, &total) || total > device.maxParameterSize)
      throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
  }
}

Launch::Launch(const LaunchRequest &request, const Context &context, uint32_t device) {
  if (request.dims < 1 || request.dims > 3)
    throw UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  if (&request.kernel.context() != &context)
    throw UR_RESULT_ERROR_INVALID_KERNEL;
  const Kernel::PerDevice &target = request.kernel.on(device);
  const DeviceFacts &facts = context.devices()[device]->facts();
  readProperties(request.properties, facts, desc);
  desc.kernel = target.native;
  desc.dims = request.dims;
  readSizes(target, facts, request.globalOffset, request.globalSize, request.localSize, desc);
  checkClusters(desc);
  arguments.collect(request.args, target.facts, facts, context);
  desc.args = arguments.list.span();
  desc.objects = arguments.objects;
  size_t localMemory = 0;
  if (arguments.localMemory != 0 || desc.groupMemory != 0) [[unlikely]] {
    localMemory = groupMemory(target.facts, facts, desc, arguments.localMemory);
  }
  if (desc.cooperative)
    checkCooperation(request.kernel, device, desc, localMemory);
}

bool Launch::isEmpty() const noexcept {
  const auto *end = desc.globalSize + desc.dims;
  return std::find(desc.globalSize, end, size_t{0}) != end;
}

} // namespace ur::core
