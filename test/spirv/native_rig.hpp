// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of kernels stand on that the compiler has made images of: one is run, and its results are computed here.
#pragma once

#include "spirv/kernel_arguments.hpp"
#include "support/one_device.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

namespace ur::test {

inline constexpr size_t kSubGroup = 16;
using Sizes = std::array<size_t, 3>;

class Native : public ur::test::OneProgram {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(OneProgram::SetUp());
    use("spirv_test_groups_native.so");
  }
  /// Kernels are this image's from now on.
  void use(const char *name) { open(std::string(IMAGES) + name); }

  template <class T>
  static Argument given(std::vector<T> &memory) {
    Argument made = argument(UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(void *));
    made.value.pointer = memory.data();
    return made;
  }
  static Argument given(const int &value) { return valueArgument(value); }
  static Argument given(const float &value) { return valueArgument(value); }
  static Argument given(const Local &local) { return localArgument(local); }

  /// Runs a kernel to its end. The host's memory is the device's.
  template <class... Arguments>
  void run(const char *name, const Sizes &global, const Sizes &local, const Sizes &offset, Arguments &&...arguments) {
    ur_kernel_handle_t kernel = nullptr;
    OK(urKernelCreate(program, name, &kernel));
    std::vector<Argument> all{given(arguments)...};
    for (size_t i = 0; i < all.size(); ++i)
      all[i].index = static_cast<uint32_t>(i);
    OK(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 3, offset.data(), global.data(), local.data(),
                                        static_cast<uint32_t>(all.size()), all.data(), nullptr, 0, nullptr, nullptr));
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(queue));
    OK(urKernelRelease(kernel));
  }

  std::vector<int> numbers(size_t count, int most) {
    std::vector<int> made(count);
    for (int &number : made)
      number = static_cast<int>(random_() % static_cast<unsigned>(most));
    return made;
  }

  std::mt19937 random_{29};
};

inline constexpr Sizes kNoOffset{};

} // namespace ur::test
