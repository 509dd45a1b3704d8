// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Part of the build: writes the SPIR-V that the runtime's compiler makes of SYCL source.
//
// usage: compile_kernels SOURCE SPIRV
#include "program.hpp"

#include <fstream>
#include <iostream>
#include <iterator>

namespace syclex = sycl::ext::oneapi::experimental;

int main(int count, char **values) try {
  if (count != 3)
    throw std::runtime_error("usage: compile_kernels SOURCE SPIRV");
  std::ifstream file(values[1]);
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  const std::vector<std::string> options{"-fsycl-device-code-split=off"};
  auto sources = syclex::create_kernel_bundle_from_source(sycl::context(), syclex::source_language::sycl, source);
  const auto bundle = syclex::build(sources, syclex::properties{syclex::build_options{options}});
  const auto images = bundle.end() - bundle.begin();
  if (images != 1)
    throw std::runtime_error("expected one image of all kernels, found " + std::to_string(images));
  const auto content = bundle.begin()->ext_oneapi_get_backend_content();
  std::ofstream result(values[2], std::ios::binary);
  result.write(reinterpret_cast<const char *>(content.data()), std::streamsize(content.size()));
  return result ? 0 : 1;
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
