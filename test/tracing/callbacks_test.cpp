// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// urxTracing: what subscribers are told, by the mock adapter, in child processes.
#include "layers/program.hpp"
#include "unified-runtime/ur_ddi.h"
#include "unified-runtime/ur_tracing.h"

#include <atomic>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using layers_test::Program;
using loader_test::countLines;

void onMock(const std::function<void()> &body, loader_test::Environment more = {}) {
  more.emplace_back("UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER);
  const std::string errors = loader_test::inChild(more, body);
  EXPECT_EQ(errors, "");
}

/// What one subscriber was told, in order, of one thread.
struct Heard {
  struct Call {
    urx_tracing_site_t site;
    urx_tracing_call_t call;
    uint64_t datum;
  };
  std::vector<Call> calls;
  uint64_t leave = 0; // as datum, at the begin

  static void hear(void *userData, urx_tracing_site_t site, const urx_tracing_call_t *call) {
    auto &self = *static_cast<Heard *>(userData);
    self.calls.push_back({site, *call, *call->datum});
    if (site == URX_TRACING_BEGIN)
      *call->datum = self.leave;
  }
  [[nodiscard]] size_t of(urx_tracing_site_t site, const char *function) const {
    size_t count = 0;
    for (const Call &one : calls)
      count += one.site == site && std::strcmp(one.call.functionName, function) == 0;
    return count;
  }
};

urx_tracing_subscription_t subscribe(Heard &heard, std::initializer_list<ur_function_t> functions = {}) {
  urx_tracing_subscription_t made = 0;
  EXPECT_EQ(urxTracing->subscribe(Heard::hear, &heard, static_cast<uint32_t>(functions.size()),
                                  functions.size() ? functions.begin() : nullptr, &made),
            UR_RESULT_SUCCESS);
  return made;
}

TEST(Callbacks, TellBeginAndEndWithParametersResultAndDatum) {
  onMock([] {
    Program program;
    Heard heard;
    heard.leave = 77;
    const auto subscription = subscribe(heard);
    EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ASSERT_EQ(heard.calls.size(), 4u);
    const auto &begin = heard.calls[0], &end = heard.calls[1], &wrong = heard.calls[3];
    EXPECT_EQ(begin.site, URX_TRACING_BEGIN);
    EXPECT_EQ(end.site, URX_TRACING_END);
    EXPECT_EQ(begin.call.size, sizeof(urx_tracing_call_t));
    EXPECT_EQ(begin.call.function, UR_FUNCTION_QUEUE_FINISH);
    EXPECT_STREQ(begin.call.functionName, "urQueueFinish");
    EXPECT_EQ(begin.call.correlationId, end.call.correlationId);
    EXPECT_NE(begin.call.correlationId, wrong.call.correlationId);
    EXPECT_EQ(begin.call.thread, end.call.thread);
    EXPECT_EQ(begin.datum, 0u);
    EXPECT_EQ(end.datum, 77u);
    EXPECT_EQ(end.call.result, UR_RESULT_SUCCESS);
    EXPECT_EQ(wrong.call.result, UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    EXPECT_EQ(urxTracing->unsubscribe(subscription), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(heard.calls.size(), 4u);
    program.release();
  });
}

TEST(Callbacks, ParametersAreThoseOfTheFunctionsStructure) {
  onMock([] {
    Program program;
    struct Seen {
      ur_context_handle_t context = nullptr;
      ur_queue_handle_t made = nullptr;
    } seen;
    const auto hear = [](void *userData, urx_tracing_site_t site, const urx_tracing_call_t *call) {
      const auto &parameters = *static_cast<const ur_queue_create_params_t *>(call->parameters);
      auto &to = *static_cast<Seen *>(userData);
      to.context = *parameters.phContext;
      if (site == URX_TRACING_END)
        to.made = **parameters.pphQueue;
    };
    const ur_function_t function = UR_FUNCTION_QUEUE_CREATE;
    urx_tracing_subscription_t subscription = 0;
    ASSERT_EQ(urxTracing->subscribe(hear, &seen, 1, &function, &subscription), UR_RESULT_SUCCESS);
    ur_queue_handle_t queue = nullptr;
    ASSERT_EQ(urQueueCreate(program.context, program.device, nullptr, &queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(seen.context, program.context);
    EXPECT_EQ(seen.made, queue);
    EXPECT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);
    program.release();
  });
}

TEST(Callbacks, EveryFunctionHasItsNumber) {
  onMock([] {
    Program program;
    // Each by itself: a wrong number would be refused, or hear of another function.
    for (const auto &[function, name, call] :
         std::initializer_list<std::tuple<ur_function_t, const char *, std::function<ur_result_t()>>>{
             {UR_FUNCTION_ADAPTER_GET, "urAdapterGet", [] { return urAdapterGet(0, nullptr, nullptr); }},
             {UR_FUNCTION_DEVICE_RETAIN, "urDeviceRetain", [] { return urDeviceRetain(nullptr); }},
             {UR_FUNCTION_ENQUEUE_EVENTS_WAIT, "urEnqueueEventsWait",
              [] { return urEnqueueEventsWait(nullptr, 0, nullptr, nullptr); }},
             {UR_FUNCTION_ENQUEUE_USM_FREE_EXP, "urEnqueueUSMFreeExp",
              [] { return urEnqueueUSMFreeExp(nullptr, nullptr, nullptr, 0, nullptr, nullptr); }}}) {
      Heard heard;
      const auto subscription = subscribe(heard, {function});
      (void)call();
      (void)urQueueFlush(program.queue);
      ASSERT_EQ(heard.calls.size(), 2u) << name;
      EXPECT_STREQ(heard.calls[0].call.functionName, name);
      EXPECT_EQ(heard.calls[0].call.function, function);
      EXPECT_EQ(urxTracing->unsubscribe(subscription), UR_RESULT_SUCCESS);
    }
    program.release();
  });
}

TEST(Callbacks, ChosenFunctionsAreSwitchedOnAndOff) {
  onMock([] {
    Program program;
    Heard heard;
    const auto subscription = subscribe(heard, {UR_FUNCTION_QUEUE_FLUSH});
    const auto both = [&] {
      EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
      EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
    };
    both();
    EXPECT_EQ(heard.of(URX_TRACING_END, "urQueueFlush"), 1u);
    EXPECT_EQ(heard.of(URX_TRACING_END, "urQueueFinish"), 0u);
    const ur_function_t finish = UR_FUNCTION_QUEUE_FINISH;
    EXPECT_EQ(urxTracing->setFunctions(subscription, 1, &finish, true), UR_RESULT_SUCCESS);
    both();
    EXPECT_EQ(heard.of(URX_TRACING_END, "urQueueFlush"), 2u);
    EXPECT_EQ(heard.of(URX_TRACING_END, "urQueueFinish"), 1u);
    EXPECT_EQ(urxTracing->setFunctions(subscription, 0, nullptr, false), UR_RESULT_SUCCESS);
    both();
    EXPECT_EQ(heard.calls.size(), 6u);
    EXPECT_EQ(urxTracing->setFunctions(subscription, 0, nullptr, true), UR_RESULT_SUCCESS);
    both();
    EXPECT_EQ(heard.calls.size(), 10u);
    program.release();
  });
}

TEST(Callbacks, WrongUseIsRefused) {
  onMock([] {
    Heard heard;
    urx_tracing_subscription_t subscription = 0;
    EXPECT_EQ(urxTracing->size, sizeof(urx_tracing_interface_t));
    EXPECT_EQ(urxTracing->subscribe(nullptr, nullptr, 0, nullptr, &subscription), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    EXPECT_EQ(urxTracing->subscribe(Heard::hear, &heard, 0, nullptr, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    const ur_function_t loaders[] = {UR_FUNCTION_QUEUE_FLUSH, UR_FUNCTION_LOADER_INIT};
    EXPECT_EQ(urxTracing->subscribe(Heard::hear, &heard, 2, loaders, &subscription),
              UR_RESULT_ERROR_INVALID_ENUMERATION);
    EXPECT_EQ(subscription, 0u);
    EXPECT_EQ(urxTracing->unsubscribe(0), UR_RESULT_ERROR_INVALID_VALUE);
    subscription = subscribe(heard, {UR_FUNCTION_QUEUE_FLUSH});
    EXPECT_EQ(urxTracing->setFunctions(subscription, 2, loaders, false), UR_RESULT_ERROR_INVALID_ENUMERATION);
    Program program;
    EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(heard.calls.size(), 2u) << "nothing was switched";
    EXPECT_EQ(urxTracing->unsubscribe(subscription), UR_RESULT_SUCCESS);
    EXPECT_EQ(urxTracing->unsubscribe(subscription), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(urxTracing->setFunctions(subscription, 0, nullptr, true), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(urxTracing->setExporter(static_cast<urx_tracing_exporter_t>(7), true),
              UR_RESULT_ERROR_INVALID_ENUMERATION);
    program.release();
  });
}

TEST(Callbacks, ThereIsRoomForManyAndThenNoMore) {
  onMock([] {
    Program program;
    std::array<Heard, URX_TRACING_MAX_SUBSCRIPTIONS> heard;
    std::array<urx_tracing_subscription_t, URX_TRACING_MAX_SUBSCRIPTIONS> subscriptions{};
    for (size_t i = 0; i < heard.size(); ++i) {
      heard[i].leave = i;
      subscriptions[i] = subscribe(heard[i], {UR_FUNCTION_QUEUE_FLUSH});
    }
    urx_tracing_subscription_t more = 0;
    EXPECT_EQ(urxTracing->subscribe(Heard::hear, heard.data(), 0, nullptr, &more), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
    for (size_t i = 0; i < heard.size(); ++i) {
      ASSERT_EQ(heard[i].calls.size(), 2u) << i;
      EXPECT_EQ(heard[i].calls[1].datum, i) << "each has a datum of its own";
      EXPECT_EQ(urxTracing->unsubscribe(subscriptions[i]), UR_RESULT_SUCCESS);
    }
    EXPECT_EQ(urxTracing->subscribe(Heard::hear, heard.data(), 0, nullptr, &more), UR_RESULT_SUCCESS);
    program.release();
  });
}

TEST(Callbacks, CallsOfACallbackAreNotReported) {
  onMock([] {
    Program program;
    struct Nested {
      ur_queue_handle_t queue;
      int count = 0;
    } nested{program.queue};
    const auto hear = [](void *userData, urx_tracing_site_t, const urx_tracing_call_t *) {
      auto &self = *static_cast<Nested *>(userData);
      ++self.count;
      EXPECT_EQ(urQueueFlush(self.queue), UR_RESULT_SUCCESS);
    };
    urx_tracing_subscription_t subscription = 0;
    ASSERT_EQ(urxTracing->subscribe(hear, &nested, 0, nullptr, &subscription), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(nested.count, 2);
    EXPECT_EQ(urxTracing->unsubscribe(subscription), UR_RESULT_SUCCESS);
    program.release();
  });
}

TEST(Callbacks, MaySubscribeAndUnsubscribeThemselves) {
  onMock([] {
    Program program;
    struct Once {
      urx_tracing_subscription_t own = 0;
      Heard later;
      int count = 0;
    } once;
    const auto hear = [](void *userData, urx_tracing_site_t, const urx_tracing_call_t *) {
      auto &self = *static_cast<Once *>(userData);
      ++self.count;
      EXPECT_EQ(urxTracing->unsubscribe(self.own), UR_RESULT_SUCCESS);
      (void)subscribe(self.later, {UR_FUNCTION_QUEUE_FLUSH});
    };
    ASSERT_EQ(urxTracing->subscribe(hear, &once, 0, nullptr, &once.own), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(once.count, 1) << "its end isn't reported";
    EXPECT_EQ(once.later.calls.size(), 0u) << "nor to one that has no begin";
    EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(once.later.calls.size(), 2u);
    program.release();
  });
}

TEST(Callbacks, SubscriptionsOutliveTheLoadersUpAndDown) {
  onMock([] {
    Heard heard;
    (void)subscribe(heard, {UR_FUNCTION_QUEUE_FLUSH});
    for (int round = 1; round <= 2; ++round) {
      Program program;
      EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
      EXPECT_EQ(heard.calls.size(), 2u * static_cast<size_t>(round));
      program.release();
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      EXPECT_EQ(urQueueFlush(nullptr), UR_RESULT_ERROR_UNINITIALIZED);
    }
    EXPECT_EQ(heard.calls.size(), 4u) << "calls while it is down aren't reported";
  });
}

TEST(Callbacks, StandAboveLayers) {
  const std::string errors = layers_test::withLayers("UR_LAYER_FULL_VALIDATION", [] {
    Program program;
    Heard heard;
    const auto subscription = subscribe(heard);
    EXPECT_EQ(urQueueFlush(layers_test::foreign<ur_queue_handle_t>()), UR_RESULT_ERROR_INVALID_QUEUE);
    ASSERT_EQ(heard.calls.size(), 2u);
    EXPECT_EQ(heard.calls[1].call.result, UR_RESULT_ERROR_INVALID_QUEUE);
    EXPECT_EQ(urxTracing->unsubscribe(subscription), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFlush(layers_test::foreign<ur_queue_handle_t>()), UR_RESULT_ERROR_INVALID_QUEUE)
        << "the layers stay";
    program.release();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "is not a handle of this program"), 2u) << errors;
}

TEST(Callbacks, AForkedChildMayUnsubscribe) {
  onMock([] {
    Program program;
    struct Forking {
      urx_tracing_subscription_t own = 0;
      pid_t child = -1;
    } forking;
    // The fork is in the callback: the child counts itself, and nobody else.
    const auto hear = [](void *userData, urx_tracing_site_t, const urx_tracing_call_t *) {
      auto &self = *static_cast<Forking *>(userData);
      if (self.child == -1)
        self.child = fork();
    };
    ASSERT_EQ(urxTracing->subscribe(hear, &forking, 0, nullptr, &forking.own), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urxTracing->unsubscribe(forking.own), UR_RESULT_SUCCESS);
    if (forking.child == 0)
      _exit(::testing::Test::HasFailure() ? 1 : 0);
    int status = -1;
    EXPECT_EQ(waitpid(forking.child, &status, 0), forking.child);
    EXPECT_EQ(status, 0);
    program.release();
  });
}

TEST(Tools, OfTheEnvironmentStartAndStopWithTheLoader) {
  const std::string errors =
      loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER}, {"UR_TRACING_TOOLS", CALL_COUNTER}}, [] {
        for (int round = 0; round < 2; ++round) {
          Program program;
          EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
          EXPECT_EQ(urQueueFinish(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
          program.release();
          EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
        }
      });
  EXPECT_EQ(countLines(errors, "call counter: urQueueFinish answers "), 2u) << errors;
  EXPECT_EQ(countLines(errors, "call counter: waited "), 2u) << errors;
  EXPECT_EQ(countLines(errors, "call counter: waited 0 ns"), 0u) << errors;
  EXPECT_EQ(countLines(errors, ""), 4u) << errors;
}

TEST(Tools, ThatCantStartCostNothingElse) {
  const std::string errors = loader_test::inChild(
      {{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER}, {"UR_TRACING_TOOLS", std::string("/nowhere/tool.so,") + MOCK_ADAPTER}},
      [] {
        Program program;
        program.release();
        EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      });
  EXPECT_EQ(countLines(errors, "UR_TRACING_TOOLS: /nowhere/tool.so can't be opened"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "is no tool, since it doesn't export urxTracingToolStart"), 1u) << errors;
  EXPECT_EQ(countLines(errors, ""), 2u) << errors;
}

TEST(Callbacks, OfSeveralLoadersEachHearsItsOwnCalls) {
  const loader_test::TemporaryFolder folder;
  const std::string copy = folder.copy(loader_test::loaderFile(), "another_loader.so");
  onMock([&copy] {
    Program program;
    void *const other = dlopen(copy.c_str(), RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(other, nullptr) << dlerror();
    const auto find = [other](const char *name, auto *to) {
      *to = reinterpret_cast<std::remove_pointer_t<decltype(to)>>(dlsym(other, name));
    };
    const urx_tracing_interface_t *const *otherTracing = nullptr;
    decltype(&urLoaderInit) init = nullptr;
    decltype(&urQueueFlush) flush = nullptr;
    find("urxTracing", &otherTracing);
    find("urLoaderInit", &init);
    find("urQueueFlush", &flush);
    ASSERT_NE(*otherTracing, urxTracing);
    ASSERT_EQ(init(0, nullptr), UR_RESULT_SUCCESS);
    Heard here, there;
    (void)subscribe(here);
    urx_tracing_subscription_t subscription = 0;
    ASSERT_EQ((*otherTracing)->subscribe(Heard::hear, &there, 0, nullptr, &subscription), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(here.calls.size(), 2u);
    EXPECT_EQ(there.calls.size(), 0u);
    EXPECT_EQ(flush(program.queue), UR_RESULT_SUCCESS) << "the adapter is the same";
    EXPECT_EQ(here.calls.size(), 2u);
    EXPECT_EQ(there.calls.size(), 2u);
  });
}

/// Another loader opens ours, and calls by the table that a handle carries.
void asAdapter(const loader_test::Environment &more, const std::function<void(Heard &)> &subscribeLate,
               size_t expected) {
  loader_test::Environment all = more;
  all.emplace_back("UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER);
  const std::string errors = loader_test::inChild(all, [&] {
    ur_adapter_dditable_t table{};
    ASSERT_EQ(urGetAdapterProcAddrTable(UR_API_VERSION_CURRENT, &table), UR_RESULT_SUCCESS);
    ur_adapter_handle_t adapter = nullptr;
    ASSERT_EQ(table.pfnGet(1, &adapter, nullptr), UR_RESULT_SUCCESS);
    const ur_dditable_t &carried = **reinterpret_cast<const ur_dditable_t *const *>(adapter);
    Heard late;
    subscribeLate(late);
    EXPECT_EQ(table.pfnGetInfo(adapter, UR_ADAPTER_INFO_BACKEND, 0, nullptr, nullptr),
              UR_RESULT_ERROR_INVALID_NULL_POINTER);
    EXPECT_EQ(carried.Adapter.pfnGetInfo(adapter, UR_ADAPTER_INFO_BACKEND, 0, nullptr, nullptr),
              UR_RESULT_ERROR_INVALID_NULL_POINTER);
    std::fprintf(stderr, "late %zu\n", late.of(URX_TRACING_END, "urAdapterGetInfo"));
  });
  EXPECT_EQ(countLines(errors, "call counter: urAdapterGetInfo answers "), expected) << errors;
  EXPECT_EQ(countLines(errors, "late 1"), expected ? 0u : 1u) << errors;
}

TEST(Callbacks, OfALoaderThatIsAnAdapterHearCallsByHandlesIfTheyAreThereInTime) {
  asAdapter(
      {{"UR_TRACING_TOOLS", CALL_COUNTER}}, [](Heard &) {}, 2);
  asAdapter(
      {}, [](Heard &late) { (void)subscribe(late); }, 0);
}

} // namespace
