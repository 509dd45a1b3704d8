// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/server/server.hpp"

#include "compiler/messages.hpp"
#include "compiler/service.hpp"
#include "spirvc/progress.hpp"
#include "spirvc/reader/binary.hpp"
#include "spirvc/server/job.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <list>
#include <new>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::spirvc {

namespace {

using Clock = std::chrono::steady_clock;

/// How a child ends: what its parent has to tell the one who asked.
enum Status : int { kAnswered, kNobodyThere };

/// A compilation under way.
class Child {
public:
  /// `listening`: of the process; the child has no use for it.
  Child(int connection, int listening, const Limits &limits)
      : connection_(connection), end_(Clock::now() + limits.time) {
    void *const shared = ::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    progress_ = shared == MAP_FAILED ? nullptr : new (shared) Progress;
    errors_ = ::memfd_create("errors", MFD_CLOEXEC);
    int ends[2];
    if (!progress_ || errors_ < 0 || ::pipe2(ends, O_CLOEXEC) != 0)
      return;
    alive_ = ends[0];
    process_ = ::fork();
    if (process_ == 0) {
      ::close(listening); // where it is held, nobody else can be reached by its name once the process has ended
      run(limits);
    }
    ::close(ends[1]); // the child has it until it ends
  }
  Child(const Child &) = delete;
  Child &operator=(const Child &) = delete;
  /// Ends it, and tells who asked where it couldn't.
  ~Child() {
    int status = 0;
    const bool started = process_ > 0;
    if (started && !isOver_)
      ::kill(process_, SIGKILL);
    while (started && ::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    if (!started || !WIFEXITED(status))
      tell(started ? whyItEnded(status) : "ur-spirvc can't start a process: " + std::string(std::strerror(errno)));
    for (const int descriptor : {connection_, alive_, errors_}) {
      if (descriptor >= 0)
        ::close(descriptor);
    }
    if (progress_)
      ::munmap(progress_, sizeof *progress_);
  }

  [[nodiscard]] bool good() const noexcept { return process_ > 0; }
  [[nodiscard]] int connection() const noexcept { return connection_; }
  [[nodiscard]] int alive() const noexcept { return alive_; } ///< at its end when the process is
  [[nodiscard]] Clock::time_point end() const noexcept { return end_; }
  void over() noexcept { isOver_ = true; }
  /// Nobody waits for the answer any more.
  void leave() noexcept { asked_ = false; }

private:
  [[noreturn]] void run(const Limits &limits) {
    const timeval patience{limits.time.count(), 0};
    const uint64_t mapped = addresses(), most = mapped + std::min<uint64_t>(limits.memory, RLIM_INFINITY - mapped);
    const rlimit none{0, 0}, memory{most, most};
    (void)::setrlimit(RLIMIT_CORE, &none);
    (void)::setrlimit(RLIMIT_AS, &memory);
    (void)::setsockopt(connection_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    (void)::dup2(errors_, STDERR_FILENO);
    progress = progress_;
    std::string request;
    if (!compiler::receive(connection_, &request))
      ::_exit(kNobodyThere);
    const std::string answer = perform(request);
    enter(Progress::answering);
    ::_exit(compiler::send(connection_, answer) ? kAnswered : kNobodyThere);
  }

  /// What the process has mapped, in bytes.
  static uint64_t addresses() {
    uint64_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    return pages * static_cast<uint64_t>(::sysconf(_SC_PAGESIZE));
  }

  [[nodiscard]] std::string whyItEnded(int status) const {
    const auto step = progress_->step.load(std::memory_order_relaxed);
    static constexpr const char *kSteps[] = {"waited for the module", "read it", "optimized it", "wrote its code",
                                             "answered"};
    std::string text =
        Clock::now() >= end_
            ? "the compiler was ended, since it took too long (UR_SPIRVC_SECONDS is its limit): it"
            : std::string("the compiler ended by a fault of its own (") + strsignal(WTERMSIG(status)) + ") while it";
    text += std::string(" ") + kSteps[step];
    if (const uint64_t word = progress_->word.load(std::memory_order_relaxed); step == Progress::reading && word != 0) {
      text += ", at " + nameOf(static_cast<spv::Op>(progress_->op.load(std::memory_order_relaxed))) + " at word " +
              std::to_string(word);
    }
    const std::string said = compiler::textIn(errors_);
    return said.empty() ? text : text + "\n" + said;
  }

  void tell(const std::string &why) const {
    if (!asked_ || (progress_ && progress_->step.load(std::memory_order_relaxed) == Progress::answering))
      return;
    const timeval soon{1, 0}; // who doesn't read, doesn't hear
    (void)::setsockopt(connection_, SOL_SOCKET, SO_SNDTIMEO, &soon, sizeof soon);
    (void)compiler::send(connection_, compiler::encode(compiler::Answer{false, why, {}, {}}));
  }

  const int connection_;
  const Clock::time_point end_;
  Progress *progress_ = nullptr;
  int errors_ = -1, alive_ = -1;
  pid_t process_ = -1;
  bool isOver_ = false, asked_ = true;
};

/// In milliseconds, rounded up, for poll().
int until(Clock::time_point end) noexcept {
  const auto rest = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
  return static_cast<int>(std::clamp<int64_t>(rest, 0, INT32_MAX));
}

} // namespace

void serve(int listening, const Limits &limits) {
  std::list<Child> children;
  auto idleEnd = Clock::now() + limits.idle;
  for (;;) {
    std::vector<pollfd> polled;
    auto next = children.empty() ? idleEnd : Clock::time_point::max();
    for (const Child &child : children) {
      polled.push_back({child.alive(), POLLIN, 0});
      polled.push_back({child.connection(), 0, 0}); // only whether it is still there
      next = std::min(next, child.end());
    }
    if (children.size() < limits.children)
      polled.push_back({listening, POLLIN, 0});
    (void)::poll(polled.data(), polled.size(), until(next));
    size_t at = 0;
    for (auto child = children.begin(); child != children.end(); at += 2) {
      if (polled[at].revents != 0) {
        child->over();
      } else if (polled[at + 1].revents & (POLLHUP | POLLERR)) {
        child->leave();
      } else if (Clock::now() < child->end()) {
        ++child;
        continue;
      }
      child = children.erase(child);
      idleEnd = Clock::now() + limits.idle;
    }
    if (at < polled.size() && polled[at].revents != 0) {
      const int connection = ::accept4(listening, nullptr, nullptr, SOCK_CLOEXEC);
      if (connection >= 0 && compiler::isSameUser(connection)) {
        if (!children.emplace_back(connection, listening, limits).good())
          children.pop_back();
      } else if (connection >= 0) {
        ::close(connection);
      }
    } else if (children.empty() && Clock::now() >= idleEnd) {
      return;
    }
  }
}

} // namespace ur::spirvc
