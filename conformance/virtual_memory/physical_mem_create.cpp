// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

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

TEST_F(PhysicalMemCreate, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
