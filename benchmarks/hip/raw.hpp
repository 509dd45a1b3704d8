// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a program calls of HIP's runtime in another way than the adapter.
#pragma once

#include "adapters/hip/api/library.hpp"

namespace bench {

inline ur::hip::hipError_t rawLoad(const ur::hip::Api &api, ur::hip::hipModule_t *module, const char *code) {
  return api.hipModuleLoadData(module, code);
}
inline ur::hip::hipError_t rawWait(const ur::hip::Api &api, ur::hip::hipStream_t stream) {
  return api.hipStreamSynchronize(stream);
}
/// On one item.
inline ur::hip::hipError_t rawLaunch(const ur::hip::Api &api, ur::hip::hipFunction_t function,
                                     ur::hip::hipStream_t stream, void **args) {
  return api.hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, args, nullptr);
}

} // namespace bench
