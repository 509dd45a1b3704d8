// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "common/log.hpp"

#include "common/env.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

namespace ur::log {
namespace {

constexpr std::array<const char *, 5> kLevelNames = {"debug", "info", "warning", "error", "quiet"};
constexpr std::array<const char *, 5> kLevelLabels = {"DEBUG", "INFO", "WARNING", "ERROR", "QUIET"};

} // namespace

Level levelOf(const char *variable, const std::string &word) {
  for (size_t i = 0; i < kLevelNames.size(); ++i) {
    if (env::equalsIgnoringCase(word, kLevelNames[i]))
      return static_cast<Level>(i);
  }
  throw env::Error(variable, "'" + word + "' is not a level; the levels are debug, info, warning, error and quiet");
}

void Logger::debug(const char *format, ...) noexcept {
  if (enabled(Level::Debug)) {
    va_list arguments;
    va_start(arguments, format);
    write(Level::Debug, format, arguments);
    va_end(arguments);
  }
}

void Logger::info(const char *format, ...) noexcept {
  if (enabled(Level::Info)) {
    va_list arguments;
    va_start(arguments, format);
    write(Level::Info, format, arguments);
    va_end(arguments);
  }
}

void Logger::warning(const char *format, ...) noexcept {
  if (enabled(Level::Warning)) {
    va_list arguments;
    va_start(arguments, format);
    write(Level::Warning, format, arguments);
    va_end(arguments);
  }
}

void Logger::error(const char *format, ...) noexcept {
  if (enabled(Level::Error)) {
    va_list arguments;
    va_start(arguments, format);
    write(Level::Error, format, arguments);
    va_end(arguments);
  }
}

void Logger::write(Level level, const char *format, va_list arguments) noexcept {
  if (!enabled(level) || level == Level::Quiet)
    return;
  std::array<char, 512> small;
  va_list again;
  va_copy(again, arguments);
  const int length = std::vsnprintf(small.data(), small.size(), format, arguments);
  const char *message = length < 0 ? format : small.data();
  std::unique_ptr<char, decltype(&std::free)> large(nullptr, &std::free);
  if (length >= static_cast<int>(small.size())) {
    large.reset(static_cast<char *>(std::malloc(static_cast<size_t>(length) + 1)));
    if (large) {
      std::vsnprintf(large.get(), static_cast<size_t>(length) + 1, format, again);
      message = large.get();
    }
  }
  va_end(again);
  emit(level, message);
}

void Logger::emit(Level level, const char *message) noexcept {
  std::unique_lock lock(mutex_);
  if (level >= level_) {
    std::FILE *output = output_ ? output_ : stderr;
    std::fprintf(output, "<%s>[%s]: %s\n", name_, kLevelLabels[static_cast<size_t>(level)], message);
    if (level >= flush_)
      std::fflush(output);
  }
  const ur_logger_callback_t callback = level >= callbackLevel_ ? callback_ : nullptr;
  void *const data = callbackData_;
  lock.unlock();
  if (callback)
    callback(static_cast<ur_logger_level_t>(level), message, data);
}

void Logger::configure() noexcept {
  const std::lock_guard lock(mutex_);
  configureLocked();
}

int Logger::configureOnce() noexcept {
  const std::lock_guard lock(mutex_);
  if (threshold_.load(std::memory_order_relaxed) == kUnread)
    configureLocked();
  return threshold_.load(std::memory_order_relaxed);
}

void Logger::configureLocked() noexcept {
  if (ownsOutput_)
    std::fclose(output_);
  output_ = nullptr;
  ownsOutput_ = false;
  level_ = flush_ = Level::Warning;
  try {
    parse(("UR_LOG_" + std::string(name_)).c_str());
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "<%s>[ERROR]: %s\n", name_, problem.what());
  }
  updateThreshold();
}

// Changes nothing unless the whole variable is in order.
void Logger::parse(const char *variable) {
  Level level = Level::Warning;
  Level flush = Level::Warning;
  std::vector<std::string> output;
  for (const auto &entry : env::map(variable)) {
    const auto &[key, words] = entry;
    if (key == "output") {
      output = words;
    } else if ((key == "level" || key == "flush") && words.size() == 1) {
      (key == "level" ? level : flush) = levelOf(variable, words.front());
    } else {
      throw env::Error(variable,
                       "'" + env::written(entry) + "' is not one of level:<level>, flush:<level> and output:<where>");
    }
  }
  if (output.size() == 2 && output[0] == "file") {
    std::FILE *file = std::fopen(output[1].c_str(), "ae");
    if (!file)
      throw env::Error(variable, "can't open '" + output[1] + "': " + std::strerror(errno));
    output_ = file;
    ownsOutput_ = true;
  } else if (output.size() == 1 && output[0] == "stdout") {
    output_ = stdout;
  } else if (!output.empty() && !(output.size() == 1 && output[0] == "stderr")) {
    throw env::Error(variable, "'" + output[0] + "' is not one of stdout, stderr and file,<path>");
  }
  level_ = level;
  flush_ = flush;
}

void Logger::updateThreshold() noexcept {
  const Level callbackLevel = callback_ ? callbackLevel_ : Level::Quiet;
  threshold_.store(static_cast<int>(std::min(level_, callbackLevel)), std::memory_order_relaxed);
}

void Logger::setCallback(ur_logger_callback_t callback, void *userData, ur_logger_level_t level) noexcept {
  (void)enabled(Level::Error); // reads the variable where nobody has yet
  const std::lock_guard lock(mutex_);
  callback_ = callback;
  callbackData_ = userData;
  callbackLevel_ = static_cast<Level>(level);
  updateThreshold();
}

void Logger::setCallbackLevel(ur_logger_level_t level) noexcept {
  (void)enabled(Level::Error);
  const std::lock_guard lock(mutex_);
  callbackLevel_ = static_cast<Level>(level);
  updateThreshold();
}

} // namespace ur::log
