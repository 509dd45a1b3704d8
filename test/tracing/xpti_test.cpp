// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// XPTI: by Intel's own framework, with a subscriber of ours.
#include "layers/program.hpp"
#include "unified-runtime/ur_tracing.h"

#include <filesystem>

namespace {

using layers_test::Program;
using loader_test::countLines;

/// libxptifw.so.1 of the packages that SYCL's tests install.
class Xpti : public ::testing::Test {
protected:
  void SetUp() override {
    if (!std::filesystem::exists(XPTI_FRAMEWORK))
      GTEST_SKIP() << "no XPTI framework (PyPI intel-sycl-rt) in " << XPTI_FRAMEWORK;
  }

  static std::string withXpti(const std::string &subscribers, const std::function<void()> &body) {
    return loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER},
                                 {"XPTI_TRACE_ENABLE", "1"},
                                 {"XPTI_FRAMEWORK_DISPATCHER", XPTI_FRAMEWORK},
                                 {"XPTI_SUBSCRIBERS", subscribers}},
                                body);
  }
};

TEST_F(Xpti, CallsAreNotificationsWithParametersAndResult) {
  const std::string errors = withXpti(XPTI_SUBSCRIBER, [] {
    Program program;
    EXPECT_EQ(urQueueFinish(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    std::fprintf(stderr, "made %p\n", static_cast<void *>(program.queue));
    program.release();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "xpti stream ur.call 0.12 0.12"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "xpti begin urQueueCreate " + std::to_string(UR_FUNCTION_QUEUE_CREATE) + " instance 1"),
            1u)
      << errors;
  const size_t made = errors.find("made ");
  ASSERT_NE(made, std::string::npos);
  const std::string queue = errors.substr(made + 5, errors.find('\n', made) - made - 5);
  EXPECT_EQ(countLines(errors, "xpti end urQueueCreate " + std::to_string(UR_FUNCTION_QUEUE_CREATE) +
                                   " instance 1 result 0 queue " + queue),
            1u)
      << errors;
  EXPECT_EQ(countLines(errors, "xpti end urQueueFinish " + std::to_string(UR_FUNCTION_QUEUE_FINISH) +
                                   " instance 1 result " + std::to_string(UR_RESULT_ERROR_INVALID_NULL_HANDLE)),
            1u)
      << errors;
  EXPECT_EQ(countLines(errors, "xpti begin"), countLines(errors, "xpti end")) << errors;
}

TEST_F(Xpti, IsSwitchedOffAndOnAtRunTime) {
  const std::string errors = withXpti(XPTI_SUBSCRIBER, [] {
    Program program;
    EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urxTracing->setExporter(URX_TRACING_XPTI, false), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urxTracing->setExporter(URX_TRACING_XPTI, true), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
    program.release();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "xpti end urQueueFlush"), 2u) << errors;
  EXPECT_EQ(countLines(errors, "urQueueFinish"), 0u) << errors;
}

TEST_F(Xpti, WithoutSubscribersStaysOff) {
  const std::string errors = withXpti("", [] {
    Program program;
    EXPECT_EQ(urxTracing->setExporter(URX_TRACING_XPTI, true), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    program.release();
  });
  EXPECT_EQ(countLines(errors, "XPTI can't be switched on: "), 1u) << errors;
  EXPECT_EQ(countLines(errors, "has no subscriber; XPTI_SUBSCRIBERS names them"), 1u) << errors;
}

TEST(XptiMissing, IsNoError) {
  const std::string errors = loader_test::inChild(
      {{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER},
       {"XPTI_TRACE_ENABLE", "1"},
       {"XPTI_FRAMEWORK_DISPATCHER", "/nowhere/libxptifw.so"},
       {"UR_LOG_LOADER", "level:info"}},
      [] {
        Program program;
        EXPECT_EQ(urxTracing->setExporter(URX_TRACING_XPTI, false), UR_RESULT_SUCCESS);
        EXPECT_EQ(urxTracing->setExporter(URX_TRACING_XPTI, true), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
        program.release();
      });
  EXPECT_EQ(countLines(errors, "[INFO]: XPTI stays off: "), 1u) << errors;
  EXPECT_EQ(countLines(errors, "/nowhere/libxptifw.so"), 2u) << errors;
}

} // namespace
