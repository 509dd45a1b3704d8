// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace/json.hpp"

#include <charconv>

namespace trace {
namespace {

constexpr int kMaxDepth = 64; // far more than the layer writes; a hostile file must not use up the stack

class Parser {
public:
  explicit Parser(std::string_view text) noexcept : text_(text) {}

  Value whole() {
    Value value = next(0);
    skipSpace();
    if (at_ != text_.size())
      fail("there is more behind the end of the value");
    return value;
  }

private:
  [[noreturn]] void fail(const std::string &what) const {
    throw JsonError(at_ >= text_.size() ? "the line ends too early" : what + " in column " + std::to_string(at_ + 1));
  }

  void skipSpace() noexcept {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r'))
      ++at_;
  }
  [[nodiscard]] char peek() {
    skipSpace();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool take(char wanted) {
    const bool there = peek() == wanted && at_ < text_.size();
    at_ += there ? 1 : 0;
    return there;
  }
  void expect(char wanted) {
    if (!take(wanted))
      fail(std::string("'") + wanted + "' is expected");
  }

  Value next(int depth) {
    if (depth == kMaxDepth)
      fail("too many values within each other");
    switch (peek()) {
    case '{':
      return object(depth);
    case '[':
      return array(depth);
    case '"': {
      Value value;
      value.kind = Value::Kind::Text;
      value.text = string();
      return value;
    }
    case 't':
      return word("true", Value::Kind::Bool);
    case 'f':
      return word("false", Value::Kind::Bool);
    case 'n':
      return word("null", Value::Kind::Null);
    default:
      return number();
    }
  }

  Value object(int depth) {
    Value value;
    value.kind = Value::Kind::Object;
    expect('{');
    if (take('}'))
      return value;
    do {
      if (peek() != '"')
        fail("a name is expected");
      value.names.push_back(string());
      expect(':');
      value.elements.push_back(next(depth + 1));
    } while (take(','));
    expect('}');
    return value;
  }

  Value array(int depth) {
    Value value;
    value.kind = Value::Kind::Array;
    expect('[');
    if (take(']'))
      return value;
    do {
      value.elements.push_back(next(depth + 1));
    } while (take(','));
    expect(']');
    return value;
  }

  Value word(std::string_view word, Value::Kind kind) {
    if (text_.substr(at_, word.size()) != word)
      fail("no value starts like this");
    at_ += word.size();
    Value value;
    value.kind = kind;
    value.text = word;
    return value;
  }

  Value number() {
    const size_t begin = at_;
    while (at_ < text_.size() && std::string_view("+-.0123456789eE").find(text_[at_]) != std::string_view::npos)
      ++at_;
    Value value;
    value.kind = Value::Kind::Number;
    value.text = text_.substr(begin, at_ - begin);
    double read = 0;
    const char *const end = value.text.data() + value.text.size();
    if (const auto [stop, error] = std::from_chars(value.text.data(), end, read);
        error == std::errc::invalid_argument || stop != end) {
      at_ = begin;
      fail("no value starts like this");
    }
    return value;
  }

  std::string string() {
    ++at_; // the quote
    std::string read;
    while (at_ < text_.size() && text_[at_] != '"') {
      read += text_[at_] == '\\' ? escape() : text_[at_];
      ++at_;
    }
    if (at_ == text_.size())
      fail("a text has no end");
    ++at_;
    return read;
  }

  /// Leaves at_ at the last character of the escape.
  char escape() {
    ++at_;
    if (at_ >= text_.size())
      fail("a text has no end");
    switch (text_[at_]) {
    case 'n':
      return '\n';
    case 't':
      return '\t';
    case 'r':
      return '\r';
    case 'u': {
      unsigned code = 0;
      const std::string_view digits = text_.substr(at_ + 1, 4);
      const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
      if (digits.size() < 4 || error != std::errc() || stop != digits.data() + 4 || code > 0xff)
        fail("an escape that a trace can't have");
      at_ += 4;
      return static_cast<char>(code);
    }
    case '"':
    case '\\':
    case '/':
      return text_[at_];
    default:
      fail("an escape that a trace can't have");
    }
  }

  std::string_view text_;
  size_t at_ = 0;
};

} // namespace

const Value *Value::find(std::string_view name) const noexcept {
  for (size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name)
      return &elements[i];
  }
  return nullptr;
}

uint64_t Value::number() const {
  if (kind == Kind::Bool)
    return text == "true" ? 1 : 0;
  const char *const end = text.data() + text.size();
  uint64_t whole = 0;
  int64_t negative = 0;
  if (kind == Kind::Number) {
    if (const auto [stop, error] = std::from_chars(text.data(), end, whole); error == std::errc() && stop == end)
      return whole;
    if (const auto [stop, error] = std::from_chars(text.data(), end, negative); error == std::errc() && stop == end)
      return static_cast<uint64_t>(negative);
  }
  throw JsonError("a whole number of 64 bits is expected" + (text.empty() ? "" : ", not '" + text.substr(0, 40) + "'"));
}

Value parse(std::string_view text) {
  return Parser(text).whole();
}

} // namespace trace
