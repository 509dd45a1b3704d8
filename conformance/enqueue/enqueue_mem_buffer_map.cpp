// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class EnqueueMemBufferMap : public FilledBufferTest {
protected:
  auto call() {
    return Call(urEnqueueMemBufferMap, queue(), mem(), false, 0, 0, 64, 0, nullptr, &event_, &retMap_)
        .outputs(event_, retMap_);
  }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
  void *retMap_ = untouched<void *>();
};

TEST_F(EnqueueMemBufferMap, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemBufferMap, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<9>();
  call().with<3>(UR_MAP_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueMemBufferMap, ranges) {
  CONFORMANCE_NEEDS(mem());
  for (const auto &[offset, size] :
       {std::pair<size_t, size_t>(0, 0), {0, 4097}, {4096, 1}, {4000, 97}, {SIZE_MAX, 2}, {2, SIZE_MAX}})
    call().with<4>(offset).with<5>(size).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemBufferMap, showsTheContentsAndBringsChangesBack) {
  CONFORMANCE_NEEDS(mem());
  Bytes expected = bytes();
  for (const ur_map_flags_t flags : {ur_map_flags_t{0}, ur_map_flags_t{UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE}}) {
    void *mapped = nullptr;
    ASSERT_OK(urEnqueueMemBufferMap(queue(), mem(), true, flags, 100, 1000, 0, nullptr, nullptr, &mapped));
    auto *seen = static_cast<unsigned char *>(mapped);
    EXPECT_EQ(Bytes(expected.begin() + 100, expected.begin() + 1100), Bytes(seen, seen + 1000));
    for (size_t i = 0; i < 1000; i += 3)
      expected[100 + i] = seen[i] = static_cast<unsigned char>(seen[i] + 1);
    ASSERT_OK(urEnqueueMemUnmap(queue(), mem(), mapped, 0, nullptr, nullptr));
    EXPECT_EQ(expected, contents());
  }
}

TEST_F(EnqueueMemBufferMap, everyUse) {
  CONFORMANCE_NEEDS(mem());
  constexpr ur_map_flags_t kInvalidate = UR_MAP_FLAG_WRITE_INVALIDATE_REGION;
  Bytes expected = bytes();
  for (const ur_map_flags_t flags :
       {ur_map_flags_t{0}, ur_map_flags_t{UR_MAP_FLAG_READ}, ur_map_flags_t{UR_MAP_FLAG_WRITE}, kInvalidate}) {
    SCOPED_TRACE("flags " + std::to_string(flags));
    void *mapped = nullptr;
    ASSERT_OK(urEnqueueMemBufferMap(queue(), mem(), true, flags, 8, 16, 0, nullptr, nullptr, &mapped));
    auto *seen = static_cast<unsigned char *>(mapped);
    if (flags != kInvalidate) {
      EXPECT_EQ(Bytes(expected.begin() + 8, expected.begin() + 24), Bytes(seen, seen + 16));
    }
    if (flags != UR_MAP_FLAG_READ) {
      std::fill_n(seen, 16, static_cast<unsigned char>(0xf0 + flags));
      std::fill_n(expected.begin() + 8, 16, static_cast<unsigned char>(0xf0 + flags));
    }
    ASSERT_OK(urEnqueueMemUnmap(queue(), mem(), mapped, 0, nullptr, nullptr));
    EXPECT_EQ(expected, contents());
  }
}

// Nothing of what is invalidated can be read, and all of it is written.
TEST_F(EnqueueMemBufferMap, promiseContradictingFlagsAreRefused) {
  CONFORMANCE_NEEDS(mem());
  for (const int more : {int{UR_MAP_FLAG_READ}, int{UR_MAP_FLAG_WRITE}, UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE})
    call().with<3>(UR_MAP_FLAG_WRITE_INVALIDATE_REGION | more).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(EnqueueMemBufferMap, invalidatedRegionsAreOverwritten) {
  CONFORMANCE_NEEDS(mem());
  void *mapped = nullptr;
  ASSERT_OK(urEnqueueMemBufferMap(queue(), mem(), true, UR_MAP_FLAG_WRITE_INVALIDATE_REGION, 64, 128, 0, nullptr,
                                  nullptr, &mapped));
  std::memset(mapped, 0x5a, 128);
  ASSERT_OK(urEnqueueMemUnmap(queue(), mem(), mapped, 0, nullptr, nullptr));
  Bytes expected = bytes();
  std::fill_n(expected.begin() + 64, 128, static_cast<unsigned char>(0x5a));
  EXPECT_EQ(expected, contents());
}

TEST_F(EnqueueMemBufferMap, hostPointersAreTheMapping) {
  CONFORMANCE_NEEDS(mem());
  alignas(64) unsigned char host[4096] = {};
  auto properties = structure<ur_buffer_properties_t>(UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
  properties.pHost = host;
  Mem buffer;
  ASSERT_OK(urMemBufferCreate(context(), UR_MEM_FLAG_USE_HOST_POINTER, sizeof host, &properties, buffer.out()));
  const uint32_t pattern = 0x01020304;
  ASSERT_OK(urEnqueueMemBufferFill(queue(), buffer, &pattern, 4, 0, sizeof host, 0, nullptr, nullptr));
  void *mapped = nullptr;
  ASSERT_OK(urEnqueueMemBufferMap(queue(), buffer, true, UR_MAP_FLAG_READ, 16, 64, 0, nullptr, nullptr, &mapped));
  EXPECT_EQ(host + 16, mapped);
  EXPECT_EQ(0, std::memcmp(mapped, &pattern, 4));
  ASSERT_OK(urEnqueueMemUnmap(queue(), buffer, mapped, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
}

using EnqueueMemBufferMap_Queues = BufferQueuesTest;

TEST_P(EnqueueMemBufferMap_Queues, waitLists) {
  std::vector<void *> all;
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        void *mapped = nullptr;
        const ur_result_t result =
            urEnqueueMemBufferMap(queue(), mem(), false, UR_MAP_FLAG_READ, 0, 64, count, list, event, &mapped);
        if (result == UR_RESULT_SUCCESS)
          all.push_back(mapped);
        return result;
      },
      UR_COMMAND_MEM_BUFFER_MAP);
  ASSERT_OK(urQueueFinish(queue()));
  for (void *mapped : all)
    EXPECT_OK(urEnqueueMemUnmap(queue(), mem(), mapped, 0, nullptr, nullptr));
}

CONFORMANCE_ON_QUEUES(EnqueueMemBufferMap_Queues);

} // namespace conformance
