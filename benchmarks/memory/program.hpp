// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a program asks of an allocator: allocations, frees and waits in their order. Recorded ones and made ones alike.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace memory {

struct Step {
  enum class Kind : uint8_t {
    alloc,
    free,
    wait ///< the host waits for the device
  };
  Kind kind;
  uint32_t block; ///< numbers blocks from 0 in the order of their allocation; of allocations and frees
  uint64_t size;  ///< bytes; of allocations
};

struct Program {
  std::string name;
  bool recorded = false; ///< of a real program
  std::vector<Step> steps;
  uint32_t blocks = 0;
  uint64_t livePeak = 0; ///< most bytes that are asked for and not freed, at any step
};

/// Writes a program down, and counts what it has live.
class Builder {
public:
  Builder(std::string name, bool recorded) {
    program_.name = std::move(name);
    program_.recorded = recorded;
  }
  /// The block's number.
  uint32_t alloc(uint64_t size);
  /// A block that is live.
  void free(uint32_t block);
  void wait() { program_.steps.push_back({Step::Kind::wait, 0, 0}); }

  [[nodiscard]] uint32_t blocks() const noexcept { return program_.blocks; }
  [[nodiscard]] bool isLive(uint64_t block) const noexcept { return block < sizes_.size() && sizes_[block] != 0; }
  [[nodiscard]] Program take() { return std::move(program_); }

private:
  Program program_;
  std::vector<uint64_t> sizes_; // 0 once freed
  uint64_t live_ = 0;
};

} // namespace memory
