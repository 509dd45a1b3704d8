// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UR_LAYER_STREAM_SAFETY: every wrong program is found, by its kind, and no twin is, on two adapters.
#include "safety_programs.hpp"
#include "unified-runtime/ur_mock.h"

#include <csignal>
#include <future>
#include <set>
#include <string_view>
#include <sys/wait.h>
#include <tuple>
#include <unistd.h>

namespace layers_test {
namespace {

constexpr const char *kLayer = "UR_LAYER_STREAM_SAFETY";

class Safety : public ::testing::TestWithParam<std::tuple<const char *, size_t>> {
protected:
  static Twins twins() { return safetyPrograms()[std::get<1>(GetParam())]; }
  static std::string run(bool wrong, const char *layers = kLayer) {
    return withLayersOn(std::get<0>(GetParam()), layers, [wrong] {
      {
        World world;
        twins().run(world, wrong);
      }
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    });
  }
};

TEST_P(Safety, TheWrongOneIsFound) {
#ifdef __SANITIZE_THREAD__
  GTEST_SKIP() << "its races are real, and ThreadSanitizer finds them, too";
#endif
#ifdef __SANITIZE_ADDRESS__
  if (std::string_view(twins().finding) == "overlapping copy")
    GTEST_SKIP() << "AddressSanitizer ends the program, where the adapter copies";
#endif
  const std::string said = run(true);
  EXPECT_NE(said.find(std::string("stream safety, ") + twins().finding + ": "), std::string::npos) << said;
  EXPECT_EQ(countLines(said, "stream safety, "), 1u) << said;
}

TEST_P(Safety, TheRightOneIsNot) {
  EXPECT_EQ(run(false), "");
  EXPECT_EQ(run(false, "UR_LAYER_FULL_VALIDATION,UR_LAYER_STREAM_SAFETY"), "");
}

std::string nameOfCase(const ::testing::TestParamInfo<std::tuple<const char *, size_t>> &info) {
  const bool isSim = std::string(std::get<0>(info.param)) == SIM_ADAPTER;
  return std::string(safetyPrograms()[std::get<1>(info.param)].name) + (isSim ? "_sim" : "_native_cpu");
}

class NoEnd : public ::testing::TestWithParam<const char *> {
protected:
  static std::string run(const std::function<void(World &)> &body) {
    return withLayersOn(GetParam(), kLayer, [&body] {
      {
        World world;
        body(world);
      }
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    });
  }
};

// What a command comes after, nobody knows where it waits for an event that nothing has signalled here: it isn't taken
// for one that comes after the task which waits for it.
TEST_P(NoEnd, IsNotSaidWhereNobodyKnowsTheOrder) {
  EXPECT_EQ(run([](World &world) {
              const ur_exp_event_desc_t desc{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
              ur_event_handle_t reusable = nullptr;
              EXPECT_EQ(urEventCreateExp(world.context(), world.device(), &desc, &reusable), UR_RESULT_SUCCESS);
              std::promise<ur_event_handle_t> filled;
              world.task(world.first, [&] {
                const ur_event_handle_t event = filled.get_future().get();
                EXPECT_EQ(urEventWait(1, &event), UR_RESULT_SUCCESS);
              });
              filled.set_value(world.fill(world.second, world.allocateDevice(), {world.keep(reusable)}));
              world.finish(world.first);
            }),
            "");
}

// Of a task that runs the host doesn't know that it is over: what is enqueued meanwhile doesn't come after it.
TEST_P(NoEnd, IsNotSaidOfWhatIsEnqueuedMeanwhile) {
  EXPECT_EQ(run([](World &world) {
              std::promise<void> began;
              std::promise<ur_event_handle_t> filled;
              world.task(world.first, [&] {
                began.set_value();
                const ur_event_handle_t event = filled.get_future().get();
                EXPECT_EQ(urEventWait(1, &event), UR_RESULT_SUCCESS);
              });
              began.get_future().wait();
              filled.set_value(world.fill(world.second, world.allocateDevice()));
              world.finish(world.first);
            }),
            "");
}

// A captured task runs with its graph, and not where it was captured.
TEST_P(NoEnd, IsNotSaidOfACapturedTask) {
  EXPECT_EQ(run([](World &world) {
              ur_event_handle_t event = nullptr;
              const std::function<void()> wait = [&event] { EXPECT_EQ(urEventWait(1, &event), UR_RESULT_SUCCESS); };
              const ur_exp_executable_graph_handle_t graph = world.capture([&] {
                EXPECT_EQ(urEnqueueHostTaskExp(
                              world.first, [](void *data) { (*static_cast<const std::function<void()> *>(data))(); },
                              const_cast<std::function<void()> *>(&wait), nullptr, 0, nullptr, nullptr),
                          UR_RESULT_SUCCESS);
              });
              event = world.fill(world.first, world.allocateDevice());
              world.runGraph(world.first, graph);
              world.finish(world.first);
            }),
            "");
}

INSTANTIATE_TEST_SUITE_P(On, NoEnd, ::testing::Values(NATIVE_CPU_ADAPTER, SIM_ADAPTER),
                         [](const ::testing::TestParamInfo<const char *> &info) {
                           return std::string(info.param) == SIM_ADAPTER ? "sim" : "native_cpu";
                         });

// A callback may run before the call that sets it returns: what comes before it is over then.
TEST(SafetyCallbacks, MayRunWithinTheCallThatSetsThem) {
  EXPECT_EQ(
      withLayers(kLayer,
                 [] {
                   Program program;
                   const auto atOnce = [](void *params, void *) {
                     const auto &call = *static_cast<const ur_event_set_callback_params_t *>(params);
                     (*call.ppfnNotify)(*call.phEvent, UR_EXECUTION_INFO_COMPLETE, *call.ppUserData);
                     return UR_RESULT_SUCCESS;
                   };
                   EXPECT_EQ(urMockSetCallback("urEventSetCallback", UR_MOCK_REPLACE, atOnce, nullptr),
                             UR_RESULT_SUCCESS);
                   struct Next {
                     ur_queue_handle_t queue = nullptr;
                     void *memory = nullptr;
                   } next;
                   EXPECT_EQ(urQueueCreate(program.context, program.device, nullptr, &next.queue), UR_RESULT_SUCCESS);
                   ur_event_handle_t allocated = nullptr;
                   EXPECT_EQ(urEnqueueUSMDeviceAllocExp(program.queue, nullptr, 64, nullptr, 0, nullptr, &next.memory,
                                                        &allocated),
                             UR_RESULT_SUCCESS);
                   const auto free = [](ur_event_handle_t, ur_execution_info_t, void *data) {
                     const auto &given = *static_cast<const Next *>(data);
                     EXPECT_EQ(urEnqueueUSMFreeExp(given.queue, nullptr, given.memory, 0, nullptr, nullptr),
                               UR_RESULT_SUCCESS);
                   };
                   EXPECT_EQ(urEventSetCallback(allocated, UR_EXECUTION_INFO_COMPLETE, free, &next), UR_RESULT_SUCCESS);
                   EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
                 }),
      "");
}

// Memory for other APIs is memory of this one until it is freed.
TEST(SafetyMemory, ForOtherApisIsFollowed) {
  for (const bool wrong : {false, true}) {
    const std::string said = withLayers(kLayer, [wrong] {
      {
        Program program;
        void *memory = nullptr;
        EXPECT_EQ(urMemoryExportAllocExportableMemoryExp(program.context, program.device, 0, 4096,
                                                         UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &memory),
                  UR_RESULT_SUCCESS);
        const char pattern = 1;
        const auto fill = [&] {
          EXPECT_EQ(urEnqueueUSMFill(program.queue, memory, 1, &pattern, 64, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
        };
        fill();
        EXPECT_EQ(urMemoryExportFreeExportableMemoryExp(program.context, program.device, memory), UR_RESULT_SUCCESS);
        if (wrong)
          fill();
        program.release();
      }
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    });
    EXPECT_EQ(countLines(said, "stream safety, use after free: urEnqueueUSMFill"), wrong ? 1u : 0u) << said;
  }
}

/// Of an argument that is too large nobody knows how much is there: it is refused, and nothing of it is read (which
/// AddressSanitizer sees).
TEST(SafetyMemory, OfArgumentsThatAreTooLargeIsNotRead) {
  const std::string said = withLayersOn(NATIVE_CPU_ADAPTER, kLayer, [] {
    {
      World world;
      void *const memory = world.allocateDevice();
      void *gone = nullptr; // so that there is something to look for
      ASSERT_EQ(urUSMDeviceAlloc(world.context(), world.device(), nullptr, nullptr, 64, &gone), UR_RESULT_SUCCESS);
      ASSERT_EQ(urUSMFree(world.context(), gone), UR_RESULT_SUCCESS);
      const auto little = std::make_unique<uint32_t>(7);
      ur_exp_kernel_arg_properties_t arguments[2] = {};
      for (uint32_t i = 0; i < 2; ++i) {
        arguments[i] = {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                        nullptr,
                        i == 0 ? UR_EXP_KERNEL_ARG_TYPE_POINTER : UR_EXP_KERNEL_ARG_TYPE_VALUE,
                        i,
                        sizeof(void *),
                        {}};
      }
      arguments[0].value.pointer = memory;
      arguments[1].value.value = little.get();
      const size_t one = 1;
      for (const size_t size : {SIZE_MAX, size_t{1} << 20}) {
        arguments[1].size = size;
        EXPECT_NE(urEnqueueKernelLaunchWithArgsExp(world.first, world.kernel("fill"), 1, nullptr, &one, nullptr, 2,
                                                   arguments, nullptr, 0, nullptr, nullptr),
                  UR_RESULT_SUCCESS);
      }
    }
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(said, "stream safety,"), 0u) << said;
}

/// What a wrong program says with that in UR_STREAM_SAFETY.
std::string saidWith(const char *value, const std::function<void(const Twins &)> &body) {
  return loader_test::inChild(
      {{"UR_ADAPTERS_FORCE_LOAD", SIM_ADAPTER}, {"UR_ENABLE_LAYERS", kLayer}, {"UR_STREAM_SAFETY", value}},
      [&body] { body(safetyPrograms().front()); });
}

void runWrong(const Twins &twins) {
  {
    World world;
    twins.run(world, true);
  }
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
}

TEST(SafetyVariable, SaysWhatBecomesOfFindings) {
  const std::string found = std::string("stream safety, ") + safetyPrograms().front().finding + ": ";
  for (const char *value : {"", "report"}) {
    const std::string errors = saidWith(value, runWrong);
    EXPECT_EQ(countLines(errors, found), 1u) << errors;
    EXPECT_EQ(countLines(errors, "stream safety: 1 finding"), 1u) << errors;
  }
  const std::string counted = saidWith("count", runWrong);
  EXPECT_EQ(countLines(counted, found), 0u) << counted;
  EXPECT_EQ(countLines(counted, "stream safety: 1 finding"), 1u) << counted;
  const std::string aborted = saidWith("abort", [](const Twins &twins) {
    std::signal(SIGABRT, [](int) { _exit(0); });
    runWrong(twins);
    ADD_FAILURE() << "the program goes on behind its finding";
  });
  EXPECT_EQ(countLines(aborted, found), 1u) << aborted;
  EXPECT_EQ(countLines(aborted, "stream safety: "), 0u) << aborted;
}

TEST(SafetyVariable, AChildOfAForkCountsItsOwn) {
  const std::string said = saidWith("count", [](const Twins &twins) {
    {
      World world;
      twins.run(world, true);
    }
    const pid_t child = ::fork();
    if (child == 0) {
      (void)urLoaderTearDown();
      _exit(0);
    }
    ASSERT_EQ(::waitpid(child, nullptr, 0), child);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(said, "stream safety: 1 finding"), 1u) << said;
}

/// A finding says where its calls stand, as far as the program tells that.
TEST(SafetyFindings, NameTheProgramsLines) {
  for (const auto &[function, file, words] :
       std::initializer_list<std::tuple<const char *, const char *, const char *>>{
           {"step", "program.cpp", ", at program.cpp:17 in step"},
           {nullptr, "program.cpp", ", at program.cpp:17 in ?"},
           {"step", nullptr, ", at ?:17 in step"}}) {
    const std::string errors = saidWith("report", [function = function, file = file](const Twins &twins) {
      static ur_code_location_t where;
      where = {function, file, 17, 0};
      ur_loader_config_handle_t config = nullptr;
      ASSERT_EQ(urLoaderConfigCreate(&config), UR_RESULT_SUCCESS);
      ASSERT_EQ(urLoaderConfigSetCodeLocationCallback(
                    config, [](void *) { return where; }, nullptr),
                UR_RESULT_SUCCESS);
      ASSERT_EQ(urLoaderInit(0, config), UR_RESULT_SUCCESS);
      ASSERT_EQ(urLoaderConfigRelease(config), UR_RESULT_SUCCESS);
      runWrong(twins);
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    });
    EXPECT_NE(errors.find(words), std::string::npos) << errors;
  }
}

TEST(SafetyVariable, AMistakeIsRefusedWithWhatWasExpected) {
  for (const char *value : {"loud", "report,abort", " "}) {
    const std::string errors =
        saidWith(value, [](const Twins &) { EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_ERROR_INVALID_VALUE); });
    EXPECT_EQ(countLines(errors, "UR_STREAM_SAFETY: '" + std::string(value) + "' is none of report, abort and count"),
              1u)
        << errors;
  }
}

TEST(SafetyPrograms, AreAsManyAsTheyShouldBe) {
  std::set<std::string> kinds, names;
  for (const Twins &twins : safetyPrograms()) {
    kinds.insert(twins.finding);
    names.insert(twins.name);
  }
  EXPECT_GE(names.size(), 60u);
  EXPECT_GE(kinds.size(), 15u);
}

INSTANTIATE_TEST_SUITE_P(On, Safety,
                         ::testing::Combine(::testing::Values(NATIVE_CPU_ADAPTER, SIM_ADAPTER),
                                            ::testing::Range<size_t>(0, safetyPrograms().size())),
                         nameOfCase);

} // namespace
} // namespace layers_test
