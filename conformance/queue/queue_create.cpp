// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class QueueCreate : public ContextTest {
protected:
  auto call() { return Call(urQueueCreate, context(), device(), nullptr, &queue_).outputs(queue_); }

  ur_queue_handle_t queue_ = untouched<ur_queue_handle_t>();
};

TEST_F(QueueCreate, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(QueueCreate, nullPointers) {
  call().needsPointer<3>();
}

TEST_F(QueueCreate, enumerations) {
  auto properties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
  properties.flags = UR_QUEUE_FLAGS_MASK;
  call().with<2>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(QueueCreate, contradictoryFlags) {
  auto properties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
  for (const ur_queue_flags_t flags : {UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW,
                                       UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE}) {
    properties.flags = flags;
    call().with<2>(&properties).answers(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES);
  }
}

TEST_F(QueueCreate, computeIndexInRange) {
  auto place = structure<ur_queue_index_properties_t>(UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES);
  auto properties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
  properties.pNext = &place;
  place.computeIndex = deviceInfo<uint32_t>(UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES);
  EXPECT_NE(UR_RESULT_SUCCESS, call().with<2>(&properties).result());
  if (place.computeIndex == 0)
    GTEST_SKIP() << "the device has no compute queues to choose (UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES)";
  --place.computeIndex;
  Queue queue;
  call().with<2>(&properties).with<3>(queue.out()).succeeds();
}

TEST_F(QueueCreate, withoutProperties) {
  Queue queue;
  call().with<3>(queue.out()).succeeds();
  const InfoQuery query = infoQuery(urQueueGetInfo, queue);
  EXPECT_EQ(1U, references(query, UR_QUEUE_INFO_REFERENCE_COUNT));
  EXPECT_EQ(0U, infoOf<ur_queue_flags_t>(query, UR_QUEUE_INFO_FLAGS) & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

TEST_F(QueueCreate, everyCombinationOfFlags) {
  constexpr ur_queue_flags_t on_device = UR_QUEUE_FLAG_ON_DEVICE | UR_QUEUE_FLAG_ON_DEVICE_DEFAULT;
  auto properties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
  for (ur_queue_flags_t flags = 0; flags <= 0xfff; ++flags) {
    properties.flags = flags;
    Queue queue;
    const ur_result_t result = urQueueCreate(context(), device(), &properties, queue.out());
    const bool contradictory = (flags & (UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW)) ==
                                   (UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW) ||
                               (flags & (UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE)) ==
                                   (UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE);
    if (contradictory) {
      ASSERT_RESULT(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, result) << "flags " << flags;
    } else if ((flags & on_device) == 0) {
      // Hints and modes that every queue may have; what a device lacks it may refuse, but never by crashing.
      ASSERT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES ||
                  result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
          << "flags " << flags << ": " << resultName(result);
    }
    if (result == UR_RESULT_SUCCESS && flags % 64 == 1) {
      EXPECT_EQ(flags, infoOf<ur_queue_flags_t>(infoQuery(urQueueGetInfo, queue), UR_QUEUE_INFO_FLAGS));
    }
  }
}

TEST_F(QueueCreate, deviceOfAnotherContext) {
  if (environment().devices.size() < 2)
    GTEST_SKIP() << "the platform has one device only";
  for (ur_device_handle_t foreign : environment().devices) {
    if (foreign != device())
      call().with<1>(foreign).answers(UR_RESULT_ERROR_INVALID_DEVICE);
  }
}

} // namespace conformance
