// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Changes of finalized command buffers. Runs that were enqueued before keep what they had: a launch that one of them
// still needs is replaced, not changed. Mostly nobody does, and only values and pointers change: that is done in place.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/recorded/command_buffer.hpp"
#include "adapters/core/recorded/graph.hpp"
#include "adapters/core/recorded/launch.hpp"

#include <algorithm>
#include <unordered_map>

namespace ur::core {
namespace {

using Change = ur_exp_command_buffer_update_kernel_launch_desc_t;

/// Throws INVALID_OPERATION unless the buffer is finalized and updatable. With its lock.
void checkUpdatable(const CommandBuffer &buffer) {
  if (!buffer.updatable() || !buffer.finalized())
    throw UR_RESULT_ERROR_INVALID_OPERATION;
}

ur_exp_kernel_arg_properties_t argument(ur_exp_kernel_arg_type_t type, uint32_t index, size_t size) noexcept {
  ur_exp_kernel_arg_properties_t made{};
  made.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
  made.type = type;
  made.index = index;
  made.size = size;
  return made;
}

/// The arguments that the change names, in the form of a launch's.
std::vector<ur_exp_kernel_arg_properties_t> newArguments(const Change &change) {
  std::vector<ur_exp_kernel_arg_properties_t> all;
  all.reserve(size_t{change.numNewMemObjArgs} + change.numNewPointerArgs + change.numNewValueArgs);
  for (uint32_t i = 0; i < change.numNewMemObjArgs; ++i) {
    const ur_exp_command_buffer_update_memobj_arg_desc_t &given = change.pNewMemObjArgList[i];
    auto &made = all.emplace_back(argument(UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, given.argIndex, sizeof(ur_mem_handle_t)));
    made.value.memObjTuple = {given.hNewMemObjArg, given.pProperties ? given.pProperties->memoryAccess : 0};
  }
  for (uint32_t i = 0; i < change.numNewPointerArgs; ++i) {
    const ur_exp_command_buffer_update_pointer_arg_desc_t &given = change.pNewPointerArgList[i];
    auto &made = all.emplace_back(argument(UR_EXP_KERNEL_ARG_TYPE_POINTER, given.argIndex, sizeof(void *)));
    made.value.pointer = given.pNewPointerArg ? *static_cast<void *const *>(given.pNewPointerArg) : nullptr;
  }
  for (uint32_t i = 0; i < change.numNewValueArgs; ++i) {
    const ur_exp_command_buffer_update_value_arg_desc_t &given = change.pNewValueArgList[i];
    const auto type = given.pNewValueArg ? UR_EXP_KERNEL_ARG_TYPE_VALUE : UR_EXP_KERNEL_ARG_TYPE_LOCAL;
    all.emplace_back(argument(type, given.argIndex, given.argSize)).value.value = given.pNewValueArg;
  }
  return all;
}

/// The kernel to be launched: the present one, or one of the alternatives. Throws INVALID_VALUE.
Kernel &kernelAfter(const Change &change, const Node &node, Kernel &present) {
  Kernel *wanted = change.hNewKernel ? change.hNewKernel : &present;
  const auto is = [&](const Ref<Kernel> &one) { return one.get() == wanted; };
  if (wanted != &present && std::none_of(node.alternatives.begin(), node.alternatives.end(), is))
    throw UR_RESULT_ERROR_INVALID_VALUE;
  return *wanted;
}

/// A parameter of a kernel has one size, which the launch has, also where the vendor doesn't tell it. Throws
/// INVALID_KERNEL_ARGUMENT_SIZE where a value or a pointer is to take the place of another size's.
void checkSize(const RecordedLaunch &launch, uint32_t node, const ur_exp_kernel_arg_properties_t &present,
               const ur_exp_kernel_arg_properties_t &wanted) {
  const auto isLocal = [](const auto &one) { return one.type == UR_EXP_KERNEL_ARG_TYPE_LOCAL; };
  if (wanted.size == present.size || isLocal(wanted) || isLocal(present) ||
      present.type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER)
    return;
  explain(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE,
          "urCommandBufferUpdateKernelLaunchExp: %zu bytes for argument %u of command %u, a launch of the kernel "
          "\"%s\"; it has %zu",
          wanted.size, wanted.index, node, launch.label().c_str(), present.size);
  throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
}

/// Throws INVALID_KERNEL_ARGUMENT_INDEX.
[[noreturn]] void refuseIndex(const RecordedLaunch &launch, uint32_t node, uint32_t index, size_t count) {
  explain(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX,
          "urCommandBufferUpdateKernelLaunchExp: argument %u of command %u, a launch of the kernel \"%s\", which has "
          "%zu arguments",
          index, node, launch.label().c_str(), count);
  throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
}

/// Leaves out arguments that another kernel doesn't have. Throws INVALID_VALUE where one of them is an entry of the
/// buffer's table.
void keepThoseOf(const Kernel &kernel, const Change &change, const CommandBuffer &buffer,
                 std::vector<ur_exp_kernel_arg_properties_t> &args) {
  const KernelFacts &facts = kernel.on(buffer.deviceIndex()).facts;
  if (!facts.argsKnown && !facts.argCountKnown)
    return;
  std::erase_if(args, [&](const auto &arg) {
    if (arg.index < facts.args.size())
      return false;
    if (buffer.arguments() && buffer.arguments()->names(change.hCommand->index, arg.index)) {
      explain(UR_RESULT_ERROR_INVALID_VALUE,
              "urCommandBufferUpdateKernelLaunchExp: argument %u of command %u is an entry of the table of arguments; "
              "the new kernel \"%s\" has %zu arguments",
              arg.index, change.hCommand->index, facts.name.c_str(), facts.args.size());
      throw UR_RESULT_ERROR_INVALID_VALUE;
    }
    return true;
  });
}

/// What one command is to be after the call.
struct Changed {
  Node *node;
  uint32_t index;
  Ref<RecordedLaunch> launch;
  bool idle;
  Few<MemoryOfCommand> uses;
};

/// Of a launch; `present` may be one that an earlier change of the call has made. Throws, with nothing changed.
Changed changed(Node &node, const RecordedLaunch &present, const Change &change, const CommandBuffer &buffer) {
  std::vector<ur_exp_kernel_arg_properties_t> args = present.arguments();
  LaunchRequest request = present.request(args);
  Kernel &kernel = kernelAfter(change, node, request.kernel);
  if (change.newWorkDim != 0) {
    if (change.newWorkDim > 3)
      throw UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
    if (change.newWorkDim != request.dims && !change.pNewGlobalWorkSize)
      throw UR_RESULT_ERROR_INVALID_WORK_DIMENSION; // of which the other sizes would be unknown
    const bool sameDims = change.newWorkDim == request.dims;
    request.dims = change.newWorkDim;
    request.globalOffset = change.pNewGlobalWorkOffset ? change.pNewGlobalWorkOffset
                           : sameDims                  ? request.globalOffset
                                                       : nullptr;
    if (change.pNewLocalWorkSize)
      request.localSize = change.pNewLocalWorkSize;
    else if (change.pNewGlobalWorkSize)
      request.localSize = nullptr;
    request.globalSize = change.pNewGlobalWorkSize ? change.pNewGlobalWorkSize : request.globalSize;
  }
  if (&kernel != &request.kernel)
    keepThoseOf(kernel, change, buffer, args);
  for (const ur_exp_kernel_arg_properties_t &arg : newArguments(change)) {
    const auto found = std::find_if(args.begin(), args.end(), [&](const auto &one) { return one.index == arg.index; });
    const bool same = &kernel == &request.kernel;
    if (found == args.end() && same)
      refuseIndex(present, change.hCommand->index, arg.index, args.size());
    if (found == args.end()) {
      args.push_back(arg);
      continue;
    }
    if (same)
      checkSize(present, change.hCommand->index, *found, arg);
    *found = arg;
  }
  const LaunchRequest wanted{kernel, request.dims, request.globalOffset, request.globalSize, request.localSize, args};
  const Launch launch(wanted, buffer.context(), buffer.deviceIndex());
  Ref<RecordedLaunch> made = makeRef<RecordedLaunch>(wanted, launch, buffer.deviceIndex());
  Few<MemoryOfCommand> uses = made->memory();
  return {&node, change.hCommand->index, std::move(made), launch.isEmpty(), std::move(uses)};
}

/// All of them, for the next run by the graph. One that launches nothing where another did, or the other way round,
/// can't be a node's: runs go on without the graph. Throws, with nothing changed.
void noteInGraph(CommandBuffer &buffer, std::span<const Changed> changes) {
  if (!buffer.graph())
    return;
  if (std::any_of(changes.begin(), changes.end(), [](const Changed &one) { return one.node->idle || one.idle; })) {
    buffer.dropGraph();
    return;
  }
  for (const Changed &one : changes)
    buffer.graph()->note(one.index);
}

/// The launch that a change is about. Throws INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP for another buffer's command,
/// INVALID_VALUE for one that is no launch.
Node &launchOf(CommandBuffer &buffer, const Change &change) {
  Node &node = buffer.nodeOf(*change.hCommand);
  if (node.type != UR_COMMAND_KERNEL_LAUNCH)
    throw UR_RESULT_ERROR_INVALID_VALUE;
  return node;
}

/// Whether a launch has these sizes already. The caller's local ones are left open where only global ones are new.
bool hasSizes(const LaunchRequest &present, const Change &change) noexcept {
  const uint32_t dims = change.newWorkDim;
  const auto are = [&](const size_t *sizes, const size_t *wanted) { return std::equal(wanted, wanted + dims, sizes); };
  if (dims == 0)
    return true;
  if (dims != present.dims || (change.pNewGlobalWorkOffset && !are(present.globalOffset, change.pNewGlobalWorkOffset)))
    return false;
  if (change.pNewGlobalWorkSize && !are(present.globalSize, change.pNewGlobalWorkSize))
    return false;
  if (change.pNewLocalWorkSize)
    return present.localSize && are(present.localSize, change.pNewLocalWorkSize);
  return !change.pNewGlobalWorkSize || !present.localSize;
}

/// Whether a change is one of values and pointers alone, each of the kind and size that the present one has. Such a
/// change can't fail.
bool isPlain(const RecordedLaunch &present, const Change &change) noexcept {
  const LaunchRequest request = present.request({});
  if (change.numNewMemObjArgs != 0 || (change.hNewKernel && change.hNewKernel != &request.kernel))
    return false;
  const std::span pointers(change.pNewPointerArgList, change.numNewPointerArgs);
  const std::span values(change.pNewValueArgList, change.numNewValueArgs);
  return hasSizes(request, change) &&
         std::all_of(
             pointers.begin(), pointers.end(),
             [&](const auto &one) { return present.takes(one.argIndex, KernelArg::Kind::pointer, sizeof(void *)); }) &&
         std::all_of(values.begin(), values.end(), [&](const auto &one) {
           return one.pNewValueArg && present.takes(one.argIndex, KernelArg::Kind::value, one.argSize);
         });
}

void setPlain(RecordedLaunch &launch, const Change &change) noexcept {
  for (const auto &one : std::span(change.pNewPointerArgList, change.numNewPointerArgs)) {
    const void *const null = nullptr;
    launch.setValue(one.argIndex, one.pNewPointerArg ? one.pNewPointerArg : &null);
  }
  for (const auto &one : std::span(change.pNewValueArgList, change.numNewValueArgs))
    launch.setValue(one.argIndex, one.pNewValueArg);
}

RecordedLaunch &launchIn(const Node &node) noexcept {
  return static_cast<RecordedLaunch &>(*node.what);
}

/// Throws INVALID_VALUE where one of these arguments is an entry of the buffer's table.
template <typename Argument>
void checkOwn(const ArgumentTable &table, uint32_t node, std::span<const Argument> args) {
  for (const Argument &arg : args) {
    if (!table.names(node, arg.argIndex))
      continue;
    explain(
        UR_RESULT_ERROR_INVALID_VALUE,
        "urCommandBufferUpdateKernelLaunchExp: argument %u of command %u is an entry of the table of arguments, which "
        "is to be given the value",
        arg.argIndex, node);
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
}

/// Throws INVALID_NULL_POINTER where a list that has arguments isn't there.
void checkLists(const Change &change) {
  const auto lacks = [](const auto *list, uint32_t count) { return !list && count != 0; };
  if (lacks(change.pNewMemObjArgList, change.numNewMemObjArgs) ||
      lacks(change.pNewPointerArgList, change.numNewPointerArgs) ||
      lacks(change.pNewValueArgList, change.numNewValueArgs)) {
    explain(
        UR_RESULT_ERROR_INVALID_NULL_POINTER,
        "urCommandBufferUpdateKernelLaunchExp: a list of arguments is NULL, but its number isn't 0 (%u of memory, %u "
        "pointers, %u values)",
        change.numNewMemObjArgs, change.numNewPointerArgs, change.numNewValueArgs);
    throw UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
}

/// What the changes say of entries. Throws where a change's lists aren't all there, or where they say it of others, or
/// of arguments that are entries.
void readEntries(CommandBuffer &buffer, std::span<const Change> changes, ArgumentUpdate &entries) {
  for (const Change &change : changes) {
    checkLists(change);
    if (change.pNext || !change.hCommand)
      entries.read(change);
    if (!buffer.arguments() || !change.hCommand)
      continue;
    (void)launchOf(buffer, change);
    const ArgumentTable &table = *buffer.arguments();
    const uint32_t node = change.hCommand->index;
    checkOwn(table, node, std::span(change.pNewMemObjArgList, change.numNewMemObjArgs));
    checkOwn(table, node, std::span(change.pNewPointerArgList, change.numNewPointerArgs));
    checkOwn(table, node, std::span(change.pNewValueArgList, change.numNewValueArgs));
  }
}

/// All changes, if all are plain. False: none. Launches that runs on their way need are `kept` for who drops them.
/// Throws, with nothing changed.
bool changeInPlace(CommandBuffer &buffer, std::span<const Change> changes, std::vector<Ref<Recorded>> &kept) {
  const auto isGood = [&](const Change &change) {
    return !change.hCommand || isPlain(launchIn(launchOf(buffer, change)), change);
  };
  if (!std::all_of(changes.begin(), changes.end(), isGood))
    return false;
  for (const Change &change : changes) {
    if (!change.hCommand)
      continue;
    Node &node = launchOf(buffer, change);
    if (buffer.graph() && !node.idle)
      buffer.graph()->note(change.hCommand->index);
    if (node.what->onlyRef())
      continue;
    kept.push_back(node.what);
    node.what = node.what->copy(); // still the same
  }
  for (const Change &change : changes) {
    if (change.hCommand)
      setPlain(launchIn(launchOf(buffer, change)), change);
  }
  return true;
}

} // namespace

namespace api {

ur_result_t urCommandBufferUpdateKernelLaunchExp(ur_exp_command_buffer_handle_t buffer, uint32_t count,
                                                 const ur_exp_command_buffer_update_kernel_launch_desc_t *changes) {
  std::vector<Ref<Recorded>> kept; // What these have goes without the lock.
  std::vector<Changed> made;
  std::unordered_map<const Node *, size_t> latestOf; ///< in `made`: a call may change a command again
  std::lock_guard lock(buffer->mutex());
  checkUpdatable(*buffer);
  ArgumentUpdate entries(buffer->arguments());
  readEntries(*buffer, {changes, count}, entries);
  entries.prepare(*buffer, kept);
  if (changeInPlace(*buffer, {changes, count}, kept)) {
    entries.set(buffer->nodes());
    return UR_RESULT_SUCCESS;
  }
  made.reserve(count);
  for (uint32_t i = 0; i < count; ++i) {
    if (!changes[i].hCommand)
      continue;
    Node &node = launchOf(*buffer, changes[i]);
    const auto [latest, isFirst] = latestOf.try_emplace(&node, made.size());
    const RecordedLaunch &present = isFirst ? launchIn(node) : *made[latest->second].launch;
    Changed next = changed(node, present, changes[i], *buffer);
    latest->second = made.size();
    made.push_back(std::move(next));
  }
  noteInGraph(*buffer, made);
  for (Changed &one : made) { // All of them are good.
    one.node->idle = one.idle;
    std::swap(one.node->uses, one.uses);
    Ref<Recorded> former = std::exchange(one.node->what, Ref<Recorded>::adopt(one.launch.release()));
    one.launch = Ref<RecordedLaunch>::adopt(static_cast<RecordedLaunch *>(former.release()));
  }
  entries.set(buffer->nodes());
  // At once, while those that they replace have their kernels.
  if (buffer->graph() && buffer->graph()->update(buffer->nodes()) == Graph::Told::never)
    buffer->dropGraph();
  return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferUpdateSignalEventExp(ur_exp_command_buffer_command_handle_t command,
                                                ur_event_handle_t *event) {
  CommandBuffer &buffer = command->buffer;
  Ref<Event> fresh = Event::makeReusable(buffer.context(), buffer.profiling());
  std::lock_guard lock(buffer.mutex());
  checkUpdatable(buffer);
  Node &node = buffer.nodeOf(*command);
  if (!node.signal)
    return UR_RESULT_ERROR_INVALID_VALUE;
  std::swap(node.signal, fresh);              // the former goes without the lock
  *event = Ref<Event>(node.signal).release(); // The node's reference is the core's, this the caller's.
  return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t command, uint32_t count,
                                               const ur_event_handle_t *events) {
  CommandBuffer &buffer = command->buffer;
  Few<Ref<Event>> waits = buffer.keep({events, count}); // those that they replace go without the lock
  std::lock_guard lock(buffer.mutex());
  checkUpdatable(buffer);
  if (!waits.empty())
    buffer.dropGraph();
  std::swap(buffer.nodeOf(*command).waits, waits);
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
