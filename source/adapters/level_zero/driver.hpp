// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Level Zero's side of the port: a context on one or more devices of a driver.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/level_zero/graphs.hpp"
#include "adapters/level_zero/host_calls.hpp"
#include "adapters/level_zero/images.hpp"
#include "adapters/level_zero/inter_process.hpp"
#include "adapters/level_zero/native.hpp"
#include "adapters/level_zero/programs.hpp"

namespace ur::level_zero {

class LevelZeroDriver final : public core::Driver {
public:
  /// `native`: a context that exists, which the driver takes over if it is `owned`; null: it makes one. May throw
  /// bad_alloc.
  [[nodiscard]] static ur_result_t open(const Platform &platform, ze_context_handle_t native, bool owned,
                                        std::span<const uint32_t> devices, std::unique_ptr<core::Driver> *driver);
  /// Only with open(), which does the rest.
  LevelZeroDriver(const Platform &platform, ze_context_handle_t native, std::vector<const Device *> devices,
                  const core::DriverCaps &caps) noexcept
      : context_(platform, native, std::move(devices)), caps_(caps), hasVirtualMemory_(context_.hasVirtualMemory()) {}
  LevelZeroDriver(const LevelZeroDriver &) = delete;
  LevelZeroDriver &operator=(const LevelZeroDriver &) = delete;
  ~LevelZeroDriver() override;

  const core::DriverCaps &caps() const noexcept override { return caps_; }
  core::GraphDriver *graphs() noexcept override { return context_.platform().graphs ? &graphs_ : nullptr; }
  core::ImageDriver *images() noexcept override { return hasImages_ ? &images_ : nullptr; }
  core::InterProcessDriver *interProcess() noexcept override {
    return interProcess_.possible() ? &interProcess_ : nullptr;
  }
  core::LinkerDriver *linker() noexcept override { return &programs_; }
  core::NativeDriver *native() noexcept override { return &natives_; }
  core::SymbolDriver *symbols() noexcept override { return &programs_; }
  core::VirtualMemoryDriver *virtualMemory() noexcept override { return hasVirtualMemory_ ? &virtualMemory_ : nullptr; }

  ur_result_t createStream(const core::StreamDesc &desc, core::Stream *stream) noexcept override;
  void destroyStream(core::Stream stream) noexcept override;
  ur_result_t createEvents(uint32_t device, bool timed, std::span<core::NativeEvent> events) noexcept override;
  void destroyEvents(std::span<const core::NativeEvent> events) noexcept override;

  ur_result_t copy(core::Stream stream, const core::CopyDesc &desc, const core::Fence &fence) noexcept override;
  ur_result_t fill(core::Stream stream, const core::FillDesc &desc, const core::Fence &fence) noexcept override;
  ur_result_t launch(core::Stream stream, const core::LaunchDesc &desc, const core::Fence &fence) noexcept override;
  ur_result_t fence(core::Stream stream, core::FenceKind kind, const core::Fence &fence) noexcept override;
  ur_result_t hostCall(core::Stream stream, core::HostCall call, void *data,
                       const core::Fence &fence) noexcept override;

  ur_result_t finish(core::Stream stream) noexcept override;
  ur_result_t wait(core::NativeEvent event) noexcept override;
  ur_result_t query(core::NativeEvent event, core::EventStatus *status) noexcept override;
  ur_result_t eventTimes(core::NativeEvent event, uint64_t *start, uint64_t *end) noexcept override;

  ur_result_t alloc(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                    void **memory) noexcept override;
  ur_result_t free(core::MemoryKind kind, void *memory) noexcept override;

  bool takesIl(std::span<const uint8_t> code, uint32_t device) const noexcept override;
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
  [[nodiscard]] ur_result_t prepare();

  Context context_;
  const core::DriverCaps caps_;
  const bool hasVirtualMemory_;
  Offers offers_;
  Memory memory_{context_, offers_};
  VirtualMemory virtualMemory_{context_, offers_};
  InterProcess interProcess_{context_, memory_, virtualMemory_, offers_};
  Programs programs_{context_};
  Images images_{context_, streams_, scratch_};
  const bool hasImages_ = images_.possible();
  Events events_{context_};
  Graphs graphs_{context_, events_};
  HostCalls hostCalls_{events_};
  Streams streams_{context_, events_}; // ends first: waits for what runs
  NativeHandles natives_{context_, events_, programs_, streams_};
  uint64_t *scratch_ = nullptr; ///< host memory of which nobody needs the contents
};

} // namespace ur::level_zero
