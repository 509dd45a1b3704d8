// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/api/library.hpp"

#include "adapters/opencl/errors.hpp"
#include "adapters/opencl/info.hpp"
#include "common/dynamic_library.hpp"
#include "common/env.hpp"
#include "common/function_search.hpp"
#include "common/vendor_calls.hpp"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <unistd.h>

namespace ur::opencl {

namespace {

constexpr int kOldestVersion = 12;
constexpr std::string_view kLibrary = "libOpenCL.so.1";

/// 30 of "OpenCL 3.0 and what else". 0: it isn't that.
int versionIn(const std::string &text) {
  int major = 0, minor = 0;
  return std::sscanf(text.c_str(), "OpenCL %d.%d", &major, &minor) == 2 ? major * 10 + minor : 0;
}

/// The functions that the ICD loader has, whatever the platform. The name of the first that has to be there and isn't;
/// null: none.
const char *loadFunctions(const DynamicLibrary &library, Api *api) {
  FunctionSearch search(library);
#define FUNCTION(name, version, result, parameters) search.take(&api->name, #name, false);
#define NEEDED(name, version, result, parameters) search.take(&api->name, #name, true);
#define EXTENSION(name, result, parameters)
#include "adapters/opencl/api/functions.def"
  return search.missing();
}

using FindExtension = void *(*)(cl_platform_id, const char *);

/// Takes away what came later than the platform, and finds its extensions.
void adapt(FindExtension find, PlatformApi *platform) {
  Api &api = platform->api;
  const auto limit = [&](auto *function, int version) {
    if (platform->version < version)
      *function = nullptr;
  };
  const auto extend = [&](auto *function, const char *name) {
    *function = reinterpret_cast<std::remove_pointer_t<decltype(function)>>(find(platform->platform, name));
  };
#define FUNCTION(name, version, result, parameters) limit(&api.name, version);
#define EXTENSION(name, result, parameters) extend(&api.name, #name);
#include "adapters/opencl/api/functions.def"
}

/// Where somebody listens, its calls are told. Platforms have extensions of their own.
void observe(Api *api) noexcept {
  constexpr size_t kPlatforms = 4;
#define FUNCTION(name, version, result, parameters) api->name = observed<&Api::name>(api->name, #name);
#define EXTENSION(name, result, parameters) api->name = observed<&Api::name, kPlatforms>(api->name, #name);
#include "adapters/opencl/api/functions.def"
}

} // namespace

namespace {

/// What an ICD loader has besides.
struct Library {
  cl_int (*clGetPlatformIDs)(cl_uint, cl_platform_id *, cl_uint *) = nullptr;
};

/// The platforms of one ICD loader. None, and the reason, where it can't be used or has none.
std::vector<PlatformApi> platformsOf(const std::string &file, std::string *reason) {
  DynamicLibrary library;
  if (!library.open(file.c_str(), *reason))
    return {};
  Api all;
  const char *missing = loadFunctions(library, &all);
  const auto getPlatforms = observed<&Library::clGetPlatformIDs>(
      library.function<decltype(Library::clGetPlatformIDs)>("clGetPlatformIDs"), "clGetPlatformIDs");
  const auto find = library.function<FindExtension>("clGetExtensionFunctionAddressForPlatform");
  library.leaveOpen();
  if (missing || !getPlatforms || !find) {
    *reason = file + " has no " + (missing ? missing : !getPlatforms ? "clGetPlatformIDs" : "OpenCL 1.2");
    return {};
  }
  cl_uint count = 0;
  cl_int result = getPlatforms(0, nullptr, &count);
  std::vector<cl_platform_id> ids(result == CL_SUCCESS ? count : 0);
  if (!ids.empty())
    result = getPlatforms(count, ids.data(), nullptr);
  if (ids.empty() || result != CL_SUCCESS) {
    *reason = file + (result == CL_SUCCESS ? " has no platform" : ": clGetPlatformIDs answers " + nameOf(result));
    return {};
  }
  std::vector<PlatformApi> platforms;
  for (const cl_platform_id id : ids) {
    PlatformApi platform{id, 0, all};
    platform.version = versionIn(textOf(all.clGetPlatformInfo, id, CL_PLATFORM_VERSION));
    if (platform.version < kOldestVersion) {
      *reason = "a platform is older than OpenCL 1.2, or doesn't answer";
      continue;
    }
    adapt(find, &platform);
    observe(&platform.api);
    platforms.push_back(platform);
  }
  return platforms;
}

} // namespace

std::vector<std::string> librariesBeside(const std::vector<std::string> &open, const std::string &self) {
  std::vector<std::string> files;
  const auto add = [&](const std::string &neighbour) {
    const std::string file = neighbour.substr(0, neighbour.rfind('/') + 1).append(kLibrary);
    if (file.size() > kLibrary.size() && std::find(files.begin(), files.end(), file) == files.end())
      files.push_back(file);
  };
  add(self);
  for (const std::string &path : open) {
    const std::string_view name = std::string_view(path).substr(path.rfind('/') + 1);
    if (name.starts_with("libur_loader.so") || name.starts_with("libsycl.so"))
      add(path);
  }
  return files;
}

std::vector<PlatformApi> openPlatforms(std::string *reason) {
  if (const auto named = env::text("UR_OPENCL_LIBRARY"))
    return platformsOf(*named, reason);
  std::vector<PlatformApi> platforms = platformsOf(std::string(kLibrary), reason);
  if (!platforms.empty())
    return platforms;
  static constexpr char kHere = 0;
  for (const std::string &file : librariesBeside(openLibraries(), pathOfAddress(&kHere))) {
    if (access(file.c_str(), R_OK) != 0)
      continue;
    std::string problem;
    platforms = platformsOf(file, &problem);
    *reason += "; " + (problem.empty() ? file + " is taken" : problem);
    if (!platforms.empty())
      break;
  }
  return platforms;
}

bool stopsOutOfOrder(const Api &api, cl_platform_id platform) {
  return textOf(api.clGetPlatformInfo, platform, CL_PLATFORM_VERSION).find("PoCL 3.") != std::string::npos;
}

} // namespace ur::opencl
