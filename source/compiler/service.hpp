// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The compiler's process, ur-spirvc: found, started and asked.
//
// There is one for each user, program and version. Whoever finds none starts it; it serves all processes of its user,
// and ends when nobody has asked for a while. It is reached by a socket of the kernel's abstract names, so that no file
// stays behind; both sides check that the other one is of the same user.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ur::compiler {

/// Whether the compiler is wanted at all: UR_SPIRVC isn't "off". Throws bad_alloc.
[[nodiscard]] bool isWanted();

/// Where the program is. UR_SPIRVC, else beside this library, else in the folder bin beside that of this library.
struct Program {
  std::string path;                  ///< empty: it isn't there, or isn't started
  bool privileged = false;           ///< this process has raised privileges, and starts none
  std::vector<std::string> searched; ///< where it would be
};
/// Looks at files. Throws bad_alloc.
[[nodiscard]] Program findProgram();

/// Sends the request to the process, which is started where it doesn't run, and receives the answer. Blocks until then:
/// the process's own limits end a compilation that doesn't. No lock is held, so a child of fork() can ask, too. False:
/// `problem` says why there is no answer. Throws bad_alloc.
[[nodiscard]] bool ask(const Program &program, std::string_view request, std::string *answer, std::string *problem);

/// What a program has written into a file of memory: the first 4 KiB at most, without its last end of a line. Throws
/// bad_alloc.
[[nodiscard]] std::string textIn(int file);

/// The name of the socket of a program's process. Throws bad_alloc.
[[nodiscard]] std::string socketName(const std::string &program);
/// A socket that listens there; below 0: another process does, or errno says why not. For the process.
[[nodiscard]] int listenAt(const std::string &name) noexcept;
/// Whether who is connected is of this process's user.
[[nodiscard]] bool isSameUser(int socket) noexcept;

} // namespace ur::compiler
