// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/recorded/argument_table.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/chain.hpp"
#include "adapters/core/object/room.hpp"
#include "adapters/core/recorded/graph.hpp"

#include <algorithm>
#include <cstring>

namespace ur::core {
namespace {

/// The entry that an argument names; null: none.
const ur_laneway_argument_entry_t *entryOf(const ur_exp_kernel_arg_properties_t &arg) noexcept {
  return arg.pNext ? findInChain<ur_laneway_argument_entry_t>(arg.pNext, UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY)
                   : nullptr;
}

const char *typeName(ur_exp_kernel_arg_type_t type) noexcept {
  return type == UR_EXP_KERNEL_ARG_TYPE_POINTER ? "a pointer" : "a value";
}

/// Throws unless an entry can be like that.
void checkEntry(uint32_t number, const ur_laneway_argument_entry_desc_t &entry, size_t largest) {
  const bool pointer = entry.type == UR_EXP_KERNEL_ARG_TYPE_POINTER;
  if (!pointer && entry.type != UR_EXP_KERNEL_ARG_TYPE_VALUE) {
    explain(UR_RESULT_ERROR_INVALID_ENUMERATION,
            "urCommandBufferCreateExp: entry %u of the table of arguments has the type %d; it has to be a pointer or a "
            "value",
            number, static_cast<int>(entry.type));
    throw UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pointer ? entry.size != sizeof(void *) : entry.size == 0 || entry.size > largest) {
    explain(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE,
            "urCommandBufferCreateExp: entry %u of the table of arguments is %s of %zu bytes; a pointer has %zu, a "
            "value has 1 to %zu",
            number, typeName(entry.type), entry.size, sizeof(void *), largest);
    throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
  }
}

RecordedLaunch &launchAt(Nodes &nodes, uint32_t node) noexcept {
  return static_cast<RecordedLaunch &>(*nodes[node].what);
}

/// Whether a change says nothing but what is in its chain.
bool isOfValuesAlone(const ArgumentUpdate::Change &change) noexcept {
  return !change.hNewKernel && change.numNewMemObjArgs == 0 && change.numNewPointerArgs == 0 &&
         change.numNewValueArgs == 0 && change.newWorkDim == 0;
}

} // namespace

std::unique_ptr<ArgumentTable> ArgumentTable::of(const ur_exp_command_buffer_desc_t &desc, size_t largest) {
  const auto *table =
      findInChain<ur_laneway_argument_table_desc_t>(desc.pNext, UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC);
  if (!table)
    return {};
  if (!desc.isUpdatable) {
    explain(UR_RESULT_ERROR_INVALID_VALUE,
            "urCommandBufferCreateExp: a buffer with a table of arguments has to be updatable");
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
  if (table->numEntries == 0)
    throw UR_RESULT_ERROR_INVALID_SIZE;
  if (!table->pEntries)
    throw UR_RESULT_ERROR_INVALID_NULL_POINTER;
  return std::unique_ptr<ArgumentTable>(new ArgumentTable({table->pEntries, table->numEntries}, largest));
}

ArgumentTable::ArgumentTable(std::span<const ur_laneway_argument_entry_desc_t> entries, size_t largest) {
  entries_.reserve(entries.size());
  wanted_.reserve(entries.size());
  size_t bytes = 0, most = 0;
  for (const ur_laneway_argument_entry_desc_t &entry : entries) {
    checkEntry(static_cast<uint32_t>(entries_.size()), entry, largest);
    entries_.push_back({entry.type, entry.size, bytes});
    bytes += entry.size;
    most = std::max(most, entry.size);
  }
  values_.resize(2 * bytes);
  zeros_.resize(most);
}

void ArgumentTable::place(ur_exp_kernel_arg_properties_t &arg, uint32_t number) const {
  if (number >= entries_.size()) {
    explain(UR_RESULT_ERROR_INVALID_VALUE,
            "urCommandBufferAppendKernelLaunchWithArgsExp: argument %u names entry %u; the table of arguments has %zu",
            arg.index, number, entries_.size());
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
  const Entry &entry = entries_[number];
  if (arg.type != entry.type) {
    explain(
        UR_RESULT_ERROR_INVALID_VALUE,
        "urCommandBufferAppendKernelLaunchWithArgsExp: argument %u has the type %d; entry %u, which it names, is %s",
        arg.index, static_cast<int>(arg.type), number, typeName(entry.type));
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
  if (arg.size != entry.size) {
    explain(
        UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE,
        "urCommandBufferAppendKernelLaunchWithArgsExp: argument %u has %zu bytes; entry %u, which it names, has %zu",
        arg.index, arg.size, number, entry.size);
    throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
  }
  arg.pNext = nullptr;
  if (entry.type == UR_EXP_KERNEL_ARG_TYPE_POINTER)
    arg.value.pointer = nullptr;
  else
    arg.value.value = zeros_.data();
}

void ArgumentTable::reserve(size_t more) {
  haveRoom(uses_, more);
}

void ArgumentTable::add(uint32_t node, std::span<const EntryArgument> places) noexcept {
  for (const EntryArgument &place : places) {
    Entry &entry = entries_[place.entry];
    const auto number = static_cast<uint32_t>(uses_.size());
    if (entry.first == kNone) {
      entry.first = number;
      ++missing_; // None has a value before the buffer is finalized.
    } else {
      uses_[entry.last].next = number;
    }
    entry.last = number;
    uses_.push_back({node, place.argument, place.entry});
  }
}

bool ArgumentTable::names(uint32_t node, uint32_t argument) const noexcept {
  const auto before = [](const Use &use, uint32_t of) { return use.node < of; };
  auto use = std::lower_bound(uses_.begin(), uses_.end(), node, before);
  for (; use != uses_.end() && use->node == node; ++use) {
    if (use->argument == argument)
      return true;
  }
  return false;
}

void ArgumentTable::refuse(const Nodes &nodes) const {
  const auto isMissing = [](const Entry &entry) { return entry.first != kNone && !entry.set; };
  const auto entry = std::find_if(entries_.begin(), entries_.end(), isMissing);
  const Use &use = uses_[entry->first];
  explain(
      UR_RESULT_ERROR_INVALID_OPERATION,
      "urEnqueueCommandBufferExp: entry %u of the table of arguments, %s of %zu bytes, has no value yet; argument %u "
      "of command %u, a launch of the kernel \"%s\", needs one",
      use.entry, typeName(entry->type), entry->size, use.argument, use.node, nodes[use.node].what->label().c_str());
  throw UR_RESULT_ERROR_INVALID_OPERATION;
}

NamedArguments::NamedArguments(const ArgumentTable *table, std::span<const ur_exp_kernel_arg_properties_t> given) {
  if (std::none_of(given.begin(), given.end(), [](const auto &arg) { return entryOf(arg); })) [[likely]]
    return;
  if (!table) {
    explain(UR_RESULT_ERROR_INVALID_VALUE,
            "urCommandBufferAppendKernelLaunchWithArgsExp: an argument names an entry of "
            "a table of arguments, and the buffer was made without one");
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
  args.assign(given.begin(), given.end());
  for (ur_exp_kernel_arg_properties_t &arg : args) {
    if (const ur_laneway_argument_entry_t *named = entryOf(arg)) {
      table->place(arg, named->entry);
      places.push_back({arg.index, named->entry});
    }
  }
}

ArgumentUpdate::~ArgumentUpdate() {
  if (!table_)
    return;
  for (const uint32_t number : table_->wanted_)
    table_->entries_[number].wanted = false;
  table_->wanted_.clear();
}

void ArgumentUpdate::read(const Change &change) {
  bool any = false;
  for (const void *next = change.pNext; next;) {
    const auto *values = findInChain<ur_laneway_argument_values_t>(next, UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES);
    if (!values)
      break;
    read(*values);
    any = true;
    next = values->pNext;
  }
  if (!change.hCommand && !(any && isOfValuesAlone(change)))
    throw UR_RESULT_ERROR_INVALID_NULL_HANDLE;
}

void ArgumentUpdate::read(const ur_laneway_argument_values_t &values) {
  if (values.numValues != 0 && !values.pValues)
    throw UR_RESULT_ERROR_INVALID_NULL_POINTER;
  const size_t count = table_ ? table_->entries_.size() : 0;
  for (const ur_laneway_argument_value_t &given : std::span(values.pValues, values.numValues)) {
    if (given.entry >= count) {
      explain(UR_RESULT_ERROR_INVALID_VALUE,
              "urCommandBufferUpdateKernelLaunchExp: a value for entry %u; the table of arguments has %zu entries",
              given.entry, count);
      throw UR_RESULT_ERROR_INVALID_VALUE;
    }
    ArgumentTable::Entry &entry = table_->entries_[given.entry];
    if (!given.pValue) {
      explain(UR_RESULT_ERROR_INVALID_NULL_POINTER,
              "urCommandBufferUpdateKernelLaunchExp: pValue for entry %u is NULL; it leads to where %s is stored",
              given.entry, typeName(entry.type));
      throw UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (given.size != entry.size) {
      explain(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE,
              "urCommandBufferUpdateKernelLaunchExp: a value of %zu bytes for entry %u, which has %zu", given.size,
              given.entry, entry.size);
      throw UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    }
    std::memcpy(table_->wanted(entry), given.pValue, entry.size);
    if (!std::exchange(entry.wanted, true))
      table_->wanted_.push_back(given.entry); // There is room.
  }
}

void ArgumentUpdate::prepare(Sequence &sequence, std::vector<Ref<Recorded>> &kept) {
  if (!table_)
    return;
  for (const uint32_t number : table_->wanted_) {
    ArgumentTable::Entry &entry = table_->entries_[number];
    entry.changes = std::memcmp(table_->value(entry), table_->wanted(entry), entry.size) != 0;
    for (uint32_t at = entry.changes ? entry.first : ArgumentTable::kNone; at != ArgumentTable::kNone;
         at = table_->uses_[at].next) {
      const uint32_t index = table_->uses_[at].node;
      Node &node = sequence.nodes()[index];
      if (sequence.graph() && !node.idle)
        sequence.graph()->note(index);
      if (node.what->onlyRef()) [[likely]]
        continue;
      kept.push_back(node.what);
      node.what = node.what->copy(); // still the same
    }
  }
}

void ArgumentUpdate::set(Nodes &nodes) noexcept {
  if (!table_)
    return;
  for (const uint32_t number : table_->wanted_) {
    ArgumentTable::Entry &entry = table_->entries_[number];
    if (!std::exchange(entry.set, true) && entry.first != ArgumentTable::kNone)
      --table_->missing_;
    if (!entry.changes)
      continue;
    const std::byte *const value =
        static_cast<const std::byte *>(std::memcpy(table_->value(entry), table_->wanted(entry), entry.size));
    for (uint32_t at = entry.first; at != ArgumentTable::kNone; at = table_->uses_[at].next)
      launchAt(nodes, table_->uses_[at].node).setValue(table_->uses_[at].argument, value);
  }
}

} // namespace ur::core
