// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/usm_pool.hpp"

#include "adapters/core/device/context.hpp"

using namespace ur::core;

ur_usm_pool_handle_t_::ur_usm_pool_handle_t_(Context &context, uint32_t deviceIndex, Kind kind,
                                             const PoolLimits &limits)
    : Object(Tag::pool, kind == Kind::made ? 1 : 0), context_(context),
      keep_(kind == Kind::byDefault ? Ref<Context>() : Ref<Context>(&context)), deviceIndex_(deviceIndex), kind_(kind),
      memory_(std::make_unique<StreamPool>(*this, limits)) {
  context_.addPool(*this);
}

ur_usm_pool_handle_t_::ur_usm_pool_handle_t_(Context &context, const PoolLimits &limits, size_t maxPoolable)
    : Object(Tag::pool, 1), context_(context), keep_(&context), deviceIndex_(kNoDevice), kind_(Kind::whole) {
  for (uint32_t i = 0; i < context.devices().size(); ++i) {
    parts_.push_back(makeRef<UsmPool>(context, i, Kind::part, limits));
    parts_.back()->maxPoolable_ = maxPoolable;
    parts_.back()->whole_ = this;
  }
}

ur_usm_pool_handle_t_::~ur_usm_pool_handle_t_() {
  for (const Ref<UsmPool> &part : parts_)
    part->whole_ = nullptr;
  parts_.clear(); // before the context may go
  if (!memory_)
    return;
  context_.removePool(*this);
  memory_.reset();
  if (!context_.caps().freeBlocks)
    context_.settlePools(); // Blocks left behind that are over go now; else when somebody waits anyway.
}

UsmPool &ur_usm_pool_handle_t_::on(uint32_t device) {
  if (kind_ == Kind::whole)
    return *parts_[device];
  if (deviceIndex_ != device)
    throw UR_RESULT_ERROR_INVALID_VALUE;
  return *this;
}

UsmPool *ur_usm_pool_handle_t_::handle() noexcept {
  return kind_ == Kind::part ? whole_.load() : this;
}

Ref<Context> ur_usm_pool_handle_t_::abandoned() noexcept {
  for (const Ref<UsmPool> &part : parts_)
    (void)part->leaveToContext(); // never the last reference: this pool has one, too
  if (kind_ == Kind::whole)
    return {};
  context_.dropCurrentPool(*this);
  return leaveToContext();
}

/// Where blocks are live, the pool is the context's from now on, and goes with it like all memory.
Ref<Context> ur_usm_pool_handle_t_::leaveToContext() noexcept {
  if (!keep_)
    return {}; // It is already: this was a user who had found it by a block.
  context_.adopt(*this);
  if (memory_->abandon())
    return std::move(keep_);
  context_.dropAdopted(*this);
  return {};
}

void ur_usm_pool_handle_t_::blocksAreGone() noexcept {
  context_.dropAdopted(*this);
}

Device &ur_usm_pool_handle_t_::device() const noexcept {
  return *context_.devices()[deviceIndex_];
}
