// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port, as the simulated world serves it: each function checks its arguments, books the call, and hands on.
#include "sim/driver.hpp"
#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/core/port/text.hpp"
#include "common/vendor_calls.hpp"

#include "sim/booking.hpp"
#include "sim/commands.hpp"
#include "sim/images.hpp"
#include "sim/native.hpp"
#include "sim/parts.hpp"
#include "sim/programs.hpp"

#include <algorithm>
#include <cstring>

namespace ur::sim {

namespace {

using core::Fence;
using core::NativeEvent;
using core::Stream;

class SimDriver final : public core::Driver {
public:
  SimDriver(std::span<const uint32_t> devices, uintptr_t native, bool ownsNative)
      : numbers_(devices.begin(), devices.end()), caps_(world_.options().caps),
        nativeContext_(native != 0 ? native : world_.openNativeContext(devices)), ownsNative_(ownsNative),
        native_(this, nativeContext_, devices_, programs_, images_), virtualMemory_(nullptr, nullptr),
        pools_(nullptr, nullptr) {
    world_.openContext(this);
    world_.partitions.enter(numbers_);
    for (uint32_t device : numbers_)
      devices_.push_back(world_.partitions.root(device).value());
    virtualMemory_ = makeVirtualMemory(this, devices_);
    pools_ = makePools(this, devices_);
  }

  ~SimDriver() override {
    const InsideDriver inside;
    world_.closeContext(this);
    world_.partitions.leave(numbers_);
    world_.closeNativeContext(nativeContext_, ownsNative_);
    programs_.reportLeaks();
  }

  const core::DriverCaps &caps() const noexcept override { return caps_; }
  core::VirtualMemoryDriver *virtualMemory() noexcept override {
    return world_.options().virtualMemory ? virtualMemory_.get() : nullptr;
  }
  core::GraphDriver *graphs() noexcept override { return world_.options().graphs ? graphs_.get() : nullptr; }
  core::HostPipeDriver *hostPipes() noexcept override { return hostPipes_.get(); }
  core::ImageDriver *images() noexcept override { return &images_; }
  core::NativeDriver *native() noexcept override { return &native_; }
  core::PoolDriver *pools() noexcept override {
    const auto &kinds = world_.options().pools;
    return std::find(kinds.begin(), kinds.end(), true) != kinds.end() ? pools_.get() : nullptr;
  }
  core::MigrationDriver *migration() noexcept override {
    return world_.options().migration ? migration_.get() : nullptr;
  }
  core::RegistrationDriver *registration() noexcept override {
    return world_.options().registration ? registration_.get() : nullptr;
  }
  core::InterProcessDriver *interProcess() noexcept override {
    return world_.options().interProcess ? interProcess_.get() : nullptr;
  }

  ur_result_t createStream(const core::StreamDesc &desc, Stream *stream) noexcept override {
    return book(Call::createStream, [&] {
      uintptr_t handle = 0;
      const ur_result_t result = world_.createStream(this, device(desc.device), desc, &handle);
      if (result == UR_RESULT_SUCCESS)
        *stream = reinterpret_cast<Stream>(handle);
      return result;
    });
  }

  void destroyStream(Stream stream) noexcept override {
    static_cast<void>(book(Call::destroyStream, [&] {
      world_.destroyStream(this, number(stream));
      return UR_RESULT_SUCCESS;
    }));
  }

  ur_result_t createEvents(uint32_t index, bool timed, std::span<NativeEvent> events) noexcept override {
    return book(Call::createEvents, [&] { return world_.createEvents(this, device(index), timed, events); });
  }

  void destroyEvents(std::span<const NativeEvent> events) noexcept override {
    static_cast<void>(book(Call::destroyEvents, [&] {
      world_.destroyEvents(this, events);
      return UR_RESULT_SUCCESS;
    }));
  }

  ur_result_t resetEvents(std::span<const NativeEvent> events) noexcept override {
    return book(Call::resetEvents, [&] {
      if (caps_.eventsFromEnqueue) {
        world_.ledger.report(Fault::badArgument, "reset of events that commands make");
        return UR_RESULT_ERROR_INVALID_VALUE;
      }
      return world_.resetEvents(this, events);
    });
  }

  ur_result_t copy(Stream stream, const core::CopyDesc &desc, const Fence &fence) noexcept override {
    return book(Call::copy, [&] { return submit(stream, commands_.copy(desc), fence); });
  }
  ur_result_t fill(Stream stream, const core::FillDesc &desc, const Fence &fence) noexcept override {
    return book(Call::fill, [&] { return submit(stream, commands_.fill(desc), fence); });
  }
  ur_result_t launch(Stream stream, const core::LaunchDesc &desc, const Fence &fence) noexcept override {
    return book(Call::launch, [&] { return submit(stream, commands_.launch(desc), fence); });
  }

  ur_result_t fence(Stream stream, core::FenceKind kind, const Fence &fence) noexcept override {
    return book(Call::fence, [&] {
      auto command = make(Call::fence);
      command->info.fence = kind;
      return submit(stream, std::move(command), fence);
    });
  }

  ur_result_t hostCall(Stream stream, core::HostCall call, void *data, const Fence &fence) noexcept override {
    return book(Call::hostCall, [&] {
      if (!caps_.hostCalls || !call) {
        world_.ledger.report(Fault::missingCapability, "hostCall: not here");
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
      }
      auto command = make(Call::hostCall);
      command->joinsHost = true;
      command->action = [call, data] {
        const core::HostCallScope scope;
        call(data);
      };
      return submit(stream, std::move(command), fence);
    });
  }

  ur_result_t flush(Stream stream) noexcept override {
    return book(Call::flush, [&] { return world_.flush(this, number(stream)); });
  }
  ur_result_t finish(Stream stream) noexcept override {
    const VendorCall observed("Driver::finish");
    return book(Call::finish, [&] { return world_.finish(this, number(stream)); });
  }
  ur_result_t wait(NativeEvent event) noexcept override {
    const VendorCall observed("Driver::wait");
    return book(Call::wait, [&] { return world_.wait(this, number(event)); });
  }
  ur_result_t query(NativeEvent event, core::EventStatus *status) noexcept override {
    return book(Call::query, [&] { return world_.query(this, number(event), status); });
  }
  ur_result_t notify(NativeEvent event, core::Notification call, void *data) noexcept override {
    return book(Call::notify, [&] { return world_.notify(this, number(event), call, data); });
  }
  ur_result_t eventTimes(NativeEvent event, uint64_t *start, uint64_t *end) noexcept override {
    return book(Call::eventTimes, [&] { return world_.eventTimes(this, number(event), start, end); });
  }

  ur_result_t alloc(core::MemoryKind kind, uint32_t index, size_t size, size_t alignment,
                    void **memory) noexcept override {
    return book(Call::alloc, [&] {
      std::lock_guard lock(world_.mutex());
      return world_.memory().alloc(this, kind, device(index), size, alignment, memory);
    });
  }
  ur_result_t free(core::MemoryKind kind, void *memory) noexcept override {
    // A failure that was ordered frees all the same, as those of real drivers that report earlier errors do.
    const InsideDriver inside;
    ur_result_t freed = UR_RESULT_SUCCESS;
    const ur_result_t booked = book(Call::free, [] { return UR_RESULT_SUCCESS; });
    freed = world_.free(this, kind, memory);
    return booked != UR_RESULT_SUCCESS ? booked : freed;
  }

  bool takesIl(std::span<const uint8_t> code, uint32_t) const noexcept override { return core::isText(code); }
  ur_result_t buildProgram(const core::ProgramDesc &desc, std::string *log,
                           core::NativeProgram *program) noexcept override {
    return book(Call::buildProgram, [&] { return programs_.build(desc, log, program); });
  }
  void destroyProgram(core::NativeProgram program) noexcept override {
    static_cast<void>(book(Call::destroyProgram, [&] {
      world_.awaitUnload();
      return programs_.destroy(program);
    }));
  }
  ur_result_t kernelNames(core::NativeProgram program, std::vector<std::string> *names) noexcept override {
    return book(Call::kernelNames, [&] { return programs_.names(program, names); });
  }
  ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept override {
    return book(Call::createKernel, [&] { return programs_.createKernel(program, name, facts, kernel); });
  }
  void destroyKernel(core::NativeKernel kernel) noexcept override {
    static_cast<void>(book(Call::destroyKernel, [&] { return programs_.destroyKernel(kernel); }));
  }

  ur_result_t maxCooperativeGroups(core::NativeKernel kernel, const size_t (&localSize)[3], size_t,
                                   uint32_t *groups) noexcept override {
    return book(Call::maxCooperativeGroups, [&] {
      if (!programs_.kernel(kernel))
        return UR_RESULT_ERROR_INVALID_KERNEL;
      *groups = cooperativeGroups(localSize);
      return UR_RESULT_SUCCESS;
    });
  }

  core::LinkerDriver *linker() noexcept override { return &programs_; }
  core::SymbolDriver *symbols() noexcept override { return &programs_; }

private:
  template <class H>
  static uintptr_t number(H handle) {
    return reinterpret_cast<uintptr_t>(handle);
  }

  uint32_t device(uint32_t index) {
    if (index < devices_.size())
      return devices_[index];
    world_.ledger.report(Fault::badArgument, "the context has no device " + std::to_string(index));
    return devices_.front();
  }

  ur_result_t submit(Stream stream, Made made, const Fence &fence) {
    return made.command ? world_.submit(this, number(stream), std::move(made.command), fence) : made.result;
  }

  World &world_ = World::instance();
  const std::vector<uint32_t> numbers_; ///< of the devices, as the backend gave them
  std::vector<uint32_t> devices_;       ///< the whole devices that those are or are parts of
  core::DriverCaps caps_;
  const uintptr_t nativeContext_;
  const bool ownsNative_;
  SimNative native_;
  Part<core::VirtualMemoryDriver> virtualMemory_;
  Part<core::PoolDriver> pools_;
  Part<core::MigrationDriver> migration_ = makeMigration(this);
  Part<core::RegistrationDriver> registration_ = makeRegistration(this);
  Part<core::InterProcessDriver> interProcess_ = makeInterProcess(this, *this, devices_);
  Programs programs_{this, devices_};
  Part<core::HostPipeDriver> hostPipes_ = makeHostPipes(this, programs_);
  Images images_{this, devices_};
  Commands commands_{programs_, images_};
  Part<core::GraphDriver> graphs_ = makeGraphs(this, commands_, devices_);
};

} // namespace

std::unique_ptr<core::Driver> makeDriver(std::span<const uint32_t> devices, uintptr_t native, bool owned) {
  return std::make_unique<SimDriver>(devices, native, owned);
}

} // namespace ur::sim
