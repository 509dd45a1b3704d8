// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native commands in command buffers: what an application records into a CUgraph by the driver's own functions.
#include "cuda/api_calls.hpp"

#include "adapters/cuda/api/types.hpp"

namespace ur::cuda::test {
namespace {

/// A function of the driver's, as an application finds it.
template <class F>
F *driverFunction(const char *name, int version) {
  void *found = nullptr;
  auto *search = fake::hook<CUresult(const char *, void **, int, uint64_t, int *)>("cuGetProcAddress_v2");
  EXPECT_EQ(CUDA_SUCCESS, search(name, &found, version, CU_GET_PROC_ADDRESS_LEGACY_STREAM, nullptr)) << name;
  return reinterpret_cast<F *>(found);
}

class CudaGraphs : public ApiTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    OK(CALL(urContextCreate, 1, &device, nullptr, &one_));
    OK(CALL(urUSMSharedAlloc, one_, device, nullptr, nullptr, 2 * kBytes, &memory_));
    OK(CALL(urQueueCreate, one_, device, nullptr, &queue_));
  }
  void TearDown() override {
    OK(CALL(urQueueRelease, queue_));
    OK(CALL(urUSMFree, one_, memory_));
    OK(CALL(urContextRelease, one_));
    ApiTest::TearDown();
  }
  void create(ur_exp_command_buffer_handle_t *buffer) {
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, true, false};
    OK(CALL(urCommandBufferCreateExp, one_, device, &desc, buffer));
  }
  void fill(ur_exp_command_buffer_handle_t buffer, uint32_t value, size_t bytes) {
    OK(CALL(urCommandBufferAppendUSMFillExp, buffer, memory_, &value, sizeof value, bytes, 0, nullptr, 0, nullptr,
            nullptr, nullptr, nullptr));
  }
  uint32_t *words() const { return static_cast<uint32_t *>(memory_); }

  /// Sets words, in the graph of a child.
  struct Recording {
    CudaGraphs &test;
    ur_exp_command_buffer_handle_t child = nullptr;
    CUresult result = CUDA_ERROR_UNKNOWN;

    static void record(void *data) {
      auto &self = *static_cast<Recording *>(data);
      ur_native_handle_t graph = 0, context = 0;
      EXPECT_EQ(UR_RESULT_SUCCESS, urCommandBufferGetNativeHandleExp(self.child, &graph));
      EXPECT_EQ(UR_RESULT_SUCCESS, urContextGetNativeHandle(self.test.one_, &context));
      const auto native = reinterpret_cast<CUcontext>(context);
      const auto setCurrent = driverFunction<CUresult(CUcontext)>("cuCtxSetCurrent", 4000);
      CUcontext before = nullptr;
      EXPECT_EQ(CUDA_SUCCESS, driverFunction<CUresult(CUcontext *)>("cuCtxGetCurrent", 4000)(&before));
      EXPECT_EQ(CUDA_SUCCESS, setCurrent(native));
      CUgraphNode node = nullptr;
      const CUDA_MEMSET_NODE_PARAMS params{reinterpret_cast<CUdeviceptr>(self.test.words()), 0, 8, 4, kWords, 1};
      self.result = driverFunction<CUresult(CUgraphNode *, CUgraph, const CUgraphNode *, size_t,
                                            const CUDA_MEMSET_NODE_PARAMS *, CUcontext)>("cuGraphAddMemsetNode", 10000)(
          &node, reinterpret_cast<CUgraph>(graph), nullptr, 0, &params, native);
      EXPECT_EQ(CUDA_SUCCESS, setCurrent(before));
    }
  };

  static constexpr size_t kWords = 64, kBytes = kWords * sizeof(uint32_t);
  ur_context_handle_t one_ = nullptr;
  ur_queue_handle_t queue_ = nullptr;
  void *memory_ = nullptr;
};

TEST_F(CudaGraphs, takeWhatTheDriversFunctionsRecord) {
  ur_exp_command_buffer_handle_t buffer = nullptr;
  Recording recording{*this};
  create(&buffer);
  create(&recording.child);
  fill(buffer, 5, 2 * kBytes);
  OK(CALL(urCommandBufferAppendNativeCommandExp, buffer, &Recording::record, &recording, recording.child, 0, nullptr,
          nullptr));
  EXPECT_EQ(CUDA_SUCCESS, recording.result);
  OK(CALL(urCommandBufferReleaseExp, recording.child));
  fill(buffer, 6, 4);
  const uint64_t children = fake::count("cuGraphAddChildGraphNode"), launches = fake::count("cuGraphLaunch");
  OK(CALL(urCommandBufferFinalizeExp, buffer));
  EXPECT_EQ(children + 1, fake::count("cuGraphAddChildGraphNode"));
  for (int i = 1; i <= 3; ++i) {
    std::fill_n(words(), 2 * kWords, 0);
    OK(CALL(urEnqueueCommandBufferExp, queue_, buffer, 0, nullptr, nullptr));
    OK(CALL(urQueueFinish, queue_));
    EXPECT_EQ(launches + i, fake::count("cuGraphLaunch"));
    EXPECT_EQ(6u, words()[0]);
    EXPECT_EQ(8u, words()[1]);
    EXPECT_EQ(8u, words()[kWords - 1]);
    EXPECT_EQ(5u, words()[kWords]);
  }
  OK(CALL(urCommandBufferReleaseExp, buffer));
}

/// A step that is recorded, run and released again and again.
TEST_F(CudaGraphs, areInstantiatedOnceForBuffersOfOneShape) {
  const uint64_t instances = fake::count("cuGraphInstantiateWithFlags"), updates = fake::count("cuGraphExecUpdate");
  for (uint32_t i = 0; i < 20; ++i) {
    ur_exp_command_buffer_handle_t buffer = nullptr;
    create(&buffer);
    fill(buffer, i, 2 * kBytes);
    fill(buffer, i + 1, kBytes);
    OK(CALL(urCommandBufferFinalizeExp, buffer));
    OK(CALL(urEnqueueCommandBufferExp, queue_, buffer, 0, nullptr, nullptr));
    OK(CALL(urQueueFinish, queue_));
    EXPECT_EQ(i + 1, words()[0]);
    EXPECT_EQ(i, words()[kWords]);
    OK(CALL(urCommandBufferReleaseExp, buffer));
  }
  EXPECT_EQ(instances + 1, fake::count("cuGraphInstantiateWithFlags"));
  EXPECT_EQ(updates + 19, fake::count("cuGraphExecUpdate"));
}

/// Also where the driver lacks a function of theirs (FAKE_CUDA_WITHOUT).
TEST_F(CudaGraphs, areToldOfByTheDevice) {
  const bool whole = !getenv("FAKE_CUDA_WITHOUT");
  ur_bool_t told = !whole;
  OK(CALL(urDeviceGetInfo, device, UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP, sizeof told, &told, nullptr));
  EXPECT_EQ(whole, told);
  ur_exp_command_buffer_handle_t buffer = nullptr;
  create(&buffer);
  fill(buffer, 5, kBytes);
  ur_native_handle_t graph = 0;
  EXPECT_EQ(whole ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
            CALL(urCommandBufferGetNativeHandleExp, buffer, &graph));
  const uint64_t launches = fake::count("cuGraphLaunch");
  OK(CALL(urCommandBufferFinalizeExp, buffer));
  OK(CALL(urEnqueueCommandBufferExp, queue_, buffer, 0, nullptr, nullptr));
  OK(CALL(urQueueFinish, queue_));
  EXPECT_EQ(launches + 1, fake::count("cuGraphLaunch")) << "by a graph in either case";
  OK(CALL(urCommandBufferReleaseExp, buffer));
}

} // namespace
} // namespace ur::cuda::test
