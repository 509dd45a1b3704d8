// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of the host as commands.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {
namespace {

struct HostCallPort {
  static constexpr bool kCapturable = true;
  HostFunction function;
  bool byDriver; ///< else the core runs it, and the driver gets a fence for its end

  /// See Lane::mayAwaitHost().
  [[nodiscard]] bool awaitsHost() const noexcept { return byDriver; }
  [[nodiscard]] const HostFunction *hostFunction() const noexcept { return byDriver ? nullptr : &function; }
  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return byDriver ? driver.hostCall(stream, function.call, function.data, fence)
                    : driver.fence(stream, FenceKind::wait, fence);
  }
};

} // namespace

namespace api {

ur_result_t urEnqueueHostTaskExp(ur_queue_handle_t queue, ur_exp_host_task_function_t function, void *data,
                                 const ur_exp_host_task_properties_t *, uint32_t count, const ur_event_handle_t *waits,
                                 ur_event_handle_t *event) {
  // The same type but for the promise not to throw, which callers of a C API have made.
  const auto call = reinterpret_cast<HostCall>(function);
  enqueue(*queue, {UR_COMMAND_HOST_TASK_EXP, {waits, count}, event},
          HostCallPort{{call, data}, queue->context().caps().hostCalls});
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
