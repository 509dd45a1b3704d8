// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which devices' commands may use the memory of which others: one answer for the whole process. A context's peer access
// is for plain memory, before and after; the driver's pools and virtual memory know nothing of it and are told
// one by one.
#pragma once

#include "adapters/core/port/facts.hpp"
#include "adapters/cuda_like/limits.hpp"

#include <mutex>
#include <vector>

namespace ur::LANEWAY_VENDOR {

/// Virtual memory of a context.
class PeerMemory {
public:
  /// Lets `user` use what is mapped of `owner`'s memory, and what will be, or no longer. Where it fails, all is as
  /// before.
  [[nodiscard]] virtual Result setPeer(DeviceNumber user, DeviceNumber owner, bool enabled) noexcept = 0;

protected:
  ~PeerMemory() = default;
};

class Peers {
public:
  explicit Peers(const Api &api) noexcept : api_(api) {}
  Peers(const Peers &) = delete;
  Peers &operator=(const Peers &) = delete;

  /// A device with its primary context, which is kept as long as there are peers.
  struct End {
    DeviceNumber device = 0;
    ContextHandle context = kNoContext;
  };
  /// Lets commands on `user` use memory of `owner`, or no longer. Where it fails, all is as before. May throw
  /// bad_alloc.
  [[nodiscard]] Result set(const End &user, const End &owner, bool enabled);

  /// Lets those use a pool that may use its device's memory, now and from now on, until it is forgotten: before it is
  /// destroyed. Under any context.
  [[nodiscard]] Result follow(PoolHandle pool, DeviceNumber owner) noexcept;
  void forget(PoolHandle pool) noexcept;
  /// The same for a context's virtual memory, which is told under the lock of all peers.
  [[nodiscard]] Result follow(PeerMemory &memory) noexcept;
  void forget(PeerMemory &memory) noexcept;

private:
  struct Pair {
    End user;
    DeviceNumber owner = 0;
    bool ours = true; ///< false: somebody else of this process had enabled it, and may disable it
  };
  struct Pool {
    PoolHandle native = nullptr;
    DeviceNumber owner = 0;
  };
  /// Under the user's context.
  [[nodiscard]] Result setContexts(const End &owner, bool enabled, bool *ours) const noexcept;
  [[nodiscard]] Result setPools(DeviceNumber user, DeviceNumber owner, bool enabled) const noexcept;
  [[nodiscard]] Result setMemory(DeviceNumber user, DeviceNumber owner, bool enabled) const noexcept;
  [[nodiscard]] Result setPool(PoolHandle pool, DeviceNumber user, bool enabled) const noexcept;

  const Api &api_;
  std::mutex mutex_;
  std::vector<Pair> pairs_; ///< that are enabled
  std::vector<Pool> pools_;
  std::vector<PeerMemory *> memory_;
};

/// The devices of `all` whose memory this one's commands can be let use, by their places there.
[[nodiscard]] std::vector<core::DeviceFacts::Peer> readPeers(const Api &api, const std::vector<DeviceLimits> &all,
                                                             uint32_t index);

} // namespace ur::LANEWAY_VENDOR
