// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command graphs (sycl_ext_oneapi_graph): what its programs share.
#pragma once

#include "kernels.hpp"

namespace testbed {

inline void requireGraphs(const sycl::queue &queue) {
  require(queue.get_device().has(sycl::aspect::ext_oneapi_limited_graph), "command graphs");
}

} // namespace testbed
