// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/memory_command.hpp"

#include <algorithm>
#include <functional>

namespace ur::core {

void MemoryCommand::use(const Mem &mem, ContentsUse use) {
  if (&mem.context() != &queue_.context())
    throw UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  for (Entry &entry : entries_) {
    if (entry.contents == &mem.contents()) {
      entry.use = {entry.use.reads || use.reads, entry.use.writes || use.writes};
      return;
    }
  }
  entries_.push({&mem.contents(), use, nullptr});
}

void MemoryCommand::prepare() {
  for (const Entry &entry : entries_)
    entry.contents->reserve(queue_.deviceIndex());
  std::sort(entries_.begin(), entries_.end(),
            [](const Entry &a, const Entry &b) { return std::less<>{}(a.contents, b.contents); });
  for (Entry &entry : entries_) {
    entry.contents->mutex().lock();
    ++locked_;
    entry.storage = entry.contents->acquire(queue_.deviceIndex(), *this, enqueue_.waits, entry.use);
  }
}

Ref<Completion> MemoryCommand::submitMove(const ContentsMove &move, const Ref<Completion> &filled, const Stamp &after) {
  const Command copy{UR_COMMAND_MEM_BUFFER_COPY, command_.waits};
  Enqueue enqueue(queue_, copy);
  enqueue.waits.add(filled, true);
  for (const Ref<Completion> &earlier : after)
    enqueue.waits.add(earlier);
  return enqueue.submit(move, true);
}

void *MemoryCommand::storage(const Mem &mem) noexcept {
  for (const Entry &entry : entries_) {
    if (entry.contents == &mem.contents())
      return entry.storage;
  }
  return nullptr;
}

std::byte *MemoryCommand::address(const Mem &mem) noexcept {
  return static_cast<std::byte *>(storage(mem)) + mem.offset();
}

NativeImage MemoryCommand::image(const Mem &mem) noexcept {
  return static_cast<NativeImage>(storage(mem));
}

bool MemoryCommand::tracked() noexcept {
  return std::any_of(entries_.begin(), entries_.end(), [](const Entry &entry) { return entry.contents->tracked(); });
}

/// But for what the queue, or another, still has to do before.
bool MemoryCommand::suitsHost(const ur_rect_region_t &region) const noexcept {
  constexpr size_t kMost = 1 << 20; // the contents are locked meanwhile
  const auto shorter = [](size_t size) { return size <= kMost; };
  return command_.blocking && queue_.context().caps().hostCopies && shorter(region.width) && shorter(region.height) &&
         shorter(region.depth) && shorter(region.width * region.height) &&
         shorter(region.width * region.height * region.depth) && enqueue_.isAlone();
}

void MemoryCommand::prepareCopy(const ur_rect_region_t &region) {
  forHost_ = suitsHost(region);
  if (forHost_ && !queue_.firstLane().idle())
    (void)queue_.firstLane().finish(); // Where that fails, the command tells.
  prepare();
}

/// The command is on its way, or over where it has no completion.
void MemoryCommand::leave(const Ref<Completion> &completion) noexcept {
  for (const Entry &entry : entries_)
    entry.contents->used(queue_.deviceIndex(), entry.use, completion);
  unlock();
}

void MemoryCommand::unlock() noexcept {
  for (; locked_ != 0; --locked_)
    entries_[locked_ - 1].contents->mutex().unlock();
}

} // namespace ur::core
