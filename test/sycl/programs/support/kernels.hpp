// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of kernels.sycl, for programs whose compiler knows nothing of devices: their SPIR-V was made by the
// build.
#pragma once

#include "program.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace testbed {

namespace syclex = sycl::ext::oneapi::experimental;

inline std::vector<std::byte> bytesOf(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    throw Failed("cannot read " + path);
  const std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
  const auto *begin = reinterpret_cast<const std::byte *>(text.data());
  return {begin, begin + text.size()};
}

/// The kernels, built for all devices of a context. Keeps the context alive.
class Kernels {
public:
  explicit Kernels(const sycl::context &context) : bundle_(build(context)) {}

  sycl::kernel operator[](const std::string &name) const {
    return bundle_.ext_oneapi_get_kernel("__sycl_kernel_" + name);
  }

private:
  using Executable = sycl::kernel_bundle<sycl::bundle_state::executable>;

  /// What the build made; or what the environment names, for drivers that run no SPIR-V.
  static std::string file() {
    const char *other = std::getenv("TESTBED_KERNELS");
    return other ? other : TESTBED_KERNELS;
  }
  static Executable build(const sycl::context &context) {
    auto source = syclex::create_kernel_bundle_from_source(context, syclex::source_language::spirv, bytesOf(file()));
    return syclex::build(source);
  }

  mutable Executable bundle_; // its queries are not const
};

/// Submits a kernel over count elements (a multiple of 64), behind the events.
template <class... Arguments>
sycl::event launch(sycl::queue &queue, const sycl::kernel &kernel, size_t count, const std::vector<sycl::event> &behind,
                   Arguments... arguments) {
  return queue.submit([&](sycl::handler &handler) {
    handler.depends_on(behind);
    handler.set_args(arguments...);
    handler.parallel_for(sycl::nd_range<1>(count, 64), kernel);
  });
}

} // namespace testbed
