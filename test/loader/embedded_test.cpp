// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loader as an adapter of another loader, which knows nothing of it: it asks for tables, then calls them, or calls
// by the tables that handles carry.
#include "common/generated/tables.hpp"
#include "support.hpp"

#include <cstdlib>
#include <dlfcn.h>

namespace {

using namespace loader_test;

/// The loader's tables as another loader sees them.
ur_dditable_t tables() {
  ur_dditable_t all{};
  for (const ur::TableInfo &table : ur::kTables) {
    const auto getter = reinterpret_cast<ur_result_t (*)(ur_api_version_t, void *)>(dlsym(RTLD_DEFAULT, table.getter));
    EXPECT_NE(getter, nullptr) << table.getter;
    if (getter) {
      EXPECT_EQ(getter(UR_API_VERSION_CURRENT, reinterpret_cast<char *>(&all) + table.offset), UR_RESULT_SUCCESS);
      EXPECT_EQ(getter(UR_API_VERSION_CURRENT, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
      EXPECT_EQ(getter(UR_API_VERSION_0_11, reinterpret_cast<char *>(&all) + table.offset),
                UR_RESULT_ERROR_UNSUPPORTED_VERSION);
    }
  }
  return all;
}

/// The table that a handle carries.
const ur_dditable_t &carried(const void *handle) {
  return **static_cast<const ur_dditable_t *const *>(handle);
}

ur_device_handle_t deviceOf(const ur_dditable_t &table, ur_adapter_handle_t adapterHandle) {
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  EXPECT_EQ(table.Platform.pfnGet(adapterHandle, 1, &platform, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr), UR_RESULT_SUCCESS);
  return device;
}

TEST(LoaderAsAdapter, InitialisesItselfAndFillsEverySlot) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("two_handles") + "," + adapter("second")}}, [] {
    const ur_dditable_t all = tables();
    for (size_t slot = 0; slot < ur::kSlotCount; ++slot) {
      EXPECT_NE(reinterpret_cast<void *const *>(&all)[slot], nullptr) << ur::kSlotNames[slot];
    }
    EXPECT_EQ(adapters(all.Adapter.pfnGet).size(), 3u);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED) << "nobody called urLoaderInit";
    EXPECT_EQ(adapters(all.Adapter.pfnGet).size(), 3u) << "the outer loader still needs it";
  });
}

/// A folder with a copy of the loader and adapters beside it, as an installation has.
struct Installation {
  TemporaryFolder folder;
  std::string loader = folder.copy(loaderFile(), "libur_loader.so.0");
};

/// As tables(), of the copy.
ur_dditable_t tablesOf(const std::string &file) {
  ur_dditable_t all{};
  void *const library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  EXPECT_NE(library, nullptr) << dlerror();
  for (const ur::TableInfo &table : ur::kTables) {
    const auto getter = reinterpret_cast<ur_result_t (*)(ur_api_version_t, void *)>(dlsym(library, table.getter));
    EXPECT_EQ(getter(UR_API_VERSION_CURRENT, reinterpret_cast<char *>(&all) + table.offset), UR_RESULT_SUCCESS);
  }
  return all;
}

TEST(LoaderAsAdapter, AloneShowsEachAdapter) {
  const Installation installation;
  installation.folder.linkAdapter("libur_adapter_cuda.so.0", "good");
  installation.folder.linkAdapter("libur_adapter_hip.so.0", "second");
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", installation.loader}}, [&] {
    const ur_dditable_t all = tablesOf(installation.loader);
    const auto handles = adapters(all.Adapter.pfnGet);
    ASSERT_EQ(handles.size(), 2u);
    EXPECT_NE(deviceOf(all, handles[0]), deviceOf(all, handles[1]));
  });
  EXPECT_EQ(countLines(errors, ""), 0u) << errors;
}

TEST(LoaderAsAdapter, BesideOtherFilesShowsTheFirstWithDevicesAndSaysSo) {
  const Installation installation;
  installation.folder.linkAdapter("libur_adapter_level_zero.so.0", "no_devices");
  installation.folder.linkAdapter("libur_adapter_cuda.so.0", "good");
  installation.folder.linkAdapter("libur_adapter_hip.so.0", "second");
  const std::string errors =
      inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("two_handles") + "," + installation.loader}}, [&] {
        const ur_dditable_t all = tablesOf(installation.loader);
        for (int i = 0; i < 2; ++i) {
          const auto handles = adapters(all.Adapter.pfnGet);
          ASSERT_EQ(handles.size(), 1u);
          ur_backend_t backend = UR_BACKEND_UNKNOWN;
          EXPECT_EQ(all.Adapter.pfnGetInfo(handles[0], UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, nullptr),
                    UR_RESULT_SUCCESS);
          EXPECT_EQ(backend, UR_BACKEND_CUDA);
        }
      });
  EXPECT_EQ(countLines(errors, "beside other adapters this loader can show one; it shows"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "libur_adapter_cuda.so.0"), 1u) << errors;
}

TEST(LoaderAsAdapter, GivesAdaptersOfOursTheTableThatLeadsIntoTheLayers) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("handle_table")},
           {"UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATION"},
           {"UR_LOG_VALIDATION", "level:quiet"}},
          [] {
            const ur_dditable_t all = tables();
            const auto handles = adapters(all.Adapter.pfnGet);
            ASSERT_EQ(handles.size(), 1u);
            const ur_device_handle_t device = deviceOf(all, handles[0]);
            // The adapter itself accepts this; both ways of another loader lead through the layer.
            EXPECT_EQ(all.Device.pfnGetInfo(device, UR_DEVICE_INFO_TYPE, 0, nullptr, nullptr),
                      UR_RESULT_ERROR_INVALID_NULL_POINTER);
            EXPECT_EQ(carried(device).Device.pfnGetInfo(device, UR_DEVICE_INFO_TYPE, 0, nullptr, nullptr),
                      UR_RESULT_ERROR_INVALID_NULL_POINTER);
            EXPECT_EQ(carried(device).Device.pfnRetain(device), UR_RESULT_SUCCESS);
            EXPECT_EQ(all.Device.pfnRetain(device), UR_RESULT_SUCCESS);
          });
}

TEST(LoaderAsAdapter, SaysThatLayersDontApplyToAdaptersOfOthers) {
  const Installation installation;
  installation.folder.linkAdapter("libur_adapter_cuda.so.0", "good");
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", installation.loader + "," + adapter("second")},
                                      {"UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATION"}},
                                     [&] {
                                       const ur_dditable_t all = tablesOf(installation.loader);
                                       const auto handles = adapters(all.Adapter.pfnGet);
                                       ASSERT_EQ(handles.size(), 1u);
                                       const ur_device_handle_t device = deviceOf(all, handles[0]);
                                       EXPECT_EQ(carried(device).Device.pfnRetain(device), UR_RESULT_SUCCESS);
                                     });
  EXPECT_EQ(countLines(errors, "layers do not apply to"), 1u) << errors;
}

TEST(LoaderAsAdapter, WithAMalformedEnvironmentFillsItsTablesAndAnswersDefinedErrors) {
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}, {"UR_ENABLE_LAYERS", "X;Y"}}, [] {
    const ur_dditable_t all = tables();
    EXPECT_EQ(all.Adapter.pfnGet(0, nullptr, nullptr), UR_RESULT_ERROR_UNINITIALIZED);
    EXPECT_EQ(all.Device.pfnRetain(nullptr), UR_RESULT_ERROR_UNINITIALIZED);
    unsetenv("UR_ENABLE_LAYERS");
    EXPECT_EQ(adapters(tables().Adapter.pfnGet).size(), 1u) << "it is asked again under another environment";
  });
  EXPECT_EQ(countLines(errors, "UR_ENABLE_LAYERS"), 1u) << "26 getters, one line\n" << errors;
}

TEST(LoaderAsAdapter, OfItselfLoadsEachAdapterOnce) {
  const Installation inner;
  inner.folder.linkAdapter("libur_adapter_cuda.so.0", "good");
  inner.folder.linkAdapter("libur_adapter_hip.so.0", "second");
  inChild({{"UR_ADAPTERS_FORCE_LOAD", inner.loader}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    const auto handles = adapters();
    ASSERT_EQ(handles.size(), 2u);
    EXPECT_EQ(backendOf(handles[0]), UR_BACKEND_CUDA);
    EXPECT_EQ(backendOf(handles[1]), UR_BACKEND_HIP);
    EXPECT_EQ(urDeviceRetain(firstDevice()), UR_RESULT_SUCCESS);
  });
}

} // namespace
