// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A compiler's process without a compiler: the processor that is asked for says what it does, and "sm_90", "gfx90a" and
// the like get the file that the build names: each build is another program, with a process of its own.
#include "compiler/messages.hpp"
#include "compiler/service.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace ur::compiler;

namespace {

#ifndef FAKE_CODE
#define FAKE_CODE ""
#endif

std::string contents(const char *path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The fake driver gives kernels in one form, as a compiler does. A text that isn't there stays so.
std::string formOf(std::string ptx, bool withOffset) {
  const size_t end = ptx.rfind("// end");
  return end == std::string::npos ? ptx : ptx.insert(end, withOffset ? "// forms: with offset\n" : "// forms: plain\n");
}

/// A process that is ended while a child of it still has its socket, as those have that compile.
[[noreturn]] void endBeforeAChild() {
  constexpr useconds_t kLonger = 200000;
  if (::fork() == 0)
    ::usleep(kLonger);
  ::_exit(0);
}

/// False: the process ends.
bool serve(int connection) {
  std::string bytes;
  Request request;
  if (!receive(connection, &bytes) || !decode(bytes, &request))
    return true;
  const std::string &what = request.processor;
  if (what == "leaves")
    return true;
  constexpr std::string_view once = "is ended once ";
  if (what == "is ended" || (what.starts_with(once) && ::unlink(what.c_str() + once.size()) == 0)) {
    ::close(connection);
    endBeforeAChild();
  }
  if (what == "babbles")
    return (void)send(connection, "what nobody understands"), true;
  Answer answer;
  answer.compiled = what != "refuses";
  if (answer.compiled)
    answer.leftOut = {{"narrow", "kernel 'narrow' isn't for it"}};
  if (what == "refuses")
    answer.log = "OpNop at word 5: it isn't liked";
  else if (what == "says which")
    answer.code = std::to_string(::getpid());
  else if (what.starts_with("sm_"))
    answer.code = formOf(contents(FAKE_CODE), request.withOffset);
  else if (what.starts_with("gfx"))
    answer.code = contents(FAKE_CODE);
  else
    answer.code = what + " of " + std::to_string(request.modules.front().spirv.size()) + " bytes";
  (void)send(connection, encode(answer));
  return what != "ends";
}

} // namespace

int main(int count, char **arguments) {
  constexpr std::string_view option = "--socket=";
  if (count != 2 || !std::string_view(arguments[1]).starts_with(option))
    return 2;
  if (std::getenv("FAKE_SPIRVC_CANT")) {
    std::cerr << "the fake can't today\n";
    return 3;
  }
  const int listening = listenAt(arguments[1] + option.size());
  if (listening < 0)
    return errno == EADDRINUSE ? 0 : 1;
  if (::fork() != 0)
    return 0;
  const int nothing = ::open("/dev/null", O_RDWR);
  for (const int descriptor : {0, 1, 2})
    ::dup2(nothing, descriptor);
  for (;;) {
    constexpr int kIdle = 20000;
    pollfd polled{listening, POLLIN, 0};
    if (::poll(&polled, 1, kIdle) == 0)
      return 0;
    const int connection = ::accept(listening, nullptr, nullptr);
    if (connection < 0)
      continue;
    const bool goesOn = serve(connection);
    ::close(connection);
    if (!goesOn)
      return 0;
  }
}
