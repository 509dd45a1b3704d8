// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of the core stand on: a context over the simulated driver, in several shapes of vendor, and short forms of
// the API's calls.
#pragma once

#include "core/owned.hpp"
#include "sim/gtest_support.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ur::test {

using sim::Call;
using Waits = std::vector<ur_event_handle_t>;

/// Words of a fill that is no brief command: marks are made before it.
inline constexpr size_t kLongFill = size_t{1} << 15;

/// The simulated granularity of virtual memory.
inline constexpr size_t kGranularity = size_t{64} << 10;

/// No object of the simulated vendor's.
inline constexpr ur_native_handle_t kNothing = 0x7777777777;

/// What kind of vendor the simulated driver plays.
struct Shape {
  const char *name;
  core::DriverCaps caps;
  uint64_t seed;
  std::array<bool, 3> pools{}; ///< kinds of memory, by MemoryKind, that the vendor has pools of
  bool graphs = false;         ///< runs of command buffers are the vendor's graphs where that is possible
  bool notifies = true;        ///< the driver tells when an event is over, and so nobody needs to ask
};
inline void PrintTo(const Shape &shape, std::ostream *out) {
  *out << shape.name;
}
extern const Shape kCuda;      ///< ordered streams, created events, host calls, free blocks, pools of all kinds
extern const Shape kHip;       ///< as CUDA, with pools of device memory only; not among kShapes
extern const Shape kLevelZero; ///< unordered streams too, created events
/// Unordered streams too, events made by the enqueue, commands that start when flushed, failures of one command; a
/// random legal order.
extern const Shape kOpenCl;
extern const std::vector<Shape> kShapes;
/// The same with graphs: for what has to do with command buffers.
extern const std::vector<Shape> kGraphShapes;
extern const Shape kHipGraphs; ///< runs of graphs may wait; not among those
/// Those without failures of one command where the driver never tells that an event is over: for what has to do with
/// callbacks and events from outside.
extern const std::vector<Shape> kSilentShapes;

class CoreTest : public ::testing::TestWithParam<Shape> {
protected:
  void SetUp() override;
  void TearDown() override;
  /// Options in force from the next context on; called before SetUp's work is of use: see start.
  virtual void configure(sim::Options &) {}

  // A context of its own for a test that ends it itself.
  Context makeContext(std::vector<ur_device_handle_t> devices = {});

  Queue makeQueue(ur_queue_flags_t flags = 0, size_t device = 0, ur_context_handle_t in = nullptr);
  Queue inOrder() { return makeQueue(); }
  Queue outOfOrder() { return makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE); }

  // Memory is freed by the test, or at its end, after the queues of the test have been finished by it.
  uint32_t *deviceMemory(size_t words, size_t device = 0);

  Program makeProgram(const std::string &kernels, ur_context_handle_t in = nullptr);
  Kernel makeKernel(const std::string &name);

  // Enqueues; each expects success unless its name says try.
  ur_result_t tryFill(ur_queue_handle_t queue, uint32_t *memory, size_t words, uint32_t value, const Waits &waits = {},
                      ur_event_handle_t *event = nullptr);
  Event fill(ur_queue_handle_t queue, uint32_t *memory, size_t words, uint32_t value, const Waits &waits = {});
  void fillOnly(ur_queue_handle_t queue, uint32_t *memory, size_t words, uint32_t value, const Waits &waits = {});
  ur_result_t tryCopy(ur_queue_handle_t queue, void *dst, const void *src, size_t bytes, const Waits &waits = {},
                      ur_event_handle_t *event = nullptr, bool blocking = false);
  Event marker(ur_queue_handle_t queue, const Waits &waits = {});
  /// As a marker, but always a command of the driver's.
  Event fence(ur_queue_handle_t queue, const Waits &waits = {});
  Event barrier(ur_queue_handle_t queue, const Waits &waits = {});
  ur_result_t tryLaunch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t items,
                        const std::vector<ur_exp_kernel_arg_properties_t> &args, const Waits &waits = {},
                        ur_event_handle_t *event = nullptr);
  /// Adds value to each word.
  Event add(ur_queue_handle_t queue, uint32_t *memory, size_t words, uint32_t value, const Waits &waits = {});

  // Asynchronous allocation.
  ur_result_t tryAlloc(ur_usm_type_t type, ur_queue_handle_t queue, ur_usm_pool_handle_t pool, size_t bytes,
                       void **memory, const Waits &waits = {}, ur_event_handle_t *event = nullptr);
  uint32_t *alloc(ur_queue_handle_t queue, size_t words, ur_usm_pool_handle_t pool = nullptr, const Waits &waits = {},
                  ur_event_handle_t *event = nullptr);
  ur_result_t tryFree(ur_queue_handle_t queue, void *memory, ur_usm_pool_handle_t pool = nullptr,
                      const Waits &waits = {}, ur_event_handle_t *event = nullptr);

  // Queries.
  static ur_event_status_t status(ur_event_handle_t event);
  static uint32_t references(ur_event_handle_t event);
  static ur_result_t wait(const Waits &events);
  /// Runs what can run, and looks. Somebody asks before that, as who polls does.
  bool complete(ur_event_handle_t event) {
    (void)status(event);
    sim->runUntilIdle();
    return status(event) == UR_EVENT_STATUS_COMPLETE;
  }

  /// What this thread's last refusal was explained with.
  std::string lastError() const {
    const char *message = nullptr;
    int32_t code = 0;
    EXPECT_EQ(api().Adapter.pfnGetLastError(adapter, &message, &code), UR_RESULT_SUCCESS);
    return message;
  }

  /// The last word of a range as the device has it: copied by a queue of its own after what is named.
  static void finish(ur_queue_handle_t queue) { EXPECT_EQ(api().Queue.pfnFinish(queue), UR_RESULT_SUCCESS); }

  std::unique_ptr<sim::Controller> sim;
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  std::vector<ur_device_handle_t> devices;
  Context context; ///< on the first two devices
  Program program; ///< with the usual kernels, made when first needed
  std::vector<void *> memory_;
};

/// A value of a fixed-size query, or none with a failed expectation.
template <class T, class F, class H, class P>
T query(F function, H handle, P property) {
  T value{};
  size_t size = 0;
  EXPECT_EQ(function(handle, property, sizeof value, &value, &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(size, sizeof value);
  return value;
}

ur_exp_kernel_arg_properties_t pointerArg(uint32_t index, const void *pointer);
ur_exp_kernel_arg_properties_t wordArg(uint32_t index, const uint32_t &value);
ur_exp_kernel_arg_properties_t localArg(uint32_t index, size_t size);

inline uint32_t count(const Waits &waits) {
  return static_cast<uint32_t>(waits.size());
}
inline const ur_event_handle_t *list(const Waits &waits) {
  return waits.empty() ? nullptr : waits.data();
}

inline std::string shapeName(const ::testing::TestParamInfo<Shape> &info) {
  return info.param.name;
}

/// Runs every test of the suite in all shapes.
#define UR_TEST_ALL_SHAPES(Suite) INSTANTIATE_TEST_SUITE_P(Sim, Suite, ::testing::ValuesIn(kShapes), shapeName)

/// As above, and in all shapes with graphs.
#define UR_TEST_ALL_SHAPES_AND_GRAPHS(Suite)                                                                           \
  UR_TEST_ALL_SHAPES(Suite);                                                                                           \
  INSTANTIATE_TEST_SUITE_P(SimGraphs, Suite, ::testing::ValuesIn(kGraphShapes), shapeName)

/// In all shapes, and in those whose drivers tell of no event.
#define UR_TEST_ALL_SHAPES_AND_SILENT(Suite)                                                                           \
  UR_TEST_ALL_SHAPES(Suite);                                                                                           \
  INSTANTIATE_TEST_SUITE_P(SimSilent, Suite, ::testing::ValuesIn(kSilentShapes), shapeName)

} // namespace ur::test
