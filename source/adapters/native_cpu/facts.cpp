// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/facts.hpp"

#include "adapters/core/port/opencl_names.hpp"
#include "adapters/core/port/spirv_code.hpp"
#include "adapters/native_cpu/image_driver.hpp"
#include "adapters/native_cpu/limits.hpp"
#include "adapters/native_cpu/processor.hpp"

#include <algorithm>

namespace ur::native_cpu {

namespace {

constexpr const char *kVersion = LANEWAY_VERSION;

/// Bytes of the widest vector that the processor has, and whether it computes with half precision and fused.
struct VectorFacts {
  uint32_t bytes = 16;
  bool half = false, fma = false;
};

VectorFacts readVectors() {
  VectorFacts facts;
#if defined(__x86_64__)
  __builtin_cpu_init();
  facts.fma = __builtin_cpu_supports("fma");
  if (__builtin_cpu_supports("avx512f"))
    facts.bytes = 64;
  else if (__builtin_cpu_supports("avx2"))
    facts.bytes = 32;
#elif defined(__aarch64__)
  facts.fma = true;
#endif
  return facts;
}

std::pair<const char *, uint32_t> vendorOf(const std::string &cpuVendor) {
  if (cpuVendor == "GenuineIntel")
    return {"Intel Corporation", 0x8086};
  if (cpuVendor == "AuthenticAMD")
    return {"Advanced Micro Devices, Inc.", 0x1022};
  return {cpuVendor.empty() ? "unknown" : cpuVendor.c_str(), 0};
}

/// 16 bytes that are the same for the same cores of the same machine: two FNV-1a hashes of its names with different
/// starts.
std::string uuidOf(const Machine &machine, const std::vector<Core> &cores, bool whole) {
  std::string text = "native_cpu\n" + machine.cpuVendor + "\n" + machine.cpuName + "\n" + machine.id;
  for (size_t i = 0; !whole && i < cores.size(); ++i)
    text += "\n" + std::to_string(cores[i].processor);
  std::string uuid;
  for (uint64_t hash : {0xcbf29ce484222325ull, 0x84222325cbf29ce4ull}) {
    for (unsigned char byte : text)
      hash = (hash ^ byte) * 0x100000001b3ull;
    for (int i = 0; i < 8; ++i)
      uuid.push_back(char(hash >> (8 * i)));
  }
  return uuid;
}

core::CacheFacts cacheOf(const Machine &machine) {
  core::CacheFacts facts;
  uint32_t level = 0;
  for (const CacheLevel &cache : machine.caches) {
    if (cache.level >= level) {
      level = cache.level;
      facts = {cache.size, cache.lineSize, UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE};
    }
  }
  return facts;
}

/// How these cores can be split.
void describePartitions(core::DeviceFacts &facts, std::span<const Core> cores) {
  if (cores.size() < 2)
    return;
  facts.partitions = {UR_DEVICE_PARTITION_EQUALLY, UR_DEVICE_PARTITION_BY_COUNTS};
  facts.maxSubDevices = uint32_t(cores.size());
  for (ur_device_affinity_domain_flags_t domain : dividingDomains(cores))
    facts.affinityDomains |= domain | UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
  if (facts.affinityDomains != 0)
    facts.partitions.push_back(UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN);
}

/// What comes with the compiler of SPIR-V.
void describeSpirv(core::DeviceFacts &facts) {
  facts.compilerAvailable = facts.specializationConstants = true;
  facts.supportedIl = "SPIR-V_1.6";
  facts.binaryTargets.emplace_back(UR_DEVICE_BINARY_TARGET_SPIRV64);
  facts.subGroupSizes = {4, 8, compiler::kNativeSubGroupSize, 32, kMaxSubGroupSize}; // kernels may require each
  facts.halfFp = facts.singleFp;
}

} // namespace

core::DeviceFacts deviceFacts(const Machine &machine, uint32_t index, const std::vector<Core> &cores, uint32_t units,
                              bool whole) {
  core::DeviceFacts facts;
  facts.index = index;
  const auto [vendor, vendorId] = vendorOf(machine.cpuVendor);
  facts.type = UR_DEVICE_TYPE_CPU;
  facts.name = machine.cpuName.empty() ? "Native CPU" : machine.cpuName;
  facts.vendor = vendor;
  facts.vendorId = vendorId;
  facts.driverVersion = facts.version = facts.backendVersion = kVersion;
  facts.profile = "FULL_PROFILE";
  facts.uuid = uuidOf(machine, cores, whole);

  facts.maxComputeUnits = facts.numComputeUnits = units;
  facts.maxClockMHz = machine.maxMHz;
  facts.maxWorkItemSizes = {kMaxWorkGroupSize, kMaxWorkGroupSize, kMaxWorkGroupSize};
  facts.maxWorkGroupSize = kMaxWorkGroupSize;
  facts.maxParameterSize = kMaxParameterSize;
  // Work-items are iterations of a loop; none knows of another, so each is a sub-group of its own.
  facts.maxSubGroups = kMaxWorkGroupSize;
  facts.subGroupSizes = {1};

  facts.globalMemSize = facts.maxMemAllocSize = facts.maxConstantBufferSize = machine.memory;
  facts.localMemSize = kLocalMemorySize;
  facts.localMemType = UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL;
  facts.globalCache = cacheOf(machine);
  facts.memBaseAddrAlignBits = 64 * 8;
  facts.hostUnifiedMemory = facts.integratedMemory = true;
  facts.virtualMemory = facts.hostRegistration = facts.ipcMemory = facts.ipcPhysicalMemory = facts.exportableMemory =
      true;

  constexpr core::UsmAccess all = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS |
                                  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS |
                                  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS |
                                  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS;
  facts.usmHost = facts.usmDevice = facts.usmSharedSingle = facts.usmSharedCross = facts.usmSharedSystem = all;

  facts.images = imageFacts();

  const VectorFacts vectors = readVectors();
  facts.singleFp = facts.doubleFp =
      UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT | UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST |
      UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO | UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF |
      UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN | UR_DEVICE_FP_CAPABILITY_FLAG_DENORM |
      (vectors.fma ? UR_DEVICE_FP_CAPABILITY_FLAG_FMA : 0);
  const uint32_t bytes = vectors.bytes;
  facts.nativeVectorWidth =
      facts.preferredVectorWidth = {bytes, bytes / 2, bytes / 4, bytes / 8, bytes / 4, bytes / 8, 0};
  facts.atomicMemoryOrders = facts.atomicFenceOrders =
      UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
      UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL |
      UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST;
  facts.atomicMemoryScopes = facts.atomicFenceScopes =
      UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
      UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP | UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE |
      UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM;
  facts.atomic64 = true;

  facts.queueProperties = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE;
  facts.linkerAvailable = true;
  facts.language.nativeAssert = true; // C's own in kernels in C, and the compiler has SYCL's
  facts.globalVariables = true;
  facts.launchCapabilities = UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE;
  facts.binaryTargets = {UR_DEVICE_BINARY_TARGET_NATIVE_CPU};
  facts.spirvMissing =
      processorName().empty() ? "SPIR-V isn't compiled for processors of this kind." : compiler::whyItIsnt();
  if (facts.spirvMissing.empty())
    describeSpirv(facts);
  facts.extensions = core::namesInOpenCl(facts);
  describePartitions(facts, std::span(cores).first(units));
  return facts;
}

core::PlatformFacts platformFacts() {
  core::PlatformFacts facts;
  facts.backend = UR_BACKEND_NATIVE_CPU;
  facts.name = "Native CPU";
  facts.vendor = "Laneway";
  facts.version = kVersion;
  facts.profile = "FULL_PROFILE";
  return facts;
}

} // namespace ur::native_cpu
