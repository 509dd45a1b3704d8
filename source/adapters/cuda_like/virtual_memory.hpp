// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's part for virtual memory. The driver sets access, and unmaps, by whole mappings, and maps memory from its
// start only. So access here is what the most permitted part of a mapping has: less for a part is a matter of what
// commands are accepted, which the core sees to; mapping from the middle is UNSUPPORTED_FEATURE.
#pragma once

#include "adapters/core/port/driver_virtual_memory.hpp"
#include "adapters/cuda_like/device.hpp"
#include "adapters/cuda_like/peers.hpp"

#include <array>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <vector>

namespace ur::LANEWAY_VENDOR {

class VirtualMemory final : public core::VirtualMemoryDriver, private PeerMemory {
public:
  VirtualMemory(const std::vector<std::unique_ptr<Device>> &devices, Peers &peers) noexcept
      : devices_(devices), peers_(peers) {}
  VirtualMemory(const VirtualMemory &) = delete;
  VirtualMemory &operator=(const VirtualMemory &) = delete;
  ~VirtualMemory() { peers_.forget(*this); }
  /// Reads granularities, and who reaches whose memory.
  [[nodiscard]] ur_result_t open();
  /// All devices of the context can do it.
  bool possible() const noexcept;

  core::Granularity granularity(uint32_t device, size_t size) const noexcept override;
  bool forPools() const noexcept override { return devices_.front()->api().rangesForPools; }
  ur_result_t reserve(const void *wish, size_t size, void **start) noexcept override;
  ur_result_t unreserve(void *start, size_t size) noexcept override;
  ur_result_t createPhysical(uint32_t device, size_t size, bool shareable,
                             core::NativePhysicalMem *memory) noexcept override;
  void destroyPhysical(core::NativePhysicalMem memory) noexcept override;
  ur_result_t map(void *start, size_t size, core::NativePhysicalMem memory, size_t offset,
                  core::VirtualAccess access) noexcept override;
  ur_result_t unmap(void *start, size_t size) noexcept override;
  ur_result_t setAccess(void *start, size_t size, core::VirtualAccess access) noexcept override;

  /// Bytes by which other processes find memory that was made shareable, until it is destroyed.
  [[nodiscard]] ur_result_t exportPhysical(core::NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept;
  void withdrawPhysical(core::NativePhysicalMem memory) noexcept;
  /// A descriptor of such memory, the caller's.
  [[nodiscard]] ur_result_t exportDescriptor(core::NativePhysicalMem memory, int *descriptor) const noexcept;
  [[nodiscard]] ur_result_t openPhysical(uint32_t device, std::span<const uint8_t> bytes,
                                         core::NativePhysicalMem *memory) noexcept;
  /// The memory behind such a descriptor, which stays the caller's. INVALID_VALUE: there is none.
  [[nodiscard]] ur_result_t openDescriptor(uint32_t device, int descriptor, core::NativePhysicalMem *memory) noexcept;
  /// A size in whole units of the memory.
  size_t wholeSize(core::NativePhysicalMem memory, size_t size) const noexcept;

private:
  struct Physical;
  struct Mapping {
    size_t size = 0;
    uint32_t device = 0;                                 ///< whose memory it is
    std::map<DeviceAddress, core::VirtualAccess> access; ///< from there on, to the next one

    [[nodiscard]] core::VirtualAccess most() const noexcept;
    /// Of a part of it. May throw bad_alloc.
    void set(DeviceAddress begin, DeviceAddress end, core::VirtualAccess wanted);
  };
  /// A device's memory.
  struct Home {
    core::Granularity granularity;
    /// Itself, the other devices of the context that reach it, and peers; for each VirtualAccess.
    std::array<std::vector<AccessDesc>, 3> users;
    std::vector<DeviceNumber> peers; ///< those that aren't in the context

    /// May throw bad_alloc; changes nothing then.
    void addUser(DeviceNumber user);
    void removeUser(DeviceNumber user) noexcept;
  };
  [[nodiscard]] Result setPeer(DeviceNumber user, DeviceNumber owner, bool enabled) noexcept override;
  [[nodiscard]] Result setPeerOfAll(uint32_t device, DeviceNumber user, bool enabled);
  [[nodiscard]] Result readHome(const Device &device, Home *home) const;
  [[nodiscard]] Result apply(DeviceAddress start, const Mapping &mapping, core::VirtualAccess access) const noexcept;
  template <class Body>
  [[nodiscard]] ur_result_t with(Body &&body) const noexcept;

  const std::vector<std::unique_ptr<Device>> &devices_;
  Peers &peers_;
  /// Who maps, unmaps or sets access shares it; whoever changes what follows has it alone.
  std::shared_mutex users_;
  std::vector<Home> homes_; ///< of each device
  size_t alignment_ = 1;    ///< that suits all
  std::mutex setting_;      // of access; before mutex_
  std::mutex mutex_;
  std::map<DeviceAddress, Mapping> mappings_;
};

} // namespace ur::LANEWAY_VENDOR
