// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter: one for each library, made at the first urAdapterGet and never destroyed. Nothing in an adapter library
// runs at process exit, but OpenCL's gate: the vendor's library may be gone by then. The object stays reachable, so it
// is no leak.
//
// A child of fork() must not use the adapter: the vendors' libraries and our helper threads don't survive a fork. Where
// the backend can begin anew there (Backend::lost()), the child's first urAdapterGet makes an adapter of its own.
#pragma once

#include "adapters/core/device/device.hpp"
#include "common/log.hpp"

#include <atomic>
#include <mutex>

namespace ur::core {
struct PoolConfig;
class PoolReports;
} // namespace ur::core

struct ur_adapter_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_OPERATION;

  /// The one adapter; in a child of fork() a new one where that of before is lost. Calls nothing of the vendor's: a
  /// program that uses another adapter pays nothing for this one.
  [[nodiscard]] static ur::core::Adapter &get();
  /// The one adapter if it exists, else null. Never blocks.
  [[nodiscard]] static ur::core::Adapter *existing() noexcept;

  [[nodiscard]] ur::core::Backend &backend() const noexcept { return *backend_; }
  /// What callers are told that it is: the backend's own kind, or what UR_REPORTED_BACKEND says.
  [[nodiscard]] ur_backend_t reportedKind() const noexcept { return reportedKind_; }
  /// Whether native handles are what callers take them for.
  [[nodiscard]] bool hasNativeHandles() const noexcept { return reportedKind_ == backend_->kind(); }
  [[nodiscard]] ur::log::Logger &logger() noexcept { return logger_; }
  /// Read, and made, with the adapter; the allocator's.
  [[nodiscard]] const ur::core::PoolConfig &poolConfig() const noexcept { return *poolConfig_; }
  [[nodiscard]] ur::core::PoolReports &poolReports() noexcept { return *poolReports_; }
  /// Whether stream-ordered allocation is switched on.
  [[nodiscard]] bool allocatesAsynchronously() const noexcept { return allocatesAsynchronously_; }
  /// Enumerates at the first call, which may block. Throws the backend's error, and the next call tries again.
  [[nodiscard]] std::span<const std::unique_ptr<ur::core::Platform>> platforms();

  ~ur_adapter_handle_t_();

private:
  /// Defined where the allocator is known: context/adapter_parts.cpp.
  explicit ur_adapter_handle_t_(std::unique_ptr<ur::core::Backend> backend);

  std::unique_ptr<ur::core::Backend> backend_;
  ur::log::Logger logger_;
  const ur_backend_t reportedKind_;
  const std::unique_ptr<const ur::core::PoolConfig> poolConfig_;
  const std::unique_ptr<ur::core::PoolReports> poolReports_;
  const bool allocatesAsynchronously_;
  ur_adapter_handle_t_ *before_ = nullptr; // in a child of fork(), the parent's: handles of before still refer to it
  std::mutex enumeration_;
  std::atomic<bool> enumerated_{false};
  std::vector<std::unique_ptr<ur::core::Platform>> platforms_; // they stay as they are once they are enumerated
};

namespace ur::core {

/// The adapter's log. Only where an adapter exists: below any handle.
[[nodiscard]] log::Logger &logger() noexcept;

/// Keeps what urAdapterGetLastError answers to this thread: a vendor's code and a sentence (cut at 255 characters).
void setLastError(int32_t code, const char *message) noexcept;

/// Says why a call is refused: an error in the log, and the same for urAdapterGetLastError.
[[gnu::cold, gnu::format(printf, 2, 3)]] void explain(ur_result_t result, const char *format, ...) noexcept;

} // namespace ur::core
