// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels that simulated programs are made of (program_text.hpp). Some are always there:
//   nop()                              add_u32(u32 *data, u32 value): adds to each of the items
//   fill_u32(u32 *data, u32 value)     copy_u32(u32 *dst, const u32 *src)
//   local_u32(u32 *data, local)        data[0] = size of the local memory in bytes
//   image_copy(image dst, image src): all pixels      image_fill(image dst, u32 value): every byte is value
//   image_sum(u64 *sum, image src, sampler): sum[0] of all bytes; sum[1..3] normalized, addressing, filter
//   coords(u64 *data)                  data = dims, offset x y z, global size x y z, local size x y z
//   constant_u32(u32 *data, u32 id)    data[0] = specialization constant id of the program
//   count_up(u32 value)                adds to the program's variable "counter"
//   group_4()                          takes no group size but 4
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

} // namespace ur::sim
