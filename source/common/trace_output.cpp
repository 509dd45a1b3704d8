// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "common/trace_output.hpp"

#include "common/log.hpp"
#include "unified-runtime/ur_api.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace ur::trace {

Output outputOf(const char *variable, const env::Map &words) {
  Output output;
  for (const auto &entry : words) {
    const auto &[key, values] = entry;
    const std::string &word = values.front();
    if (key == "output" && values.size() == 2 && word == "file") {
      output.path = values[1];
    } else if (key == "output" && values.size() == 1 && (word == "stdout" || word == "stderr")) {
      output.stream = word == "stdout" ? STDOUT_FILENO : STDERR_FILENO;
    } else if (key == "output") {
      throw env::Error(variable,
                       "'" + env::written(entry) + "' is not output:stdout, output:stderr or output:file,<path>");
    } else if (key == "level" && values.size() == 1) {
      output.quiet = log::levelOf(variable, word) == log::Level::Quiet;
    } else if (key == "flush" && values.size() == 1) {
      output.flush = log::levelOf(variable, word) <= log::Level::Info;
    } else {
      throw env::Error(variable,
                       "'" + env::written(entry) + "' is not one of level:<level>, flush:<level> and output:<where>");
    }
  }
  if (const size_t at = output.path.find("%p"); at != std::string::npos)
    output.path.replace(at, 2, std::to_string(::getpid()));
  return output;
}

int open(const char *variable, const Output &output, bool empty) {
  if (output.quiet)
    return -1;
  if (output.path.empty())
    return output.stream;
  const int file = ::open(output.path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (empty ? O_TRUNC : 0), 0666);
  if (file < 0)
    throw env::Error(variable, "can't open '" + output.path + "': " + std::strerror(errno));
  return file;
}

void write(int descriptor, std::string_view text) noexcept {
  while (descriptor >= 0 && !text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno != EINTR)
      return;
    text.remove_prefix(static_cast<size_t>(std::max<ssize_t>(written, 0)));
  }
}

uint64_t clockNow() noexcept {
  return static_cast<uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
          .count());
}

std::string header(uint64_t clock, const std::string &more) {
  const auto number = [](auto value) { return std::to_string(value); };
  return "{\"trace\":\"laneway\",\"version\":1,\"api\":\"" + number(UR_MAJOR_VERSION(UR_API_VERSION_CURRENT)) + "." +
         number(UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) + "\",\"process\":" + number(::getpid()) +
         ",\"clock\":" + number(clock) + more + "}\n";
}

} // namespace ur::trace
