// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/hip/roles.hpp"

#include <memory>
#include <new>

namespace ur::hip {

namespace {

constexpr hipMemoryType5 typeFor5(MemoryType type) noexcept {
  switch (type) {
  case hipMemoryTypeHost:
    return hipMemoryTypeHost5;
  case hipMemoryTypeArray:
    return hipMemoryTypeArray5;
  case hipMemoryTypeUnified:
    return hipMemoryTypeUnified5;
  default:
    return hipMemoryTypeDevice5;
  }
}

/// One end of a box, `sizes` of which are to be narrowed.
bool narrowed(std::initializer_list<std::pair<size_t, unsigned *>> sizes) noexcept {
  for (const auto &[size, to] : sizes) {
    if (size > std::numeric_limits<unsigned>::max())
      return false;
    *to = narrow(size);
  }
  return true;
}

} // namespace

Result launchHostFunction(const Api &api, StreamHandle stream, hipHostFn_t function, void *data) noexcept {
  if (api.hipLaunchHostFunc)
    return api.hipLaunchHostFunc(stream, function, data);
  struct Call {
    hipHostFn_t function;
    void *data;
  };
  std::unique_ptr<Call> call(new (std::nothrow) Call{function, data});
  if (!call)
    return kOutOfMemory;
  const auto run = [](hipStream_t, hipError_t, void *given) {
    const std::unique_ptr<Call> owned(static_cast<Call *>(given));
    owned->function(owned->data);
  };
  const Result result = api.hipStreamAddCallback(stream, run, call.get(), 0);
  if (result == kSuccess)
    (void)call.release(); // it is the callback's
  return result;
}

Result streamSynchronize(const Api &api, StreamHandle stream) noexcept {
  std::atomic<EventHandle> spare{nullptr};
  const Result result = streamFinish(api, stream, spare);
  if (const EventHandle left = spare.load())
    (void)api.hipEventDestroy(left);
  return result;
}

Result streamFinish(const Api &api, StreamHandle stream, std::atomic<EventHandle> &spare) noexcept {
  EventHandle end = spare.exchange(nullptr); // another that waits now makes one of its own
  Result result = end ? kSuccess : api.hipEventCreateWithFlags(&end, kPlainEvent);
  if (result == kSuccess) {
    result = api.hipEventRecord(end, stream);
    if (result == kSuccess)
      result = api.hipEventSynchronize(end);
    if (EventHandle none = nullptr; !spare.compare_exchange_strong(none, end))
      (void)api.hipEventDestroy(end);
  }
  // What runs must be over, even where there is no event for it.
  return result == kSuccess ? result : api.hipStreamSynchronize(stream);
}

Result memcpy3DAsync(const Api &api, const Copy3D *box, StreamHandle stream) noexcept {
  if (!api.layoutsOf5())
    return api.hipDrvMemcpy3DAsync(box, stream);
  HIP_MEMCPY3D5 made{};
  made.srcMemoryType = typeFor5(box->srcMemoryType);
  made.srcHost = box->srcHost;
  made.srcDevice = box->srcDevice;
  made.srcArray = box->srcArray;
  made.dstMemoryType = typeFor5(box->dstMemoryType);
  made.dstHost = box->dstHost;
  made.dstDevice = box->dstDevice;
  made.dstArray = box->dstArray;
  const bool fits = narrowed({{box->srcXInBytes, &made.srcXInBytes},
                              {box->srcY, &made.srcY},
                              {box->srcZ, &made.srcZ},
                              {box->srcPitch, &made.srcPitch},
                              {box->srcHeight, &made.srcHeight},
                              {box->dstXInBytes, &made.dstXInBytes},
                              {box->dstY, &made.dstY},
                              {box->dstZ, &made.dstZ},
                              {box->dstPitch, &made.dstPitch},
                              {box->dstHeight, &made.dstHeight},
                              {box->WidthInBytes, &made.WidthInBytes},
                              {box->Height, &made.Height},
                              {box->Depth, &made.Depth}});
  // The function takes a pointer to the structure of its own release.
  return fits ? api.hipDrvMemcpy3DAsync(reinterpret_cast<const HIP_MEMCPY3D *>(&made), stream) : kInvalidValue;
}

Result launchKernel(const Api &api, FunctionHandle function, const LaunchSizes &sizes, StreamHandle stream,
                    void **values, const core::LaunchDesc &desc) noexcept {
  const auto &[groups, items, memory] = sizes;
  if (!fits(sizes))
    return kInvalidValue;
  if (desc.cooperative) {
    return api.hipModuleLaunchCooperativeKernel(function, groups[0], groups[1], groups[2], items[0], items[1], items[2],
                                                memory, stream, values);
  }
  return api.hipModuleLaunchKernel(function, groups[0], groups[1], groups[2], items[0], items[1], items[2], memory,
                                   stream, values, nullptr);
}

} // namespace ur::hip
