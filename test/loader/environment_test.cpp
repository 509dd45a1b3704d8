// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Malformed variables: an error that names the variable, and the next call works. Layer names are exact.
#include "support.hpp"

#include <cstdlib>
#include <random>

namespace {

using namespace loader_test;

struct Malformed {
  const char *variable;
  const char *value;
  ur_result_t result;
};

class MalformedVariable : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedVariable, IsAnErrorThatNamesItAndTheNextCallWorks) {
  const Malformed &bad = GetParam();
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}, {bad.variable, bad.value}}, [&bad] {
    EXPECT_EQ(urLoaderInit(0, nullptr), bad.result);
    EXPECT_EQ(urAdapterGet(0, nullptr, nullptr), UR_RESULT_ERROR_UNINITIALIZED);
    unsetenv(bad.variable);
    EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(adapters().size(), 1u);
  });
  EXPECT_EQ(countLines(errors, bad.variable), 1u) << errors;
  EXPECT_EQ(countLines(errors, "[ERROR]"), 1u) << errors;
}

INSTANTIATE_TEST_SUITE_P(
    Loader, MalformedVariable,
    testing::Values(Malformed{"UR_ENABLE_LAYERS", "X;Y", UR_RESULT_ERROR_LAYER_NOT_PRESENT},
                    Malformed{"UR_ENABLE_LAYERS", "ur_layer_parameter_validation", UR_RESULT_ERROR_LAYER_NOT_PRESENT},
                    Malformed{"UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATION_X", UR_RESULT_ERROR_LAYER_NOT_PRESENT},
                    Malformed{"UR_ENABLE_LAYERS", "PARAMETER_VALIDATION", UR_RESULT_ERROR_LAYER_NOT_PRESENT},
                    Malformed{"UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATION;UR_LAYER_TRACING",
                              UR_RESULT_ERROR_LAYER_NOT_PRESENT},
                    Malformed{"UR_LOADER_PRELOAD_FILTER", "perhaps", UR_RESULT_ERROR_INVALID_VALUE},
                    Malformed{"UR_ADAPTERS_DEEP_BIND", "2", UR_RESULT_ERROR_INVALID_VALUE},
                    Malformed{"UR_ENABLE_LOADER_INTERCEPT", "on", UR_RESULT_ERROR_INVALID_VALUE}));

TEST(MalformedLogVariable, IsReportedAndChangesNothingElse) {
  for (const char *value : {"level", "level:loud", "level:info,debug", "output:file", "output:printer",
                            "level:info;level:info", ":", "output:file,/no/such/folder/log", "verbosity:1"}) {
    const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}, {"UR_LOG_LOADER", value}}, [] {
      EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
      EXPECT_EQ(adapters().size(), 1u);
    });
    EXPECT_EQ(countLines(errors, "UR_LOG_LOADER"), 1u) << value << "\n" << errors;
    EXPECT_EQ(countLines(errors, ""), 1u) << value << "\n" << errors;
  }
}

TEST(MalformedVariables, OfAnyBytesNeitherHangNorCrash) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}, {"UR_LOG_LOADER", "level:quiet"}}, [] {
    std::mt19937 random(7);
    constexpr char kAlphabet[] = "UR_LAYER_cuda:*0123456789.,;!=/ \t\n\"'\xff\x80%sgpu";
    for (int i = 0; i < 3000; ++i) {
      for (const char *variable : {"UR_ENABLE_LAYERS", "ONEAPI_DEVICE_SELECTOR", "UR_LOADER_PRELOAD_FILTER"}) {
        std::string value(random() % 24, '\0');
        for (char &c : value)
          c = kAlphabet[random() % (sizeof(kAlphabet) - 1)];
        setenv(variable, value.c_str(), 1);
      }
      if (urLoaderInit(0, nullptr) == UR_RESULT_SUCCESS) {
        ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      }
    }
    for (const char *variable : {"UR_ENABLE_LAYERS", "ONEAPI_DEVICE_SELECTOR", "UR_LOADER_PRELOAD_FILTER"})
      unsetenv(variable);
    EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(adapters().size(), 1u);
  });
}

TEST(ForcedFiles, OfAnyKindNeitherHangNorCrash) {
  const TemporaryFolder folder;
  folder.write("empty.so", "");
  folder.write("text.so", "not a library at all");
  folder.write("cut.so", std::string("\x7f"
                                     "ELF\x02\x01\x01",
                                     7));
  std::filesystem::create_directory(folder.path("folder.so"));
  std::filesystem::create_symlink(folder.path("loop.so"), folder.path("loop.so"));
  const std::string files = folder.path("empty.so") + "," + folder.path("text.so") + "," + folder.path("cut.so") + "," +
                            folder.path("folder.so") + "," + folder.path("loop.so") + ",/dev/null,no_such_soname.so," +
                            std::string(10000, 'x') + "," + adapter("good") + ",,";
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", files}}, [] {
    EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(adapters().size(), 1u);
  });
  EXPECT_EQ(countLines(errors, "[WARNING]"), 8u) << errors;
}

} // namespace
