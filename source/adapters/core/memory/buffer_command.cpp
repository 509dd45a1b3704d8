// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/buffer_command.hpp"

#include <algorithm>
#include <functional>

namespace ur::core {

void BufferCommand::use(const Mem &mem, BufferUse use) {
  if (&mem.context() != &queue_.context()) {
    throw UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  }
  for (Entry &entry : entries_) {
    if (entry.memory == &mem.memory()) {
      entry.use = {entry.use.reads || use.reads, entry.use.writes || use.writes};
      return;
    }
  }
  entries_.push({&mem.memory(), use, nullptr});
}

void BufferCommand::prepare() {
  for (const Entry &entry : entries_) {
    entry.memory->reserve(queue_.deviceIndex());
  }
  std::sort(entries_.begin(), entries_.end(),
            [](const Entry &a, const Entry &b) { return std::less<>{}(a.memory, b.memory); });
  for (Entry &entry : entries_) {
    entry.memory->mutex().lock();
    ++locked_;
    entry.base = entry.memory->acquire(queue_, command_, enqueue_.waits, entry.use);
  }
}

std::byte *BufferCommand::address(const Mem &mem) noexcept {
  for (const Entry &entry : entries_) {
    if (entry.memory == &mem.memory()) {
      return entry.base + mem.offset();
    }
  }
  return nullptr;
}

bool BufferCommand::tracked() noexcept {
  return std::any_of(entries_.begin(), entries_.end(), [](const Entry &entry) { return entry.memory->tracked(); });
}

void BufferCommand::unlock() noexcept {
  for (; locked_ != 0; --locked_) {
    entries_[locked_ - 1].memory->mutex().unlock();
  }
}

} // namespace ur::core
