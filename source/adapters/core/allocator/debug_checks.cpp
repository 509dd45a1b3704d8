// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/debug_checks.hpp"

#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/object/threads.hpp"

namespace ur::core {

void DebugChecks::add(Context &context, What what, const DebugBlock &block, Block &copy, Stamp copied) {
  std::lock_guard lock(mutex_);
  checks_.push_back({Ref<Context>(&context), what, block, &copy, std::move(copied)});
}

void DebugChecks::settle(const Check &check, bool wait) {
  Stamp copied = check.copied;
  for (int tries = 0; wait && tries < 3 && !askIfOver(copied); ++tries) {
    for (const Ref<Completion> &one : copied)
      (void)one->wait();
  }
  if (isComplete(copied))
    lookAt(check.what, check.block, reinterpret_cast<const uint8_t *>(check.copy->memory));
  (void)check.copy->beginFree();
  check.copy->span->pool->free(*check.copy, freedBy(copied), nullptr);
}

/// Those for which wanted(check) holds.
template <typename Wanted>
void DebugChecks::take(std::deque<Check> &to, Wanted wanted) {
  std::lock_guard lock(mutex_);
  for (size_t i = checks_.size(); i != 0; --i) {
    Check one = std::move(checks_.front());
    checks_.pop_front();
    (wanted(one) ? to : checks_).push_back(std::move(one));
  }
}

void DebugChecks::check() noexcept try {
  std::deque<Check> over;
  take(over, [](const Check &one) { return askIfOver(one.copied); });
  for (; !over.empty(); over.pop_front())
    settle(over.front(), false);
} catch (const std::bad_alloc &) { // The memory of a copy is lost until its context's end, and so is its check.
}

void DebugChecks::checkInBackground(Context &context) {
  check();
  auto left = std::make_shared<std::deque<Check>>();
  take(*left, [&context](const Check &one) { return one.context.get() == &context; });
  if (left->empty())
    return;
  runInBackground("ur-debug", [left] {
    for (; !left->empty(); left->pop_front())
      settle(left->front(), true);
  });
}

void lookAt(DebugChecks::What what, const DebugBlock &block, const uint8_t *bytes) {
  DebugBlocks &blocks = *debugBlocks();
  if (what == DebugChecks::What::guards)
    blocks.lookAtGuards(block, block.before != 0 ? bytes : nullptr, bytes + block.before);
  else
    blocks.lookAtFreed(block, bytes);
}

DebugChecks &debugChecks() noexcept {
  static auto *const instance = new DebugChecks;
  return *instance;
}

} // namespace ur::core
