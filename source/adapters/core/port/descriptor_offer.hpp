// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Descriptors given to other processes. Drivers share memory as descriptors, but what travels between our callers are
// bytes. So each process that shares any has a thread that answers on a socket: whoever names an offer, and is of the
// same user, is sent a duplicate of its descriptor.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace ur::core {

/// An offer, which lasts as long as this does. Different ones may be used on different threads.
class DescriptorOffer {
public:
  DescriptorOffer() = default;
  DescriptorOffer(DescriptorOffer &&from) noexcept;
  DescriptorOffer &operator=(DescriptorOffer &&from) noexcept;
  ~DescriptorOffer();

  /// Takes the descriptor over, whatever becomes of it. Empty: the system has no means left. May throw bad_alloc.
  [[nodiscard]] static DescriptorOffer make(int descriptor);
  explicit operator bool() const noexcept { return made_; }
  /// Names it, in all processes of this machine.
  std::span<const uint8_t> address() const noexcept { return address_; }

  /// The descriptor of an offer, as one of this process's own, which the caller closes; -1: there is no such offer, or
  /// no longer. May block for some seconds, where the other process doesn't answer.
  [[nodiscard]] static int fetch(std::span<const uint8_t> address) noexcept;

private:
  /// What names the process, then what names the offer: random numbers.
  std::array<uint8_t, 32> address_{};
  bool made_ = false;
};

} // namespace ur::core
