// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A test on the mock adapter, which needs no device (docs/mock.md).
#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_mock.h>

#include <algorithm>
#include <cstdio>

// What is tested: as much of the memory as the device gives in one piece.
void *allocateAtMost(ur_context_handle_t context, ur_device_handle_t device, size_t &size) {
  uint64_t most = 0;
  urDeviceGetInfo(device, UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE, sizeof(most), &most, nullptr);
  size = std::min<size_t>(size, most);
  void *memory = nullptr;
  while (size > 0 && urUSMDeviceAlloc(context, device, nullptr, nullptr, size, &memory) != UR_RESULT_SUCCESS)
    size /= 2;
  return memory;
}

constexpr size_t kMiB = size_t{1} << 20;

// Instead of the call: 4 MiB is the most, and there is no other information.
ur_result_t answerMost(void *params, void *) {
  const auto &call = *static_cast<ur_device_get_info_params_t *>(params);
  if (*call.ppropName != UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE || *call.ppropSize != sizeof(uint64_t))
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  *static_cast<uint64_t *>(*call.ppPropValue) = 4 * kMiB;
  return UR_RESULT_SUCCESS;
}

// Before the call: a failure ends it.
ur_result_t refuseMuch(void *params, void *) {
  const auto &call = *static_cast<ur_usm_device_alloc_params_t *>(params);
  return *call.psize > kMiB ? UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY : UR_RESULT_SUCCESS;
}

// After a call that succeeded: what it was given, and what it wrote.
ur_result_t noteMemory(void *params, void *noted) {
  const auto &call = *static_cast<ur_usm_device_alloc_params_t *>(params);
  *static_cast<void **>(noted) = **call.pppMem;
  return UR_RESULT_SUCCESS;
}

int failures = 0;

void expect(bool good, const char *what) {
  if (!good) {
    std::fprintf(stderr, "failed: %s\n", what);
    ++failures;
  }
}

int main() {
  ur_loader_config_handle_t config = nullptr;
  urLoaderConfigCreate(&config);
  urLoaderConfigSetMockingEnabled(config, true);
  expect(urLoaderInit(0, config) == UR_RESULT_SUCCESS, "the loader is up");
  urLoaderConfigRelease(config);

  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  urAdapterGet(1, &adapter, nullptr);
  urPlatformGet(adapter, 1, &platform, nullptr);
  urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr);
  expect(urContextCreate(1, &device, nullptr, &context) == UR_RESULT_SUCCESS, "a context is made");

  void *noted = nullptr;
  urMockSetCallback("urDeviceGetInfo", UR_MOCK_REPLACE, answerMost, nullptr);
  urMockSetCallback("urUSMDeviceAlloc", UR_MOCK_BEFORE, refuseMuch, nullptr);
  urMockSetCallback("urUSMDeviceAlloc", UR_MOCK_AFTER, noteMemory, &noted);

  size_t size = 16 * kMiB;
  void *const memory = allocateAtMost(context, device, size);
  expect(size == kMiB, "what is refused is asked for by halves");
  expect(memory != nullptr && memory == noted, "the memory of the call that succeeded");
  uint64_t calls = 0;
  urMockGetCallCount("urUSMDeviceAlloc", &calls);
  expect(calls == 3, "4, 2 and 1 MiB");

  urMockReset(); // no callbacks any more, all counts are 0
  urUSMFree(context, memory);
  urContextRelease(context);
  urDeviceRelease(device);
  urAdapterRelease(adapter);
  uint64_t live = 1;
  urMockGetLiveHandleCount(&live);
  expect(live == 0, "every handle is released");
  urLoaderTearDown();
  return failures;
}
