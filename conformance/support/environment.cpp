// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/environment.hpp"

#include "support/registry.hpp"
#include "support/results.hpp"

#include <charconv>
#include <cstdlib>
#include <filesystem>

namespace conformance {

namespace fs = std::filesystem;

Environment &environment() {
  static Environment the;
  return the;
}

/// The whole text as a number.
template <class Number>
static bool readNumber(std::string_view text, Number *number) {
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), *number);
  return error == std::errc() && stop == text.data() + text.size();
}

static bool readPrograms(std::string_view text, Options *options) {
  const size_t at = text.find('@');
  return readNumber(text.substr(0, at), &options->programs) &&
         (at == std::string_view::npos || readNumber(text.substr(at + 1), &options->firstProgram));
}

std::string parseOptions(int *argc, char **argv, Options *options) {
  int kept = 1;
  for (int i = 1; i < *argc; ++i) {
    const std::string_view argument = argv[i];
    const auto value = [&](std::string_view name) {
      return argument.substr(0, name.size()) == name ? argv[i] + name.size() : nullptr;
    };
    if (const char *adapter = value("--adapter=")) {
      options->adapter = adapter;
    } else if (const char *kernels = value("--kernels=")) {
      options->kernels = kernels;
    } else if (const char *suffix = value("--kernel-suffix=")) {
      options->kernelSuffix = suffix;
    } else if (argument == "--basic") {
      options->basic = true;
    } else if (const char *xml = value("--xml=")) {
      options->xml = xml;
    } else if (const char *table = value("--table=")) {
      options->table = table;
    } else if (const char *device = value("--device=")) {
      if (!readNumber(device, &options->device))
        return "--device takes a number, not '" + std::string(device) + "'";
    } else if (const char *programs = value("--programs=")) {
      if (!readPrograms(programs, options))
        return "--programs takes a number, or NUMBER@SEED, not '" + std::string(programs) + "'";
    } else if (argument.substr(0, 8) == "--gtest_" || argument == "--help") {
      options->help |= argument == "--help";
      argv[kept++] = argv[i];
    } else {
      return "unknown option '" + std::string(argument) + "'";
    }
  }
  *argc = kept;
  if (options->adapter.empty())
    return "which adapter? Name one by --adapter=PATH or --adapter=NAME (NAME: native_cpu, mock, ...)";
  return {};
}

std::vector<std::string> argumentsFor(const Options &options) {
  std::vector<std::string> arguments{"--adapter=" + options.adapter, "--kernels=" + options.kernels,
                                     "--device=" + std::to_string(options.device)};
  if (!options.kernelSuffix.empty())
    arguments.push_back("--kernel-suffix=" + options.kernelSuffix);
  return arguments;
}

// A bare name stands for the adapter of this build, and is left to the loader's own search if that isn't there.
static std::string adapterPath(const std::string &adapter) {
  if (adapter.find('/') != std::string::npos || adapter.find(".so") != std::string::npos)
    return adapter;
  const std::string file = "libur_adapter_" + adapter + ".so.0";
  std::error_code ignored;
  const fs::path built = fs::read_symlink("/proc/self/exe", ignored).parent_path() / ".." / "lib" / file;
  return fs::exists(built, ignored) ? fs::weakly_canonical(built, ignored).string() : file;
}

static std::string failed(const char *call, ur_result_t result) {
  return std::string(call) + " answers " + resultName(result);
}

static std::string pickDevice(Environment &env) {
  uint32_t numPlatforms = 0;
  if (const ur_result_t r = urPlatformGet(env.adapter, 0, nullptr, &numPlatforms); r != UR_RESULT_SUCCESS)
    return failed("urPlatformGet", r);
  std::vector<ur_platform_handle_t> platforms(numPlatforms);
  if (numPlatforms != 0) {
    if (const ur_result_t r = urPlatformGet(env.adapter, numPlatforms, platforms.data(), nullptr);
        r != UR_RESULT_SUCCESS)
      return failed("urPlatformGet", r);
  }

  uint32_t seen = 0;
  for (ur_platform_handle_t platform : platforms) {
    uint32_t count = 0;
    if (urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count) != UR_RESULT_SUCCESS || count == 0)
      continue;
    if (env.options.device >= seen + count) {
      seen += count;
      continue;
    }
    env.platform = platform;
    env.devices.resize(count);
    if (const ur_result_t r = urDeviceGet(platform, UR_DEVICE_TYPE_ALL, count, env.devices.data(), nullptr);
        r != UR_RESULT_SUCCESS)
      return failed("urDeviceGet", r);
    env.device = env.devices[env.options.device - seen];
    return {};
  }
  env.noDevice = seen == 0;
  return "there is no device " + std::to_string(env.options.device) + ": " + std::to_string(seen) + " found";
}

std::string openEnvironment(const Options &options) {
  Environment &env = environment();
  env.options = options;
  if (env.options.kernels.empty())
    env.options.kernels = CONFORMANCE_KERNELS;
  // The loader reads its environment at initialisation, so this is in time.
  setenv("UR_ADAPTERS_FORCE_LOAD", adapterPath(options.adapter).c_str(), 1);
  unsetenv("ONEAPI_DEVICE_SELECTOR");
  if (const ur_result_t r = urLoaderInit(0, nullptr); r != UR_RESULT_SUCCESS)
    return failed("urLoaderInit", r);
  uint32_t count = 0;
  if (const ur_result_t r = urAdapterGet(0, nullptr, &count); r != UR_RESULT_SUCCESS)
    return failed("urAdapterGet", r);
  if (count == 0)
    return "no adapter was loaded from " + adapterPath(options.adapter);
  if (const ur_result_t r = urAdapterGet(1, &env.adapter, nullptr); r != UR_RESULT_SUCCESS)
    return failed("urAdapterGet", r);
  if (const ur_result_t r =
          urAdapterGetInfo(env.adapter, UR_ADAPTER_INFO_BACKEND, sizeof env.backend, &env.backend, nullptr);
      r != UR_RESULT_SUCCESS)
    return failed("urAdapterGetInfo", r);
  if (std::string failure = pickDevice(env); !failure.empty())
    return failure;
  env.form = findForm(env.backend, env.device);
  if (!options.kernelSuffix.empty()) {
    static AdapterForm given;
    given.backend = env.backend;
    given.kernelSuffix = options.kernelSuffix;
    env.form = &given;
  }
  return {};
}

std::string driverName() {
  const Environment &env = environment();
  char name[256] = {}, platform[256] = {}, driver[256] = {};
  (void)urPlatformGetInfo(env.platform, UR_PLATFORM_INFO_NAME, sizeof name, name, nullptr);
  (void)urPlatformGetInfo(env.platform, UR_PLATFORM_INFO_VERSION, sizeof platform, platform, nullptr);
  (void)urDeviceGetInfo(env.device, UR_DEVICE_INFO_DRIVER_VERSION, sizeof driver, driver, nullptr);
  return std::string(name) + ", " + platform + ", " + driver;
}

void closeEnvironment() {
  Environment &env = environment();
  for (ur_device_handle_t device : env.devices)
    urDeviceRelease(device);
  if (env.adapter != nullptr)
    urAdapterRelease(env.adapter);
  urLoaderTearDown();
}

} // namespace conformance
