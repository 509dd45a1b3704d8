// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The platforms of the ICD loader, and their devices: those that were there at first, and parts of them.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/opencl/api/library.hpp"

#include "unified-runtime/ur_api.h"

#include <array>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace ur::opencl {

/// What there is in place of pointers to memory.
enum class MemoryWay : uint8_t {
  usm,       ///< cl_intel_unified_shared_memory
  fineSvm,   ///< fine-grained shared virtual memory: one kind for all
  coarseSvm, ///< coarse-grained: memory of devices, which the host uses by copies only
  none
};

/// A device as the driver needs to know it. The platform's list outlives it.
struct Device {
  explicit Device(const Api &functions, cl_device_id id, bool part) noexcept
      : api(functions), native(id), part_(part) {}
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;
  ~Device() {
    if (part_)
      (void)api.clReleaseDevice(native);
  }

  const Api &api;
  const cl_device_id native;
  core::DeviceFacts facts; ///< as the core has been told
  MemoryWay way = MemoryWay::none;
  bool unordered = false, profiling = false;
  bool hostWork = false;                        ///< it runs functions of the host, which reach all memory
  bool priorities = false;                      ///< of queues
  bool graphs = false, updatableGraphs = false; ///< command buffers of OpenCL's are graphs, whose launches may change

private:
  const bool part_; ///< given back at its end
};

/// What contexts on these devices are able to do.
[[nodiscard]] core::DriverCaps capsOf(std::span<const std::shared_ptr<Device>> devices) noexcept;

class Platform {
public:
  explicit Platform(const PlatformApi &found) noexcept : found_(found) {}

  /// Reads all devices. May block and throw.
  void findDevices();
  [[nodiscard]] core::PlatformFacts facts() const;
  /// What contexts on its devices are able to do.
  core::DriverCaps caps() const noexcept { return caps_; }

  const Api &api() const noexcept { return found_.api; }
  int version() const noexcept { return found_.version; }
  cl_platform_id native() const noexcept { return found_.platform; }

  /// Null: there is none of that number.
  [[nodiscard]] std::shared_ptr<Device> device(uint32_t index) const noexcept;

  /// Takes over parts of a device, and answers their facts. May throw bad_alloc; the parts are given back then, too.
  [[nodiscard]] ur_result_t addParts(const std::vector<cl_device_id> &natives, std::vector<core::DeviceFacts> *facts);
  /// The driver gets the part back later, or with the platform.
  void removePart(uint32_t index) noexcept;

private:
  /// Parts that are kept though nobody has them any more. PoCL's threads give back the last event of a part's queue
  /// when everybody knows already that it is over, and look at the part then.
  static constexpr size_t kKept = 16;

  const PlatformApi found_;
  uint32_t roots_ = 0;
  core::DriverCaps caps_;
  mutable std::mutex mutex_;
  std::map<uint32_t, std::shared_ptr<Device>> devices_;
  std::array<std::shared_ptr<Device>, kKept> removed_;
  size_t nextRemoved_ = 0;
  uint32_t nextIndex_ = 0;
};

using Platforms = std::vector<std::unique_ptr<Platform>>;

} // namespace ur::opencl
