// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ports of commands that read an array of the caller's: deferred, they hold a copy.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <cstddef>
#include <vector>

namespace ur::core {

struct FillPort {
  FillDesc desc;

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.fill(stream, desc, fence);
  }

  struct Owned {
    FillDesc desc;
    std::vector<std::byte> pattern;
    ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
      FillDesc mine = desc;
      mine.pattern = pattern.data();
      return driver.fill(stream, mine, fence);
    }
  };
  [[nodiscard]] Owned owned() const {
    const auto *bytes = static_cast<const std::byte *>(desc.pattern);
    return {desc, {bytes, bytes + desc.patternSize}};
  }
};

} // namespace ur::core
