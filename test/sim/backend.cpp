// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The simulated platform, and the link by which the core finds it.
#include "sim/driver.hpp"
#include "sim/ledger.hpp"
#include "sim/native.hpp"
#include "sim/partitions.hpp"
#include "sim/world.hpp"

#include <algorithm>
#include <chrono>

namespace ur::sim {

namespace {

/// The last device has none, so that a context can be without.
core::ImageFacts imageFacts(uint32_t index) {
  core::ImageFacts facts;
  facts.supported = index + 1 < kDevices;
  if (!facts.supported)
    return facts;
  for (const ur_image_channel_order_t order :
       {UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_ORDER_RG, UR_IMAGE_CHANNEL_ORDER_RGBA}) {
    for (uint32_t type = UR_IMAGE_CHANNEL_TYPE_SNORM_INT8; type <= UR_IMAGE_CHANNEL_TYPE_FLOAT; ++type) {
      if (type < UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565 || type > UR_IMAGE_CHANNEL_TYPE_INT_101010)
        facts.formats.push_back({order, static_cast<ur_image_channel_type_t>(type)});
    }
  }
  facts.formats.push_back({UR_IMAGE_CHANNEL_ORDER_RGB, UR_IMAGE_CHANNEL_TYPE_INT_101010});
  facts.readOnlyFormats.push_back({UR_IMAGE_CHANNEL_ORDER_SRGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8});
  facts.max2D = {4096, 4096};
  facts.max3D = {512, 512, 256};
  facts.maxLayers = 128;
  facts.maxReadArgs = 128;
  facts.maxWriteArgs = facts.maxReadWriteArgs = 64;
  facts.maxSamplers = 16;
  return facts;
}

} // namespace

core::DeviceFacts deviceFacts(uint32_t index) {
  constexpr core::UsmAccess kFullAccess = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS |
                                          UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS |
                                          UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS;
  core::DeviceFacts facts;
  facts.index = index;
  facts.type = UR_DEVICE_TYPE_GPU;
  facts.name = "Simulated device " + std::to_string(index);
  facts.vendor = "Laneway";
  facts.driverVersion = facts.version = facts.backendVersion = "1.0";
  facts.profile = "FULL_PROFILE";
  facts.uuid = std::string("laneway-sim-") + std::string(3, '\0') + static_cast<char>('0' + index);
  facts.vendorId = 0x51;
  facts.deviceId = index;
  facts.maxComputeUnits = 4;
  facts.language.maxConstantArgs = 8;
  facts.language.printfBufferSize = 1 << 16;
  facts.language.builtInKernels = "one;two";
  facts.language.clockOfDevice = true;
  facts.nodeMask = 1;
  facts.nonUniformGroups = index == 1;
  facts.maxClockMHz = 1000;
  facts.maxWorkItemSizes = {256, 256, 64};
  facts.maxWorkGroupSize = 256;
  facts.subGroupSizes = {8, 16};
  facts.maxSubGroups = 32;
  facts.globalMemSize = uint64_t{256} << 20;
  facts.maxMemAllocSize = uint64_t{128} << 20;
  facts.localMemSize = 64 << 10;
  facts.localMemType = UR_DEVICE_LOCAL_MEM_TYPE_LOCAL;
  facts.maxConstantBufferSize = 64 << 10;
  facts.usmHost = facts.usmDevice = facts.usmSharedSingle = facts.usmSharedCross = kFullAccess;
  facts.virtualMemory = facts.hostRegistration = facts.ipcMemory = facts.ipcPhysicalMemory = facts.ipcEvents =
      facts.exportableMemory = true;
  if (index < 2) // The third device is nobody's peer.
    facts.peers.push_back({1 - index, index == 0});
  facts.images = imageFacts(index);
  facts.singleFp = facts.doubleFp = UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST;
  facts.queueProperties = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE;
  facts.supportedIl = "SIMK_1.0";
  facts.launchCapabilities = UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE;
  if (index != 1) { // The second device launches neither clusters nor work-group memory.
    facts.launchCapabilities |=
        UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION | UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY;
  }
  facts.compilerAvailable = facts.linkerAvailable = true;
  facts.globalVariables = facts.specializationConstants = facts.dynamicLink = true;
  facts.hostPipes = index != 1;
  facts.binaryTargets = {"simk"};
  Partitions::describe(facts);
  return facts;
}

namespace {

class SimBackend final : public core::Backend {
public:
  ur_backend_t kind() const noexcept override { return UR_BACKEND_UNKNOWN; }
  const char *logName() const noexcept override { return "SIM"; }

  ur_result_t enumerate(std::vector<core::PlatformFacts> *platforms) noexcept override {
    return book(Call::enumerate, [&] {
      core::PlatformFacts facts;
      facts.backend = kind();
      facts.name = "Simulated platform";
      facts.vendor = "Laneway";
      facts.version = "1.0";
      facts.profile = "FULL_PROFILE";
      for (uint32_t i = 0; i < kDevices; ++i)
        facts.devices.push_back(deviceFacts(i));
      platforms->push_back(std::move(facts));
      return UR_RESULT_SUCCESS;
    });
  }

  ur_result_t openContext(uint32_t platform, std::span<const uint32_t> devices,
                          std::unique_ptr<core::Driver> *driver) noexcept override {
    return book(Call::openContext, [&] {
      if (platform != 0 || devices.empty() ||
          std::any_of(devices.begin(), devices.end(), [](uint32_t device) { return !parts().root(device); })) {
        World::instance().ledger.report(Fault::badArgument, "openContext: no such platform or device");
        return UR_RESULT_ERROR_INVALID_DEVICE;
      }
      *driver = makeDriver(devices);
      return UR_RESULT_SUCCESS;
    });
  }

  ur_result_t freeMemory(uint32_t, uint32_t device, uint64_t *bytes) noexcept override {
    return book(Call::freeMemory, [&] {
      const auto root = parts().root(device);
      if (!root) {
        World::instance().ledger.report(Fault::badArgument, "freeMemory: no such device");
        return UR_RESULT_ERROR_INVALID_DEVICE;
      }
      std::lock_guard lock(World::instance().mutex());
      *bytes = World::instance().memory().available(*root);
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t deviceTime(uint32_t, uint32_t, uint64_t *deviceNs, uint64_t *hostNs) noexcept override {
    return book(Call::deviceTime, [&] {
      *deviceNs = World::instance().now();
      *hostNs =
          static_cast<uint64_t>(std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count());
      return UR_RESULT_SUCCESS;
    });
  }
  core::DriverCaps caps(uint32_t) noexcept override {
    std::lock_guard lock(World::instance().mutex());
    return World::instance().options().caps;
  }
  ur_result_t setPeerAccess(uint32_t, uint32_t device, uint32_t peer, bool enabled) noexcept override {
    return book(Call::setPeerAccess, [&] {
      if (device > 1 || peer > 1 || device == peer) {
        World::instance().ledger.report(Fault::badArgument, "setPeerAccess: these are no peers");
        return UR_RESULT_ERROR_INVALID_DEVICE;
      }
      std::lock_guard lock(World::instance().mutex());
      World::instance().memory().setPeer(device, peer, enabled);
      return UR_RESULT_SUCCESS;
    });
  }
  core::PartitionBackend *partitions() noexcept override { return &parts(); }
  core::NativeBackend *native() noexcept override { return native_.get(); }

private:
  static Partitions &parts() { return World::instance().partitions; }

  const std::unique_ptr<core::NativeBackend> native_ = makeNativeBackend();

  template <class F>
  static ur_result_t book(Call call, F body) noexcept {
    const InsideDriver inside;
    try {
      const auto failure = World::instance().ledger.enter(call);
      return failure ? *failure : body();
    } catch (...) {
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  }
};

} // namespace

} // namespace ur::sim

namespace ur::core {

std::unique_ptr<Backend> makeBackend() {
  return std::make_unique<ur::sim::SimBackend>();
}

} // namespace ur::core
