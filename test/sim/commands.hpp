// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies, fills and launches as the world's commands, for streams and for nodes of graphs: what they are given is
// checked and copied.
#pragma once

#include "sim/world.hpp"

namespace ur::sim {

class Images;
class Programs;

/// A command without a place yet, or why there is none.
struct Made {
  Made(ur_result_t failed) : result(failed) {}
  Made(CommandRef made) : command(std::move(made)) {}
  ur_result_t result = UR_RESULT_SUCCESS;
  CommandRef command;
};

[[nodiscard]] CommandRef make(Call call);
/// How many groups of that size a device has room for at a time.
[[nodiscard]] uint32_t cooperativeGroups(const size_t (&localSize)[3]);

/// Those of a context, which lives longer.
class Commands {
public:
  Commands(Programs &programs, Images &images) : programs_(programs), images_(images) {}
  static Made copy(const core::CopyDesc &desc);
  static Made fill(const core::FillDesc &desc);
  Made launch(const core::LaunchDesc &desc);

private:
  Programs &programs_;
  Images &images_;
};

} // namespace ur::sim
