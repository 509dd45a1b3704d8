// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ur-spirv: compiles a SPIR-V module for a processor, and says what is in it.
#include "spirvc/compile.hpp"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

using namespace ur::spirvc;

constexpr const char *kUsage = R"(usage: ur-spirv compile [OPTION...] MODULE
       ur-spirv list MODULE

Compiles a module of SPIR-V, as SYCL and OpenCL have them, for a processor; or lists its kernels and what they take.
MODULE is a file, or - for standard input.

  --processor=NAME   of NVIDIA's: sm_90 (the default), sm_80 ...
  --library=FILE     where functions of mathematics are from: CUDA's libdevice.10.bc, or libclc's nvptx64--.bc
                     (default: the first that is there)
  --offset           kernels NAME_with_offset, which take a global offset: three numbers of 32 bits as their last argument
  --emit=WHAT        code (the default: PTX), or ir (LLVM's form, optimized)
  --constant=ID=N    the value of a specialization constant; may be there several times
  --output=FILE      where to; - is standard output, and the default
  --help             this text

Exit status: 0 done, 1 the module isn't compiled, and why is told on standard error, 2 wrong use.
)";

constexpr const char *kLibraries[] = {"/usr/local/cuda/nvvm/libdevice/libdevice.10.bc",
                                      "/usr/lib/nvidia-cuda-toolkit/libdevice/libdevice.10.bc",
                                      "/usr/lib/clc/nvptx64--.bc"};

struct Options {
  std::string command, module, processor = "sm_90", library, output = "-";
  Output emit = Output::assembly;
  SpecConstants constants;
  bool withOffset = false;
};

/// False: wrong use, of which it has told.
bool wrongUse(const std::string &why) {
  std::cerr << "ur-spirv: " << why << "; --help says what there is\n";
  return false;
}

bool readConstant(const std::string &text, SpecConstants *constants) {
  char *end = nullptr;
  const unsigned long id = std::strtoul(text.c_str(), &end, 0);
  if (end == text.c_str() || *end != '=')
    return wrongUse("--constant=" + text + " is no ID=NUMBER");
  char *last = nullptr;
  const unsigned long long value = std::strtoull(end + 1, &last, 0);
  if (last == end + 1 || *last != '\0')
    return wrongUse("--constant=" + text + " is no ID=NUMBER");
  (*constants)[static_cast<uint32_t>(id)] = value;
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
  else if (name == "--emit" && (value == "code" || value == "ir"))
    options->emit = value == "ir" ? Output::ir : Output::assembly;
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
    } else if (options->module.empty()) {
      options->module = argument;
    } else {
      return wrongUse("one module at a time");
    }
  }
  if (options->command != "compile" && options->command != "list")
    return wrongUse("the command is compile or list");
  if (options->module.empty())
    return wrongUse("a module is missing");
  for (const char *const library : kLibraries) {
    if (options->library.empty() && std::ifstream(library))
      options->library = library;
  }
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

int run(const Options &options) {
  const std::unique_ptr<Target> target = makeNvptx(options.processor, options.library, options.withOffset);
  const Compiled compiled = compile(read(options.module), *target, options.constants, options.emit);
  if (options.command == "list") {
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
  if (count == 2 && std::strcmp(arguments[1], "--help") == 0) {
    std::cout << kUsage;
    return 0;
  }
  Options options;
  if (!readArguments(count, arguments, &options))
    return 2;
  try {
    return run(options);
  } catch (const std::exception &problem) {
    std::cerr << "ur-spirv: " << options.module << ": " << problem.what() << '\n';
    return 1;
  }
}
