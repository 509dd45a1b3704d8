// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NVTX: ranges and names as a tool sees them that attaches as NVIDIA's do.
#include "layers/program.hpp"
#include "unified-runtime/ur_tracing.h"

#include <pthread.h>
#include <thread>

namespace {

using layers_test::Program;
using loader_test::countLines;

std::string withNvtx(const std::function<void()> &body, loader_test::Environment more = {}) {
  more.emplace_back("UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER);
  more.emplace_back("NVTX_INJECTION64_PATH", NVTX_INJECTION);
  return loader_test::inChild(more, body);
}

TEST(Nvtx, CallsAreRangesOfTheDomain) {
  const std::string errors = withNvtx([] {
    Program program;
    EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    program.release();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "nvtx domain Unified Runtime"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "nvtx push urQueueFinish right"), 2u) << errors;
  EXPECT_EQ(countLines(errors, "nvtx push"), countLines(errors, "nvtx pop")) << errors;
  EXPECT_EQ(countLines(errors, "WRONG"), 0u) << errors;
}

TEST(Nvtx, QueuesKernelsLaunchesAndThreadsHaveNames) {
  const std::string errors = withNvtx([] {
    Program program;
    ur_program_handle_t code = nullptr;
    ur_kernel_handle_t kernel = nullptr;
    ASSERT_EQ(urProgramCreateWithIL(program.context, "x", 1, nullptr, &code), UR_RESULT_SUCCESS);
    ASSERT_EQ(urKernelCreate(code, "saxpy", &kernel), UR_RESULT_SUCCESS);
    const size_t size = 64;
    std::thread([&] {
      pthread_setname_np(pthread_self(), "launcher");
      for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(urEnqueueKernelLaunchWithArgsExp(program.queue, kernel, 1, nullptr, &size, nullptr, 0, nullptr,
                                                   nullptr, 0, nullptr, nullptr),
                  UR_RESULT_SUCCESS);
      }
    }).join();
    std::fprintf(stderr, "made %p %p\n", static_cast<void *>(program.queue), static_cast<void *>(kernel));
    EXPECT_EQ(urKernelRelease(kernel), UR_RESULT_SUCCESS);
    EXPECT_EQ(urProgramRelease(code), UR_RESULT_SUCCESS);
    program.release();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  const size_t made = errors.find("made ");
  ASSERT_NE(made, std::string::npos) << errors;
  const std::string pair = errors.substr(made + 5, errors.find('\n', made) - made - 5);
  const std::string queue = pair.substr(0, pair.find(' ')), kernel = pair.substr(pair.find(' ') + 1);
  EXPECT_EQ(countLines(errors, "nvtx resource " + queue + " queue 1 right"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "nvtx resource " + kernel + " saxpy right"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "nvtx push urEnqueueKernelLaunchWithArgsExp saxpy right"), 2u) << errors;
  EXPECT_EQ(countLines(errors, " launcher"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "nvtx thread "), 2u) << errors;
}

TEST(Nvtx, IsSwitchedOffAndOnAtRunTimeAndRangesStayPaired) {
  const std::string errors = withNvtx([] {
    Program program;
    EXPECT_EQ(urxTracing->setExporter(URX_TRACING_NVTX, false), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urxTracing->setExporter(URX_TRACING_NVTX, true), UR_RESULT_SUCCESS);
    // Off within a call: its range ends all the same.
    const auto off = [](void *, urx_tracing_site_t site, const urx_tracing_call_t *) {
      if (site == URX_TRACING_END)
        return;
      EXPECT_EQ(urxTracing->setExporter(URX_TRACING_NVTX, false), UR_RESULT_SUCCESS);
    };
    const ur_function_t flush = UR_FUNCTION_QUEUE_FLUSH;
    urx_tracing_subscription_t subscription = 0;
    EXPECT_EQ(urxTracing->subscribe(off, nullptr, 1, &flush, &subscription), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
    program.release();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "urQueueFinish"), 0u) << errors;
  EXPECT_EQ(countLines(errors, "nvtx push urQueueFlush"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "urQueueRelease"), 0u) << errors;
  EXPECT_EQ(countLines(errors, "nvtx push"), countLines(errors, "nvtx pop")) << errors;
}

TEST(Nvtx, WhatIsMissingIsNoError) {
  for (const auto &[file, problem] : std::initializer_list<std::pair<const char *, const char *>>{
           {"/nowhere/tool.so", "/nowhere/tool.so"}, {MOCK_ADAPTER, "has no function InitializeInjectionNvtx2"}}) {
    const std::string errors = loader_test::inChild(
        {{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER}, {"NVTX_INJECTION64_PATH", file}, {"UR_LOG_LOADER", "level:info"}},
        [] {
          Program program;
          program.release();
        });
    EXPECT_EQ(countLines(errors, "[INFO]: NVTX stays off: "), 1u) << errors;
    EXPECT_GE(countLines(errors, problem), 1u) << errors;
  }
  const std::string errors = withNvtx(
      [] {
        Program program;
        EXPECT_EQ(urxTracing->setExporter(URX_TRACING_NVTX, true), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
        program.release();
      },
      {{"NVTX_TEST_REFUSE", "1"}});
  EXPECT_EQ(countLines(errors, "doesn't attach: InitializeInjectionNvtx2 answers 0"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "nvtx "), 0u) << errors;
}

TEST(Nvtx, WithoutTheVariableThereIsNoTool) {
  const std::string errors = loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER}}, [] {
    EXPECT_EQ(urxTracing->setExporter(URX_TRACING_NVTX, true), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  });
  EXPECT_EQ(countLines(errors, "NVTX can't be switched on: NVTX_INJECTION64_PATH names no tool"), 1u) << errors;
}

} // namespace
