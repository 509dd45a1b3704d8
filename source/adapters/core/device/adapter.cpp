// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/device/adapter.hpp"

#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"
#include "adapters/core/port/backend_log.hpp"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <mutex>

using namespace ur::core;

namespace {

/// Leaked on purpose, and reachable from here.
constinit std::atomic<Adapter *> g_adapter{nullptr};
constinit std::mutex g_creation;

// Plain memory, so that nothing runs when a thread ends.
thread_local char t_lastMessage[256];
thread_local int32_t t_lastCode;

} // namespace

Adapter &ur_adapter_handle_t_::get() {
  const auto usable = [](const Adapter *adapter) { return adapter && !adapter->backend().lost(); };
  if (Adapter *adapter = existing(); usable(adapter))
    return *adapter;
  std::lock_guard lock(g_creation);
  Adapter *const before = existing();
  if (usable(before))
    return *before;
  std::unique_ptr<Backend> backend = makeBackend();
  if (!backend)
    throw UR_RESULT_ERROR_OUT_OF_RESOURCES;
  auto *const made = new Adapter(std::move(backend));
  made->before_ = before;
  adapterLog.store(&made->logger(), std::memory_order_release);
  g_adapter.store(made, std::memory_order_release);
  return *made;
}

std::span<const std::unique_ptr<Platform>> ur_adapter_handle_t_::platforms() {
  if (!enumerated_.load(std::memory_order_acquire)) {
    std::lock_guard lock(enumeration_);
    if (!enumerated_.load(std::memory_order_relaxed)) {
      std::vector<PlatformFacts> facts;
      check(backend_->enumerate(&facts));
      std::vector<std::unique_ptr<Platform>> found;
      for (PlatformFacts &platform : facts)
        found.push_back(std::make_unique<Platform>(*this, static_cast<uint32_t>(found.size()), std::move(platform)));
      platforms_ = std::move(found);
      for (const std::unique_ptr<Platform> &platform : platforms_) {
        if (!platform->devices().empty())
          tellWhyNot(false, platform->devices().front()->facts().spirvMissing);
      }
      enumerated_.store(true, std::memory_order_release);
    }
  }
  return platforms_;
}

Adapter *ur_adapter_handle_t_::existing() noexcept {
  return g_adapter.load(std::memory_order_acquire);
}

namespace ur::core {

log::Logger &logger() noexcept {
  return Adapter::existing()->logger();
}

void setLastError(int32_t code, const char *message) noexcept {
  t_lastCode = code;
  std::snprintf(t_lastMessage, sizeof t_lastMessage, "%s", message);
}

void explain(ur_result_t result, const char *format, ...) noexcept {
  t_lastCode = result;
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(t_lastMessage, sizeof t_lastMessage, format, arguments);
  va_end(arguments);
  logger().error("%s", t_lastMessage);
}

namespace api {

ur_result_t urAdapterGet(uint32_t numEntries, ur_adapter_handle_t *adapters, uint32_t *numAdapters) {
  Adapter &adapter = Adapter::get();
  if (adapters && numEntries != 0) {
    adapter.retain();
    adapters[0] = &adapter;
  }
  if (numAdapters)
    *numAdapters = 1;
  return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterGetLastError(ur_adapter_handle_t, const char **message, int32_t *error) {
  *message = t_lastMessage;
  *error = t_lastCode;
  return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterGetInfo(ur_adapter_handle_t adapter, ur_adapter_info_t query, size_t size, void *value,
                             size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_ADAPTER_INFO_BACKEND:
    return info.put<UR_ADAPTER_INFO_BACKEND>(adapter->reportedKind());
  case UR_ADAPTER_INFO_REFERENCE_COUNT:
    return info.put<UR_ADAPTER_INFO_REFERENCE_COUNT>(adapter->users());
  case UR_ADAPTER_INFO_VERSION:
    return info.put<UR_ADAPTER_INFO_VERSION>(uint32_t{1});
  default:
    return unanswered(query);
  }
}

ur_result_t urAdapterSetLoggerCallback(ur_adapter_handle_t adapter, ur_logger_callback_t callback, void *userData,
                                       ur_logger_level_t level) {
  adapter->logger().setCallback(callback, userData, level);
  return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t adapter, ur_logger_level_t level) {
  adapter->logger().setCallbackLevel(level);
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
