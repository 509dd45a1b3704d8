// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/device_query.hpp"

namespace ur::opencl {

namespace {

void describeSizes(const DeviceQuery &get, core::DeviceFacts &facts) {
  facts.globalMemSize = get.number<cl_ulong>(CL_DEVICE_GLOBAL_MEM_SIZE);
  facts.maxMemAllocSize = get.number<cl_ulong>(CL_DEVICE_MAX_MEM_ALLOC_SIZE);
  facts.localMemSize = get.number<cl_ulong>(CL_DEVICE_LOCAL_MEM_SIZE);
  facts.maxConstantBufferSize = get.number<cl_ulong>(CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE);
  const auto local = get.number<cl_uint>(CL_DEVICE_LOCAL_MEM_TYPE);
  facts.localMemType = local == CL_LOCAL    ? UR_DEVICE_LOCAL_MEM_TYPE_LOCAL
                       : local == CL_GLOBAL ? UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL
                                            : UR_DEVICE_LOCAL_MEM_TYPE_NONE;
  const auto cache = get.number<cl_uint>(CL_DEVICE_GLOBAL_MEM_CACHE_TYPE);
  facts.globalCache = {get.number<cl_ulong>(CL_DEVICE_GLOBAL_MEM_CACHE_SIZE),
                       get.number<cl_uint>(CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE),
                       cache == CL_READ_WRITE_CACHE  ? UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE
                       : cache == CL_READ_ONLY_CACHE ? UR_DEVICE_MEM_CACHE_TYPE_READ_ONLY_CACHE
                                                     : UR_DEVICE_MEM_CACHE_TYPE_NONE};
  facts.memBaseAddrAlignBits = get.number<cl_uint>(CL_DEVICE_MEM_BASE_ADDR_ALIGN);
  facts.hostUnifiedMemory = get.number<cl_bool>(CL_DEVICE_HOST_UNIFIED_MEMORY) != CL_FALSE;
  facts.integratedMemory = facts.hostUnifiedMemory;
  facts.eccSupport = get.number<cl_bool>(CL_DEVICE_ERROR_CORRECTION_SUPPORT) != CL_FALSE;
}

void describeAtomics(const DeviceQuery &get, core::DeviceFacts &facts) {
  const auto orders = [](cl_bitfield native) {
    return translateBits(native, {{CL_DEVICE_ATOMIC_ORDER_RELAXED, UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED},
                                  {CL_DEVICE_ATOMIC_ORDER_ACQ_REL, UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
                                                                       UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE |
                                                                       UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL},
                                  {CL_DEVICE_ATOMIC_ORDER_SEQ_CST, UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST}});
  };
  // What works within groups does so within what is less.
  const auto scopes = [](cl_bitfield native) {
    return translateBits(native, {{CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM, UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM},
                                  {CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP, UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM |
                                                                          UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
                                                                          UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP},
                                  {CL_DEVICE_ATOMIC_SCOPE_DEVICE, UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE},
                                  {CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES, UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM}});
  };
  // Of OpenCL 3.0; what is older has at least what its 1.x atomic functions do.
  const auto operations = get.value<cl_bitfield>(CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES)
                              .value_or(CL_DEVICE_ATOMIC_ORDER_RELAXED | CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP);
  const auto fences = get.value<cl_bitfield>(CL_DEVICE_ATOMIC_FENCE_CAPABILITIES)
                          .value_or(CL_DEVICE_ATOMIC_ORDER_RELAXED | CL_DEVICE_ATOMIC_ORDER_ACQ_REL |
                                    CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP);
  facts.atomicMemoryOrders = orders(operations);
  facts.atomicMemoryScopes = scopes(operations);
  facts.atomicFenceOrders = orders(fences);
  facts.atomicFenceScopes = scopes(fences);
  facts.atomic64 = get.has("cl_khr_int64_base_atomics") && get.has("cl_khr_int64_extended_atomics");
}

void describeUsm(const DeviceQuery &get, core::DeviceFacts &facts) {
  const auto access = [&](cl_uint query) {
    return translateBits(
        get.number<cl_bitfield>(query),
        {{CL_UNIFIED_SHARED_MEMORY_ACCESS_INTEL, UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS},
         {CL_UNIFIED_SHARED_MEMORY_ATOMIC_ACCESS_INTEL, UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS},
         {CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ACCESS_INTEL, UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS},
         {CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ATOMIC_ACCESS_INTEL,
          UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS}});
  };
  facts.usmHost = access(CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL);
  facts.usmDevice = access(CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL);
  facts.usmSharedSingle = access(CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL);
  facts.usmSharedCross = access(CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL);
  facts.usmSharedSystem = access(CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL);
}

void describeSvm(cl_bitfield svm, core::DeviceFacts &facts) {
  const bool fine = (svm & CL_DEVICE_SVM_FINE_GRAIN_BUFFER) != 0, atomics = (svm & CL_DEVICE_SVM_ATOMICS) != 0;
  facts.usmDevice = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
  if (!fine)
    return;
  facts.usmDevice |= UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS;
  if (atomics) {
    facts.usmDevice |= UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS |
                       UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS;
  }
  facts.usmHost = facts.usmSharedSingle = facts.usmSharedCross = facts.usmDevice;
  if (svm & CL_DEVICE_SVM_FINE_GRAIN_SYSTEM)
    facts.usmSharedSystem = facts.usmDevice;
}

} // namespace

void describeMemory(const DeviceQuery &get, Device &device) {
  core::DeviceFacts &facts = device.facts;
  describeSizes(get, facts);
  describeAtomics(get, facts);
  const auto svm = get.number<cl_bitfield>(CL_DEVICE_SVM_CAPABILITIES);
  if (device.api.usm() && get.has("cl_intel_unified_shared_memory")) {
    describeUsm(get, facts);
    device.way = facts.usmDevice ? MemoryWay::usm : MemoryWay::none;
  }
  if (device.way == MemoryWay::none && device.api.svm() && svm) {
    describeSvm(svm, facts);
    device.way = facts.usmHost ? MemoryWay::fineSvm : MemoryWay::coarseSvm;
  }
  device.hostWork = facts.type == UR_DEVICE_TYPE_CPU && facts.hostUnifiedMemory && device.api.clEnqueueNativeKernel &&
                    (facts.execCapabilities & UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL);
}

} // namespace ur::opencl
