// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program in C++ with a kernel of its own: increments numbers on every device that takes the image given.
#include <unified-runtime/ur.hpp>

#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <vector>

namespace {

constexpr int kCount = 1024;

bool incrementsOn(const ur::Device &device, const std::vector<char> &image) {
  const ur::Context context = ur::Context::create({device});
  ur_device_handle_t handle = device;
  size_t size = image.size();
  const auto *bytes = reinterpret_cast<const uint8_t *>(image.data());
  const ur::Program program = context.programCreateWithBinary(1, &handle, &size, &bytes);
  context.programBuild(program);
  const ur::Kernel kernel = program.kernelCreate("increment");
  const ur::Queue queue = context.queueCreate(device);

  std::vector<int> numbers(kCount);
  for (int i = 0; i < kCount; ++i)
    numbers[size_t(i)] = i;
  void *memory = context.usmDeviceAlloc(device, nullptr, nullptr, kCount * sizeof(int));
  const int by = 42;
  const size_t global = kCount, local = 64;
  ur_exp_kernel_arg_properties_t args[2] = {};
  args[0].stype = args[1].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
  args[0].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
  args[0].size = sizeof(void *);
  args[0].value.pointer = memory;
  args[1].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
  args[1].index = 1;
  args[1].size = sizeof(by);
  args[1].value.value = &by;
  queue.enqueueUSMMemcpy(true, memory, numbers.data(), kCount * sizeof(int));
  queue.enqueueKernelLaunchWithArgsExp(kernel, 1, nullptr, &global, &local, 2, args);
  queue.finish();
  queue.enqueueUSMMemcpy(true, numbers.data(), memory, kCount * sizeof(int));
  context.usmFree(memory);
  for (int i = 0; i < kCount; ++i) {
    if (numbers[size_t(i)] != i + by)
      return false;
  }
  return true;
}

} // namespace

int main(int argc, char **argv) {
  try {
    if (argc != 2)
      return 2;
    std::ifstream file(argv[1], std::ios::binary);
    const std::vector<char> image{std::istreambuf_iterator<char>(file), {}};
    ur::check(urLoaderInit(0, nullptr), "urLoaderInit");
    int tried = 0;
    for (const ur::Adapter &adapter : ur::adapters()) {
      if (adapter.info<UR_ADAPTER_INFO_BACKEND>() != UR_BACKEND_NATIVE_CPU)
        continue;
      for (const ur::Platform &platform : adapter.platforms()) {
        for (const ur::Device &device : platform.devices(UR_DEVICE_TYPE_ALL)) {
          ++tried;
          if (!incrementsOn(device, image)) {
            std::fprintf(stderr, "a wrong result\n");
            return 1;
          }
        }
      }
    }
    std::printf("%d right\n", tried);
    return tried > 0 ? 0 : 1;
  } catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
