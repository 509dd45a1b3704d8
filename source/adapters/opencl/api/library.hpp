// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// OpenCL's ICD loader, opened at run time, and the functions of each platform behind it.
#pragma once

#include "adapters/opencl/api/command_buffer_types.hpp"
#include "adapters/opencl/api/command_types.hpp"
#include "adapters/opencl/api/image_types.hpp"
#include "adapters/opencl/api/program_types.hpp"

#include <string>
#include <vector>

namespace ur::opencl {

/// The functions of a platform by their names. Null: it lacks it. Those that functions.def calls NEEDED are all
/// there.
struct Api {
#define FUNCTION(name, version, result, parameters) result(*name) parameters = nullptr;
#define EXTENSION(name, result, parameters) result(*name) parameters = nullptr;
#include "adapters/opencl/api/functions.def"

  bool usm() const noexcept {
    return clHostMemAllocINTEL && clDeviceMemAllocINTEL && clSharedMemAllocINTEL && clMemFreeINTEL &&
           clGetMemAllocInfoINTEL && clSetKernelArgMemPointerINTEL && clEnqueueMemcpyINTEL && clEnqueueMemFillINTEL;
  }
  bool svm() const noexcept {
    return clSVMAlloc && clSVMFree && clEnqueueSVMMemcpy && clEnqueueSVMMemFill && clSetKernelArgSVMPointer &&
           clSetKernelExecInfo;
  }
  bool images() const noexcept {
    return clCreateImage && clGetSupportedImageFormats && clGetImageInfo && clEnqueueReadImage && clEnqueueWriteImage &&
           clEnqueueCopyImage;
  }
  bool commandBuffers() const noexcept {
    return clCreateCommandBufferKHR && clFinalizeCommandBufferKHR && clReleaseCommandBufferKHR &&
           clEnqueueCommandBufferKHR && clCommandBarrierWithWaitListKHR && clCommandNDRangeKernelKHR &&
           clCommandSVMMemcpyKHR && clCommandSVMMemFillKHR;
  }
};

struct PlatformApi {
  cl_platform_id platform = nullptr;
  int version = 0; ///< 30: OpenCL 3.0
  Api api;
};

/// Where an ICD loader may lie that the system doesn't find: beside this adapter (`self`), a loader of this API or a
/// SYCL runtime, of all libraries that are open. In a Python environment that is its folder lib. May throw bad_alloc.
[[nodiscard]] std::vector<std::string> librariesBeside(const std::vector<std::string> &open, const std::string &self);

/// Opens the library that UR_OPENCL_LIBRARY names; else the system's libOpenCL.so.1, and where that isn't there or has
/// no platform, the first that has one of those that librariesBeside() names. None, and the reason, where nothing
/// works. Threads and callbacks of the drivers may outlive us, so it is never closed. May block and throw.
[[nodiscard]] std::vector<PlatformApi> openPlatforms(std::string *reason);

/// Whether out-of-order queues of the platform come to a stop where a command's end meets another's wait for it, as
/// PoCL 3's do. May throw bad_alloc.
[[nodiscard]] bool stopsOutOfOrder(const Api &api, cl_platform_id platform);

} // namespace ur::opencl
