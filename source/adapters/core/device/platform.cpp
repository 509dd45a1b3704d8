// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"

#include <cstring>

using namespace ur::core;

ur_platform_handle_t_::ur_platform_handle_t_(Adapter &adapter, uint32_t index, PlatformFacts facts)
    : Object(Tag::platform, 0), adapter_(adapter), index_(index), facts_(std::move(facts)) {
  if (facts_.backend != adapter.reportedKind()) {
    // OpenCL's versions have a form, which callers take apart.
    facts_.backend = adapter.reportedKind();
    facts_.version.insert(0, "OpenCL 3.0 ");
    for (DeviceFacts &device : facts_.devices)
      device.version.insert(0, "OpenCL 3.0 ");
  }
  for (DeviceFacts &device : facts_.devices)
    devices_.push_back(std::make_unique<Device>(*this, std::move(device)));
  facts_.devices.clear();
}

namespace ur::core {

std::string joined(const std::vector<std::string> &names) {
  std::string text;
  for (const std::string &name : names) {
    text += text.empty() ? "" : " ";
    text += name;
  }
  return text;
}

namespace api {

ur_result_t urPlatformGet(ur_adapter_handle_t adapter, uint32_t numEntries, ur_platform_handle_t *platforms,
                          uint32_t *numPlatforms) {
  const auto all = adapter->platforms();
  if (platforms) {
    for (size_t i = 0; i < all.size() && i < numEntries; ++i)
      platforms[i] = all[i].get();
  }
  if (numPlatforms)
    *numPlatforms = static_cast<uint32_t>(all.size());
  return UR_RESULT_SUCCESS;
}

ur_result_t urPlatformGetInfo(ur_platform_handle_t platform, ur_platform_info_t query, size_t size, void *value,
                              size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  const PlatformFacts &facts = platform->facts();
  switch (query) {
  case UR_PLATFORM_INFO_NAME:
    return info.text<UR_PLATFORM_INFO_NAME>(facts.name);
  case UR_PLATFORM_INFO_VENDOR_NAME:
    return info.text<UR_PLATFORM_INFO_VENDOR_NAME>(facts.vendor);
  case UR_PLATFORM_INFO_VERSION:
    return info.text<UR_PLATFORM_INFO_VERSION>(facts.version);
  case UR_PLATFORM_INFO_EXTENSIONS:
    return info.text<UR_PLATFORM_INFO_EXTENSIONS>(joined(facts.extensions));
  case UR_PLATFORM_INFO_PROFILE:
    return info.text<UR_PLATFORM_INFO_PROFILE>(facts.profile);
  case UR_PLATFORM_INFO_BACKEND:
    return info.put<UR_PLATFORM_INFO_BACKEND>(facts.backend);
  case UR_PLATFORM_INFO_ADAPTER:
    return info.put<UR_PLATFORM_INFO_ADAPTER>(&platform->adapter());
  default:
    return unanswered(query);
  }
}

ur_result_t urPlatformGetApiVersion(ur_platform_handle_t, ur_api_version_t *version) {
  *version = UR_API_VERSION_CURRENT;
  return UR_RESULT_SUCCESS;
}

ur_result_t urPlatformGetBackendOption(ur_platform_handle_t platform, const char *frontendOption,
                                       const char **platformOption) {
  if (const char *own = platform->adapter().backend().compilerOption(platform->index(), frontendOption)) {
    *platformOption = own;
    return UR_RESULT_SUCCESS;
  }
  // The options that compilers of SYCL are given. Those who have nothing to leave out compile fast anyway.
  if (std::strcmp(frontendOption, "-ftarget-compile-fast") == 0) {
    *platformOption = "";
    return UR_RESULT_SUCCESS;
  }
  static constexpr const char *kKnown[] = {"", "-O0", "-O1", "-O2", "-O3"};
  for (const char *option : kKnown) {
    if (std::strcmp(frontendOption, option) == 0) {
      *platformOption = option;
      return UR_RESULT_SUCCESS;
    }
  }
  return UR_RESULT_ERROR_INVALID_VALUE;
}

} // namespace api
} // namespace ur::core
