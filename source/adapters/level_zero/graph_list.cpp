// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/graph_list.hpp"

#include "adapters/core/object/small_vector.hpp"
#include "adapters/level_zero/kernels.hpp"
#include "adapters/level_zero/transfers.hpp"

#include <new>

namespace ur::level_zero {

using namespace core;

ur_result_t GraphList::create(const DriverPass &pass, const Context &context, Events &events, const Device &device,
                              bool updatable, std::unique_ptr<GraphList> *list) {
  const bool isMutable = updatable && context.platform().mutableLists;
  ze_mutable_command_list_exp_desc_t changes{};
  changes.stype = ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_DESC;
  ze_command_list_desc_t desc{};
  desc.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC;
  desc.pNext = isMutable ? &changes : nullptr;
  desc.commandQueueGroupOrdinal = device.ordinal;
  ze_command_list_handle_t native = nullptr;
  if (const ze_result_t result =
          context.api().zeCommandListCreate(pass, context.native(), device.native, &desc, &native);
      result != ZE_RESULT_SUCCESS)
    return translate(result);
  list->reset(new (std::nothrow) GraphList(context, events, native, isMutable));
  if (!*list) {
    (void)context.api().zeCommandListDestroy(pass, native);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  return UR_RESULT_SUCCESS;
}

GraphList::~GraphList() {
  if (end_)
    events_.unuse(*end_);
  if (!context_.isStuck())
    (void)context_.api().zeCommandListDestroy(native_);
}

ze_result_t GraphList::append(const DriverPass &pass, const KeptLaunch &launch) {
  const Api &api = context_.api();
  if (mutable_) {
    ze_mutable_command_id_exp_desc_t desc{};
    desc.stype = ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_ID_EXP_DESC;
    desc.flags = kMutableParameters;
    if (const ze_result_t result = api.zeCommandListGetNextCommandIdExp(pass, native_, &desc, &ids_.back());
        result != ZE_RESULT_SUCCESS)
      return result;
  }
  ze_result_t appended = ZE_RESULT_SUCCESS;
  const ur_result_t ready = withLaunch(pass, launch.desc(), [&](auto append, auto kernel, auto *groups) {
    appended = append(pass, native_, kernel, groups, nullptr, 0, nullptr);
    return UR_RESULT_SUCCESS;
  });
  return ready == UR_RESULT_SUCCESS                    ? appended
         : ready == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ? ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY
                                                       : ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ze_result_t GraphList::append(const DriverPass &pass, const GraphCommand &command) {
  const Api &api = context_.api();
  if (command.behindBarrier) {
    if (const ze_result_t result = api.zeCommandListAppendBarrier(pass, native_, nullptr, 0, nullptr);
        result != ZE_RESULT_SUCCESS)
      return result;
  }
  if (mutable_)
    ids_.push_back(0);
  if (const auto *launch = std::get_if<KeptLaunch>(&command.what))
    return append(pass, *launch);
  if (const auto *copy = std::get_if<CopyDesc>(&command.what))
    return appendCopy(pass, api, native_, *copy, {});
  if (const auto *fill = std::get_if<KeptFill>(&command.what)) {
    FillDesc desc = fill->desc;
    desc.pattern = fill->pattern.data();
    return appendFill(pass, api, native_, desc, {});
  }
  return ZE_RESULT_SUCCESS;
}

ze_result_t GraphList::close(const DriverPass &pass, uint64_t version) noexcept {
  const ze_result_t result = context_.api().zeCommandListClose(pass, native_);
  version_ = result == ZE_RESULT_SUCCESS ? version : 0;
  return result;
}

ze_result_t GraphList::record(const DriverPass &pass, std::span<const GraphCommand> commands) {
  ids_.clear();
  ze_result_t result = context_.api().zeCommandListReset(pass, native_);
  for (const GraphCommand &command : commands) {
    if (result != ZE_RESULT_SUCCESS)
      break;
    result = append(pass, command);
  }
  return result;
}

namespace {

/// Structures that an update is told, one behind the other.
class Changes {
public:
  template <class Desc>
  void add(Desc &desc, ze_structure_type_t type, uint64_t id) noexcept {
    desc.stype = type;
    desc.pNext = first_;
    desc.commandId = id;
    first_ = &desc;
  }
  [[nodiscard]] const void *first() const noexcept { return first_; }

private:
  const void *first_ = nullptr;
};

/// All parameters of one launch.
ze_result_t updateLaunch(const DriverPass &pass, const Context &context, ze_command_list_handle_t list, uint64_t id,
                         const LaunchDesc &desc) {
  // As Kernel::prepare refuses it.
  for (const auto &three : {desc.groups, desc.localSize, desc.globalOffset}) {
    if (std::any_of(three, three + 3, [](size_t value) { return value > UINT32_MAX; }))
      return ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
  }
  if (!context.api().zeKernelSetGlobalOffsetExp &&
      std::any_of(desc.globalOffset, desc.globalOffset + 3, [](size_t value) { return value != 0; }))
    return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const auto number = [](size_t value) { return static_cast<uint32_t>(value); };
  const ze_group_count_t count{number(desc.groups[0]), number(desc.groups[1]), number(desc.groups[2])};
  ze_mutable_group_count_exp_desc_t groups{};
  groups.pGroupCount = &count;
  ze_mutable_group_size_exp_desc_t size{};
  size.groupSizeX = number(desc.localSize[0]);
  size.groupSizeY = number(desc.localSize[1]);
  size.groupSizeZ = number(desc.localSize[2]);
  ze_mutable_global_offset_exp_desc_t offset{};
  offset.offsetX = number(desc.globalOffset[0]);
  offset.offsetY = number(desc.globalOffset[1]);
  offset.offsetZ = number(desc.globalOffset[2]);
  SmallVector<ze_mutable_kernel_argument_exp_desc_t, 8> args;
  for (const KernelArg &arg : desc.args) {
    args.push(
        {ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC, nullptr, id, number(args.size()), arg.size, arg.data});
  }
  Changes changes;
  for (auto &arg : args)
    changes.add(arg, ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC, id);
  if (context.api().zeKernelSetGlobalOffsetExp)
    changes.add(offset, ZE_STRUCTURE_TYPE_MUTABLE_GLOBAL_OFFSET_EXP_DESC, id);
  changes.add(groups, ZE_STRUCTURE_TYPE_MUTABLE_GROUP_COUNT_EXP_DESC, id);
  changes.add(size, ZE_STRUCTURE_TYPE_MUTABLE_GROUP_SIZE_EXP_DESC, id);
  const ze_mutable_commands_exp_desc_t all{ZE_STRUCTURE_TYPE_MUTABLE_COMMANDS_EXP_DESC, changes.first(), 0};
  return context.api().zeCommandListUpdateMutableCommandsExp(pass, list, &all);
}

} // namespace

ze_result_t GraphList::update(const DriverPass &pass, std::span<const GraphCommand> commands) {
  ze_result_t result = ZE_RESULT_SUCCESS;
  for (size_t i = 0; i < commands.size() && result == ZE_RESULT_SUCCESS; ++i) {
    if (commands[i].changed > version_)
      result = updateLaunch(pass, context_, native_, ids_[i], std::get<KeptLaunch>(commands[i].what).desc());
  }
  return result;
}

ze_result_t GraphList::bring(const DriverPass &pass, std::span<const GraphCommand> commands, uint64_t version,
                             uint64_t recorded) {
  if (version_ == version)
    return ZE_RESULT_SUCCESS;
  const bool isUpdate = mutable_ && version_ != 0 && version_ >= recorded;
  const ze_result_t result = isUpdate ? update(pass, commands) : record(pass, commands);
  version_ = 0;
  return result == ZE_RESULT_SUCCESS ? close(pass, version) : result;
}

bool GraphList::isRunning(const DriverPass &pass) noexcept {
  if (!end_)
    return false;
  if (!end_->stock.isOver(pass, *end_))
    return true;
  events_.unuse(*std::exchange(end_, nullptr));
  return false;
}

ur_result_t GraphList::run(const DriverPass &pass, core::Stream stream, const Fence &fence) noexcept {
  ze_command_list_handle_t native = native_;
  const Api &api = context_.api();
  return submit(
      pass, stream, fence,
      [&](auto &in, auto list, auto signal, uint32_t count, auto waits) {
        return api.zeCommandListImmediateAppendCommandListsExp(in, list, 1, &native, signal, count, waits);
      },
      &end_);
}

} // namespace ur::level_zero
