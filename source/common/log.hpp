// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Logging, one Logger for each component. A Logger called "LOADER" obeys UR_LOG_LOADER:
//   level:debug|info|warning|error|quiet ; flush:<level> ; output:stdout | stderr | file,<path>
// Without the variable, warnings and errors go to standard error. A malformed variable is reported there as an error
// that names it, and changes nothing else. Besides, a callback may be set, with a level of its own.
//
// A Logger is meant to be a `constinit` global: it has no constructor or destructor that runs, and reads its variable
// at its first use, or when configure() is called. A message below the level costs one relaxed load. All functions may
// be called from any thread; writing takes a lock, which is not held while the callback runs. None throws; a message
// that finds no memory is cut.
#pragma once

#include "unified-runtime/ur_api.h"

#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <mutex>
#include <string>

namespace ur::log {

enum class Level : int {
  Debug = UR_LOGGER_LEVEL_DEBUG,
  Info = UR_LOGGER_LEVEL_INFO,
  Warning = UR_LOGGER_LEVEL_WARN,
  Error = UR_LOGGER_LEVEL_ERROR,
  Quiet = UR_LOGGER_LEVEL_QUIET,
};

/// The level that a variable names by `word`. Throws env::Error.
[[nodiscard]] Level levelOf(const char *variable, const std::string &word);

class Logger {
public:
  /// `name` in capitals, as in UR_LOG_<NAME>; it must outlive the logger.
  constexpr explicit Logger(const char *name) noexcept : name_(name) {}
  Logger(const Logger &) = delete;
  Logger &operator=(const Logger &) = delete;

  [[gnu::format(printf, 2, 3)]] void debug(const char *format, ...) noexcept;
  [[gnu::format(printf, 2, 3)]] void info(const char *format, ...) noexcept;
  [[gnu::format(printf, 2, 3)]] void warning(const char *format, ...) noexcept;
  [[gnu::format(printf, 2, 3)]] void error(const char *format, ...) noexcept;
  [[gnu::format(printf, 3, 0)]] void write(Level level, const char *format, va_list arguments) noexcept;

  /// Whether a message of this level goes anywhere; ask before computing what is dear to compute.
  [[nodiscard]] bool enabled(Level level) noexcept {
    int threshold = threshold_.load(std::memory_order_relaxed);
    if (threshold == kUnread) [[unlikely]] {
      threshold = configureOnce();
    }
    return static_cast<int>(level) >= threshold;
  }

  /// Reads the variable again, as a new initialisation does. A file opened before is closed. Keeps the callback.
  void configure() noexcept;

  /// Messages of `level` and above also go to `callback`, whatever the variable says. Replaces an earlier callback.
  void setCallback(ur_logger_callback_t callback, void *userData, ur_logger_level_t level) noexcept;
  void setCallbackLevel(ur_logger_level_t level) noexcept;

private:
  static constexpr int kUnread = -1;

  int configureOnce() noexcept;
  void configureLocked() noexcept;
  void parse(const char *variable);
  void updateThreshold() noexcept;
  void emit(Level level, const char *message) noexcept;

  const char *const name_;
  std::atomic<int> threshold_{kUnread}; // the lowest level that goes anywhere
  std::mutex mutex_;                    // guards what follows
  Level level_ = Level::Warning;
  Level flush_ = Level::Warning;
  std::FILE *output_ = nullptr; // null is standard error
  bool ownsOutput_ = false;
  ur_logger_callback_t callback_ = nullptr;
  void *callbackData_ = nullptr;
  Level callbackLevel_ = Level::Quiet;
};

} // namespace ur::log
