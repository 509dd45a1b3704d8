// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What other tests lean on: the fake driver ends a process that breaks one of the rules behind the promises D1, D2, D9
// and S4.
#include "cuda/fixture.hpp"

#include "adapters/cuda/current.hpp"
#include "support/other_process.hpp"

#include <thread>

namespace ur::cuda::test {
namespace {

class CudaFake : public CudaTest {
protected:
  void SetUp() override {
    CudaTest::SetUp();
    for (size_t i = 0; i < 2; ++i)
      OK(translate(api().cuDevicePrimaryCtxRetain(&contexts_[i], static_cast<CUdevice>(i))));
    under(0, [&] { (void)api().cuStreamCreateWithPriority(&stream_, CU_STREAM_NON_BLOCKING, 0); });
    under(0, [&] { (void)api().cuEventCreate(&event_, CU_EVENT_DISABLE_TIMING); });
  }
  void TearDown() override {
    under(0, [&] { (void)api().cuEventDestroy(event_); });
    under(0, [&] { (void)api().cuStreamDestroy(stream_); });
    for (CUdevice i = 0; i < 2; ++i)
      (void)api().cuDevicePrimaryCtxRelease(i);
    CudaTest::TearDown();
  }
  template <class Body>
  void under(size_t device, Body body) {
    const Current current(api(), contexts_[device]);
    body();
  }

  CUcontext contexts_[2] = {};
  CUstream stream_ = nullptr;
  CUevent event_ = nullptr;
};

TEST_F(CudaFake, calledUnderNoContextOrAnother) { // D2
  CUevent made = nullptr;
  EXPECT_DEATH((void)api().cuEventCreate(&made, CU_EVENT_DISABLE_TIMING), "no current context");
  EXPECT_DEATH(under(1,
                     [&] {
                       (void)api().cuStreamAddCallback(
                           stream_, [](CUstream, CUresult, void *) {}, nullptr, 0);
                     }),
               "another device's context");
}

TEST_F(CudaFake, calledInsideACallback) { // D9
  EXPECT_DEATH(under(0,
                     [&] {
                       (void)api().cuLaunchHostFunc(
                           stream_, [](void *event) { (void)api().cuEventQuery(static_cast<CUevent>(event)); }, event_);
                       (void)api().cuStreamSynchronize(stream_);
                     }),
               "called inside a callback");
}

TEST_F(CudaFake, waitingForWhatWasNeverRecorded) { // S4
  EXPECT_DEATH(under(0, [&] { (void)api().cuStreamWaitEvent(stream_, event_, 0); }), "never been recorded");
  CUevent shared = nullptr;
  under(0, [&] { (void)api().cuEventCreate(&shared, CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS); });
  EXPECT_DEATH(under(0, [&] { (void)api().cuStreamWaitEvent(stream_, shared, 0); }), "never been recorded");
  under(0, [&] { (void)api().cuEventDestroy(shared); });
}

TEST_F(CudaFake, AThreadLeavesItsContext) {
  if (!std::getenv("FAKE_CUDA_CALLER"))
    GTEST_SKIP() << "a part of leavingAnotherContextThanTheCallers";
  std::thread([&] { (void)api().cuCtxSetCurrent(contexts_[1]); }).join();
}

TEST_F(CudaFake, leavingAnotherContextThanTheCallers) { // D1
  std::string errors;
  EXPECT_NE(0, ur::test::runInOtherProcess("CudaFake.AThreadLeavesItsContext", {{"FAKE_CUDA_CALLER", "1"}}, &errors));
  EXPECT_NE(std::string::npos, errors.find("its caller's context isn't the current one")) << errors;
}

} // namespace
} // namespace ur::cuda::test
