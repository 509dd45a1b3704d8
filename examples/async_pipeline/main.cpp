// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the picture pipeline on every device and prints what it cost, with asynchronous and with synchronous allocation.
#include "comparison.hpp"
#include "device_pipeline.hpp"
#include "kernel_forms.hpp"
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

constexpr struct {
  Order order;
  const char *name;
} orders[] = {{Order::inOrder, "in-order queue"},
              {Order::outOfOrder, "out-of-order queue, events"},
              {Order::severalQueues, "four in-order queues"}};

std::filesystem::path kernelFolder(const Options &options) {
  if (!options.kernels.empty())
    return options.kernels;
  return std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() / "lib" / "kernels";
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

/// The pipeline on a device, of the first form of the kernels that it builds. Throws BuildError as the last one did.
DevicePipeline makePipeline(const ur::Device &device, const std::vector<KernelForm> &forms) {
  for (size_t i = 0;; ++i) {
    try {
      return DevicePipeline(device, readKernels(forms[i]), forms[i].compiled);
    } catch (const BuildError &) {
      if (i + 1 == forms.size())
        throw;
    }
  }
}

/// All kinds of runs on one device. Answers whether every result was right; the newest right picture goes to result.
bool runOn(const ur::Device &device, const Picture &input, const Picture &expected, const Options &options,
           Comparison &comparison, Picture &result) {
  std::printf("\n%s\n", nameOf(device).c_str());
  const std::vector<KernelForm> forms = formsFor(device, kernelFolder(options));
  if (forms.empty()) {
    std::printf("  left out: there are no kernels in a form that this device takes\n");
    return true;
  }
  const DevicePipeline pipeline = makePipeline(device, forms);
  comparison.begin(device);
  bool right = true;
  for (const auto &[order, name] : orders) {
    for (const Allocation allocation : {Allocation::asynchronous, Allocation::synchronous}) {
      const char *kind = allocation == Allocation::asynchronous ? "asynchronous" : "synchronous";
      if (allocation == Allocation::asynchronous && !pipeline.supportsAsynchronousAllocation()) {
        comparison.addUnsupported(name, kind);
        continue;
      }
      Summary summary = measure(pipeline, input, expected, options, order, allocation);
      comparison.add(name, kind, summary);
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
  bool right = true, gpu = false, cuda = false, opencl = false;
  Comparison comparison;
  Picture result;
  for (const ur::Adapter &adapter : ur::adapters()) {
    for (const ur::Platform &platform : adapter.platforms()) {
      for (const ur::Device &device : platform.deviceGetSelected(UR_DEVICE_TYPE_ALL)) {
        try {
          gpu = gpu || device.info<UR_DEVICE_INFO_TYPE>() == UR_DEVICE_TYPE_GPU;
          cuda = cuda || platform.info<UR_PLATFORM_INFO_BACKEND>() == UR_BACKEND_CUDA;
          opencl = opencl || platform.info<UR_PLATFORM_INFO_BACKEND>() == UR_BACKEND_OPENCL;
          right = runOn(device, input, expected, options, comparison, result) && right;
        } catch (const NoCompiler &error) {
          std::printf("  left out: %s\n", error.what());
        } catch (const ur::Error &error) {
          std::printf("  FAILED: %s\n", described(error).c_str());
          right = false;
        } catch (const BuildError &error) {
          std::printf("  FAILED: the kernels don't build: %s\n", error.what());
          right = false;
        }
        std::fflush(stdout);
      }
    }
  }
  if (result.rgb.empty()) {
    std::fprintf(stderr, "async_pipeline: no device produced a picture (urinfo --why tells which devices there are)\n");
    return 1;
  }
  writePng(options.output, result);
  comparison.printSideBySide();
  if (!gpu)
    std::printf("\nThere is no GPU here that an adapter could use: this was the CPU alone.\n");
  if (!cuda || !opencl)
    std::printf("\n");
  if (!cuda) {
    std::printf("No CUDA device: that takes NVIDIA's driver, libcuda.so.1 (Debian: libcuda1 in non-free, and in a "
                "container --gpus all). UR_LOG_CUDA=level:info tells what became of it.\n");
  }
  if (!opencl) {
    std::printf("No OpenCL device: that takes an ICD loader and a driver (Debian: ocl-icd-libopencl1, and "
                "pocl-opencl-icd for the CPU or intel-opencl-icd for Intel's GPUs).\n");
  }
  std::printf("\nThe result is in %s.\n", options.output.c_str());
  comparison.printInShort();
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
