// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/peers.hpp"

#include "adapters/core/object/room.hpp"

#include <algorithm>

namespace ur::LANEWAY_VENDOR {

Result Peers::set(const End &user, const End &owner, bool enabled) {
  std::lock_guard lock(mutex_);
  core::haveRoom(pairs_);
  const auto pair = std::find_if(pairs_.begin(), pairs_.end(), [&](const Pair &one) {
    return one.user.device == user.device && one.owner == owner.device;
  });
  if ((pair != pairs_.end()) == enabled)
    return kSuccess;
  const Current current(api_, user.context);
  if (current.result() != kSuccess)
    return current.result();
  bool ours = enabled || pair->ours;
  Result result = setContexts(owner, enabled, &ours);
  if (result != kSuccess)
    return result;
  result = setPools(user.device, owner.device, enabled);
  if (result == kSuccess) {
    result = setMemory(user.device, owner.device, enabled);
    if (result != kSuccess)
      (void)setPools(user.device, owner.device, !enabled);
  }
  if (result != kSuccess) {
    (void)setContexts(owner, !enabled, &ours);
    return result;
  }
  if (enabled)
    pairs_.push_back({user, owner.device, ours});
  else
    pairs_.erase(pair);
  return kSuccess;
}

/// Others of the process use the same contexts. What they have enabled serves us too, and stays when we are through.
Result Peers::setContexts(const End &owner, bool enabled, bool *ours) const noexcept {
  if (!enabled && !*ours)
    return kSuccess;
  const Result result = enabled ? peerEnable(api_, owner.context, 0) : peerDisable(api_, owner.context);
  if (result != (enabled ? kPeerEnabled : kPeerDisabled))
    return result;
  *ours = *ours && !enabled;
  return kSuccess;
}

/// All pools of the owner, or none.
Result Peers::setPools(DeviceNumber user, DeviceNumber owner, bool enabled) const noexcept {
  Result result = kSuccess;
  size_t done = 0;
  for (; done < pools_.size() && result == kSuccess; ++done) {
    if (pools_[done].owner == owner)
      result = setPool(pools_[done].native, user, enabled);
  }
  if (result != kSuccess) {
    for (size_t i = 0; i + 1 < done; ++i) {
      if (pools_[i].owner == owner)
        (void)setPool(pools_[i].native, user, !enabled);
    }
  }
  return result;
}

/// All of it, or none.
Result Peers::setMemory(DeviceNumber user, DeviceNumber owner, bool enabled) const noexcept {
  for (size_t i = 0; i < memory_.size(); ++i) {
    if (const Result result = memory_[i]->setPeer(user, owner, enabled); result != kSuccess) {
      while (i-- != 0)
        (void)memory_[i]->setPeer(user, owner, !enabled);
      return result;
    }
  }
  return kSuccess;
}

Result Peers::setPool(PoolHandle pool, DeviceNumber user, bool enabled) const noexcept {
  const AccessDesc access = accessOf(user, enabled ? kFullAccess : kNoAccess);
  return poolSetAccess(api_, pool, &access, 1);
}

Result Peers::follow(PoolHandle pool, DeviceNumber owner) noexcept {
  std::lock_guard lock(mutex_);
  try {
    core::haveRoom(pools_);
  } catch (...) {
    return kOutOfMemory;
  }
  Result result = kSuccess;
  for (const Pair &pair : pairs_) {
    if (pair.owner == owner && result == kSuccess)
      result = setPool(pool, pair.user.device, true);
  }
  if (result == kSuccess)
    pools_.push_back({pool, owner});
  return result;
}

void Peers::forget(PoolHandle pool) noexcept {
  std::lock_guard lock(mutex_);
  std::erase_if(pools_, [&](const Pool &one) { return one.native == pool; });
}

Result Peers::follow(PeerMemory &memory) noexcept {
  std::lock_guard lock(mutex_);
  try {
    core::haveRoom(memory_);
  } catch (...) {
    return kOutOfMemory;
  }
  for (const Pair &pair : pairs_) {
    if (const Result result = memory.setPeer(pair.user.device, pair.owner, true); result != kSuccess)
      return result;
  }
  memory_.push_back(&memory);
  return kSuccess;
}

void Peers::forget(PeerMemory &memory) noexcept {
  std::lock_guard lock(mutex_);
  std::erase(memory_, &memory);
}

std::vector<core::DeviceFacts::Peer> readPeers(const Api &api, const std::vector<DeviceLimits> &all, uint32_t index) {
  std::vector<core::DeviceFacts::Peer> peers;
  if (!api.peers())
    return peers;
  for (uint32_t i = 0; i < all.size(); ++i) {
    int possible = 0, atomics = 0;
    if (i == index || deviceCanAccessPeer(api, &possible, all[index].device, all[i].device) != kSuccess || !possible)
      continue;
    if (api.peerAttributes())
      (void)peerAttribute(api, &atomics, kPeerAtomics, all[index].device, all[i].device);
    peers.push_back({i, atomics != 0});
  }
  return peers;
}

} // namespace ur::LANEWAY_VENDOR
