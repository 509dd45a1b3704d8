// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// spirv_work_dim MODULE: runs the kernels of work_dim.cl on the first device of the adapter that UR_ADAPTERS_FORCE_LOAD
// names, in one, two and three dimensions of one work-item: by launches, also with an offset and cooperative ones, and
// by a command buffer that is updated.
//
// Exit status: 0 all is right, 1 something isn't, and what is told on standard error.
#include "spirv/kernels/open_device.hpp"

#include <iostream>
#include <iterator>
#include <vector>

namespace {

constexpr size_t kOnes[3] = {1, 1, 1}, kOffset[3] = {2, 0, 0};

class WorkDim : ur::test::OpenProgram {
public:
  explicit WorkDim(const std::string &path) : OpenProgram(path) {
    void *memory = nullptr;
    CHECK(urUSMSharedAlloc, context, device, nullptr, nullptr, 16, &memory);
    words_ = static_cast<volatile int *>(memory);
    argument_.value.pointer = memory;
  }
  ~WorkDim() {
    urUSMFree(context, const_cast<int *>(words_));
    close();
  }

  void check(const char *name) {
    CHECK(urKernelCreate, program, name, &kernel_);
    ur_kernel_launch_properties_flags_t able = 0;
    CHECK(urDeviceGetInfo, device, UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES, sizeof able, &able, nullptr);
    const ur_kernel_launch_ext_properties_t together{UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES, nullptr,
                                                     UR_KERNEL_LAUNCH_FLAG_COOPERATIVE};
    for (uint32_t i = 0; i < 300; ++i) { // so many make a graph of others on NVIDIA's devices
      const uint32_t dims = 1 + i % 3;
      expect(name, "a launch", dims, 0, [&] { launch(dims, nullptr, nullptr); });
    }
    for (const uint32_t dims : {1u, 2u, 3u}) {
      expect(name, "a launch with an offset", dims, 2, [&] { launch(dims, kOffset, nullptr); });
      if (able & UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE)
        expect(name, "a cooperative launch", dims, 0, [&] { launch(dims, nullptr, &together); });
    }
    checkUpdates(name);
    CHECK(urKernelRelease, kernel_);
  }
  /// How many answers are wrong, so far.
  [[nodiscard]] int wrong() const noexcept { return wrong_; }

private:
  void launch(uint32_t dims, const size_t *offset, const ur_kernel_launch_ext_properties_t *properties) {
    CHECK(urEnqueueKernelLaunchWithArgsExp, queue, kernel_, dims, offset, kOnes, kOnes, 1, &argument_, properties, 0,
          nullptr, nullptr);
  }
  template <class Run>
  void expect(const char *name, const char *how, uint32_t dims, size_t place, Run &&run) {
    words_[place] = -1;
    run();
    CHECK(urQueueFinish, queue);
    if (words_[place] != static_cast<int>(dims)) {
      std::cerr << name << ": " << how << " in " << dims << " dimensions has " << words_[place] << "\n";
      ++wrong_;
    }
  }
  void checkUpdates(const char *name) {
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, true, false, false};
    ur_exp_command_buffer_handle_t buffer = nullptr;
    ur_exp_command_buffer_command_handle_t command = nullptr;
    CHECK(urCommandBufferCreateExp, context, device, &desc, &buffer);
    CHECK(urCommandBufferAppendKernelLaunchWithArgsExp, buffer, kernel_, 2, nullptr, kOnes, kOnes, 1, &argument_, 0,
          nullptr, 0, nullptr, 0, nullptr, nullptr, nullptr, &command);
    CHECK(urCommandBufferFinalizeExp, buffer);
    const auto run = [&] { CHECK(urEnqueueCommandBufferExp, queue, buffer, 0, nullptr, nullptr); };
    expect(name, "a command buffer", 2, 0, run);
    size_t sizes[3] = {1, 1, 1};
    ur_exp_command_buffer_update_kernel_launch_desc_t change{};
    change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    change.hCommand = command;
    change.pNewGlobalWorkSize = change.pNewLocalWorkSize = sizes;
    for (const uint32_t dims : {3u, 1u, 2u}) {
      change.newWorkDim = dims;
      CHECK(urCommandBufferUpdateKernelLaunchExp, buffer, 1, &change);
      expect(name, "an updated command buffer", dims, 0, run);
    }
    CHECK(urCommandBufferReleaseExp, buffer);
  }

  ur_kernel_handle_t kernel_ = nullptr;
  volatile int *words_ = nullptr;
  ur_exp_kernel_arg_properties_t argument_{
      UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_POINTER, 0, sizeof(void *), {}};
  int wrong_ = 0;
};

} // namespace

int main(int count, char **arguments) {
  if (count != 2) {
    std::cerr << "usage: spirv_work_dim MODULE\n";
    return 1;
  }
  try {
    WorkDim kernels(arguments[1]);
    kernels.check("work_dim");
    kernels.check("work_dim_by_a_function");
    std::cout << (kernels.wrong() == 0 ? "all as it should be\n" : "something is wrong\n");
    return kernels.wrong() == 0 ? 0 : 1;
  } catch (const std::exception &failed) {
    std::cerr << failed.what() << "\n";
    return 1;
  }
}
