// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/native_memory.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/opencl/errors.hpp"
#include "adapters/opencl/info.hpp"
#include "adapters/opencl/waiting.hpp"

namespace ur::opencl {

NativeMemory::~NativeMemory() {
  const auto release = context_.api().clReleaseMemObject;
  for (const auto &[range, buffer] : over_)
    (void)release(buffer);
  for (const auto &[address, buffer] : imports_)
    (void)release(buffer);
}

bool NativeMemory::shared() const noexcept {
  for (uint32_t i = 0; i < context_.size(); ++i)
    if (!context_.device(i).hostWork)
      return false;
  return true;
}

ur_result_t NativeMemory::handleOf(void *memory, size_t size, cl_mem *native) noexcept {
  // Shared virtual memory is what a buffer made of it uses, whatever the device.
  const bool svm = context_.way() == MemoryWay::fineSvm || context_.way() == MemoryWay::coarseSvm;
  if (size == 0 || !(svm || shared()))
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return core::guarded([&] {
    std::lock_guard lock(mutex_);
    const auto place = over_.try_emplace(Range{reinterpret_cast<uintptr_t>(memory), size}).first;
    if (!place->second) {
      cl_int result = CL_SUCCESS;
      place->second = context_.api().clCreateBuffer(context_.native(), CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, size,
                                                    memory, &result);
      if (!place->second) {
        over_.erase(place);
        return result == CL_SUCCESS ? UR_RESULT_ERROR_OUT_OF_RESOURCES : translate(result);
      }
    }
    *native = place->second;
    return UR_RESULT_SUCCESS;
  });
}

/// Where devices and host have the same memory, a mapping is the place itself, which stays when the mapping ends.
cl_int NativeMemory::addressOf(cl_mem native, size_t size, void **address) noexcept {
  const Api &api = context_.api();
  cl_int result = CL_SUCCESS;
  const cl_command_queue queue = api.clCreateCommandQueue(context_.native(), context_.device(0).native, 0, &result);
  if (!queue)
    return result;
  void *const mapped =
      api.clEnqueueMapBuffer(queue, native, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0, size, 0, nullptr, nullptr, &result);
  if (mapped)
    result = api.clEnqueueUnmapMemObject(queue, native, mapped, 0, nullptr, nullptr);
  if (mapped && result == CL_SUCCESS)
    result = finishQueue(api, queue);
  (void)api.clReleaseCommandQueue(queue);
  if (result == CL_SUCCESS)
    *address = mapped;
  return result;
}

ur_result_t NativeMemory::import(cl_mem native, bool owned, core::ImportedMemory *memory) noexcept {
  if (!shared())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const auto get = context_.api().clGetMemObjectInfo;
  const auto context = valueOf<cl_context>(get, native, CL_MEM_CONTEXT);
  const auto type = valueOf<cl_uint>(get, native, CL_MEM_TYPE);
  const auto size = valueOf<size_t>(get, native, CL_MEM_SIZE);
  if (!context || *context != context_.native() || !type || *type != CL_MEM_OBJECT_BUFFER || !size)
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  void *address = nullptr;
  if (const cl_int result = addressOf(native, *size, &address); result != CL_SUCCESS)
    return translate(result);
  return core::guarded([&] {
    if (owned) {
      std::lock_guard lock(mutex_);
      imports_.emplace(address, native);
    }
    *memory = {address, core::MemoryKind::host, 0, *size, owned};
    return UR_RESULT_SUCCESS;
  });
}

bool NativeMemory::giveBack(void *memory, size_t size) noexcept {
  const auto release = context_.api().clReleaseMemObject;
  const auto start = reinterpret_cast<uintptr_t>(memory);
  std::lock_guard lock(mutex_);
  for (auto place = over_.lower_bound({start, 0}); place != over_.end() && place->first.first < start + size;
       place = over_.erase(place))
    (void)release(place->second);
  const auto imported = imports_.find(memory);
  if (imported == imports_.end())
    return false;
  (void)release(imported->second);
  imports_.erase(imported);
  return true;
}

} // namespace ur::opencl
