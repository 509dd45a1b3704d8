// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "opencl/command_buffers.hpp"

#include "adapters/opencl/api/library.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace ur::opencl {

struct _cl_mutable_command_khr {
  cl_kernel kernel = nullptr; ///< with the arguments of this command
  cl_uint dims = 0;
  std::vector<size_t> offset, global, local; ///< empty: none, or left open
  bool updatable = false;
};

struct _cl_command_buffer_khr {
  using Enqueue = std::function<cl_int(cl_command_queue, cl_uint, const cl_event *, cl_event *)>;
  bool isMutable = false, inOrder = true, finalized = false;
  std::vector<Enqueue> commands = {};
  std::vector<std::unique_ptr<_cl_mutable_command_khr>> launches = {};
};

} // namespace ur::opencl

namespace ur::opencl::fake {

namespace {

Api g_real;

cl_version offered() {
  unsigned major = 0, minor = 0, patch = 0;
  const char *const text = std::getenv("FAKE_OPENCL_COMMAND_BUFFERS");
  return text && std::sscanf(text, "%u.%u.%u", &major, &minor, &patch) == 3 ? versionOf(major, minor, patch) : 0;
}

/// What a program may not do is an error of the adapter's, and none that a driver would have to see.
void need(bool good, const char *what) {
  if (good)
    return;
  std::fprintf(stderr, "fake_libopencl: %s\n", what);
  std::abort();
}

std::vector<size_t> sizes(const size_t *given, cl_uint count) {
  return given ? std::vector<size_t>(given, given + count) : std::vector<size_t>();
}
const size_t *orNull(const std::vector<size_t> &list) {
  return list.empty() ? nullptr : list.data();
}

cl_command_buffer_khr create(cl_uint count, const cl_command_queue *queues,
                             const cl_command_buffer_properties_khr *properties, cl_int *result) {
  cl_bitfield flags = 0, order = 0;
  need(count == 1 && (!properties || (properties[0] == CL_COMMAND_BUFFER_FLAGS_KHR && properties[2] == 0)),
       "clCreateCommandBufferKHR: other than one queue, or unknown properties");
  *result =
      g_real.clGetCommandQueueInfo(queues[0], static_cast<cl_uint>(CL_QUEUE_PROPERTIES), sizeof order, &order, nullptr);
  if (*result != CL_SUCCESS)
    return nullptr;
  if (properties)
    flags = properties[1];
  return new _cl_command_buffer_khr{(flags & CL_COMMAND_BUFFER_MUTABLE_KHR) != 0,
                                    (order & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE) == 0};
}

cl_int finalize(cl_command_buffer_khr buffer) {
  need(!buffer->finalized, "clFinalizeCommandBufferKHR: twice");
  buffer->finalized = true;
  return CL_SUCCESS;
}

/// Runs on their way have the driver's own references.
cl_int release(cl_command_buffer_khr buffer) {
  for (const auto &launch : buffer->launches)
    (void)g_real.clReleaseKernel(launch->kernel);
  delete buffer;
  return CL_SUCCESS;
}

/// Each command comes after the one before, which is more than its points say.
cl_int enqueue(cl_uint count, cl_command_queue *queues, cl_command_buffer_khr buffer, cl_uint waits,
               const cl_event *list, cl_event *event) {
  need(count == 1 && buffer->finalized, "clEnqueueCommandBufferKHR: other than one queue, or not finalized");
  cl_event before = nullptr;
  cl_int result = CL_SUCCESS;
  for (const auto &command : buffer->commands) {
    cl_event end = nullptr;
    result = before ? command(queues[0], 1, &before, &end) : command(queues[0], waits, list, &end);
    if (before)
      (void)g_real.clReleaseEvent(before);
    before = end;
    if (result != CL_SUCCESS)
      break;
  }
  if (before && (result != CL_SUCCESS || !event))
    (void)g_real.clReleaseEvent(before);
  else if (event)
    *event = before;
  return result;
}

/// The points are of earlier commands, and of none twice; without an order there are points.
cl_int add(cl_command_buffer_khr buffer, cl_command_queue queue, cl_uint count, const cl_sync_point_khr *list,
           cl_sync_point_khr *point, _cl_command_buffer_khr::Enqueue command) {
  std::vector<cl_sync_point_khr> points(list, list + count);
  std::sort(points.begin(), points.end());
  const bool good = std::adjacent_find(points.begin(), points.end()) == points.end() &&
                    (points.empty() || points.back() < buffer->commands.size()) && (buffer->inOrder || point);
  need(!queue && !buffer->finalized && good, "clCommand...KHR: a queue, a finalized buffer or bad points");
  if (point)
    *point = static_cast<cl_sync_point_khr>(buffer->commands.size());
  buffer->commands.push_back(std::move(command));
  return CL_SUCCESS;
}

cl_int barrier(cl_command_buffer_khr buffer, cl_command_queue queue, const cl_command_properties_khr *, cl_uint count,
               const cl_sync_point_khr *list, cl_sync_point_khr *point, cl_mutable_command_khr *) {
  return add(buffer, queue, count, list, point, g_real.clEnqueueBarrierWithWaitList);
}

cl_int launch(cl_command_buffer_khr buffer, cl_command_queue queue, const cl_command_properties_khr *properties,
              cl_kernel kernel, cl_uint dims, const size_t *offset, const size_t *global, const size_t *local,
              cl_uint count, const cl_sync_point_khr *list, cl_sync_point_khr *point, cl_mutable_command_khr *handle) {
  const bool updatable = properties && properties[0] == CL_MUTABLE_DISPATCH_UPDATABLE_FIELDS_KHR;
  need(buffer->isMutable || !(updatable || handle), "clCommandNDRangeKernelKHR: a buffer that isn't mutable");
  cl_int result = CL_SUCCESS;
  auto made = std::make_unique<_cl_mutable_command_khr>(
      _cl_mutable_command_khr{g_real.clCloneKernel(kernel, &result), dims, sizes(offset, dims), sizes(global, dims),
                              sizes(local, dims), updatable});
  if (result != CL_SUCCESS)
    return result;
  _cl_mutable_command_khr *const it = made.get();
  result = add(buffer, queue, count, list, point,
               [it](cl_command_queue to, cl_uint waits, const cl_event *events, cl_event *event) {
                 return g_real.clEnqueueNDRangeKernel(to, it->kernel, it->dims, orNull(it->offset), orNull(it->global),
                                                      orNull(it->local), waits, events, event);
               });
  if (result != CL_SUCCESS) {
    (void)g_real.clReleaseKernel(it->kernel);
    return result;
  }
  if (handle)
    *handle = it;
  buffer->launches.push_back(std::move(made));
  return CL_SUCCESS;
}

cl_int copy(cl_command_buffer_khr buffer, cl_command_queue queue, const cl_command_properties_khr *, void *dst,
            const void *src, size_t size, cl_uint count, const cl_sync_point_khr *list, cl_sync_point_khr *point,
            cl_mutable_command_khr *) {
  return add(buffer, queue, count, list, point,
             [=](cl_command_queue to, cl_uint waits, const cl_event *events, cl_event *event) {
               return g_real.clEnqueueSVMMemcpy(to, CL_FALSE, dst, src, size, waits, events, event);
             });
}

cl_int fill(cl_command_buffer_khr buffer, cl_command_queue queue, const cl_command_properties_khr *, void *dst,
            const void *pattern, size_t patternSize, size_t size, cl_uint count, const cl_sync_point_khr *list,
            cl_sync_point_khr *point, cl_mutable_command_khr *) {
  const auto *const from = static_cast<const uint8_t *>(pattern);
  return add(buffer, queue, count, list, point,
             [=, bytes = std::vector<uint8_t>(from, from + patternSize)](cl_command_queue to, cl_uint waits,
                                                                         const cl_event *events, cl_event *event) {
               return g_real.clEnqueueSVMMemFill(to, dst, bytes.data(), bytes.size(), size, waits, events, event);
             });
}

cl_int update(cl_command_buffer_khr buffer, cl_uint count, const cl_command_buffer_update_type_khr *types,
              const void **configs) {
  for (cl_uint i = 0; i < count; ++i) {
    const auto &change = *static_cast<const cl_mutable_dispatch_config_khr *>(configs[i]);
    _cl_mutable_command_khr &of = *change.command;
    const bool resizes = change.global_work_offset || change.global_work_size || change.local_work_size;
    need(types[i] == CL_STRUCTURE_TYPE_MUTABLE_DISPATCH_CONFIG_KHR && buffer->finalized && of.updatable &&
             change.num_exec_infos == 0 && (!resizes || change.work_dim == of.dims),
         "clUpdateMutableCommandsKHR: a launch that may not change, or not so");
    cl_int result = CL_SUCCESS;
    for (const auto &arg : std::span(change.arg_list, change.num_args)) {
      result =
          result == CL_SUCCESS ? g_real.clSetKernelArg(of.kernel, arg.arg_index, arg.arg_size, arg.arg_value) : result;
    }
    for (const auto &arg : std::span(change.arg_svm_list, change.num_svm_args))
      result = result == CL_SUCCESS ? g_real.clSetKernelArgSVMPointer(of.kernel, arg.arg_index, arg.arg_value) : result;
    if (result != CL_SUCCESS)
      return result;
    if (change.global_work_offset)
      of.offset = sizes(change.global_work_offset, of.dims);
    if (change.global_work_size)
      of.global = sizes(change.global_work_size, of.dims);
    if (change.local_work_size)
      of.local = sizes(change.local_work_size, of.dims);
  }
  return CL_SUCCESS;
}

template <class Value>
cl_int answer(Value given, size_t size, void *value, size_t *sizeRet) {
  if (value && size >= sizeof given)
    std::memcpy(value, &given, sizeof given);
  if (sizeRet)
    *sizeRet = sizeof given;
  return CL_SUCCESS;
}

/// Behind the driver's own.
void addExtensions(size_t size, void *value, size_t *sizeRet) {
  cl_name_version added[] = {{offered(), "cl_khr_command_buffer"},
                             {versionOf(0, 9, 3), "cl_khr_command_buffer_mutable_dispatch"}};
  size_t before = 0;
  if (sizeRet)
    before = *sizeRet, *sizeRet += sizeof added;
  else if (value) // who asked for the size has all that room
    before = size - sizeof added;
  if (value && before + sizeof added <= size)
    std::memcpy(static_cast<uint8_t *>(value) + before, added, sizeof added);
}

} // namespace

void *commandBufferFunction(const char *name, void *(*real)(const char *)) {
  if (offered() == 0)
    return nullptr;
  static std::once_flag once;
  std::call_once(once, [&] {
#define FUNCTION(function, version, result, parameters)                                                                \
  g_real.function = reinterpret_cast<decltype(g_real.function)>(real(#function));
#define EXTENSION(function, result, parameters)
#include "adapters/opencl/api/functions.def"
  });
  const struct {
    const char *name;
    void *function;
  } all[] = {{"clCreateCommandBufferKHR", reinterpret_cast<void *>(&create)},
             {"clFinalizeCommandBufferKHR", reinterpret_cast<void *>(&finalize)},
             {"clReleaseCommandBufferKHR", reinterpret_cast<void *>(&release)},
             {"clEnqueueCommandBufferKHR", reinterpret_cast<void *>(&enqueue)},
             {"clCommandBarrierWithWaitListKHR", reinterpret_cast<void *>(&barrier)},
             {"clCommandNDRangeKernelKHR", reinterpret_cast<void *>(&launch)},
             {"clCommandSVMMemcpyKHR", reinterpret_cast<void *>(&copy)},
             {"clCommandSVMMemFillKHR", reinterpret_cast<void *>(&fill)},
             {"clUpdateMutableCommandsKHR", reinterpret_cast<void *>(&update)}};
  const auto *const found =
      std::find_if(std::begin(all), std::end(all), [&](const auto &one) { return std::strcmp(one.name, name) == 0; });
  return found == std::end(all) ? nullptr : found->function;
}

cl_int describeCommandBuffers(cl_int result, cl_uint query, size_t size, void *value, size_t *sizeRet) noexcept {
  if (offered() == 0)
    return result;
  switch (query) {
  case CL_DEVICE_EXTENSIONS_WITH_VERSION:
    if (result == CL_SUCCESS)
      addExtensions(size, value, sizeRet);
    return result;
  case CL_DEVICE_COMMAND_BUFFER_SUPPORTED_QUEUE_PROPERTIES_KHR:
    return answer<cl_bitfield>(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE, size, value,
                               sizeRet);
  case CL_DEVICE_COMMAND_BUFFER_REQUIRED_QUEUE_PROPERTIES_KHR:
    return answer<cl_bitfield>(0, size, value, sizeRet);
  case CL_DEVICE_COMMAND_BUFFER_CAPABILITIES_KHR:
    return answer<cl_bitfield>(CL_COMMAND_BUFFER_CAPABILITY_SIMULTANEOUS_USE_KHR, size, value, sizeRet);
  case CL_DEVICE_MUTABLE_DISPATCH_CAPABILITIES_KHR:
    return answer<cl_bitfield>(0xf, size, value, sizeRet);
  default:
    return result;
  }
}

} // namespace ur::opencl::fake
