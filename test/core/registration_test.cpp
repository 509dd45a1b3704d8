// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host memory of the caller's: registered as USM, or imported for copies.
#include "core/faults.hpp"

#include <atomic>
#include <thread>

namespace ur::test {
namespace {

class Registration : public FaultTest {
protected:
  Registration() { expectRefusals_ = false; }
  static constexpr size_t kSize = 4096;

  ur_result_t enter(void *memory, size_t size, ur_exp_usm_host_alloc_register_flags_t flags = 0) {
    const ur_exp_usm_host_alloc_register_properties_t properties{
        UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES, nullptr, flags};
    return api().USMExp.pfnHostAllocRegisterExp(context, memory, size, &properties);
  }
  ur_result_t leave(void *memory) { return api().USMExp.pfnHostAllocUnregisterExp(context, memory); }
  template <class T>
  T about(const void *memory, ur_usm_alloc_info_t what) {
    T value{};
    EXPECT_EQ(api().USM.pfnGetMemAllocInfo(context, memory, what, sizeof value, &value, nullptr), UR_RESULT_SUCCESS);
    return value;
  }
  std::vector<uint8_t> memory_ = std::vector<uint8_t>(2 * kSize);
  uint8_t *const start_ = memory_.data();
};
UR_TEST_ALL_SHAPES(Registration);

TEST_P(Registration, RegisteredMemoryIsHostUsm) {
  const Queue queue = inOrder();
  const Kernel kernel = makeKernel("add_u32");
  ASSERT_EQ(enter(start_, kSize), UR_RESULT_SUCCESS);
  EXPECT_EQ(about<ur_usm_type_t>(start_ + 100, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_HOST);
  EXPECT_EQ(about<void *>(start_ + 100, UR_USM_ALLOC_INFO_BASE_PTR), start_);
  EXPECT_EQ(about<size_t>(start_ + 100, UR_USM_ALLOC_INFO_SIZE), kSize);
  EXPECT_EQ(about<ur_device_handle_t>(start_, UR_USM_ALLOC_INFO_DEVICE), nullptr);
  EXPECT_EQ(about<ur_usm_type_t>(start_ + kSize, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
  auto *words = reinterpret_cast<uint32_t *>(start_);
  fillOnly(queue, words, kSize / 4, 4);
  EXPECT_EQ(wait({add(queue, words, kSize / 4, 3)}), UR_RESULT_SUCCESS); // a kernel takes no other host memory
  EXPECT_EQ(words[kSize / 4 - 1], 7u);
  EXPECT_EQ(tryFill(queue, words, kSize / 4 + 1, 0), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(api().USM.pfnFree(context, start_), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(leave(start_), UR_RESULT_SUCCESS);
  EXPECT_EQ(about<ur_usm_type_t>(start_, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
}

TEST_P(Registration, RangesAreKeptApart) {
  void *own = nullptr;
  ASSERT_EQ(api().USM.pfnHostAlloc(context, nullptr, nullptr, kSize, &own), UR_RESULT_SUCCESS);
  const Queue queue = inOrder();
  uint32_t *block = alloc(queue, kSize / 4);
  ASSERT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  ASSERT_EQ(enter(start_ + 1024, 1024), UR_RESULT_SUCCESS);
  const uint64_t calls = sim->calls(Call::registerHost);
  for (const auto &[at, size] : std::vector<std::pair<uint8_t *, size_t>>{{start_ + 1024, 1024},
                                                                          {start_ + 1024, 1},
                                                                          {start_, 1025},
                                                                          {start_, kSize},
                                                                          {start_ + 2047, 1},
                                                                          {static_cast<uint8_t *>(own), 16},
                                                                          {static_cast<uint8_t *>(own) + 8, 16},
                                                                          {reinterpret_cast<uint8_t *>(block), 16},
                                                                          {start_, SIZE_MAX - 8}})
    EXPECT_EQ(enter(at, size), UR_RESULT_ERROR_INVALID_VALUE) << at - start_ << " " << size;
  EXPECT_EQ(sim->calls(Call::registerHost), calls);
  EXPECT_EQ(enter(start_, 0), UR_RESULT_ERROR_INVALID_VALUE);
  ASSERT_EQ(enter(start_, 1024), UR_RESULT_SUCCESS);
  ASSERT_EQ(enter(start_ + 2048, 1024), UR_RESULT_SUCCESS);
  EXPECT_EQ(leave(start_ + 1), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(leave(own), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(leave(memory_.data() + kSize), UR_RESULT_ERROR_INVALID_VALUE);
  const Context other = makeContext();
  EXPECT_EQ(api().USMExp.pfnHostAllocUnregisterExp(other, start_), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(api().USMExp.pfnHostAllocRegisterExp(other, start_, kSize, nullptr), UR_RESULT_SUCCESS) << "each its own";
  EXPECT_EQ(api().USMExp.pfnHostAllocUnregisterExp(other, start_), UR_RESULT_SUCCESS);
  for (size_t at : {0, 1024, 2048})
    EXPECT_EQ(leave(start_ + at), UR_RESULT_SUCCESS);
  EXPECT_EQ(leave(start_), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(api().USM.pfnFree(context, own), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(Registration, WhatIsOnlyReadIsWrittenByNoKernel) {
  const Queue queue = inOrder();
  const Kernel kernel = makeKernel("add_u32");
  ASSERT_EQ(enter(start_, kSize, UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY), UR_RESULT_SUCCESS);
  uint32_t *memory = deviceMemory(kSize / 4);
  EXPECT_EQ(tryCopy(queue, memory, start_, kSize, {}, nullptr, true), UR_RESULT_SUCCESS);
  const uint32_t value = 1;
  EXPECT_NE(tryLaunch(queue, kernel, 4, {pointerArg(0, start_), wordArg(1, value)}), UR_RESULT_SUCCESS);
  EXPECT_FALSE(sim->takeViolations().empty()) << "the driver was told that it is only read";
  EXPECT_EQ(leave(start_), UR_RESULT_SUCCESS);
}

TEST_P(Registration, UnregisteringWithWorkInFlightWaitsOrIsTheCallersFault) {
  const Queue queue = inOrder();
  ASSERT_EQ(enter(start_, kSize), UR_RESULT_SUCCESS);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, reinterpret_cast<uint32_t *>(start_), kSize / 4, 9);
  if (GetParam().caps.freeBlocks) {
    std::atomic<bool> left{false};
    std::thread other([&] {
      EXPECT_EQ(leave(start_), UR_RESULT_SUCCESS);
      left = true;
    });
    while (sim->calls(Call::unregisterHost) == 0)
      std::this_thread::yield();
    EXPECT_FALSE(left);
    gate.open();
    other.join();
    EXPECT_EQ(start_[0], 9);
  } else {
    EXPECT_EQ(leave(start_), UR_RESULT_SUCCESS);
    EXPECT_EQ(sim->takeViolations().size(), 1u);
    gate.open();
  }
  finish(queue);
}

TEST_P(Registration, WhatIsLeftGoesWithTheContext) {
  Context own = makeContext();
  ASSERT_EQ(api().USMExp.pfnHostAllocRegisterExp(own, start_, kSize, nullptr), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().USMExp.pfnImportExp(own, start_ + kSize, kSize), UR_RESULT_SUCCESS);
  own.reset();
  EXPECT_EQ(sim->calls(Call::unregisterHost), 2u);
}

TEST_P(Registration, ImportedMemoryStaysOrdinary) {
  const Queue queue = inOrder();
  const auto import = [&](void *memory, size_t size) { return api().USMExp.pfnImportExp(context, memory, size); };
  const auto release = [&](void *memory) { return api().USMExp.pfnReleaseExp(context, memory); };
  ASSERT_EQ(import(start_, kSize), UR_RESULT_SUCCESS);
  EXPECT_EQ(about<ur_usm_type_t>(start_, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
  uint32_t *memory = deviceMemory(kSize / 4);
  EXPECT_EQ(tryCopy(queue, memory, start_, kSize, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(import(start_ + 10, 10), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(import(start_ + kSize, 0), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(import(memory, 16), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(leave(start_), UR_RESULT_ERROR_INVALID_VALUE) << "imported, not registered";
  EXPECT_EQ(release(start_ + 10), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(release(start_), UR_RESULT_SUCCESS);
  EXPECT_EQ(release(start_), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_P(Registration, EveryFailureLeavesEverythingAsItWas) {
  expectRefusals_ = true;
  failEveryCall("urUSMHostAllocRegisterExp, urUSMImportExp", [&] {
    ur_result_t result = enter(start_, kSize);
    EXPECT_EQ(about<ur_usm_type_t>(start_, UR_USM_ALLOC_INFO_TYPE),
              result == UR_RESULT_SUCCESS ? UR_USM_TYPE_HOST : UR_USM_TYPE_UNKNOWN);
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_EQ(leave(start_), UR_RESULT_SUCCESS);
      result = api().USMExp.pfnImportExp(context, start_, kSize);
    }
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_EQ(api().USMExp.pfnReleaseExp(context, start_), UR_RESULT_SUCCESS);
    }
    return result;
  });
  ASSERT_EQ(enter(start_, kSize), UR_RESULT_SUCCESS);
  sim->failCall(Call::unregisterHost);
  EXPECT_NE(leave(start_), UR_RESULT_SUCCESS);
  EXPECT_EQ(about<ur_usm_type_t>(start_, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_HOST);
  EXPECT_EQ(leave(start_), UR_RESULT_SUCCESS);
}

class NoRegistration : public CoreTest {
protected:
  void configure(sim::Options &options) override { options.registration = false; }
};
UR_TEST_ALL_SHAPES(NoRegistration);

TEST_P(NoRegistration, EveryEntrySaysSo) {
  uint8_t bytes[64];
  EXPECT_EQ(api().USMExp.pfnHostAllocRegisterExp(context, bytes, sizeof bytes, nullptr),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().USMExp.pfnHostAllocUnregisterExp(context, bytes), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().USMExp.pfnImportExp(context, bytes, sizeof bytes), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().USMExp.pfnReleaseExp(context, bytes), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace
} // namespace ur::test
