// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A command that outlives the call that gave it: one that is deferred, or that a command buffer runs again and again.
// It owns copies of what it was given, and references to what it uses.
//
// Immutable while others hold it, so that any thread may submit it: who wants another one changes a copy.
#pragma once

#include "adapters/core/memory/mem.hpp"
#include "adapters/core/order/host_task.hpp"
#include "adapters/core/order/lane.hpp"
#include "adapters/core/port/driver_graphs.hpp"

#include <concepts>
#include <string>

namespace ur::core {

/// Makes the one port call of a command. A value that captures by value, since it may be called later, on another
/// thread, once the caller of the enqueue is gone. One that points into the caller's memory, or names a native object
/// that a handle keeps, has owned(): the same, with copies and references of its own; or recorded(), where that is made
/// already. It is asked for that only when the command really is to be kept, so that the others copy nothing.
template <typename P>
concept Port = std::is_invocable_r_v < ur_result_t,
        const std::remove_reference_t<P>
&, Driver &, Stream, const Fence & > ;

/// See Recorded::hostFunction().
template <Port P>
[[nodiscard]] const HostFunction *hostFunctionOf(const P &port) noexcept {
  if constexpr (requires { port.hostFunction(); })
    return port.hostFunction();
  else
    return nullptr;
}

/// See Recorded::blocks().
template <Port P>
[[nodiscard]] bool isBlocking(const P &port) noexcept {
  if constexpr (requires { port.blocks(); })
    return port.blocks();
  else
    return false;
}

class Recorded : public RefCounted {
public:
  virtual ~Recorded() = default;
  /// The command's one port call; as the port answers. Any thread.
  [[nodiscard]] virtual ur_result_t callPort(Driver &driver, Stream stream, const Fence &fence) const = 0;
  [[nodiscard]] virtual bool brief() const noexcept = 0;      ///< see Lane::submit()
  [[nodiscard]] virtual bool awaitsHost() const noexcept = 0; ///< see Lane::mayAwaitHost()

  /// Not null: it is a function that the core runs; the port's call is what is to be called once that has run.
  [[nodiscard]] virtual const HostFunction *hostFunction() const noexcept { return nullptr; }

  /// The port's call may wait: it is made by a thread of the context's (order/submission.hpp), never by the caller.
  [[nodiscard]] virtual bool blocks() const noexcept { return false; }

  /// As the next node of a graph, which comes after those at the positions `after`; as the port answers.
  /// UNSUPPORTED_FEATURE: it can't be one. Any thread.
  [[nodiscard]] virtual ur_result_t addTo(GraphDriver &graphs, NativeGraph graph,
                                          std::span<const uint32_t> after) const {
    return (void)graphs, (void)graph, (void)after, UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// In the place of one of its kind at that position.
  [[nodiscard]] virtual ur_result_t updateNode(GraphDriver &graphs, NativeGraph graph, uint32_t node) const {
    return (void)graphs, (void)graph, (void)node, UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }

  /// What people call it, if it has a name.
  [[nodiscard]] virtual std::string label() const { return {}; }

  // What it does with buffers and images is told by address, or native image, as they have it on the command's device.
  /// Whether that address is the present one. `slot`: an index of an argument, or 0 of what is written to and 1 of what
  /// is read.
  [[nodiscard]] virtual bool hasAddress(uint32_t slot, const void *address) const noexcept = 0;
  /// By who has the only reference.
  virtual void setAddress(uint32_t slot, void *address) noexcept = 0;
  /// Throws bad_alloc.
  [[nodiscard]] virtual Ref<Recorded> copy() const = 0;
};

/// One that is a port and nothing else. Where that has them, addresses of its own are told by addressAt(slot).
template <Port P>
class RecordedPort final : public Recorded {
public:
  explicit RecordedPort(P port) noexcept(std::is_nothrow_move_constructible_v<P>) : port_(std::move(port)) {}
  RecordedPort(const RecordedPort &other) : Recorded(), port_(other.port_) {}

  ur_result_t callPort(Driver &driver, Stream stream, const Fence &fence) const override {
    return port_(driver, stream, fence);
  }
  bool brief() const noexcept override { return isBrief(port_); }
  bool awaitsHost() const noexcept override { return isAwaitingHost(port_); }
  const HostFunction *hostFunction() const noexcept override { return hostFunctionOf(port_); }
  bool blocks() const noexcept override { return isBlocking(port_); }
  ur_result_t addTo(GraphDriver &graphs, NativeGraph graph, std::span<const uint32_t> after) const override {
    if constexpr (requires { port_.addTo(graphs, graph, after); })
      return port_.addTo(graphs, graph, after);
    else
      return Recorded::addTo(graphs, graph, after);
  }
  bool hasAddress(uint32_t slot, const void *address) const noexcept override {
    if constexpr (requires { port_.addressAt(slot); })
      return port_.addressAt(slot) == address;
    else
      return true;
  }
  void setAddress(uint32_t slot, void *address) noexcept override {
    if constexpr (requires(P & port) { port.setAddress(slot, address); })
      port_.setAddress(slot, address);
  }
  Ref<Recorded> copy() const override {
    if constexpr (std::copy_constructible<P>)
      return Ref<Recorded>::adopt(new RecordedPort(*this));
    else
      throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }

private:
  P port_;
};

/// Keeps a port for later. Throws bad_alloc.
template <Port P>
[[nodiscard]] Ref<Recorded> record(const P &port) {
  if constexpr (requires { port.recorded(); }) {
    return port.recorded();
  } else if constexpr (requires { port.owned(); }) {
    auto owned = port.owned();
    return Ref<Recorded>::adopt(new RecordedPort<decltype(owned)>(std::move(owned)));
  } else {
    return Ref<Recorded>::adopt(new RecordedPort<P>(port));
  }
}

/// Submits one that somebody keeps meanwhile.
struct RecordedCommandPort {
  Recorded &what;

  [[nodiscard]] bool brief() const noexcept { return what.brief(); }
  [[nodiscard]] bool awaitsHost() const noexcept { return what.awaitsHost(); }
  [[nodiscard]] const HostFunction *hostFunction() const noexcept { return what.hostFunction(); }
  [[nodiscard]] bool blocks() const noexcept { return what.blocks(); }
  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return what.callPort(driver, stream, fence);
  }
  [[nodiscard]] Ref<Recorded> recorded() const noexcept { return Ref<Recorded>(&what); }
};

/// A buffer or an image that a recorded command uses.
struct MemoryOfCommand {
  Ref<Mem> mem;
  ContentsUse use;
  uint32_t slot = 0; ///< see Recorded::hasAddress()
  size_t offset = 0; ///< of a buffer's: where the command begins, from the beginning of the buffer's memory
};

} // namespace ur::core
