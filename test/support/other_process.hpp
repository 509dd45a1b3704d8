// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cases of a test program in a process of their own: the program starts itself again. Bytes travel as text in the
// environment.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace ur::test {

using Variables = std::vector<std::pair<const char *, std::string>>;

inline std::string hexOf(const std::vector<uint8_t> &bytes) {
  std::string text;
  for (const uint8_t byte : bytes) {
    char two[3];
    std::snprintf(two, sizeof two, "%02x", byte);
    text += two;
  }
  return text;
}

/// The bytes behind a text of hexOf; none without a text.
inline std::vector<uint8_t> bytesOfHex(const char *text) {
  const std::string digits = text ? text : "";
  std::vector<uint8_t> bytes;
  for (size_t i = 0; i + 1 < digits.size(); i += 2)
    bytes.push_back(static_cast<uint8_t>(std::stoul(digits.substr(i, 2), nullptr, 16)));
  return bytes;
}

/// Runs one case of this program in another process with these variables, and waits for it. Its exit code, -1 if it was
/// killed; what it wrote to its error stream, if that is asked for.
inline int runInOtherProcess(const std::string &name, const Variables &variables, std::string *errors = nullptr) {
  int ends[2] = {-1, -1};
  if (errors && pipe(ends) != 0)
    return -1;
  const std::string filter = "--gtest_filter=" + name;
  const pid_t child = fork();
  if (child == 0) {
    unsetenv("GTEST_TOTAL_SHARDS"); // the case is meant, whichever part of the program's cases this process runs
    unsetenv("GTEST_SHARD_INDEX");
    for (const auto &[variable, value] : variables)
      setenv(variable, value.c_str(), 1);
    if (errors) {
      dup2(ends[1], STDERR_FILENO);
      close(ends[0]);
      close(ends[1]);
    }
    execl("/proc/self/exe", "test", filter.c_str(), "--gtest_brief=1", static_cast<char *>(nullptr));
    _exit(127);
  }
  if (errors) {
    close(ends[1]);
    errors->clear();
    char buffer[512];
    for (ssize_t count; (count = read(ends[0], buffer, sizeof buffer)) > 0;)
      errors->append(buffer, static_cast<size_t>(count));
    close(ends[0]);
  }
  int status = 0;
  return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace ur::test
