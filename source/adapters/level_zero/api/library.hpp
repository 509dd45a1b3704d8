// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Level Zero's loader, opened at run time, and its functions.
#pragma once

#include "adapters/core/object/cache_line.hpp"
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/level_zero/api/command_types.hpp"
#include "adapters/level_zero/api/image_types.hpp"
#include "adapters/level_zero/api/sharing_types.hpp"

#include "unified-runtime/ur_api.h"

#include <string>

namespace ur::level_zero {

/// One of the driver's. Where the process exits, and in children of fork, it isn't called, and the answer is
/// DEVICE_LOST (driver_threads.hpp). Who has a pass hands it on, as the first argument.
template <class Signature>
class Function;
template <class... Parameters>
class Function<ze_result_t(Parameters...)> {
public:
  using Pointer = ze_result_t (*)(Parameters...);

  Function() noexcept = default;
  Function(Pointer pointer) noexcept : pointer_(pointer) {}

  [[nodiscard]] Pointer pointer() const noexcept { return pointer_; }
  explicit operator bool() const noexcept { return pointer_ != nullptr; }
  ze_result_t operator()(Parameters... parameters) const noexcept { return (*this)(core::DriverPass(), parameters...); }
  ze_result_t operator()(const core::DriverPass &pass, Parameters... parameters) const noexcept {
    return pass.isLost() ? ZE_RESULT_ERROR_DEVICE_LOST : pointer_(parameters...);
  }

private:
  Pointer pointer_ = nullptr;
};

/// The functions by their names. Null: the installed loader lacks it. Those that functions.def calls NEEDED are all
/// there.
struct alignas(core::kCacheLine) Api {
#define FUNCTION(name, parameters) Function<ze_result_t parameters> name;
#include "adapters/level_zero/api/functions.def"
};

/// Opens libze_loader.so.1, or what UR_LEVEL_ZERO_LIBRARY names, and starts its drivers. False, and the reason, where
/// there is none that works. Threads of drivers may outlive us, so it is never closed. May block.
[[nodiscard]] bool openLibrary(Api *api, std::string *reason);

/// What a result of Level Zero's means to callers of ours.
[[nodiscard]] ur_result_t translateError(ze_result_t error) noexcept;
[[nodiscard]] inline ur_result_t translate(ze_result_t result) noexcept {
  return result == ZE_RESULT_SUCCESS ? UR_RESULT_SUCCESS : translateError(result);
}

/// A result, for people.
[[nodiscard]] std::string nameOf(ze_result_t result);

} // namespace ur::level_zero
