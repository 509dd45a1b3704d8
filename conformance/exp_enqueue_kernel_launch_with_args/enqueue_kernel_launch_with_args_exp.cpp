// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class EnqueueKernelLaunchWithArgsExp : public KernelTest {
protected:
  auto call() {
    return Call(urEnqueueKernelLaunchWithArgsExp, queue(), kernel("fill"), 1, nullptr, globalWorkSize_, nullptr, 1,
                nullptr, nullptr, 0, nullptr, &event_)
        .outputs(event_);
  }

  size_t globalWorkSize_[3] = {1, 1, 1};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueKernelLaunchWithArgsExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueKernelLaunchWithArgsExp, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(EnqueueKernelLaunchWithArgsExp, enumerations) {
  auto launchPropList = structure<ur_kernel_launch_ext_properties_t>(UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES);
  launchPropList.flags = UR_KERNEL_LAUNCH_FLAGS_MASK;
  call().with<8>(&launchPropList).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueKernelLaunchWithArgsExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<9>(event);
}

} // namespace conformance
