// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vendor's side of the port, a context on one or more devices: all but launches.
#pragma once

#include "adapters/core/port/driver_images.hpp"
#include "adapters/core/port/text.hpp"
#include "adapters/cuda_like/external.hpp"
#include "adapters/cuda_like/graphs.hpp"
#include "adapters/cuda_like/inter_process.hpp"
#include "adapters/cuda_like/linker.hpp"
#include "adapters/cuda_like/memory.hpp"
#include "adapters/cuda_like/migration.hpp"
#include "adapters/cuda_like/native_handles.hpp"
#include "adapters/cuda_like/pools.hpp"
#include "adapters/cuda_like/registration.hpp"
#include "adapters/cuda_like/transfers.hpp"
#include "adapters/cuda_like/virtual_memory.hpp"

namespace ur::LANEWAY_VENDOR {

/// What contexts are able to do with this library.
[[nodiscard]] core::DriverCaps capsOf(const Api &api) noexcept;

class DriverBase final : public core::Driver, private core::ImageDriver {
public:
  DriverBase(const Api &api, std::vector<std::unique_ptr<Device>> devices, Peers &peers);
  /// To be called once, before anything else.
  [[nodiscard]] ur_result_t open();

  const core::DriverCaps &caps() const noexcept override { return caps_; }
  core::ExternalDriver *external() noexcept override {
    return api_.externalMemory() || api_.externalSemaphores() ? &external_ : nullptr;
  }
  core::GraphDriver *graphs() noexcept override { return api_.commandBufferGraphs ? &graphs_ : nullptr; }
  core::ImageDriver *images() noexcept override { return api_.images() ? this : nullptr; }
  core::LinkerDriver *linker() noexcept override { return api_.ownCode() ? &linker_ : nullptr; }
  core::InterProcessDriver *interProcess() noexcept override {
    return interProcess_.possible() ? &interProcess_ : nullptr;
  }
  core::MigrationDriver *migration() noexcept override { return &migration_; }
  core::NativeDriver *native() noexcept override { return &natives_; }
  core::PoolDriver *pools() noexcept override { return api_.pools() ? &pools_ : nullptr; }
  core::RegistrationDriver *registration() noexcept override {
    return registration_.possible() ? &registration_ : nullptr;
  }
  core::SymbolDriver *symbols() noexcept override { return &programs_; }
  core::VirtualMemoryDriver *virtualMemory() noexcept override {
    return virtualMemory_.possible() ? &virtualMemory_ : nullptr;
  }

  ur_result_t createStream(const core::StreamDesc &desc, core::Stream *stream) noexcept override;
  void destroyStream(core::Stream stream) noexcept override;
  ur_result_t createEvents(uint32_t device, bool timed, std::span<core::NativeEvent> events) noexcept override;
  void destroyEvents(std::span<const core::NativeEvent> events) noexcept override;
  ur_result_t resetEvents(std::span<const core::NativeEvent> events) noexcept override;

  bool takesIl(std::span<const uint8_t> code, uint32_t) const noexcept override { return takesLanguage(code); }
  ur_result_t launch(core::Stream stream, const core::LaunchDesc &desc, const core::Fence &fence) noexcept override;
  ur_result_t copy(core::Stream stream, const core::CopyDesc &desc, const core::Fence &fence) noexcept override;
  ur_result_t fill(core::Stream stream, const core::FillDesc &desc, const core::Fence &fence) noexcept override;
  ur_result_t fence(core::Stream stream, core::FenceKind kind, const core::Fence &fence) noexcept override;
  ur_result_t hostCall(core::Stream stream, core::HostCall call, void *data,
                       const core::Fence &fence) noexcept override;

  ur_result_t finish(core::Stream stream) noexcept override;
  bool isDrained(core::Stream stream) noexcept override;
  ur_result_t wait(core::NativeEvent event) noexcept override;
  ur_result_t query(core::NativeEvent event, core::EventStatus *status) noexcept override;
  ur_result_t notify(core::NativeEvent event, core::Notification call, void *data) noexcept override;
  ur_result_t eventTimes(core::NativeEvent event, uint64_t *start, uint64_t *end) noexcept override;

  ur_result_t alloc(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                    void **memory) noexcept override;
  ur_result_t free(core::MemoryKind kind, void *memory) noexcept override;

  ur_result_t buildProgram(const core::ProgramDesc &desc, std::string *log,
                           core::NativeProgram *program) noexcept override;
  void destroyProgram(core::NativeProgram program) noexcept override;
  ur_result_t kernelNames(core::NativeProgram program, std::vector<std::string> *names) noexcept override;
  ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept override;
  void destroyKernel(core::NativeKernel kernel) noexcept override;
  ur_result_t setCacheConfig(core::NativeKernel kernel, ur_kernel_cache_config_t config) noexcept override;
  ur_result_t maxCooperativeGroups(core::NativeKernel kernel, const size_t (&localSize)[3], size_t localMemory,
                                   uint32_t *groups) noexcept override;

private:
  // Images and samplers (image_driver.cpp).
  bool overHostMemory() const noexcept override { return false; }
  ur_result_t createImage(uint32_t device, const core::ImageDesc &desc, core::NativeImage *image) noexcept override;
  void destroyImage(core::NativeImage image) noexcept override;
  ur_result_t copyImage(core::Stream stream, const core::ImageCopyDesc &desc,
                        const core::Fence &fence) noexcept override;
  ur_result_t createSampler(const core::SamplerDesc &desc, core::NativeSampler *sampler) noexcept override;
  void destroySampler(core::NativeSampler sampler) noexcept override;

  /// Events are asked about under the first device: that any is current is all that it takes.
  Device &any() const noexcept { return *devices_.front(); }

  const Api &api_;
  const std::vector<std::unique_ptr<Device>> devices_;
  const core::DriverCaps caps_;
  Memory memory_;
  Migration migration_;
  Pools pools_;
  Registration registration_;
  VirtualMemory virtualMemory_;
  InterProcess interProcess_;
  External external_;
  Graphs graphs_;
  Programs programs_;
  Linker linker_;
  std::vector<std::unique_ptr<DeviceResources>> resources_; ///< of each device
  NativeHandles natives_;
};

} // namespace ur::LANEWAY_VENDOR
