// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/config.hpp"

#include "common/generated/checks.hpp"
#include "layers/layers.hpp"
#include "loader/dispatch.hpp"

#include <algorithm>
#include <cstring>
#include <new>

namespace {

/// Writes a value of `size` bytes as every info query does.
ur_result_t answer(const void *value, size_t size, size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (pPropValue) {
    if (propSize < size)
      return UR_RESULT_ERROR_INVALID_SIZE;
    std::memcpy(pPropValue, value, size);
  }
  if (pPropSizeRet)
    *pPropSizeRet = size;
  return UR_RESULT_SUCCESS;
}

} // namespace

UR_LOADER_EXPORT ur_result_t UR_APICALL urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig) {
  if (const ur_result_t result = ur::checks::urLoaderConfigCreate(phLoaderConfig))
    return result;
  auto *const config = new (std::nothrow) ur_loader_config_handle_t_;
  if (!config)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  *phLoaderConfig = config;
  return UR_RESULT_SUCCESS;
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig) {
  if (const ur_result_t result = ur::checks::urLoaderConfigRetain(hLoaderConfig))
    return result;
  hLoaderConfig->references.fetch_add(1, std::memory_order_relaxed);
  return UR_RESULT_SUCCESS;
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig) {
  if (const ur_result_t result = ur::checks::urLoaderConfigRelease(hLoaderConfig))
    return result;
  if (hLoaderConfig->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
    delete hLoaderConfig;
  return UR_RESULT_SUCCESS;
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urLoaderConfigGetInfo(ur_loader_config_handle_t hLoaderConfig,
                                                              ur_loader_config_info_t propName, size_t propSize,
                                                              void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_result_t result =
          ur::checks::urLoaderConfigGetInfo(hLoaderConfig, propName, propSize, pPropValue, pPropSizeRet))
    return result;
  switch (propName) {
  case UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS:
    try {
      const std::string names = ur::layers::joinNames(";", true);
      return answer(names.c_str(), names.size() + 1, propSize, pPropValue, pPropSizeRet);
    } catch (const std::bad_alloc &) {
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  case UR_LOADER_CONFIG_INFO_REFERENCE_COUNT: {
    const uint32_t count = hLoaderConfig->references.load(std::memory_order_relaxed);
    return answer(&count, sizeof(count), propSize, pPropValue, pPropSizeRet);
  }
  default:
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urLoaderConfigEnableLayer(ur_loader_config_handle_t hLoaderConfig,
                                                                  const char *pLayerName) {
  if (const ur_result_t result = ur::checks::urLoaderConfigEnableLayer(hLoaderConfig, pLayerName))
    return result;
  const ur::layers::LayerName *const layer = ur::layers::find(pLayerName);
  if (!layer)
    return UR_RESULT_ERROR_LAYER_NOT_PRESENT;
  try {
    const std::lock_guard lock(hLoaderConfig->mutex);
    auto &layers = hLoaderConfig->layers;
    if (std::find(layers.begin(), layers.end(), layer->name) == layers.end())
      layers.emplace_back(layer->name);
    return UR_RESULT_SUCCESS;
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urLoaderConfigSetCodeLocationCallback(ur_loader_config_handle_t hLoaderConfig,
                                                                              ur_code_location_callback_t pfnCodeloc,
                                                                              void *pUserData) {
  if (const ur_result_t result =
          ur::checks::urLoaderConfigSetCodeLocationCallback(hLoaderConfig, pfnCodeloc, pUserData))
    return result;
  const std::lock_guard lock(hLoaderConfig->mutex);
  hLoaderConfig->codeLocation = pfnCodeloc;
  hLoaderConfig->codeLocationData = pUserData;
  return UR_RESULT_SUCCESS;
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urLoaderConfigSetMockingEnabled(ur_loader_config_handle_t hLoaderConfig,
                                                                        ur_bool_t enable) {
  if (const ur_result_t result = ur::checks::urLoaderConfigSetMockingEnabled(hLoaderConfig, enable))
    return result;
  const std::lock_guard lock(hLoaderConfig->mutex);
  hLoaderConfig->mocking = enable;
  return UR_RESULT_SUCCESS;
}
