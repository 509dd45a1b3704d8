// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/messages.hpp"

#include "compiler/version.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <type_traits>

namespace ur::compiler {

namespace {

/// Numbers as the machine has them: both sides run on one. Texts and lists have their length before them.
class Writer {
public:
  /// Begins with what isOurs() looks for.
  Writer(std::string_view kind, std::string *bytes) : bytes_(*bytes) {
    text(version());
    text(kind);
  }
  template <class Number>
  void number(Number value) {
    static_assert(std::is_arithmetic_v<Number>);
    bytes_.append(reinterpret_cast<const char *>(&value), sizeof value);
  }
  void text(std::string_view text) {
    number(uint64_t{text.size()});
    bytes_.append(text);
  }

private:
  std::string &bytes_;
};

/// Answers false from the first thing on that isn't there.
class Reader {
public:
  explicit Reader(std::string_view bytes) noexcept : rest_(bytes) {}
  template <class Number>
  bool number(Number *value) noexcept {
    if (rest_.size() < sizeof *value)
      return good_ = false;
    std::memcpy(value, rest_.data(), sizeof *value);
    rest_.remove_prefix(sizeof *value);
    return good_;
  }
  bool text(std::string_view *text) noexcept {
    uint64_t size = 0;
    if (!number(&size) || size > rest_.size())
      return good_ = false;
    *text = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return good_;
  }
  bool text(std::string *text) {
    std::string_view view;
    if (!this->text(&view))
      return false;
    text->assign(view);
    return true;
  }
  /// Everything was read, and nothing was missing.
  bool isAtEnd() const noexcept { return good_ && rest_.empty(); }

private:
  std::string_view rest_;
  bool good_ = true;
};

bool isOurs(Reader &reader, std::string_view kind) noexcept {
  std::string_view version, found;
  return reader.text(&version) && reader.text(&found) && version == compiler::version() && found == kind;
}

} // namespace

std::string_view version() noexcept {
  return kVersion;
}

const std::string *whyLeftOut(const std::vector<LeftOut> &leftOut, std::string_view kernel) noexcept {
  const auto found =
      std::find_if(leftOut.begin(), leftOut.end(), [&](const LeftOut &one) { return one.kernel == kernel; });
  return found == leftOut.end() ? nullptr : &found->why;
}

std::string encode(const Request &request) {
  std::string bytes;
  Writer writer("request", &bytes);
  writer.text(request.processor);
  writer.number(uint8_t{request.withOffset});
  writer.number(uint64_t{request.modules.size()});
  for (const Module &module : request.modules) {
    writer.number(uint64_t{module.constants.size()});
    for (const Constant &constant : module.constants) {
      writer.number(constant.id);
      writer.number(constant.value);
    }
    writer.text({reinterpret_cast<const char *>(module.spirv.data()), module.spirv.size()});
  }
  return bytes;
}

namespace {

bool read(Reader &reader, Module *module) {
  uint64_t constants = 0;
  std::string_view spirv;
  if (!reader.number(&constants))
    return false;
  for (uint64_t i = 0; i < constants; ++i) {
    Constant constant;
    if (!reader.number(&constant.id) || !reader.number(&constant.value))
      return false;
    module->constants.push_back(constant);
  }
  if (!reader.text(&spirv))
    return false;
  module->spirv.assign(spirv.begin(), spirv.end());
  return true;
}

} // namespace

bool decode(std::string_view bytes, Request *request) {
  Reader reader(bytes);
  Request made;
  uint8_t withOffset = 0;
  uint64_t modules = 0;
  if (!isOurs(reader, "request") || !reader.text(&made.processor) || !reader.number(&withOffset) ||
      !reader.number(&modules))
    return false;
  for (uint64_t i = 0; i < modules; ++i) {
    if (!read(reader, &made.modules.emplace_back()))
      return false;
  }
  if (!reader.isAtEnd())
    return false;
  made.withOffset = withOffset != 0;
  *request = std::move(made);
  return true;
}

std::string encode(const Answer &answer) {
  std::string bytes;
  Writer writer("answer", &bytes);
  writer.number(uint8_t{answer.compiled});
  writer.text(answer.log);
  writer.text(answer.code);
  writer.number(uint64_t{answer.leftOut.size()});
  for (const LeftOut &one : answer.leftOut) {
    writer.text(one.kernel);
    writer.text(one.why);
  }
  return bytes;
}

bool decode(std::string_view bytes, Answer *answer) {
  Reader reader(bytes);
  Answer read;
  uint8_t compiled = 0;
  uint64_t leftOut = 0;
  if (!isOurs(reader, "answer") || !reader.number(&compiled) || !reader.text(&read.log) || !reader.text(&read.code) ||
      !reader.number(&leftOut))
    return false;
  for (uint64_t i = 0; i < leftOut; ++i) {
    LeftOut &one = read.leftOut.emplace_back();
    if (!reader.text(&one.kernel) || !reader.text(&one.why))
      return false;
  }
  if (!reader.isAtEnd())
    return false;
  read.compiled = compiled != 0;
  *answer = std::move(read);
  return true;
}

bool send(int socket, std::string_view message) noexcept {
  const uint64_t size = message.size();
  for (std::string_view rest : {std::string_view(reinterpret_cast<const char *>(&size), sizeof size), message}) {
    while (!rest.empty()) {
      const ssize_t sent = ::send(socket, rest.data(), rest.size(), MSG_NOSIGNAL);
      if (sent < 0 && errno == EINTR)
        continue;
      if (sent <= 0)
        return false;
      rest.remove_prefix(static_cast<size_t>(sent));
    }
  }
  return true;
}

namespace {

bool receiveAll(int socket, char *to, uint64_t size) noexcept {
  while (size != 0) {
    const ssize_t got = ::recv(socket, to, size, 0);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return false;
    to += got;
    size -= static_cast<uint64_t>(got);
  }
  return true;
}

} // namespace

bool receive(int socket, std::string *message) {
  constexpr uint64_t kStep = 1 << 20; // What the other side promises may never come.
  uint64_t size = 0;
  if (!receiveAll(socket, reinterpret_cast<char *>(&size), sizeof size) || size > kLongest)
    return false;
  message->clear();
  while (size != 0) {
    const uint64_t next = std::min(size, kStep), at = message->size();
    message->resize(at + next);
    if (!receiveAll(socket, message->data() + at, next))
      return false;
    size -= next;
  }
  return true;
}

} // namespace ur::compiler
