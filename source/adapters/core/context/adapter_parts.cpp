// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Begin and end of an adapter, which holds what it knows only by name.
#include "adapters/core/allocator/pool_config.hpp"
#include "adapters/core/allocator/report.hpp"
#include "adapters/core/device/adapter.hpp"
#include "common/env.hpp"

using namespace ur::core;

namespace {

/// What UR_REPORTED_BACKEND says of this adapter: opencl, or nothing. SYCL's runtime hands its SPIR-V only to devices
/// of some backends, of which OpenCL's is the one that asks for no library of its own.
ur_backend_t reportedBackend(const Backend &backend, ur::log::Logger &logger) {
  constexpr const char *kVariable = "UR_REPORTED_BACKEND";
  try {
    for (const auto &[adapter, words] : ur::env::map(kVariable)) {
      if (!ur::env::equalsIgnoringCase(adapter, backend.logName()))
        continue;
      if (words.size() != 1 || words.front() != "opencl")
        throw ur::env::Error(kVariable, "'" + adapter + "' can be told to report opencl, and nothing else");
      return UR_BACKEND_OPENCL;
    }
  } catch (const ur::env::Error &error) {
    logger.error("%s; the variable is ignored", error.what());
  }
  return backend.kind();
}

} // namespace

ur_adapter_handle_t_::ur_adapter_handle_t_(std::unique_ptr<Backend> backend)
    : Object(Tag::adapter, 0), backend_(std::move(backend)), logger_(backend_->logName()),
      reportedKind_(reportedBackend(*backend_, logger_)),
      poolConfig_(std::make_unique<const PoolConfig>(readPoolConfig(logger_))),
      poolReports_(std::make_unique<PoolReports>(logger_, backend_->logName())),
      allocatesAsynchronously_(poolConfig_->asynchronous) {}

ur_adapter_handle_t_::~ur_adapter_handle_t_() = default;
