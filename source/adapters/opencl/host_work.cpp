// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/host_work.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/host_copy.hpp"
#include "adapters/core/port/host_fill.hpp"

#include <cstddef>
#include <cstring>

namespace ur::opencl {

namespace {

using core::CopyDesc, core::FillDesc;

/// OpenCL copies the argument at the call, and gives the function the copy.
ur_result_t enqueueHost(core::Stream stream, void (*function)(void *), void *argument, size_t size,
                        const core::Fence &fence) noexcept {
  const Api &api = Stream::of(stream).api();
  return submit(stream, fence, [&](cl_command_queue queue, cl_uint count, const cl_event *list, cl_event *event) {
    return api.clEnqueueNativeKernel(queue, function, argument, size, 0, nullptr, nullptr, count, list, event);
  });
}

void runCopy(void *argument) {
  CopyDesc desc;
  std::memcpy(&desc, argument, sizeof desc);
  core::copyByHost(desc);
}

/// The pattern follows the description.
void runFill(void *argument) {
  FillDesc desc;
  std::memcpy(&desc, argument, sizeof desc);
  desc.pattern = static_cast<const std::byte *>(argument) + sizeof desc;
  core::fillByHost(desc);
}

} // namespace

ur_result_t enqueueHostCopy(core::Stream stream, const CopyDesc &desc, const core::Fence &fence) noexcept {
  CopyDesc argument = desc;
  return enqueueHost(stream, &runCopy, &argument, sizeof argument, fence);
}

ur_result_t enqueueHostFill(core::Stream stream, const FillDesc &desc, const core::Fence &fence) noexcept {
  return core::guarded([&] {
    std::vector<std::byte> argument(sizeof desc + desc.patternSize);
    std::memcpy(argument.data(), &desc, sizeof desc);
    std::memcpy(argument.data() + sizeof desc, desc.pattern, desc.patternSize);
    return enqueueHost(stream, &runFill, argument.data(), argument.size(), fence);
  });
}

} // namespace ur::opencl
