// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Objects that another part of the process has made by the driver's own functions, and what becomes of them.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_native.hpp"

namespace ur::cuda::test {
namespace {

class CudaNatives : public CudaTest {
protected:
  static ur_native_handle_t number(const void *handle) { return reinterpret_cast<ur_native_handle_t>(handle); }

  /// Runs under a device's primary context, or another.
  template <class Body>
  static void under(CUcontext context, Body &&body) {
    CUcontext before = nullptr;
    ASSERT_EQ(CUDA_SUCCESS, api().cuCtxGetCurrent(&before));
    ASSERT_EQ(CUDA_SUCCESS, api().cuCtxSetCurrent(context));
    body();
    ASSERT_EQ(CUDA_SUCCESS, api().cuCtxSetCurrent(before));
  }
  static CUcontext contextOf(Driver &driver) {
    ur_native_handle_t native = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver.native()->contextHandle(&native));
    return reinterpret_cast<CUcontext>(native);
  }
  static CUstream makeStream(CUcontext context) {
    CUstream stream = nullptr;
    under(context, [&] { EXPECT_EQ(CUDA_SUCCESS, api().cuStreamCreateWithPriority(&stream, 1, 0)); });
    return stream;
  }
  static CUcontext makeContext(int device) {
    static const auto make =
        reinterpret_cast<CUcontext (*)(int)>(dlsym(dlopen(getenv("UR_CUDA_LIBRARY"), RTLD_NOW), "fakeCudaMakeContext"));
    return make(device);
  }
};

TEST_F(CudaNatives, aStreamIsOfTheDeviceWhoseContextItIsOn) {
  const auto one = open({0}), two = open({1}), both = open({0, 1});
  const CUstream native = makeStream(contextOf(*two));
  const auto import = [&](Driver &driver, StreamDesc desc, uint32_t *device) {
    core::Stream stream = nullptr;
    const ur_result_t result = driver.native()->importStream(number(native), false, &desc, &stream);
    if (result == UR_RESULT_SUCCESS) {
      *device = desc.device;
      ur_native_handle_t same = 0;
      EXPECT_EQ(UR_RESULT_SUCCESS, driver.native()->streamHandle(stream, &same));
      EXPECT_EQ(number(native), same);
      driver.destroyStream(stream);
    }
    return result;
  };
  uint32_t device = 77;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_QUEUE, import(*one, {.device = UINT32_MAX}, &device)) << "another context's";
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_DEVICE, import(*both, {.device = 0}, &device));
  EXPECT_EQ(77u, device);
  EXPECT_EQ(UR_RESULT_SUCCESS, import(*both, {.device = UINT32_MAX}, &device));
  EXPECT_EQ(1u, device);
  EXPECT_EQ(UR_RESULT_SUCCESS, import(*two, {.device = 0}, &device));
  EXPECT_EQ(0u, device);
  under(contextOf(*two), [&] { EXPECT_EQ(CUDA_SUCCESS, api().cuStreamDestroy(native)); }); // still there
}

TEST_F(CudaNatives, notTheDefaultStreamsOfThreads) {
  const auto driver = open({0});
  StreamDesc desc{.device = 0};
  core::Stream stream = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_QUEUE, driver->native()->importStream(2, false, &desc, &stream));
}

TEST_F(CudaNatives, workOnAnImportedStreamIsWaitedFor) {
  for (const bool owned : {false, true}) {
    auto driver = open({0});
    const CUcontext context = contextOf(*driver);
    const CUstream native = makeStream(context);
    StreamDesc desc{.device = 0};
    core::Stream stream = nullptr;
    OK(driver->native()->importStream(number(native), owned, &desc, &stream));
    // Ordinary memory at either end, so that there is memory of the adapter's in use.
    std::vector<uint8_t> bytes(3 << 20, 5);
    void *memory = nullptr;
    OK(driver->alloc(MemoryKind::device, 0, bytes.size(), 256, &memory));
    OK(driver->copy(stream, {.dst = memory, .src = bytes.data(), .width = bytes.size()}, {}));
    driver->destroyStream(stream);
    driver->free(MemoryKind::device, memory);
    driver.reset();
    if (owned)
      EXPECT_DEATH(under(context, [&] { (void)api().cuStreamQuery(native); }), "no stream");
    else
      under(context, [&] { EXPECT_EQ(CUDA_SUCCESS, api().cuStreamDestroy(native)); });
  }
}

TEST_F(CudaNatives, events) {
  const auto driver = open({0});
  const CUcontext context = contextOf(*driver);
  core::Stream on = nullptr;
  OK(driver->createStream({}, &on));
  for (const bool owned : {false, true}) {
    CUevent native = nullptr;
    const CUstream theirs = makeStream(context);
    under(context, [&] {
      ASSERT_EQ(CUDA_SUCCESS, api().cuEventCreate(&native, CU_EVENT_DISABLE_TIMING));
      ASSERT_EQ(CUDA_SUCCESS, api().cuEventRecord(native, theirs));
    });
    ImportedEvent imported;
    OK(driver->native()->importEvent(number(native), owned, &imported));
    EXPECT_TRUE(imported.submitted);
    EXPECT_FALSE(imported.timed);
    ur_native_handle_t same = 0;
    OK(driver->native()->eventHandle(imported.event, &same));
    EXPECT_EQ(number(native), same);
    OK(driver->fence(on, FenceKind::wait, {.waits = {&imported.event, 1}}));
    OK(driver->finish(on));
    OK(driver->wait(imported.event));
    uint64_t start = 0, end = 0;
    EXPECT_EQ(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, driver->eventTimes(imported.event, &start, &end));
    driver->destroyEvents({&imported.event, 1});
    if (owned)
      EXPECT_DEATH(under(context, [&] { (void)api().cuEventQuery(native); }), "no event");
    else
      under(context, [&] { EXPECT_EQ(CUDA_SUCCESS, api().cuEventDestroy(native)); });
    under(context, [&] { EXPECT_EQ(CUDA_SUCCESS, api().cuStreamDestroy(theirs)); });
  }
  ImportedEvent imported;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_EVENT, driver->native()->importEvent(0, false, &imported));
  driver->destroyStream(on);
}

TEST_F(CudaNatives, memoryIsWhatTheDriverSaysThatItIs) {
  const auto driver = open({0}), other = open({1});
  for (const MemoryKind kind : {MemoryKind::device, MemoryKind::host, MemoryKind::shared}) {
    void *memory = nullptr;
    OK(driver->alloc(kind, 0, 1000, 256, &memory));
    ImportedMemory imported;
    OK(driver->native()->importMemory(number(static_cast<char *>(memory) + 100), false, &imported));
    EXPECT_EQ(kind, imported.kind);
    EXPECT_EQ(900u, imported.size);
    EXPECT_EQ(0u, imported.device);
    EXPECT_FALSE(imported.owned);
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
              driver->native()->importMemory(number(static_cast<char *>(memory) + 100), true, &imported));
    OK(driver->native()->importMemory(number(memory), true, &imported));
    EXPECT_TRUE(imported.owned);
    EXPECT_EQ(kind == MemoryKind::device ? UR_RESULT_ERROR_INVALID_MEM_OBJECT : UR_RESULT_SUCCESS,
              other->native()->importMemory(number(memory), false, &imported));
    OK(driver->free(kind, memory));
  }
  int ordinary = 0;
  ImportedMemory imported;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_MEM_OBJECT, driver->native()->importMemory(number(&ordinary), false, &imported));
}

TEST_F(CudaNatives, contextsOfAProgramsOwn) {
  NativeBackend &native = *backend().native();
  for (const bool owned : {false, true}) {
    const CUcontext context = makeContext(2);
    std::vector<ur_native_handle_t> devices;
    OK(native.contextDevices(number(context), &devices));
    ASSERT_EQ(1u, devices.size());
    ur_native_handle_t third = 0;
    OK(native.deviceHandle(0, 2, &third));
    EXPECT_EQ(third, devices.front());
    std::unique_ptr<Driver> driver;
    const uint32_t wrong[] = {0}, right[] = {2};
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_DEVICE, native.openNativeContext(number(context), owned, 0, wrong, &driver));
    OK(native.openNativeContext(number(context), owned, 0, right, &driver));
    EXPECT_EQ(context, contextOf(*driver));
    core::Stream on = nullptr;
    OK(driver->createStream({}, &on));
    void *memory = nullptr;
    OK(driver->alloc(MemoryKind::device, 0, 64, 64, &memory));
    fill(*driver, on, memory, 64, 9);
    EXPECT_EQ(std::vector<uint8_t>(64, 9), read(*driver, on, memory, 64));
    OK(driver->free(MemoryKind::device, memory));
    driver->destroyStream(on);
    driver.reset();
    if (owned)
      EXPECT_DEATH((void)api().cuCtxDestroy(context), "no context");
    else
      EXPECT_EQ(CUDA_SUCCESS, api().cuCtxDestroy(context));
  }
  std::vector<ur_native_handle_t> devices;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_CONTEXT, native.contextDevices(0, &devices));
}

TEST_F(CudaNatives, anOwnedPrimaryContextGoesByARelease) {
  const auto other = open({2});
  NativeBackend &native = *backend().native();
  CUcontext context = nullptr;
  ASSERT_EQ(CUDA_SUCCESS, api().cuDevicePrimaryCtxRetain(&context, 2)); // what is given away
  const uint32_t devices[] = {2};
  std::unique_ptr<Driver> driver;
  OK(native.openNativeContext(number(context), true, 0, devices, &driver));
  EXPECT_EQ(contextOf(*other), contextOf(*driver));
  driver.reset();
  // Held by the other context, and by the adapter, which keeps it: one release more than that is one too many.
  EXPECT_DEATH(
      {
        for (int i = 0; i < 3; ++i)
          (void)api().cuDevicePrimaryCtxRelease(2);
      },
      "isn't retained");
}

TEST_F(CudaNatives, noContextSpansDevices) {
  ur_native_handle_t native = 0;
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, open({0, 1})->native()->contextHandle(&native));
}

} // namespace
} // namespace ur::cuda::test
