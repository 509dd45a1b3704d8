// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Virtual memory in pieces, each mapped by itself.
#pragma once

#include "safety_world.hpp"

#include <algorithm>

namespace layers_test {

/// Piece i of the addresses has the memory that `memories` says; of them, the first `count` are mapped. All goes in the
/// end.
class Mapped {
public:
  Mapped(World &world, const std::vector<size_t> &memories, size_t count = SIZE_MAX)
      : world_(world), pieces_(memories.size()) {
    EXPECT_EQ(urVirtualMemGranularityGetInfo(world.context(), world.device(), 0,
                                             UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED, sizeof piece_, &piece_,
                                             nullptr),
              UR_RESULT_SUCCESS);
    void *begin = nullptr;
    EXPECT_EQ(urVirtualMemReserve(world.context(), nullptr, piece_ * pieces_, &begin), UR_RESULT_SUCCESS);
    begin_ = static_cast<char *>(begin);
    physical_.resize(*std::max_element(memories.begin(), memories.end()) + 1);
    for (ur_physical_mem_handle_t &one : physical_)
      EXPECT_EQ(urPhysicalMemCreate(world.context(), world.device(), piece_, nullptr, &one), UR_RESULT_SUCCESS);
    mapped_ = std::min(count, pieces_);
    for (size_t i = 0; i < mapped_; ++i) {
      EXPECT_EQ(urVirtualMemMap(world.context(), at(i), piece_, physical_[memories[i]], 0,
                                UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE),
                UR_RESULT_SUCCESS);
    }
  }
  Mapped(const Mapped &) = delete;
  Mapped &operator=(const Mapped &) = delete;
  ~Mapped() {
    for (size_t i = 0; i < mapped_; ++i)
      EXPECT_EQ(urVirtualMemUnmap(world_.context(), at(i), piece_), UR_RESULT_SUCCESS);
    for (const ur_physical_mem_handle_t one : physical_)
      EXPECT_EQ(urPhysicalMemRelease(one), UR_RESULT_SUCCESS);
    EXPECT_EQ(urVirtualMemFree(world_.context(), begin_, piece_ * pieces_), UR_RESULT_SUCCESS);
  }

  [[nodiscard]] size_t piece() const { return piece_; }
  [[nodiscard]] char *at(size_t index) const { return begin_ + index * piece_; }
  void isUnmapped() { mapped_ = 0; }

private:
  World &world_;
  const size_t pieces_;
  size_t piece_ = 0, mapped_ = 0;
  char *begin_ = nullptr;
  std::vector<ur_physical_mem_handle_t> physical_;
};

} // namespace layers_test
