// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernel launches.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/memory_command.hpp"
#include "adapters/core/recorded/nodes.hpp"

namespace ur::core {
namespace {

/// A launch. Its arguments lie where the caller has them.
struct LaunchPort {
  static constexpr bool kCapturable = true;
  const LaunchRequest &request;
  const Launch &launch;
  uint32_t device;

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.launch(stream, launch.desc, fence);
  }
  [[nodiscard]] Ref<Recorded> recorded() const {
    return Ref<Recorded>::adopt(new RecordedLaunch(request, launch, device));
  }
};

/// Submits a launch with buffers and images among its arguments.
void launchWithMemory(Queue &queue, const Command &command, const LaunchRequest &request, Launch &launch) {
  if (capture(queue, command, [&] { return launchNode(request, queue.context(), queue.deviceIndex()); }))
    return;
  MemoryCommand commands(queue, command);
  for (const ur_exp_kernel_arg_properties_t &arg : request.args) {
    if (const Mem *mem = memoryOf(arg))
      commands.use(*mem, useOf(arg.value.memObjTuple));
  }
  commands.prepare();
  for (const ur_exp_kernel_arg_properties_t &arg : request.args) {
    if (const Mem *mem = memoryOf(arg))
      launch.arguments.addresses[arg.index] = commands.storageOf(*mem);
  }
  commands.submit(LaunchPort{request, launch, queue.deviceIndex()});
}

} // namespace

namespace api {

[[gnu::hot]] ur_result_t urEnqueueKernelLaunchWithArgsExp(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                                                          uint32_t dims, const size_t *globalOffset,
                                                          const size_t *globalSize, const size_t *localSize,
                                                          uint32_t argCount, const ur_exp_kernel_arg_properties_t *args,
                                                          const ur_kernel_launch_ext_properties_t *properties,
                                                          uint32_t count, const ur_event_handle_t *waits,
                                                          ur_event_handle_t *event) {
  const LaunchRequest request{*kernel, dims, globalOffset, globalSize, localSize, {args, argCount}, properties};
  Launch launch(request, queue->context(), queue->deviceIndex());
  const Command command{UR_COMMAND_KERNEL_LAUNCH, {waits, count}, event};
  if (launch.isEmpty()) [[unlikely]] {
    enqueueMarker(*queue, command);
  } else if (launch.arguments.memory) {
    launchWithMemory(*queue, command, request, launch);
  } else {
    enqueue(*queue, command, LaunchPort{request, launch, queue->deviceIndex()});
  }
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
