// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles of physical memory. The memory itself is a block that lives as long as it is mapped, too; mappings don't keep
// the context, which takes them apart at its end.
#pragma once

#include "adapters/core/allocator/virtual_ranges.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/memory/shared_handles.hpp"
#include "adapters/core/port/driver_inter_process.hpp"

struct ur_physical_mem_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_VALUE;

  ur_physical_mem_handle_t_(ur::core::Context &context, ur::core::Ref<ur::core::PhysicalBlock> block,
                            ur_physical_mem_flags_t flags, bool opened = false) noexcept
      : Object(ur::core::Tag::physicalMem, 1), context_(&context), block_(std::move(block)), flags_(flags),
        opened_(opened) {}
  ~ur_physical_mem_handle_t_() {
    if (offer_) {
      std::lock_guard lock(offer_->mutex);
      offer_->withdraw = nullptr; // Whoever puts bytes back later finds nothing to withdraw.
    }
  }

  [[nodiscard]] ur::core::Context &context() const noexcept { return *context_; }
  [[nodiscard]] const ur::core::Ref<ur::core::PhysicalBlock> &block() const noexcept { return block_; }
  [[nodiscard]] ur_physical_mem_flags_t flags() const noexcept { return flags_; }
  /// What counts the bytes by which other processes open it. Throws bad_alloc.
  void offerBy(ur::core::InterProcessDriver &driver) {
    offer_ = std::make_shared<ur::core::SharedOffer>();
    offer_->withdraw = [&driver, native = block_->native] { driver.withdrawPhysical(native); };
  }
  /// Null: no others may open it.
  [[nodiscard]] const std::shared_ptr<ur::core::SharedOffer> &offer() const noexcept { return offer_; }
  /// Whether it is another process's.
  [[nodiscard]] bool opened() const noexcept { return opened_; }

private:
  const ur::core::Ref<ur::core::Context> context_;
  const ur::core::Ref<ur::core::PhysicalBlock> block_; // goes before the context, whose driver's it is
  const ur_physical_mem_flags_t flags_;
  const bool opened_;
  std::shared_ptr<ur::core::SharedOffer> offer_;
};

namespace ur::core {

/// The driver's part. Throws UNSUPPORTED_FEATURE where it has none.
[[nodiscard]] inline VirtualMemoryDriver &virtualMemoryOf(const Context &context) {
  VirtualMemoryDriver *driver = context.driver().virtualMemory();
  if (!driver)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return *driver;
}

} // namespace ur::core
