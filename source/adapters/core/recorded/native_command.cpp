// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native commands of command buffers, and native handles of buffers and graphs.
#include "adapters/core/recorded/native_command.hpp"

#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/recorded/captured_graph.hpp"
#include "adapters/core/recorded/command_buffer.hpp"

namespace ur::core {

void needChildGraphs(const Context &context) {
  if (!context.caps().childGraphs)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

Ref<Recorded> NativeCommand::of(Driver &driver, uint32_t device, const Graph &graph, const Nodes &nodes) {
  Ref<Graph> whole = Graph::begin(driver, device);
  whole->addChild(graph);
  whole->instantiate();
  std::unique_ptr<NativeCommand> made(new NativeCommand(std::move(whole)));
  for (const Node &node : nodes) {
    if (node.what)
      made->kept_.push_back(node.what);
  }
  return Ref<Recorded>::adopt(made.release());
}

ur_result_t NativeCommand::callPort(Driver &, Stream stream, const Fence &fence) const {
  return graph_->enqueue(stream, fence);
}

ur_result_t NativeCommand::addTo(GraphDriver &graphs, NativeGraph graph, std::span<const uint32_t> after) const {
  return graphs.addChild(graph, graph_->native(), after);
}

namespace api {

ur_result_t urCommandBufferAppendNativeCommandExp(ur_exp_command_buffer_handle_t buffer,
                                                  ur_exp_command_buffer_native_command_function_t function, void *data,
                                                  ur_exp_command_buffer_handle_t child, uint32_t pointCount,
                                                  const ur_exp_command_buffer_sync_point_t *points,
                                                  ur_exp_command_buffer_sync_point_t *point) {
  needChildGraphs(buffer->context());
  if (!child) // into which the function could record
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (child == buffer || &child->context() != &buffer->context() || child->deviceIndex() != buffer->deviceIndex())
    return CommandBuffer::kInvalid;
  const CommandBuffer::Appended how{.pointCount = pointCount, .points = points, .point = point};
  buffer->checkOpen(how); // The function isn't called in vain.
  child->open();
  function(data); // It may append to the child, too.
  buffer->append({UR_COMMAND_ENQUEUE_NATIVE_EXP, child->asCommand()}, how);
  return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t buffer, ur_native_handle_t *handle) {
  *handle = buffer->nativeHandle();
  return UR_RESULT_SUCCESS;
}

ur_result_t urGraphGetNativeHandleExp(ur_exp_graph_handle_t graph, ur_native_handle_t *handle) {
  *handle = graph->nativeHandle();
  return UR_RESULT_SUCCESS;
}

ur_result_t urGraphExecutableGraphGetNativeHandleExp(ur_exp_executable_graph_handle_t executable,
                                                     ur_native_handle_t *handle) {
  std::lock_guard lock(executable->mutex());
  needChildGraphs(executable->context());
  if (!executable->graph()) // Runs go without.
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  *handle = executable->graph()->executableHandle();
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
