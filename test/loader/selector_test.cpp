// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ONEAPI_DEVICE_SELECTOR as text, and urDeviceGetSelected over an adapter with two platforms of GPU, GPU, CPU, each
// device of which has two parts.
#include "common/env.hpp"
#include "loader/selector.hpp"
#include "support.hpp"

#include <random>

namespace {

using namespace loader_test;
using ur::loader::DeviceSelector;

DeviceSelector parse(const std::string &text) {
  return DeviceSelector("SELECTOR", text);
}

bool selects(const std::string &text, ur_backend_t backend, uint32_t number,
             ur_device_type_t type = UR_DEVICE_TYPE_GPU) {
  return parse(text).selectsRoot(backend, number, type);
}

TEST(Selector, SelectsByBackendTypeAndNumber) {
  EXPECT_TRUE(selects("cuda:*", UR_BACKEND_CUDA, 3));
  EXPECT_FALSE(selects("cuda:*", UR_BACKEND_HIP, 0));
  EXPECT_TRUE(selects("*:gpu", UR_BACKEND_HIP, 0));
  EXPECT_FALSE(selects("*:cpu", UR_BACKEND_HIP, 0));
  EXPECT_TRUE(selects("hip:1,3", UR_BACKEND_HIP, 3));
  EXPECT_FALSE(selects("hip:1,3", UR_BACKEND_HIP, 2));
  EXPECT_TRUE(selects("opencl:cpu;cuda:0", UR_BACKEND_CUDA, 0));
  EXPECT_TRUE(selects("*:fpga", UR_BACKEND_OPENCL, 0, UR_DEVICE_TYPE_FPGA));
  EXPECT_TRUE(selects("native_cpu:cpu", UR_BACKEND_NATIVE_CPU, 0, UR_DEVICE_TYPE_CPU));
  EXPECT_TRUE(selects("offload:0", UR_BACKEND_OFFLOAD, 0));
  EXPECT_TRUE(selects("level_zero_v2:0", UR_BACKEND_LEVEL_ZERO, 0));
}

TEST(Selector, CaseAndSpacesDontMatter) {
  EXPECT_TRUE(selects(" CUDA : GPU , 7 ;", UR_BACKEND_CUDA, 7, UR_DEVICE_TYPE_CPU));
  EXPECT_TRUE(selects("Level_Zero:Gpu", UR_BACKEND_LEVEL_ZERO, 0));
}

TEST(Selector, DiscardsWinAndAloneLeaveTheRest) {
  EXPECT_TRUE(selects("!cuda:*", UR_BACKEND_HIP, 0));
  EXPECT_FALSE(selects("!cuda:*", UR_BACKEND_CUDA, 0));
  EXPECT_FALSE(selects("cuda:*;!cuda:1", UR_BACKEND_CUDA, 1));
  EXPECT_TRUE(selects("cuda:*;!cuda:1", UR_BACKEND_CUDA, 0));
  EXPECT_FALSE(selects("!cuda:1;cuda:*", UR_BACKEND_CUDA, 1));
  EXPECT_FALSE(selects("hip:*;!cuda:1", UR_BACKEND_CUDA, 0));
}

TEST(Selector, KnowsWhichAdaptersItNeeds) {
  EXPECT_TRUE(parse("level_zero:gpu").mayUseAdapter("level_zero_v2"));
  EXPECT_TRUE(parse("level_zero:gpu").mayUseAdapter("level_zero"));
  EXPECT_FALSE(parse("level_zero_v2:gpu").mayUseAdapter("level_zero"));
  EXPECT_FALSE(parse("level_zero:gpu").mayUseAdapter("cuda"));
  EXPECT_TRUE(parse("*:cpu").mayUseAdapter("cuda"));
  EXPECT_FALSE(parse("!cuda:*").mayUseAdapter("cuda"));
  EXPECT_TRUE(parse("!cuda:gpu").mayUseAdapter("cuda"));
  EXPECT_TRUE(parse("!cuda:*").mayUseAdapter("hip"));
  EXPECT_TRUE(parse("cuda:0.1").mayUseAdapter("cuda"));
  EXPECT_TRUE(DeviceSelector().mayUseAdapter("cuda"));
}

TEST(Selector, ErrorsNameTheVariableAndWhatWasExpected) {
  const std::pair<const char *, const char *> bad[] = {{"cuda", "'cuda' lacks a colon"},
                                                       {"vulkan:*", "'vulkan' is not a back end"},
                                                       {"cuda:tpu", "'tpu' is not a device"},
                                                       {"cuda:1.x", "is not a sub-device"},
                                                       {"cuda:1.2.3.4", "goes deeper"},
                                                       {"*:*.0", "'*.0' has a number behind *"},
                                                       {"cuda:0.*.1", "'0.*.1' has a number behind *"},
                                                       {"cuda:gpu.0", "parts of a kind"},
                                                       {"cuda:cpu.*", "parts of a kind"},
                                                       {":gpu", "'' is not a back end"},
                                                       {"cuda:", "'' is not a device"},
                                                       {"cuda:-1", "'-1' is not a device"},
                                                       {"!;", "lacks a colon"},
                                                       {"cuda:1.", "is not a sub-device"},
                                                       {"cuda:0:1", "'0:1' is not a device"},
                                                       {"!!cuda:1", "'!cuda' is not a back end"}};
  for (const auto &[text, problem] : bad) {
    try {
      (void)parse(text);
      ADD_FAILURE() << text << " is accepted";
    } catch (const ur::env::Error &error) {
      EXPECT_EQ(std::string(error.what()).rfind("SELECTOR: ", 0), 0u) << error.what();
      EXPECT_NE(std::string(error.what()).find(problem), std::string::npos) << error.what();
    }
  }
}

TEST(Selector, TakesOrRefusesAnyBytes) {
  std::mt19937 random(11);
  constexpr char kAlphabet[] = "cudahipopencllevel_zero:*0123.,;! gpu\xff\n";
  size_t accepted = 0;
  for (int i = 0; i < 50000; ++i) {
    std::string text(random() % 20, '\0');
    for (char &c : text)
      c = kAlphabet[random() % (sizeof(kAlphabet) - 1)];
    if (random() % 2)
      text = "cuda:" + text;
    try {
      const DeviceSelector selector = parse(text);
      (void)selector.mayUseAdapter("cuda");
      (void)selector.selectsRoot(UR_BACKEND_CUDA, 0, UR_DEVICE_TYPE_GPU);
      (void)selector.partsOf(UR_BACKEND_CUDA, 0, UR_DEVICE_TYPE_GPU);
      ++accepted;
    } catch (const ur::env::Error &) {
    }
  }
  EXPECT_GT(accepted, 0u);
  EXPECT_LT(accepted, 50000u);
}

/// The number of selected devices and sub-devices of each platform.
std::pair<uint32_t, uint32_t> selectedCounts(const std::string &selector, ur_device_type_t type = UR_DEVICE_TYPE_ALL) {
  const TemporaryFolder folder;
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("many_devices")}, {"ONEAPI_DEVICE_SELECTOR", selector}}, [&] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    const auto all = platforms();
    ASSERT_EQ(all.size(), 2u);
    std::string text;
    for (const ur_platform_handle_t platform : all) {
      uint32_t count = 77;
      EXPECT_EQ(urDeviceGetSelected(platform, type, 0, nullptr, &count), UR_RESULT_SUCCESS);
      std::vector<ur_device_handle_t> devices(count + 1, nullptr);
      uint32_t again = 78;
      EXPECT_EQ(urDeviceGetSelected(platform, type, count + 1, devices.data(), &again), UR_RESULT_SUCCESS);
      EXPECT_EQ(again, count);
      EXPECT_EQ(devices.back(), nullptr);
      for (uint32_t i = 0; i < count; ++i) {
        uint32_t references = 0;
        EXPECT_EQ(urDeviceGetInfo(devices[i], UR_DEVICE_INFO_REFERENCE_COUNT, sizeof(references), &references, nullptr),
                  UR_RESULT_SUCCESS);
        EXPECT_EQ(references, 1u) << "the caller's, and no other";
        EXPECT_EQ(urDeviceRelease(devices[i]), UR_RESULT_SUCCESS);
      }
      text += std::to_string(count) + " ";
    }
    folder.write("counts", text);
  });
  std::pair<uint32_t, uint32_t> counts{99, 99};
  if (std::FILE *const file = std::fopen(folder.path("counts").c_str(), "r")) {
    EXPECT_EQ(std::fscanf(file, "%u %u", &counts.first, &counts.second), 2);
    std::fclose(file);
  }
  return counts;
}

using Counts = std::pair<uint32_t, uint32_t>;

TEST(DeviceGetSelected, SucceedsWithACount) {
  EXPECT_EQ(selectedCounts(""), Counts(3, 3));
  EXPECT_EQ(selectedCounts("*:*"), Counts(3, 3));
  EXPECT_EQ(selectedCounts("hip:*"), Counts(0, 0));
}

TEST(DeviceGetSelected, SelectsByTypeAndByNumberThroughAllPlatforms) {
  EXPECT_EQ(selectedCounts("cuda:gpu"), Counts(2, 2));
  EXPECT_EQ(selectedCounts("*:cpu"), Counts(1, 1));
  EXPECT_EQ(selectedCounts("cuda:0"), Counts(1, 0));
  EXPECT_EQ(selectedCounts("cuda:2,3,5"), Counts(1, 2));
  EXPECT_EQ(selectedCounts("!cuda:0"), Counts(2, 3));
  EXPECT_EQ(selectedCounts("cuda:*;!*:cpu"), Counts(2, 2));
  EXPECT_EQ(selectedCounts("cuda:*", UR_DEVICE_TYPE_CPU), Counts(1, 1));
  EXPECT_EQ(selectedCounts("cuda:5", UR_DEVICE_TYPE_CPU), Counts(0, 1));
  EXPECT_EQ(selectedCounts("cuda:*", UR_DEVICE_TYPE_FPGA), Counts(0, 0));
}

TEST(DeviceGetSelected, SelectsParts) {
  EXPECT_EQ(selectedCounts("cuda:0.*"), Counts(2, 0));
  EXPECT_EQ(selectedCounts("cuda:0,0.1"), Counts(2, 0));
  EXPECT_EQ(selectedCounts("cuda:*.*"), Counts(6, 6));
  EXPECT_EQ(selectedCounts("cuda:*.*;!cuda:1.1,3.*"), Counts(5, 4));
  EXPECT_EQ(selectedCounts("cuda:4.7"), Counts(0, 0));
  EXPECT_EQ(selectedCounts("cuda:0.0.0"), Counts(0, 0)) << "parts here have no parts";
}

TEST(DeviceGetSelected, PassesOnWhatFails) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("many_devices")}, {"UR_LAYER_FAULTS", "urDeviceGet:1:DEVICE_LOST"}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    ur_adapter_handle_t from = nullptr;
    ur_platform_handle_t platform = nullptr;
    ASSERT_EQ(urAdapterGet(1, &from, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(urPlatformGet(from, 1, &platform, nullptr), UR_RESULT_SUCCESS);
    uint32_t count = 77;
    EXPECT_EQ(urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count), UR_RESULT_ERROR_DEVICE_LOST);
    EXPECT_EQ(count, 77u);
    EXPECT_EQ(urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count), UR_RESULT_SUCCESS);
    EXPECT_EQ(count, 3u);
  });
}

TEST(DeviceGetSelected, ChecksItsParameters) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("many_devices")}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    uint32_t count = 77;
    EXPECT_EQ(urDeviceGetSelected(nullptr, UR_DEVICE_TYPE_ALL, 0, nullptr, &count),
              UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    EXPECT_EQ(urDeviceGetSelected(platforms()[0], UR_DEVICE_TYPE_FORCE_UINT32, 0, nullptr, &count),
              UR_RESULT_ERROR_INVALID_ENUMERATION);
    EXPECT_EQ(count, 77u);
    ur_device_handle_t one = nullptr;
    EXPECT_EQ(urDeviceGetSelected(platforms()[0], UR_DEVICE_TYPE_ALL, 1, &one, &count), UR_RESULT_SUCCESS);
    EXPECT_NE(one, nullptr);
    EXPECT_EQ(count, 3u);
    EXPECT_EQ(urDeviceGetSelected(platforms()[0], UR_DEVICE_TYPE_ALL, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urDeviceGetSelected(platforms()[0], UR_DEVICE_TYPE_ALL, 0, &one, &count), UR_RESULT_ERROR_INVALID_VALUE);
  });
}

TEST(DeviceGetSelected, ReadsTheVariableAtEachCall) {
  const std::string errors =
      inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("many_devices")}, {"ONEAPI_DEVICE_SELECTOR", "cuda:*.0"}}, [] {
        ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS) << "a selector that is none stops nobody";
        const ur_platform_handle_t platform = platforms()[0];
        uint32_t count = 77;
        EXPECT_EQ(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count), UR_RESULT_SUCCESS);
        EXPECT_EQ(count, 3u);
        const auto selected = [&] {
          count = 77;
          return urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count);
        };
        EXPECT_EQ(selected(), UR_RESULT_ERROR_INVALID_VALUE);
        EXPECT_EQ(count, 77u);
        for (const char *bad : {"opencl", "metal:*", "cuda:", "cuda:0,", "cuda:99999999999", "cuda:0.0.0.0", ";;"}) {
          setenv("ONEAPI_DEVICE_SELECTOR", bad, 1);
          EXPECT_EQ(selected(), UR_RESULT_ERROR_INVALID_VALUE) << bad;
        }
        setenv("ONEAPI_DEVICE_SELECTOR", "cuda:gpu", 1);
        EXPECT_EQ(selected(), UR_RESULT_SUCCESS);
        EXPECT_EQ(count, 2u);
        unsetenv("ONEAPI_DEVICE_SELECTOR");
        EXPECT_EQ(selected(), UR_RESULT_SUCCESS);
        EXPECT_EQ(count, 3u);
      });
  EXPECT_EQ(countLines(errors, "[WARNING]: ONEAPI_DEVICE_SELECTOR"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "urDeviceGetSelected answers"), 8u) << errors;
}

} // namespace
