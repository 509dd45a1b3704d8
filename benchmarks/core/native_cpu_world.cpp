// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "machine.hpp"

#include <fstream>
#include <iterator>

namespace bench {

std::unique_ptr<World::Life> World::begin() {
  return nullptr;
}

std::vector<uint8_t> World::program() {
  std::ifstream file(KERNELS, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace bench
