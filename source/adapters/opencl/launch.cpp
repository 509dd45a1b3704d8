// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/images.hpp"
#include "adapters/opencl/kernels.hpp"

#include <algorithm>
#include <cstring>

namespace ur::opencl {

using namespace core;

cl_int Kernel::Instance::set(std::span<const KernelArg> args, const std::vector<Kind> &kinds) {
  return given_.set(
      args, kinds, context_.memoryVersion(), cl_int{CL_SUCCESS},
      [this](cl_uint index, const KernelArg &arg, Kind expected) { return setOne(index, arg, expected); });
}

std::optional<void *> pointerIn(const KernelArg &arg, KernelArg::Kind expected) noexcept {
  using Kind = KernelArg::Kind;
  const bool byValue = arg.kind == Kind::value && expected == Kind::pointer && arg.size == sizeof(void *);
  if (arg.kind != Kind::pointer && !byValue)
    return {};
  void *pointer = nullptr;
  std::memcpy(&pointer, arg.data, sizeof pointer);
  return pointer;
}

cl_int Kernel::Instance::setOne(cl_uint index, const KernelArg &arg, Kind expected) noexcept {
  const Api &api = context_.api();
  if (const std::optional<void *> pointer = pointerIn(arg, expected))
    return setPointer(index, *pointer);
  switch (arg.kind) {
  case Kind::value:
    return api.clSetKernelArg(native_, index, arg.size, arg.data);
  case Kind::pointer: // above
    break;
  case Kind::local:
    return api.clSetKernelArg(native_, index, arg.size, nullptr);
  case Kind::memory: {
    const cl_mem image = imageOf(arg);
    return api.clSetKernelArg(native_, index, sizeof image, &image);
  }
  case Kind::sampler: {
    const cl_sampler sampler = samplerOf(arg);
    return api.clSetKernelArg(native_, index, sizeof sampler, &sampler);
  }
  }
  return CL_INVALID_ARG_VALUE;
}

cl_int Kernel::Instance::setPointer(cl_uint index, const void *pointer) noexcept {
  const Api &api = context_.api();
  switch (context_.way()) {
  case MemoryWay::usm:
    return api.clSetKernelArgMemPointerINTEL(native_, index, pointer);
  case MemoryWay::fineSvm:
  case MemoryWay::coarseSvm:
    return api.clSetKernelArgSVMPointer(native_, index, pointer);
  default:
    return CL_INVALID_OPERATION;
  }
}

namespace {

/// What is wrong with an argument.
ur_result_t translateArgument(cl_int result) noexcept {
  switch (result) {
  case CL_INVALID_ARG_VALUE:
  case CL_INVALID_MEM_OBJECT:
  case CL_INVALID_SAMPLER:
  case CL_INVALID_VALUE:
    return UR_RESULT_ERROR_INVALID_VALUE;
  default:
    return translate(result);
  }
}

} // namespace

ReadyLaunch::ReadyLaunch(const LaunchDesc &desc) noexcept
    : desc_(desc), use_(Kernel::of(desc.kernel)), result_(setArguments()) {}

ur_result_t ReadyLaunch::setArguments() noexcept {
  const Kernel &kernel = Kernel::of(desc_.kernel);
  if (!kernel.hasRoomFor(desc_.args))
    return UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
  if (use_.result() != CL_SUCCESS)
    return translate(use_.result());
  try {
    const cl_int result = (*use_).set(desc_.args, kernel.kinds());
    return result == CL_SUCCESS ? UR_RESULT_SUCCESS : translateArgument(result);
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

const size_t *ReadyLaunch::offset() const noexcept {
  const bool any = std::any_of(desc_.globalOffset, desc_.globalOffset + desc_.dims, [](size_t at) { return at != 0; });
  return any ? desc_.globalOffset : nullptr;
}

ur_result_t enqueueLaunch(core::Stream stream, const LaunchDesc &desc, const Fence &fence) noexcept {
  const ReadyLaunch launch(desc);
  if (launch.result() != UR_RESULT_SUCCESS)
    return launch.result();
  return submit(stream, fence, [&](cl_command_queue queue, cl_uint count, const cl_event *list, cl_event *event) {
    return Stream::of(stream).api().clEnqueueNDRangeKernel(queue, launch.kernel(), desc.dims, launch.offset(),
                                                           desc.globalSize, launch.localSize(), count, list, event);
  });
}

} // namespace ur::opencl
