// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// That blocks are their owners' alone: no two live ones overlap, and contents are what was filled in.
#pragma once

#include "memory/route.hpp"

#include <map>

namespace memory {

class Verifier {
public:
  /// Throws ur::Error.
  explicit Verifier(const bench::Machine &machine);
  ~Verifier();
  Verifier(const Verifier &) = delete;
  Verifier &operator=(const Verifier &) = delete;

  /// What a block is filled with.
  [[nodiscard]] static uint32_t word(uint32_t block) noexcept { return block * 2654435761u + 1; }

  void allocated(const void *memory, uint64_t size);
  /// Where a block that is to be freed had been filled up to `filled`, and is one of the sample: enqueues copies of its
  /// first and its last words by the route.
  void freeing(Route &route, uint32_t block, const void *memory, uint64_t filled);
  /// Everything has been waited for: looks at the copies.
  void finished();
  /// How often something was wrong.
  [[nodiscard]] uint64_t faults() const noexcept { return faults_; }
  [[nodiscard]] uint64_t looks() const noexcept { return looks_; }

private:
  struct Copy {
    uint32_t word;
    size_t words;
  };
  const bench::Machine &machine_;
  uint32_t *slots_ = nullptr;
  std::vector<Copy> copies_;             // one for each slot in use
  std::map<uintptr_t, uintptr_t> spans_; // of live blocks: begin and end
  uint64_t faults_ = 0, looks_ = 0, frees_ = 0;
};

} // namespace memory
