// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Level Zero's own objects, handed out and taken in. Of a module nobody can ask whose it is, and of a context for which
// devices.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "adapters/level_zero/programs.hpp"
#include "adapters/level_zero/streams.hpp"

namespace ur::level_zero {

class LevelZeroNativeBackend final : public core::NativeBackend {
public:
  /// What this refers to may be filled later.
  explicit LevelZeroNativeBackend(const std::vector<std::unique_ptr<Platform>> &platforms) noexcept
      : platforms_(platforms) {}
  ur_result_t platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept override;
  ur_result_t deviceHandle(uint32_t platform, uint32_t device, ur_native_handle_t *native) noexcept override;
  ur_result_t importPart(ur_native_handle_t native, ImportedPart *part) noexcept override;
  ur_result_t openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                std::span<const uint32_t> devices,
                                std::unique_ptr<core::Driver> *driver) noexcept override;

private:
  const std::vector<std::unique_ptr<Platform>> &platforms_;
};

class NativeHandles final : public core::NativeDriver {
public:
  NativeHandles(const Context &context, Events &events, Programs &programs, Streams &streams) noexcept
      : context_(context), events_(events), programs_(programs), streams_(streams) {}
  ur_result_t contextHandle(ur_native_handle_t *native) noexcept override;
  ur_result_t streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept override;
  void describeStreams(void *nativeData) noexcept override;
  ur_result_t importStream(ur_native_handle_t native, bool owned, core::StreamDesc *desc,
                           core::Stream *stream) noexcept override;
  ur_result_t eventHandle(core::NativeEvent event, ur_native_handle_t *native) noexcept override;
  ur_result_t importEvent(ur_native_handle_t native, bool owned, core::ImportedEvent *event) noexcept override;
  ur_result_t programHandle(core::NativeProgram program, ur_native_handle_t *native) noexcept override;
  ur_result_t importProgram(ur_native_handle_t native, bool owned, core::ImportedProgram *program) noexcept override;
  ur_result_t kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept override;
  ur_result_t importKernel(ur_native_handle_t native, bool owned, core::NativeProgram program, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept override;
  ur_result_t memoryHandle(core::MemoryKind kind, void *memory, size_t size,
                           ur_native_handle_t *native) noexcept override;
  ur_result_t importMemory(ur_native_handle_t native, bool owned, core::ImportedMemory *memory) noexcept override;

private:
  const Context &context_;
  Events &events_;
  Programs &programs_;
  Streams &streams_;
};

} // namespace ur::level_zero
