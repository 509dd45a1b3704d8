// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels. The arguments and group sizes of Level Zero's are their state, so a kernel of ours has as many of them as
// threads launch it at the same time.
#pragma once

#include "adapters/level_zero/programs.hpp"
#include "adapters/level_zero/streams.hpp"

#include <algorithm>

namespace ur::level_zero {

class Kernel {
public:
  using Kind = core::KernelArg::Kind;

  /// One of Level Zero's, and what it was given last. Used by one thread at a time.
  class Instance {
  public:
    /// Takes the native kernel over, if it is owned.
    Instance(const Context &context, ze_kernel_handle_t native, bool owned = true) noexcept
        : context_(context), native_(native), owned_(owned) {}
    Instance(const Instance &) = delete;
    Instance &operator=(const Instance &) = delete;
    ~Instance() {
      if (owned_)
        (void)context_.api().zeKernelDestroy(native_);
    }
    [[nodiscard]] ze_kernel_handle_t native() const noexcept { return native_; }

    // What differs from the last time is set. May throw bad_alloc.
    /// `device`: its position.
    [[nodiscard]] ze_result_t setArguments(const core::DriverPass &pass, std::span<const core::KernelArg> args,
                                           const std::vector<Kind> &kinds, uint32_t device);
    [[nodiscard]] ze_result_t setGroupSize(const core::DriverPass &pass, const size_t (&size)[3]) noexcept {
      return std::ranges::equal(size, groupSize_) ? ZE_RESULT_SUCCESS : changeGroupSize(pass, size);
    }
    [[nodiscard]] ze_result_t setOffset(const core::DriverPass &pass, const size_t (&offset)[3]) noexcept {
      return std::ranges::equal(offset, offset_) ? ZE_RESULT_SUCCESS : changeOffset(pass, offset);
    }
    [[nodiscard]] ze_result_t setCacheConfig(const core::DriverPass &pass, ze_cache_config_flags_t config) noexcept {
      return config == cacheConfig_ ? ZE_RESULT_SUCCESS : changeCacheConfig(pass, config);
    }
    /// Of setArguments, where that failed: the argument's index.
    [[nodiscard]] uint32_t refused() const noexcept { return refused_; }
    /// Others may have set some.
    void forget() noexcept {
      given_.forget();
      groupSize_ = {};
      offset_ = kUnknownOffset;
      cacheConfig_ = kUnknownConfig;
    }

  private:
    [[nodiscard]] ze_result_t changeGroupSize(const core::DriverPass &pass, const size_t (&size)[3]) noexcept;
    [[nodiscard]] ze_result_t changeOffset(const core::DriverPass &pass, const size_t (&offset)[3]) noexcept;
    [[nodiscard]] ze_result_t changeCacheConfig(const core::DriverPass &pass, ze_cache_config_flags_t config) noexcept;

    static constexpr std::array<size_t, 3> kUnknownOffset{SIZE_MAX, SIZE_MAX, SIZE_MAX};
    static constexpr ze_cache_config_flags_t kUnknownConfig = UINT32_MAX;
    const Context &context_;
    const ze_kernel_handle_t native_;
    const bool owned_;
    core::GivenArguments given_;
    std::array<size_t, 3> groupSize_{}, offset_{}; ///< as launches have them
    ze_cache_config_flags_t cacheConfig_ = 0;
    uint32_t refused_ = 0;
  };

  /// Whose the native kernel is.
  enum class Origin : uint8_t { made, imported, importedAndOwned };
  /// Takes a kernel of that program over, but for one that is only imported. Throws bad_alloc, and has taken nothing
  /// then.
  Kernel(Program &program, ze_kernel_handle_t native, core::KernelFacts facts, Origin origin);

  static Kernel &of(core::NativeKernel kernel) noexcept { return *reinterpret_cast<Kernel *>(kernel); }
  [[nodiscard]] Program &program() const noexcept { return program_; }
  [[nodiscard]] const core::KernelFacts &facts() const noexcept { return facts_; }
  /// Whether a launch's local arguments have room beside what the kernel has of its own.
  [[nodiscard]] bool hasRoomFor(std::span<const core::KernelArg> args) const noexcept {
    return core::hasLocalRoom(args, localRoom_);
  }
  /// Others know the native kernel from now on, and may set what it has.
  [[nodiscard]] ze_kernel_handle_t expose() noexcept {
    exposed_.store(true, std::memory_order_relaxed);
    return instances_.first().native();
  }
  /// Of launches to come.
  void setCacheConfig(ze_cache_config_flags_t config) noexcept { cacheConfig_.store(config); }

  /// The use of an instance by one thread.
  using Use = core::KernelInstanceUse<Kernel, Instance, core::DriverPass>;
  friend Use;
  /// Makes it ready for a launch. The arguments are those of desc.
  [[nodiscard]] ur_result_t prepare(const core::DriverPass &pass, Instance &instance,
                                    const core::LaunchDesc &desc) noexcept;

  const bool imported;
  Kernel *nextUnused = nullptr; ///< the program's, while nobody has this one

private:
  [[nodiscard]] ze_result_t take(const core::DriverPass &pass, Instance **instance) noexcept;

  Program &program_;
  const core::KernelFacts facts_;
  std::vector<Kind> kinds_; ///< of the arguments; empty where nobody knows
  const size_t localRoom_;  ///< bytes for local arguments
  std::atomic<ze_cache_config_flags_t> cacheConfig_{0};
  std::atomic<bool> exposed_{false};
  core::KernelInstances<Instance> instances_;
};

/// append(function, kernel, groups), which answers an ur_result_t: the function that a list is given the launch by, and
/// the native kernel, which has the launch's arguments and sizes until append returns.
template <class Append>
[[nodiscard]] ur_result_t withLaunch(const core::DriverPass &pass, const core::LaunchDesc &desc,
                                     Append &&append) noexcept {
  Kernel &kernel = Kernel::of(desc.kernel);
  Kernel::Use use(kernel, pass);
  if (use.result() != ZE_RESULT_SUCCESS)
    return translate(use.result());
  if (const ur_result_t result = kernel.prepare(pass, *use, desc); result != UR_RESULT_SUCCESS)
    return result;
  const Api &api = kernel.program().context().api();
  const ze_group_count_t groups{static_cast<uint32_t>(desc.groups[0]), static_cast<uint32_t>(desc.groups[1]),
                                static_cast<uint32_t>(desc.groups[2])};
  return append(desc.cooperative ? api.zeCommandListAppendLaunchCooperativeKernel : api.zeCommandListAppendLaunchKernel,
                use->native(), &groups);
}

[[nodiscard]] ur_result_t enqueueLaunch(const core::DriverPass &pass, core::Stream stream, const core::LaunchDesc &desc,
                                        const core::Fence &fence) noexcept;

} // namespace ur::level_zero
