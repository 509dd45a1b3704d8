// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/service.hpp"

#include "common/dynamic_library.hpp"
#include "common/env.hpp"
#include "compiler/messages.hpp"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace ur::compiler {

namespace {

using namespace std::chrono_literals;

constexpr auto kMostToStart = 30s;
constexpr timeval kMostToAnswer{900, 0}; ///< far above the process's own limit
constexpr const char *kName = "ur-spirvc";

/// Closes it at the end.
class Descriptor {
public:
  explicit Descriptor(int descriptor) noexcept : descriptor_(descriptor) {}
  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;
  ~Descriptor() {
    if (descriptor_ >= 0)
      ::close(descriptor_);
  }
  operator int() const noexcept { return descriptor_; }

private:
  const int descriptor_;
};

/// Of a name in the kernel's own room, which begins with a zero.
bool addressOf(const std::string &name, sockaddr_un *address, socklen_t *size) noexcept {
  *address = {};
  address->sun_family = AF_UNIX;
  if (name.size() + 1 > sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return false;
  }
  std::memcpy(address->sun_path + 1, name.data(), name.size());
  *size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size());
  return true;
}

/// Below 0: nobody of this user listens.
int connectTo(const std::string &name) noexcept {
  sockaddr_un address;
  socklen_t size = 0;
  const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket < 0)
    return socket;
  if (!addressOf(name, &address, &size) || ::connect(socket, reinterpret_cast<const sockaddr *>(&address), size) != 0 ||
      !isSameUser(socket)) {
    ::close(socket);
    return -1;
  }
  (void)::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &kMostToAnswer, sizeof kMostToAnswer);
  return socket;
}

/// The process that has made the socket at the other side listen; 0: it isn't known.
pid_t listenerOf(int socket) noexcept {
  ucred other{};
  socklen_t size = sizeof other;
  return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 ? other.pid : 0;
}

/// Connects to another one than `ended`, whose socket may still be open in children of its own. After a second it is
/// taken nevertheless. Below 0: nobody of this user listens.
int connectToAnother(const std::string &name, pid_t ended) {
  const auto end = std::chrono::steady_clock::now() + 1s;
  int socket = connectTo(name);
  while (socket >= 0 && ended != 0 && listenerOf(socket) == ended && std::chrono::steady_clock::now() < end) {
    ::close(socket);
    std::this_thread::sleep_for(10ms);
    socket = connectTo(name);
  }
  return socket;
}

/// Without what would make it load this process's libraries in place of its own.
std::vector<char *> environment() {
  std::vector<char *> all;
  for (char **one = environ; one && *one; ++one) {
    if (std::strncmp(*one, "LD_", 3) != 0)
      all.push_back(*one);
  }
  all.push_back(nullptr);
  return all;
}

/// Of a program that listens and goes on as a child of its own. False: `problem` says why it doesn't.
bool waitFor(pid_t started, int errors, std::string *problem) {
  const auto end = std::chrono::steady_clock::now() + kMostToStart;
  int status = 0;
  pid_t ended = 0;
  while ((ended = ::waitpid(started, &status, WNOHANG)) == 0 || (ended < 0 && errno == EINTR)) {
    if (std::chrono::steady_clock::now() > end) {
      ::kill(started, SIGKILL);
      (void)::waitpid(started, nullptr, 0);
      *problem = "it doesn't get ready";
      return false;
    }
    std::this_thread::sleep_for(1ms);
  }
  if (ended < 0 || (WIFEXITED(status) && WEXITSTATUS(status) == 0)) // below 0: this process waits for no children
    return true;
  *problem = textIn(errors);
  if (problem->empty()) {
    *problem = WIFSIGNALED(status) ? std::string("it ended by ") + strsignal(WTERMSIG(status))
                                   : "it ended with status " + std::to_string(WEXITSTATUS(status));
  }
  return false;
}

bool start(const std::string &program, const std::string &name, std::string *problem) {
  const Descriptor errors(::memfd_create(kName, MFD_CLOEXEC));
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  if (errors >= 0)
    posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  std::string path = program, option = "--socket=" + name;
  char *arguments[] = {path.data(), option.data(), nullptr};
  std::vector<char *> variables = environment();
  pid_t started = 0;
  const int result = ::posix_spawn(&started, program.c_str(), &files, &attributes, arguments, variables.data());
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  if (result != 0) {
    *problem = std::strerror(result);
    return false;
  }
  return waitFor(started, errors, problem);
}

std::string folderOf(const std::string &path) {
  return path.substr(0, path.find_last_of('/') + 1);
}

} // namespace

std::string textIn(int file) {
  std::string text(4096, '\0');
  const ssize_t size = ::pread(file, text.data(), text.size(), 0);
  text.resize(size > 0 ? static_cast<size_t>(size) : 0);
  while (!text.empty() && text.back() == '\n')
    text.pop_back();
  return text;
}

bool isWanted() {
  return env::text("UR_SPIRVC") != "off";
}

Program findProgram() {
  Program program;
  if (const auto named = env::text("UR_SPIRVC")) {
    program.searched = {*named};
  } else {
    const std::string folder = folderOf(pathOfAddress(reinterpret_cast<const void *>(&findProgram)));
    program.searched = {folder + kName, folder + "../bin/" + kName};
  }
  program.privileged = env::privileged();
  for (const std::string &path : program.searched) {
    if (program.path.empty() && !program.privileged && ::access(path.c_str(), X_OK) == 0)
      program.path = path;
  }
  return program;
}

std::string socketName(const std::string &program) {
  return std::string("laneway/") + kName + '/' + std::to_string(::geteuid()) + '/' +
         std::string(version().substr(0, 16)) + '/' + std::to_string(std::hash<std::string>()(program));
}

int listenAt(const std::string &name) noexcept {
  constexpr int kMostWaiting = 4096; // the kernel takes fewer
  sockaddr_un address;
  socklen_t size = 0;
  const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (socket < 0)
    return socket;
  if (!addressOf(name, &address, &size) || ::bind(socket, reinterpret_cast<const sockaddr *>(&address), size) != 0 ||
      ::listen(socket, kMostWaiting) != 0) {
    const int why = errno;
    ::close(socket);
    errno = why;
    return -1;
  }
  return socket;
}

bool isSameUser(int socket) noexcept {
  ucred other{};
  socklen_t size = sizeof other;
  return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == ::geteuid();
}

bool ask(const Program &program, std::string_view request, std::string *answer, std::string *problem) {
  constexpr int kAttempts = 2; // A process may end when it is asked: nobody did for a while, or somebody has ended it.
  pid_t ended = 0;
  const std::string name = socketName(program.path);
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    int connected = connectToAnother(name, ended);
    if (connected < 0) {
      if (!start(program.path, name, problem)) {
        *problem = "'" + program.path + "' can't be started: " + *problem;
        return false;
      }
      connected = connectTo(name);
    }
    const Descriptor socket(connected);
    ended = socket >= 0 ? listenerOf(socket) : 0;
    if (socket >= 0 && send(socket, request) && receive(socket, answer))
      return true;
    *problem = socket < 0 ? "'" + program.path + "' runs, and can't be reached: " + std::strerror(errno)
                          : "'" + program.path + "' ended before it answered";
  }
  return false;
}

} // namespace ur::compiler
