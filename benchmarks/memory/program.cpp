// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/program.hpp"

#include <algorithm>
#include <utility>

namespace memory {

uint32_t Builder::alloc(uint64_t size) {
  const uint32_t block = program_.blocks++;
  program_.steps.push_back({Step::Kind::alloc, block, size});
  sizes_.push_back(size);
  live_ += size;
  program_.livePeak = std::max(program_.livePeak, live_);
  return block;
}

void Builder::free(uint32_t block) {
  program_.steps.push_back({Step::Kind::free, block, 0});
  live_ -= std::exchange(sizes_.at(block), 0);
}

} // namespace memory
