// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/roles.hpp"

namespace ur::cuda {

namespace {

Result launchClusters(const Api &api, FunctionHandle function, CUlaunchConfig config, void **values,
                      const core::LaunchDesc &desc) noexcept {
  CUlaunchAttribute attributes[2] = {};
  attributes[0].id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
  attributes[0].value.clusterDim = {desc.clusterSize[0], desc.clusterSize[1], desc.clusterSize[2]};
  attributes[1].id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
  attributes[1].value.cooperative = 1;
  config.attrs = attributes;
  config.numAttrs = desc.cooperative ? 2 : 1;
  return api.cuLaunchKernelEx(&config, function, values, nullptr);
}

} // namespace

Result launchKernel(const Api &api, FunctionHandle function, const LaunchSizes &sizes, StreamHandle stream,
                    void **values, const core::LaunchDesc &desc) noexcept {
  if (desc.clusterSize[0] != 0)
    return launchClusters(api, function, configOf(sizes, stream), values, desc);
  const auto &[groups, items, memory] = sizes;
  if (desc.cooperative) {
    return api.cuLaunchCooperativeKernel(function, groups[0], groups[1], groups[2], items[0], items[1], items[2],
                                         memory, stream, values);
  }
  return api.cuLaunchKernel(function, groups[0], groups[1], groups[2], items[0], items[1], items[2], memory, stream,
                            values, nullptr);
}

} // namespace ur::cuda
