// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// OpenCL's side of the port: a context on one or more devices of a platform.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/opencl/graphs.hpp"
#include "adapters/opencl/host_calls.hpp"
#include "adapters/opencl/host_pipes.hpp"
#include "adapters/opencl/images.hpp"
#include "adapters/opencl/memory.hpp"
#include "adapters/opencl/migration.hpp"
#include "adapters/opencl/native.hpp"
#include "adapters/opencl/programs.hpp"

namespace ur::opencl {

class OpenClDriver final : public core::Driver {
public:
  /// On a context of the platform's with these devices, which it takes over. May throw bad_alloc; takes nothing then,
  /// nor where it answers an error.
  [[nodiscard]] static ur_result_t open(const Platform &platform, cl_context native, std::span<const uint32_t> devices,
                                        std::unique_ptr<core::Driver> *driver);

  OpenClDriver(const Platform &platform, cl_context native, cl_event done, std::vector<std::shared_ptr<Device>> devices,
               const core::DriverCaps &caps) noexcept
      : context_(platform, native, done, std::move(devices)), caps_(caps) {}

  /// Others know the context.
  void expose() noexcept { context_.expose(); }

  const core::DriverCaps &caps() const noexcept override { return caps_; }
  core::GraphDriver *graphs() noexcept override { return &graphs_; }
  core::HostPipeDriver *hostPipes() noexcept override { return &hostPipes_; }
  core::ImageDriver *images() noexcept override { return &images_; }
  core::LinkerDriver *linker() noexcept override { return &programs_; }
  core::MigrationDriver *migration() noexcept override { return &migration_; }
  core::NativeDriver *native() noexcept override { return &natives_; }
  core::SymbolDriver *symbols() noexcept override { return &programs_; }

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
  ur_result_t flush(core::Stream stream) noexcept override;

  ur_result_t finish(core::Stream stream) noexcept override;
  ur_result_t wait(core::NativeEvent event) noexcept override;
  ur_result_t query(core::NativeEvent event, core::EventStatus *status) noexcept override;
  ur_result_t notify(core::NativeEvent event, core::Notification call, void *data) noexcept override;
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

private:
  const Api &api() const noexcept { return context_.api(); }

  Context context_;
  const core::DriverCaps caps_;
  Memory memory_{context_};
  Programs programs_{context_};
  Images images_{context_};
  HostCalls hostCalls_{context_};
  Graphs graphs_{context_}; // behind the streams, which wait for what runs
  Streams streams_{context_};
  HostPipes hostPipes_;
  Migration migration_;
  NativeHandles natives_{context_, streams_, memory_.natives(), programs_, images_};
};

} // namespace ur::opencl
