// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the picture pipeline on every device and prints what it cost, with asynchronous and with synchronous allocation.
#include "device_pipeline.hpp"
#include "options.hpp"
#include "reference.hpp"

#include "unified-runtime/ur_print.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <sstream>

namespace {

using namespace pipeline;

/// A form of the kernels: the target that a device must accept, and the file that holds it.
struct KernelImage {
  const char *target;
  const char *file;
};
constexpr KernelImage images[] = {{UR_DEVICE_BINARY_TARGET_NATIVE_CPU, "async_pipeline_kernels.so"}};

constexpr struct {
  Order order;
  const char *name;
} orders[] = {{Order::inOrder, "in-order queue"},
              {Order::outOfOrder, "out-of-order queue, events"},
              {Order::severalQueues, "four in-order queues"}};

const char *backendName(ur_backend_t backend) {
  switch (backend) {
  case UR_BACKEND_LEVEL_ZERO:
    return "Level Zero";
  case UR_BACKEND_OPENCL:
    return "OpenCL";
  case UR_BACKEND_CUDA:
    return "CUDA";
  case UR_BACKEND_HIP:
    return "HIP";
  case UR_BACKEND_NATIVE_CPU:
    return "native CPU";
  default:
    return "other";
  }
}

std::filesystem::path kernelFolder(const Options &options) {
  if (!options.kernels.empty())
    return options.kernels;
  return std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() / "lib" / "kernels";
}

std::vector<uint8_t> readFile(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    throw InputError("can't read the kernels '" + path.string() + "' (see --kernels)");
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The image that the device prefers; null if it takes none of ours.
const KernelImage *chooseImage(const ur::Device &device) {
  std::vector<ur_device_binary_t> binaries;
  for (const KernelImage &image : images)
    binaries.push_back({UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, image.target});
  uint32_t chosen = 0;
  const ur_result_t result = urDeviceSelectBinary(device, binaries.data(), uint32_t(binaries.size()), &chosen);
  return result == UR_RESULT_SUCCESS && chosen < binaries.size() ? &images[chosen] : nullptr;
}

std::string described(const ur::Error &error) {
  std::ostringstream text;
  text << error.function() << " answers " << error.result();
  return text.str();
}

/// The loader's life around the program's.
class Runtime {
public:
  Runtime() { ur::check(urLoaderInit(0, nullptr), "urLoaderInit"); }
  ~Runtime() { urLoaderTearDown(); }
  Runtime(const Runtime &) = delete;
  Runtime &operator=(const Runtime &) = delete;
};

/// The median of several runs by time; every run's picture is compared.
struct Summary {
  Measurement median;
  bool right = true;
};

Summary measure(const DevicePipeline &device, const Picture &input, const Picture &expected, const Options &options,
                Order order, Allocation allocation) {
  Summary summary;
  std::vector<Measurement> runs;
  for (uint32_t i = 0; i <= options.repeat; ++i) { // the first run warms up: it is compared, not counted
    Measurement run = device.run(input, options.tile, order, allocation);
    summary.right = summary.right && run.picture.rgb == expected.rgb;
    if (i > 0)
      runs.push_back(std::move(run));
  }
  const auto middle = runs.begin() + std::ptrdiff_t(runs.size() / 2);
  std::nth_element(runs.begin(), middle, runs.end(),
                   [](const Measurement &a, const Measurement &b) { return a.milliseconds < b.milliseconds; });
  summary.median = std::move(*middle);
  return summary;
}

void printRow(const char *order, const char *allocation, const Summary &summary) {
  std::printf("  %-27s %-12s %10.2f %14.3f %12.1f   %s\n", order, allocation, summary.median.milliseconds,
              summary.median.allocatingMilliseconds, double(summary.median.peakBytes) / 1024,
              summary.right ? "right" : "WRONG");
}

/// All kinds of runs on one device. Answers whether every result was right; the newest right picture goes to result.
bool runOn(const ur::Device &device, const Picture &input, const Picture &expected, const Options &options,
           Picture &result) {
  const ur::Platform platform = ur::Platform::borrow(device.info<UR_DEVICE_INFO_PLATFORM>());
  std::printf("\n%s (%s)\n", device.info<UR_DEVICE_INFO_NAME>().c_str(),
              backendName(platform.info<UR_PLATFORM_INFO_BACKEND>()));
  const KernelImage *image = chooseImage(device);
  if (!image) {
    std::printf("  left out: there are no kernels in a form that this device takes\n");
    return true;
  }
  const DevicePipeline pipeline(device, readFile(kernelFolder(options) / image->file));
  std::printf("  %-27s %-12s %10s %14s %12s   %s\n", "order of commands", "allocation", "time, ms", "allocating, ms",
              "peak, KiB", "result");
  bool right = true;
  for (const auto &[order, name] : orders) {
    for (const Allocation allocation : {Allocation::asynchronous, Allocation::synchronous}) {
      const char *kind = allocation == Allocation::asynchronous ? "asynchronous" : "synchronous";
      if (allocation == Allocation::asynchronous && !pipeline.supportsAsynchronousAllocation()) {
        std::printf("  %-27s %-12s not supported by this device\n", name, kind);
        continue;
      }
      Summary summary = measure(pipeline, input, expected, options, order, allocation);
      printRow(name, kind, summary);
      right = right && summary.right;
      if (summary.right)
        result = std::move(summary.median.picture);
    }
  }
  return right;
}

int run(const Options &options) {
  const Picture input = readPng(options.input, options.maxPixels);
  if (std::filesystem::path(options.output).has_parent_path() &&
      !std::filesystem::is_directory(std::filesystem::path(options.output).parent_path()))
    throw InputError("the folder of '" + options.output + "' doesn't exist");
  std::printf("%s: %u x %u pixels, tiles of %u x %u\n", options.input.c_str(), input.width, input.height, options.tile,
              options.tile);
  const Picture expected = sequentialPipeline(input);

  const Runtime runtime;
  bool right = true;
  Picture result;
  for (const ur::Adapter &adapter : ur::adapters())
    for (const ur::Platform &platform : adapter.platforms())
      for (const ur::Device &device : platform.deviceGetSelected(UR_DEVICE_TYPE_ALL)) {
        try {
          right = runOn(device, input, expected, options, result) && right;
        } catch (const ur::Error &error) {
          std::printf("  FAILED: %s\n", described(error).c_str());
          right = false;
        } catch (const BuildError &error) {
          std::printf("  FAILED: the kernels don't build: %s\n", error.what());
          right = false;
        }
        std::fflush(stdout);
      }
  if (result.rgb.empty()) {
    std::fprintf(stderr, "async_pipeline: no device produced a picture (urinfo --why tells which devices there are)\n");
    return 1;
  }
  writePng(options.output, result);
  std::printf("\nThe result is in %s.\n", options.output.c_str());
  return right ? 0 : 1;
}

} // namespace

int main(int argc, char **argv) {
  try {
    const Options options = parseOptions(argc, argv);
    if (options.help) {
      std::fputs(usage, stdout);
      return 0;
    }
    return run(options);
  } catch (const InputError &error) {
    std::fprintf(stderr, "async_pipeline: %s\n", error.what());
    return 2;
  } catch (const ur::Error &error) {
    std::fprintf(stderr, "async_pipeline: %s\n", described(error).c_str());
    return 1;
  } catch (const std::bad_alloc &) {
    std::fprintf(stderr, "async_pipeline: the picture doesn't fit into this machine's memory\n");
    return 2;
  }
}
