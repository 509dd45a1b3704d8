// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: programs and kernels.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

constexpr char kCode[] = "SIMK nop add_u32";
constexpr size_t kCodeSize = sizeof kCode - 1;

const bool kAdded = addScenarios({
    {"urProgramCreateWithBinary",
     [](FaultRig &t) -> Round {
       return [&t] {
         ur_device_handle_t device = t.dev();
         const auto *code = reinterpret_cast<const uint8_t *>(kCode);
         size_t length = kCodeSize;
         return t.call(table().Program.pfnCreateWithBinary, t.here(), 1u, &device, &length, &code, nullptr,
                       t.made<ur_program_handle_t>());
       };
     },
     "", true},
    {"urProgramCreateWithIL",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().Program.pfnCreateWithIL, t.here(), kCode, kCodeSize, nullptr,
                       t.made<ur_program_handle_t>());
       };
     },
     "", true},
    {"urProgramBuild",
     [](FaultRig &t) -> Round {
       auto *program = t.keep<ur_program_handle_t>(nullptr);
       return [&t, program] {
         if (!*program)
           *program = t.unbuilt();
         const ur_result_t result = t.call(table().Program.pfnBuild, t.here(), *program, nullptr);
         if (result == UR_RESULT_SUCCESS)
           *program = nullptr;
         return result;
       };
     }},
    {"urProgramBuildExp",
     [](FaultRig &t) -> Round {
       auto *program = t.keep<ur_program_handle_t>(nullptr);
       return [&t, program] {
         if (!*program)
           *program = t.unbuilt();
         ur_device_handle_t both[] = {t.dev(0), t.dev(1)};
         const ur_result_t result =
             t.call(table().ProgramExp.pfnBuildExp, *program, 2u, &both[0], ur_exp_program_flags_t{0}, nullptr);
         if (result == UR_RESULT_SUCCESS)
           *program = nullptr;
         return result;
       };
     }},
    {"urProgramGetInfo",
     [](FaultRig &t) -> Round {
       return [&t, program = t.unbuilt()] {
         return t.call(table().Program.pfnGetInfo, program, UR_PROGRAM_INFO_NUM_DEVICES, sizeof(uint32_t),
                       t.out<uint32_t>(), t.out<size_t>());
       };
     },
     "", true},
    {"urProgramGetBuildInfo",
     [](FaultRig &t) -> Round {
       return [&t, program = t.unbuilt()] {
         return t.call(table().Program.pfnGetBuildInfo, program, t.dev(), UR_PROGRAM_BUILD_INFO_STATUS,
                       sizeof(ur_program_build_status_t), t.out<ur_program_build_status_t>(), t.out<size_t>());
       };
     },
     "", true},
    {"urKernelCreate",
     [](FaultRig &t) -> Round {
       static_cast<void>(t.kernel("nop")); // the program is built
       return
           [&t] { return t.call(table().Kernel.pfnCreate, t.program.get(), "add_u32", t.made<ur_kernel_handle_t>()); };
     }},
    {"urKernelGetInfo",
     [](FaultRig &t) -> Round {
       return [&t, kernel = t.kernel()] {
         return t.call(table().Kernel.pfnGetInfo, kernel, UR_KERNEL_INFO_REFERENCE_COUNT, sizeof(uint32_t),
                       t.out<uint32_t>(), t.out<size_t>());
       };
     },
     "", true},
    {"urKernelGetGroupInfo",
     [](FaultRig &t) -> Round {
       return [&t, kernel = t.kernel()] {
         return t.call(table().Kernel.pfnGetGroupInfo, kernel, t.dev(), UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE,
                       sizeof(size_t), t.out<size_t>(), t.out<size_t>());
       };
     },
     "", true},
    {"urKernelGetSubGroupInfo",
     [](FaultRig &t) -> Round {
       return [&t, kernel = t.kernel()] {
         return t.call(table().Kernel.pfnGetSubGroupInfo, kernel, t.dev(), UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS,
                       sizeof(uint32_t), t.out<uint32_t>(), t.out<size_t>());
       };
     },
     "", true},
    {"urKernelGetSuggestedLocalWorkSize",
     [](FaultRig &t) -> Round {
       auto *items = t.keep<size_t>(8);
       return [&t, items, kernel = t.kernel()] {
         return t.call(table().Kernel.pfnGetSuggestedLocalWorkSize, kernel, t.queue(), 1u, items, items,
                       t.out<size_t>());
       };
     },
     "", true},
    {"urKernelGetSuggestedLocalWorkSizeWithArgs",
     [](FaultRig &t) -> Round {
       auto *items = t.keep<size_t>(8);
       return [&t, items, kernel = t.kernel()] {
         return t.call(table().Kernel.pfnGetSuggestedLocalWorkSizeWithArgs, kernel, t.queue(), 1u, items, items, 0u,
                       nullptr, t.out<size_t>());
       };
     },
     "", true},
    {"urKernelSetExecInfo",
     [](FaultRig &t) -> Round {
       auto *indirect = t.keep<ur_bool_t>(1);
       return [&t, indirect, kernel = t.kernel()] {
         return t.call(table().Kernel.pfnSetExecInfo, kernel, UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS, sizeof *indirect,
                       nullptr, indirect);
       };
     },
     "", true},
});

} // namespace
} // namespace ur::test
