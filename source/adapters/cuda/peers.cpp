// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/peers.hpp"

#include <algorithm>

namespace ur::cuda {

CUresult Peers::set(const End &user, const End &owner, bool enabled) {
  std::lock_guard lock(mutex_);
  pairs_.reserve(pairs_.size() + 1);
  const auto pair = std::find_if(pairs_.begin(), pairs_.end(), [&](const Pair &one) {
    return one.user.device == user.device && one.owner == owner.device;
  });
  if ((pair != pairs_.end()) == enabled)
    return CUDA_SUCCESS;
  const Current current(api_, user.context);
  if (current.result() != CUDA_SUCCESS)
    return current.result();
  bool ours = enabled || pair->ours;
  CUresult result = setContexts(owner, enabled, &ours);
  if (result != CUDA_SUCCESS)
    return result;
  result = setPools(user.device, owner.device, enabled);
  if (result == CUDA_SUCCESS) {
    result = setMemory(user.device, owner.device, enabled);
    if (result != CUDA_SUCCESS)
      (void)setPools(user.device, owner.device, !enabled);
  }
  if (result != CUDA_SUCCESS) {
    (void)setContexts(owner, !enabled, &ours);
    return result;
  }
  if (enabled)
    pairs_.push_back({user, owner.device, ours});
  else
    pairs_.erase(pair);
  return CUDA_SUCCESS;
}

/// Others of the process use the same contexts. What they have enabled serves us too, and stays when we are through.
CUresult Peers::setContexts(const End &owner, bool enabled, bool *ours) const noexcept {
  if (!enabled && !*ours)
    return CUDA_SUCCESS;
  const CUresult result =
      enabled ? api_.cuCtxEnablePeerAccess(owner.context, 0) : api_.cuCtxDisablePeerAccess(owner.context);
  if (result != (enabled ? CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED : CUDA_ERROR_PEER_ACCESS_NOT_ENABLED))
    return result;
  *ours = *ours && !enabled;
  return CUDA_SUCCESS;
}

/// All pools of the owner, or none.
CUresult Peers::setPools(CUdevice user, CUdevice owner, bool enabled) const noexcept {
  CUresult result = CUDA_SUCCESS;
  size_t done = 0;
  for (; done < pools_.size() && result == CUDA_SUCCESS; ++done)
    if (pools_[done].owner == owner)
      result = setPool(pools_[done].native, user, enabled);
  if (result != CUDA_SUCCESS)
    for (size_t i = 0; i + 1 < done; ++i)
      if (pools_[i].owner == owner)
        (void)setPool(pools_[i].native, user, !enabled);
  return result;
}

/// All of it, or none.
CUresult Peers::setMemory(CUdevice user, CUdevice owner, bool enabled) const noexcept {
  for (size_t i = 0; i < memory_.size(); ++i)
    if (const CUresult result = memory_[i]->setPeer(user, owner, enabled); result != CUDA_SUCCESS) {
      while (i-- != 0)
        (void)memory_[i]->setPeer(user, owner, !enabled);
      return result;
    }
  return CUDA_SUCCESS;
}

CUresult Peers::setPool(CUmemoryPool pool, CUdevice user, bool enabled) const noexcept {
  const CUmemAccessDesc access{{CU_MEM_LOCATION_TYPE_DEVICE, user},
                               enabled ? CU_MEM_ACCESS_FLAGS_PROT_READWRITE : CU_MEM_ACCESS_FLAGS_PROT_NONE};
  return api_.cuMemPoolSetAccess(pool, &access, 1);
}

CUresult Peers::follow(CUmemoryPool pool, CUdevice owner) noexcept {
  std::lock_guard lock(mutex_);
  try {
    pools_.reserve(pools_.size() + 1);
  } catch (...) {
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
  CUresult result = CUDA_SUCCESS;
  for (const Pair &pair : pairs_)
    if (pair.owner == owner && result == CUDA_SUCCESS)
      result = setPool(pool, pair.user.device, true);
  if (result == CUDA_SUCCESS)
    pools_.push_back({pool, owner});
  return result;
}

void Peers::forget(CUmemoryPool pool) noexcept {
  std::lock_guard lock(mutex_);
  std::erase_if(pools_, [&](const Pool &one) { return one.native == pool; });
}

CUresult Peers::follow(PeerMemory &memory) noexcept {
  std::lock_guard lock(mutex_);
  try {
    memory_.reserve(memory_.size() + 1);
  } catch (...) {
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
  for (const Pair &pair : pairs_)
    if (const CUresult result = memory.setPeer(pair.user.device, pair.owner, true); result != CUDA_SUCCESS)
      return result;
  memory_.push_back(&memory);
  return CUDA_SUCCESS;
}

void Peers::forget(PeerMemory &memory) noexcept {
  std::lock_guard lock(mutex_);
  std::erase(memory_, &memory);
}

} // namespace ur::cuda
