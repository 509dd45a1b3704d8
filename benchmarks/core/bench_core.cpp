// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a call costs through the core, beside the driver's own call for the same. Only the host's time for the calls is
// counted: the queue is waited for between batches. Repetitions of everything are interleaved at random, so that a busy
// machine is unkind to both sides alike.
//
//   --check   exits with 1 where the core costs more than it may
// Google-benchmark's own options work too (--benchmark_out=FILE writes JSON); without any, 25 repetitions are made.
#include "machine.hpp"
#include "support/runner.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>

namespace {

using bench::api;
using bench::Machine;
using bench::need;
using ur::core::Fence;
using ur::core::NativeEvent;

constexpr size_t kBatch = 256;
constexpr double kCopyLimit = 150; // nanoseconds over the driver's own call

/// The events of one batch, for direct calls with a signal: made before, and destroyed where the release is measured.
class Events {
public:
  explicit Events(Machine &machine) : driver_(*machine.driver) {}
  ~Events() { destroyLeft(); }
  /// Not measured.
  void prepare() {
    destroyLeft();
    if (!driver_.caps().eventsFromEnqueue)
      need(driver_.createEvents(0, false, events_), "createEvents");
    next_ = 0;
  }
  NativeEvent *next() { return &events_[next_]; }
  /// Where drivers make events, letting go of one is a call; others use them again, which costs nothing here.
  void release() {
    if (driver_.caps().eventsFromEnqueue) {
      driver_.destroyEvents({&events_[next_], 1});
      events_[next_] = nullptr;
    }
    ++next_;
  }

private:
  void destroyLeft() {
    for (NativeEvent &event : events_) {
      if (event) { // where drivers make events, only those that a command has made
        driver_.destroyEvents({&event, 1});
        event = nullptr;
      }
    }
  }
  ur::core::Driver &driver_;
  std::array<NativeEvent, kBatch> events_{};
  size_t next_ = 0;
};

ur::core::CopyDesc copyDesc(Machine &machine, size_t size) {
  ur::core::CopyDesc desc;
  desc.dst = machine.directMemory;
  desc.src = machine.directMemory + 8192;
  desc.width = desc.dstRowPitch = desc.srcRowPitch = size;
  return desc;
}

/// Times `one` in batches; `between` runs before each, and the queues are waited for after it.
template <class One, class Between>
void measure(benchmark::State &state, Machine &machine, One one, Between between) {
  for (auto _ : state) {
    between();
    const auto start = std::chrono::steady_clock::now();
    for (size_t i = 0; i < kBatch; ++i)
      one();
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    state.SetIterationTime(time.count() / kBatch);
    need(machine.driver->finish(machine.stream), "finish");
    need(machine.driver->finish(machine.otherStream), "finish");
    need(api().Queue.pfnFinish(machine.queue), "urQueueFinish");
    need(api().Queue.pfnFinish(machine.other), "urQueueFinish");
  }
}
template <class One>
void measure(benchmark::State &state, Machine &machine, One one) {
  measure(state, machine, one, [] {});
}

void copyDirect(benchmark::State &state, size_t size) {
  Machine machine;
  const auto desc = copyDesc(machine, size);
  measure(state, machine, [&] { need(machine.driver->copy(machine.stream, desc, Fence{}), "copy"); });
}
void copyCore(benchmark::State &state, size_t size) {
  Machine machine;
  measure(state, machine, [&] {
    need(api().Enqueue.pfnUSMMemcpy(machine.queue, false, machine.memory, machine.memory + 8192, size, 0, nullptr,
                                    nullptr),
         "urEnqueueUSMMemcpy");
  });
}

void eventDirect(benchmark::State &state) {
  Machine machine;
  Events events(machine);
  const auto desc = copyDesc(machine, 64);
  measure(
      state, machine,
      [&] {
        need(machine.driver->copy(machine.stream, desc, Fence{{}, events.next()}), "copy");
        events.release();
      },
      [&] { events.prepare(); });
}
void eventCore(benchmark::State &state) {
  Machine machine;
  measure(state, machine, [&] {
    ur_event_handle_t event = nullptr;
    need(
        api().Enqueue.pfnUSMMemcpy(machine.queue, false, machine.memory, machine.memory + 8192, 64, 0, nullptr, &event),
        "urEnqueueUSMMemcpy");
    need(api().Event.pfnRelease(event), "urEventRelease");
  });
}

void waitDirect(benchmark::State &state) {
  Machine machine;
  Events events(machine), signal(machine);
  const auto desc = copyDesc(machine, 64);
  measure(
      state, machine,
      [&] {
        need(machine.driver->copy(machine.stream, desc, Fence{{signal.next(), 1}, events.next()}), "copy");
        events.release();
      },
      [&] {
        events.prepare();
        signal.prepare();
        need(machine.driver->fence(machine.otherStream, ur::core::FenceKind::wait, Fence{{}, signal.next()}), "fence");
      });
}
void waitCore(benchmark::State &state) {
  Machine machine;
  ur_event_handle_t signal = nullptr;
  const auto release = [&] {
    if (signal)
      need(api().Event.pfnRelease(signal), "urEventRelease");
  };
  measure(
      state, machine,
      [&] {
        ur_event_handle_t event = nullptr;
        need(api().Enqueue.pfnUSMMemcpy(machine.queue, false, machine.memory, machine.memory + 8192, 64, 1, &signal,
                                        &event),
             "urEnqueueUSMMemcpy");
        need(api().Event.pfnRelease(event), "urEventRelease");
      },
      [&] {
        release();
        need(api().Enqueue.pfnEventsWait(machine.other, 0, nullptr, &signal), "urEnqueueEventsWait");
      });
  release();
}

void launchDirect(benchmark::State &state) {
  Machine machine;
  const void *pointer = machine.directMemory;
  const uint32_t value = 1;
  const std::array<ur::core::KernelArg, 2> args{
      ur::core::KernelArg{ur::core::KernelArg::Kind::pointer, sizeof pointer, &pointer},
      ur::core::KernelArg{ur::core::KernelArg::Kind::value, sizeof value, &value}};
  ur::core::LaunchDesc desc;
  desc.kernel = machine.nativeKernel;
  desc.args = args;
  measure(state, machine, [&] { need(machine.driver->launch(machine.stream, desc, Fence{}), "launch"); });
}
void launchCore(benchmark::State &state) {
  Machine machine;
  const uint32_t value = 1;
  std::array<ur_exp_kernel_arg_properties_t, 2> args{};
  args[0].stype = args[1].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
  args[0].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
  args[0].size = sizeof(void *);
  args[0].value.pointer = machine.memory;
  args[1].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
  args[1].index = 1;
  args[1].size = sizeof value;
  args[1].value.value = &value;
  const size_t one = 1;
  measure(state, machine, [&] {
    need(api().EnqueueExp.pfnKernelLaunchWithArgsExp(machine.queue, machine.kernel, 1, nullptr, &one, &one, 2,
                                                     args.data(), nullptr, 0, nullptr, nullptr),
         "urEnqueueKernelLaunchWithArgsExp");
  });
}

void queueDirect(benchmark::State &state) {
  Machine machine;
  measure(state, machine, [&] {
    ur::core::Stream stream = nullptr;
    need(machine.driver->createStream({}, &stream), "createStream");
    machine.driver->destroyStream(stream);
  });
}
void queueCore(benchmark::State &state) {
  Machine machine;
  measure(state, machine, [&] {
    ur_queue_handle_t queue = nullptr;
    need(api().Queue.pfnCreate(machine.context, machine.device, nullptr, &queue), "urQueueCreate");
    need(api().Queue.pfnRelease(queue), "urQueueRelease");
  });
}

void retainCore(benchmark::State &state) {
  Machine machine;
  ur_event_handle_t event = nullptr;
  need(api().Enqueue.pfnEventsWait(machine.queue, 0, nullptr, &event), "urEnqueueEventsWait");
  measure(state, machine, [&] {
    need(api().Event.pfnRetain(event), "urEventRetain");
    need(api().Event.pfnRelease(event), "urEventRelease");
  });
  need(api().Event.pfnRelease(event), "urEventRelease");
}

struct Case {
  const char *name;
  std::function<void(benchmark::State &)> direct, core;
  double limit; // nanoseconds over the direct call; 0: none
};

std::vector<Case> cases() {
  return {{"copy of 64 B", [](auto &state) { copyDirect(state, 64); }, [](auto &state) { copyCore(state, 64); },
           kCopyLimit},
          {"copy of 4 KiB", [](auto &state) { copyDirect(state, 4096); }, [](auto &state) { copyCore(state, 4096); },
           kCopyLimit},
          {"copy, event, release", eventDirect, eventCore, 0},
          {"wait, copy, event, release", waitDirect, waitCore, 0},
          {"launch", launchDirect, launchCore, 0},
          {"queue, release", queueDirect, queueCore, 0},
          {"retain, release an event", nullptr, retainCore, 0}};
}

bool report(const bench::Collector &collector) {
  bool good = true;
  std::printf("\n%-28s %21s %21s %21s\n", "ns: median (least)", "driver", "core", "over");
  for (const Case &one : cases()) {
    const auto direct = collector.of(std::string(one.name) + "/driver"),
               core = collector.of(std::string(one.name) + "/core");
    if (core.median < 0)
      continue; // filtered out
    const double base = std::max(direct.median, 0.0), over = core.median - base;
    const double leastOver = core.least - std::max(direct.least, 0.0);
    std::printf("%-28s %10.1f (%8.1f) %10.1f (%8.1f) %10.1f (%8.1f)", one.name, base, std::max(direct.least, 0.0),
                core.median, core.least, over, leastOver);
    if (one.limit > 0) {
      const bool kept = over <= one.limit;
      good = good && kept;
      std::printf("  limit %.0f %s", one.limit, kept ? "ok" : "TOO SLOW");
    }
    std::printf("\n");
  }
  return good;
}

} // namespace

int main(int argc, char **argv) {
  bench::CommandLine arguments(argc, argv, {},
                               {"--benchmark_repetitions=25", "--benchmark_enable_random_interleaving=true"});
  if (!arguments.initialize())
    return 2;
  constexpr int kIterations = 40; // batches of one repetition
  for (const Case &one : cases()) {
    const auto add = [&](const char *side, const std::function<void(benchmark::State &)> &body) {
      if (body) {
        benchmark::RegisterBenchmark((std::string(one.name) + "/" + side).c_str(), body)
            ->UseManualTime()
            ->Iterations(kIterations);
      }
    };
    add("driver", one.direct);
    add("core", one.core);
  }
  bench::Collector collector(bench::Collector::Time::Wall, true);
  benchmark::RunSpecifiedBenchmarks(&collector);
  const bool good = report(collector);
  return arguments.checking() && !good ? 1 : 0;
}
