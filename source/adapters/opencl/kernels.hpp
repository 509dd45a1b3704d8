// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels. The arguments of OpenCL's are their state, so a kernel of ours has as many of them as threads launch it at
// the same time.
#pragma once

#include "adapters/core/port/given_arguments.hpp"
#include "adapters/opencl/programs.hpp"

#include <optional>

namespace ur::opencl {

class Kernel {
public:
  using Kind = core::KernelArg::Kind;

  /// One of OpenCL's, and what it was given last.
  class Instance {
  public:
    /// Takes a reference over.
    Instance(const Context &context, cl_kernel native) noexcept : context_(context), native_(native) {}
    Instance(const Instance &) = delete;
    Instance &operator=(const Instance &) = delete;
    ~Instance() { (void)context_.api().clReleaseKernel(native_); }
    cl_kernel native() const noexcept { return native_; }

    /// Sets what differs from the last time. May throw bad_alloc.
    [[nodiscard]] cl_int set(std::span<const core::KernelArg> args, const std::vector<Kind> &kinds);
    void forget() noexcept { given_.forget(); }

  private:
    [[nodiscard]] cl_int setOne(cl_uint index, const core::KernelArg &arg, Kind expected) noexcept;
    [[nodiscard]] cl_int setPointer(cl_uint index, const void *pointer) noexcept;

    const Context &context_;
    const cl_kernel native_;
    core::GivenArguments given_;
  };

  /// Takes a reference to a kernel of that program over. Throws bad_alloc, and has taken nothing then.
  Kernel(const Program &program, cl_kernel native, const core::KernelFacts &facts);

  static Kernel &of(core::NativeKernel kernel) noexcept { return *reinterpret_cast<Kernel *>(kernel); }
  cl_kernel native() const noexcept { return instances_.first().native(); }
  /// What the arguments are; empty where nobody knows.
  const std::vector<Kind> &kinds() const noexcept { return kinds_; }
  /// Whether a launch's local arguments have room beside what the kernel has of its own.
  [[nodiscard]] bool hasRoomFor(std::span<const core::KernelArg> args) const noexcept {
    return core::hasLocalRoom(args, localRoom_);
  }
  bool groupSizeRequired() const noexcept { return groupSizeRequired_; }
  /// Others know the native kernel from now on, and may set its arguments.
  void expose() noexcept { exposed_.store(true, std::memory_order_relaxed); }

  /// The use of an instance by one thread.
  using Use = core::KernelInstanceUse<Kernel, Instance>;
  friend Use;

private:
  [[nodiscard]] cl_int take(Instance **instance) noexcept;
  [[nodiscard]] cl_int makeAnother(Instance **instance) noexcept;

  const Context &context_;
  const cl_program program_; ///< which its kernels keep
  const std::string name_;
  std::vector<Kind> kinds_;
  const bool groupSizeRequired_;
  const size_t localRoom_; ///< bytes for local arguments
  std::atomic<bool> exposed_{false};
  core::KernelInstances<Instance> instances_;
};

/// The pointer that an argument is, whether it was given as one or by its value; nothing: it is none.
[[nodiscard]] std::optional<void *> pointerIn(const core::KernelArg &arg, core::KernelArg::Kind expected) noexcept;

/// A launch as OpenCL takes it: a kernel of one thread's with its arguments set. Lives as long as the description.
class ReadyLaunch {
public:
  explicit ReadyLaunch(const core::LaunchDesc &desc) noexcept;
  /// Why there is none.
  [[nodiscard]] ur_result_t result() const noexcept { return result_; }

  [[nodiscard]] cl_kernel kernel() const noexcept { return (*use_).native(); }
  /// Null: none.
  [[nodiscard]] const size_t *offset() const noexcept;
  /// Null: as the driver likes. Drivers know best which groups suit them, where nobody demands any.
  [[nodiscard]] const size_t *localSize() const noexcept {
    return desc_.localOpen && !Kernel::of(desc_.kernel).groupSizeRequired() ? nullptr : desc_.localSize;
  }

private:
  [[nodiscard]] ur_result_t setArguments() noexcept;

  const core::LaunchDesc &desc_;
  const Kernel::Use use_;
  const ur_result_t result_;
};

} // namespace ur::opencl
