// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/kernel_facts.hpp"

#include "adapters/opencl/errors.hpp"
#include "adapters/opencl/info.hpp"

namespace ur::opencl {

using namespace core;

namespace {

using Kind = KernelArg::Kind;

/// What the driver tells of one argument; nothing where it tells nothing.
std::optional<KernelFacts::Arg> readArgument(const Api &api, cl_kernel kernel, cl_uint index) {
  const auto get = [&](cl_kernel of, cl_uint query, size_t size, void *value, size_t *needed) {
    return api.clGetKernelArgInfo(of, index, query, size, value, needed);
  };
  const auto space = valueOf<cl_uint>(get, kernel, CL_KERNEL_ARG_ADDRESS_QUALIFIER);
  const auto access = valueOf<cl_uint>(get, kernel, CL_KERNEL_ARG_ACCESS_QUALIFIER);
  const std::string type = textOf(get, kernel, CL_KERNEL_ARG_TYPE_NAME);
  if (!space || !access || type.empty())
    return std::nullopt;
  if (*access != CL_KERNEL_ARG_ACCESS_NONE) // images have it, and pipes, which nobody can give
    return type.starts_with("image") ? std::optional(KernelFacts::Arg{Kind::memory, 0}) : std::nullopt;
  if (type == "sampler_t")
    return KernelFacts::Arg{Kind::sampler, 0};
  switch (*space) {
  case CL_KERNEL_ARG_ADDRESS_LOCAL:
    return KernelFacts::Arg{Kind::local, 0};
  case CL_KERNEL_ARG_ADDRESS_GLOBAL:
  case CL_KERNEL_ARG_ADDRESS_CONSTANT:
    return KernelFacts::Arg{Kind::pointer, sizeof(void *)};
  default:
    return KernelFacts::Arg{Kind::value, 0};
  }
}

void readArguments(const Program &program, cl_kernel kernel, KernelFacts *facts) {
  const Api &api = program.context().api();
  const auto count = valueOf<cl_uint>(api.clGetKernelInfo, kernel, CL_KERNEL_NUM_ARGS);
  if (!count)
    return;
  facts->args.resize(*count);
  facts->argCountKnown = true;
  const auto known = program.arguments().find(facts->name);
  if (known != program.arguments().end() && known->second.size() == *count) {
    facts->args = known->second;
    facts->argsKnown = true;
    return;
  }
  std::vector<KernelFacts::Arg> told;
  for (cl_uint i = 0; i < *count; ++i) {
    const std::optional<KernelFacts::Arg> arg = readArgument(api, kernel, i);
    if (!arg)
      return;
    told.push_back(*arg);
  }
  facts->args = std::move(told);
  facts->argsKnown = true;
}

/// Sub-groups in groups of the largest size, which has one dimension.
void readSubGroups(const Program &program, cl_kernel kernel, KernelFacts *facts) {
  const Api &api = program.context().api();
  const auto get = api.clGetKernelSubGroupInfo ? api.clGetKernelSubGroupInfo : api.clGetKernelSubGroupInfoKHR;
  if (!get)
    return;
  const size_t group[3] = {facts->maxGroupSize, 1, 1};
  const auto number = [&](cl_uint query, size_t inputSize) -> uint32_t {
    size_t value = 0;
    const cl_int result = get(kernel, program.device(), query, inputSize, inputSize != 0 ? group : nullptr,
                              sizeof value, &value, nullptr);
    return result == CL_SUCCESS ? static_cast<uint32_t>(value) : 0;
  };
  facts->maxSubGroupSize = number(CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, sizeof group);
  facts->requiredSubGroups = number(CL_KERNEL_COMPILE_NUM_SUB_GROUPS, 0);
  facts->requiredSubGroupSize = number(CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL, 0);
}

} // namespace

ur_result_t readKernel(const Program &program, cl_kernel kernel, const std::string &name, KernelFacts *facts) {
  const Api &api = program.context().api();
  const auto get = [&](cl_kernel of, cl_uint query, size_t size, void *value, size_t *needed) {
    return api.clGetKernelWorkGroupInfo(of, program.device(), query, size, value, needed);
  };
  facts->name = name;
  facts->attributes = textOf(api.clGetKernelInfo, kernel, CL_KERNEL_ATTRIBUTES);
  const auto most = valueOf<size_t>(get, kernel, CL_KERNEL_WORK_GROUP_SIZE);
  const auto required = valueOf<std::array<size_t, 3>>(get, kernel, CL_KERNEL_COMPILE_WORK_GROUP_SIZE);
  if (!most || !required) // every kernel has these on its device
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  facts->maxGroupSize = *most;
  facts->requiredGroupSize = *required;
  facts->localMemSize = valueOf<cl_ulong>(get, kernel, CL_KERNEL_LOCAL_MEM_SIZE).value_or(0);
  facts->privateMemSize = valueOf<cl_ulong>(get, kernel, CL_KERNEL_PRIVATE_MEM_SIZE).value_or(0);
  facts->spillMemSize = valueOf<cl_ulong>(get, kernel, CL_KERNEL_SPILL_MEM_SIZE_INTEL).value_or(0);
  facts->preferredGroupMultiple =
      static_cast<uint32_t>(valueOf<size_t>(get, kernel, CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE).value_or(1));
  readSubGroups(program, kernel, facts);
  readArguments(program, kernel, facts);
  return UR_RESULT_SUCCESS;
}

cl_int allowIndirectAccess(const Context &context, cl_kernel kernel) noexcept {
  if (context.way() != MemoryWay::usm || !context.api().clSetKernelExecInfo)
    return CL_SUCCESS;
  bool host = true, device = true, shared = true; // what all devices have
  for (uint32_t i = 0; i < context.size(); ++i) {
    const DeviceFacts &facts = context.device(i).facts;
    host = host && facts.usmHost != 0;
    device = device && facts.usmDevice != 0;
    shared = shared && facts.usmSharedSingle != 0;
  }
  const auto allow = [&](bool there, cl_uint flag) noexcept {
    const cl_bool yes = CL_TRUE;
    return there ? context.api().clSetKernelExecInfo(kernel, flag, sizeof yes, &yes) : CL_SUCCESS;
  };
  cl_int result = allow(host, CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL);
  if (result == CL_SUCCESS)
    result = allow(device, CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL);
  if (result == CL_SUCCESS)
    result = allow(shared, CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL);
  return result;
}

} // namespace ur::opencl
