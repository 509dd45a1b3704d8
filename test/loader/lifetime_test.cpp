// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Up and down: counting, failing, changing the environment, several copies, process exit.
#include "support.hpp"

#include <atomic>
#include <cstdlib>
#include <dlfcn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace {

using namespace loader_test;

Environment good() {
  return {{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}};
}

TEST(Lifetime, CallsAnswerUninitializedBeforeInitAndAfterTearDown) {
  inChild(good(), [] {
    uint32_t count = 77;
    EXPECT_EQ(urAdapterGet(0, nullptr, &count), UR_RESULT_ERROR_UNINITIALIZED);
    EXPECT_EQ(count, 77u);
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    const ur_device_handle_t device = firstDevice();
    EXPECT_EQ(urDeviceRetain(device), UR_RESULT_SUCCESS);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    EXPECT_EQ(urDeviceRetain(device), UR_RESULT_ERROR_UNINITIALIZED);
    EXPECT_EQ(urAdapterGet(0, nullptr, &count), UR_RESULT_ERROR_UNINITIALIZED);
    EXPECT_EQ(urDeviceGetSelected(nullptr, UR_DEVICE_TYPE_ALL, 0, nullptr, &count), UR_RESULT_ERROR_UNINITIALIZED);
  });
}

TEST(Lifetime, TearDownWithoutInitDoesNoHarm) {
  inChild(good(), [] {
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(adapters().size(), 1u);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
  });
}

TEST(Lifetime, InitsAreCounted) {
  inChild(good(), [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    EXPECT_EQ(adapters().size(), 1u);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    EXPECT_EQ(urAdapterGet(0, nullptr, nullptr), UR_RESULT_ERROR_UNINITIALIZED);
  });
}

TEST(Lifetime, EachInitReadsTheEnvironmentAnew) {
  inChild(good(), [] {
    for (const auto &[name, backend] : {std::pair{"second", UR_BACKEND_HIP}, {"good", UR_BACKEND_CUDA}}) {
      setenv("UR_ADAPTERS_FORCE_LOAD", adapter(name).c_str(), 1);
      ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
      const auto handles = adapters();
      ASSERT_EQ(handles.size(), 1u);
      EXPECT_EQ(backendOf(handles[0]), backend);
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    }
  });
}

TEST(Lifetime, AFailedInitStaysFailedUntilTheConfigurationChanges) {
  const std::string errors = inChild(good(), [] {
    setenv("UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATIO", 1);
    for (int i = 0; i < 3; ++i) {
      EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_ERROR_LAYER_NOT_PRESENT);
      EXPECT_EQ(urAdapterGet(0, nullptr, nullptr), UR_RESULT_ERROR_UNINITIALIZED);
    }
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED) << "a failed one isn't counted";
    unsetenv("UR_ENABLE_LAYERS");
    EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(adapters().size(), 1u);
  });
  EXPECT_EQ(countLines(errors, "UR_ENABLE_LAYERS"), 3u) << errors;
}

TEST(Lifetime, BadFlagsAreRefused) {
  inChild(good(), [] {
    EXPECT_EQ(urLoaderInit(0xffffffff, nullptr), UR_RESULT_ERROR_INVALID_ENUMERATION);
    EXPECT_EQ(urLoaderInit(UR_DEVICE_INIT_FLAG_GPU | UR_DEVICE_INIT_FLAG_CPU, nullptr), UR_RESULT_SUCCESS);
  });
}

TEST(Lifetime, ManyThreadsMayInitUseAndTearDown) {
  inChild(good(), [] {
    std::atomic<int> failures{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 8; ++t) {
      threads.emplace_back([&failures] {
        for (int i = 0; i < 25; ++i) {
          uint32_t count = 0;
          failures += urLoaderInit(0, nullptr) != UR_RESULT_SUCCESS;
          failures += urAdapterGet(0, nullptr, &count) != UR_RESULT_SUCCESS || count != 1;
          failures += urLoaderTearDown() != UR_RESULT_SUCCESS;
        }
      });
    }
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_EQ(failures, 0);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
  });
}

template <typename Function>
Function symbol(void *library, const char *name, Function) {
  return reinterpret_cast<Function>(dlsym(library, name));
}

TEST(Lifetime, SeveralCopiesLiveSideBySide) {
  const TemporaryFolder folder;
  const std::string copy = folder.copy(loaderFile(), "another_loader.so");
  inChild(good(), [&copy] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    void *const other = dlopen(copy.c_str(), RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(other, nullptr) << dlerror();
    const auto get = symbol(other, "urAdapterGet", &urAdapterGet);
    ASSERT_NE(get, &urAdapterGet);
    EXPECT_EQ(get(0, nullptr, nullptr), UR_RESULT_ERROR_UNINITIALIZED) << "it has a state of its own";
    setenv("UR_ADAPTERS_FORCE_LOAD", (adapter("good") + "," + adapter("second")).c_str(), 1);
    ASSERT_EQ(symbol(other, "urLoaderInit", &urLoaderInit)(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(adapters(get).size(), 2u);
    EXPECT_EQ(adapters().size(), 1u);
    EXPECT_EQ(symbol(other, "urLoaderTearDown", &urLoaderTearDown)(), UR_RESULT_SUCCESS);
    EXPECT_EQ(get(0, nullptr, nullptr), UR_RESULT_ERROR_UNINITIALIZED);
    EXPECT_EQ(adapters().size(), 1u);
  });
}

ur_device_handle_t deviceAtExit = nullptr;

TEST(Lifetime, CallsWhileTheProcessExitsAreSafe) {
  // The handler is registered first, so it runs after everything that the loader and its adapter could have registered.
  inChild(good(), [] {
    ASSERT_EQ(std::atexit([] {
                const bool right = urDeviceRetain(deviceAtExit) == UR_RESULT_SUCCESS &&
                                   urLoaderTearDown() == UR_RESULT_SUCCESS &&
                                   urDeviceRetain(deviceAtExit) == UR_RESULT_ERROR_UNINITIALIZED;
                _exit(right ? 0 : 3);
              }),
              0);
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    deviceAtExit = firstDevice();
    if (!testing::Test::HasFailure())
      std::exit(4); // the handler changes it
  });
}

TEST(Lifetime, UnloadingTheLoaderLeavesItsAdaptersAndItselfInPlace) {
  const TemporaryFolder folder;
  const std::string copy = folder.copy(loaderFile(), "unloaded.so");
  inChild(good(), [&copy] {
    void *const other = dlopen(copy.c_str(), RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(other, nullptr) << dlerror();
    const auto get = symbol(other, "urAdapterGet", &urAdapterGet);
    ASSERT_EQ(symbol(other, "urLoaderInit", &urLoaderInit)(0, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(symbol(other, "urLoaderTearDown", &urLoaderTearDown)(), UR_RESULT_SUCCESS);
    dlclose(other);
    EXPECT_EQ(get(0, nullptr, nullptr), UR_RESULT_ERROR_UNINITIALIZED);
  });
}

TEST(Lifetime, UnloadingWithoutTearDownLeavesItUp) {
  const TemporaryFolder folder;
  const std::string copy = folder.copy(loaderFile(), "unloaded.so");
  inChild(good(), [&copy] {
    void *const other = dlopen(copy.c_str(), RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(other, nullptr) << dlerror();
    const auto get = symbol(other, "urAdapterGet", &urAdapterGet);
    ASSERT_EQ(symbol(other, "urLoaderInit", &urLoaderInit)(0, nullptr), UR_RESULT_SUCCESS);
    const size_t shown = adapters(get).size();
    dlclose(other);
    EXPECT_EQ(adapters(get).size(), shown) << "who still has its functions may call them";
    // Opened again it is the same copy, and up.
    void *const again = dlopen(copy.c_str(), RTLD_NOW | RTLD_LOCAL);
    ASSERT_EQ(symbol(again, "urAdapterGet", &urAdapterGet), get);
    EXPECT_EQ(symbol(again, "urLoaderTearDown", &urLoaderTearDown)(), UR_RESULT_SUCCESS);
    EXPECT_EQ(get(0, nullptr, nullptr), UR_RESULT_ERROR_UNINITIALIZED);
  });
}

TEST(Lifetime, AForkedChildHasALoaderOfItsOwn) {
  inChild(good(), [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    const pid_t child = fork();
    if (child == 0) {
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      setenv("UR_ADAPTERS_FORCE_LOAD", (adapter("good") + "," + adapter("second")).c_str(), 1);
      EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
      EXPECT_EQ(adapters().size(), 2u);
      _exit(testing::Test::HasFailure() ? 1 : 0);
    }
    int status = -1;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(adapters().size(), 1u) << "the child's tear-down is its own";
  });
}

} // namespace
