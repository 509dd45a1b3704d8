// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The records of an event that several processes have: in memory that they share, known by a file of its maker's.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

namespace ur::cuda::fake {

class SharedRecords {
public:
  /// Null: the system refuses.
  [[nodiscard]] static std::shared_ptr<SharedRecords> make();
  /// Those behind a descriptor of another process's, which is known by its inode. Null: they aren't there.
  [[nodiscard]] static std::shared_ptr<SharedRecords> open(int process, int descriptor, uint64_t inode);
  SharedRecords(int file, void *memory) noexcept : file_(file), board_(static_cast<Board *>(memory)) {}
  SharedRecords(const SharedRecords &) = delete;
  SharedRecords &operator=(const SharedRecords &) = delete;
  ~SharedRecords();

  [[nodiscard]] int descriptor() const noexcept { return file_; }
  [[nodiscard]] uint64_t inode() const noexcept;

  uint64_t begin() noexcept { return ++board_->newest; }
  void end(uint64_t number) noexcept { board_->done[number % kRemembered] = number; }
  /// 0: never recorded.
  [[nodiscard]] uint64_t newest() const noexcept { return board_->newest; }
  [[nodiscard]] bool isOver(uint64_t number) const noexcept {
    return number == 0 || board_->done[number % kRemembered] >= number;
  }

private:
  static constexpr uint64_t kRemembered = 500;
  struct Board {
    std::atomic<uint64_t> newest, done[kRemembered];
  };
  static std::shared_ptr<SharedRecords> map(int file);

  const int file_;
  Board *const board_;
};

} // namespace ur::cuda::fake
