// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// OpenCL handles in both directions: SYCL's objects give theirs, OpenCL's objects become SYCL's, and both work on the
// same memory.
#define CL_TARGET_OPENCL_VERSION 300
#include "support/kernels.hpp"

#include <CL/cl.h>

#include <array>

namespace {

constexpr auto kBackend = sycl::backend::opencl;
constexpr size_t kCount = 1 << 10;

void succeeded(cl_int status, const char *call) {
  testbed::expectEqual(status, CL_SUCCESS, call);
}

template <class T, class Handle, class Query>
T fact(Handle handle, Query query, cl_uint name) {
  T value{};
  succeeded(query(handle, name, sizeof value, &value, nullptr), "an information query");
  return value;
}

void handlesOfSycl(sycl::queue &queue) {
  cl_device_id device = sycl::get_native<kBackend>(queue.get_device());
  cl_context context = sycl::get_native<kBackend>(queue.get_context());
  cl_platform_id platform = sycl::get_native<kBackend>(queue.get_device().get_platform());
  testbed::expect(fact<cl_platform_id>(device, clGetDeviceInfo, CL_DEVICE_PLATFORM) == platform, "the platform");
  testbed::expect(fact<cl_device_id>(context, clGetContextInfo, CL_CONTEXT_DEVICES) == device, "the context's device");
  const cl_uint units = fact<cl_uint>(device, clGetDeviceInfo, CL_DEVICE_MAX_COMPUTE_UNITS);
  testbed::expectEqual(queue.get_device().get_info<sycl::info::device::max_compute_units>(), units, "compute units");
  testbed::expect(sycl::make_device<kBackend>(device) == queue.get_device(), "the way there and back");
  succeeded(clReleaseContext(context), "clReleaseContext");
  succeeded(clReleaseDevice(device), "clReleaseDevice");
}

/// Parts of a device: SYCL's own, and one that OpenCL has split off.
void subDevices(const sycl::device &device) {
  const auto parts = device.create_sub_devices<sycl::info::partition_property::partition_equally>(1);
  cl_device_id part = sycl::get_native<kBackend>(parts[0]), whole = sycl::get_native<kBackend>(device), other = nullptr;
  const cl_device_partition_property one[] = {CL_DEVICE_PARTITION_BY_COUNTS, 1, 0, 0};
  succeeded(clCreateSubDevices(whole, one, 1, &other, nullptr), "clCreateSubDevices");
  for (cl_device_id native : {part, other}) {
    const auto made = sycl::make_device<kBackend>(native);
    testbed::expectEqual(made.get_info<sycl::info::device::max_compute_units>(), 1u, "units of an imported part");
    testbed::expect(made.get_info<sycl::info::device::parent_device>() == device, "the parent of an imported part");
    sycl::queue queue(made);
    const auto memory = testbed::deviceUsm<int>(queue, kCount);
    queue.fill(memory.get(), 6, kCount).wait();
    testbed::expectEach(
        testbed::contents(queue, memory.get(), kCount), [](size_t) { return 6; }, "what an imported part wrote");
  }
  for (cl_device_id native : {part, other, whole})
    succeeded(clReleaseDevice(native), "clReleaseDevice");
}

void queueOfSycl(sycl::queue &queue) {
  cl_command_queue native = sycl::get_native<kBackend>(queue);
  cl_context context = fact<cl_context>(native, clGetCommandQueueInfo, CL_QUEUE_CONTEXT);
  cl_int status = CL_SUCCESS;
  cl_mem buffer = clCreateBuffer(context, CL_MEM_READ_WRITE, kCount * sizeof(int), nullptr, &status);
  succeeded(status, "clCreateBuffer");
  const int value = 21;
  succeeded(clEnqueueFillBuffer(native, buffer, &value, sizeof value, 0, kCount * sizeof value, 0, nullptr, nullptr),
            "clEnqueueFillBuffer");
  std::vector<int> values(kCount);
  succeeded(clEnqueueReadBuffer(native, buffer, CL_TRUE, 0, kCount * sizeof(int), values.data(), 0, nullptr, nullptr),
            "clEnqueueReadBuffer");
  testbed::expectEach(
      values, [](size_t) { return 21; }, "what OpenCL wrote in SYCL's queue");
  clReleaseMemObject(buffer);
  succeeded(clReleaseCommandQueue(native), "clReleaseCommandQueue");
}

/// A context, a queue and a buffer of OpenCL's own, which SYCL then works with.
void objectsOfOpenCL(cl_device_id device) {
  cl_int status = CL_SUCCESS;
  cl_context context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status);
  succeeded(status, "clCreateContext");
  cl_command_queue native = clCreateCommandQueueWithProperties(context, device, nullptr, &status);
  succeeded(status, "clCreateCommandQueueWithProperties");
  cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, kCount * sizeof(int), nullptr, &status);
  succeeded(status, "clCreateBuffer");
  const int value = 4;
  cl_event filled = nullptr;
  succeeded(clEnqueueFillBuffer(native, memory, &value, sizeof value, 0, kCount * sizeof value, 0, nullptr, &filled),
            "clEnqueueFillBuffer");
  {
    const auto there = sycl::make_context<kBackend>(context);
    auto queue = sycl::make_queue<kBackend>(native, there);
    const testbed::Kernels kernels(there);
    const auto imported = sycl::make_event<kBackend>({filled}, there);
    {
      auto buffer = sycl::make_buffer<kBackend, int>(memory, there, imported);
      testbed::expectEqual(buffer.size(), kCount, "elements of an imported buffer");
      queue.submit([&](sycl::handler &handler) {
        handler.depends_on(imported);
        handler.set_args(3, sycl::accessor(buffer, handler, sycl::read_write));
        handler.parallel_for(sycl::nd_range<1>(kCount, 64), kernels["add"]);
      });
      queue.wait_and_throw();
      const sycl::host_accessor seen(buffer, sycl::read_only);
      for (size_t i = 0; i < kCount; ++i)
        testbed::expectEqual(seen[i], 7, "an imported buffer after a kernel");
    }
    // A buffer's memory goes back when the work of all queues of its context is over, and that is asked at a wait.
    queue.fill(testbed::deviceUsm<int>(queue, kCount).get(), 0, kCount).wait();
  }
  testbed::expectEqual(fact<cl_uint>(memory, clGetMemObjectInfo, CL_MEM_REFERENCE_COUNT), 1u,
                       "references to the buffer when SYCL has let go of it");
  testbed::expectEqual(fact<cl_uint>(native, clGetCommandQueueInfo, CL_QUEUE_REFERENCE_COUNT), 1u,
                       "references to the queue when SYCL has let go of it");
  clReleaseEvent(filled);
  clReleaseMemObject(memory);
  clReleaseCommandQueue(native);
  clReleaseContext(context);
}

void programOfOpenCL(sycl::queue &queue) {
  cl_context context = sycl::get_native<kBackend>(queue.get_context());
  const char *source =
      "kernel void square(global int *values) { size_t i = get_global_id(0); values[i] *= values[i]; }";
  cl_int status = CL_SUCCESS;
  cl_program program = clCreateProgramWithSource(context, 1, &source, nullptr, &status);
  succeeded(status, "clCreateProgramWithSource");
  succeeded(clBuildProgram(program, 0, nullptr, "", nullptr, nullptr), "clBuildProgram");
  cl_kernel native = clCreateKernel(program, "square", &status);
  succeeded(status, "clCreateKernel");
  {
    const auto kernel = sycl::make_kernel<kBackend>(native, queue.get_context());
    const auto memory = testbed::deviceUsm<int>(queue, kCount);
    const auto filled = queue.fill(memory.get(), 9, kCount);
    testbed::launch(queue, kernel, kCount, {filled}, memory.get());
    testbed::expectEach(
        testbed::contents(queue, memory.get(), kCount), [](size_t) { return 81; }, "squares");
  }
  clReleaseKernel(native);
  clReleaseProgram(program);
  clReleaseContext(context);
}

} // namespace

int main() {
  return testbed::run([] {
    sycl::queue queue{sycl::property::queue::in_order{}};
    testbed::require(queue.get_backend() == kBackend, "OpenCL handles");
    handlesOfSycl(queue);
    if (queue.get_device().get_info<sycl::info::device::max_compute_units>() > 1)
      subDevices(queue.get_device());
    queueOfSycl(queue);
    objectsOfOpenCL(sycl::get_native<kBackend>(queue.get_device()));
    programOfOpenCL(queue);
  });
}
