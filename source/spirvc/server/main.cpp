// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ur-spirvc: the compiler that adapters start. Users have ur-spirv.
#include "common/env.hpp"
#include "common/number.hpp"
#include "compiler/service.hpp"
#include "spirvc/server/job.hpp"
#include "spirvc/server/server.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <iostream>
#include <sched.h>
#include <unistd.h>

namespace {

using namespace ur;

constexpr const char *kUsage = R"(usage: ur-spirvc --socket=NAME

The compiler of SPIR-V as a process. Adapters start it when they need it; it serves all processes of its user and ends
by itself. To compile by hand, use ur-spirv. NAME is a name in the kernel's own room of sockets.

UR_SPIRVC_SECONDS  how long a compilation may take (120)
UR_SPIRVC_MEMORY   how much memory it may take, such as 512M (4G)
UR_SPIRVC_IDLE     after how many seconds without work the process ends (300)
UR_SPIRVC_JOBS     how many compilations run at a time (as many as there are processors)

Exit status: 0 it serves now, or another process does; 1 it can't, and why is told on standard error; 2 wrong use.
)";

/// Of a variable; throws env::Error.
uint32_t numberOf(const char *variable, uint32_t unset, uint32_t least) {
  const auto text = env::text(variable);
  if (!text)
    return unset;
  const std::optional<uint32_t> number = numberIn<uint32_t>(env::trim(*text));
  if (!number || *number < least || *number > 1000000)
    throw env::Error(variable, "'" + *text + "' is no number from " + std::to_string(least) + " to 1000000");
  return *number;
}

spirvc::Limits limitsOfEnvironment() {
  cpu_set_t processors;
  const bool known = ::sched_getaffinity(0, sizeof processors, &processors) == 0;
  spirvc::Limits limits;
  limits.time = std::chrono::seconds(numberOf("UR_SPIRVC_SECONDS", 120, 1));
  limits.idle = std::chrono::seconds(numberOf("UR_SPIRVC_IDLE", 300, 0));
  limits.children = numberOf("UR_SPIRVC_JOBS", known ? static_cast<uint32_t>(CPU_COUNT(&processors)) : 1, 1);
  constexpr const char *kMemory = "UR_SPIRVC_MEMORY";
  if (const auto text = env::text(kMemory))
    limits.memory = env::size(kMemory, *text);
  return limits;
}

/// Lets go of everything that is the starter's.
void leaveStarter() {
  (void)::setsid();
  (void)::chdir("/");
  const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    (void)::dup2(nothing, descriptor);
}

} // namespace

int main(int count, char **arguments) {
  constexpr std::string_view option = "--socket=";
  const std::string_view argument = count == 2 ? arguments[1] : "";
  if (argument == "--help") {
    std::cout << kUsage;
    return 0;
  }
  if (!argument.starts_with(option) || argument.size() == option.size()) {
    std::cerr << kUsage;
    return 2;
  }
  try {
    const spirvc::Limits limits = limitsOfEnvironment();
    (void)::close_range(STDERR_FILENO + 1, ~0u, 0);
    const int listening = compiler::listenAt(std::string(argument.substr(option.size())));
    if (listening < 0 && errno == EADDRINUSE)
      return 0;
    if (listening < 0) {
      std::cerr << "ur-spirvc: no socket can listen: " << std::strerror(errno) << '\n';
      return 1;
    }
    const pid_t child = ::fork(); // From here on who has started it may connect.
    if (child != 0) {
      if (child < 0)
        std::cerr << "ur-spirvc: no process can be made: " << std::strerror(errno) << '\n';
      return child < 0 ? 1 : 0;
    }
    leaveStarter();
    spirvc::warmUp();
    spirvc::serve(listening, limits);
    return 0;
  } catch (const std::exception &problem) {
    std::cerr << "ur-spirvc: " << problem.what() << '\n';
    return 1;
  }
}
