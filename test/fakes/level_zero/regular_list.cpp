// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/regular_list.hpp"

#include <algorithm>

namespace ur::level_zero::fake {

ze_result_t RegularList::append(const char *function, ze_event_handle_t signal,
                                std::span<const ze_event_handle_t> waits, Work work, bool barrier) {
  if (signal || !waits.empty())
    die("%s: events of commands in regular lists are nothing that the fake has", function);
  if (closed)
    die("%s: the list is closed", function);
  next = 0;
  steps.push_back({std::move(work), barrier});
  return ZE_RESULT_SUCCESS;
}

void RegularList::name(const std::shared_ptr<Launch> &launch) {
  if (next != 0)
    named[next].launch = launch;
}

/// Between barriers the newest command first.
std::vector<Work> RegularList::works() const {
  std::vector<Work> all;
  size_t begin = 0;
  for (const Step &step : steps) {
    if (step.barrier)
      begin = all.size();
    else
      all.insert(ordered ? all.end() : all.begin() + static_cast<ptrdiff_t>(begin), step.work);
  }
  return all;
}

namespace {

RegularList &regularOf(ze_command_list_handle_t handle, const char *function) {
  List &list = listOf(handle, function);
  if (!list.regular)
    die("%s: an immediate list", function);
  return *list.regular;
}

RegularList &mutableOf(ze_command_list_handle_t handle, const char *function) {
  RegularList &list = regularOf(handle, function);
  if (!list.changeable)
    die("%s: not a mutable list", function);
  return list;
}

} // namespace

ze_result_t zeCommandListCreate(ze_context_handle_t handle, ze_device_handle_t device,
                                const ze_command_list_desc_t *desc, ze_command_list_handle_t *list) {
  BEGIN();
  Context &context = engine().contexts.of(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, __func__);
  Device &on = deviceOf(device, __func__);
  if (!context.devices.contains(&on))
    die("%s: the device isn't the context's", __func__);
  if (desc->commandQueueGroupOrdinal != 1)
    die("%s: engines of group %u", __func__, desc->commandQueueGroupOrdinal);
  if (desc->flags > 0x3f)
    return ZE_RESULT_ERROR_INVALID_ENUMERATION;
  auto made = std::make_unique<List>();
  made->context = &context;
  made->device = &on;
  made->regular = std::make_unique<RegularList>();
  made->regular->ordered = (desc->flags & ZE_COMMAND_LIST_FLAG_IN_ORDER) != 0;
  if (const auto *changes = static_cast<const ze_mutable_command_list_exp_desc_t *>(desc->pNext)) {
    checkType(changes->stype, ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_DESC, __func__);
    if (engine().mutableLists == 0 || changes->flags != 0 || changes->pNext)
      die("%s: a list that nobody can make", __func__);
    made->regular->changeable = true;
  }
  ++context.objects;
  *list = reinterpret_cast<ze_command_list_handle_t>(engine().lists.add(std::move(made)));
  return ZE_RESULT_SUCCESS;
}

ze_result_t zeCommandListClose(ze_command_list_handle_t handle) {
  const Exclusive alone(reinterpret_cast<List *>(handle)->inUse, __func__);
  BEGIN();
  regularOf(handle, __func__).closed = true;
  return ZE_RESULT_SUCCESS;
}

ze_result_t zeCommandListReset(ze_command_list_handle_t handle) {
  const Exclusive alone(reinterpret_cast<List *>(handle)->inUse, __func__);
  BEGIN();
  RegularList &list = regularOf(handle, __func__);
  if (list.pending != 0)
    die("%s: the device refers to the list", __func__);
  list.closed = false;
  list.steps.clear();
  list.named.clear();
  list.next = 0;
  return ZE_RESULT_SUCCESS;
}

ze_result_t zeCommandListImmediateAppendCommandListsExp(ze_command_list_handle_t handle, uint32_t number,
                                                        ze_command_list_handle_t *lists, ze_event_handle_t signal,
                                                        uint32_t count, ze_event_handle_t *waits) {
  const Exclusive alone(reinterpret_cast<List *>(handle)->inUse, __func__);
  BEGIN();
  List &to = listOf(handle, __func__);
  if (to.regular)
    die("%s: not to an immediate list", __func__);
  if (engine().append == 0 || number == 0)
    die("%s: of %u lists, which the driver can't or nobody wants", __func__, number);
  std::vector<Work> works;
  std::vector<int *> pending;
  for (const ze_command_list_handle_t each : std::span(lists, number)) {
    RegularList &list = regularOf(each, __func__);
    const List &whole = listOf(each, __func__);
    if (whole.context != to.context || whole.device != to.device)
      die("%s: a list of another context or device", __func__);
    if (!list.closed)
      die("%s: the list isn't closed", __func__);
    // As zeCommandQueueExecuteCommandLists has it: submitting may change the list.
    if (list.pending != 0 || std::ranges::find(pending, &list.pending) != pending.end())
      die("%s: the device refers to the list", __func__);
    for (Work &work : list.works()) {
      if (work.check)
        work.check();
      works.push_back(std::move(work));
    }
    pending.push_back(&list.pending);
  }
  return appendWorks(to, __func__, signal, {waits, count}, std::move(works), false, std::move(pending));
}

ze_result_t zeCommandListGetNextCommandIdExp(ze_command_list_handle_t handle,
                                             const ze_mutable_command_id_exp_desc_t *desc, uint64_t *id) {
  BEGIN();
  RegularList &list = mutableOf(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_ID_EXP_DESC, __func__);
  if (list.closed)
    die("%s: the list is closed", __func__);
  if (desc->flags > 0xff)
    return ZE_RESULT_ERROR_INVALID_ENUMERATION;
  if ((desc->flags & ~kMutableFlags) != 0)
    return ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  static uint64_t numbers = 0;
  list.next = ++numbers;
  list.named[list.next].flags = desc->flags ? desc->flags : kMutableFlags;
  *id = list.next;
  return ZE_RESULT_SUCCESS;
}

namespace {

/// The launch that a change is for; null: there is none of that number.
Launch *changedLaunch(RegularList &list, uint64_t id, uint32_t flag, const char *function) {
  const auto found = list.named.find(id);
  if (found == list.named.end() || !found->second.launch)
    return nullptr;
  if ((found->second.flags & flag) == 0)
    die("%s: what wasn't said that it would change", function);
  return found->second.launch.get();
}

ze_result_t change(RegularList &list, const void *next, const char *function) {
  switch (*static_cast<const ze_structure_type_t *>(next)) {
  case ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC: {
    const auto &desc = *static_cast<const ze_mutable_kernel_argument_exp_desc_t *>(next);
    Launch *launch = changedLaunch(list, desc.commandId, ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_ARGUMENTS, function);
    if (!launch || desc.argIndex >= launch->args.size() ||
        readArgument(*launch->kernel, desc.argIndex, desc.argSize, desc.pArgValue, &launch->args[desc.argIndex]) !=
            ZE_RESULT_SUCCESS)
      return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    return ZE_RESULT_SUCCESS;
  }
  case ZE_STRUCTURE_TYPE_MUTABLE_GROUP_COUNT_EXP_DESC: {
    const auto &desc = *static_cast<const ze_mutable_group_count_exp_desc_t *>(next);
    Launch *launch = changedLaunch(list, desc.commandId, ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_COUNT, function);
    if (!launch)
      return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    launch->groups = {desc.pGroupCount->groupCountX, desc.pGroupCount->groupCountY, desc.pGroupCount->groupCountZ};
    return ZE_RESULT_SUCCESS;
  }
  case ZE_STRUCTURE_TYPE_MUTABLE_GROUP_SIZE_EXP_DESC: {
    const auto &desc = *static_cast<const ze_mutable_group_size_exp_desc_t *>(next);
    Launch *launch = changedLaunch(list, desc.commandId, ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_SIZE, function);
    const std::array<uint32_t, 3> size{desc.groupSizeX, desc.groupSizeY, desc.groupSizeZ};
    if (!launch || !isGroupSize(*launch->kernel, size))
      return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    launch->groupSize = size;
    return ZE_RESULT_SUCCESS;
  }
  case ZE_STRUCTURE_TYPE_MUTABLE_GLOBAL_OFFSET_EXP_DESC: {
    const auto &desc = *static_cast<const ze_mutable_global_offset_exp_desc_t *>(next);
    Launch *launch = changedLaunch(list, desc.commandId, ZE_MUTABLE_COMMAND_EXP_FLAG_GLOBAL_OFFSET, function);
    if (!launch)
      return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    launch->offset = {desc.offsetX, desc.offsetY, desc.offsetZ};
    return ZE_RESULT_SUCCESS;
  }
  default:
    die("%s: a structure of another kind", function);
  }
}

} // namespace

ze_result_t zeCommandListUpdateMutableCommandsExp(ze_command_list_handle_t handle,
                                                  const ze_mutable_commands_exp_desc_t *desc) {
  const Exclusive alone(reinterpret_cast<List *>(handle)->inUse, __func__);
  BEGIN();
  RegularList &list = mutableOf(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_MUTABLE_COMMANDS_EXP_DESC, __func__);
  if (list.pending != 0)
    die("%s: the device refers to it", __func__);
  list.closed = false;
  // All structures begin with what they are and which comes next.
  for (const void *next = desc->pNext; next; next = static_cast<const ze_mutable_commands_exp_desc_t *>(next)->pNext) {
    if (const ze_result_t result = change(list, next, __func__); result != ZE_RESULT_SUCCESS)
      return result;
  }
  return ZE_RESULT_SUCCESS;
}

} // namespace ur::level_zero::fake
