// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The native CPU's side of the port: streams, commands and events by the engine, memory of the heap, programs that are
// shared objects.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/native_cpu/engine.hpp"
#include "adapters/native_cpu/graph_driver.hpp"
#include "adapters/native_cpu/image_driver.hpp"
#include "adapters/native_cpu/inter_process.hpp"
#include "adapters/native_cpu/memory.hpp"
#include "adapters/native_cpu/native.hpp"
#include "adapters/native_cpu/programs.hpp"
#include "adapters/native_cpu/registration.hpp"
#include "adapters/native_cpu/virtual_memory.hpp"

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace ur::native_cpu {

/// What contexts of this adapter are able to do.
inline constexpr core::DriverCaps kCaps{.unorderedStreams = true,
                                        .eventsFromEnqueue = true,
                                        .timedEvents = true,
                                        .hostCalls = true,
                                        .freeBlocks = false,
                                        .isolatedFailures = true,
                                        .endsBehindItsWaits = true,
                                        .sharedDeviceMemory = true,
                                        .reportsFailures = true};

class NativeCpuDriver final : public core::Driver {
public:
  /// crews: whose threads run the commands of each of the context's devices.
  NativeCpuDriver(std::shared_ptr<Engine> engine, std::shared_ptr<Memory> memory,
                  std::vector<std::shared_ptr<Crew>> crews) noexcept
      : engine_(std::move(engine)), memory_(std::move(memory)), crews_(std::move(crews)), virtualMemory_(*memory_),
        interProcess_(*memory_, virtualMemory_), images_(*memory_), graphs_(*engine_) {}
  ~NativeCpuDriver() override;

  const core::DriverCaps &caps() const noexcept override;
  core::VirtualMemoryDriver *virtualMemory() noexcept override { return &virtualMemory_; }
  core::ImageDriver *images() noexcept override { return &images_; }
  core::GraphDriver *graphs() noexcept override { return &graphs_; }
  core::RegistrationDriver *registration() noexcept override { return &registration_; }
  core::InterProcessDriver *interProcess() noexcept override { return &interProcess_; }

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
  ur_result_t notify(core::NativeEvent event, core::Notification call, void *data) noexcept override;
  ur_result_t eventTimes(core::NativeEvent event, uint64_t *start, uint64_t *end) noexcept override;

  ur_result_t alloc(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                    void **memory) noexcept override;
  ur_result_t free(core::MemoryKind kind, void *memory) noexcept override;

  bool takesIl(std::span<const uint8_t> code, uint32_t) const noexcept override { return core::isSpirv(code); }
  ur_result_t buildProgram(const core::ProgramDesc &desc, std::string *log,
                           core::NativeProgram *program) noexcept override;
  void destroyProgram(core::NativeProgram program) noexcept override;
  ur_result_t kernelNames(core::NativeProgram program, std::vector<std::string> *names) noexcept override;
  ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept override;
  void destroyKernel(core::NativeKernel kernel) noexcept override;
  ur_result_t maxCooperativeGroups(core::NativeKernel kernel, const size_t (&localSize)[3], size_t localMemory,
                                   uint32_t *groups) noexcept override;

  core::LinkerDriver *linker() noexcept override { return &programs_; }
  core::SymbolDriver *symbols() noexcept override { return &programs_; }
  core::NativeDriver *native() noexcept override { return &native_; }

private:
  [[nodiscard]] bool keepUntilDone(Command *command) noexcept;

  const std::shared_ptr<Engine> engine_;
  const std::shared_ptr<Memory> memory_;
  const std::vector<std::shared_ptr<Crew>> crews_;
  VirtualMemory virtualMemory_;
  InterProcess interProcess_;
  Registration registration_;
  ImagePart images_;
  GraphPart graphs_;
  Programs programs_;
  NativeHandles native_{*memory_, images_};
  std::mutex mutex_;
  std::vector<Command *> leftovers_; ///< what the destructor waits for, which no stream stands for; with references
  size_t pruneAt_ = 16;              ///< so many of them are looked through for finished ones
};

} // namespace ur::native_cpu
