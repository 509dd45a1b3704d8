// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an adapter's test does with the parts of fault_parts.hpp, on a fake driver that can make its n-th call fail.
#pragma once

#include "support/fault_parts.hpp"
#include "support/fault_program.hpp"
#include "support/other_process.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <thread>

namespace ur::test {

/// A fake driver's hooks.
struct FaultHooks {
  uint64_t (*failAt)(uint64_t n); ///< the n-th call from now on fails (0: none); how many there were so far
  uint64_t (*objects)();          ///< that exist
  std::string (*failed)();        ///< the function that failed last
  uint64_t (*count)(const char *function);
};

/// All parts; and the adapter's own.
[[nodiscard]] inline std::vector<FaultPart> faultParts(std::span<const FaultPart> own = {}) {
  std::vector<FaultPart> all;
  for (const std::span<const FaultPart> some : {memoryFaultParts(), workFaultParts(), nativeFaultParts(), own})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

/// How many objects there are once threads of ours have done what is left to them.
inline uint64_t settledObjects(const FaultHooks &hooks) {
  constexpr int kQuiet = 50; // times a millisecond
  uint64_t last = hooks.objects();
  for (int quiet = 0; quiet < kQuiet;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const uint64_t now = hooks.objects();
    quiet = now == last ? quiet + 1 : 0;
    last = now;
  }
  return last;
}

/// Makes each call that a part makes fail once, those of its end included: nothing is left behind, what is given back
/// is given back, and what was told to have succeeded has.
inline void failEachCall(const FaultPart &part, const FaultScene &scene, const FaultHooks &hooks) {
  const char *every = std::getenv("LANEWAY_FAULTS_EVERY"); // where each run takes long, only every so many calls
  const uint64_t step = every ? std::strtoull(every, nullptr, 10) : 1;
  const auto run = [&](uint64_t n, std::string *refused) {
    const uint64_t before = hooks.failAt(n);
    {
      FaultRun one(scene);
      part.go(one);
      one.giveBack();
      *refused = one.refused();
    }
    return hooks.failAt(0) - before;
  };
  std::string refused;
  (void)run(0, &refused); // makes what stays for good
  const uint64_t objects = settledObjects(hooks), calls = run(0, &refused);
  EXPECT_EQ("", refused) << "no call has failed";
  EXPECT_TRUE(eventually([&] { return hooks.objects() <= objects; }));
  uint64_t told = 0;
  for (uint64_t n = 1; n <= calls && !::testing::Test::HasFailure(); n += step) {
    SCOPED_TRACE(std::string(part.name) + ", call " + std::to_string(n) + " of " + std::to_string(calls));
    (void)run(n, &refused);
    told += !refused.empty();
    EXPECT_TRUE(eventually([&] { return hooks.objects() <= objects; }))
        << hooks.objects() - objects << " objects are left after a failure of " << hooks.failed() << "; " << refused;
    if (::testing::Test::HasFailure())
      ADD_FAILURE() << "after a failure of " << hooks.failed() << "; " << refused;
  }
  constexpr uint64_t kFew = 8; // of which none may be noticed
  EXPECT_TRUE(calls < kFew * step || told > 0) << part.name << ": no failure was told";
}

/// The names of those functions that are called neither by a part nor by FaultProgram, in this process so far.
/// `reasons`: of functions that can't be called, each with why. One of them that is called is an error.
[[nodiscard]] inline std::string uncalled(std::span<const FaultPart> parts, const FaultScene &scene,
                                          const FaultHooks &hooks, std::span<const char *const> functions,
                                          const std::map<std::string, const char *> &reasons) {
  for (const FaultPart &part : parts) {
    FaultRun run(scene);
    part.go(run);
  }
  const FaultKernels kernels{scene.code, scene.intermediate};
  FaultProgram program(scene.devices.back(), kernels);
  program.go(false);
  program.release();
  std::string names;
  for (const char *function : functions) {
    const bool called = hooks.count(function) != 0;
    if (!called && !reasons.contains(function))
      names += std::string(function) + " ";
    EXPECT_FALSE(called && reasons.contains(function)) << function << " is called: it needs no reason";
  }
  return names;
}

/// Looks for devices, and makes a queue on each that is shown; the n-th call while they are looked for fails (0: none).
/// Platforms and devices may be missing, and all else works. In a process that has called nothing yet. How many calls
/// there were.
inline void startWithFailure(uint64_t n, const FaultHooks &hooks, uint64_t *calls) {
  const uint64_t before = hooks.failAt(n);
  setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 1);
  ASSERT_EQ(UR_RESULT_SUCCESS, urLoaderInit(0, nullptr));
  ur_adapter_handle_t adapter = nullptr;
  ASSERT_EQ(UR_RESULT_SUCCESS, urAdapterGet(1, &adapter, nullptr));
  ur_platform_handle_t platform = nullptr;
  uint32_t count = 0, platforms = 0;
  ASSERT_EQ(UR_RESULT_SUCCESS, urPlatformGet(adapter, 0, nullptr, &platforms));
  if (platforms != 0) {
    ASSERT_EQ(UR_RESULT_SUCCESS, urPlatformGet(adapter, 1, &platform, nullptr));
    (void)urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count);
  }
  *calls = hooks.failAt(0) - before;
  std::vector<ur_device_handle_t> devices(count);
  if (count != 0) {
    ASSERT_EQ(UR_RESULT_SUCCESS, urDeviceGet(platform, UR_DEVICE_TYPE_ALL, count, devices.data(), nullptr));
  }
  for (const ur_device_handle_t device : devices) {
    ur_context_handle_t context = nullptr;
    ur_queue_handle_t queue = nullptr;
    ASSERT_EQ(UR_RESULT_SUCCESS, urContextCreate(1, &device, nullptr, &context));
    ASSERT_EQ(UR_RESULT_SUCCESS, urQueueCreate(context, device, nullptr, &queue));
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(queue));
    EXPECT_EQ(UR_RESULT_SUCCESS, urContextRelease(context));
    EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceRelease(device));
  }
  EXPECT_EQ(UR_RESULT_SUCCESS, urAdapterRelease(adapter));
  EXPECT_EQ(UR_RESULT_SUCCESS, urLoaderTearDown());
  if (n == 0) {
    EXPECT_EQ(2u, count) << "no call has failed";
  }
}

/// Each call of the start fails once, in a process of its own, which runs the case `name`, and this.
inline void failEachCallOfTheStart(const char *name, const FaultHooks &hooks) {
  constexpr const char *kFailAt = "LANEWAY_TEST_FAIL_AT", *kCalls = "calls of the start: ";
  if (const char *wanted = std::getenv(kFailAt)) {
    uint64_t calls = 0;
    startWithFailure(std::strtoull(wanted, nullptr, 10), hooks, &calls);
    std::fprintf(stderr, "%s%llu\n", kCalls, static_cast<unsigned long long>(calls));
    return;
  }
  uint64_t calls = 1;
  for (uint64_t n = 0; n <= calls; ++n) {
    std::string errors;
    EXPECT_EQ(0, runInOtherProcess(name, {{kFailAt, std::to_string(n)}}, &errors)) << "call " << n << ": " << errors;
    const size_t told = errors.find(kCalls);
    ASSERT_NE(std::string::npos, told) << errors;
    if (n == 0)
      calls = std::strtoull(errors.c_str() + told + std::strlen(kCalls), nullptr, 10);
  }
  EXPECT_LT(5u, calls);
}

} // namespace ur::test
