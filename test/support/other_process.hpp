// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cases of a test program in a process of their own: the program starts itself again. Bytes travel as text in the
// environment.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <string>
#include <sys/socket.h>
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

/// How many descriptors this process has open, give or take those that counting takes: for comparisons.
inline size_t openDescriptors() {
  size_t count = 0;
  if (DIR *folder = opendir("/proc/self/fd")) {
    while (readdir(folder))
      ++count;
    closedir(folder);
  }
  return count;
}

/// Starts one case of this program in another process, with these variables and further arguments on the command line;
/// `last` runs there before the program does. The process's id, -1 if there is none.
template <class Last>
pid_t startInOtherProcess(const std::string &name, const Variables &variables,
                          const std::vector<std::string> &arguments, const Last &last) {
  const std::string filter = "--gtest_filter=" + name;
  std::vector<const char *> line{"test", filter.c_str(), "--gtest_brief=1"};
  for (const std::string &argument : arguments)
    line.push_back(argument.c_str());
  line.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    unsetenv("GTEST_TOTAL_SHARDS"); // the case is meant, whichever part of the program's cases this process runs
    unsetenv("GTEST_SHARD_INDEX");
    unsetenv("GTEST_OUTPUT");
    for (const auto &[variable, value] : variables)
      setenv(variable, value.c_str(), 1);
    last();
    execv("/proc/self/exe", const_cast<char *const *>(line.data()));
    _exit(127);
  }
  return child;
}

/// Waits for that process. Its exit code, -1 if it was killed.
inline int exitCodeOf(pid_t child) {
  int status = 0;
  return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Runs one case of this program in another process with these variables, and waits for it. Its exit code, -1 if it was
/// killed; what it wrote to its error stream, if that is asked for.
inline int runInOtherProcess(const std::string &name, const Variables &variables, std::string *errors = nullptr) {
  int ends[2] = {-1, -1};
  if (errors && pipe(ends) != 0)
    return -1;
  const pid_t child = startInOtherProcess(name, variables, {}, [&] {
    if (errors) {
      dup2(ends[1], STDERR_FILENO);
      close(ends[0]);
      close(ends[1]);
    }
  });
  if (errors) {
    close(ends[1]);
    errors->clear();
    char buffer[512];
    for (ssize_t count; (count = read(ends[0], buffer, sizeof buffer)) > 0;)
      errors->append(buffer, static_cast<size_t>(count));
    close(ends[0]);
  }
  return exitCodeOf(child);
}

/// One end of a line between two processes. Calls block; they fail once the other end is gone.
class Line {
public:
  explicit Line(int descriptor = -1) noexcept : descriptor_(descriptor) {}
  Line(const Line &) = delete;
  Line &operator=(const Line &) = delete;
  ~Line() { hangUp(); }
  [[nodiscard]] bool tell(char what) const { return send(descriptor_, &what, 1, MSG_NOSIGNAL) == 1; }
  /// The next thing told; 0 where nothing comes any more.
  [[nodiscard]] char hear() const {
    char what = 0;
    return recv(descriptor_, &what, 1, 0) == 1 ? what : '\0';
  }
  void hangUp() noexcept {
    if (const int descriptor = std::exchange(descriptor_, -1); descriptor >= 0)
      close(descriptor);
  }

private:
  friend class OtherProcess;
  int descriptor_;
};

/// A case of this program in another process, which goes on beside this one, and a line to it. Ended, it is waited for.
class OtherProcess {
public:
  OtherProcess(const std::string &name, Variables variables, const std::vector<std::string> &arguments) {
    int ends[2] = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
      return;
    line_.descriptor_ = ends[0];
    variables.emplace_back(kLine, std::to_string(ends[1]));
    child_ = startInOtherProcess(name, variables, arguments, [&] { fcntl(ends[1], F_SETFD, 0); });
    close(ends[1]);
  }
  OtherProcess(const OtherProcess &) = delete;
  OtherProcess &operator=(const OtherProcess &) = delete;
  ~OtherProcess() {
    if (child_ > 0)
      (void)exitCode();
  }
  [[nodiscard]] const Line &line() const { return line_; }
  /// Hangs up and waits; once. -1 if it was killed, or there is none.
  [[nodiscard]] int exitCode() {
    line_.hangUp();
    return exitCodeOf(std::exchange(child_, -1));
  }
  /// In the other process: its end of the line's descriptor; -1 in one that wasn't started so.
  [[nodiscard]] static int lineToFirst() {
    const char *text = std::getenv(kLine);
    return text ? std::atoi(text) : -1;
  }

private:
  static constexpr const char *kLine = "LANEWAY_TEST_LINE";
  Line line_;
  pid_t child_ = -1;
};

} // namespace ur::test
