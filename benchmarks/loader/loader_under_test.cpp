// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader_under_test.hpp"

#include "unified-runtime/ur_ddi.h"

#include <chrono>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace bench {
namespace {

void check(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS)
    throw std::runtime_error(std::string(what) + " answers " + std::to_string(result));
}

template <typename Function>
Function symbol(void *library, const char *name) {
  auto *const address = reinterpret_cast<Function>(dlsym(library, name));
  if (!address)
    throw std::runtime_error(std::string("no symbol ") + name);
  return address;
}

void *open(const std::string &path) {
  void *const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    throw std::runtime_error(dlerror());
  return library;
}

ur_device_handle_t firstDevice(ur_pfnAdapterGet_t adapterGet, ur_pfnPlatformGet_t platformGet,
                               ur_pfnDeviceGet_t deviceGet) {
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  check(adapterGet(1, &adapter, nullptr), "urAdapterGet");
  if (!adapter)
    throw std::runtime_error("no adapter");
  check(platformGet(adapter, 1, &platform, nullptr), "urPlatformGet");
  check(deviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr), "urDeviceGet");
  return device;
}

} // namespace

Target openLoader(const std::string &library, const Environment &environment) {
  static int copies = 0;
  const auto copy = std::filesystem::temp_directory_path() /
                    ("bench_loader_" + std::to_string(getpid()) + "_" + std::to_string(copies++) + ".so");
  std::filesystem::copy_file(library, copy, std::filesystem::copy_options::overwrite_existing);
  void *opened = nullptr;
  try {
    opened = open(copy);
  } catch (...) {
    std::filesystem::remove(copy);
    throw;
  }
  std::filesystem::remove(copy);
  for (const auto &[name, value] : environment)
    setenv(name.c_str(), value.c_str(), 1);
  const ur_result_t result = symbol<decltype(&urLoaderInit)>(opened, "urLoaderInit")(0, nullptr);
  for (const auto &[name, value] : environment)
    unsetenv(name.c_str());
  check(result, "urLoaderInit");
  return {symbol<DeviceCall>(opened, "urDeviceRetain"),
          firstDevice(symbol<ur_pfnAdapterGet_t>(opened, "urAdapterGet"),
                      symbol<ur_pfnPlatformGet_t>(opened, "urPlatformGet"),
                      symbol<ur_pfnDeviceGet_t>(opened, "urDeviceGet")),
          opened};
}

Target openAdapter(const std::string &library) {
  void *const opened = open(library);
  ur_adapter_dditable_t adapters{};
  ur_platform_dditable_t platforms{};
  ur_device_dditable_t devices{};
  check(symbol<decltype(&urGetAdapterProcAddrTable)>(opened, "urGetAdapterProcAddrTable")(UR_API_VERSION_CURRENT,
                                                                                          &adapters),
        "urGetAdapterProcAddrTable");
  check(symbol<decltype(&urGetPlatformProcAddrTable)>(opened, "urGetPlatformProcAddrTable")(UR_API_VERSION_CURRENT,
                                                                                            &platforms),
        "urGetPlatformProcAddrTable");
  check(
      symbol<decltype(&urGetDeviceProcAddrTable)>(opened, "urGetDeviceProcAddrTable")(UR_API_VERSION_CURRENT, &devices),
      "urGetDeviceProcAddrTable");
  return {devices.pfnRetain, firstDevice(adapters.pfnGet, platforms.pfnGet, devices.pfnGet), opened};
}

double nanosecondsToOpen(const std::string &library) {
  int pipeEnds[2];
  if (pipe(pipeEnds) != 0)
    throw std::runtime_error("no pipe");
  const pid_t child = fork();
  if (child == 0) {
    const auto begin = std::chrono::steady_clock::now();
    void *const opened = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - begin;
    const double answer = opened ? taken.count() : -1;
    const bool written = write(pipeEnds[1], &answer, sizeof(answer)) == sizeof(answer);
    _exit(written ? 0 : 1);
  }
  double answer = -1;
  close(pipeEnds[1]);
  const bool got = read(pipeEnds[0], &answer, sizeof(answer)) == sizeof(answer);
  close(pipeEnds[0]);
  waitpid(child, nullptr, 0);
  if (!got || answer < 0)
    throw std::runtime_error("can't open " + library);
  return answer;
}

} // namespace bench
