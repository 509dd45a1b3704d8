// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// urinfo: what the loader finds on this machine, and why.
#include "inventory.hpp"
#include "missing.hpp"
#include "why.hpp"

#include <cstdio>
#include <cstring>
#include <exception>

namespace {

constexpr int kHasDevices = 0;
constexpr int kNoDevices = 1;
constexpr int kUsage = 2;
constexpr int kLoaderFails = 3;

constexpr const char *kHelp = R"(usage: urinfo [--list] [--missing] [--why] [--json] [--version]

Shows the adapters, platforms and devices that the loader finds, and all that they say about themselves.

  --list   one line for each device
  --missing  what each device says it can't do, and by which information
  --why    why these devices and no others: each file that was tried, in order, with its result and the reason; the layers;
           the environment variables that are set
  --json   the same as one JSON object: {"adapters": [...], "why": {...}}, with "missing" in each device where it is asked for
   --version  the versions of this project and of the API, and the loader that is in use
  --help   this text

Exit status: 0 there are devices, 1 there is none or none is selected, 2 wrong use, 3 the loader can't be initialised.
)";

/// The loader is the one that this process really has: LD_LIBRARY_PATH may have put another in our place.
void printVersion() {
  std::printf("laneway %s\nUnified Runtime %s\nloader %s\n", LANEWAY_VERSION, LANEWAY_API_VERSION,
              urinfo::pathOfLoader().c_str());
}

struct Options {
  bool list = false;
  bool missing = false;
  bool why = false;
  bool json = false;
};

/// What the options say; a status other than -1 ends the program.
int parse(int argc, char **argv, Options &options) {
  for (int i = 1; i < argc; ++i) {
    const char *const option = argv[i];
    if (std::strcmp(option, "--list") == 0) {
      options.list = true;
    } else if (std::strcmp(option, "--missing") == 0) {
      options.missing = true;
    } else if (std::strcmp(option, "--why") == 0) {
      options.why = true;
    } else if (std::strcmp(option, "--json") == 0) {
      options.json = true;
    } else if (std::strcmp(option, "--version") == 0) {
      printVersion();
      return kHasDevices;
    } else if (std::strcmp(option, "--help") == 0 || std::strcmp(option, "-h") == 0) {
      std::fputs(kHelp, stdout);
      return kHasDevices;
    } else {
      std::fprintf(stderr, "urinfo: unknown option '%s'; try --help\n", option);
      return kUsage;
    }
  }
  return -1;
}

int run(const Options &options) {
  using namespace urinfo;
  Explanation explanation;
  if (options.why)
    explanation = explain();
  const ur_result_t started = urLoaderInit(0, nullptr);
  Inventory inventory;
  if (started == UR_RESULT_SUCCESS)
    inventory = takeInventory();
  else
    inventory.failure = "urLoaderInit answers " + resultText(started);
  if (options.json) {
    std::printf("{\"adapters\":%s%s%s%s%s}\n",
                toJson(
                    inventory, options.missing ? missingToJson : [](const Device &) { return std::string(); })
                    .c_str(),
                inventory.failure.empty() ? "" : ",\"failure\":",
                inventory.failure.empty() ? "" : quoted(inventory.failure).c_str(), options.why ? ",\"why\":" : "",
                options.why ? toJson(explanation).c_str() : "");
  } else {
    if (options.why)
      printExplanation(explanation);
    // Who asks why wants the reasons, and a reminder of which devices they concern.
    printInventory(inventory, options.list || options.why || options.missing);
    if (options.missing)
      printMissing(inventory);
    if (countDevices(inventory) == 0 && started == UR_RESULT_SUCCESS)
      std::printf("no devices%s\n", options.why ? "" : "; urinfo --why tells why");
    else if (countSelected(inventory) == 0 && started == UR_RESULT_SUCCESS)
      std::printf("no device is selected by ONEAPI_DEVICE_SELECTOR\n");
  }
  if (started != UR_RESULT_SUCCESS)
    return kLoaderFails;
  (void)urLoaderTearDown();
  return countSelected(inventory) > 0 ? kHasDevices : kNoDevices;
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  const int ends = parse(argc, argv, options);
  if (ends >= 0)
    return ends;
  try {
    return run(options);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "urinfo: %s\n", problem.what());
    return kLoaderFails;
  }
}
