// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a program calls of CUDA's driver in another way than the adapter.
#pragma once

#include "adapters/cuda/api/library.hpp"

namespace bench {

inline int versionOf(const ur::cuda::Api &api) {
  int version = 0;
  (void)api.cuDriverGetVersion(&version);
  return version;
}
inline ur::cuda::CUresult rawLoad(const ur::cuda::Api &api, ur::cuda::CUmodule *module, const char *code) {
  return api.cuModuleLoadDataEx(module, code, 0, nullptr, nullptr);
}
inline ur::cuda::CUresult rawWait(const ur::cuda::Api &api, ur::cuda::CUstream stream) {
  return api.cuStreamSynchronize(stream);
}
/// On one item.
inline ur::cuda::CUresult rawLaunch(const ur::cuda::Api &api, ur::cuda::CUfunction function, ur::cuda::CUstream stream,
                                    void **args) {
  return api.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, args, nullptr);
}

} // namespace bench
