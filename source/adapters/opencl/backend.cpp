// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's backend: the platforms that the ICD loader shows to this process.
#include "adapters/core/port/backend_log.hpp"
#include "adapters/core/port/guarded.hpp"
#include "adapters/opencl/driver.hpp"
#include "adapters/opencl/partition.hpp"

#include <chrono>
#include <string_view>

namespace ur::opencl {

namespace {

uint64_t steadyNs() noexcept {
  return static_cast<uint64_t>(std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1));
}

class OpenClBackend final : public core::Backend {
public:
  ur_backend_t kind() const noexcept override { return UR_BACKEND_OPENCL; }
  const char *logName() const noexcept override { return "OPENCL"; }

  ur_result_t enumerate(std::vector<core::PlatformFacts> *facts) noexcept override {
    return core::guarded([&] {
      facts->clear();
      platforms_.clear();
      std::string reason;
      const bool graphs = core::isWanted(logName(), "UR_OPENCL_COMMAND_BUFFER_GRAPHS", true);
      for (PlatformApi &found : openPlatforms(&reason)) {
        if (!graphs)
          found.api.clCreateCommandBufferKHR = nullptr;
        auto platform = std::make_unique<Platform>(found);
        platform->findDevices();
        core::PlatformFacts read = platform->facts();
        if (read.devices.empty()) {
          reason = read.name + " shows no device with unified or virtual shared memory that answers";
          continue;
        }
        platforms_.push_back(std::move(platform));
        facts->push_back(std::move(read));
      }
      core::tellWhyNot(facts->empty(), reason);
      return UR_RESULT_SUCCESS;
    });
  }

  core::DriverCaps caps(uint32_t platform) noexcept override { return platforms_[platform]->caps(); }

  ur_result_t openContext(uint32_t platform, std::span<const uint32_t> devices,
                          std::unique_ptr<core::Driver> *driver) noexcept override {
    return core::guarded([&] {
      if (platform >= platforms_.size())
        return UR_RESULT_ERROR_INVALID_PLATFORM;
      if (core::driverIsLost())
        return UR_RESULT_ERROR_DEVICE_LOST;
      core::driverThreads().set();
      const Platform &of = *platforms_[platform];
      std::vector<std::shared_ptr<Device>> kept;
      std::vector<cl_device_id> natives;
      for (const uint32_t index : devices) {
        kept.push_back(of.device(index));
        if (!kept.back())
          return UR_RESULT_ERROR_INVALID_DEVICE;
        natives.push_back(kept.back()->native);
      }
      const cl_context_properties properties[] = {CL_CONTEXT_PLATFORM,
                                                  reinterpret_cast<cl_context_properties>(of.native()), 0};
      cl_int result = CL_SUCCESS;
      const cl_context context = of.api().clCreateContext(properties, static_cast<cl_uint>(natives.size()),
                                                          natives.data(), nullptr, nullptr, &result);
      if (result != CL_SUCCESS)
        return translate(result);
      core::ExitGate::ofProcess().watchAfter(core::ExitGate::Moment::contextMade);
      const ur_result_t opened = core::guarded([&] { return OpenClDriver::open(of, context, devices, driver); });
      if (opened != UR_RESULT_SUCCESS)
        (void)of.api().clReleaseContext(context);
      return opened;
    });
  }

  ur_result_t deviceTime(uint32_t platform, uint32_t device, uint64_t *deviceNs, uint64_t *hostNs) noexcept override {
    const Platform &of = *platforms_[platform];
    const std::shared_ptr<Device> asked = of.device(device);
    if (!asked || !of.api().clGetDeviceAndHostTimer)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    cl_ulong time = 0, host = 0;
    const uint64_t before = steadyNs();
    const cl_int result = of.api().clGetDeviceAndHostTimer(asked->native, &time, &host);
    const uint64_t after = steadyNs();
    // A driver that has no such clock says so here only.
    if (result == CL_INVALID_OPERATION)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    if (result == CL_SUCCESS) {
      *deviceNs = time;
      *hostNs = before + (after - before) / 2;
    }
    return translate(result);
  }

  const char *compilerOption(uint32_t, const char *frontendOption) const noexcept override {
    // OpenCL's compilers optimise unless they are told not to, and know no levels.
    const std::string_view option = frontendOption;
    if (option == "-O0")
      return "-cl-opt-disable";
    return option == "-O1" || option == "-O2" || option == "-O3" ? "" : nullptr;
  }

  core::PartitionBackend *partitions() noexcept override { return &partitions_; }
  core::NativeBackend *native() noexcept override { return &native_; }

private:
  Platforms platforms_;
  Partitions partitions_{platforms_};
  OpenClNativeBackend native_{platforms_};
};

} // namespace

} // namespace ur::opencl

std::unique_ptr<ur::core::Backend> ur::core::makeBackend() {
  return std::make_unique<opencl::OpenClBackend>();
}
