// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/recorded/command_buffer.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/device.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"
#include "adapters/core/recorded/native_command.hpp"

#include <algorithm>

using namespace ur::core;

ur_exp_command_buffer_handle_t_::ur_exp_command_buffer_handle_t_(Context &context, const Device *device,
                                                                 const ur_exp_command_buffer_desc_t &desc)
    : Object(Tag::commandBuffer, 1), Sequence(context, context.indexOf(device), desc.isInOrder, desc.enableProfiling),
      updatable_(desc.isUpdatable),
      arguments_(ArgumentTable::of(desc, context.devices()[deviceIndex()]->facts().maxParameterSize)) {}

Few<Ref<Event>> ur_exp_command_buffer_handle_t_::keep(std::span<const ur_event_handle_t> events) const {
  Few<Ref<Event>> kept;
  kept.reserve(events.size());
  for (Event *event : events) {
    if (&event->context() != &context())
      throw UR_RESULT_ERROR_INVALID_EVENT;
    event->needsEnd();
    kept.push(Ref<Event>(event));
  }
  return kept;
}

void ur_exp_command_buffer_handle_t_::checkAppend(const Appended &how) {
  if (finalized_)
    throw kInvalid;
  for (uint32_t i = 0; i < how.pointCount; ++i) {
    if (how.points[i] < nodes().size())
      continue;
    explain(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
            "a command is to come after sync point %u; its command buffer has %zu commands", how.points[i],
            nodes().size());
    throw UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP;
  }
}

void ur_exp_command_buffer_handle_t_::checkOpen(const Appended &how) {
  std::lock_guard lock(mutex());
  checkAppend(how);
}

void ur_exp_command_buffer_handle_t_::append(Node &&node, const Appended &how) {
  if (how.command && !updatable_)
    throw UR_RESULT_ERROR_INVALID_OPERATION;
  if (how.eventCount != 0)
    node.waits = keep({how.events, how.eventCount});
  if (how.event)
    node.signal = Event::makeReusable(context(), profiling());
  std::lock_guard lock(mutex());
  checkAppend(how);
  const auto index = static_cast<uint32_t>(nodes().size());
  if (!inOrder() && how.pointCount != 0) {
    node.after.reserve(how.pointCount);
    std::for_each_n(how.points, how.pointCount, [&](uint32_t point) { node.after.push(point); });
    std::sort(node.after.begin(), node.after.end());
    const uint32_t *end = std::unique(node.after.begin(), node.after.end());
    node.after.truncate(static_cast<size_t>(end - node.after.begin()));
  }
  if (!how.places.empty())
    arguments_->reserve(how.places.size());
  nodes().push_back(std::move(node));
  try {
    if (native_)
      native_->add(inOrder(), nodes(), index);
    if (how.command)
      *how.command = handleOf(index);
  } catch (...) {
    nodes().pop_back();
    throw;
  }
  if (!how.places.empty())
    arguments_->add(index, how.places);
  if (inOrder() && index != 0)
    nodes()[index - 1].open = false;
  for (const uint32_t earlier : nodes().back().after)
    nodes()[earlier].open = false;
  if (how.point)
    *how.point = index;
  if (how.event)
    *how.event = Ref<Event>(nodes().back().signal).release(); // The node's reference is the core's, this the caller's.
}

ur_exp_command_buffer_command_handle_t ur_exp_command_buffer_handle_t_::handleOf(uint32_t index) {
  return &handles_.emplace_back(*this, index);
}

void ur_exp_command_buffer_handle_t_::finalize() {
  std::lock_guard lock(mutex());
  if (finalized_)
    throw UR_RESULT_ERROR_INVALID_OPERATION;
  if (native_) {
    Nodes one;
    one.push_back({UR_COMMAND_ENQUEUE_NATIVE_EXP, whole()});
    std::swap(nodes(), one);
  } else {
    makeGraph(updatable_);
  }
  finalized_ = true;
}

void ur_exp_command_buffer_handle_t_::needNative() {
  if (finalized_)
    throw kInvalid;
  needChildGraphs(context());
  if (updatable_) // of which a vendor's graph may have to be given up
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (native_)
    return;
  Ref<Graph> made = Graph::begin(context().driver(), deviceIndex());
  for (uint32_t i = 0; i < nodes().size(); ++i)
    made->add(inOrder(), nodes(), i);
  native_ = std::move(made);
}

Ref<Recorded> ur_exp_command_buffer_handle_t_::whole() {
  return NativeCommand::of(context().driver(), deviceIndex(), *native_, nodes());
}

void ur_exp_command_buffer_handle_t_::open() {
  std::lock_guard lock(mutex());
  needNative();
}

Ref<Recorded> ur_exp_command_buffer_handle_t_::asCommand() {
  std::lock_guard lock(mutex());
  needNative();
  return whole();
}

ur_native_handle_t ur_exp_command_buffer_handle_t_::nativeHandle() {
  std::lock_guard lock(mutex());
  if (finalized_ && !native_) {
    needChildGraphs(context());
    return graphHandle();
  }
  if (!finalized_)
    needNative();
  return native_->handle();
}

Node &ur_exp_command_buffer_handle_t_::nodeOf(const ur_exp_command_buffer_command_handle_t_ &command) {
  if (&command.buffer != this)
    throw UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP;
  return nodes()[command.index];
}

namespace ur::core::api {

ur_result_t urCommandBufferCreateExp(ur_context_handle_t context, ur_device_handle_t device,
                                     const ur_exp_command_buffer_desc_t *desc, ur_exp_command_buffer_handle_t *buffer) {
  *buffer = new CommandBuffer(*context, device, *desc);
  return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t buffer) {
  buffer->finalize();
  return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t buffer, ur_exp_command_buffer_info_t query,
                                      size_t size, void *value, size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT:
    return info.put<UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT>(buffer->users());
  case UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR:
    return info.put<UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR>(
        ur_exp_command_buffer_desc_t{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, buffer->updatable(),
                                     buffer->inOrder(), buffer->profiling()});
  default:
    return unanswered(query);
  }
}

} // namespace ur::core::api
