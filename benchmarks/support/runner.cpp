// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/runner.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace bench {

std::string readFile(const std::string &file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream)
    throw std::runtime_error("can't read " + file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

CommandLine::CommandLine(int argc, char **argv, std::initializer_list<std::string> own,
                         std::initializer_list<std::string> defaults, std::initializer_list<std::string> switches)
    : rest_{argv[0]} {
  rest_.insert(rest_.end(), defaults);
  known_ = own;
  known_.insert(known_.end(), switches);
  known_.emplace_back("--check");
  const auto isOwn = [&](const std::string &name) {
    return std::any_of(own.begin(), own.end(),
                       [&](const std::string &one) { return one.substr(0, one.find('=')) == name; });
  };
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const std::string name = argument.substr(0, argument.find('='));
    if (argument == "--check")
      checking_ = true;
    else if (name.size() < argument.size() && isOwn(name))
      options_[name] = argument.substr(name.size() + 1);
    else if (std::find(switches.begin(), switches.end(), argument) != switches.end())
      options_[argument];
    else if (argument.rfind("--", 0) != 0)
      files_.push_back(argument);
    else
      rest_.push_back(argument);
  }
}

bool CommandLine::initialize() {
  if (std::find(rest_.begin(), rest_.end(), "--help") != rest_.end()) {
    std::printf("%s: its first lines in the sources describe it. Its own options:\n",
                rest_.front().substr(rest_.front().rfind('/') + 1).c_str());
    for (const std::string &option : known_)
      std::printf("          [%s]\n", option.c_str());
    std::printf("and google-benchmark's:\n");
  }
  std::vector<char *> arguments;
  for (std::string &argument : rest_)
    arguments.push_back(argument.data());
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  return !benchmark::ReportUnrecognizedArguments(count, arguments.data());
}

std::string CommandLine::option(const std::string &name) const {
  const auto found = options_.find(name);
  return found == options_.end() ? std::string() : found->second;
}

void Collector::ReportRuns(const std::vector<Run> &runs) {
  for (const Run &run : runs) {
    if (run.run_type == Run::RT_Iteration && !run.error_occurred) {
      const double time = time_ == Time::Wall ? run.real_accumulated_time : run.cpu_accumulated_time;
      times_[run.run_name.function_name].push_back(time / static_cast<double>(run.iterations) * 1e9);
    }
  }
  if (shown_)
    ConsoleReporter::ReportRuns(runs);
}

Collector::Figures Collector::of(const std::string &name) const {
  const auto found = times_.find(name);
  if (found == times_.end())
    return {};
  return {median(found->second), *std::min_element(found->second.begin(), found->second.end())};
}

} // namespace bench
