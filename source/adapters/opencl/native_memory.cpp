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
  for (uint32_t i = 0; i < context_.size(); ++i) {
    if (!context_.device(i).hostWork)
      return false;
  }
  return true;
}

void NativeMemory::note(void *block, size_t size) {
  if (!isSvm())
    return;
  std::lock_guard lock(mutex_);
  blocks_[reinterpret_cast<uintptr_t>(block)] = size;
  empty_.store(false, std::memory_order_relaxed);
}

/// What isn't the driver's is a block of its own. With the lock.
cl_int NativeMemory::blockOf(void *memory, uintptr_t *block) const noexcept {
  const auto address = reinterpret_cast<uintptr_t>(memory);
  *block = address;
  if (isSvm()) {
    const auto next = blocks_.upper_bound(address);
    if (next != blocks_.begin() && address - std::prev(next)->first < std::prev(next)->second)
      *block = std::prev(next)->first;
    return CL_SUCCESS;
  }
  if (context_.way() != MemoryWay::usm)
    return CL_SUCCESS;
  void *base = nullptr;
  const cl_int result = context_.api().clGetMemAllocInfoINTEL(context_.native(), memory, CL_MEM_ALLOC_BASE_PTR_INTEL,
                                                              sizeof base, &base, nullptr);
  if (result == CL_SUCCESS && base)
    *block = reinterpret_cast<uintptr_t>(base);
  return result;
}

ur_result_t NativeMemory::handleOf(void *memory, size_t size, cl_mem *native) noexcept {
  // Shared virtual memory is what a buffer made of it uses, whatever the device.
  if (size == 0 || !(isSvm() || shared()))
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return core::guarded([&] {
    std::lock_guard lock(mutex_);
    uintptr_t block = 0;
    if (const cl_int result = blockOf(memory, &block); result != CL_SUCCESS)
      return translate(result);
    empty_.store(false, std::memory_order_relaxed);
    const auto place = over_.try_emplace(Range{block, reinterpret_cast<uintptr_t>(memory), size}).first;
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
      empty_.store(false, std::memory_order_relaxed);
    }
    *memory = {address, core::MemoryKind::host, 0, *size, owned};
    return UR_RESULT_SUCCESS;
  });
}

bool NativeMemory::giveBack(void *block) noexcept {
  if (empty_.load(std::memory_order_relaxed)) [[likely]]
    return false;
  const auto release = context_.api().clReleaseMemObject;
  const auto start = reinterpret_cast<uintptr_t>(block);
  std::lock_guard lock(mutex_);
  blocks_.erase(start);
  for (auto place = over_.lower_bound({start, 0, 0}); place != over_.end() && std::get<0>(place->first) == start;
       place = over_.erase(place))
    (void)release(place->second);
  const auto imported = imports_.find(block);
  if (imported == imports_.end())
    return false;
  (void)release(imported->second);
  imports_.erase(imported);
  return true;
}

} // namespace ur::opencl
