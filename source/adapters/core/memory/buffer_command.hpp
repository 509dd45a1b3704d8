// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One command that uses buffers: their memory is locked while contents are brought to the command's device and the
// command is submitted, so that commands on one buffer see each other in the order of their enqueues.
//
// By one thread: use() for each buffer, then prepare(), address() for each, submit(). Takes no heap for up to eight
// buffers, and blocks only at the end of submit(), without locks.
#pragma once

#include "adapters/core/memory/mem.hpp"

namespace ur::core {

class BufferCommand {
public:
  /// Reads the wait list. Throws the list's errors.
  BufferCommand(Queue &queue, const Command &command) : queue_(queue), command_(command), enqueue_(queue, command) {}
  ~BufferCommand() { unlock(); }

  /// Throws INVALID_MEM_OBJECT for a buffer of another context.
  void use(const Mem &mem, BufferUse use);
  /// Allocates, locks, and brings contents. Throws.
  void prepare();
  [[nodiscard]] std::byte *address(const Mem &mem) noexcept;
  /// As Enqueue::submit.
  template <Port P>
  Ref<Completion> submit(const P &port, bool needed = false) {
    const Ref<Completion> completion = enqueue_.start(port, needed || tracked());
    for (const Entry &entry : entries_) {
      entry.memory->used(queue_.deviceIndex(), entry.use, completion);
    }
    unlock();
    return enqueue_.publish();
  }

private:
  struct Entry {
    BufferMemory *memory;
    BufferUse use;
    std::byte *base;
  };
  [[nodiscard]] bool tracked() noexcept;
  void unlock() noexcept;

  Queue &queue_;
  const Command &command_;
  Enqueue enqueue_;
  SmallVector<Entry, 8> entries_;
  size_t locked_ = 0; ///< the first of them
};

} // namespace ur::core
