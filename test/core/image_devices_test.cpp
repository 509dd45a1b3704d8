// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images with other commands in flight: on several devices, released early, with failures.
#include "core/image_rig.hpp"

namespace ur::test {
namespace {

class ImagesInFlight : public ImageTest {
protected:
  const ur_image_desc_t desc_ = shape(UR_MEM_TYPE_IMAGE2D, 8, 8);
  static constexpr ur_rect_region_t kAll{8, 8, 1};
};
UR_TEST_ALL_SHAPES(ImagesInFlight);

TEST_P(ImagesInFlight, ContentsFollowTheCommandsFromDeviceToDevice) {
  const Queue first = makeQueue(0, 0), second = makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, 1);
  const Image made = imageOf(desc_, pattern(64)), copied = image(desc_);
  EXPECT_EQ(readAll(second, made, kAll), pattern(64));
  const Event filled = fillImage(first, made, 4);
  const Kernel copy = kernelOnAll("image_copy");
  Event done;
  ASSERT_EQ(tryLaunch(second, copy, 1,
                      {bufferArg(0, copied, UR_MEM_FLAG_WRITE_ONLY), bufferArg(1, made, UR_MEM_FLAG_READ_ONLY)},
                      {filled}, done.out()),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(readAll(first, copied, kAll, {done}), Bytes(64, 4));
  const bool shared = GetParam().caps.sharedDeviceMemory && !GetParam().caps.imagesOfOneDevice;
  EXPECT_EQ(sim->calls(Call::createImage), shared ? 2u : 4u);
}

TEST_P(ImagesInFlight, OverwritingAllNeedsNoMove) {
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  const Image made = image(desc_);
  const Event filled = fillImage(first, made, 4);
  const uint64_t copies = sim->calls(Call::copyImage);
  const Bytes bytes = pattern(64);
  Event over;
  ASSERT_EQ(tryWrite(second, made, {0, 0, 0}, kAll, bytes.data(), 0, 0, {filled}, over.out(), false),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::copyImage), copies + 1);
  EXPECT_EQ(readAll(first, made, kAll, {over}), bytes);
}

TEST_P(ImagesInFlight, ReleasedWithCommandsPending) {
  const Queue queue = inOrder();
  Image made = imageOf(desc_, pattern(64));
  Bytes bytes(64);
  sim::Hold hold = sim->holdNextCommand();
  Event done;
  ASSERT_EQ(tryRead(queue, made, {0, 0, 0}, kAll, bytes.data(), 0, 0, {}, done.out(), false), UR_RESULT_SUCCESS);
  made.reset();
  EXPECT_EQ(sim->calls(Call::destroyImage), 0u);
  hold.open();
  EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
  EXPECT_EQ(bytes, pattern(64));
  finish(queue);
  EXPECT_EQ(sim->calls(Call::destroyImage), 1u);
}

TEST_P(ImagesInFlight, ReleasedWithTheirContextAtOnce) {
  Queue queue = inOrder();
  Image made = image(desc_);
  Sampler used = sampler(samplerDesc(false, UR_SAMPLER_ADDRESSING_MODE_CLAMP, UR_SAMPLER_FILTER_MODE_NEAREST));
  sim::Hold hold = sim->holdNextCommand();
  const Event filled = fillImage(queue, made, 4);
  context.reset();
  made.reset();
  used.reset();
  queue.reset();
  hold.open();
  EXPECT_EQ(wait({filled}), UR_RESULT_SUCCESS);
}

TEST_P(ImagesInFlight, AFailedDependencyFailsTheCommandAndTouchesNothing) {
  const Queue queue = inOrder(), other = inOrder();
  const Image made = imageOf(desc_, pattern(64));
  EXPECT_EQ(readAll(queue, made, kAll), pattern(64));
  sim->failCommand();
  const Event lost = marker(other);
  const Bytes zeros(64);
  Event written;
  ASSERT_EQ(tryWrite(queue, made, {0, 0, 0}, kAll, zeros.data(), 0, 0, {lost}, written.out(), false),
            UR_RESULT_SUCCESS);
  EXPECT_NE(wait({written}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(written), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(readAll(queue, made, kAll), pattern(64));
}

TEST_P(ImagesInFlight, EventsKnowTheirCommands) {
  const Queue queue = inOrder();
  const Image a = image(desc_), b = image(desc_);
  Bytes bytes(64);
  Event read, write, copy;
  ASSERT_EQ(tryWrite(queue, a, {0, 0, 0}, kAll, bytes.data(), 0, 0, {}, write.out(), false), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryCopyImage(queue, a, b, {0, 0, 0}, {0, 0, 0}, kAll, {}, copy.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryRead(queue, b, {0, 0, 0}, kAll, bytes.data(), 0, 0, {}, read.out(), false), UR_RESULT_SUCCESS);
  const auto type = [](const Event &event) {
    return query<ur_command_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_COMMAND_TYPE);
  };
  EXPECT_EQ(type(read), UR_COMMAND_MEM_IMAGE_READ);
  EXPECT_EQ(type(write), UR_COMMAND_MEM_IMAGE_WRITE);
  EXPECT_EQ(type(copy), UR_COMMAND_MEM_IMAGE_COPY);
  EXPECT_EQ(wait({read}), UR_RESULT_SUCCESS);
}

TEST_P(ImagesInFlight, WithoutAnEventNoneIsMadeWhereContentsHaveOnePlace) {
  context = makeContext({devices[0]}); // on several devices, each use is remembered
  const Queue queue = inOrder();
  const Image made = image(desc_);
  const Bytes bytes = pattern(64);
  for (int round = 0; round < 3; ++round) {
    const uint64_t calls = sim->allCalls();
    ASSERT_EQ(tryWrite(queue, made, {0, 0, 0}, kAll, bytes.data(), 0, 0, {}, nullptr, false), UR_RESULT_SUCCESS);
    if (round > 0) {
      EXPECT_EQ(sim->allCalls(), calls + 1) << "one port call, once the image is there";
    }
  }
  for (const sim::CommandInfo &command : sim->commands())
    EXPECT_FALSE(command.signals);
  finish(queue);
}

TEST_P(ImagesInFlight, WhateverFailsTheNextAttemptWorksAndNothingIsLost) {
  const auto once = [&] {
    ur_result_t result = UR_RESULT_SUCCESS;
    const auto then = [&](ur_result_t next) { result = result == UR_RESULT_SUCCESS ? next : result; };
    Bytes bytes = pattern(64), back(64);
    Queue queues[2];
    for (size_t i = 0; i < 2; ++i)
      then(api().Queue.pfnCreate(context, devices[i], nullptr, queues[i].out()));
    Image a, b;
    then(tryImage(desc_, a.out(), UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, bytes.data()));
    then(tryImage(desc_, b.out()));
    if (result != UR_RESULT_SUCCESS)
      return result;
    ur_event_handle_t event = nullptr;
    then(tryCopyImage(queues[0], a, b, {0, 0, 0}, {0, 0, 0}, kAll, {}, &event));
    EXPECT_EQ(event != nullptr, result == UR_RESULT_SUCCESS);
    const Event copied(event);
    if (event)
      then(tryRead(queues[1], b, {0, 0, 0}, kAll, back.data(), 0, 0, {copied}));
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_EQ(back, bytes);
    }
    for (const Queue &queue : queues) {
      for (int i = 0; i < 3 && api().Queue.pfnFinish(queue) != UR_RESULT_SUCCESS; ++i) {
      }
    }
    return result;
  };
  uint64_t refused = 0;
  for (uint64_t nth = 1;; ++nth) {
    ASSERT_LT(nth, 100u);
    sim->failAnyCall(nth);
    const ur_result_t result = once();
    if (!sim->stopFailing()) {
      EXPECT_EQ(result, UR_RESULT_SUCCESS);
      break;
    }
    refused += result != UR_RESULT_SUCCESS;
    EXPECT_EQ(once(), UR_RESULT_SUCCESS) << "after the failure of " << sim::name(*sim->failedCall());
  }
  EXPECT_GT(refused, 0u);
  for (const Call call : {Call::createImage, Call::copyImage, Call::alloc}) {
    sim->failCall(call, 1, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    static_cast<void>(once());
    EXPECT_TRUE(sim->stopFailing());
    EXPECT_EQ(once(), UR_RESULT_SUCCESS);
  }
}

} // namespace
} // namespace ur::test
