// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "options.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
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

struct Options::Known {
  const char *name, *value, *meaning;
  void (*set)(Options &options, const std::string &name, const std::string &text);
};

const std::vector<Options::Known> &Options::known() {
  using Text = const std::string &;
  static const std::vector<Known> all{
      {"--adapter", "LIBRARY", "another adapter than the loader's choice",
       [](Options &o, Text, Text text) { o.adapter = text; }},
      {"--plugins", "FOLDER", "where liballoc_subject_cub.so, _rmm.so and _torch.so are (beside this program)",
       [](Options &o, Text, Text text) { o.folder = text; }},
      {"--plugin", "FILE", "one more; may be given several times",
       [](Options &o, Text, Text text) { o.plugins.push_back(text); }},
      {"--traces", "FOLDER", "of lm.trace.gz and cnn.trace.gz (the checkout's)",
       [](Options &o, Text, Text text) { o.traces = text; }},
      {"--rounds", "N", "each subject is measured so often, in turns (5)",
       [](Options &o, Text name, Text text) { o.rounds = number(name, text, 1); }},
      {"--seconds", "X", "of each measurement but the programs (0.1)",
       [](Options &o, Text name, Text text) { o.extent.seconds = number(name, text, 0.0); }},
      {"--divisor", "N", "sizes are divided by it (1)",
       [](Options &o, Text name, Text text) { o.extent.divisor = number(name, text, uint64_t{1}); }},
      {"--threads", "N", "most threads (16)",
       [](Options &o, Text name, Text text) { o.extent.mostThreads = number(name, text, 1U); }},
      {"--fills", "N", "long fills of 256 MiB before each of a program's steps (50)",
       [](Options &o, Text name, Text text) { o.longFills = number(name, text, 0); }},
      {"--only", "REGEX", "only what has a row of which a part fits",
       [](Options &o, Text, Text text) { o.only = text; }},
      {"--subjects", "REGEX", "only subjects of whose names a part fits",
       [](Options &o, Text, Text text) { o.subjects = text; }},
      {"--machine", "TEXT", "what else there is to say about the machine",
       [](Options &o, Text, Text text) { o.machine = text; }},
      {"--json", "FILE", "everything as JSON, as benchmarks/results keeps it",
       [](Options &o, Text, Text text) { o.json = text; }},
  };
  return all;
}

Options::Options(int argc, char **argv)
    : folder(std::filesystem::path(argv[0]).parent_path().string()), traces(TRACES), only(""), subjects("") {
  folder = folder.empty() ? "." : folder;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--help" || argument == "-h") {
      help = true;
      continue;
    }
    const size_t equals = argument.find('=');
    const std::string name = argument.substr(0, equals);
    const auto found =
        std::find_if(known().begin(), known().end(), [&](const Known &option) { return name == option.name; });
    if (found == known().end() || equals == std::string::npos) {
      std::string names;
      for (const Known &option : known())
        names += std::string(" ") + option.name + "=";
      throw std::runtime_error("the argument is '" + argument + "', expected --help or one of" + names);
    }
    try {
      found->set(*this, name, argument.substr(equals + 1));
    } catch (const std::regex_error &error) {
      throw std::runtime_error(name + " is '" + argument.substr(equals + 1) +
                               "', expected a regular expression: " + error.what());
    }
  }
}

void Options::printHelp() const {
  std::printf(
      "usage: bench_allocators [options]\n\nMeasures allocators for CUDA side by side, in one run and one table. "
      "docs/allocator_benchmark.md describes it.\n\n");
  for (const Known &option : known())
    std::printf("  %-20s %s\n", (std::string(option.name) + "=" + option.value).c_str(), option.meaning);
}

} // namespace allocators
