// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "options.hpp"

#include "picture.hpp"

#include <charconv>
#include <cstring>
#include <string_view>

namespace pipeline {

const char *const usage = R"(usage: async_pipeline [options] PICTURE.png

Turns a picture into an equalised one with inked edges, on every device found, three ways of ordering the commands each, with
temporaries allocated asynchronously and, for comparison, synchronously. Each result is held against a sequential program.

  -o, --output FILE   where the resulting picture goes (async_pipeline.png)
  --tile N            edge of a tile in pixels, 8 to 8192 (256)
  --repeat N          runs of each kind, of which the median is shown, 1 to 1000 (5)
  --max-pixels N      largest picture taken (268435456)
  --kernels DIR       where the kernel images are (../lib/kernels beside this program)
  -h, --help          this text

Exit status: 0 all results are right; 1 a result is wrong, a device failed, or there is no device; 2 the input can't be used.
)";

namespace {

template <class Number>
Number number(std::string_view option, const char *text, Number least, Number most) {
  Number value{};
  const char *end = text + std::strlen(text);
  const auto [stopped, error] = std::from_chars(text, end, value);
  if (error != std::errc() || stopped != end || value < least || value > most) {
    throw InputError(std::string(option) + " wants a whole number from " + std::to_string(least) + " to " +
                     std::to_string(most) + ", not '" + text + "'");
  }
  return value;
}

} // namespace

Options parseOptions(int argc, char **argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    const auto value = [&] {
      if (i + 1 >= argc)
        throw InputError(std::string(argument) + " wants a value");
      return argv[++i];
    };
    if (argument == "-h" || argument == "--help")
      options.help = true;
    else if (argument == "-o" || argument == "--output")
      options.output = value();
    else if (argument == "--kernels")
      options.kernels = value();
    else if (argument == "--tile")
      options.tile = number<uint32_t>(argument, value(), 8, 8192);
    else if (argument == "--repeat")
      options.repeat = number<uint32_t>(argument, value(), 1, 1000);
    else if (argument == "--max-pixels")
      options.maxPixels = number<size_t>(argument, value(), 1, size_t{1} << 32);
    else if (argument.size() > 1 && argument[0] == '-')
      throw InputError("unknown option '" + std::string(argument) + "'");
    else if (options.input.empty())
      options.input = argument;
    else
      throw InputError("one picture at a time: '" + options.input + "' and '" + std::string(argument) + "' are given");
  }
  if (!options.help && options.input.empty())
    throw InputError("no picture is given");
  return options;
}

} // namespace pipeline
