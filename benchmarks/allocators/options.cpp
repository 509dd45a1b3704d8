// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "options.hpp"

#include <charconv>
#include <filesystem>
#include <functional>
#include <map>
#include <stdexcept>

namespace allocators {
namespace {

template <class Number>
Number number(const std::string &name, const std::string &text, Number least) {
  Number value{};
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || stop != text.data() + text.size() || !(value >= least)) {
    throw std::runtime_error(name + " is '" + text + "', expected a number that isn't less than " +
                             std::to_string(least));
  }
  return value;
}

} // namespace

Options::Options(int argc, char **argv)
    : folder(std::filesystem::path(argv[0]).parent_path().string()), traces(TRACES), only(""), subjects("") {
  folder = folder.empty() ? "." : folder;
  const std::map<std::string, std::function<void(const std::string &, const std::string &)>> known{
      {"--adapter", [&](auto &, auto &text) { adapter = text; }},
      {"--plugins", [&](auto &, auto &text) { folder = text; }},
      {"--plugin", [&](auto &, auto &text) { plugins.push_back(text); }},
      {"--traces", [&](auto &, auto &text) { traces = text; }},
      {"--json", [&](auto &, auto &text) { json = text; }},
      {"--machine", [&](auto &, auto &text) { machine = text; }},
      {"--only", [&](auto &, auto &text) { only = text; }},
      {"--subjects", [&](auto &, auto &text) { subjects = text; }},
      {"--rounds", [&](auto &name, auto &text) { rounds = number(name, text, 1); }},
      {"--fills", [&](auto &name, auto &text) { longFills = number(name, text, 0); }},
      {"--seconds", [&](auto &name, auto &text) { extent.seconds = number(name, text, 0.0); }},
      {"--divisor", [&](auto &name, auto &text) { extent.divisor = number(name, text, uint64_t{1}); }},
      {"--threads", [&](auto &name, auto &text) { extent.mostThreads = number(name, text, 1U); }},
  };
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const size_t equals = argument.find('=');
    const auto found = known.find(argument.substr(0, equals));
    if (found == known.end() || equals == std::string::npos) {
      std::string names;
      for (const auto &[name, set] : known) {
        names += " " + name + "=";
      }
      throw std::runtime_error("the argument is '" + argument + "', expected one of" + names);
    }
    found->second(found->first, argument.substr(equals + 1));
  }
}

} // namespace allocators
