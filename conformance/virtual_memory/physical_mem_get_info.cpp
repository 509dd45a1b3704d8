// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/optional_objects.hpp"
#include "support/virtual_memory.hpp"

namespace conformance {

class PhysicalMemGetInfo : public PhysicalMemTest {
protected:
  auto call() {
    return Call(urPhysicalMemGetInfo, physicalMem(), UR_PHYSICAL_MEM_INFO_CONTEXT, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(PhysicalMemGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PhysicalMemGetInfo, conditions) {
  CONFORMANCE_NEEDS(physicalMem());
  call().needsEnumerator<1>();
}

using PhysicalMemGetInfo_Values = VirtualMemoryTest;

TEST_F(PhysicalMemGetInfo_Values, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_PHYSICAL_MEM_INFO_CONTEXT, ur_context_handle_t),
      CONFORMANCE_INFO(UR_PHYSICAL_MEM_INFO_DEVICE, ur_device_handle_t),
      CONFORMANCE_INFO(UR_PHYSICAL_MEM_INFO_SIZE, size_t),
      CONFORMANCE_INFO(UR_PHYSICAL_MEM_INFO_PROPERTIES, ur_physical_mem_properties_t),
      CONFORMANCE_INFO(UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT, uint32_t),
  };
  const InfoQuery query = infoQuery(urPhysicalMemGetInfo, memory_.get());
  checkInfoValues(query, values);
  EXPECT_EQ(context(), infoOf<ur_context_handle_t>(query, UR_PHYSICAL_MEM_INFO_CONTEXT));
  EXPECT_EQ(device(), infoOf<ur_device_handle_t>(query, UR_PHYSICAL_MEM_INFO_DEVICE));
  EXPECT_EQ(2 * unit_, infoOf<size_t>(query, UR_PHYSICAL_MEM_INFO_SIZE));
  EXPECT_EQ(0U, infoOf<ur_physical_mem_properties_t>(query, UR_PHYSICAL_MEM_INFO_PROPERTIES).flags);
}

} // namespace conformance
