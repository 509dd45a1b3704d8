// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// spirv_mutated [--seconds=N] [--seed=N] FILE|FOLDER...: builds modules of SPIR-V that were changed at random, on the
// first device of the adapter that UR_ADAPTERS_FORCE_LOAD names, as a program of a user's would, and counts what came
// of them. Changes: bits, words, and whole instructions that are dropped, doubled, exchanged, or come from elsewhere;
// files that are cut off. Modules by which the compiler ended are kept in the current folder, as ended-N.spv.
//
// Exit status: 0 where each build succeeded or failed with a reason, within a minute, and this process has kept its
// size; 1 where not, and the module lies in the file that is named; 2 where nothing could be tried.
#include "spirv/kernels/open_device.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Words = std::vector<uint32_t>;
using ur::test::OpenDevice;
using Clock = std::chrono::steady_clock;

constexpr size_t kHeader = 5; // words before the first instruction
constexpr auto kMostTime = std::chrono::seconds(60);
constexpr size_t kMostGrowth = size_t{256} << 20; // bytes of this process, over all modules

Words read(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
  Words words(bytes.size() / sizeof(uint32_t));
  if (!words.empty())
    std::memcpy(words.data(), bytes.data(), words.size() * sizeof(uint32_t));
  return words;
}

/// Changes modules. The same seed makes the same changes.
class Mutator {
public:
  Mutator(uint64_t seed, const std::vector<Words> &corpus) : random_(seed), corpus_(corpus) {}

  Words next() {
    Words module = corpus_[below(corpus_.size())];
    for (size_t changes = 1 + below(4); changes != 0; --changes)
      change(module);
    return module;
  }

private:
  size_t below(size_t end) { return end < 2 ? 0 : std::uniform_int_distribution<size_t>(0, end - 1)(random_); }

  /// Where instructions begin, as far as their lengths lead.
  static std::vector<size_t> starts(const Words &module) {
    std::vector<size_t> all;
    for (size_t at = kHeader; at < module.size() && (module[at] >> 16) != 0; at += module[at] >> 16)
      all.push_back(at);
    return all;
  }
  static size_t endOf(const Words &module, size_t at) { return std::min(module.size(), at + (module[at] >> 16)); }
  using Difference = Words::difference_type;

  void change(Words &module) {
    const std::vector<size_t> places = starts(module);
    if (places.empty())
      return;
    const size_t at = places[below(places.size())], other = places[below(places.size())];
    const size_t size = endOf(module, at) - at;
    const auto here = module.begin() + static_cast<Difference>(at);
    switch (below(8)) {
    case 0: // a bit
      module[below(module.size())] ^= 1u << below(32);
      return;
    case 1: // an operand becomes another one of the module
      module[at + below(size)] = module[below(module.size())];
      return;
    case 2: { // an operand becomes a number that is often special
      constexpr uint32_t kSpecial[] = {0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff, 0x10000, 0xffff};
      module[at + below(size)] = kSpecial[below(std::size(kSpecial))];
      return;
    }
    case 3: // it is gone
      module.erase(here, here + static_cast<Difference>(size));
      return;
    case 4:   // it is there twice
    case 5: { // or elsewhere, too
      const Words copy(here, here + static_cast<Difference>(size));
      module.insert(module.begin() + static_cast<Difference>(below(2) ? at : other), copy.begin(), copy.end());
      return;
    }
    case 6: { // one of another module
      const Words &from = corpus_[below(corpus_.size())];
      const std::vector<size_t> theirs = starts(from);
      if (theirs.empty())
        return;
      const size_t begin = theirs[below(theirs.size())];
      module.insert(here, from.begin() + static_cast<Difference>(begin),
                    from.begin() + static_cast<Difference>(endOf(from, begin)));
      return;
    }
    default: // it ends here, or within
      module.resize(at + below(size));
    }
  }

  std::mt19937_64 random_;
  const std::vector<Words> &corpus_;
};

/// What came of one module.
struct Outcome {
  std::string kind;    ///< as it is counted
  std::string problem; ///< what mustn't be; empty: nothing
};

Outcome build(const OpenDevice &device, const Words &module) {
  ur_program_handle_t program = nullptr;
  const ur_result_t made =
      urProgramCreateWithIL(device.context, module.data(), module.size() * sizeof(uint32_t), nullptr, &program);
  if (made != UR_RESULT_SUCCESS)
    return {"no program", {}};
  const ur_result_t built = urProgramBuild(device.context, program, nullptr);
  const std::string log = device.logOf(program);
  (void)urProgramRelease(program);
  if (built == UR_RESULT_SUCCESS)
    return {"built", {}};
  if (log.empty())
    return {"failed without a reason", "the build answers " + std::to_string(built) + ", and its log is empty"};
  for (const char *const end : {"a fault of its own", "took too long", "too little memory"}) {
    if (log.find(end) != std::string::npos)
      return {"ended the compiler's child: " + log.substr(0, log.find('\n')), {}};
  }
  return {"refused with a reason", {}};
}

/// In the current folder.
void keep(const Words &module, const std::string &file) {
  std::ofstream(file, std::ios::binary)
      .write(reinterpret_cast<const char *>(module.data()), static_cast<std::streamsize>(module.size() * 4));
}

size_t sizeOfThisProcess() {
  size_t pages = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> pages >> resident;
  return resident * 4096;
}

template <typename T>
bool option(std::string_view argument, std::string_view name, T *value) {
  if (!argument.starts_with(name))
    return false;
  const std::string_view text = argument.substr(name.size());
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *value);
  if (error != std::errc() || end != text.data() + text.size())
    throw std::runtime_error("'" + std::string(argument) + "' has no number");
  return true;
}

/// Nothing wrong: an empty text.
std::string tryThem(Mutator &mutator, uint64_t seconds) {
  const OpenDevice device;
  std::map<std::string, uint64_t> counts;
  std::string wrong;
  uint64_t tried = 0;
  size_t before = 0;
  Clock::duration longest{};
  const auto end = Clock::now() + std::chrono::seconds(seconds);
  for (auto told = Clock::now(); wrong.empty() && Clock::now() < end; ++tried) {
    const Words module = mutator.next();
    const auto begin = Clock::now();
    Outcome outcome = build(device, module);
    const auto took = Clock::now() - begin;
    longest = std::max(longest, took);
    ++counts[outcome.kind];
    if (took > kMostTime)
      outcome.problem = "the build took longer than a minute";
    if (tried == 200)
      before = sizeOfThisProcess();
    if (tried > 200 && sizeOfThisProcess() > before + kMostGrowth)
      outcome.problem = "this process has grown by more than 256 MiB";
    if (outcome.kind.starts_with("ended"))
      keep(module, "ended-" + std::to_string(tried) + ".spv");
    if (!outcome.problem.empty()) {
      keep(module, "mutated.spv");
      wrong = outcome.problem + "; the module: mutated.spv";
    }
    if (Clock::now() - told > std::chrono::seconds(30)) {
      std::fprintf(stderr, "%llu modules\n", static_cast<unsigned long long>(tried));
      told = Clock::now();
    }
  }
  std::printf("%llu modules, the longest %lld ms\n", static_cast<unsigned long long>(tried),
              static_cast<long long>(std::chrono::duration_cast<std::chrono::milliseconds>(longest).count()));
  for (const auto &[kind, count] : counts)
    std::printf("%8llu %s\n", static_cast<unsigned long long>(count), kind.c_str());
  device.close();
  if (wrong.empty() && counts.size() < 2)
    wrong = "all modules came to the same end, so that nothing was tried";
  return wrong;
}

} // namespace

int main(int argc, char **argv) {
  try {
    uint64_t seconds = 10, seed = 1;
    std::vector<Words> corpus;
    for (int i = 1; i < argc; ++i) {
      const std::string argument = argv[i];
      if (option(argument, "--seconds=", &seconds) || option(argument, "--seed=", &seed))
        continue;
      if (!std::filesystem::is_directory(argument)) {
        corpus.push_back(read(argument));
        continue;
      }
      for (const auto &file : std::filesystem::recursive_directory_iterator(argument)) {
        if (file.is_regular_file())
          corpus.push_back(read(file.path()));
      }
    }
    std::erase_if(corpus, [](const Words &module) { return module.size() <= kHeader; });
    if (corpus.empty())
      throw std::runtime_error("no module of SPIR-V is given; expected spirv_mutated [--seconds=N] [--seed=N] FILE...");
    Mutator mutator(seed, corpus);
    const std::string wrong = tryThem(mutator, seconds);
    if (!wrong.empty())
      std::fprintf(stderr, "spirv_mutated: seed %llu: %s\n", static_cast<unsigned long long>(seed), wrong.c_str());
    return wrong.empty() ? 0 : 1;
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "spirv_mutated: %s\n", problem.what());
    return 2;
  }
}
