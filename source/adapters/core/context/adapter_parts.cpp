// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Begin and end of an adapter, which holds what it knows only by name.
#include "adapters/core/allocator/pool_config.hpp"
#include "adapters/core/allocator/report.hpp"
#include "adapters/core/device/adapter.hpp"

using namespace ur::core;

ur_adapter_handle_t_::ur_adapter_handle_t_(std::unique_ptr<Backend> backend)
    : Object(Tag::adapter, 0), backend_(std::move(backend)), logger_(backend_->logName()),
      poolConfig_(std::make_unique<const PoolConfig>(readPoolConfig(logger_))),
      poolReports_(std::make_unique<PoolReports>(logger_, backend_->logName())),
      allocatesAsynchronously_(poolConfig_->asynchronous) {}

ur_adapter_handle_t_::~ur_adapter_handle_t_() = default;
