// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ur-spirv: compiles a SPIR-V module for a processor, and says what is in it.
#include "common/number.hpp"
#include "compiler/cache.hpp"
#include "compiler/compile.hpp"
#include "spirvc/compile.hpp"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string_view>
#include <thread>

namespace {

using namespace ur::spirvc;
namespace compiler = ur::compiler;

constexpr const char *kUsage = R"(usage: ur-spirv compile [OPTION...] MODULE
       ur-spirv list [OPTION...] MODULE
       ur-spirv cache [OPTION...] MODULE...

Compiles a module of SPIR-V, as SYCL and OpenCL have them, for a processor; lists its kernels and what they take; or has
ur-spirvc compile modules, several at a time, so that adapters find them in the cache (UR_SPIRV_CACHE).
MODULE is a file, or - for standard input.

  --processor=NAME   of NVIDIA's: sm_90 (the default), sm_80 ...; of AMD's: gfx90a, gfx1030, gfx90a:sramecc+:xnack- ...;
                     or of this machine's kind: native, x86-64-v3 ...; list names all kernels without it, and with it
                     those that the processor can have
  --library=FILE     where functions of mathematics are from: CUDA's libdevice.10.bc, or libclc's nvptx64--.bc or
                     amdgcn-amd-amdhsa.bc (default: the first that is there)
  --offset           kernels NAME_with_offset, which take a global offset: three numbers of 32 bits as their last argument
  --emit=WHAT        code (the default: PTX, a code object for HIP, or an image for the native CPU adapter), assembly, or
                     ir (LLVM's form, optimized)
  --constant=ID=N    the value of a specialization constant; may be there several times
  --output=FILE      where to; - is standard output, and the default
  --help             this text

Exit status: 0 done, 1 the module isn't compiled, and why is told on standard error, 2 wrong use.
)";

struct Options {
  std::string command, processor, library, output = "-";
  Output emit = Output::code;
  std::vector<std::string> modules;
  SpecConstants constants;
  bool withOffset = false;
};

/// False: wrong use, of which it has told.
bool wrongUse(const std::string &why) {
  std::cerr << "ur-spirv: " << why << "; --help says what there is\n";
  return false;
}

/// A number of 64 bits, behind 0x a hexadecimal one; one with a - in front is what a signed number of 64 bits would be.
std::optional<uint64_t> numberOf(std::string_view text) {
  const bool negative = text.starts_with('-');
  text.remove_prefix(negative ? 1 : 0);
  const bool isHex = text.starts_with("0x");
  text.remove_prefix(isHex ? 2 : 0);
  uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, isHex ? 16 : 10);
  if (error != std::errc() || end != text.data() + text.size() || (negative && number > uint64_t{1} << 63))
    return std::nullopt;
  return negative ? 0 - number : number;
}

bool readConstant(const std::string &text, SpecConstants *constants) {
  const size_t equals = std::min(text.find('='), text.size());
  const std::optional<uint32_t> id = ur::numberIn<uint32_t>(std::string_view(text).substr(0, equals));
  const std::optional<uint64_t> value =
      equals < text.size() ? numberOf(std::string_view(text).substr(equals + 1)) : std::nullopt;
  if (!id || !value)
    return wrongUse("--constant=" + text + " is no ID=NUMBER, of 32 and of 64 bits");
  (*constants)[*id] = *value;
  return true;
}

bool readOption(const std::string &argument, Options *options) {
  const size_t equals = argument.find('=');
  const std::string name = argument.substr(0, equals);
  const std::string value = equals == std::string::npos ? "" : argument.substr(equals + 1);
  if (name == "--processor")
    options->processor = value;
  else if (name == "--library")
    options->library = value;
  else if (name == "--output")
    options->output = value;
  else if (argument == "--offset")
    options->withOffset = true;
  else if (name == "--constant")
    return readConstant(value, &options->constants);
  else if (name == "--emit" && (value == "code" || value == "assembly" || value == "ir"))
    options->emit = value == "ir" ? Output::ir : value == "code" ? Output::code : Output::assembly;
  else
    return wrongUse("there is no option " + argument);
  return true;
}

bool readArguments(int count, char **arguments, Options *options) {
  for (int i = 1; i < count; ++i) {
    const std::string argument = arguments[i];
    if (argument.starts_with("--")) {
      if (!readOption(argument, options))
        return false;
    } else if (options->command.empty()) {
      options->command = argument;
    } else {
      options->modules.push_back(argument);
    }
  }
  if (options->command != "compile" && options->command != "list" && options->command != "cache")
    return wrongUse("the command is compile, list or cache");
  if (options->modules.empty())
    return wrongUse("a module is missing");
  if (options->processor.empty()) // x86-64 has most of what modules ask for
    options->processor = options->command == "list" ? "x86-64" : "sm_90";
  if (options->modules.size() > 1 && options->command != "cache")
    return wrongUse("one module at a time");
  return true;
}

std::vector<uint8_t> read(const std::string &path) {
  std::ifstream file;
  if (path != "-")
    file.open(path, std::ios::binary);
  std::istream &from = path == "-" ? std::cin : file;
  if (!from)
    throw Refused("'" + path + "' can't be read: " + std::strerror(errno));
  return {std::istreambuf_iterator<char>(from), {}};
}

void list(const std::vector<KernelFacts> &kernels) {
  constexpr const char *kKinds[] = {"value", "pointer", "local memory", "image", "sampler"};
  for (const KernelFacts &kernel : kernels) {
    std::cout << kernel.name << '\n';
    for (size_t i = 0; i < kernel.arguments.size(); ++i) {
      const KernelFacts::Argument &argument = kernel.arguments[i];
      std::cout << "  argument " << i << ": " << kKinds[static_cast<size_t>(argument.kind)];
      if (argument.kind == KernelFacts::Kind::value)
        std::cout << " of " << argument.size << " bytes";
      std::cout << '\n';
    }
    const auto sizes = [](const char *what, const std::array<uint32_t, 3> &three) {
      if (three[0] != 0)
        std::cout << "  " << what << ": " << three[0] << " x " << three[1] << " x " << three[2] << '\n';
    };
    sizes("only for work-groups of", kernel.requiredGroupSize);
    sizes("for work-groups of at most", kernel.maxGroupSize);
    if (kernel.requiredSubGroupSize != 0)
      std::cout << "  only for sub-groups of: " << kernel.requiredSubGroupSize << '\n';
  }
}

/// As adapters ask for it. Answers what was asked; nothing: it isn't compiled, which it has told.
std::string cache(const std::string &module, const Options &options) {
  compiler::Request request{options.processor, options.withOffset, {{{}, read(module)}}};
  compiler::Answer answer;
  for (const auto &[id, value] : options.constants)
    request.modules.front().constants.push_back({id, value});
  if (compiler::compile(request, &answer) == UR_RESULT_SUCCESS)
    return compiler::encode(request);
  std::cerr << "ur-spirv: " + module + ": " + answer.log + '\n';
  return {};
}

/// What became of what was asked, nothing for each module that isn't compiled: a folder may have no room, or not be
/// there to be written.
int tellWhatIsKept(const std::vector<std::string> &asked) {
  const compiler::Cache all = compiler::Cache::ofEnvironment();
  const size_t count = asked.size();
  const auto compiled = static_cast<size_t>(
      std::count_if(asked.begin(), asked.end(), [](const std::string &request) { return !request.empty(); }));
  if (all.isOff()) {
    std::cout << compiled << " of " << count << " modules compile; none is kept (UR_SPIRV_CACHE)\n";
    return compiled == count ? 0 : 1;
  }
  all.trim();
  const auto isKept = [&](const std::string &request) { return !request.empty() && all.find(request); };
  const auto kept = static_cast<size_t>(std::count_if(asked.begin(), asked.end(), isKept));
  std::cout << kept << " of " << count << " modules are in the cache\n";
  if (kept < compiled) {
    std::cerr << "ur-spirv: the others that compile have no room (UR_SPIRV_CACHE_SIZE), or can't be written "
                 "(UR_SPIRV_CACHE)\n";
  }
  return kept == count ? 0 : 1;
}

/// Asks from several threads, since the process compiles several at a time.
int cacheAll(const Options &options) {
  std::atomic<size_t> next{0};
  std::vector<std::string> asked(options.modules.size());
  std::vector<std::thread> threads(std::min<size_t>(options.modules.size(), std::thread::hardware_concurrency() + 1));
  for (std::thread &thread : threads) {
    thread = std::thread([&] {
      for (size_t i = next++; i < options.modules.size(); i = next++) {
        try {
          asked[i] = cache(options.modules[i], options);
        } catch (const std::exception &problem) {
          std::cerr << "ur-spirv: " + options.modules[i] + ": " + problem.what() + '\n';
        }
      }
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  return tellWhatIsKept(asked);
}

int run(const Options &options) {
  if (options.command == "cache")
    return cacheAll(options);
  const std::unique_ptr<Target> target = makeTarget(options.processor, options.library, options.withOffset);
  const std::vector<uint8_t> module = read(options.modules.front());
  const Source source{module, options.constants};
  const bool isList = options.command == "list";
  const Compiled compiled = isList ? describe(source, *target) : compile({&source, 1}, *target, options.emit);
  for (const compiler::LeftOut &one : compiled.leftOut)
    std::cerr << "ur-spirv: " << options.modules.front() << ": " << one.why << ": it is left out\n";
  if (isList) {
    list(compiled.kernels);
    return 0;
  }
  if (options.output == "-") {
    std::cout << compiled.code;
    return std::cout.flush() ? 0 : 1;
  }
  std::ofstream file(options.output, std::ios::binary);
  file << compiled.code;
  file.close();
  if (!file)
    throw Refused("'" + options.output + "' can't be written: " + std::strerror(errno));
  return 0;
}

} // namespace

int main(int count, char **arguments) {
  if (std::any_of(arguments + 1, arguments + count,
                  [](const char *one) { return std::string_view(one) == "--help"; })) {
    std::cout << kUsage;
    return 0;
  }
  Options options;
  if (!readArguments(count, arguments, &options))
    return 2;
  try {
    return run(options);
  } catch (const std::exception &problem) {
    std::cerr << "ur-spirv: " << options.modules.front() << ": " << problem.what() << '\n';
    return 1;
  }
}
