// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/virtual_memory.hpp"

namespace conformance {

class PhysicalMemCreate : public ContextTest {
protected:
  auto call() {
    return Call(urPhysicalMemCreate, context(), device(), 64, nullptr, &physicalMem_).outputs(physicalMem_);
  }

  ur_physical_mem_handle_t physicalMem_ = untouched<ur_physical_mem_handle_t>();
};

TEST_F(PhysicalMemCreate, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(PhysicalMemCreate, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(PhysicalMemCreate, enumerations) {
  auto properties = structure<ur_physical_mem_properties_t>(UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES);
  properties.flags = UR_PHYSICAL_MEM_FLAGS_MASK;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

using PhysicalMemCreate_Sizes = VirtualMemoryTest;

TEST_F(PhysicalMemCreate_Sizes, multiplesOfTheGranularity) {
  ur_physical_mem_handle_t made = untouched<ur_physical_mem_handle_t>();
  auto call = Call(urPhysicalMemCreate, context(), device(), unit_, nullptr, &made).outputs(made);
  for (const size_t size : {size_t{0}, size_t{1}, unit_ - 1, unit_ + 1})
    call.with<2>(size).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(PhysicalMemCreate_Sizes, moreThanThereIs) {
  ur_physical_mem_handle_t made = untouched<ur_physical_mem_handle_t>();
  const size_t all = deviceInfo<uint64_t>(UR_DEVICE_INFO_GLOBAL_MEM_SIZE) / unit_ * unit_;
  auto call = Call(urPhysicalMemCreate, context(), device(), 2 * all, nullptr, &made).outputs(made);
  call.answersEither(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES);
}

TEST_F(PhysicalMemCreate_Sizes, deviceOfAnotherContext) {
  for (const ur_device_handle_t other : environment().devices) {
    if (other != device()) {
      ur_physical_mem_handle_t made = untouched<ur_physical_mem_handle_t>();
      auto call = Call(urPhysicalMemCreate, context(), other, unit_, nullptr, &made).outputs(made);
      call.answers(UR_RESULT_ERROR_INVALID_DEVICE);
      return;
    }
  }
  GTEST_SKIP() << "the platform has one device";
}

} // namespace conformance
