// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/host_pipes.hpp"

#include "adapters/opencl/programs.hpp"
#include "adapters/opencl/streams.hpp"

namespace ur::opencl {

ur_result_t HostPipes::transfer(core::Stream stream, const core::HostPipeDesc &desc,
                                const core::Fence &fence) noexcept {
  const Api &api = Stream::of(stream).api();
  if (!api.clEnqueueReadHostPipeINTEL || !api.clEnqueueWriteHostPipeINTEL)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const cl_program program = Program::of(desc.program).native();
  return submit(stream, fence, [&](cl_command_queue queue, cl_uint count, const cl_event *list, cl_event *event) {
    return desc.dst ? api.clEnqueueReadHostPipeINTEL(queue, program, desc.name, CL_FALSE, desc.dst, desc.size, count,
                                                     list, event)
                    : api.clEnqueueWriteHostPipeINTEL(queue, program, desc.name, CL_FALSE, desc.src, desc.size, count,
                                                      list, event);
  });
}

} // namespace ur::opencl
