// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of the debug mode of pools (UR_USM_POOL_DEBUG): what leaves the quarantine is looked at, and goes back to where it
// came from. And the steps of which all that the mode does on a device is made.
//
// A block whose pattern is there is looked at: host memory at once, other memory by a copy. With a queue at hand the
// copy goes by that, nobody waits, and the block is free behind it. Without one, the copy is waited for: it is a
// command of its own, that comes after nobody else's. Where the pattern isn't there yet, the copy goes by the queue if
// it is the one that writes the pattern; else the block goes back as it would without the mode, without a look: no
// command is made to wait for another queue's.
#pragma once

#include "adapters/core/allocator/debug_quarantine.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {

/// Null: no queue at hand. Nothing is thrown: what fails leaves a look out.
void releaseQuarantined(Queue *queue, const std::vector<QuarantinedBlock> &blocks) noexcept;
/// What is above the size that the variable allows.
void releaseExcess(Context &context, Queue *queue) noexcept;
/// All of a context, or of one of its pools.
void releaseAllQuarantined(Context &context, Queue *queue, const void *pool) noexcept;
/// The last user of the context is gone: what is on its way is waited for by a thread.
void releaseInBackground(Context &context) noexcept;

/// A step of an allocation or a free, behind the one before where the queue doesn't order them. Throws.
template <Port P>
Ref<Completion> submitBehind(Queue &queue, const Command &command, const Ref<Completion> &before, const P &port) {
  Enqueue enqueue(queue, command);
  if (before && !queue.inOrder())
    enqueue.waits.add(before);
  return enqueue.submit(port, true);
}

[[nodiscard]] FillPort fillCommand(std::byte *at, size_t size, const uint8_t &value) noexcept;
[[nodiscard]] CopyPort copyCommand(std::byte *to, const std::byte *from, size_t size) noexcept;

/// Host memory for a copy, of the default pool; goes back unless it is kept. Throws.
class DebugCopy {
public:
  DebugCopy(Context &context, uint32_t device, size_t size);
  DebugCopy(const DebugCopy &) = delete;
  DebugCopy &operator=(const DebugCopy &) = delete;
  ~DebugCopy();
  [[nodiscard]] std::byte *memory() const noexcept { return block_->memory; }
  /// A check has it from now on.
  [[nodiscard]] Block &block() const noexcept { return *block_; }
  void keep() noexcept { kept_ = true; }
  /// What still writes to it.
  Stamp written;

private:
  Block *block_;
  bool kept_ = false;
};

} // namespace ur::core
