// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: programs and kernels.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

constexpr char kCode[] = "SIMK nop add_u32";
constexpr size_t kCodeSize = sizeof kCode - 1;

/// A program of this text, as intermediate language for all devices of the context; released with the rig.
ur_program_handle_t made(FaultRig &t, const std::string &items) {
  const std::string code = "SIMK " + items;
  auto *program = t.keep(Program());
  EXPECT_EQ(table().Program.pfnCreateWithIL(t.here(), code.data(), code.size(), nullptr, program->out()),
            UR_RESULT_SUCCESS);
  return program->get();
}
ur_program_handle_t compiled(FaultRig &t, const std::string &items) {
  ur_program_handle_t program = made(t, items);
  EXPECT_EQ(table().Program.pfnCompile(t.here(), program, nullptr), UR_RESULT_SUCCESS);
  return program;
}
ur_program_handle_t built(FaultRig &t, const std::string &items) {
  ur_program_handle_t program = made(t, items);
  EXPECT_EQ(table().Program.pfnBuild(t.here(), program, nullptr), UR_RESULT_SUCCESS);
  return program;
}

/// Its imports may stay unresolved.
ur_program_handle_t builtOpen(FaultRig &t, const std::string &items) {
  ur_program_handle_t program = made(t, items);
  ur_device_handle_t both[] = {t.dev(0), t.dev(1)};
  EXPECT_EQ(table().ProgramExp.pfnBuildExp(program, 2, both, UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS, nullptr),
            UR_RESULT_SUCCESS);
  return program;
}

constexpr char kExports[] = "nop global:counter:64 function:helper pipe:words:16";

/// A call on a program in the state that make leaves it in, which a success changes: a new one for each round.
template <class Make, class F>
Round onceEach(FaultRig &t, Make make, F call) {
  auto *program = t.keep<ur_program_handle_t>(nullptr);
  return [&t, program, make, call] {
    if (!*program)
      *program = make(t);
    const ur_result_t result = call(t, *program);
    if (result == UR_RESULT_SUCCESS)
      *program = nullptr;
    return result;
  };
}

template <class F>
Round onVariable(FaultRig &t, F function) {
  auto *data = t.keep(std::vector<uint8_t>(16));
  return [&t, function, program = built(t, kExports), list = t.foreign(), memory = data->data()] {
    return t.call(function, t.queue(), program, "counter", false, size_t{16}, size_t{0}, memory, 1u, list, t.event());
  };
}

template <class F>
Round onPipe(FaultRig &t, F function) {
  auto *data = t.keep(std::vector<uint8_t>(16));
  return [&t, function, program = built(t, kExports), list = t.foreign(), memory = data->data()] {
    return t.call(function, t.queue(), program, "words", false, memory, size_t{16}, 1u, list, t.event());
  };
}

const bool kProgramRows = addScenarios({
    {"urProgramCompile",
     [](FaultRig &t) {
       return onceEach(
           t, [](FaultRig &u) { return made(u, kExports); },
           [](FaultRig &u, ur_program_handle_t program) {
             return u.call(table().Program.pfnCompile, u.here(), program, nullptr);
           });
     },
     "", false, true},
    {"urProgramCompileExp",
     [](FaultRig &t) {
       return onceEach(
           t, [](FaultRig &u) { return made(u, kExports); },
           [](FaultRig &u, ur_program_handle_t program) {
             ur_device_handle_t both[] = {u.dev(0), u.dev(1)};
             return u.call(table().ProgramExp.pfnCompileExp, program, 2u, &both[0], ur_exp_program_flags_t{0}, nullptr);
           });
     },
     "", false, true},
    {"urProgramLink",
     [](FaultRig &t) -> Round {
       return [&t, first = compiled(t, "nop import:counter"), second = compiled(t, "global:counter:8")] {
         const ur_program_handle_t both[] = {first, second};
         return t.call(table().Program.pfnLink, t.here(), 2u, &both[0], nullptr, t.made<ur_program_handle_t>());
       };
     },
     "", false, true},
    {"urProgramLinkExp",
     [](FaultRig &t) -> Round {
       return [&t, first = compiled(t, "nop import:counter"), second = compiled(t, "global:counter:8")] {
         const ur_program_handle_t both[] = {first, second};
         ur_device_handle_t on[] = {t.dev(0), t.dev(1)};
         return t.call(table().ProgramExp.pfnLinkExp, t.here(), 2u, &on[0], ur_exp_program_flags_t{0}, 2u, &both[0],
                       nullptr, t.made<ur_program_handle_t>());
       };
     },
     "", false, true},
    {"urProgramDynamicLinkExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         const ur_program_handle_t both[] = {builtOpen(t, "nop import:counter"), built(t, "global:counter:8")};
         return t.call(table().ProgramExp.pfnDynamicLinkExp, t.here(), 2u, &both[0]);
       };
     },
     "", false, true},
    {"urProgramSetSpecializationConstants",
     [](FaultRig &t) -> Round {
       return [&t, program = made(t, "nop constant:1:4:7")] {
         const uint32_t value = 9;
         const ur_specialization_constant_info_t constant{1, sizeof value, &value};
         return t.call(table().Program.pfnSetSpecializationConstants, program, 1u, &constant);
       };
     },
     "", false, true},
    {"urProgramGetFunctionPointer",
     [](FaultRig &t) -> Round {
       return [&t, program = built(t, kExports)] {
         return t.call(table().Program.pfnGetFunctionPointer, t.dev(), program, "helper", t.out<void *>());
       };
     },
     "", false, true},
    {"urProgramGetGlobalVariablePointer",
     [](FaultRig &t) -> Round {
       return [&t, program = built(t, kExports)] {
         return t.call(table().Program.pfnGetGlobalVariablePointer, t.dev(), program, "counter", t.out<size_t>(),
                       t.out<void *>());
       };
     },
     "", false, true},
    {"urEnqueueDeviceGlobalVariableWrite",
     [](FaultRig &t) { return onVariable(t, table().Enqueue.pfnDeviceGlobalVariableWrite); }, "", false, true},
    {"urEnqueueDeviceGlobalVariableRead",
     [](FaultRig &t) { return onVariable(t, table().Enqueue.pfnDeviceGlobalVariableRead); }, "", false, true},
    {"urEnqueueWriteHostPipe", [](FaultRig &t) { return onPipe(t, table().Enqueue.pfnWriteHostPipe); }, "", false,
     true},
    {"urEnqueueReadHostPipe", [](FaultRig &t) { return onPipe(t, table().Enqueue.pfnReadHostPipe); }, "", false, true},

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
    {"urKernelSuggestMaxCooperativeGroupCount",
     [](FaultRig &t) -> Round {
       auto *size = t.keep<size_t>(1);
       return [&t, size, kernel = t.kernel()] {
         return t.call(table().Kernel.pfnSuggestMaxCooperativeGroupCount, kernel, t.dev(), 1u, size, size_t{0},
                       t.out<uint32_t>());
       };
     },
     "", false, true},
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
