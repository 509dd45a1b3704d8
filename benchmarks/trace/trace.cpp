// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace/trace.hpp"

#include "common/generated/tables.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <limits>
#include <unordered_map>

namespace trace {
namespace {

constexpr uint64_t kVersion = 1;

/// The name as a constant of the library; null for what is no function of the API.
const char *functionNamed(const std::string &name) {
  static const auto *const names = [] {
    auto *const all = new std::unordered_map<std::string_view, const char *>;
    for (const char *const one : ur::kSlotNames)
      all->emplace(one, one);
    return all;
  }();
  const auto found = names->find(name);
  return found == names->end() ? nullptr : found->second;
}

class Reader {
public:
  explicit Reader(const std::string &name) { trace_.file = name; }

  Trace whole(std::istream &from) {
    std::string text;
    while (std::getline(from, text)) {
      ++line_;
      const bool ended = !from.eof(); // the last line's end is missing where the file's end came first
      try {
        read(text);
      } catch (const JsonError &problem) {
        fail(ended ? problem.what() : std::string("the file is cut off here: ") + problem.what());
      }
      if (!ended)
        fail("the file is cut off here: the line has no end");
    }
    if (line_ == 0) {
      ++line_;
      fail("the file is empty");
    }
    std::stable_sort(trace_.calls.begin(), trace_.calls.end(),
                     [](const Call &a, const Call &b) { return a.start < b.start; });
    return std::move(trace_);
  }

private:
  [[noreturn]] void fail(const std::string &what) const { throw Error(trace_.file, line_, what); }

  void read(const std::string &text) {
    if (line_ == 1 && text.rfind("{\"trace\":", 0) != 0)
      fail("this is no trace: the first line has to say {\"trace\":\"laneway\",...}");
    const Value value = parse(text);
    if (value.kind != Value::Kind::Object)
      fail("an object is expected in each line");
    if (value.find("trace"))
      header(value);
    else if (!value.find("e")) // what an adapter tells of itself is no call
      call(value);
  }

  const Value &member(const Value &of, const char *name) const {
    const Value *const found = of.find(name);
    if (!found)
      fail(std::string("the line has no \"") + name + "\"");
    return *found;
  }
  [[nodiscard]] uint64_t number(const Value &of, const char *name, uint64_t most) const {
    const uint64_t value = member(of, name).number();
    if (value > most) {
      fail(std::string("\"") + name + "\" is " + std::to_string(value) + ", at most " + std::to_string(most) +
           " is possible");
    }
    return value;
  }

  void header(const Value &value) {
    if (member(value, "trace").text != "laneway")
      fail("this is a trace of '" + member(value, "trace").text + "', not of laneway");
    if (const uint64_t version = member(value, "version").number(); version != kVersion) {
      fail("this is version " + std::to_string(version) + " of the format, only version " + std::to_string(kVersion) +
           " can be read");
    }
    const uint64_t process = member(value, "process").number();
    if (section_ > 0 && process != process_)
      fail("another process wrote here too: %p in the file's name gives each a file of its own");
    process_ = process;
    clock_ = number(value, "clock", kMaxTime);
    ++section_;
  }

  void call(const Value &value) {
    Call call;
    call.line = line_;
    call.section = section_;
    const std::string &name = member(value, "f").text;
    call.function = functionNamed(name);
    if (!call.function)
      fail("'" + name + "' is no function of the API");
    constexpr uint64_t kMax32 = std::numeric_limits<uint32_t>::max();
    call.thread = static_cast<uint32_t>(number(value, "t", kMax32));
    call.start = clock_ + number(value, "s", kMaxTime);
    call.end = call.start + number(value, "d", kMaxTime);
    call.result = static_cast<ur_result_t>(number(value, "r", kMax32));
    call.arguments = member(value, "a");
    if (call.arguments.kind != Value::Kind::Object)
      fail("\"a\" is no object");
    if (const Value *const outputs = value.find("o"))
      call.outputs = *outputs;
    trace_.calls.push_back(std::move(call));
  }

  static constexpr uint64_t kMaxTime = uint64_t{1} << 62; // so that sums can't overflow

  Trace trace_;
  uint32_t line_ = 0;
  uint32_t section_ = 0;
  uint64_t process_ = 0;
  uint64_t clock_ = 0;
};

} // namespace

Trace read(std::istream &from, const std::string &name) {
  return Reader(name).whole(from);
}

Trace readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    throw Error(path, 0, std::string("can't be opened: ") + std::strerror(errno));
  return read(file, path);
}

} // namespace trace
