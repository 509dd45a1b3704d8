// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels from SYCL source: what the programs that are about the runtime's compiler share.
#pragma once

#include "kernels.hpp"

namespace testbed {

inline void requireCompiler(const sycl::queue &queue) {
  require(queue.get_device().ext_oneapi_can_compile(syclex::source_language::sycl), "compiler of SYCL source");
}

/// A bundle of the source, which is given without its head: the runtime's header, and KERNEL for kernels of one
/// dimension.
inline auto sourceBundle(const sycl::context &context, const std::string &text) {
  static const std::string head = R"(
#include <sycl/sycl.hpp>
namespace syclexp = sycl::ext::oneapi::experimental;
#define KERNEL extern "C" SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((syclexp::nd_range_kernel<1>)) void
static size_t here() { return sycl::ext::oneapi::this_work_item::get_nd_item<1>().get_global_linear_id(); }
)";
  return syclex::create_kernel_bundle_from_source(context, syclex::source_language::sycl, head + text);
}

} // namespace testbed
