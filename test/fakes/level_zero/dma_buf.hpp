// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that other processes can have: files in memory, whose descriptors stand for dma-bufs.
#pragma once

#include "fakes/level_zero/engine.hpp"

namespace ur::level_zero::fake {

/// What is behind the description of memory.
struct External {
  bool exported = false;
  int imported = -1; ///< a descriptor that stays the caller's
};
/// Of memory, physical or not. Ends the process where it is nothing that the driver has said it can do.
[[nodiscard]] External externalOf(const void *more, const char *function);

/// The file behind such memory, and the descriptor that was handed out, which is the driver's.
class DmaBuf {
public:
  DmaBuf() = default;
  DmaBuf(const DmaBuf &) = delete;
  DmaBuf &operator=(const DmaBuf &) = delete;
  /// Dies where somebody has closed the descriptor that was handed out.
  ~DmaBuf();

  /// A new one of so many bytes.
  [[nodiscard]] static std::shared_ptr<DmaBuf> make(size_t size);
  /// That behind a descriptor of any process's. Null, and the reason: it is none, or is smaller.
  [[nodiscard]] static std::shared_ptr<DmaBuf> import(int descriptor, size_t size, ze_result_t *reason);

  [[nodiscard]] int file() const noexcept { return file_; }
  [[nodiscard]] bool imported() const noexcept { return imported_; }
  /// The same each time.
  [[nodiscard]] int handOut(const char *function);
  /// Answers the descriptor in properties, where it is asked for.
  static void answer(const void *more, DmaBuf *buffer, const char *function);

private:
  int file_ = -1, handedOut_ = -1;
  bool imported_ = false;
};

} // namespace ur::level_zero::fake
