// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a context holds: one part of each room below, and the lists of what its users have made. In the order in which
// they begin; they end the other way round.
#pragma once

#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/allocator/background_frees.hpp"
#include "adapters/core/allocator/left_over.hpp"
#include "adapters/core/allocator/record_store.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/memory/exportable.hpp"
#include "adapters/core/memory/external_mappings.hpp"
#include "adapters/core/memory/shared_handles.hpp"
#include "adapters/core/order/deferral.hpp"
#include "adapters/core/order/event_callbacks.hpp"
#include "adapters/core/order/event_pool.hpp"
#include "adapters/core/order/failure_news.hpp"
#include "adapters/core/order/host_task.hpp"
#include "adapters/core/order/lane.hpp"
#include "adapters/core/order/notices.hpp"
#include "adapters/core/order/stamp.hpp"
#include "adapters/core/order/submission.hpp"

#include <mutex>

struct ur_context_handle_t_::Parts {
  struct DeviceState {
    DeviceState(ur::core::Driver &driver, uint32_t device)
        : plain(driver, device, false), timed(driver, device, true) {}
    ur::core::EventPool plain, timed;
    ur::core::EventCallbacks callbacks;
    ur::core::Ref<ur::core::UsmPool> defaultPool, currentPool;
  };

  /// The user's functions for the end, when nothing uses the driver's context any more.
  class Deleters {
  public:
    Deleters() = default;
    ~Deleters();
    void add(ur_context_extended_deleter_t call, void *userData);

  private:
    std::mutex mutex_; // guards calls_
    std::vector<std::pair<ur_context_extended_deleter_t, void *>> calls_;
  };

  Parts(ur::core::Context &context, std::unique_ptr<ur::core::Driver> driver)
      : deferral(context), driver(std::move(driver)), notices(*this->driver), backgroundFrees(*this->driver) {}
  ~Parts();

  ur::core::Deferral deferral; ///< goes after the driver, which may still tell it something, as may the threads
  ur::core::HostThreads hostThreads{"ur-host", &ur::core::HostTask::run, nullptr};
  ur::core::HostThreads submitters{"ur-submit", &ur::core::Submission::run, nullptr};
  Deleters deleters; ///< goes after the driver
  std::unique_ptr<ur::core::Driver> driver;
  ur::core::Notices notices;
  ur::core::BackgroundFrees backgroundFrees;
  std::vector<std::unique_ptr<DeviceState>> state; ///< by device
  ur::core::RecordStore records;
  ur::core::AllocationMap allocations, imports;
  ur::core::SharedHandles sharedHandles;
  ur::core::ExportableMemory exportable;
  ur::core::ExternalMappings externalMappings;
  std::atomic<int64_t> nextAge{0}; ///< when agePools looks again, in milliseconds of the steady clock
  ur::core::FailureNews failures;
  ur::core::LivingList<ur::core::UsmPool> pools;
  std::mutex mutex;                         // guards what follows, and the current pools
  ur::core::Ref<ur::core::UsmPool> adopted; ///< the first of a list
  std::vector<ur::core::Lane *> lanes;
  ur::core::Stamp marks;
  std::vector<ur::core::Ref<ur::core::Lane>> openLanes;
  std::unique_ptr<ur::core::LeftOver> leftOvers;
};
