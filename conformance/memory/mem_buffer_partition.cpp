// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class MemBufferPartition : public BufferTest {
protected:
  auto call() {
    return Call(urMemBufferPartition, mem(), 0, UR_BUFFER_CREATE_TYPE_REGION, &region_, &mem_).outputs(mem_);
  }

  ur_buffer_region_t region_ = structure<ur_buffer_region_t>(UR_STRUCTURE_TYPE_BUFFER_REGION);
  ur_mem_handle_t mem_ = untouched<ur_mem_handle_t>();
};

TEST_F(MemBufferPartition, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemBufferPartition, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<3>();
  call().needsPointer<4>();
  call().with<1>(UR_MEM_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  call().needsEnumerator<2>();
}

TEST_F(MemBufferPartition, sizes) {
  CONFORMANCE_NEEDS(mem());
  region_.size = 0;
  call().answers(UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
}

TEST_F(MemBufferPartition, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
