// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "devices.hpp"

#include <cstdio>
#include <cstdlib>
#include <stdexcept>

namespace bench {

using namespace ur::cuda;

const char kKernelText[] = R"(.version 6.4
.target sm_60
.address_size 64
.visible .entry fill(.param .u64 memory, .param .u32 value)
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

void need(CUresult result, const char *what) {
  if (result != CUDA_SUCCESS) {
    std::fprintf(stderr, "%s failed with CUDA's %d\n", what, static_cast<int>(result));
    std::exit(2);
  }
}

Raw::Raw(const std::string &text) {
  std::string reason;
  if (!openLibrary(&api, &reason))
    throw std::runtime_error(reason);
  if (!api.pools())
    throw std::runtime_error("the driver has no memory pools");
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
