// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

Bytes someBytes(size_t size, unsigned seed) {
  Bytes bytes(size);
  for (size_t i = 0; i < size; ++i)
    bytes[i] = static_cast<unsigned char>(i * 7 + i / 251 + seed);
  return bytes;
}

void makeBuffer(ur_context_handle_t context, const Bytes &bytes, Mem *buffer) {
  auto properties = structure<ur_buffer_properties_t>(UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
  Bytes copied = bytes;
  properties.pHost = copied.data();
  ASSERT_OK(urMemBufferCreate(context, UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, bytes.size(), &properties, buffer->out()));
}

void makePart(ur_mem_handle_t buffer, size_t origin, size_t size, Mem *part) {
  auto region = structure<ur_buffer_region_t>(UR_STRUCTURE_TYPE_BUFFER_REGION);
  region.origin = origin;
  region.size = size;
  ASSERT_OK(urMemBufferPartition(buffer, 0, UR_BUFFER_CREATE_TYPE_REGION, &region, part->out()));
}

Bytes readBuffer(ur_queue_handle_t queue, ur_mem_handle_t buffer, size_t size, size_t offset) {
  Bytes bytes(size, 0xee);
  EXPECT_OK(urEnqueueMemBufferRead(queue, buffer, true, offset, size, bytes.data(), 0, nullptr, nullptr));
  return bytes;
}

size_t partAlignment(ur_device_handle_t device) {
  uint32_t bits = 0;
  EXPECT_OK(urDeviceGetInfo(device, UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN, sizeof bits, &bits, nullptr));
  return bits < 8 ? 1 : bits / 8;
}

void FilledBufferTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(BufferTest::SetUp());
  if (mem() == nullptr)
    return;
  bytes_ = someBytes(4096);
  ASSERT_OK(urEnqueueMemBufferWrite(queue(), mem(), true, 0, bytes_.size(), bytes_.data(), 0, nullptr, nullptr));
}

void BufferQueuesTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(WaitListsTest::SetUp());
  if (IsSkipped())
    return;
  const ur_result_t result = urMemBufferCreate(context(), 0, 4096, nullptr, buffer_.out());
  if (result != UR_RESULT_SUCCESS)
    GTEST_SKIP() << absentBecause("urMemBufferCreate", result);
}

} // namespace conformance
