// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fstream>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace loader_test {
namespace {

constexpr unsigned kSeconds = 60;

void clearEnvironment() {
  for (const char *name : {"UR_ADAPTERS_FORCE_LOAD", "UR_ADAPTERS_SEARCH_PATH", "LANEWAY_MANIFEST_PATH",
                           "ONEAPI_DEVICE_SELECTOR", "UR_LOADER_PRELOAD_FILTER", "UR_ENABLE_LAYERS",
                           "UR_ENABLE_LOADER_INTERCEPT", "UR_ADAPTERS_DEEP_BIND", "UR_LOG_LOADER", "UR_LOG_VALIDATION",
                           "UR_LOG_TEST", "UR_TRACING_TOOLS", "XPTI_TRACE_ENABLE", "NVTX_INJECTION64_PATH"})
    unsetenv(name);
}

[[noreturn]] void runChild(const Environment &environment, const std::function<void()> &body, int errorEnd) {
  alarm(kSeconds);
  dup2(errorEnd, STDERR_FILENO);
  clearEnvironment();
  for (const auto &[name, value] : environment)
    setenv(name.c_str(), value.c_str(), 1);
  body();
  std::fflush(stdout);
  std::fflush(stderr);
  _exit(::testing::Test::HasFailure() ? 1 : 0);
}

} // namespace

std::string adapter(const std::string &name) {
  return std::string(LOADER_TEST_ADAPTERS) + "/" + name + ".so";
}

std::string loaderFile() {
  Dl_info info;
  return dladdr(dlsym(RTLD_DEFAULT, "urLoaderInit"), &info) ? std::filesystem::canonical(info.dli_fname).string() : "";
}

std::string inChild(const Environment &environment, const std::function<void()> &body) {
  std::fflush(stdout);
  std::FILE *const errors = std::tmpfile();
  if (!errors) {
    ADD_FAILURE() << "no temporary file";
    return {};
  }
  const pid_t child = fork();
  if (child == 0)
    runChild(environment, body, fileno(errors));
  int status = 0;
  waitpid(child, &status, 0);
  std::string text;
  std::rewind(errors);
  for (int c = std::fgetc(errors); c != EOF; c = std::fgetc(errors))
    text += static_cast<char>(c);
  std::fclose(errors);
  EXPECT_TRUE(WIFEXITED(status)) << "the child was killed by signal " << WTERMSIG(status) << "\n" << text;
  EXPECT_TRUE(!WIFEXITED(status) || WEXITSTATUS(status) == 0) << "an expectation in the child fails\n" << text;
  return text;
}

size_t countLines(const std::string &text, const std::string &part) {
  std::istringstream lines(text);
  size_t count = 0;
  for (std::string line; std::getline(lines, line);)
    count += line.find(part) != std::string::npos;
  return count;
}

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "laneway_loader_XXXXXX").string();
  folder_ = mkdtemp(pattern.data()) ? pattern : "";
  EXPECT_FALSE(folder_.empty());
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

std::string TemporaryFolder::path(const std::string &name) const {
  return name.empty() ? folder_.string() : (folder_ / name).string();
}

void TemporaryFolder::write(const std::string &name, const std::string &text) const {
  std::ofstream(folder_ / name, std::ios::binary) << text;
}

void TemporaryFolder::linkAdapter(const std::string &name, const std::string &adapterName) const {
  std::filesystem::create_symlink(adapter(adapterName), folder_ / name);
}

std::string TemporaryFolder::copy(const std::string &file, const std::string &name) const {
  std::filesystem::copy_file(file, folder_ / name);
  return path(name);
}

std::vector<ur_adapter_handle_t> adapters(ur_pfnAdapterGet_t get) {
  uint32_t count = 0;
  EXPECT_EQ(get(0, nullptr, &count), UR_RESULT_SUCCESS);
  std::vector<ur_adapter_handle_t> handles(count);
  if (count > 0) {
    EXPECT_EQ(get(count, handles.data(), nullptr), UR_RESULT_SUCCESS);
  }
  return handles;
}

std::vector<ur_platform_handle_t> platforms() {
  std::vector<ur_platform_handle_t> all;
  for (const ur_adapter_handle_t handle : adapters()) {
    uint32_t count = 0;
    EXPECT_EQ(urPlatformGet(handle, 0, nullptr, &count), UR_RESULT_SUCCESS);
    std::vector<ur_platform_handle_t> some(count);
    EXPECT_EQ(urPlatformGet(handle, count, some.data(), nullptr), UR_RESULT_SUCCESS);
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

ur_device_handle_t firstDevice() {
  const auto all = platforms();
  ur_device_handle_t device = nullptr;
  EXPECT_FALSE(all.empty());
  if (!all.empty()) {
    EXPECT_EQ(urDeviceGet(all.front(), UR_DEVICE_TYPE_ALL, 1, &device, nullptr), UR_RESULT_SUCCESS);
  }
  return device;
}

ur_backend_t backendOf(ur_adapter_handle_t handle) {
  ur_backend_t backend = UR_BACKEND_UNKNOWN;
  EXPECT_EQ(urAdapterGetInfo(handle, UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, nullptr), UR_RESULT_SUCCESS);
  return backend;
}

} // namespace loader_test
