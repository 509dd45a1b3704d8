// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subscribing and unsubscribing while other threads call: for ThreadSanitizer too.
#include "layers/program.hpp"
#include "unified-runtime/ur_tracing.h"

#include <array>
#include <atomic>
#include <chrono>
#include <dlfcn.h>
#include <memory>
#include <thread>

namespace {

using layers_test::Program;

void onMock(const std::function<void()> &body) {
  const std::string errors = loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER}}, body);
  EXPECT_EQ(errors, "");
}

/// Threads that call until the object is gone.
class Callers {
public:
  explicit Callers(ur_queue_handle_t queue) {
    for (std::thread &one : threads_) {
      one = std::thread([this, queue] {
        while (!stop_.load(std::memory_order_relaxed)) {
          EXPECT_EQ(urQueueFlush(queue), UR_RESULT_SUCCESS);
          EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
        }
      });
    }
  }
  ~Callers() {
    stop_ = true;
    for (std::thread &one : threads_)
      one.join();
  }
  Callers(const Callers &) = delete;
  Callers &operator=(const Callers &) = delete;

private:
  std::atomic<bool> stop_{false};
  std::array<std::thread, 3> threads_;
};

/// What a tool frees as soon as unsubscribe has returned. It isn't atomic where it need not be.
struct State {
  bool alive = true;
  ur_function_t only = UR_FUNCTION_FORCE_UINT32; // what it subscribes to, where it isn't everything
  std::atomic<uint64_t> begins{0}, ends{0};

  static void hear(void *userData, urx_tracing_site_t site, const urx_tracing_call_t *call) {
    auto &self = *static_cast<State *>(userData);
    EXPECT_TRUE(self.alive);
    EXPECT_TRUE(self.only == UR_FUNCTION_FORCE_UINT32 || call->function == self.only) << call->functionName;
    if (site == URX_TRACING_BEGIN) {
      *call->datum = call->correlationId;
      ++self.begins;
    } else {
      EXPECT_EQ(*call->datum, call->correlationId) << "an end is that of its begin";
      ++self.ends;
    }
  }
};

TEST(CallbacksOfThreads, AfterUnsubscribeThereIsNone) {
  onMock([] {
    Program program;
    const Callers callers(program.queue);
    uint64_t heard = 0;
    for (int round = 0; round < 300; ++round) {
      auto state = std::make_unique<State>();
      urx_tracing_subscription_t subscription = 0;
      ASSERT_EQ(urxTracing->subscribe(State::hear, state.get(), 0, nullptr, &subscription), UR_RESULT_SUCCESS);
      for (int tries = 0; round % 10 == 0 && state->ends == 0 && tries < 10000; ++tries)
        std::this_thread::sleep_for(std::chrono::microseconds(100));
      ASSERT_EQ(urxTracing->unsubscribe(subscription), UR_RESULT_SUCCESS);
      EXPECT_LE(state->ends, state->begins);
      heard += state->begins;
      state->alive = false; // a race with a callback that comes late
    }
    EXPECT_GT(heard, 0u);
  });
}

TEST(CallbacksOfThreads, ManyToolsComeAndGo) {
  onMock([] {
    Program program;
    const Callers callers(program.queue);
    const auto comeAndGo = [] {
      for (int round = 0; round < 300; ++round) {
        State state;
        state.only = round % 2 ? UR_FUNCTION_QUEUE_FLUSH : UR_FUNCTION_QUEUE_FINISH; // in the places of each other
        urx_tracing_subscription_t subscription = 0;
        EXPECT_EQ(urxTracing->subscribe(State::hear, &state, 1, &state.only, &subscription), UR_RESULT_SUCCESS);
        EXPECT_EQ(urxTracing->setFunctions(subscription, 0, nullptr, false), UR_RESULT_SUCCESS);
        EXPECT_EQ(urxTracing->setFunctions(subscription, 1, &state.only, true), UR_RESULT_SUCCESS);
        EXPECT_EQ(urxTracing->unsubscribe(subscription), UR_RESULT_SUCCESS);
      }
    };
    std::array<std::thread, 3> tools;
    for (std::thread &tool : tools)
      tool = std::thread(comeAndGo);
    for (std::thread &tool : tools)
      tool.join();
  });
}

TEST(CallbacksOfThreads, UnsubscribeWaitsForTheCallbackButNotForTheCall) {
  onMock([] {
    Program program;
    struct Gate {
      std::atomic<bool> inside{false}, open{false}, left{false};
    } gate;
    const auto hear = [](void *userData, urx_tracing_site_t site, const urx_tracing_call_t *) {
      auto &self = *static_cast<Gate *>(userData);
      EXPECT_EQ(site, URX_TRACING_BEGIN) << "its end isn't reported";
      self.inside = true;
      while (!self.open)
        std::this_thread::yield();
      self.left = true;
    };
    urx_tracing_subscription_t subscription = 0;
    ASSERT_EQ(urxTracing->subscribe(hear, &gate, 0, nullptr, &subscription), UR_RESULT_SUCCESS);
    std::thread caller([&] { EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS); });
    while (!gate.inside)
      std::this_thread::yield();
    std::thread opener([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      gate.open = true;
    });
    EXPECT_EQ(urxTracing->unsubscribe(subscription), UR_RESULT_SUCCESS);
    EXPECT_TRUE(gate.left);
    caller.join();
    opener.join();
    program.release();
  });
}

TEST(CallbacksOfThreads, AToolThatHasUnsubscribedMayBeUnloaded) {
  const std::string errors = loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER}}, [] {
    Program program;
    const Callers callers(program.queue);
    for (int round = 0; round < 50; ++round) {
      void *const tool = dlopen(CALL_COUNTER, RTLD_NOW | RTLD_LOCAL);
      ASSERT_NE(tool, nullptr) << dlerror();
      const auto start = reinterpret_cast<urx_tracing_tool_start_t>(dlsym(tool, URX_TRACING_TOOL_START));
      const auto stop = reinterpret_cast<urx_tracing_tool_stop_t>(dlsym(tool, URX_TRACING_TOOL_STOP));
      ASSERT_EQ(start(urxTracing), UR_RESULT_SUCCESS);
      std::this_thread::sleep_for(std::chrono::microseconds(200));
      stop();
      ASSERT_EQ(dlclose(tool), 0);
      ASSERT_EQ(dlopen(CALL_COUNTER, RTLD_NOW | RTLD_NOLOAD), nullptr) << "its code is gone";
    }
  });
  EXPECT_EQ(loader_test::countLines(errors, "call counter: waited "), 50u) << errors;
}

TEST(CallbacksOfThreads, AnExporterIsSwitchedWithCallsUnderWay) {
  const std::string errors =
      loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER}, {"NVTX_INJECTION64_PATH", NVTX_INJECTION}}, [] {
        Program program;
        EXPECT_EQ(urxTracing->setExporter(URX_TRACING_NVTX, false), UR_RESULT_SUCCESS);
        const Callers callers(program.queue);
        for (int round = 0; round < 40; ++round) {
          EXPECT_EQ(urxTracing->setExporter(URX_TRACING_NVTX, round % 2 == 0), UR_RESULT_SUCCESS);
          std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
      });
  EXPECT_GT(loader_test::countLines(errors, "nvtx push urQueueFlush"), 0u);
  EXPECT_EQ(loader_test::countLines(errors, "nvtx push"), loader_test::countLines(errors, "nvtx pop"));
}

TEST(CallbacksOfThreads, LoaderGoesUpAndDownMeanwhile) {
  onMock([] {
    Program program; // one user stays
    const Callers callers(program.queue);
    std::thread other([] {
      for (int round = 0; round < 100; ++round) {
        EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
        EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      }
    });
    for (int round = 0; round < 100; ++round) {
      State state;
      urx_tracing_subscription_t subscription = 0;
      EXPECT_EQ(urxTracing->subscribe(State::hear, &state, 0, nullptr, &subscription), UR_RESULT_SUCCESS);
      EXPECT_EQ(urxTracing->unsubscribe(subscription), UR_RESULT_SUCCESS);
    }
    other.join();
  });
}

} // namespace
