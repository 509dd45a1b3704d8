// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hints on managed memory: where it is to be, and how it will be used.
#pragma once

#include "adapters/core/port/driver_migration.hpp"

namespace ur::LANEWAY_VENDOR {

class Migration final : public core::MigrationDriver {
public:
  ur_result_t prefetch(core::Stream stream, const core::SharedRange &range, bool toHost,
                       const core::Fence &fence) noexcept override;
  ur_result_t advise(core::Stream stream, const core::SharedRange &range, ur_usm_advice_flags_t flags,
                     const core::Fence &fence) noexcept override;
};

} // namespace ur::LANEWAY_VENDOR
