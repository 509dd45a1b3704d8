// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's roles (docs/adr/0037-cuda-like.md): what source/adapters/cuda_like calls by names that all vendors share. Here
// are the calls in which HIP differs; role_types.hpp and role_calls.hpp have what is the same under another name.
//
// Where HIP differs: its addresses are pointers, its contexts are its devices, it has fills of rows by bytes only, HIP
// 5 has other numbers for kinds of memory, and boxes whose sizes have 32 bits, and HIP 7 lays fills of graphs out anew.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/cuda_like/launch_sizes.hpp"
#include "adapters/hip/current.hpp"
#include "adapters/hip/role_calls.hpp"

#include <atomic>
#include <cstring>
#include <limits>

namespace ur::hip {

inline Result graphExecUpdate(const Api &api, GraphExecHandle executable, GraphHandle graph) noexcept {
  GraphNodeHandle node = nullptr;
  hipGraphExecUpdateResult why{};
  return api.hipGraphExecUpdate(executable, graph, &node, &why);
}
inline Result graphAddCopy(const Api &api, GraphNodeHandle *node, GraphHandle graph, const GraphNodeHandle *after,
                           size_t count, DeviceAddress dst, DeviceAddress src, size_t size, ContextHandle) noexcept {
  return api.hipGraphAddMemcpyNode1D(node, graph, after, count, reinterpret_cast<void *>(dst),
                                     reinterpret_cast<const void *>(src), size, hipMemcpyDefault);
}
inline Result graphAddFill(const Api &api, GraphNodeHandle *node, GraphHandle graph, const GraphNodeHandle *after,
                           size_t count, DeviceAddress dst, unsigned word, unsigned unit, size_t words,
                           ContextHandle) noexcept {
  const hipMemsetParams params{given(dst), words * unit, word, unit, words, 1};
  const hipMemsetParams6 params6{given(dst), unit, 1, words * unit, word, words};
  // The function takes a pointer to the structure of its own release.
  return api.hipGraphAddMemsetNode(node, graph, after, count,
                                   api.fillsOf6() ? reinterpret_cast<const hipMemsetParams *>(&params6) : &params);
}

// Contexts are devices, which are always there.
inline Result primaryRetain(const Api &, ContextHandle *context, DeviceNumber device) noexcept {
  *context = device;
  return kSuccess;
}
inline Result primaryRelease(const Api &, DeviceNumber) noexcept {
  return kSuccess;
}
inline Result primaryState(const Api &, DeviceNumber, unsigned *flags, int *active) noexcept {
  *flags = 0;
  *active = 1;
  return kSuccess;
}
inline Result contextDestroy(const Api &, ContextHandle) noexcept {
  return kSuccess;
}
inline void setContexts(Copy3D &, ContextHandle, ContextHandle) noexcept {}

/// Where there is no such function, as in HIP 5.2, by a callback. One thread runs those of all streams: for what is
/// short, and no user's.
[[nodiscard]] Result launchHostFunction(const Api &api, StreamHandle stream, hipHostFn_t function, void *data) noexcept;
/// By an event: while hipStreamSynchronize waits, the runtime holds up others who call with that stream.
[[nodiscard]] Result streamSynchronize(const Api &api, StreamHandle stream) noexcept;
/// The same, by an event that is kept for the next time: `spare` may have one, and is its owner's to destroy.
[[nodiscard]] Result streamFinish(const Api &api, StreamHandle stream, std::atomic<EventHandle> &spare) noexcept;

/// The runtime finds out whose memory it is. INVALID_VALUE: HIP 5 can't count so far.
[[nodiscard]] Result memcpy3DAsync(const Api &api, const Copy3D *box, StreamHandle stream) noexcept;
inline Result memcpy3DPeerAsync(const Api &api, const Copy3D *box, StreamHandle stream) noexcept {
  return memcpy3DAsync(api, box, stream);
}
inline Result ipcOpenMemory(const Api &api, DeviceAddress *address, const IpcMemoryHandle &handle,
                            unsigned flags) noexcept {
  return api.hipIpcOpenMemHandle(given(address), handle, api.layoutsOf5() ? 0 : flags);
}
/// Streams that wait for memory want a kind of it that is made for them: none of ours does.
inline Result streamWaitValue(const Api &, StreamHandle, DeviceAddress, unsigned, unsigned) noexcept {
  return kNotSupported;
}

/// What an array of a launch's arguments in one piece says comes next, and its end.
inline void *const kArgumentsBegin = HIP_LAUNCH_PARAM_BUFFER_POINTER,
                   *const kArgumentsSize = HIP_LAUNCH_PARAM_BUFFER_SIZE, *const kArgumentsEnd = HIP_LAUNCH_PARAM_END;
inline KernelNodeParams kernelNode(FunctionHandle function, const LaunchSizes &sizes, void **values,
                                   void **extra) noexcept {
  const auto &[groups, items, memory] = sizes;
  return {{items[0], items[1], items[2]}, extra, function, {groups[0], groups[1], groups[2]}, values, memory};
}
/// Of all items of a dimension the runtime takes fewer than 2^32.
constexpr bool fits(const LaunchSizes &sizes) noexcept {
  constexpr uint64_t kMost = std::numeric_limits<uint32_t>::max();
  for (int i = 0; i < 3; ++i) {
    if (uint64_t{sizes.groups[i]} * sizes.items[i] > kMost)
      return false;
  }
  return true;
}
/// With all arguments in one piece.
[[gnu::always_inline]] inline Result launchPacked(const Api &api, FunctionHandle function, const LaunchSizes &sizes,
                                                  StreamHandle stream, void **extra) noexcept {
  const auto &[groups, items, memory] = sizes;
  if (!fits(sizes)) [[unlikely]]
    return kInvalidValue;
  return api.hipModuleLaunchKernel(function, groups[0], groups[1], groups[2], items[0], items[1], items[2], memory,
                                   stream, nullptr, extra);
}
/// With an address for each argument. A cooperative launch takes no other form.
[[nodiscard]] Result launchKernel(const Api &api, FunctionHandle function, const LaunchSizes &sizes,
                                  StreamHandle stream, void **values, const core::LaunchDesc &desc) noexcept;

inline Result memcpyAsync(const Api &api, DeviceAddress dst, DeviceAddress src, size_t size,
                          StreamHandle stream) noexcept {
  return api.hipMemcpyAsync(given(dst), given(src), size, hipMemcpyDefault, stream);
}
template <class Set>
Result eachRow(DeviceAddress dst, size_t pitch, size_t height, Set &&set) noexcept {
  Result result = kSuccess;
  for (size_t y = 0; y < height && result == kSuccess; ++y)
    result = set(given(dst + y * pitch));
  return result;
}
inline Result memset2D16Async(const Api &api, DeviceAddress dst, size_t pitch, unsigned short value, size_t width,
                              size_t height, StreamHandle stream) noexcept {
  return eachRow(dst, pitch, height, [&](void *row) { return api.hipMemsetD16Async(row, value, width, stream); });
}
inline Result memset2D32Async(const Api &api, DeviceAddress dst, size_t pitch, unsigned value, size_t width,
                              size_t height, StreamHandle stream) noexcept {
  return eachRow(dst, pitch, height,
                 [&](void *row) { return api.hipMemsetD32Async(row, static_cast<int>(value), width, stream); });
}

constexpr AccessDesc accessOf(DeviceNumber device, AccessFlags flags) noexcept {
  return {{hipMemLocationTypeDevice, device}, flags};
}
/// A kind of memory as HIP 6 has it.
constexpr MemoryType typeOf5(int type) noexcept {
  constexpr MemoryType kTypes[] = {kHostMemory, kDeviceMemory, kArrayMemory, kAnyMemory, hipMemoryTypeManaged};
  return type >= 0 && type <= hipMemoryTypeManaged5 ? kTypes[type] : hipMemoryTypeUnregistered;
}
struct PointerFacts {
  MemoryType type{};
  int managed = 0;
  DeviceNumber device = -1;
};
/// An error for memory that the runtime doesn't know, though HIP 6 answers that it is unregistered.
inline Result pointerFacts(const Api &api, PointerFacts *facts, DeviceAddress address) noexcept {
  hipPointerAttribute_t read{};
  const Result result = api.hipPointerGetAttributes(&read, given(address));
  const MemoryType type = api.layoutsOf5() ? typeOf5(read.type) : read.type;
  const bool managed = read.isManaged || type == hipMemoryTypeManaged;
  *facts = {managed ? kDeviceMemory : type, managed, read.device};
  return result == kSuccess && facts->type == hipMemoryTypeUnregistered ? kInvalidValue : result;
}
inline Result pointerType(const Api &api, MemoryType *type, DeviceAddress address) noexcept {
  PointerFacts facts;
  const Result result = pointerFacts(api, &facts, address);
  *type = facts.type;
  return result;
}

inline Result rangeFacts(const Api &api, PointerFacts *facts, DeviceAddress *start, size_t *size,
                         DeviceAddress address) noexcept {
  const Result result = pointerFacts(api, facts, address);
  return result == kSuccess ? api.hipMemGetAddressRange(given(start), size, given(address)) : result;
}

inline PhysicalProps physicalProps(DeviceNumber device, bool shareable, bool) noexcept {
  PhysicalProps props{};
  props.type = hipMemAllocationTypePinned;
  props.location = {hipMemLocationTypeDevice, device};
  props.requestedHandleType = shareable ? kDescriptorHandle : hipMemHandleTypeNone;
  return props;
}
/// Pools are of device memory, and have no limit.
inline PoolProps poolProps(core::MemoryKind, DeviceNumber device, size_t) noexcept {
  PoolProps props{};
  props.allocType = hipMemAllocationTypePinned;
  props.location = {hipMemLocationTypeDevice, device};
  return props;
}

inline Result externalMemoryImport(const Api &api, ExternalMemoryHandle *memory, int descriptor, size_t size) noexcept {
  hipExternalMemoryHandleDesc desc{};
  desc.type = hipExternalMemoryHandleTypeOpaqueFd;
  desc.handle.fd = descriptor;
  desc.size = size;
  return api.hipImportExternalMemory(memory, &desc);
}
inline Result externalMemoryMap(const Api &api, DeviceAddress *mapped, ExternalMemoryHandle memory, size_t offset,
                                size_t size) noexcept {
  hipExternalMemoryBufferDesc desc{};
  desc.offset = offset;
  desc.size = size;
  return api.hipExternalMemoryGetMappedBuffer(given(mapped), memory, &desc);
}
inline Result semaphoreImport(const Api &api, SemaphoreHandle *semaphore, bool timeline, int descriptor) noexcept {
  if (timeline)
    return kNotSupported;
  hipExternalSemaphoreHandleDesc desc{};
  desc.type = hipExternalSemaphoreHandleTypeOpaqueFd;
  desc.handle.fd = descriptor;
  return api.hipImportExternalSemaphore(semaphore, &desc);
}
inline Result semaphoreWait(const Api &api, SemaphoreHandle semaphore, uint64_t value, StreamHandle stream) noexcept {
  hipExternalSemaphoreWaitParams params{};
  params.params.fence.value = value;
  return api.hipWaitExternalSemaphoresAsync(&semaphore, &params, 1, stream);
}
inline Result semaphoreSignal(const Api &api, SemaphoreHandle semaphore, uint64_t value, StreamHandle stream) noexcept {
  hipExternalSemaphoreSignalParams params{};
  params.params.fence.value = value;
  return api.hipSignalExternalSemaphoresAsync(&semaphore, &params, 1, stream);
}

inline Result streamContext(const Api &api, StreamHandle stream, ContextHandle *context) noexcept {
  return api.hipStreamGetDevice(stream, context);
}
/// Nothing tells it.
inline Result functionModule(const Api &, ModuleHandle *, FunctionHandle) noexcept {
  return kNotSupported;
}
inline Result functionName(const Api &api, const char **name, FunctionHandle function) noexcept {
  *name = api.hipKernelNameRef(function);
  return *name ? kSuccess : kInvalidHandle;
}
inline Result surfaceCreate(const Api &api, SurfaceHandle *surface, ArrayHandle array) noexcept {
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipSurfaceObject_t made = nullptr;
  const Result result = api.hipCreateSurfaceObject(&made, &resource);
  *surface = reinterpret_cast<SurfaceHandle>(made);
  return result;
}
inline Result surfaceDestroy(const Api &api, SurfaceHandle surface) noexcept {
  return api.hipDestroySurfaceObject(reinterpret_cast<hipSurfaceObject_t>(surface));
}
inline Result textureCreate(const Api &api, TextureHandle *texture, ArrayHandle array,
                            const TextureDesc &desc) noexcept {
  HIP_RESOURCE_DESC resource{};
  resource.resType = HIP_RESOURCE_TYPE_ARRAY;
  resource.res.array.hArray = array;
  hipTextureObject_t made = nullptr;
  const Result result = api.hipTexObjectCreate(&made, &resource, &desc, nullptr);
  *texture = reinterpret_cast<TextureHandle>(made);
  return result;
}
inline Result textureDestroy(const Api &api, TextureHandle texture) noexcept {
  return api.hipTexObjectDestroy(reinterpret_cast<hipTextureObject_t>(texture));
}

} // namespace ur::hip
