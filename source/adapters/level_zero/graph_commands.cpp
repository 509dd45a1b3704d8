// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/graph_commands.hpp"

#include <algorithm>
#include <cstring>

namespace ur::level_zero {

using core::KernelArg;

KeptLaunch::KeptLaunch(const core::LaunchDesc &desc) : desc_(desc), args_(desc.args.begin(), desc.args.end()) {
  constexpr size_t kUnit = alignof(std::max_align_t);
  const auto room = [](const KernelArg &arg) { return arg.data ? (arg.size + kUnit - 1) / kUnit * kUnit : 0; };
  size_t size = 0;
  for (const KernelArg &arg : args_)
    size += room(arg);
  bytes_.resize(size);
  std::byte *place = bytes_.data();
  for (KernelArg &arg : args_) {
    if (!arg.data)
      continue;
    std::memcpy(place, arg.data, arg.size);
    arg.data = place;
    place += room(arg);
  }
  desc_.args = args_;
}

bool KeptLaunch::differsInParameters(const KeptLaunch &other) const noexcept {
  const auto same = [](const KernelArg &one, const KernelArg &another) {
    return one.kind == another.kind && one.size == another.size;
  };
  return desc_.kernel == other.desc_.kernel && desc_.cooperative == other.desc_.cooperative &&
         std::ranges::equal(args_, other.args_, same);
}

} // namespace ur::level_zero
