// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Access of one device's commands to the memory of another.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// What the facts say about the pair; null: there is no way from the one to the other.
const DeviceFacts::Peer *peerOf(const Device &device, const Device &peer) noexcept {
  const std::vector<DeviceFacts::Peer> &peers = device.facts().peers;
  const auto found = std::find_if(peers.begin(), peers.end(), [&](const DeviceFacts::Peer &candidate) {
    return candidate.index == peer.facts().index;
  });
  return found != peers.end() && &device.platform() == &peer.platform() ? &*found : nullptr;
}

/// Twice the same is refused: who enables and who disables must agree.
ur_result_t setAccess(Device &device, const Device &peer, bool enabled) {
  if (!peerOf(device, peer))
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const uint32_t index = peer.facts().index;
  if (!device.markPeer(index, enabled))
    return UR_RESULT_ERROR_INVALID_OPERATION;
  // Without a lock: it may block.
  Platform &platform = device.platform();
  const ur_result_t result =
      platform.adapter().backend().setPeerAccess(platform.index(), device.facts().index, index, enabled);
  if (result != UR_RESULT_SUCCESS)
    (void)device.markPeer(index, !enabled);
  return result;
}

} // namespace

namespace api {

ur_result_t urUsmP2PEnablePeerAccessExp(ur_device_handle_t device, ur_device_handle_t peer) {
  return setAccess(*device, *peer, true);
}

ur_result_t urUsmP2PDisablePeerAccessExp(ur_device_handle_t device, ur_device_handle_t peer) {
  return setAccess(*device, *peer, false);
}

ur_result_t urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t device, ur_device_handle_t peer, ur_exp_peer_info_t query,
                                         size_t size, void *value, size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  const DeviceFacts::Peer *found = peerOf(*device, *peer);
  switch (query) {
  case UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT:
    return info.put<UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT>(found ? 1 : 0);
  case UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT:
    return info.put<UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT>(found && found->atomics ? 1 : 0);
  default:
    return unanswered(query);
  }
}

} // namespace api
} // namespace ur::core
