// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles: cl_platform_id, cl_device_id, cl_context, cl_command_queue, cl_event, cl_mem.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "adapters/opencl/native_memory.hpp"
#include "adapters/opencl/streams.hpp"

namespace ur::opencl {

class OpenClNativeBackend final : public core::NativeBackend {
public:
  /// What this refers to may be filled later.
  explicit OpenClNativeBackend(const Platforms &platforms) noexcept : platforms_(platforms) {}

  ur_result_t platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept override;
  ur_result_t deviceHandle(uint32_t platform, uint32_t device, ur_native_handle_t *native) noexcept override;
  ur_result_t contextDevices(ur_native_handle_t native, ContextDevices *devices) noexcept override;
  ur_result_t openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                std::span<const uint32_t> devices,
                                std::unique_ptr<core::Driver> *driver) noexcept override;

private:
  const Platforms &platforms_;
};

class NativeHandles final : public core::NativeDriver {
public:
  NativeHandles(Context &context, Streams &streams, NativeMemory &memory) noexcept
      : context_(context), streams_(streams), memory_(memory) {}

  ur_result_t contextHandle(ur_native_handle_t *native) noexcept override;
  ur_result_t streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept override;
  ur_result_t importStream(ur_native_handle_t native, bool owned, core::StreamDesc *desc,
                           core::Stream *stream) noexcept override;
  ur_result_t eventHandle(core::NativeEvent event, ur_native_handle_t *native) noexcept override;
  ur_result_t importEvent(ur_native_handle_t native, bool owned, core::ImportedEvent *event) noexcept override;
  ur_result_t memoryHandle(core::MemoryKind kind, void *memory, size_t size,
                           ur_native_handle_t *native) noexcept override;
  ur_result_t importMemory(ur_native_handle_t native, bool owned, core::ImportedMemory *memory) noexcept override;

private:
  Context &context_;
  Streams &streams_;
  NativeMemory &memory_;
};

} // namespace ur::opencl
