// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The contents of one buffer, which its parts share. Where the host and all devices of the context reach one memory,
// there is one copy. Elsewhere each place (the host, and each device, or all devices together where they share memory)
// may have a copy of its own, made when a command there first needs it; a command finds the contents moved to its
// device in front of it, in order with whatever else uses them. A move that fails is logged, and made again for the
// next.
//
// Thread-safe. What is said to need the lock is called with mutex() held, which is taken before a queue's lock, and of
// several memories in the order of their addresses; nothing blocks under it. The memory is freed once no command of the
// context that was submitted before its end can use it.
#pragma once

#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {

/// How a command uses a buffer's memory.
struct BufferUse {
  bool reads = true; ///< false: the command writes all of it, so what was there needn't be brought
  bool writes = false;
};

class BufferMemory : public RefCounted {
public:
  /// `host`: the caller's memory, used or copied as the flags have it. Throws.
  BufferMemory(Context &context, ur_mem_flags_t flags, size_t size, void *host);
  ~BufferMemory();

  [[nodiscard]] Context &context() const noexcept { return *context_; }
  [[nodiscard]] size_t size() const noexcept { return size_; }
  [[nodiscard]] std::mutex &mutex() noexcept { return mutex_; }
  /// The host may use the memory itself, in order with the commands; null: by copies.
  [[nodiscard]] std::byte *hostView() const noexcept { return single_ ? copies_[0].memory : nullptr; }
  /// The caller's memory that mappings show, where it isn't the memory itself; null: none.
  [[nodiscard]] std::byte *hostPointer() const noexcept { return hostPointer_; }

  /// Sees to it that the device has memory for a copy. Without any lock. Throws.
  void reserve(uint32_t device);
  /// With the lock, and after reserve(): the address for a command of that queue, which waits for what it must. May
  /// submit a copy that brings the contents. Throws.
  [[nodiscard]] std::byte *acquire(Queue &queue, const Command &command, WaitSet &waits, BufferUse use);
  /// With the lock: whether used() needs the command's completion.
  [[nodiscard]] bool tracked() const noexcept {
    return copies_.size() > 2 || (copies_.size() == 2 && copies_[0].valid);
  }
  /// With the lock: a command with an address of acquire() is on its way.
  void used(uint32_t device, BufferUse use, const Ref<Completion> &completion) noexcept;

  /// A range that the host has an address for.
  struct Mapping {
    std::byte *host = nullptr;
    size_t offset = 0, size = 0;
    bool writes = false;
    bool temporary = false; ///< host memory made for this mapping
  };
  void addMapping(const Mapping &mapping);
  /// Takes a mapping with that address out of the list. Throws INVALID_VALUE.
  [[nodiscard]] Mapping takeMapping(const void *host);

private:
  struct Copy {
    std::byte *memory = nullptr;
    MemoryKind kind = MemoryKind::device;
    uint32_t device = 0;
    bool owned = true, valid = false;
    Ref<Completion> ready; ///< of the command that brought the contents; null: long ago
    Stamp uses;            ///< since then
  };
  [[nodiscard]] Copy &copyOf(uint32_t device) noexcept;
  [[nodiscard]] Copy *sourceFor(const Copy &target) noexcept;
  void bring(Queue &queue, const Command &command, Copy &source, Copy &target);

  const Ref<Context> context_;
  const size_t size_;
  bool single_ = false;
  std::byte *hostPointer_ = nullptr;
  size_t alignment_ = 64;
  std::mutex mutex_;         // guards what follows
  std::vector<Copy> copies_; ///< one; or the host's, then the devices'
  std::vector<Mapping> mappings_;
};

/// Gives memory of the driver's back once the stamp is over, at the latest with the context. At once, which may block,
/// only for an empty stamp.
void freeLater(Context &context, MemoryKind kind, void *memory, Stamp stamp) noexcept;
/// The same, after everything that the context's queues have been given so far.
void freeAfterAll(Context &context, MemoryKind kind, void *memory, size_t size) noexcept;

} // namespace ur::core
