// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Devices and platforms: the driver's facts with a handle. Platforms and their devices live as long as the adapter,
// that is, for ever; so the API has one reference to a root device, whoever retains or releases it. Sub-devices live as
// long as a user, a context or a part of them does.
#pragma once

#include "adapters/core/object/living_list.hpp"
#include "adapters/core/object/object.hpp"
#include "adapters/core/port/driver.hpp"

#include <memory>
#include <mutex>
#include <span>
#include <vector>

struct ur_device_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_DEVICE;

  ur_device_handle_t_(ur::core::Platform &platform, ur::core::DeviceFacts facts)
      : Object(ur::core::Tag::device, 1), platform_(platform), facts_(std::move(facts)) {}
  /// A part that the backend has made of the parent, split as `how` says. It is given back at the end. Throws, and then
  /// the part is still the caller's.
  ur_device_handle_t_(ur::core::Device &parent, ur::core::DeviceFacts facts,
                      std::vector<ur_device_partition_property_t> how);
  ~ur_device_handle_t_();

  [[nodiscard]] bool counted() const noexcept { return parent_.get() != nullptr; }
  [[nodiscard]] ur::core::Platform &platform() const noexcept { return platform_; }
  [[nodiscard]] const ur::core::DeviceFacts &facts() const noexcept { return facts_; }
  /// What contexts on the device are able to do.
  [[nodiscard]] ur::core::DriverCaps caps() const noexcept;
  /// Whether callers may put commands of the vendor's own between those of a queue: the backend has native objects.
  [[nodiscard]] bool takesNativeCommands() const noexcept;
  /// The device that this is a part of; null: a whole one.
  [[nodiscard]] ur::core::Device *parent() const noexcept { return parent_.get(); }
  /// How the parent was split; empty for a whole device.
  [[nodiscard]] std::span<const ur_device_partition_property_t> partition() const noexcept { return partition_; }

  // What changes about the device, asked without a context. Bytes; nanoseconds. Throw.
  [[nodiscard]] uint64_t freeMemory() const;
  void time(uint64_t *deviceNs, uint64_t *hostNs) const;

  /// Marks that this device's commands may use a peer's memory, or no longer; false where that is so already.
  [[nodiscard]] bool markPeer(uint32_t peer, bool enabled);

  /// Contexts on the device, which come and go.
  [[nodiscard]] ur::core::LivingList<ur::core::Context> &contexts() noexcept { return contexts_; }

private:
  ur::core::Platform &platform_;
  const ur::core::DeviceFacts facts_;
  const ur::core::Ref<ur::core::Device> parent_;
  const std::vector<ur_device_partition_property_t> partition_;
  ur::core::LivingList<ur::core::Context> contexts_;
  std::mutex mutex_;                   // guards what follows
  std::vector<uint32_t> enabledPeers_; ///< by DeviceFacts::index
};

struct ur_platform_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_PLATFORM;

  /// `index`: the platform's position in what the backend enumerated.
  ur_platform_handle_t_(ur::core::Adapter &adapter, uint32_t index, ur::core::PlatformFacts facts);

  [[nodiscard]] ur::core::Adapter &adapter() const noexcept { return adapter_; }
  [[nodiscard]] uint32_t index() const noexcept { return index_; }
  /// Without the devices' facts, which the devices hold.
  [[nodiscard]] const ur::core::PlatformFacts &facts() const noexcept { return facts_; }
  [[nodiscard]] std::span<const std::unique_ptr<ur::core::Device>> devices() const noexcept { return devices_; }

  /// The parts of its devices, which come and go.
  [[nodiscard]] ur::core::LivingList<ur::core::Device> &parts() noexcept { return parts_; }

private:
  ur::core::Adapter &adapter_;
  const uint32_t index_;
  ur::core::PlatformFacts facts_;
  std::vector<std::unique_ptr<ur::core::Device>> devices_;
  ur::core::LivingList<ur::core::Device> parts_;
};

namespace ur::core {

/// The names with spaces between them, as information queries have it.
[[nodiscard]] std::string joined(const std::vector<std::string> &names);

} // namespace ur::core
