// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The commands of a graph, kept: lists of Level Zero's are recorded from them, again and again.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <variant>
#include <vector>

namespace ur::level_zero {

/// A launch with copies of all that it was given. Movable, not copyable: it points into itself.
class KeptLaunch {
public:
  /// Throws bad_alloc.
  explicit KeptLaunch(const core::LaunchDesc &desc);
  KeptLaunch(KeptLaunch &&) noexcept = default;
  KeptLaunch &operator=(KeptLaunch &&) noexcept = default;

  [[nodiscard]] const core::LaunchDesc &desc() const noexcept { return desc_; }
  /// Whether a list that has the one can be given the other's arguments, sizes and offset.
  [[nodiscard]] bool differsInParameters(const KeptLaunch &other) const noexcept;

private:
  core::LaunchDesc desc_;
  std::vector<core::KernelArg> args_;
  std::vector<std::byte> bytes_;
};

struct KeptFill {
  core::FillDesc desc;
  std::vector<std::byte> pattern; ///< desc's own points elsewhere
};

struct GraphCommand {
  std::variant<std::monostate, KeptLaunch, core::CopyDesc, KeptFill> what; ///< nothing: just a place
  bool behindBarrier = false; ///< it comes after what no barrier is behind yet
  uint64_t changed = 1;       ///< the graph's version since which it has these parameters
};

} // namespace ur::level_zero
