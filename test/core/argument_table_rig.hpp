// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of arguments at launch stand on: buffers with a table of three entries, and values for them.
#pragma once

#include "core/command_buffer_rig.hpp"

#include <deque>

namespace ur::test {

class ArgumentTableTest : public CommandBufferTest {
protected:
  using Change = ur_exp_command_buffer_update_kernel_launch_desc_t;
  using Values = std::vector<ur_laneway_argument_value_t>;
  using Entries = std::vector<ur_laneway_argument_entry_desc_t>;
  enum : uint32_t { kMemory, kWord, kUnused };

  static Entries entries() {
    return {{UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(void *)},
            {UR_EXP_KERNEL_ARG_TYPE_VALUE, 4},
            {UR_EXP_KERNEL_ARG_TYPE_VALUE, 8}};
  }
  ur_result_t tryCreateTable(CommandBuffer &made, const Entries &entries, bool updatable = true, bool inOrder = true) {
    const ur_laneway_argument_table_desc_t table{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC, nullptr,
                                                 static_cast<uint32_t>(entries.size()), entries.data()};
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, &table, updatable, inOrder,
                                            false};
    return calls().pfnCreateExp(context, devices[0], &desc, made.out());
  }
  CommandBuffer makeTable(bool inOrder = true) {
    CommandBuffer made;
    EXPECT_EQ(tryCreateTable(made, entries(), true, inOrder), UR_RESULT_SUCCESS);
    return made;
  }

  static ur_laneway_argument_entry_t entry(uint32_t number) {
    return {UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY, nullptr, number};
  }
  /// Points to the value.
  static ur_laneway_argument_value_t valueOf(uint32_t entry, const uint32_t &word) { return {entry, 4, &word}; }
  static ur_laneway_argument_value_t pointerOf(uint32_t entry, uint32_t *const &where) {
    return {entry, sizeof(void *), &where};
  }
  /// A word that stays where it is.
  const uint32_t *keep(uint32_t word) { return &held_.emplace_back(word); }

  struct Recorded {
    CommandBuffer buffer;
    std::vector<Command> commands = {};
  };
  /// A launch for each of `memory`: it adds the second entry to two words at the first one, which the value that is
  /// given with the argument is not. Before them, `own` launches that add 1 at `ownMemory`, or else at the last place.
  Recorded recorded(const std::vector<uint32_t *> &memory, bool inOrder = true, size_t own = 0,
                    uint32_t *ownMemory = nullptr, const std::vector<ur_kernel_handle_t> &alternatives = {}) {
    if (!add_)
      add_ = makeKernel("add_u32");
    Recorded made{makeTable(inOrder)};
    Points after;
    const auto append = [&](std::vector<ur_exp_kernel_arg_properties_t> args) {
      Point point = 0;
      Command command = nullptr;
      EXPECT_EQ(tryLaunchIn(made.buffer, add_, 2, args, {after, {}, nullptr, &command}, &point, alternatives),
                UR_RESULT_SUCCESS);
      made.commands.push_back(command);
      after = {point};
    };
    for (size_t i = 0; i < own; ++i)
      append({pointerArg(0, ownMemory ? ownMemory : memory.back()), wordArg(1, *keep(1))});
    for (size_t i = 0; i < memory.size(); ++i) {
      ur_laneway_argument_entry_t where = entry(kMemory), word = entry(kWord);
      std::vector args = {pointerArg(0, memory[i]), wordArg(1, *keep(77))};
      args[0].pNext = &where;
      args[1].pNext = &word;
      append(std::move(args));
    }
    finalize(made.buffer);
    return made;
  }

  static Change about(Command command) {
    Change change{};
    change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    change.hCommand = command;
    return change;
  }
  /// Another value of the first launch's argument, as it is without a table.
  Change ownWord(const Recorded &of, const uint32_t &word, uint32_t index = 1) {
    auto &value = arguments_.emplace_back(ur_exp_command_buffer_update_value_arg_desc_t{
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, index, 4, nullptr, &word});
    Change change = about(of.commands[0]);
    change.numNewValueArgs = 1;
    change.pNewValueArgList = &value;
    return change;
  }
  /// By one call: the values first, then what is to be changed besides.
  ur_result_t set(const Recorded &of, const Values &values, std::vector<Change> changes = {}) {
    const ur_laneway_argument_values_t all{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr,
                                           static_cast<uint32_t>(values.size()), values.data()};
    changes.insert(changes.begin(), about(nullptr));
    changes.front().pNext = &all;
    return calls().pfnUpdateKernelLaunchExp(of.buffer, static_cast<uint32_t>(changes.size()), changes.data());
  }
  ur_result_t setBoth(const Recorded &of, uint32_t *memory, uint32_t word) {
    return set(of, {pointerOf(kMemory, memory), valueOf(kWord, word)});
  }

private:
  std::deque<uint32_t> held_;
  std::deque<ur_exp_command_buffer_update_value_arg_desc_t> arguments_;
};

} // namespace ur::test
