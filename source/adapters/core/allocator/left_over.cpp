// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/left_over.hpp"

#include "adapters/core/allocator/address_range.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/port/driver_images.hpp"
#include "adapters/core/port/driver_pools.hpp"

namespace ur::core {

LeftOver::LeftOver() = default;
LeftOver::~LeftOver() = default;

void LeftOver::free(Driver &driver) const noexcept {
  for (const LeftOver *one = this; one; one = one->with.get()) {
    if (one->origin == Origin::range) {
      one->range->release();
      continue;
    }
    if (one->origin == Origin::image) {
      if (!driverIsLost())
        driver.images()->destroyImage(static_cast<NativeImage>(one->memory));
      continue;
    }
    const ur_result_t result = one->origin == Origin::nativePool ? driver.pools()->free(one->device, one->memory)
                                                                 : driver.free(one->kind, one->memory);
    if (result != UR_RESULT_SUCCESS)
      logger().error("the driver failed to free memory that was in use before (%d)", static_cast<int>(result));
  }
}

void leave(Context &context, std::unique_ptr<LeftOver> memory, Stamp users) noexcept {
  if (users.empty()) {
    memory->free(context.driver());
  } else {
    memory->users = std::move(users);
    context.leave(std::move(memory));
  }
}

void leaveAfterAll(Context &context, std::unique_ptr<LeftOver> memory) noexcept {
  for (int attempt = 0; attempt < 2 && !context.ending(); ++attempt) { // A driver's call may fail once.
    try {
      Stamp users = context.marksOfAll();
      leave(context, std::move(memory), std::move(users));
      return;
    } catch (...) {
    }
  }
  if (!context.ending())
    logger().warning("nobody can tell when memory isn't in use any more: it goes back with its context");
  memory->untilTheEnd = true;
  context.leave(std::move(memory));
}

} // namespace ur::core
