// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels that simulated programs are made of. A program's code is text: the word SIMK, then names of kernels,
// separated by white space. Some kernels are always there:
//   nop()                              add_u32(u32 *data, u32 value): adds to each of the items
//   fill_u32(u32 *data, u32 value)     copy_u32(u32 *dst, const u32 *src)
//   local_u32(u32 *data, local)        data[0] = size of the local memory in bytes
//   coords(u64 *data)                  data = dims, offset x y z, global size x y z, local size x y z
#pragma once

#include "sim/types.hpp"

#include <map>
#include <memory>

namespace ur::sim {

class Kernels {
public:
  void reset(); ///< leaves the kernels that are always there
  void add(KernelSpec spec);
  std::shared_ptr<const KernelSpec> find(const std::string &name) const;

private:
  std::map<std::string, std::shared_ptr<const KernelSpec>> kernels_;
};

/// The names in a program's code; none where it isn't one.
std::vector<std::string> parseProgram(std::span<const uint8_t> code, bool *valid);

} // namespace ur::sim
