// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/pool_samples.hpp"

#include "layers/handles.hpp"
#include "layers/tracing/device_times.hpp"
#include "layers/tracing/file.hpp"
#include "layers/tracing/inherited.hpp"

#include <array>
#include <cinttypes>
#include <cstdio>
#include <mutex>
#include <new>
#include <string>
#include <unordered_map>
#include <vector>

namespace ur::layers::tracing {
namespace {

using reflection::RecordId;

struct Figure {
  ur_usm_pool_info_t query;
  const char *name;
};
constexpr std::array<Figure, 8> kFigures = {{{UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, "reserved"},
                                             {UR_USM_POOL_INFO_RESERVED_HIGH_EXP, "most reserved"},
                                             {UR_USM_POOL_INFO_USED_CURRENT_EXP, "used"},
                                             {UR_USM_POOL_INFO_USED_HIGH_EXP, "most used"},
                                             {UR_USM_POOL_INFO_LANEWAY_LIVE, "live"},
                                             {UR_USM_POOL_INFO_LANEWAY_AT_HAND, "at hand"},
                                             {UR_USM_POOL_INFO_LANEWAY_PENDING, "pending"},
                                             {UR_USM_POOL_INFO_LANEWAY_FREE, "free"}}};

struct Pool {
  ur_context_handle_t context; ///< a pool of whose device it is, null for one that the program has named
  ur_device_handle_t device;   ///< likewise
  uint64_t asked;              ///< when
};
struct Pools {
  std::mutex mutex; // guards what follows
  std::unordered_map<ur_usm_pool_handle_t, Pool> known;
  Pools *parents = nullptr; // of the process that this one is a fork of
};
constinit std::atomic<Pools *> pools{nullptr}; // never destroyed: threads may still call at exit

Pools &thePools() {
  Pools *all = pools.load(std::memory_order_acquire);
  if (!all) {
    auto *const made = new Pools;
    if (pools.compare_exchange_strong(all, made, std::memory_order_acq_rel))
      return *made;
    delete made;
  }
  return *all;
}

/// A pool, and the context and the device whose pool it is where none is named.
struct Asked {
  ur_usm_pool_handle_t pool = nullptr;
  ur_context_handle_t context = nullptr;
  ur_device_handle_t device = nullptr;
};

/// The pool of a device of a context where none is named; null: there is none.
ur_usm_pool_handle_t poolOf(ur_context_handle_t context, ur_device_handle_t device) noexcept {
  ur_usm_pool_handle_t pool = nullptr;
  return below().USMExp.pfnPoolGetDevicePoolExp(context, device, &pool) == UR_RESULT_SUCCESS ? pool : nullptr;
}

/// That from which a queue allocates where no pool is named.
Asked poolOf(ur_queue_handle_t queue, ur_usm_pool_handle_t named) noexcept {
  Asked found{.pool = named};
  if (named || below().Queue.pfnGetInfo(queue, UR_QUEUE_INFO_CONTEXT, sizeof(found.context), &found.context, nullptr) ||
      below().Queue.pfnGetInfo(queue, UR_QUEUE_INFO_DEVICE, sizeof(found.device), &found.device, nullptr))
    return found;
  found.pool = poolOf(found.context, found.device);
  return found;
}

Asked poolOf(const Call &call) noexcept {
  switch (call.record) {
  case RecordId::ur_enqueue_usm_device_alloc_exp_params_t:
  case RecordId::ur_enqueue_usm_shared_alloc_exp_params_t:
  case RecordId::ur_enqueue_usm_host_alloc_exp_params_t:
  case RecordId::ur_enqueue_usm_free_exp_params_t:
    return poolOf(call.parameter<ur_queue_handle_t>(0), call.parameter<ur_usm_pool_handle_t>(1));
  case RecordId::ur_queue_finish_params_t:
    return poolOf(call.parameter<ur_queue_handle_t>(0), nullptr);
  case RecordId::ur_usm_host_alloc_params_t:
    return {.pool = *as<ur_usm_host_alloc_params_t>(call).ppool};
  case RecordId::ur_usm_device_alloc_params_t:
    return {.pool = *as<ur_usm_device_alloc_params_t>(call).ppool};
  case RecordId::ur_usm_shared_alloc_params_t:
    return {.pool = *as<ur_usm_shared_alloc_params_t>(call).ppool};
  default:
    return {};
  }
}

void sample(const Asked &asked, Registry &handles) {
  std::string line(256, '\0');
  const Known known = handles.look(asked.pool);
  line.resize(static_cast<size_t>(
      std::snprintf(line.data(), line.size(), "{\"e\":\"pool\",\"s\":%" PRIu64 ",\"a\":{\"address\":\"0x%" PRIxPTR "\"",
                    now(), reinterpret_cast<uintptr_t>(asked.pool))));
  if (known.good())
    line += std::string(",\"pool\":\"") + kindOf(known.type).name + ':' + std::to_string(known.serial) + '"';
  if (asked.context)
    line += ",\"default of\":\"context:" + std::to_string(handles.look(asked.context).serial) + '"';
  for (const Figure &figure : kFigures) {
    size_t bytes = 0;
    if (below().USMExp.pfnPoolGetInfoExp(asked.pool, figure.query, &bytes, nullptr) == UR_RESULT_SUCCESS)
      line += std::string(",\"") + figure.name + "\":" + std::to_string(bytes);
  }
  writeLine(line + "}}\n");
}

} // namespace

void forgetPools() noexcept {
  pools.store(anew(pools.load(std::memory_order_relaxed)), std::memory_order_relaxed);
}

void samplePoolsBefore(const Call &call, Registry &handles) noexcept {
  const bool ends = call.record == RecordId::ur_usm_pool_release_params_t ||
                    call.record == RecordId::ur_usm_pool_destroy_exp_params_t;
  if (!ends && call.record != RecordId::ur_context_release_params_t)
    return;
  const auto last = static_cast<uint16_t>(call.description().count - 1); // the pool, or the context
  if (!handles.look(call.parameter<void *>(last)).good())
    return;
  try {
    Pools &all = thePools();
    std::vector<Asked> asked;
    {
      const std::lock_guard lock(all.mutex);
      for (const auto &[pool, is] : all.known) {
        if (ends ? pool == call.parameter<ur_usm_pool_handle_t>(last)
                 : is.context == call.parameter<ur_context_handle_t>(last))
          asked.push_back({pool, is.context, is.device});
      }
      for (const Asked &one : asked)
        all.known.erase(one.pool);
    }
    for (const Asked &one : asked) { // a context may have ended before, and another one be at its address
      if (ends || (handles.look(one.device).good() && poolOf(one.context, one.device) == one.pool))
        sample(one, handles);
    }
  } catch (const std::bad_alloc &) {
    // The trace lacks a line.
  }
}

void samplePoolsAfter(const Call &call, Registry &handles) noexcept {
  const Asked asked = poolOf(call);
  if (!asked.pool)
    return;
  try {
    Pools &all = thePools();
    {
      const std::lock_guard lock(all.mutex);
      const uint64_t time = now();
      const auto [found, fresh] = all.known.try_emplace(asked.pool, Pool{asked.context, asked.device, time});
      if (!fresh && time - found->second.asked < poolsAsked().value_or(0))
        return;
      found->second = {asked.context, asked.device, time};
    }
    sample(asked, handles);
  } catch (const std::bad_alloc &) {
    // The trace lacks a line.
  }
}

} // namespace ur::layers::tracing
