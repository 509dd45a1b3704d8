// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ports of the common commands. One that reads an array of the caller's holds a copy of it if it is deferred.
#pragma once

#include "adapters/core/port/driver_graphs.hpp"

#include <cstddef>
#include <vector>

namespace ur::core {

struct CopyPort {
  static constexpr bool kCapturable = true;
  CopyDesc desc;

  /// For who keeps it: 0 is what is written to, 1 what is read.
  [[nodiscard]] const void *addressAt(uint32_t slot) const noexcept { return slot == 0 ? desc.dst : desc.src; }
  void setAddress(uint32_t slot, void *address) noexcept {
    if (slot == 0)
      desc.dst = address;
    else
      desc.src = address;
  }

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.copy(stream, desc, fence);
  }
  /// As a node; see GraphDriver.
  [[nodiscard]] ur_result_t addTo(GraphDriver &graphs, NativeGraph graph, std::span<const uint32_t> after) const {
    return graphs.addCopy(graph, desc, after);
  }
};

struct FencePort {
  FenceKind kind = FenceKind::wait;

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.fence(stream, kind, fence);
  }
};

struct FillPort {
  static constexpr bool kCapturable = true;
  static constexpr size_t kBrief = 1 << 16;
  FillDesc desc;

  /// See Lane::submit().
  [[nodiscard]] bool brief() const noexcept {
    return desc.width <= kBrief && desc.height <= kBrief && desc.width * desc.height <= kBrief;
  }

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.fill(stream, desc, fence);
  }

  struct Owned {
    FillDesc desc;
    std::vector<std::byte> pattern;
    [[nodiscard]] const void *addressAt(uint32_t) const noexcept { return desc.dst; }
    void setAddress(uint32_t, void *address) noexcept { desc.dst = address; }
    [[nodiscard]] bool brief() const noexcept { return FillPort{desc}.brief(); }
    ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
      return driver.fill(stream, whole(), fence);
    }
    [[nodiscard]] ur_result_t addTo(GraphDriver &graphs, NativeGraph graph, std::span<const uint32_t> after) const {
      return graphs.addFill(graph, whole(), after);
    }
    [[nodiscard]] FillDesc whole() const noexcept {
      FillDesc mine = desc;
      mine.pattern = pattern.data();
      return mine;
    }
  };
  [[nodiscard]] Owned owned() const {
    const auto *bytes = static_cast<const std::byte *>(desc.pattern);
    return {desc, {bytes, bytes + desc.patternSize}};
  }
};

} // namespace ur::core
