// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A solver's step of many small kernels, enqueued kernel by kernel, as a recorded command buffer, and as a graph that
// was captured from the queue, on every device.
#include "step.hpp"

#include "unified-runtime/ur_print.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

namespace {

using namespace replay;

constexpr char kUsage[] = R"(usage: graph_replay [--steps N] [--kernels FOLDER]

Runs N steps (1000) of a solver on every device, each of a hundred small kernels: enqueued one by one; recorded once as a
command buffer, of which a run changes one argument; and captured once from the queue, with the step's allocation inside.
Compares the results with the host's and prints what a step takes, and what part of that the recorded ones take.

  --steps N          how many
  --kernels FOLDER   where graph_replay_kernels lie; this build's if left out

Exit status: 0 all results are right, 1 one is wrong or a device failed, 2 wrong use.
)";

struct Options {
  uint32_t steps = 1000;
  std::filesystem::path kernels;
};

/// The kernels for a device; an empty image if there are none in a form that it takes.
struct Form {
  std::vector<uint8_t> image;
  bool compiled = true; ///< for urProgramCreateWithBinary, else for urProgramCreateWithIL
};

/// Whether a device takes a binary for that target.
bool takes(const ur::Device &device, const char *target) {
  const ur_device_binary_t binary{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, target};
  uint32_t chosen = 0;
  return urDeviceSelectBinary(device, &binary, 1, &chosen) == UR_RESULT_SUCCESS;
}

/// What urProgramCreateWithIL takes; empty where it takes nothing.
std::string languagesOf(const ur::Device &device) {
  std::array<char, 256> text{};
  const ur_result_t result = urDeviceGetInfo(device, UR_DEVICE_INFO_IL_VERSION, text.size() - 1, text.data(), nullptr);
  return result == UR_RESULT_SUCCESS ? text.data() : "";
}

Form formFor(const ur::Device &device, const std::filesystem::path &folder) {
  const std::string languages = languagesOf(device);
  const auto reads = [&](const char *language) { return languages.find(language) != std::string::npos; };
  const struct {
    bool taken;
    const char *file;
    bool compiled;
  } known[] = {{takes(device, UR_DEVICE_BINARY_TARGET_NATIVE_CPU), "graph_replay_kernels.so", true},
               {takes(device, UR_DEVICE_BINARY_TARGET_NVPTX64), "graph_replay_kernels.ptx", true},
               {takes(device, UR_DEVICE_BINARY_TARGET_NVPTX64), "graph_replay_kernels.cu", false},
               {reads("SPIR-V"), "graph_replay_kernels.spv", false},
               {reads("OpenCL_C"), "graph_replay_kernels.cl", false}};
  for (const auto &form : known) {
    if (std::ifstream file; form.taken && (file.open(folder / form.file, std::ios::binary), file))
      return {{std::istreambuf_iterator<char>(file), {}}, form.compiled};
  }
  return {};
}

/// What ONEAPI_DEVICE_SELECTOR calls its adapter, and its name.
std::string nameOf(const ur::Device &device) {
  const ur::Platform platform = ur::Platform::borrow(device.info<UR_DEVICE_INFO_PLATFORM>());
  std::ostringstream text;
  text << platform.info<UR_PLATFORM_INFO_BACKEND>();
  std::string backend = text.str().substr(std::strlen("UR_BACKEND_"));
  std::transform(backend.begin(), backend.end(), backend.begin(), [](unsigned char c) { return std::tolower(c); });
  return backend + ": " + std::string(device.info<UR_DEVICE_INFO_NAME>());
}

/// Microseconds of a step: the better of two runs of all steps, after one that warms up.
template <class Step>
double measure(Solver &solver, uint32_t steps, bool *right, const std::vector<float> &expected, Step step) {
  double best = 0;
  for (int round = 0; round < 3; ++round) {
    solver.reset();
    const auto start = std::chrono::steady_clock::now();
    for (uint32_t i = 0; i < steps; ++i)
      step(i);
    solver.finish();
    const double took = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
    *right = *right && solver.cells() == expected;
    if (round != 0)
      best = round == 1 ? took : std::min(best, took);
  }
  return best / steps;
}

/// Answers whether all was right.
bool runOn(const ur::Device &device, const Options &options, const std::vector<float> &expected) {
  const std::string name = nameOf(device);
  const Form form = formFor(device, options.kernels);
  if (form.image.empty()) {
    std::printf("%-44.44s  left out: there are no kernels in a form that it takes\n", name.c_str());
    return true;
  }
  Solver solver(device, form.image, form.compiled);
  if (!solver.records()) {
    std::printf("%-44.44s  left out: it has no command buffers that can be updated, or captures no queues\n",
                name.c_str());
    return true;
  }
  bool right = true;
  const double plain = measure(solver, options.steps, &right, expected, [&](uint32_t i) { solver.enqueueStep(i); });
  solver.record();
  const double recorded = measure(solver, options.steps, &right, expected, [&](uint32_t i) { solver.runRecorded(i); });
  solver.capture();
  const double captured = measure(solver, options.steps, &right, expected, [&](uint32_t i) { solver.runCaptured(i); });
  std::printf("%-44.44s  %9.1f  %9.1f %5.2f  %9.1f %5.2f  %s\n", name.c_str(), plain, recorded, recorded / plain,
              captured, captured / plain, right ? "right" : "WRONG");
  return right;
}

std::string described(const ur::Error &error) {
  std::ostringstream text;
  text << error.function() << " answers " << error.result();
  return text.str();
}

int run(const Options &options) {
  const std::vector<float> expected = expectedAfter(options.steps);
  std::printf("%u steps of %u kernels, microseconds a step\n%-44s  %9s  %15s  %15s\n", options.steps,
              kKernelsOfAStep + 1, "", "enqueued", "recorded (part)", "captured (part)");
  bool right = true;
  for (const ur::Adapter &adapter : ur::adapters()) {
    for (const ur::Platform &platform : adapter.platforms()) {
      for (const ur::Device &device : platform.deviceGetSelected(UR_DEVICE_TYPE_ALL)) {
        try {
          right = runOn(device, options, expected) && right;
        } catch (const ur::Error &error) {
          std::printf("  FAILED: %s\n", described(error).c_str());
          right = false;
        }
        std::fflush(stdout);
      }
    }
  }
  return right ? 0 : 1;
}

/// Exits with 2, and a sentence, where something is wrong.
Options parsed(int argc, char **argv) {
  Options options;
  options.kernels = std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() / "lib" / "kernels";
  const auto wrong = [](const char *what, const char *expected) {
    std::fprintf(stderr, "graph_replay: %s: expected %s\n%s", what, expected, kUsage);
    std::exit(2);
  };
  for (int i = 1; i < argc; ++i) {
    const std::string name = argv[i];
    if (name == "-h" || name == "--help") {
      std::fputs(kUsage, stdout);
      std::exit(0);
    }
    if ((name != "--steps" && name != "--kernels") || i + 1 == argc)
      wrong(argv[i], "--steps N or --kernels FOLDER");
    const char *given = argv[++i], *end = given + std::strlen(given);
    if (name == "--kernels")
      options.kernels = given;
    else if (const auto [stop, error] = std::from_chars(given, end, options.steps);
             error != std::errc() || stop != end || options.steps == 0 || options.steps > 1000000)
      wrong(given, "a number of steps from 1 to 1000000");
  }
  return options;
}

} // namespace

int main(int argc, char **argv) {
  const Options options = parsed(argc, argv);
  ur::check(urLoaderInit(0, nullptr), "urLoaderInit");
  const int status = run(options);
  urLoaderTearDown();
  return status;
}
