// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The configuration object, the names of the layers, and what parameter validation says.
#include "layers/layers.hpp"
#include "support.hpp"

#include <thread>

namespace {

using namespace loader_test;

class Config {
public:
  Config() { EXPECT_EQ(urLoaderConfigCreate(&handle_), UR_RESULT_SUCCESS); }
  ~Config() { EXPECT_EQ(urLoaderConfigRelease(handle_), UR_RESULT_SUCCESS); }
  operator ur_loader_config_handle_t() const { return handle_; }

private:
  ur_loader_config_handle_t handle_ = nullptr;
};

TEST(LoaderConfig, WorksBeforeInitAndCountsReferences) {
  const Config config;
  const auto references = [&config] {
    uint32_t count = 0;
    EXPECT_EQ(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, sizeof(count), &count, nullptr),
              UR_RESULT_SUCCESS);
    return count;
  };
  EXPECT_EQ(references(), 1u);
  EXPECT_EQ(urLoaderConfigRetain(config), UR_RESULT_SUCCESS);
  EXPECT_EQ(references(), 2u);
  EXPECT_EQ(urLoaderConfigRelease(config), UR_RESULT_SUCCESS);
  EXPECT_EQ(references(), 1u);
}

TEST(LoaderConfig, NamesTheLayersOfThisBuild) {
  const Config config;
  size_t size = 0;
  ASSERT_EQ(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, 0, nullptr, &size),
            UR_RESULT_SUCCESS);
  std::string names(size, 'x');
  ASSERT_EQ(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, size, names.data(), nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_NE(names.find("UR_LAYER_PARAMETER_VALIDATION"), std::string::npos);
  EXPECT_NE(names.find("UR_LAYER_FULL_VALIDATION"), std::string::npos);
  EXPECT_EQ(names, ur::layers::joinNames(";", true) + '\0');
  EXPECT_EQ(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, size - 1, names.data(), nullptr),
            UR_RESULT_ERROR_INVALID_SIZE);
}

TEST(LoaderConfig, RefusesNullsAndUnknownThings) {
  const Config config;
  size_t size = 0;
  EXPECT_EQ(urLoaderConfigCreate(nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urLoaderConfigRetain(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(urLoaderConfigRelease(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(urLoaderConfigEnableLayer(nullptr, "UR_LAYER_TRACING"), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(urLoaderConfigEnableLayer(config, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urLoaderConfigSetCodeLocationCallback(config, nullptr, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urLoaderConfigSetMockingEnabled(nullptr, true), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_FORCE_UINT32, 0, nullptr, &size),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, 0, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST(LoaderConfig, LayerNamesAreExactAndKnownOnesAreTakenWhetherBuiltOrNot) {
  const Config config;
  for (const char *name : {"UR_LAYER_PARAMETER_VALIDATION", "UR_LAYER_LEAK_CHECKING", "UR_LAYER_BOUNDS_CHECKING",
                           "UR_LAYER_LIFETIME_VALIDATION", "UR_LAYER_FULL_VALIDATION", "UR_LAYER_TRACING",
                           "UR_LAYER_ASAN", "UR_LAYER_MSAN", "UR_LAYER_TSAN"}) {
    EXPECT_EQ(urLoaderConfigEnableLayer(config, name), UR_RESULT_SUCCESS) << name;
  }
  for (const char *name : {"", "UR_LAYER", "UR_LAYER_PARAMETER_VALIDATION ", "UR_LAYER_PARAMETER_VALIDATIONS",
                           "UR_LAYER_TSAN;", "ur_layer_tracing", "PARAMETER_VALIDATION"}) {
    EXPECT_EQ(urLoaderConfigEnableLayer(config, name), UR_RESULT_ERROR_LAYER_NOT_PRESENT) << name;
  }
}

TEST(Layers, OnesNotInThisBuildAreWarnedOfAndTheRestWorks) {
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")},
                                      {"UR_ENABLE_LAYERS", "UR_LAYER_ASAN, UR_LAYER_PARAMETER_VALIDATION"}},
                                     [] {
                                       ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
                                       EXPECT_EQ(urDeviceRetain(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
                                     });
  EXPECT_EQ(countLines(errors, "UR_LAYER_ASAN is not in this build"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "urDeviceRetain refuses its parameters: UR_RESULT_ERROR_INVALID_NULL_HANDLE"), 1u)
      << errors;
}

TEST(Layers, FullValidationTurnsOnWhatThereIs) {
  const std::string errors =
      inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}, {"UR_ENABLE_LAYERS", "UR_LAYER_FULL_VALIDATION"}}, [] {
        ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
        EXPECT_EQ(urPlatformGetInfo(nullptr, UR_PLATFORM_INFO_NAME, 0, nullptr, nullptr),
                  UR_RESULT_ERROR_INVALID_NULL_HANDLE);
      });
  EXPECT_EQ(countLines(errors, "urPlatformGetInfo refuses its parameters"), 1u) << errors;
  EXPECT_EQ(countLines(errors, ""), 1u) << errors;
}

TEST(Layers, ValidationNamesTheParameterAndItsValue) {
  const std::string errors =
      inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}, {"UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATION"}}, [] {
        ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
        const ur_device_handle_t device = firstDevice();
        uint32_t count = 0;
        EXPECT_EQ(urDeviceGet(platforms()[0], static_cast<ur_device_type_t>(77), 0, nullptr, &count),
                  UR_RESULT_ERROR_INVALID_ENUMERATION);
        EXPECT_EQ(urDeviceGetInfo(device, UR_DEVICE_INFO_TYPE, 12, nullptr, nullptr),
                  UR_RESULT_ERROR_INVALID_NULL_POINTER);
        const ur_device_handle_t devices[] = {device, device, nullptr};
        ur_context_handle_t context = nullptr;
        EXPECT_EQ(urContextCreate(3, devices, nullptr, &context), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
        const ur_context_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, nullptr, 0x40};
        EXPECT_EQ(urContextCreate(2, devices, &properties, &context), UR_RESULT_ERROR_INVALID_ENUMERATION);
      });
  for (const char *words : {"`DeviceType` is no enumerator of its type (DeviceType = 0x4d)",
                            "since `propSize` is not 0 and `pPropValue` is NULL (propSize = 12)",
                            "since an element of `phDevices` is NULL (i = 2)",
                            "`pProperties->flags` has an unknown flag (pProperties->flags = 64)"}) {
    EXPECT_EQ(countLines(errors, words), 1u) << words << "\n" << errors;
  }
  EXPECT_EQ(countLines(errors, ""), 4u) << errors;
}

TEST(Layers, ValidationStopsACallBeforeTheAdapterSeesIt) {
  // This adapter answers SUCCESS to sizes that the spec refuses.
  for (const bool validated : {false, true}) {
    inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")},
             {"UR_LOG_VALIDATION", "level:quiet"},
             {"UR_ENABLE_LAYERS", validated ? "UR_LAYER_PARAMETER_VALIDATION" : ""}},
            [validated] {
              ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
              const ur_device_handle_t device = firstDevice();
              EXPECT_EQ(urDeviceGetInfo(device, UR_DEVICE_INFO_TYPE, 0, nullptr, nullptr),
                        validated ? UR_RESULT_ERROR_INVALID_NULL_POINTER : UR_RESULT_SUCCESS);
              EXPECT_EQ(urDeviceRetain(device), UR_RESULT_SUCCESS);
            });
  }
}

TEST(Layers, TheConfigurationTurnsThemOnAndTheCallbackTellsWhere) {
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}}, [] {
    const Config config;
    ASSERT_EQ(urLoaderConfigEnableLayer(config, "UR_LAYER_PARAMETER_VALIDATION"), UR_RESULT_SUCCESS);
    const char *file = "program.cpp";
    ASSERT_EQ(urLoaderConfigSetCodeLocationCallback(
                  config,
                  [](void *data) {
                    return ur_code_location_t{"work", *static_cast<const char **>(data), 12, 3};
                  },
                  &file),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderInit(0, config), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  });
  EXPECT_EQ(countLines(errors,
                       "urQueueFinish refuses its parameters: UR_RESULT_ERROR_INVALID_NULL_HANDLE, since `hQueue` "
                       "is NULL (called at program.cpp:12 in work)"),
            1u)
      << errors;
}

TEST(Layers, ASecondInitThatAsksForOthersIsWarned) {
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}}, [] {
    const Config config;
    ASSERT_EQ(urLoaderConfigEnableLayer(config, "UR_LAYER_PARAMETER_VALIDATION"), UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderInit(0, config), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "initialised already, without a layer"), 1u) << errors;
}

TEST(Layers, MockingLoadsTheMockAdapterAlone) {
  const std::string errors =
      inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}, {"UR_LOG_LOADER", "level:info"}}, [] {
        const Config config;
        ASSERT_EQ(urLoaderConfigSetMockingEnabled(config, true), UR_RESULT_SUCCESS);
        ASSERT_EQ(urLoaderInit(0, config), UR_RESULT_SUCCESS);
        for (const ur_adapter_handle_t handle : adapters()) {
          EXPECT_NE(backendOf(handle), UR_BACKEND_CUDA);
        }
      });
  EXPECT_EQ(countLines(errors, adapter("good")), 0u) << errors;
  EXPECT_EQ(countLines(errors, "libur_adapter_mock.so.0 (from mocking)"), 1u) << errors;
}

} // namespace
