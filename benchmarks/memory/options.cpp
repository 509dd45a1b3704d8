// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/options.hpp"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <sstream>
#include <stdexcept>

namespace memory {
namespace {

/// Bytes, with K, M or G behind the number for units of 1024; the default where nothing was given.
uint64_t size(const bench::CommandLine &arguments, const char *name, uint64_t otherwise) {
  const std::string text = arguments.option(name);
  if (text.empty())
    return otherwise;
  uint64_t value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const std::string unit(stop, static_cast<size_t>(text.data() + text.size() - stop));
  const size_t power = unit.empty() ? 0 : std::string("KMG").find(unit) + 1;
  if (error != std::errc() || value == 0 || unit.size() > 1 || (!unit.empty() && power == 0))
    throw std::runtime_error(std::string(name) + "=" + text + " is no number from 1 on");
  return value << (10 * power);
}

/// The first of them where nothing was given.
template <typename Value>
Value oneOf(const bench::CommandLine &arguments, const char *name,
            std::initializer_list<std::pair<const char *, Value>> all) {
  const std::string text = arguments.option(name);
  for (const auto &[word, value] : all) {
    if (text == word)
      return value;
  }
  if (!text.empty())
    throw std::runtime_error(std::string(name) + " can't be " + text);
  return all.begin()->second;
}

std::vector<Mode> modesOf(const std::string &text) {
  if (text.empty())
    return {std::begin(kModes), std::end(kModes)};
  std::vector<Mode> modes;
  std::istringstream words(text);
  for (std::string word; std::getline(words, word, ',');) {
    const auto *const found =
        std::find_if(std::begin(kModes), std::end(kModes), [&](Mode mode) { return word == nameOf(mode); });
    if (found == std::end(kModes))
      throw std::runtime_error("there is no mode " + word);
    modes.push_back(*found);
  }
  return modes;
}

} // namespace

Options::Options(const bench::CommandLine &arguments)
    : modes(modesOf(arguments.option("--modes"))), only(arguments.option("--only")) {
  constexpr uint64_t kGranule = uint64_t{2} << 20, kPage = 64 << 10;
  divisor = size(arguments, "--divisor", divisor);
  granule = size(arguments, "--granule", std::max(kGranule / divisor, kPage));
  steps = static_cast<uint32_t>(size(arguments, "--steps", steps));
  if (const std::string text = arguments.option("--maximum"); !text.empty())
    maximum = std::stod(text);
  if (const std::string text = arguments.option("--most"); !text.empty())
    most = Limit{nullptr, Mode::inOrder, Source::ranges, std::stod(text), false};
  checking = arguments.checking() || arguments.given("--check-contents") || arguments.given("--check-times");
  checks = arguments.given("--check-times")                               ? Checks::times
           : arguments.given("--check-contents") && !arguments.checking() ? Checks::contents
                                                                          : Checks::memory;
  setting.work = oneOf<Work>(arguments, "--work", {{"touch", Work::touch}, {"none", Work::none}, {"fill", Work::fill}});
  setting.busy = oneOf<Busy>(arguments, "--busy", {{"no", Busy::no}, {"hold", Busy::hold}, {"fills", Busy::fills}});
  setting.kind = oneOf<ur_usm_type_t>(
      arguments, "--kind",
      {{"device", UR_USM_TYPE_DEVICE}, {"host", UR_USM_TYPE_HOST}, {"shared", UR_USM_TYPE_SHARED}});
  setting.nativePool = arguments.given("--native-pool");
  setting.verify = arguments.given("--verify");
  setting.stopAt = size(arguments, "--stop", 0);
  about = {
      {"divisor", std::to_string(divisor)}, {"granule", std::to_string(granule)}, {"steps", std::to_string(steps)}};
  for (const char *const name : {"work", "busy", "kind", "maximum"}) {
    if (const std::string text = arguments.option(std::string("--") + name); !text.empty())
      about.emplace_back(name, text);
  }
  if (setting.nativePool)
    about.emplace_back("pool", "native");
}

} // namespace memory
