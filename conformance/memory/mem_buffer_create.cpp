// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class MemBufferCreate : public ContextTest {
protected:
  auto call() { return Call(urMemBufferCreate, context(), 0, 64, nullptr, &buffer_).outputs(buffer_); }

  ur_mem_handle_t buffer_ = untouched<ur_mem_handle_t>();
};

TEST_F(MemBufferCreate, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemBufferCreate, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(MemBufferCreate, enumerations) {
  call().with<1>(UR_MEM_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(MemBufferCreate, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
}

TEST_F(MemBufferCreate, hostPointers) {
  auto properties = structure<ur_buffer_properties_t>(UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
  for (const ur_mem_flags_t flags : {UR_MEM_FLAG_USE_HOST_POINTER, UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER}) {
    call().with<1>(flags).answers(UR_RESULT_ERROR_INVALID_HOST_PTR);
    call().with<1>(flags).with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_HOST_PTR);
  }
  properties.pHost = this;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_HOST_PTR);
}

TEST_F(MemBufferCreate, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
