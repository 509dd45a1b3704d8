// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/usm.hpp"

#include <algorithm>
#include <ostream>

namespace conformance {

std::span<const UsmKind> usmKinds() {
  static constexpr UsmKind kinds[] = {
      {"host", UR_USM_TYPE_HOST, UR_DEVICE_INFO_USM_HOST_SUPPORT},
      {"device", UR_USM_TYPE_DEVICE, UR_DEVICE_INFO_USM_DEVICE_SUPPORT},
      {"shared", UR_USM_TYPE_SHARED, UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT},
  };
  return kinds;
}

void PrintTo(const UsmKind &kind, std::ostream *stream) {
  *stream << kind.name;
}

std::string usmNameOf(const testing::TestParamInfo<UsmKind> &info) {
  return info.param.name;
}

ur_result_t allocate(ur_usm_type_t type, ur_context_handle_t context, ur_device_handle_t device,
                     const ur_usm_desc_t *desc, ur_usm_pool_handle_t pool, size_t size, void **memory) {
  switch (type) {
  case UR_USM_TYPE_HOST:
    return urUSMHostAlloc(context, desc, pool, size, memory);
  case UR_USM_TYPE_DEVICE:
    return urUSMDeviceAlloc(context, device, desc, pool, size, memory);
  default:
    return urUSMSharedAlloc(context, device, desc, pool, size, memory);
  }
}

namespace {

/// By what all devices of the context say, since host memory is allocated for no device.
bool hasMemory(ur_context_handle_t context, const UsmKind &kind) {
  uint32_t count = 0;
  EXPECT_OK(urContextGetInfo(context, UR_CONTEXT_INFO_NUM_DEVICES, sizeof count, &count, nullptr));
  std::vector<ur_device_handle_t> devices(count);
  EXPECT_OK(urContextGetInfo(context, UR_CONTEXT_INFO_DEVICES, count * sizeof devices[0], devices.data(), nullptr));
  return std::all_of(devices.begin(), devices.end(), [&](ur_device_handle_t device) {
    ur_device_usm_access_capability_flags_t access = 0;
    EXPECT_OK(urDeviceGetInfo(device, kind.support, sizeof access, &access, nullptr));
    return access != 0;
  });
}

/// Ends the case from within a function of it, as skipped: its owners give back what they have.
[[noreturn]] void skipTheCase(const std::string &reason) {
  [&] { GTEST_SKIP() << reason; }();
  throw testing::AssertionException({testing::TestPartResult::kSkip, __FILE__, __LINE__, reason.c_str()});
}

} // namespace

void UsmBlock::create(ur_usm_type_t type, ur_context_handle_t context, ur_device_handle_t device, size_t size) {
  reset();
  context_ = context;
  for (const UsmKind &kind : usmKinds()) {
    if (kind.type == type && !hasMemory(context, kind))
      skipTheCase(std::string("the device has no ") + kind.name + " memory");
  }
  ASSERT_OK(allocate(type, context, device, nullptr, nullptr, size, &memory_));
}

void UsmTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
  if (deviceInfo<ur_device_usm_access_capability_flags_t>(GetParam().support) == 0)
    GTEST_SKIP() << "the device has no " << GetParam().name << " memory";
}

std::vector<unsigned char> readMemory(ur_queue_handle_t queue, const void *memory, size_t size) {
  std::vector<unsigned char> bytes(size);
  EXPECT_OK(urEnqueueUSMMemcpy(queue, true, bytes.data(), memory, size, 0, nullptr, nullptr));
  return bytes;
}

std::vector<uint32_t> readWords(ur_queue_handle_t queue, const void *memory, size_t count) {
  std::vector<uint32_t> words(count);
  EXPECT_OK(urEnqueueUSMMemcpy(queue, true, words.data(), memory, count * sizeof(uint32_t), 0, nullptr, nullptr));
  return words;
}

void writeMemory(ur_queue_handle_t queue, void *memory, const void *data, size_t size) {
  EXPECT_OK(urEnqueueUSMMemcpy(queue, true, memory, data, size, 0, nullptr, nullptr));
}

} // namespace conformance
