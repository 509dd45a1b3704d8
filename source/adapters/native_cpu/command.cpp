// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/command.hpp"

#include <new>

namespace ur::native_cpu {

std::byte *Payload::reserve(size_t size) noexcept {
  if (size <= kSmall)
    return small_.data();
  if (largeSize_ < size) {
    auto *larger = new (std::nothrow) std::byte[size];
    if (!larger)
      return nullptr; // what is in it stays
    large_.reset(larger);
    largeSize_ = size;
  }
  return large_.get();
}

void Payload::shrink() noexcept {
  if (largeSize_ > kKept) {
    large_.reset();
    largeSize_ = 0;
  }
}

Edge *Command::closedList() noexcept {
  static Edge closed;
  return &closed;
}

void Command::open(uint32_t count) noexcept {
  state.store(0, std::memory_order_relaxed);
  refs.store(count, std::memory_order_relaxed);
  pending.store(1, std::memory_order_relaxed);
  waitError.store(UR_RESULT_SUCCESS, std::memory_order_relaxed);
  workError.store(UR_RESULT_SUCCESS, std::memory_order_relaxed);
  dependents.store(nullptr, std::memory_order_relaxed);
  result = UR_RESULT_SUCCESS;
  action = Action::none;
  timed = tiny = false;
  units = 1;
  join = next = nullptr;
  edgesUsed_ = moreUsed_ = 0;
}

void Command::reopen() noexcept {
  pending.store(1, std::memory_order_relaxed);
  edgesUsed_ = moreUsed_ = 0; // those that were used have been walked, or it wouldn't run
}

bool Command::reserveEdges(size_t n) noexcept {
  if (n <= kInlineEdges - edgesUsed_)
    return true;
  // Edges in use can't move, so the block is replaced only while none of its edges is used.
  if (n <= moreCapacity_ - moreUsed_)
    return true;
  if (moreUsed_)
    return false;
  moreEdges_.reset(new (std::nothrow) Edge[n]);
  moreCapacity_ = moreEdges_ ? n : 0;
  return moreEdges_ != nullptr;
}

void Command::shrink() noexcept {
  payload.shrink();
  if (moreCapacity_ > 256) {
    moreEdges_.reset();
    moreCapacity_ = 0;
  }
}

void Command::follow(Command &other, bool passesFailure) noexcept {
  Edge *head = other.dependents.load(std::memory_order_acquire);
  if (head != closedList()) {
    const bool inlined = edgesUsed_ < kInlineEdges;
    Edge &edge = inlined ? edges_[edgesUsed_] : moreEdges_[moreUsed_];
    edge.dependent = this;
    edge.passesFailure = passesFailure;
    pending.fetch_add(1, std::memory_order_relaxed);
    do {
      edge.next = head;
      if (other.dependents.compare_exchange_weak(head, &edge, std::memory_order_release, std::memory_order_acquire)) {
        ++(inlined ? edgesUsed_ : moreUsed_);
        return;
      }
    } while (head != closedList());
    pending.fetch_sub(1, std::memory_order_relaxed);
  }
  if (passesFailure && other.failed())
    waitError.store(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, std::memory_order_relaxed);
}

} // namespace ur::native_cpu
