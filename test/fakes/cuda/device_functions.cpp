// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/modules.hpp"

#include <cstdio>
#include <cstring>

namespace ur::cuda::fake {

CUresult cuInit(unsigned) {
  BEGIN_WITHOUT_CONTEXT();
  return CUDA_SUCCESS;
}
CUresult cuDriverGetVersion(int *version) {
  BEGIN_WITHOUT_CONTEXT();
  *version = engine().version;
  return CUDA_SUCCESS;
}
CUresult cuGetErrorName(CUresult, const char **name) {
  *name = "an error of the fake driver";
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetCount(int *count) {
  BEGIN_WITHOUT_CONTEXT();
  *count = engine().deviceCount;
  return *count ? CUDA_SUCCESS : CUDA_ERROR_NO_DEVICE;
}
CUresult cuDeviceGet(CUdevice *device, int index) {
  BEGIN_WITHOUT_CONTEXT();
  if (index < 0 || index >= engine().deviceCount)
    return CUDA_ERROR_INVALID_DEVICE;
  *device = index;
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetName(char *name, int size, CUdevice) {
  BEGIN_WITHOUT_CONTEXT();
  std::strncpy(name, "Fake CUDA device", static_cast<size_t>(size));
  return CUDA_SUCCESS;
}
CUresult cuDeviceTotalMem(size_t *bytes, CUdevice device) {
  BEGIN_WITHOUT_CONTEXT();
  *bytes = engine().devices[device].total;
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device) {
  BEGIN_WITHOUT_CONTEXT();
  std::memcpy(uuid->bytes, "fake-cuda-device", sizeof uuid->bytes);
  uuid->bytes[15] = static_cast<char>(device);
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetPCIBusId(char *text, int size, CUdevice device) {
  BEGIN_WITHOUT_CONTEXT();
  std::snprintf(text, static_cast<size_t>(size), "0000:FA:%02X.0", static_cast<unsigned>(device));
  return CUDA_SUCCESS;
}

CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice device) {
  BEGIN_WITHOUT_CONTEXT();
  switch (attribute) {
  case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
  case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X:
  case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y:
    *value = kMaxThreads;
    break;
  case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z:
    *value = 64;
    break;
  case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X:
    *value = 0x7fffffff;
    break;
  case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y:
  case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z:
  case CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY:
    *value = 0xffff;
    break;
  case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK:
    *value = 65536;
    break;
  case CU_DEVICE_ATTRIBUTE_WARP_SIZE:
    *value = 32;
    break;
  case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
    *value = kMultiprocessors;
    break;
  case CU_DEVICE_ATTRIBUTE_CLOCK_RATE:
  case CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE:
    *value = 1000000;
    break;
  case CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH:
    *value = 256;
    break;
  case CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE:
    *value = 1 << 20;
    break;
  case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
    *value = 9;
    break;
  case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN:
    *value = kMaxShared;
    break;
  case CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED:
    *value = device != 2; // so that there is one that can't
    break;
  case CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY:
  case CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS:
  case CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH:
  case CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH:
  case CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED:
  case CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED:
  case CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED:
  case CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM:
  case CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED:
  case CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:
  case CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED:
  case CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED:
    *value = 1;
    break;
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT:
    *value = 65536;
    break;
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT:
    *value = 32768;
    break;
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH:
    *value = 16384;
    break;
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS:
  case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS:
    *value = 2048;
    break;
  case CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID:
    *value = 0x2a0010de;
    break;
  default:
    *value = 0;
  }
  return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
  BEGIN_WITHOUT_CONTEXT();
  Context &primary = engine().contexts[device];
  if (primary.lost != CUDA_SUCCESS)
    return primary.lost;
  ++primary.retained;
  *context = reinterpret_cast<CUcontext>(&primary);
  return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxRelease(CUdevice device) {
  ENDING_WITHOUT_CONTEXT();
  Context &primary = engine().contexts[device];
  if (primary.retained == 0)
    die("cuDevicePrimaryCtxRelease: it isn't retained");
  if (--primary.retained == 0)
    primary.peers.clear();
  return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxGetState(CUdevice device, unsigned *flags, int *active) {
  BEGIN_WITHOUT_CONTEXT();
  *flags = 0;
  *active = engine().contexts[device].retained != 0;
  return CUDA_SUCCESS;
}
CUresult cuCtxGetCurrent(CUcontext *context) {
  BEGIN_WITHOUT_CONTEXT();
  *context = reinterpret_cast<CUcontext>(static_cast<Context *>(t_current));
  return CUDA_SUCCESS;
}
/// That which gives the caller's context back can't be made to fail: there would be no way to do better.
CUresult cuCtxSetCurrent(CUcontext context) {
  const Call call(__func__, false, !engine().caller || reinterpret_cast<Context *>(context) != engine().caller);
  if (call.refused() != CUDA_SUCCESS)
    return call.refused();
  t_current = reinterpret_cast<Context *>(context);
  return CUDA_SUCCESS;
}
CUresult cuCtxGetDevice(CUdevice *device) {
  BEGIN();
  *device = t_current->device->index;
  return CUDA_SUCCESS;
}
CUresult cuCtxDestroy(CUcontext handle) {
  ENDING_WITHOUT_CONTEXT();
  Context &context = engine().others.of(handle, __func__); // primary ones are released
  if (t_current == &context)
    t_current = nullptr;
  engine().others.take(context);
  return CUDA_SUCCESS;
}

CUresult cuDeviceCanAccessPeer(int *possible, CUdevice device, CUdevice peer) {
  BEGIN_WITHOUT_CONTEXT();
  if (device < 0 || device >= engine().deviceCount || peer < 0 || peer >= engine().deviceCount)
    return CUDA_ERROR_INVALID_DEVICE;
  *possible = Engine::arePeers(device, peer);
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attribute, CUdevice device, CUdevice peer) {
  BEGIN_WITHOUT_CONTEXT();
  if (attribute != CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED)
    return CUDA_ERROR_INVALID_VALUE;
  if (device == peer || device >= engine().deviceCount || peer >= engine().deviceCount)
    return CUDA_ERROR_INVALID_DEVICE;
  *value = Engine::arePeers(device, peer);
  return CUDA_SUCCESS;
}
CUresult cuCtxEnablePeerAccess(CUcontext handle, unsigned flags) {
  BEGIN();
  const auto *peer = reinterpret_cast<Context *>(handle);
  if (flags != 0)
    return CUDA_ERROR_INVALID_VALUE;
  if (peer == t_current || peer->retained == 0)
    return CUDA_ERROR_INVALID_CONTEXT;
  if (!Engine::arePeers(t_current->device->index, peer->device->index))
    return CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
  return t_current->peers.insert(peer->device).second ? CUDA_SUCCESS : CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
}
CUresult cuCtxDisablePeerAccess(CUcontext handle) {
  BEGIN();
  const auto *peer = reinterpret_cast<Context *>(handle);
  return t_current->peers.erase(peer->device) ? CUDA_SUCCESS : CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
}
CUresult cuCtxGetStreamPriorityRange(int *lowest, int *highest) {
  BEGIN();
  *lowest = 0;
  *highest = -5;
  return CUDA_SUCCESS;
}

} // namespace ur::cuda::fake
