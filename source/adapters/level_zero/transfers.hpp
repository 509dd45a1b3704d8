// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills.
#pragma once

#include "adapters/level_zero/streams.hpp"

namespace ur::level_zero {

[[nodiscard]] ur_result_t enqueueCopy(const core::DriverPass &pass, core::Stream stream, const core::CopyDesc &desc,
                                      const core::Fence &fence, uint64_t *scratch) noexcept;
[[nodiscard]] ur_result_t enqueueFill(const core::DriverPass &pass, core::Stream stream, const core::FillDesc &desc,
                                      const core::Fence &fence, uint64_t *scratch) noexcept;

// What is one call, also for lists that aren't streams'.
[[nodiscard]] bool isOneCopy(const core::CopyDesc &desc) noexcept;
[[nodiscard]] ze_result_t appendCopy(const core::DriverPass &pass, const Api &api, ze_command_list_handle_t list,
                                     const core::CopyDesc &desc, const Native &with) noexcept;
[[nodiscard]] bool isOneFill(const Device &device, const core::FillDesc &desc) noexcept;
[[nodiscard]] ze_result_t appendFill(const core::DriverPass &pass, const Api &api, ze_command_list_handle_t list,
                                     const core::FillDesc &desc, const Native &with) noexcept;

} // namespace ur::level_zero
