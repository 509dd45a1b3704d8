// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A device's clock. Level Zero's counters have so many valid bits and begin again: those of devices after hours, those
// of kernels after minutes. Here they are made to go on.
#pragma once

#include <cstdint>
#include <mutex>

namespace ur::level_zero {

/// Ticks are counts of 64 bits that never begin again. Thread-safe.
class DeviceClock {
public:
  /// `frequency`: ticks a second, not 0; bits: of the device's counter and of the kernels' one, 1 to 64.
  DeviceClock(uint64_t frequency, uint32_t bits, uint32_t kernelBits) noexcept
      : frequency_(frequency), mask_(maskOf(bits)), kernelMask_(maskOf(kernelBits)) {}

  /// The device's counter was read, at that time of the host's steady clock.
  uint64_t note(uint64_t counter, uint64_t hostNs) noexcept {
    std::lock_guard lock(mutex_);
    if (!known_) {
      ticks_ = counter & mask_;
    } else { // what is nearest to where it should be
      const uint64_t expected = expectedAt(hostNs);
      const uint64_t behind = (expected - counter) & mask_, ahead = (counter - expected) & mask_;
      ticks_ = ahead <= behind ? expected + ahead : expected - behind;
    }
    known_ = true;
    hostNs_ = hostNs;
    return ticks_;
  }
  /// About where the device's counter is at a time of the host's, of what was noted last. False: nothing was.
  [[nodiscard]] bool at(uint64_t hostNs, uint64_t *ticks) const noexcept {
    std::lock_guard lock(mutex_);
    if (known_)
      *ticks = expectedAt(hostNs);
    return known_;
  }
  /// Whether that was so long ago that the clocks may have drifted apart since.
  [[nodiscard]] bool isOld(uint64_t hostNs) const noexcept {
    std::lock_guard lock(mutex_);
    return known_ && hostNs > hostNs_ && hostNs - hostNs_ > 60 * kSecond;
  }
  /// A kernel's counter, of a moment after `since`: the first such.
  [[nodiscard]] uint64_t ofKernel(uint64_t counter, uint64_t since) const noexcept {
    return since + ((counter - since) & kernelMask_);
  }
  [[nodiscard]] uint64_t nanoseconds(uint64_t ticks) const noexcept {
    return static_cast<uint64_t>(static_cast<Wide>(ticks) * kSecond / frequency_);
  }
  [[nodiscard]] uint64_t ticksIn(uint64_t nanoseconds) const noexcept {
    return static_cast<uint64_t>(static_cast<Wide>(nanoseconds) * frequency_ / kSecond);
  }

private:
  __extension__ using Wide = unsigned __int128;
  static constexpr uint64_t kSecond = 1000000000;
  static constexpr uint64_t maskOf(uint32_t bits) noexcept {
    return bits == 0 || bits >= 64 ? UINT64_MAX : (uint64_t{1} << bits) - 1;
  }
  uint64_t expectedAt(uint64_t hostNs) const noexcept {
    return hostNs >= hostNs_ ? ticks_ + ticksIn(hostNs - hostNs_) : ticks_ - ticksIn(hostNs_ - hostNs);
  }

  const uint64_t frequency_, mask_, kernelMask_;
  mutable std::mutex mutex_;
  bool known_ = false;
  uint64_t ticks_ = 0, hostNs_ = 0;
};

} // namespace ur::level_zero
