// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A complete adapter, with only what the port demands: docs/adding-an-adapter.md walks through it.
#include "adapters/core/port/guarded.hpp"
#include "toy_vendor/toy_device.hpp"

#include <algorithm>
#include <cstring>

namespace toy {
namespace {

using namespace ur::core;

constexpr uint64_t kMemory = uint64_t{1} << 30;

// The port's handles are pointers to what the driver likes.
const Done &doneOf(NativeEvent event) {
  return *reinterpret_cast<const Done *>(event);
}
const Image &imageOf(NativeProgram program) {
  return *reinterpret_cast<const Image *>(program);
}

class ToyDriver final : public Driver {
public:
  const DriverCaps &caps() const noexcept override {
    static constexpr DriverCaps caps{.unorderedStreams = true,
                                     .eventsFromEnqueue = true,
                                     .timedEvents = true,
                                     .isolatedFailures = true,
                                     .sharedDeviceMemory = true};
    return caps;
  }

  // Streams: commands end before the call does, so there is nothing to keep.
  ur_result_t createStream(const StreamDesc &, Stream *stream) noexcept override {
    *stream = reinterpret_cast<Stream>(this);
    return UR_RESULT_SUCCESS;
  }
  void destroyStream(Stream) noexcept override {}
  ur_result_t finish(Stream) noexcept override { return UR_RESULT_SUCCESS; }

  // Events: made by the commands that signal them (caps), and over from the start.
  ur_result_t createEvents(uint32_t, bool, std::span<NativeEvent>) noexcept override {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  void destroyEvents(std::span<const NativeEvent> events) noexcept override {
    for (const NativeEvent event : events)
      delete &doneOf(event);
  }
  ur_result_t wait(NativeEvent event) noexcept override { return doneOf(event).result; }
  ur_result_t query(NativeEvent event, EventStatus *status) noexcept override {
    *status = doneOf(event).result == UR_RESULT_SUCCESS ? EventStatus::complete : EventStatus::failed;
    return UR_RESULT_SUCCESS;
  }
  ur_result_t notify(NativeEvent event, Notification call, void *data) noexcept override {
    EventStatus status{};
    const ur_result_t result = query(event, &status);
    call(data, status);
    return result;
  }
  ur_result_t eventTimes(NativeEvent event, uint64_t *start, uint64_t *end) noexcept override {
    *start = doneOf(event).startNs;
    *end = doneOf(event).endNs;
    return UR_RESULT_SUCCESS;
  }

  // Commands.
  ur_result_t copy(Stream, const CopyDesc &desc, const Fence &fence) noexcept override {
    return execute(fence, [&] {
      for (size_t z = 0; z < desc.depth; ++z) {
        for (size_t y = 0; y < desc.height; ++y) {
          std::memcpy(static_cast<char *>(desc.dst) + z * desc.dstSlicePitch + y * desc.dstRowPitch,
                      static_cast<const char *>(desc.src) + z * desc.srcSlicePitch + y * desc.srcRowPitch, desc.width);
        }
      }
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t fill(Stream, const FillDesc &desc, const Fence &fence) noexcept override {
    return execute(fence, [&] {
      for (size_t y = 0; y < desc.height; ++y) {
        for (size_t x = 0; x < desc.width; x += desc.patternSize)
          std::memcpy(static_cast<char *>(desc.dst) + y * desc.pitch + x, desc.pattern, desc.patternSize);
      }
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t launch(Stream, const LaunchDesc &desc, const Fence &fence) noexcept override {
    return execute(fence, [&] { return run(*reinterpret_cast<const ur_native_cpu_kernel_t *>(desc.kernel), desc); });
  }
  ur_result_t fence(Stream, FenceKind, const Fence &fence) noexcept override {
    return execute(fence, [] { return UR_RESULT_SUCCESS; });
  }
  ur_result_t hostCall(Stream, HostCall, void *, const Fence &) noexcept override {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; // caps
  }

  // Memory.
  ur_result_t alloc(MemoryKind kind, uint32_t, size_t size, size_t alignment, void **memory) noexcept override {
    void *made = nullptr;
    if (size > kMemory || posix_memalign(&made, std::max(alignment, sizeof made), size) != 0)
      return kind == MemoryKind::host ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    *memory = made;
    return UR_RESULT_SUCCESS;
  }
  ur_result_t free(MemoryKind, void *memory) noexcept override {
    std::free(memory);
    return UR_RESULT_SUCCESS;
  }

  // Programs and kernels.
  ur_result_t buildProgram(const ProgramDesc &desc, std::string *log, NativeProgram *program) noexcept override {
    return guarded([&] {
      auto image = std::make_unique<const Image>(desc.code);
      if (!image->module) {
        *log = "The toy takes shared objects with kernels.";
        return UR_RESULT_ERROR_INVALID_BINARY;
      }
      *program = reinterpret_cast<NativeProgram>(const_cast<Image *>(image.release()));
      return UR_RESULT_SUCCESS;
    });
  }
  void destroyProgram(NativeProgram program) noexcept override { delete &imageOf(program); }
  ur_result_t kernelNames(NativeProgram program, std::vector<std::string> *names) noexcept override {
    return guarded([&] {
      for (const ur_native_cpu_kernel_t &kernel : imageOf(program).kernels())
        names->emplace_back(kernel.name);
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                           NativeKernel *kernel) noexcept override {
    return guarded([&] {
      static constexpr KernelArg::Kind kKinds[] = {KernelArg::Kind::value, KernelArg::Kind::pointer,
                                                   KernelArg::Kind::local};
      for (const ur_native_cpu_kernel_t &found : imageOf(program).kernels()) {
        if (std::strcmp(found.name, name) != 0)
          continue;
        *kernel = reinterpret_cast<NativeKernel>(const_cast<ur_native_cpu_kernel_t *>(&found));
        facts->name = name;
        facts->argsKnown = true;
        for (const ur_native_cpu_arg_t &arg : std::span(found.args, found.num_args))
          facts->args.push_back({kKinds[arg.kind], arg.size});
        std::copy_n(found.required_group_size, 3, facts->requiredGroupSize.begin());
        facts->maxGroupSize = found.max_group_size;
        facts->localMemSize = found.local_memory_size;
        return UR_RESULT_SUCCESS;
      }
      return UR_RESULT_ERROR_INVALID_KERNEL_NAME;
    });
  }
  void destroyKernel(NativeKernel) noexcept override {} // it is part of the program

private:
  /// A command whose wait failed isn't executed, and fails too.
  template <class Action>
  ur_result_t execute(const Fence &fence, Action action) noexcept {
    return guarded([&] {
      auto done = std::make_unique<Done>(Done{UR_RESULT_SUCCESS, now(), 0});
      for (const NativeEvent event : fence.waits) {
        if (doneOf(event).result != UR_RESULT_SUCCESS)
          done->result = doneOf(event).result;
      }
      if (done->result == UR_RESULT_SUCCESS)
        done->result = action();
      done->endNs = now();
      if (fence.signal)
        *fence.signal = reinterpret_cast<NativeEvent>(done.release());
      return UR_RESULT_SUCCESS;
    });
  }
};

class ToyBackend final : public Backend {
public:
  ur_backend_t kind() const noexcept override { return UR_BACKEND_UNKNOWN; }
  const char *logName() const noexcept override { return "TOY"; }

  ur_result_t enumerate(std::vector<PlatformFacts> *platforms) noexcept override {
    return guarded([&] {
      PlatformFacts platform;
      platform.backend = kind();
      DeviceFacts &device = platform.devices.emplace_back();
      device.type = UR_DEVICE_TYPE_CUSTOM;
      device.name = platform.name = "Toy";
      device.vendor = platform.vendor = "Laneway";
      device.profile = platform.profile = "FULL_PROFILE";
      device.driverVersion = device.version = platform.version = "1.0";
      device.maxWorkItemSizes = {256, 256, 256};
      device.maxWorkGroupSize = 256;
      device.globalMemSize = device.maxMemAllocSize = device.maxConstantBufferSize = kMemory;
      device.localMemSize = 64 << 10;
      device.localMemType = UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL;
      device.hostUnifiedMemory = true;
      device.usmHost = device.usmDevice = device.usmSharedSingle = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
      device.singleFp = UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST | UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN;
      device.queueProperties = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE;
      platforms->push_back(std::move(platform));
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t openContext(uint32_t, std::span<const uint32_t>, std::unique_ptr<Driver> *driver) noexcept override {
    driver->reset(new (std::nothrow) ToyDriver);
    return *driver ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  ur_result_t deviceTime(uint32_t, uint32_t, uint64_t *deviceNs, uint64_t *hostNs) noexcept override {
    *deviceNs = *hostNs = now();
    return UR_RESULT_SUCCESS;
  }
};

} // namespace
} // namespace toy

std::unique_ptr<ur::core::Backend> ur::core::makeBackend() {
  return std::make_unique<toy::ToyBackend>();
}
