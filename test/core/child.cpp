// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/child.hpp"

#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::test {
namespace {

constexpr const char *kChild = "LANEWAY_TEST_CHILD";

} // namespace

void ChildTest::SetUp() {
  const char *child = std::getenv(kChild);
  if (child && *child)
    AsyncTest::SetUp();
  else
    GTEST_SKIP() << "run by another case, in a process of its own";
}

void ChildTest::TearDown() {
  if (!IsSkipped())
    AsyncTest::TearDown();
}

int runChild(const std::string &name, const Variables &variables, std::string *errors) {
  int ends[2];
  EXPECT_EQ(pipe(ends), 0);
  const std::string filter = "--gtest_filter=" + name;
  const pid_t child = fork();
  if (child == 0) {
    setenv(kChild, "yes", 1);
    for (const auto &[variable, value] : variables)
      setenv(variable, value.c_str(), 1);
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    execl("/proc/self/exe", "core_test", filter.c_str(), "--gtest_brief=1", static_cast<char *>(nullptr));
    _exit(127);
  }
  close(ends[1]);
  std::string text;
  char buffer[512];
  for (ssize_t count; (count = read(ends[0], buffer, sizeof buffer)) > 0;)
    text.append(buffer, static_cast<size_t>(count));
  close(ends[0]);
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  if (errors)
    *errors = text;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace ur::test
