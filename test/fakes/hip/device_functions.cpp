// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/modules.hpp"
#include "fakes/hip/functions.hpp"

#include <atomic>
#include <cstdio>
#include <cstring>

namespace ur::hip {

using namespace fake;
using cu::engine;

namespace {

/// What devices answer; null: an attribute that the release doesn't know.
const int *attributeOf(hipDeviceAttribute_t attribute, int device) {
  static constexpr int kYes = 1, kNo = 0;
  const static struct {
    hipDeviceAttribute_t attribute;
    int value;
  } kValues[] = {
      {hipDeviceAttributeMaxThreadsPerBlock, cu::kMaxThreads},
      {hipDeviceAttributeMaxBlockDimX, cu::kMaxThreads},
      {hipDeviceAttributeMaxBlockDimY, cu::kMaxThreads},
      {hipDeviceAttributeMaxBlockDimZ, cu::kMaxThreads},
      {hipDeviceAttributeMaxGridDimX, 0x7fffffff},
      {hipDeviceAttributeMaxGridDimY, 0x10000},
      {hipDeviceAttributeMaxGridDimZ, 0x10000},
      {hipDeviceAttributeTotalConstantMemory, 0x7fffffff},
      {hipDeviceAttributeMaxRegistersPerBlock, 65536},
      {hipDeviceAttributeWarpSize, 64},
      {hipDeviceAttributeMultiprocessorCount, cu::kMultiprocessors},
      {hipDeviceAttributeClockRate, 1700000},
      {hipDeviceAttributeMemoryClockRate, 1600000},
      {hipDeviceAttributeMemoryBusWidth, 4096},
      {hipDeviceAttributeL2CacheSize, 8 << 20},
      {hipDeviceAttributeMaxSharedMemoryPerBlock, 64 << 10},
      {hipDeviceAttributeMaxTexture1DWidth, 16384},
      {hipDeviceAttributeMaxTexture2DWidth, 16384},
      {hipDeviceAttributeMaxTexture2DHeight, 16384},
      {hipDeviceAttributeMaxTexture3DWidth, 2048},
      {hipDeviceAttributeMaxTexture3DHeight, 2048},
      {hipDeviceAttributeMaxTexture3DDepth, 2048},
  };
  for (const auto &known : kValues) {
    if (known.attribute == attribute)
      return &known.value;
  }
  switch (attribute) {
  case hipDeviceAttributeVirtualMemoryManagementSupported:
    return release() < 6 ? nullptr : &kYes;
  case hipDeviceAttributeManagedMemory:
  case hipDeviceAttributeConcurrentManagedAccess:
  case hipDeviceAttributeCooperativeLaunch:
  case hipDeviceAttributeMemoryPoolsSupported:
  case hipDeviceAttributeImageSupport:
    return &kYes;
  case hipDeviceAttributeCanUseHostPointerForRegisteredMem:
    return release() < 6 ? nullptr : device == 2 ? &kNo : &kYes; // so that there is one that can't
  case hipDeviceAttributeEccEnabled:
  case hipDeviceAttributeHostNativeAtomicSupported:
  case hipDeviceAttributeIntegrated:
  case hipDeviceAttributePageableMemoryAccess:
    return &kNo;
  default:
    return nullptr;
  }
}

std::atomic<unsigned> g_failingReturns{0};

template <class Properties>
hipError_t properties(const char *function, Properties *given, int device) {
  const cu::Call call(function, false);
  if (call.refused() != CUDA_SUCCESS)
    return of(call.refused());
  if (device < 0 || device >= engine().deviceCount)
    return hipErrorInvalidDevice;
  std::memset(static_cast<void *>(given), 0xee, sizeof *given);
  std::strcpy(given->gcnArchName, "gfx90a:sramecc+:xnack-");
  return hipSuccess;
}

} // namespace

/// So many calls that give a thread's device back to its caller fail from now on.
EXPORT void fakeHipFailReturns(unsigned count) {
  g_failingReturns = count;
}

hipError_t hipInit(unsigned flags) {
  if (engine().deviceCount == 0)
    return hipErrorNoDevice;
  FORWARD(cuInit(flags));
}
hipError_t hipRuntimeGetVersion(int *version) {
  const cu::Call call(__func__, false);
  switch (release()) { // as Debian's 5.2 and 6.4 answer; of newer ones what comes behind the dot is made up
  case 5:
    *version = 50221153;
    break;
  case 6:
    *version = 60443483;
    break;
  default:
    *version = release() * 10000000 + (release() == 7 ? 200000 : 0);
  }
  return of(call.refused());
}
EXPORT const char *hipGetErrorName(hipError_t) {
  return "an error of the fake runtime";
}
hipError_t hipGetDeviceCount(int *count) {
  FORWARD(cuDeviceGetCount(count));
}
/// It fails where there is no place for the answer, and otherwise never: nor can a test make it fail.
hipError_t hipGetDevice(int *device) {
  const cu::Call call(__func__, false, false);
  *device = currentDevice();
  return of(call.refused());
}
/// That which gives the caller's device back fails only as often as fakeHipFailReturns() says.
hipError_t hipSetDevice(int device) {
  const cu::Call call(__func__, false, !isCallers(device));
  if (call.refused() != CUDA_SUCCESS)
    return of(call.refused());
  if (isCallers(device) && device != currentDevice() && g_failingReturns.load() != 0) {
    --g_failingReturns;
    return hipErrorUnknown;
  }
  if (device < 0 || device >= engine().deviceCount)
    return hipErrorInvalidDevice;
  currentDevice() = device;
  return hipSuccess;
}
hipError_t hipDeviceGet(hipDevice_t *device, int index) {
  FORWARD(cuDeviceGet(device, index));
}
hipError_t hipDeviceGetName(char *name, int size, hipDevice_t) {
  const cu::Call call(__func__, false);
  std::snprintf(name, static_cast<size_t>(size), "Fake HIP device");
  return of(call.refused());
}
hipError_t hipDeviceGetAttribute(int *value, hipDeviceAttribute_t attribute, int device) {
  const cu::Call call(__func__, false);
  if (call.refused() != CUDA_SUCCESS)
    return of(call.refused());
  const int *known = attributeOf(attribute, device);
  *value = known ? *known : -1;
  return known ? hipSuccess : hipErrorInvalidValue;
}
EXPORT hipError_t hipGetDeviceProperties(hipDeviceProp_t5 *given, int device) {
  return properties(__func__, given, device);
}
EXPORT hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_tR0600 *given, int device) {
  return properties(__func__, given, device);
}
hipError_t hipDeviceTotalMem(size_t *bytes, hipDevice_t device) {
  FORWARD(cuDeviceTotalMem(bytes, device));
}
hipError_t hipDeviceGetUuid(hipUUID *uuid, hipDevice_t device) {
  FORWARD(cuDeviceGetUuid(as<CUuuid *>(uuid), device));
}
hipError_t hipDeviceGetPCIBusId(char *text, int size, int device) {
  FORWARD(cuDeviceGetPCIBusId(text, size, device));
}
hipError_t hipDeviceGetStreamPriorityRange(int *lowest, int *highest) {
  const cu::Call call(__func__, false);
  *lowest = 1;
  *highest = -1;
  return of(call.refused());
}
hipError_t hipDeviceCanAccessPeer(int *possible, int device, int peer) {
  FORWARD(cuDeviceCanAccessPeer(possible, device, peer));
}
hipError_t hipDeviceGetP2PAttribute(int *value, hipDeviceP2PAttr attribute, int device, int peer) {
  if (attribute != hipDevP2PAttrNativeAtomicSupported)
    return hipErrorInvalidValue;
  FORWARD(cuDeviceGetP2PAttribute(value, CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, device, peer));
}
hipError_t hipDeviceEnablePeerAccess(int peer, unsigned flags) {
  if (peer < 0 || peer >= engine().deviceCount)
    return hipErrorInvalidDevice;
  FORWARD(cuCtxEnablePeerAccess(contextOf(peer), flags));
}
hipError_t hipDeviceDisablePeerAccess(int peer) {
  if (peer < 0 || peer >= engine().deviceCount)
    return hipErrorInvalidDevice;
  FORWARD(cuCtxDisablePeerAccess(contextOf(peer)));
}

} // namespace ur::hip
