// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/file.hpp"

#include "common/env.hpp"
#include "unified-runtime/ur_api.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <unistd.h>
#include <vector>

namespace ur::layers::tracing {
namespace {

constexpr size_t kBlock = 64 * 1024;

/// The lines of one thread. Outlives it, since another thread may write it out at the end.
struct Lines {
  std::mutex mutex; // guards what follows
  std::string text;
  bool ended = false; // its thread is gone
};

/// Never destroyed: threads may still call while the process exits.
struct Output {
  std::mutex mutex; // guards what follows
  std::vector<Lines *> threads;
  std::string path; // of the file opened last, empty for a stream
  bool ownsDescriptor = false;
};
constinit Output *output = nullptr;
constinit std::once_flag outputOnce;
constinit std::atomic<int> descriptor{-1};
constinit std::atomic<bool> unbuffered{false};
constinit std::atomic<uint64_t> begin{0};
constinit std::atomic<uint32_t> threadCount{0};

Output &theOutput() {
  std::call_once(outputOnce, [] { output = new Output; });
  return *output;
}

uint64_t clockNow() noexcept {
  return static_cast<uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
          .count());
}

void writeAll(std::string_view text) noexcept {
  const int to = descriptor.load(std::memory_order_acquire);
  while (to >= 0 && !text.empty()) {
    const ssize_t written = ::write(to, text.data(), text.size());
    if (written < 0 && errno != EINTR) {
      return; // a full disk must not harm the program
    }
    text.remove_prefix(static_cast<size_t>(std::max<ssize_t>(written, 0)));
  }
}

void writeOut(Lines &lines) noexcept {
  writeAll(lines.text);
  lines.text.clear();
}

/// Writes out what a thread has left when it ends.
class ThreadLines {
public:
  ~ThreadLines() {
    if (lines_) {
      const std::lock_guard lock(lines_->mutex);
      writeOut(*lines_);
      lines_->ended = true;
      lines_ = nullptr;
    }
  }
  /// Throws std::bad_alloc.
  Lines &get() {
    if (!lines_) {
      Output &to = theOutput();
      const std::lock_guard lock(to.mutex);
      std::erase_if(to.threads, [](Lines *lines) {
        std::unique_lock own(lines->mutex);
        const bool ended = lines->ended;
        own.unlock();
        if (ended) {
          delete lines;
        }
        return ended;
      });
      to.threads.reserve(to.threads.size() + 1);
      lines_ = new Lines;
      to.threads.push_back(lines_);
    }
    return *lines_;
  }

private:
  Lines *lines_ = nullptr;
};
thread_local ThreadLines threadLines;
thread_local uint32_t ownNumber = 0;

struct Wanted {
  std::string path; // a file's
  int stream = STDERR_FILENO;
  bool quiet = false;
  bool flush = false;
};

Wanted readVariable() {
  constexpr const char *kVariable = "UR_LOG_TRACING";
  Wanted wanted;
  for (const auto &[key, words] : env::map(kVariable)) {
    const std::string &word = words.front();
    if (key == "output" && words.size() == 2 && word == "file") {
      wanted.path = words[1];
    } else if (key == "output" && words.size() == 1 && (word == "stdout" || word == "stderr")) {
      wanted.stream = word == "stdout" ? STDOUT_FILENO : STDERR_FILENO;
    } else if (key == "level" && words.size() == 1) {
      wanted.quiet = env::equalsIgnoringCase(word, "quiet");
    } else if (key == "flush" && words.size() == 1) {
      wanted.flush = env::equalsIgnoringCase(word, "debug") || env::equalsIgnoringCase(word, "info");
    } else {
      throw env::Error(kVariable, "'" + key + "' is not one of level:<level>, flush:<level> and output:<where>");
    }
  }
  if (const size_t at = wanted.path.find("%p"); at != std::string::npos) {
    wanted.path.replace(at, 2, std::to_string(::getpid()));
  }
  return wanted;
}

void openWanted(Output &to, const Wanted &wanted) {
  int opened = wanted.quiet ? -1 : wanted.stream;
  bool owns = false;
  if (!wanted.quiet && !wanted.path.empty()) {
    const int again = wanted.path == to.path ? 0 : O_TRUNC; // a later initialisation goes on with the same file
    const int file = ::open(wanted.path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | again, 0666);
    if (file < 0) {
      throw env::Error("UR_LOG_TRACING", "can't open '" + wanted.path + "': " + std::strerror(errno));
    }
    opened = file;
    owns = true;
  }
  const int before = descriptor.exchange(opened, std::memory_order_acq_rel);
  if (to.ownsDescriptor) {
    ::close(before);
  }
  to.ownsDescriptor = owns;
  to.path = wanted.path;
  unbuffered.store(wanted.flush, std::memory_order_relaxed);
}

} // namespace

void openFile() noexcept {
  flushFile();
  try {
    Output &to = theOutput();
    const std::lock_guard lock(to.mutex);
    try {
      openWanted(to, readVariable());
    } catch (const env::Error &problem) {
      std::fprintf(stderr, "<TRACING>[ERROR]: %s\n", problem.what());
      openWanted(to, {});
    }
    begin.store(clockNow(), std::memory_order_relaxed);
    char header[160];
    std::snprintf(header, sizeof(header),
                  "{\"trace\":\"laneway\",\"version\":1,\"api\":\"%d.%d\",\"process\":%d,\"clock\":%" PRIu64 "}\n",
                  UR_MAJOR_VERSION(UR_API_VERSION_CURRENT), UR_MINOR_VERSION(UR_API_VERSION_CURRENT),
                  static_cast<int>(::getpid()), begin.load(std::memory_order_relaxed));
    writeAll(header);
  } catch (const std::exception &) {
    descriptor.store(-1, std::memory_order_release);
  }
}

bool fileOpen() noexcept {
  return descriptor.load(std::memory_order_relaxed) >= 0;
}

void flushFile() noexcept {
  if (!output) {
    return;
  }
  const std::lock_guard lock(output->mutex);
  for (Lines *const lines : output->threads) {
    const std::lock_guard own(lines->mutex);
    writeOut(*lines);
  }
}

void writeLine(std::string_view line) noexcept {
  try {
    Lines &lines = threadLines.get();
    const std::lock_guard lock(lines.mutex);
    lines.text += line;
    if (lines.text.size() >= kBlock || unbuffered.load(std::memory_order_relaxed)) {
      writeOut(lines);
    }
  } catch (const std::bad_alloc &) {
    // The trace lacks a line.
  }
}

uint32_t threadNumber() noexcept {
  if (ownNumber == 0) {
    ownNumber = threadCount.fetch_add(1, std::memory_order_relaxed) + 1;
  }
  return ownNumber;
}

uint64_t now() noexcept {
  return clockNow() - begin.load(std::memory_order_relaxed);
}

} // namespace ur::layers::tracing
