// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What layers cost a call, over none, on an adapter whose commands do nothing: an asynchronous allocation and its free,
// a copy with its event, a launch with three arguments, a wait. Every configuration is measured in this one process,
// repetitions interleaved at random, in time of the processor; with two threads, each has a queue and memory of its
// own.
//
//   --check   exits with 1 where a layer costs more than it may
#include "loader_under_test.hpp"
#include "support/runner.hpp"
#include "unified-runtime/ur_tracing.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <dlfcn.h>
#include <stdexcept>
#include <thread>

namespace {

/// The functions of one loader, and what they are called with.
struct Subject {
  decltype(&urEnqueueUSMDeviceAllocExp) allocate;
  decltype(&urEnqueueUSMFreeExp) free;
  decltype(&urEnqueueUSMMemcpy) copy;
  decltype(&urEnqueueKernelLaunchWithArgsExp) launch;
  decltype(&urEventWait) wait;
  decltype(&urEventRelease) release;
  ur_kernel_handle_t kernel = nullptr;
  std::array<ur_queue_handle_t, 2> queues{}; // by the thread's number
};

/// What is subscribed to by urxTracing.
enum class Tool : uint8_t { None, Gone, Listens };

struct Layer {
  const char *name;
  const char *variable;
  double limit; // nanoseconds a call over no layer
  Tool tool = Tool::None;
};
constexpr Layer kLayers[] = {
    {"none", "", 0},
    {"no_subscriber", "", 1, Tool::Gone},
    {"subscriber", "", 60, Tool::Listens},
    {"parameters", "UR_LAYER_PARAMETER_VALIDATION", 5},
    {"lifetimes", "UR_LAYER_LIFETIME_VALIDATION", 60},
    {"leaks", "UR_LAYER_LEAK_CHECKING", 60},
    {"stream_safety", "UR_LAYER_STREAM_SAFETY", 250},
};

void check(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS)
    throw std::runtime_error(std::string(what) + " answers " + std::to_string(result));
}

template <typename Function>
void find(void *library, const char *name, Function *to) {
  *to = reinterpret_cast<Function>(dlsym(library, name));
  if (!*to)
    throw std::runtime_error(std::string("no symbol ") + name);
}

/// A tool that only listens, or one that has gone again.
void subscribe(void *library, Tool tool) {
  const urx_tracing_interface_t *const *tracing = nullptr;
  find(library, "urxTracing", &tracing);
  urx_tracing_subscription_t subscription = 0;
  check((*tracing)->subscribe([](void *, urx_tracing_site_t, const urx_tracing_call_t *) {}, nullptr, 0, nullptr,
                              &subscription),
        "subscribe");
  if (tool == Tool::Gone)
    check((*tracing)->unsubscribe(subscription), "unsubscribe");
}

Subject open(const Layer &layer) {
  bench::Environment environment = {{"UR_ADAPTERS_FORCE_LOAD", IDLE_ADAPTER},
                                    {"UR_LOG_VALIDATION", "level:quiet"}}; // nothing is released
  if (*layer.variable)
    environment.emplace_back("UR_ENABLE_LAYERS", layer.variable);
  const bench::Target target = bench::openLoader(OUR_LOADER, environment);
  if (layer.tool != Tool::None)
    subscribe(target.library, layer.tool);
  Subject subject{};
  find(target.library, "urEnqueueUSMDeviceAllocExp", &subject.allocate);
  find(target.library, "urEnqueueUSMFreeExp", &subject.free);
  find(target.library, "urEnqueueUSMMemcpy", &subject.copy);
  find(target.library, "urEnqueueKernelLaunchWithArgsExp", &subject.launch);
  find(target.library, "urEventWait", &subject.wait);
  find(target.library, "urEventRelease", &subject.release);
  decltype(&urContextCreate) createContext;
  decltype(&urQueueCreate) createQueue;
  decltype(&urProgramCreateWithIL) createProgram;
  decltype(&urKernelCreate) createKernel;
  find(target.library, "urContextCreate", &createContext);
  find(target.library, "urQueueCreate", &createQueue);
  find(target.library, "urProgramCreateWithIL", &createProgram);
  find(target.library, "urKernelCreate", &createKernel);
  ur_context_handle_t context = nullptr;
  ur_program_handle_t program = nullptr;
  check(createContext(1, &target.device, nullptr, &context), "urContextCreate");
  for (ur_queue_handle_t &queue : subject.queues)
    check(createQueue(context, target.device, nullptr, &queue), "urQueueCreate");
  check(createProgram(context, "x", 1, nullptr, &program), "urProgramCreateWithIL");
  check(createKernel(program, "nothing", &subject.kernel), "urKernelCreate");
  return subject;
}

using Round = void (*)(const Subject &subject, ur_queue_handle_t queue, void *memory);

struct Case {
  const char *name;
  int calls; // of a round
  Round round;
};

ur_exp_kernel_arg_properties_t argument(uint32_t index, const void *pointer) {
  ur_exp_kernel_arg_properties_t made{
      UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_POINTER, index, sizeof(void *), {}};
  made.value.pointer = pointer;
  return made;
}

constexpr Case kCases[] = {
    {"alloc_free", 2,
     [](const Subject &subject, ur_queue_handle_t queue, void *) {
       void *block = nullptr;
       subject.allocate(queue, nullptr, 4096, nullptr, 0, nullptr, &block, nullptr);
       subject.free(queue, nullptr, block, 0, nullptr, nullptr);
     }},
    {"memcpy", 1,
     [](const Subject &subject, ur_queue_handle_t queue, void *memory) {
       subject.copy(queue, false, memory, static_cast<char *>(memory) + 2048, 1024, 0, nullptr, nullptr);
     }},
    {"launch", 1,
     [](const Subject &subject, ur_queue_handle_t queue, void *memory) {
       const uint32_t number = 7;
       ur_exp_kernel_arg_properties_t arguments[] = {
           argument(0, memory), argument(1, static_cast<char *>(memory) + 2048), argument(2, nullptr)};
       arguments[2].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
       arguments[2].size = sizeof number;
       arguments[2].value.value = &number;
       const size_t size = 64;
       subject.launch(queue, subject.kernel, 1, nullptr, &size, nullptr, 3, arguments, nullptr, 0, nullptr, nullptr);
     }},
    {"memcpy_event_wait", 3,
     [](const Subject &subject, ur_queue_handle_t queue, void *memory) {
       ur_event_handle_t event = nullptr;
       subject.copy(queue, false, memory, static_cast<char *>(memory) + 2048, 1024, 0, nullptr, &event);
       subject.wait(1, &event);
       subject.release(event);
     }},
    {"step", 7,
     [](const Subject &subject, ur_queue_handle_t queue, void *) {
       void *one = nullptr, *two = nullptr;
       ur_event_handle_t event = nullptr;
       subject.allocate(queue, nullptr, 4096, nullptr, 0, nullptr, &one, nullptr);
       subject.allocate(queue, nullptr, 4096, nullptr, 0, nullptr, &two, nullptr);
       subject.copy(queue, false, one, two, 1024, 0, nullptr, &event);
       subject.wait(1, &event);
       subject.release(event);
       subject.free(queue, nullptr, one, 0, nullptr, nullptr);
       subject.free(queue, nullptr, two, 0, nullptr, nullptr);
     }},
};

void run(benchmark::State &state, const Subject &subject, Round round) {
  const auto thread = static_cast<size_t>(state.thread_index());
  const ur_queue_handle_t queue = subject.queues[thread];
  void *memory = nullptr;
  check(subject.allocate(queue, nullptr, 4096, nullptr, 0, nullptr, &memory, nullptr), "urEnqueueUSMDeviceAllocExp");
  for (auto _ : state)
    round(subject, queue, memory);
  check(subject.free(queue, nullptr, memory, 0, nullptr, nullptr), "urEnqueueUSMFreeExp");
}

std::string nameOf(const Case &one, const Layer &layer, int threads) {
  return std::string(one.name) + '/' + layer.name + (threads > 1 ? "/two_threads" : "");
}

bool report(const bench::Collector &collector) {
  bool good = true;
  std::printf("\n%-20s %-15s %10s %10s %8s\n", "ns a call over none", "layer", "1 thread", "2 threads", "limit");
  for (const Case &one : kCases) {
    for (const Layer &layer : kLayers) {
      double over[2] = {}; // not a number where it was filtered out
      for (int threads = 1; threads <= 2; ++threads) {
        const double with = collector.of(nameOf(one, layer, threads)).median;
        const double without = collector.of(nameOf(one, kLayers[0], threads)).median;
        over[threads - 1] = with < 0 || without < 0 ? NAN : (with - without) / one.calls;
      }
      if (&layer == kLayers)
        continue;
      const bool kept = !(over[0] > layer.limit);
      good = good && kept;
      std::printf("%-20s %-15s %10.1f %10.1f %8.0f %s\n", one.name, layer.name, over[0], over[1], layer.limit,
                  kept ? "ok" : "TOO SLOW");
    }
  }
  return good;
}

} // namespace

int main(int argc, char **argv) {
  bench::CommandLine arguments(
      argc, argv, {},
      {"--benchmark_repetitions=9", "--benchmark_enable_random_interleaving=true", "--benchmark_min_time=0.02"});
  if (!arguments.initialize())
    return 2;
  try {
    std::vector<Subject> subjects;
    for (const Layer &layer : kLayers)
      subjects.push_back(open(layer));
    for (const Case &one : kCases) {
      for (size_t i = 0; i < subjects.size(); ++i) {
        for (const int threads : {1, 2}) {
          benchmark::RegisterBenchmark(nameOf(one, kLayers[i], threads).c_str(), run, subjects[i], one.round)
              ->UseRealTime()
              ->Threads(threads);
        }
      }
    }
    bench::Collector collector(bench::Collector::Time::Processor, false);
    benchmark::RunSpecifiedBenchmarks(&collector);
    const bool good = report(collector);
    return arguments.checking() && !good ? 1 : 0;
  } catch (const std::runtime_error &problem) {
    std::fprintf(stderr, "bench_layers: %s\n", problem.what());
    return 2;
  }
}
