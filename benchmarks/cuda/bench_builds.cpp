// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How long it takes to build a program for one device, and for two of a context: as one job for each device, at the
// same time, two take hardly longer. Each build is of a program that no cache of the driver's has seen.
//
//   --adapter=LIBRARY   the adapter, where the loader wouldn't choose it
//   --kernels=FILE      the program instead of ours: for drivers that don't read PTX
//   --check             exits with 1 where two devices take more than 1.2 times the time of one
// Google-benchmark's own options work too; without any, 7 repetitions are made. With fewer than two devices of a
// platform there is nothing to measure: exits with 77.
#include "support/runner.hpp"

#include "unified-runtime/ur.hpp"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <stdexcept>

namespace {

constexpr double kMost = 1.2;
constexpr int kNothing = 77;
constexpr const char *kOne = "build/one device", *kTwo = "build/two devices";

/// A kernel of PTX that the driver's compiler has some work with, another one each time.
std::string newKernel() {
  constexpr int kSteps = 20000;
  static std::atomic<unsigned> number{static_cast<unsigned>(std::time(nullptr))};
  const unsigned salt = ++number;
  std::string text = ".version 6.4\n.target sm_60\n.address_size 64\n.visible .entry work(.param .u64 memory)\n{\n"
                     "  .reg .b32 %r<4>;\n  .reg .b64 %rd<3>;\n  ld.param.u64 %rd1, [memory];\n"
                     "  cvta.to.global.u64 %rd2, %rd1;\n  ld.global.u32 %r1, [%rd2];\n  mov.u32 %r2, %tid.x;\n";
  for (int i = 0; i < kSteps; ++i) {
    text += "  mad.lo.u32 %r1, %r1, %r2, " + std::to_string((salt * 2654435761U + static_cast<unsigned>(i)) & 0xffff) +
            ";\n  xor.b32 %r2, %r2, %r1;\n";
  }
  return text + "  st.global.u32 [%rd2], %r2;\n  ret;\n}\n";
}

/// Two devices of one platform, if there are.
std::vector<ur::Device> twoDevices() {
  for (const ur::Adapter &adapter : ur::adapters()) {
    for (const ur::Platform &platform : adapter.platforms()) {
      if (std::vector<ur::Device> devices = platform.deviceGetSelected(UR_DEVICE_TYPE_GPU); devices.size() >= 2)
        return {devices[0], devices[1]};
    }
  }
  return {};
}

void build(benchmark::State &state, const std::vector<ur::Device> &devices, const std::string &given) {
  const ur::Context context = ur::Context::create(devices);
  for (auto _ : state) {
    state.PauseTiming();
    const std::string text = given.empty() ? newKernel() : given;
    std::vector<size_t> sizes(devices.size(), text.size());
    std::vector<const uint8_t *> codes(devices.size(), reinterpret_cast<const uint8_t *>(text.data()));
    std::vector<ur_device_handle_t> handles(devices.begin(), devices.end());
    ur::Program program = context.programCreateWithBinary(static_cast<uint32_t>(handles.size()), handles.data(),
                                                          sizes.data(), codes.data());
    state.ResumeTiming();
    ur::check(urProgramBuild(context, program, nullptr), "urProgramBuild");
    state.PauseTiming();
    program = {};
    state.ResumeTiming();
  }
}

} // namespace

int main(int argc, char **argv) {
  bench::CommandLine arguments(argc, argv, {"--adapter=LIBRARY", "--kernels=FILE"},
                               {"--benchmark_repetitions=7", "--benchmark_enable_random_interleaving=true"});
  if (!arguments.initialize())
    return 2;
  setenv("CUDA_CACHE_DISABLE", "1", 0);
  if (const std::string adapter = arguments.option("--adapter"); !adapter.empty())
    setenv("UR_ADAPTERS_FORCE_LOAD", adapter.c_str(), 1);
  try {
    ur::check(urLoaderInit(0, nullptr), "urLoaderInit");
    const std::vector<ur::Device> devices = twoDevices();
    if (devices.empty()) {
      std::printf("there are no two devices of a platform\n");
      return kNothing;
    }
    const std::string file = arguments.option("--kernels"),
                      given = file.empty() ? std::string() : bench::readFile(file);
    const auto measure = [&](const char *name, const std::vector<ur::Device> &on) {
      benchmark::RegisterBenchmark(name, [on, given](benchmark::State &state) { build(state, on, given); })
          ->UseRealTime()
          ->Iterations(3)
          ->Unit(benchmark::kMillisecond);
    };
    measure(kOne, {devices[0]});
    measure(kTwo, devices);
    benchmark::AddCustomContext("device", devices[0].info<UR_DEVICE_INFO_NAME>() + ", driver " +
                                              devices[0].info<UR_DEVICE_INFO_DRIVER_VERSION>());
    bench::Collector collector(bench::Collector::Time::Wall, true);
    benchmark::RunSpecifiedBenchmarks(&collector);
    const double one = collector.of(kOne).median, two = collector.of(kTwo).median;
    const bool good = one > 0 && two > 0 && two <= kMost * one;
    if (one > 0 && two > 0) {
      std::printf("two devices take %.3f times as long as one, at most %.1f: %s\n", two / one, kMost,
                  good ? "ok" : "TOO SLOW");
    }
    benchmark::ClearRegisteredBenchmarks();
    return arguments.checking() && !good ? 1 : 0;
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_builds: %s\n", problem.what());
    return 2;
  }
}
