// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "devices.hpp"

#include <cstdio>
#include <cstdlib>
#include <stdexcept>

namespace bench {

using namespace ur::cuda;

const char *const kKernelName = "fill_u32";

const char kKernelText[] = R"(.version 6.4
.target sm_60
.address_size 64
.visible .entry fill_u32(.param .u64 memory, .param .u32 value)
{
  .reg .b32 %r<2>;
  .reg .b64 %rd<3>;
  ld.param.u64 %rd1, [memory];
  ld.param.u32 %r1, [value];
  cvta.to.global.u64 %rd2, %rd1;
  st.global.u32 [%rd2], %r1;
  ret;
}
)";

void need(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS) {
    std::fprintf(stderr, "bench_cuda: %s failed with %d\n", what, static_cast<int>(result));
    std::exit(2);
  }
}

void need(CUresult result, const char *what) {
  if (result != CUDA_SUCCESS) {
    std::fprintf(stderr, "bench_cuda: %s failed with CUDA's %d\n", what, static_cast<int>(result));
    std::exit(2);
  }
}

Ours::Ours(const Machine &machine, const std::string &text) : machine(machine) {
  const size_t length = text.size() + 1;
  const auto *code = reinterpret_cast<const uint8_t *>(text.c_str());
  ur_device_handle_t device = machine.device;
  need(urProgramCreateWithBinary(machine.context, 1, &device, const_cast<size_t *>(&length), &code, nullptr, &program_),
       "urProgramCreateWithBinary");
  need(urProgramBuild(machine.context, program_, nullptr), "urProgramBuild");
  need(urKernelCreate(program_, kKernelName, &kernel_), "urKernelCreate");
}

Ours::~Ours() {
  urKernelRelease(kernel_);
  urProgramRelease(program_);
}

void Ours::launch(ur_queue_handle_t queue, void *memory, uint32_t waits, const ur_event_handle_t *wait,
                  ur_event_handle_t *event) const {
  const uint32_t value = 1;
  ur_exp_kernel_arg_properties_t args[2] = {};
  args[0].stype = args[1].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
  args[0].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
  args[0].size = sizeof(void *);
  args[0].value.pointer = memory;
  args[1].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
  args[1].index = 1;
  args[1].size = sizeof value;
  args[1].value.value = &value;
  const size_t one = 1;
  need(urEnqueueKernelLaunchWithArgsExp(queue, kernel_, 1, nullptr, &one, &one, 2, args, nullptr, waits, wait, event),
       "urEnqueueKernelLaunchWithArgsExp");
}

Raw::Raw(const std::string &text) {
  std::string reason;
  if (!openLibrary(&api, &reason)) {
    throw std::runtime_error(reason);
  }
  if (!api.pools()) {
    throw std::runtime_error("the driver has no memory pools");
  }
  need(api.cuDriverGetVersion(&version), "cuDriverGetVersion");
  need(api.cuDeviceGet(&device_, 0), "cuDeviceGet");
  need(api.cuDevicePrimaryCtxRetain(&context, device_), "cuDevicePrimaryCtxRetain");
  const Current current(api, context);
  need(api.cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING, 0), "cuStreamCreateWithPriority");
  need(api.cuModuleLoadDataEx(&module_, text.c_str(), 0, nullptr, nullptr), "cuModuleLoadDataEx");
  need(api.cuModuleGetFunction(&function_, module_, kKernelName), "cuModuleGetFunction");
  CUmemPoolProps properties{};
  properties.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties.location = {CU_MEM_LOCATION_TYPE_DEVICE, device_};
  need(api.cuMemPoolCreate(&pool, &properties), "cuMemPoolCreate");
  uint64_t threshold = UINT64_MAX;
  need(api.cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &threshold), "cuMemPoolSetAttribute");
}

Raw::~Raw() {
  const Current current(api, context);
  need(api.cuStreamSynchronize(stream), "cuStreamSynchronize");
  need(api.cuStreamDestroy(stream), "cuStreamDestroy");
  need(api.cuMemPoolDestroy(pool), "cuMemPoolDestroy");
  need(api.cuModuleUnload(module_), "cuModuleUnload");
}

void Raw::launch(CUstream stream, CUdeviceptr memory) const {
  uint32_t value = 1;
  void *args[] = {&memory, &value};
  need(api.cuLaunchKernel(function_, 1, 1, 1, 1, 1, 1, 0, stream, args, nullptr), "cuLaunchKernel");
}

} // namespace bench
