// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "raw.hpp"

#include "adapters/opencl/info.hpp"
#include "common/dynamic_library.hpp"
#include "common/env.hpp"

#include <cstdio>
#include <cstdlib>
#include <stdexcept>

namespace bench {

using namespace ur::opencl;

const char kKernelText[] = R"(__kernel void fill(__global uint *out, uint value) { out[get_global_id(0)] = value; }
)";

void need(cl_int result, const char *what) {
  if (result != CL_SUCCESS) {
    std::fprintf(stderr, "%s failed with OpenCL's %d\n", what, static_cast<int>(result));
    std::exit(2);
  }
}

Raw::Raw(const Machine &machine, const std::string &program) {
  const NativeDevice native = nativeOf(machine);
  openPlatform(reinterpret_cast<cl_platform_id>(native.platform));
  device = reinterpret_cast<cl_device_id>(native.device);
  driver += textOf(api.clGetDeviceInfo, device, CL_DRIVER_VERSION);
  cl_int result = CL_SUCCESS;
  context = api.clCreateContext(nullptr, 1, &device, nullptr, nullptr, &result);
  need(result, "clCreateContext");
  build(program);
}

void Raw::openPlatform(cl_platform_id platform) {
  std::string reason;
  for (const PlatformApi &one : openPlatforms(&reason)) {
    if (one.platform == platform)
      api = one.api;
  }
  ur::DynamicLibrary library; // it stays open, as openPlatforms has it
  const std::string file = ur::env::text("UR_OPENCL_LIBRARY").value_or("libOpenCL.so.1");
  if (!api.clGetPlatformInfo || !library.open(file.c_str(), reason))
    throw std::runtime_error("the device isn't one of OpenCL's. " + reason);
  buffers.clEnqueueReadBuffer = library.function<decltype(buffers.clEnqueueReadBuffer)>("clEnqueueReadBuffer");
  buffers.clEnqueueWriteBuffer = library.function<decltype(buffers.clEnqueueWriteBuffer)>("clEnqueueWriteBuffer");
  if (!buffers.clEnqueueReadBuffer || !buffers.clEnqueueWriteBuffer)
    throw std::runtime_error(file + " reads and writes no buffers");
  driver = textOf(api.clGetPlatformInfo, platform, CL_PLATFORM_NAME) + ", ";
  unordered_ = !stopsOutOfOrder(api, platform);
}

void Raw::build(const std::string &text) {
  constexpr char kSpirv[] = "\x03\x02\x23\x07";
  cl_int result = CL_SUCCESS;
  const char *lines = text.c_str();
  const size_t length = text.size();
  if (text.compare(0, 4, kSpirv) != 0)
    program_ = api.clCreateProgramWithSource(context, 1, &lines, &length, &result);
  else if (const auto create = api.clCreateProgramWithIL ? api.clCreateProgramWithIL : api.clCreateProgramWithILKHR)
    program_ = create(context, lines, length, &result);
  else
    throw std::runtime_error("the driver takes no SPIR-V");
  need(result, "making a program");
  need(api.clBuildProgram(program_, 1, &device, nullptr, nullptr, nullptr), "clBuildProgram");
  kernel = api.clCreateKernel(program_, kKernelName, &result);
  need(result, "clCreateKernel");
}

Raw::~Raw() {
  need(api.clReleaseKernel(kernel), "clReleaseKernel");
  need(api.clReleaseProgram(program_), "clReleaseProgram");
  need(api.clReleaseContext(context), "clReleaseContext");
}

cl_command_queue Raw::makeQueue(bool inOrder) const {
  cl_int result = CL_SUCCESS;
  const cl_bitfield flags = inOrder || !unordered_ ? 0 : cl_bitfield{CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE};
  const cl_command_queue queue = api.clCreateCommandQueue(context, device, flags, &result);
  need(result, "clCreateCommandQueue");
  return queue;
}

void *Raw::alloc(size_t size) const {
  cl_int result = CL_SUCCESS;
  void *memory = api.usm() ? api.clDeviceMemAllocINTEL(context, device, nullptr, size, 0, &result)
                           : api.clSVMAlloc(context, CL_MEM_READ_WRITE, size, 0);
  need(result == CL_SUCCESS && !memory ? cl_int{CL_OUT_OF_RESOURCES} : result, "an allocation");
  return memory;
}

void Raw::free(void *memory) const {
  api.usm() ? need(api.clMemFreeINTEL(context, memory), "clMemFreeINTEL") : api.clSVMFree(context, memory);
}

RawSide::RawSide(const Raw &raw, bool inOrder)
    : raw(raw), api(raw.api), queue(raw.makeQueue(inOrder)), memory(raw.alloc(2 * kBlock)) {}

RawSide::~RawSide() {
  finish();
  drop(&last_);
  raw.free(memory);
  need(api.clReleaseCommandQueue(queue), "clReleaseCommandQueue");
}

void RawSide::launch(uint32_t value, const Event *wait, Event *event) const {
  const auto setPointer = api.usm() ? api.clSetKernelArgMemPointerINTEL : api.clSetKernelArgSVMPointer;
  const size_t one = 1;
  need(setPointer(raw.kernel, 0, memory), "setting a pointer");
  need(api.clSetKernelArg(raw.kernel, 1, sizeof value, &value), "clSetKernelArg");
  need(api.clEnqueueNDRangeKernel(queue, raw.kernel, 1, nullptr, &one, &one, wait ? 1 : 0, wait, event),
       "clEnqueueNDRangeKernel");
}

void RawSide::copy(const Event *wait, Event *event) const {
  const auto enqueue = api.usm() ? api.clEnqueueMemcpyINTEL : api.clEnqueueSVMMemcpy;
  need(enqueue(queue, CL_FALSE, memory, static_cast<std::byte *>(memory) + kBlock, kBlock, wait ? 1 : 0, wait, event),
       "a copy");
}

void RawSide::finish() {
  wait();
  for (Event &event : kept)
    drop(&event);
}

void RawSide::drop(Event *event) const {
  if (*event) {
    need(api.clReleaseEvent(*event), "clReleaseEvent");
    *event = nullptr;
  }
}

void RawSide::chain(Event next) {
  drop(&last_);
  last_ = next;
}

} // namespace bench
