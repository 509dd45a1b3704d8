// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/file.hpp"

#include "common/number.hpp"
#include "common/trace_output.hpp"
#include "layers/tracing/inherited.hpp"

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <new>
#include <string>
#include <unistd.h>
#include <vector>

namespace ur::layers::tracing {
namespace {

constexpr const char *kVariable = "UR_LOG_TRACING";
constexpr size_t kBlock = 64 * 1024;
constexpr uint64_t kNever = UINT64_MAX;

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
  std::string ask;  // of the file by which one asks what hangs
  bool ownsDescriptor = false;
  Output *parents = nullptr; // of the process that this one is a fork of
};
constinit Output *output = nullptr;
constinit std::once_flag outputOnce;
constinit std::atomic<int> descriptor{-1};
constinit std::atomic<bool> unbuffered{false};
constinit std::atomic<size_t> bytesWritten{SIZE_MAX}; // of one thing, at most
constinit std::atomic<bool> deviceTimes{false};
constinit std::atomic<uint64_t> poolIntervals{kNever}; // ns between two samples of a pool
constinit std::atomic<size_t> frames{0};               // of a caller of an allocation
constinit std::atomic<uint64_t> vendorFrom{kNever};    // ns of a call of a vendor's library that is told
constinit std::atomic<bool> hangs{false};              // are told
constinit std::atomic<uint64_t> hangsAfter{0};         // ns
constinit std::atomic<bool> forked{false};             // this process is a child, and has written nothing yet
constinit std::atomic<uint64_t> begin{0};
constinit std::atomic<uint32_t> threadCount{0};

Output &theOutput() {
  std::call_once(outputOnce, [] { output = new Output; });
  return *output;
}

void writeOut(Lines &lines) noexcept {
  trace::write(descriptor.load(std::memory_order_acquire), lines.text);
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
  void forget() noexcept { lines_ = nullptr; }
  /// Throws std::bad_alloc.
  Lines &get() {
    if (!lines_) {
      Output &to = theOutput();
      const std::lock_guard lock(to.mutex);
      std::erase_if(to.threads, [](Lines *lines) {
        std::unique_lock own(lines->mutex);
        const bool ended = lines->ended;
        own.unlock();
        if (ended)
          delete lines;
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

[[noreturn]] void refuse(const env::Map::value_type &entry, const std::string &expected) {
  throw env::Error(kVariable, "'" + env::written(entry) + "' is not " + expected);
}

/// The one number of an entry of the variable. Throws env::Error.
template <typename Number>
Number oneNumber(const env::Map::value_type &entry, const char *unit) {
  const auto number = entry.second.size() == 1 ? numberIn<Number>(entry.second.front()) : std::nullopt;
  if (!number)
    refuse(entry, entry.first + ":<" + unit + ">, a number");
  return *number;
}

/// What the variable says; some of its words are the layer's own. Throws env::Error.
trace::Output wantedOutput(std::string &ask) {
  env::Map words = env::map(kVariable);
  size_t most = SIZE_MAX, mostOfStack = 0;
  bool times = false;
  uint64_t interval = kNever, hang = kNever, vendor = kNever;
  std::erase_if(words, [&](const auto &word) {
    if (word.first == "bytes") {
      most = oneNumber<size_t>(word, "bytes");
    } else if (word.first == "pools") {
      interval = uint64_t{oneNumber<uint32_t>(word, "milliseconds")} * 1'000'000;
    } else if (word.first == "stacks") {
      mostOfStack = oneNumber<size_t>(word, "frames");
      if (mostOfStack > kMostFrames)
        refuse(word, "stacks:<frames> with at most " + std::to_string(kMostFrames) + " frames");
    } else if (word.first == "vendor") {
      vendor = oneNumber<uint32_t>(word, "nanoseconds");
    } else if (word.first == "hang") {
      const auto after = numberIn<uint32_t>(word.second.front());
      if (!after || word.second.size() > 2)
        refuse(word, "hang:<milliseconds>, a number, with at most one path behind a comma");
      hang = uint64_t{*after} * 1'000'000;
      ask = word.second.size() == 2 ? word.second[1] : std::string();
    } else if (word.first == "times") {
      times = word.second == std::vector<std::string>{"device"};
      if (!times)
        refuse(word, "times:device");
    } else {
      return false;
    }
    return true;
  });
  trace::Output output = trace::outputOf(kVariable, words);
  bytesWritten.store(most, std::memory_order_relaxed);
  deviceTimes.store(times && !output.quiet, std::memory_order_relaxed);
  poolIntervals.store(output.quiet ? kNever : interval, std::memory_order_relaxed);
  frames.store(mostOfStack, std::memory_order_relaxed);
  vendorFrom.store(output.quiet ? kNever : vendor, std::memory_order_relaxed);
  hangsAfter.store(hang, std::memory_order_relaxed);
  hangs.store(hang != kNever && !output.quiet, std::memory_order_relaxed);
  return output;
}

void openWanted(Output &to, const trace::Output &wanted) {
  const bool again = wanted.path == to.path; // a later initialisation goes on with the same file
  const int opened = trace::open(kVariable, wanted, !again);
  const int before = descriptor.exchange(opened, std::memory_order_acq_rel);
  if (to.ownsDescriptor)
    ::close(before);
  to.ownsDescriptor = opened >= 0 && !wanted.path.empty();
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
      openWanted(to, wantedOutput(to.ask));
    } catch (const env::Error &problem) {
      std::fprintf(stderr, "<TRACING>[ERROR]: %s\n", problem.what());
      deviceTimes.store(false, std::memory_order_relaxed);
      poolIntervals.store(kNever, std::memory_order_relaxed);
      vendorFrom.store(kNever, std::memory_order_relaxed);
      hangs.store(false, std::memory_order_relaxed);
      frames.store(0, std::memory_order_relaxed);
      openWanted(to, {});
    }
    begin.store(trace::clockNow(), std::memory_order_relaxed);
    trace::write(descriptor.load(std::memory_order_acquire), trace::header(begin.load(std::memory_order_relaxed)));
  } catch (const std::exception &) {
    descriptor.store(-1, std::memory_order_release);
  }
}

void afterFork() noexcept {
  if (!output)
    return;
  Output *const own = anew(output);
  if (own) {
    own->path.swap(output->path);
    own->ownsDescriptor = output->ownsDescriptor;
  } else {
    descriptor.store(-1, std::memory_order_relaxed);
  }
  output = own;
  threadLines.forget();
  forked.store(own != nullptr, std::memory_order_relaxed);
}

size_t mostBytes() noexcept {
  return bytesWritten.load(std::memory_order_relaxed);
}

bool deviceTimesWanted() noexcept {
  return deviceTimes.load(std::memory_order_relaxed);
}

std::optional<uint64_t> poolsAsked() noexcept {
  const uint64_t interval = poolIntervals.load(std::memory_order_relaxed);
  return interval == kNever ? std::nullopt : std::optional(interval);
}

size_t framesWanted() noexcept {
  return frames.load(std::memory_order_relaxed);
}

std::optional<uint64_t> vendorCallsFrom() noexcept {
  const uint64_t from = vendorFrom.load(std::memory_order_relaxed);
  return from == kNever ? std::nullopt : std::optional(from);
}

bool hangsAreWanted() noexcept {
  return hangs.load(std::memory_order_relaxed);
}

HangsWanted hangsWanted() {
  Output &to = theOutput();
  const std::lock_guard lock(to.mutex);
  return {hangsAfter.load(std::memory_order_relaxed), to.ask};
}

bool fileOpen() noexcept {
  if (forked.load(std::memory_order_relaxed) && forked.exchange(false)) [[unlikely]]
    openFile();
  return descriptor.load(std::memory_order_relaxed) >= 0;
}

void flushFile() noexcept {
  if (!output)
    return;
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
    if (lines.text.size() >= kBlock || unbuffered.load(std::memory_order_relaxed))
      writeOut(lines);
  } catch (const std::bad_alloc &) {
    // The trace lacks a line.
  }
}

uint32_t threadNumber() noexcept {
  if (ownNumber == 0)
    ownNumber = threadCount.fetch_add(1, std::memory_order_relaxed) + 1;
  return ownNumber;
}

uint64_t now() noexcept {
  return trace::clockNow() - begin.load(std::memory_order_relaxed);
}

} // namespace ur::layers::tracing
