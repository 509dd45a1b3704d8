// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/facts.hpp"

#include "adapters/opencl/device_query.hpp"
#include "adapters/opencl/graphs.hpp"
#include "adapters/opencl/images.hpp"
#include "adapters/opencl/info.hpp"
#include "adapters/opencl/programs.hpp"

#include <algorithm>
#include <cstdio>
#include <sstream>
#include <string_view>

namespace ur::opencl {

namespace {

ur_device_type_t typeOf(cl_device_type type) noexcept {
  return type & CL_DEVICE_TYPE_CPU           ? UR_DEVICE_TYPE_CPU
         : type & CL_DEVICE_TYPE_GPU         ? UR_DEVICE_TYPE_GPU
         : type & CL_DEVICE_TYPE_ACCELERATOR ? UR_DEVICE_TYPE_FPGA
                                             : UR_DEVICE_TYPE_CUSTOM;
}

void identify(const DeviceQuery &get, int platformVersion, core::DeviceFacts &facts) {
  facts.name = get.text(CL_DEVICE_NAME);
  facts.vendor = get.text(CL_DEVICE_VENDOR);
  facts.vendorId = get.number<cl_uint>(CL_DEVICE_VENDOR_ID);
  facts.driverVersion = get.text(CL_DRIVER_VERSION);
  facts.version = get.text(CL_DEVICE_VERSION);
  facts.backendVersion = std::to_string(platformVersion / 10) + "." + std::to_string(platformVersion % 10);
  facts.profile = get.text(CL_DEVICE_PROFILE);
  facts.extensions = words(get.text(CL_DEVICE_EXTENSIONS));
  if (get.has("cl_khr_device_uuid")) {
    const std::vector<char> uuid = get.values<char>(CL_DEVICE_UUID_KHR);
    if (uuid.size() == 16)
      facts.uuid.assign(uuid.begin(), uuid.end());
    facts.nodeMask = get.number<cl_uint>(CL_DEVICE_NODE_MASK_KHR);
  }
  facts.prefersUserSync = get.number<cl_bool>(CL_DEVICE_PREFERRED_INTEROP_USER_SYNC) != CL_FALSE;
  if (get.has("cl_khr_pci_bus_info")) {
    if (const auto bus = get.value<cl_device_pci_bus_info_khr>(CL_DEVICE_PCI_BUS_INFO_KHR)) {
      char text[32];
      std::snprintf(text, sizeof text, "%04x:%02x:%02x.%x", bus->pci_domain, bus->pci_bus, bus->pci_device,
                    bus->pci_function);
      facts.pciAddress = text;
    }
  }
  if (get.has("cl_intel_device_attribute_query")) {
    facts.deviceId = get.number<cl_uint>(CL_DEVICE_ID_INTEL);
    facts.ipVersion = get.number<cl_uint>(CL_DEVICE_IP_VERSION_INTEL);
    const core::GpuFacts gpu{.slices = get.number<cl_uint>(CL_DEVICE_NUM_SLICES_INTEL),
                             .subslicesPerSlice = get.number<cl_uint>(CL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL),
                             .eusPerSubslice = get.number<cl_uint>(CL_DEVICE_NUM_EUS_PER_SUB_SLICE_INTEL),
                             .threadsPerEu = get.number<cl_uint>(CL_DEVICE_NUM_THREADS_PER_EU_INTEL)};
    const cl_uint parts = gpu.slices * gpu.subslicesPerSlice;
    facts.executionUnits = parts * gpu.eusPerSubslice;
    if (facts.type == UR_DEVICE_TYPE_GPU) // Intel's driver for CPUs answers as well
      facts.gpu = gpu;
    // As SYCL's programs expect of Intel's GPUs, by Level Zero, too. Of others it is OpenCL's number.
    facts.numComputeUnits = facts.type == UR_DEVICE_TYPE_GPU ? parts : 0;
  }
}

/// Whether kernels may be launched in groups of which the last are smaller: OpenCL 2 promises it, 3 leaves it open.
bool hasNonUniformGroups(const DeviceQuery &get, int platformVersion) {
  return platformVersion >= 30 ? get.number<cl_bool>(CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT) != CL_FALSE
                               : platformVersion >= 20;
}

void describeLanguage(const DeviceQuery &get, core::LanguageFacts &facts) {
  facts.maxConstantArgs = get.number<cl_uint>(CL_DEVICE_MAX_CONSTANT_ARGS);
  facts.printfBufferSize = get.number<size_t>(CL_DEVICE_PRINTF_BUFFER_SIZE);
  facts.builtInKernels = get.text(CL_DEVICE_BUILT_IN_KERNELS);
  facts.independentSubGroups = get.number<cl_bool>(CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS) != CL_FALSE;
  facts.nativeAssert = get.has("cl_intel_devicelib_assert");
  facts.bfloat16Conversions = get.has("cl_intel_bfloat16_conversions");
  if (get.has("cl_khr_kernel_clock")) {
    const auto clocks = get.number<cl_bitfield>(CL_DEVICE_KERNEL_CLOCK_CAPABILITIES_KHR);
    facts.clockOfDevice = (clocks & CL_DEVICE_KERNEL_CLOCK_SCOPE_DEVICE_KHR) != 0;
    facts.clockOfWorkGroups = (clocks & CL_DEVICE_KERNEL_CLOCK_SCOPE_WORK_GROUP_KHR) != 0;
    facts.clockOfSubGroups = (clocks & CL_DEVICE_KERNEL_CLOCK_SCOPE_SUB_GROUP_KHR) != 0;
  }
}

ur_device_fp_capability_flags_t floatingPoint(cl_bitfield native) noexcept {
  return translateBits(
      native, {{CL_FP_DENORM, UR_DEVICE_FP_CAPABILITY_FLAG_DENORM},
               {CL_FP_INF_NAN, UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN},
               {CL_FP_ROUND_TO_NEAREST, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST},
               {CL_FP_ROUND_TO_ZERO, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO},
               {CL_FP_ROUND_TO_INF, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF},
               {CL_FP_FMA, UR_DEVICE_FP_CAPABILITY_FLAG_FMA},
               {CL_FP_SOFT_FLOAT, UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT},
               {CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT, UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT}});
}

void describeComputing(const DeviceQuery &get, core::DeviceFacts &facts) {
  facts.maxComputeUnits = std::max(1u, get.number<cl_uint>(CL_DEVICE_MAX_COMPUTE_UNITS));
  facts.maxClockMHz = get.number<cl_uint>(CL_DEVICE_MAX_CLOCK_FREQUENCY);
  facts.addressBits = get.number<cl_uint>(CL_DEVICE_ADDRESS_BITS);
  facts.littleEndian = get.number<cl_bool>(CL_DEVICE_ENDIAN_LITTLE) != CL_FALSE;
  facts.maxWorkItemDimensions = get.number<cl_uint>(CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS);
  const std::vector<size_t> sizes = get.values<size_t>(CL_DEVICE_MAX_WORK_ITEM_SIZES);
  std::copy_n(sizes.begin(), std::min<size_t>(sizes.size(), 3), facts.maxWorkItemSizes.begin());
  facts.maxWorkGroupSize = std::max<size_t>(1, get.number<size_t>(CL_DEVICE_MAX_WORK_GROUP_SIZE));
  facts.maxParameterSize = get.number<size_t>(CL_DEVICE_MAX_PARAMETER_SIZE);

  constexpr cl_uint native[] = {CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR,  CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT,
                                CL_DEVICE_NATIVE_VECTOR_WIDTH_INT,   CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG,
                                CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT, CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE,
                                CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF};
  constexpr cl_uint preferred[] = {CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR,  CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT,
                                   CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT,   CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG,
                                   CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT, CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE,
                                   CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF};
  for (size_t i = 0; i < std::size(native); ++i) {
    facts.nativeVectorWidth[i] = get.number<cl_uint>(native[i]);
    facts.preferredVectorWidth[i] = get.number<cl_uint>(preferred[i]);
  }
  facts.singleFp = floatingPoint(get.number<cl_bitfield>(CL_DEVICE_SINGLE_FP_CONFIG));
  facts.doubleFp = floatingPoint(get.number<cl_bitfield>(CL_DEVICE_DOUBLE_FP_CONFIG));
  if (get.has("cl_khr_fp16"))
    facts.halfFp = floatingPoint(get.number<cl_bitfield>(CL_DEVICE_HALF_FP_CONFIG));
  facts.execCapabilities = translateBits(get.number<cl_bitfield>(CL_DEVICE_EXECUTION_CAPABILITIES),
                                         {{CL_EXEC_KERNEL, UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL},
                                          {CL_EXEC_NATIVE_KERNEL, UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL}});
}

void describeQueues(const DeviceQuery &get, const Platform &platform, Device &device) {
  const auto queues = get.number<cl_bitfield>(CL_DEVICE_QUEUE_ON_HOST_PROPERTIES);
  device.unordered =
      (queues & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0 && !stopsOutOfOrder(platform.api(), platform.native());
  device.profiling = (queues & CL_QUEUE_PROFILING_ENABLE) != 0;
  device.priorities = get.has("cl_khr_priority_hints") && device.api.clCreateCommandQueueWithProperties;
  // What isn't out of order by itself, the core makes of several queues.
  device.facts.queueProperties =
      UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | (device.profiling ? UR_QUEUE_FLAG_PROFILING_ENABLE : 0);
  device.facts.profilingResolutionNs = std::max<size_t>(1, get.number<size_t>(CL_DEVICE_PROFILING_TIMER_RESOLUTION));
}

/// Whether command buffers can be graphs (docs/adr/0044-opencls-command-buffers.md). Older versions have other
/// parameters, allow no run while another one is on its way, and want queues to be alike.
void describeCommandBuffers(const DeviceQuery &get, Device &device) {
  const auto extensions = get.values<cl_name_version>(CL_DEVICE_EXTENSIONS_WITH_VERSION);
  const auto has = [&](std::string_view name, cl_version oldest) {
    return std::any_of(extensions.begin(), extensions.end(),
                       [&](const cl_name_version &one) { return name == one.name && one.version >= oldest; });
  };
  const cl_bitfield queues = (device.profiling ? cl_bitfield{CL_QUEUE_PROFILING_ENABLE} : 0) |
                             (device.unordered ? cl_bitfield{CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE} : 0);
  device.graphs = device.api.commandBuffers() && has("cl_khr_command_buffer", versionOf(0, 9, 8)) &&
                  (queues & ~get.number<cl_bitfield>(CL_DEVICE_COMMAND_BUFFER_SUPPORTED_QUEUE_PROPERTIES_KHR)) == 0 &&
                  get.value<cl_bitfield>(CL_DEVICE_COMMAND_BUFFER_REQUIRED_QUEUE_PROPERTIES_KHR) == cl_bitfield{0};
  // By older texts runs on their way keep what they had only where buffers may be used several times at once.
  device.updatableGraphs =
      device.graphs && device.api.clUpdateMutableCommandsKHR &&
      has("cl_khr_command_buffer_mutable_dispatch", versionOf(0, 9, 3)) &&
      (~get.number<cl_bitfield>(CL_DEVICE_MUTABLE_DISPATCH_CAPABILITIES_KHR) & kUpdatableFields) == 0 &&
      (get.number<cl_bitfield>(CL_DEVICE_COMMAND_BUFFER_CAPABILITIES_KHR) &
       CL_COMMAND_BUFFER_CAPABILITY_SIMULTANEOUS_USE_KHR) != 0;
}

void describePartitions(const DeviceQuery &get, core::DeviceFacts &facts) {
  facts.maxSubDevices = get.number<cl_uint>(CL_DEVICE_PARTITION_MAX_SUB_DEVICES);
  // Parts of one unit inherit the list of schemes with some drivers.
  if (facts.maxSubDevices == 0 || facts.maxComputeUnits < 2) {
    facts.maxSubDevices = 0;
    return;
  }
  facts.affinityDomains = translateBits(get.number<cl_bitfield>(CL_DEVICE_PARTITION_AFFINITY_DOMAIN), kDomains);
  for (const auto scheme : get.values<cl_device_partition_property>(CL_DEVICE_PARTITION_PROPERTIES)) {
    if (scheme == CL_DEVICE_PARTITION_EQUALLY)
      facts.partitions.push_back(UR_DEVICE_PARTITION_EQUALLY);
    else if (scheme == CL_DEVICE_PARTITION_BY_COUNTS)
      facts.partitions.push_back(UR_DEVICE_PARTITION_BY_COUNTS);
    else if (scheme == CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN && facts.affinityDomains != 0)
      facts.partitions.push_back(UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN);
  }
}

} // namespace

std::vector<std::string> words(const std::string &text) {
  std::istringstream stream(text);
  std::vector<std::string> all;
  for (std::string word; stream >> word;)
    all.push_back(std::move(word));
  return all;
}

bool readDevice(const Platform &platform, uint32_t index, Device *device) {
  const DeviceQuery get(*device);
  const auto type = get.value<cl_device_type>(CL_DEVICE_TYPE);
  if (!type || get.number<cl_bool>(CL_DEVICE_AVAILABLE) == CL_FALSE)
    return false;
  core::DeviceFacts &facts = device->facts;
  facts.index = index;
  facts.type = typeOf(*type);
  identify(get, platform.version(), facts);
  describeComputing(get, facts);
  facts.nonUniformGroups = hasNonUniformGroups(get, platform.version());
  describeLanguage(get, facts.language);
  describeQueues(get, platform, *device);
  describeCommandBuffers(get, *device);
  describeMemory(get, *device);
  if (device->way == MemoryWay::none)
    return false; // not even buffers could be had
  describePartitions(get, facts);
  describePrograms(get, platform, *device);
  describeImages(get, platform, *device);
  return true;
}

} // namespace ur::opencl
