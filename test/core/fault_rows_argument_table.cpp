// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: command buffers with a table of arguments.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

using Tabled = Owned<ur_exp_command_buffer_handle_t>;
using TabledChange = ur_exp_command_buffer_update_kernel_launch_desc_t;

const ur_exp_command_buffer_desc_t *tabledDesc(FaultRig &t) {
  const auto *entries = t.keep<std::array<ur_laneway_argument_entry_desc_t, 2>>(
      {{{UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(void *)}, {UR_EXP_KERNEL_ARG_TYPE_VALUE, 4}}});
  const auto *declared = t.keep<ur_laneway_argument_table_desc_t>(
      {UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC, nullptr, 2, entries->data()});
  return t.keep<ur_exp_command_buffer_desc_t>({UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, declared, true, true, false});
}

/// Both arguments of a launch of add_u32 as entries.
const ur_exp_kernel_arg_properties_t *tabledArguments(FaultRig &t) {
  auto *named =
      t.keep<std::array<ur_laneway_argument_entry_t, 2>>({{{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY, nullptr, 0},
                                                           {UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY, nullptr, 1}}});
  auto *args =
      t.keep<std::array<ur_exp_kernel_arg_properties_t, 2>>({pointerArg(0, nullptr), wordArg(1, *t.keep<uint32_t>(0))});
  for (size_t i = 0; i < 2; ++i)
    (*args)[i].pNext = &(*named)[i];
  return args->data();
}

const TabledChange *tabledValues(FaultRig &t, uint32_t word) {
  const auto *given = t.keep<std::array<ur_laneway_argument_value_t, 2>>(
      {{{0, sizeof(void *), t.keep<uint32_t *>(t.device())}, {1, 4, t.keep<uint32_t>(word)}}});
  const auto *values =
      t.keep<ur_laneway_argument_values_t>({UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 2, given->data()});
  auto *change = t.keep<TabledChange>({});
  change->stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  change->pNext = values;
  return change;
}

/// Finalized, with values.
ur_exp_command_buffer_handle_t tabled(FaultRig &t) {
  Tabled &buffer = *t.keep<std::shared_ptr<Tabled>>(std::make_shared<Tabled>())->get();
  const auto &calls = table().CommandBufferExp;
  const size_t items = 8;
  EXPECT_EQ(calls.pfnCreateExp(t.here(), t.dev(), tabledDesc(t), buffer.out()), UR_RESULT_SUCCESS);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(calls.pfnAppendKernelLaunchWithArgsExp(buffer, t.kernel(), 1, nullptr, &items, nullptr, 2,
                                                     tabledArguments(t), 0, nullptr, 0, nullptr, 0, nullptr, nullptr,
                                                     nullptr, nullptr),
              UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(calls.pfnFinalizeExp(buffer), UR_RESULT_SUCCESS);
  EXPECT_EQ(calls.pfnUpdateKernelLaunchExp(buffer, 1, tabledValues(t, 1)), UR_RESULT_SUCCESS);
  return buffer;
}

const bool kArgumentTableRows = addScenarios({
    {"urCommandBufferCreateExp",
     [](FaultRig &t) -> Round {
       const auto *desc = tabledDesc(t);
       return [&t, desc] {
         return t.call(table().CommandBufferExp.pfnCreateExp, t.here(), t.dev(), desc,
                       t.made<ur_exp_command_buffer_handle_t>());
       };
     },
     "with a table of arguments"},
    {"urCommandBufferAppendKernelLaunchWithArgsExp",
     [](FaultRig &t) -> Round {
       ur_kernel_handle_t kernel = t.kernel();
       const auto *items = t.keep<size_t>(8);
       const auto *args = tabledArguments(t);
       const auto *desc = tabledDesc(t);
       return [&t, kernel, items, args, desc] {
         Tabled buffer;
         EXPECT_EQ(table().CommandBufferExp.pfnCreateExp(t.here(), t.dev(), desc, buffer.out()), UR_RESULT_SUCCESS);
         return t.call(table().CommandBufferExp.pfnAppendKernelLaunchWithArgsExp, buffer.get(), kernel, 1u, nullptr,
                       items, nullptr, 2u, args, 0u, nullptr, 0u, nullptr, 0u, nullptr,
                       t.out<ur_exp_command_buffer_sync_point_t>(), nullptr,
                       t.out<ur_exp_command_buffer_command_handle_t>());
       };
     },
     "with entries"},
    {"urCommandBufferUpdateKernelLaunchExp",
     [](FaultRig &t) -> Round {
       ur_exp_command_buffer_handle_t buffer = tabled(t);
       const auto *change = tabledValues(t, 2);
       return [&t, buffer, change] {
         return t.call(table().CommandBufferExp.pfnUpdateKernelLaunchExp, buffer, 1u, change);
       };
     },
     "with values of entries", true},
    {"urEnqueueCommandBufferExp",
     [](FaultRig &t) -> Round {
       ur_exp_command_buffer_handle_t buffer = tabled(t);
       const auto *changes = t.keep<std::array<const TabledChange *, 2>>({tabledValues(t, 2), tabledValues(t, 3)});
       auto *turn = t.keep<size_t>(0);
       const auto *list = t.foreign();
       return [&t, buffer, changes, turn, list] {
         EXPECT_EQ(table().CommandBufferExp.pfnUpdateKernelLaunchExp(buffer, 1, (*changes)[++*turn % 2]),
                   UR_RESULT_SUCCESS);
         return t.call(table().EnqueueExp.pfnCommandBufferExp, t.queue(), buffer, 1u, list, t.event());
       };
     },
     "with new values of entries"},
});

} // namespace
} // namespace ur::test
