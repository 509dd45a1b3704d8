// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A loaded image and its kernels. Both are counted: launches in flight hold their kernel, kernels hold their image, so
// code stays mapped until the last launch of it is done.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/native_cpu/elf_dynamic.hpp"
#include "unified-runtime/ur_native_cpu_kernel.h"

#include <atomic>
#include <memory>
#include <span>
#include <string>

namespace ur::native_cpu {

/// Loads an image from a private copy of its bytes. Any thread; may block.
class Image {
public:
  /// On failure, answers INVALID_BINARY and *log says in a sentence what was found and what was expected.
  [[nodiscard]] static ur_result_t load(std::span<const uint8_t> bytes, std::string *log,
                                        std::shared_ptr<Image> *image);
  ~Image();
  Image(const Image &) = delete;
  Image &operator=(const Image &) = delete;

  std::span<const ur_native_cpu_kernel_t> kernels() const noexcept { return kernels_; }
  /// Of kernels that don't require one; 0: they have none.
  uint32_t subGroupSize() const noexcept { return subGroupSize_; }
  const ur_native_cpu_kernel_t *find(const char *name) const noexcept;
  std::span<const Symbol> symbols() const noexcept { return symbols_; }
  /// A function or variable that the image exports; null: there is none.
  const Symbol *symbol(std::string_view name, bool function) const noexcept;
  void *address(const Symbol &symbol) const noexcept { return base_ + symbol.address; }

private:
  Image() = default;
  void *handle_ = nullptr;
  std::span<const ur_native_cpu_kernel_t> kernels_;
  uint32_t subGroupSize_ = 0;
  std::vector<Symbol> symbols_;
  std::byte *base_ = nullptr;
};

/// What the core is told about a kernel. May throw bad_alloc.
core::KernelFacts factsOf(const ur_native_cpu_kernel_t &kernel);

class Kernel {
public:
  Kernel(std::shared_ptr<Image> image, const ur_native_cpu_kernel_t &info) noexcept
      : info(info), image_(std::move(image)) {}
  void retain() noexcept { refs_.fetch_add(1, std::memory_order_relaxed); }
  void release() noexcept {
    if (refs_.fetch_sub(1, std::memory_order_acq_rel) == 1)
      delete this;
  }

  const ur_native_cpu_kernel_t &info;        ///< in the image
  std::atomic<uint64_t> groupPicoseconds{0}; ///< what a work-group took of late; 0: not known

private:
  ~Kernel() = default;
  std::shared_ptr<Image> image_;
  std::atomic<uint32_t> refs_{1};
};

} // namespace ur::native_cpu
