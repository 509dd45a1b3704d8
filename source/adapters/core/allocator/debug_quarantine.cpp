// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/debug_quarantine.hpp"

#include <algorithm>

namespace ur::core {
namespace {

constexpr size_t kMostBlocks = 4096; ///< of a context, however small

} // namespace

bool DebugQuarantine::takes(const Context &context, size_t size) noexcept {
  return size <= debugBlocks()->wanted().quarantine && context.users() != 0;
}

void DebugQuarantine::add(QuarantinedBlock &&held) {
  std::lock_guard lock(mutex_);
  OfContext &own = contexts_[held.block.context];
  const size_t size = held.block.size;
  own.blocks.push_back(std::move(held));
  own.bytes += size;
}

bool DebugQuarantine::holds(const Context &context, const void *base) const {
  std::lock_guard lock(mutex_);
  const auto own = contexts_.find(&context);
  return own != contexts_.end() &&
         std::any_of(own->second.blocks.begin(), own->second.blocks.end(),
                     [base](const QuarantinedBlock &one) { return one.block.base() == base; });
}

bool DebugQuarantine::holdsAddress(const Context &context, const void *address) const {
  const auto *const at = static_cast<const std::byte *>(address);
  std::lock_guard lock(mutex_);
  const auto own = contexts_.find(&context);
  return own != contexts_.end() &&
         std::any_of(own->second.blocks.begin(), own->second.blocks.end(), [at](const QuarantinedBlock &one) {
           return at >= one.block.memory && at < one.block.memory + one.block.size;
         });
}

std::vector<QuarantinedBlock> DebugQuarantine::takeExcess(const Context &context) {
  std::vector<QuarantinedBlock> taken;
  std::lock_guard lock(mutex_);
  const auto own = contexts_.find(&context);
  if (own == contexts_.end())
    return taken;
  auto &[blocks, bytes] = own->second;
  while (bytes > debugBlocks()->wanted().quarantine || blocks.size() > kMostBlocks) {
    taken.reserve(taken.size() + 1);
    bytes -= blocks.front().block.size;
    taken.push_back(std::move(blocks.front()));
    blocks.pop_front();
  }
  return taken;
}

std::vector<QuarantinedBlock> DebugQuarantine::takeAll(const Context &context, const void *pool) {
  std::vector<QuarantinedBlock> taken;
  std::lock_guard lock(mutex_);
  const auto own = contexts_.find(&context);
  if (own == contexts_.end())
    return taken;
  auto &[blocks, bytes] = own->second;
  taken.reserve(blocks.size());
  for (size_t i = blocks.size(); i != 0; --i) {
    QuarantinedBlock one = std::move(blocks.front());
    blocks.pop_front();
    const bool wanted = !pool || one.block.pool == pool;
    bytes -= wanted ? one.block.size : 0;
    if (wanted)
      taken.push_back(std::move(one));
    else
      blocks.push_back(std::move(one));
  }
  return taken;
}

DebugQuarantine &debugQuarantine() noexcept {
  static auto *const instance = new DebugQuarantine;
  return *instance;
}

} // namespace ur::core
