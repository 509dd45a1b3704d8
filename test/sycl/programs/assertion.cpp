// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// assert() in a kernel from SYCL source: one that holds changes nothing; one that doesn't ends the process, which says
// the expression and the work-item first.
#include "support/source.hpp"

#include <csignal>
#include <cstdio>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr const char *kSource = R"(
#include <cassert>
KERNEL twice(int *values, int most) {
  assert(values[here()] < most);
  values[here()] *= 2;
}
)";
constexpr size_t kCount = 64;

void check(int most) {
  using namespace testbed;
  sycl::queue queue;
  requireCompiler(queue);
  auto source = sourceBundle(queue.get_context(), kSource);
  auto bundle = syclex::build(source);
  const auto values = sharedUsm<int>(queue, kCount);
  for (size_t i = 0; i < kCount; ++i)
    values[i] = int(i);
  queue
      .submit([&](sycl::handler &handler) {
        handler.set_args(values.get(), most);
        handler.parallel_for(sycl::nd_range<1>(kCount, 16), bundle.ext_oneapi_get_kernel("twice"));
      })
      .wait_and_throw();
  for (size_t i = 0; i < kCount; ++i)
    expectEqual(values[i], int(2 * i), "a number whose assertion holds");
}

/// What a process says that runs one whose last work-item's assertion fails, and how it ends.
std::string failing(int *status) {
  int ends[2];
  if (pipe(ends) != 0)
    throw std::runtime_error("there is no pipe");
  const pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    _exit(testbed::run([] { check(kCount - 1); }));
  }
  close(ends[1]);
  std::string said;
  char piece[512];
  for (ssize_t size = 0; (size = read(ends[0], piece, sizeof piece)) > 0;)
    said.append(piece, size_t(size));
  close(ends[0]);
  waitpid(child, status, 0);
  return said;
}

} // namespace

int main() {
  using namespace testbed;
  int status = 0;
  const std::string said = failing(&status); // before this process has a runtime of its own
  return run([&] {
    check(kCount);
    expect(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT, "a failing assertion ends the process: " + said);
    for (const char *const part : {"values[here()] < most", "global id: [63,0,0]", "local id: [15,0,0]"})
      expect(said.find(part) != std::string::npos, std::string("it says ") + part + ": " + said);
  });
}
