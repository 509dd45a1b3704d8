// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One command that uses buffers or images: their contents are locked while they are brought to the command's device and
// the command is submitted, so that commands on one object see each other in the order of their enqueues.
//
// By one thread: use() for each object, then prepare(), storage() for each, submit(). Takes no heap for up to eight
// objects, and waits only in prepareCopy() and at the end of submit(), without locks.
#pragma once

#include "adapters/core/memory/mem.hpp"
#include "adapters/core/port/host_copy.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {

class MemoryCommand final : ContentsMover {
public:
  /// Reads the wait list. Throws the list's errors.
  MemoryCommand(Queue &queue, const Command &command) : queue_(queue), command_(command), enqueue_(queue, command) {}
  ~MemoryCommand() { unlock(); }

  /// Throws INVALID_MEM_OBJECT for an object of another context.
  void use(const Mem &mem, ContentsUse use);
  /// Allocates, locks, and brings contents. Throws.
  void prepare();
  /// As prepare(), for a copy between a buffer and the host. Who waits for a short one anyway makes it, once the queue
  /// is done with what it has: waits for that, without locks.
  void prepareCopy(const ur_rect_region_t &region);
  /// Of a buffer or a part of one.
  [[nodiscard]] std::byte *address(const Mem &mem) noexcept;
  /// Of an image.
  [[nodiscard]] NativeImage image(const Mem &mem) noexcept;
  /// As an argument of a kernel has it: the one or the other.
  [[nodiscard]] void *storageOf(const Mem &mem) noexcept {
    return mem.isImage() ? static_cast<void *>(image(mem)) : address(mem);
  }
  /// What it waits for besides. Before prepare().
  [[nodiscard]] WaitSet &waits() noexcept { return enqueue_.waits; }
  /// Waits for another command, too, and fails if that does. Before prepare(). Throws.
  void dependsOn(const Ref<Completion> &command) { enqueue_.waits.add(command, true); }
  /// As Enqueue::submit; a copy is made here where it can be.
  template <Port P>
  Ref<Completion> submit(const P &port, bool needed = false) {
    needed = needed || tracked();
    if constexpr (std::is_same_v<P, CopyPort>) {
      if (forHost_ && !needed && enqueue_.isFree()) {
        copyByHost(port.desc);
        leave({});
        return {};
      }
    }
    leave(enqueue_.start(port, needed));
    return enqueue_.publish();
  }

private:
  struct Entry {
    Contents *contents;
    ContentsUse use;
    void *storage;
  };
  [[nodiscard]] Ref<Completion> submitMove(const ContentsMove &move, const Ref<Completion> &filled,
                                           const Stamp &after) override;
  [[nodiscard]] void *storage(const Mem &mem) noexcept;
  [[nodiscard]] bool tracked() noexcept;
  [[nodiscard]] bool suitsHost(const ur_rect_region_t &region) const noexcept;
  void leave(const Ref<Completion> &completion) noexcept;
  void unlock() noexcept;

  Queue &queue_;
  const Command &command_;
  Enqueue enqueue_;
  SmallVector<Entry, 8> entries_;
  size_t locked_ = 0;    ///< the first of them
  bool forHost_ = false; ///< a copy that the caller makes, if nothing comes before it
};

} // namespace ur::core
