// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What command buffers take: launches, and commands on USM.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/order/ports.hpp"
#include "adapters/core/recorded/command_buffer.hpp"
#include "adapters/core/recorded/hints.hpp"
#include "adapters/core/recorded/nodes.hpp"

namespace ur::core {
namespace {

using Appended = CommandBuffer::Appended;

template <Port P>
ur_result_t append(CommandBuffer &buffer, ur_command_t type, const P &port, const Appended &how) {
  buffer.append({type, record(port)}, how);
  return UR_RESULT_SUCCESS;
}

/// Only what the driver does something about is more than a place.
template <Port P>
ur_result_t appendHint(CommandBuffer &buffer, ur_command_t type, const P &port, const Appended &how) {
  if (isForDriver(buffer.context(), port.range))
    return append(buffer, type, port, how);
  buffer.append({type, {}}, how);
  return UR_RESULT_SUCCESS;
}

ur_result_t appendLaunch(CommandBuffer &buffer, LaunchRequest request, std::span<const ur_kernel_handle_t> alternatives,
                         Appended how) {
  const NamedArguments named(buffer.arguments(), request.args);
  if (!named.args.empty())
    request.args = named.args;
  how.places = named.places;
  Node node = launchNode(request, buffer.context(), buffer.deviceIndex());
  if (!alternatives.empty()) // An update may come back to it.
    node.alternatives.push(Ref<Kernel>(&request.kernel));
  for (Kernel *kernel : alternatives) {
    if (&kernel->context() != &buffer.context())
      return UR_RESULT_ERROR_INVALID_KERNEL;
    (void)kernel->on(buffer.deviceIndex());
    node.alternatives.push(Ref<Kernel>(kernel));
  }
  buffer.append(std::move(node), how);
  return UR_RESULT_SUCCESS;
}

} // namespace

namespace api {

ur_result_t urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t buffer, ur_kernel_handle_t kernel, uint32_t dims, const size_t *globalOffset,
    const size_t *globalSize, const size_t *localSize, uint32_t argCount, const ur_exp_kernel_arg_properties_t *args,
    uint32_t alternativeCount, ur_kernel_handle_t *alternatives, uint32_t pointCount,
    const ur_exp_command_buffer_sync_point_t *points, uint32_t count, const ur_event_handle_t *waits,
    ur_exp_command_buffer_sync_point_t *point, ur_event_handle_t *event,
    ur_exp_command_buffer_command_handle_t *command) {
  return appendLaunch(*buffer, {*kernel, dims, globalOffset, globalSize, localSize, {args, argCount}},
                      {alternatives, alternativeCount}, {pointCount, points, count, waits, point, event, command});
}

/// Arguments belong to launches, and kernels have none that one could set: it is for those that take none.
ur_result_t urCommandBufferAppendKernelLaunchExp(ur_exp_command_buffer_handle_t buffer, ur_kernel_handle_t kernel,
                                                 uint32_t dims, const size_t *globalOffset, const size_t *globalSize,
                                                 const size_t *localSize, uint32_t alternativeCount,
                                                 ur_kernel_handle_t *alternatives, uint32_t pointCount,
                                                 const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
                                                 const ur_event_handle_t *waits,
                                                 ur_exp_command_buffer_sync_point_t *point, ur_event_handle_t *event,
                                                 ur_exp_command_buffer_command_handle_t *command) {
  return appendLaunch(*buffer, {*kernel, dims, globalOffset, globalSize, localSize}, {alternatives, alternativeCount},
                      {pointCount, points, count, waits, point, event, command});
}

ur_result_t urCommandBufferAppendUSMMemcpyExp(ur_exp_command_buffer_handle_t buffer, void *dst, const void *src,
                                              size_t size, uint32_t pointCount,
                                              const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
                                              const ur_event_handle_t *waits, ur_exp_command_buffer_sync_point_t *point,
                                              ur_event_handle_t *event,
                                              ur_exp_command_buffer_command_handle_t *command) {
  AllocationMap &allocations = buffer->context().allocations();
  CopyDesc desc;
  desc.dst = dst;
  desc.src = src;
  desc.width = desc.dstRowPitch = desc.srcRowPitch = size;
  check(allocations.checkRange(dst, size, MemoryUse::write, &desc.dstOwn));
  check(allocations.checkRange(src, size, MemoryUse::read, &desc.srcOwn));
  return append(*buffer, UR_COMMAND_USM_MEMCPY, CopyPort{desc},
                {pointCount, points, count, waits, point, event, command});
}

ur_result_t urCommandBufferAppendUSMFillExp(ur_exp_command_buffer_handle_t buffer, void *memory, const void *pattern,
                                            size_t patternSize, size_t size, uint32_t pointCount,
                                            const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
                                            const ur_event_handle_t *waits, ur_exp_command_buffer_sync_point_t *point,
                                            ur_event_handle_t *event, ur_exp_command_buffer_command_handle_t *command) {
  check(buffer->context().allocations().checkRange(memory, size, MemoryUse::write));
  return append(*buffer, UR_COMMAND_USM_FILL, FillPort{{memory, pattern, patternSize, size, 1, size}},
                {pointCount, points, count, waits, point, event, command});
}

ur_result_t urCommandBufferAppendUSMPrefetchExp(ur_exp_command_buffer_handle_t buffer, const void *memory, size_t size,
                                                ur_usm_migration_flags_t flags, uint32_t pointCount,
                                                const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
                                                const ur_event_handle_t *waits,
                                                ur_exp_command_buffer_sync_point_t *point, ur_event_handle_t *event,
                                                ur_exp_command_buffer_command_handle_t *command) {
  const bool toHost = (flags & UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST) != 0;
  return appendHint(*buffer, UR_COMMAND_USM_PREFETCH, PrefetchPort{{memory, size}, toHost},
                    {pointCount, points, count, waits, point, event, command});
}

ur_result_t urCommandBufferAppendUSMAdviseExp(ur_exp_command_buffer_handle_t buffer, const void *memory, size_t size,
                                              ur_usm_advice_flags_t advice, uint32_t pointCount,
                                              const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
                                              const ur_event_handle_t *waits, ur_exp_command_buffer_sync_point_t *point,
                                              ur_event_handle_t *event,
                                              ur_exp_command_buffer_command_handle_t *command) {
  return appendHint(*buffer, UR_COMMAND_USM_ADVISE, AdvisePort{{memory, size}, advice},
                    {pointCount, points, count, waits, point, event, command});
}

} // namespace api
} // namespace ur::core
