// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the loader's tests share. The loader has one state for a process and reads the environment when it goes up, so
// each scenario runs in a child process with an environment of its own; what it prints to standard error comes back.
#pragma once

#include "unified-runtime/ur_api.h"
#include "unified-runtime/ur_ddi.h"

#include <filesystem>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace loader_test {

using Environment = std::vector<std::pair<std::string, std::string>>;

/// The path of one of the test adapters.
[[nodiscard]] std::string adapter(const std::string &name);

/// The loader's library file.
[[nodiscard]] std::string loaderFile();

/// Runs `body` in a child process, where no loader variable is set but these, and answers what it wrote to standard
/// error. Fails the test where an expectation in the child fails, the child dies, or it takes longer than a minute.
std::string inChild(const Environment &environment, const std::function<void()> &body);

/// Lines of `text` that contain `part`.
[[nodiscard]] size_t countLines(const std::string &text, const std::string &part);

/// A folder that is gone with the object.
class TemporaryFolder {
public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;
  [[nodiscard]] std::string path(const std::string &name = {}) const;
  void write(const std::string &name, const std::string &text) const;
  /// A file of this name that is one of the test adapters.
  void linkAdapter(const std::string &name, const std::string &adapterName) const;
  /// A copy of a file: for the linker another library.
  [[nodiscard]] std::string copy(const std::string &file, const std::string &name) const;

private:
  std::filesystem::path folder_;
};

/// All adapter handles that the loader shows, of the loader linked to this program or of another one.
[[nodiscard]] std::vector<ur_adapter_handle_t> adapters(ur_pfnAdapterGet_t get = urAdapterGet);
[[nodiscard]] std::vector<ur_platform_handle_t> platforms();
[[nodiscard]] ur_device_handle_t firstDevice();
[[nodiscard]] ur_backend_t backendOf(ur_adapter_handle_t adapter);

} // namespace loader_test
