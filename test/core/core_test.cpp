// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/core_test.hpp"

#include "adapters/core/object/threads.hpp"

#include <cstdlib>

namespace {

/// What holds the device up here is mostly this program itself: pool_wait_test.cpp says where the host waits.
const int unset = setenv("UR_USM_POOL_WAIT", "0", 0);

} // namespace

namespace ur::test {

const Shape kCuda{
    "cuda",
    {.signalsApart = true, .resetsPending = true, .timedEvents = true, .hostCalls = true, .freeBlocks = true},
    0,
    {true, true, true}};
static core::DriverCaps asHip(core::DriverCaps caps) {
  caps.hostCalls = false;
  caps.freesInBackground = true;
  caps.unloadsBlock = true;
  return caps;
}
const Shape kHip{"hip", asHip(kCuda.caps), 0, {false, true, false}};
const Shape kLevelZero{
    "level_zero",
    {.unorderedStreams = true, .timedEvents = true, .sharedDeviceMemory = true, .imagesOfOneDevice = true},
    0};
const Shape kOpenCl{"opencl",
                    {.unorderedStreams = true,
                     .eventsFromEnqueue = true,
                     .eventsEndSingly = true,
                     .timedEvents = true,
                     .startsOnFlush = true,
                     .isolatedFailures = true},
                    7};
const std::vector<Shape> kShapes{kCuda, kLevelZero, kOpenCl};
static core::DriverCaps withChildGraphs(core::DriverCaps caps) {
  caps.childGraphs = true;
  return caps;
}
const std::vector<Shape> kGraphShapes{{"cuda_graphs", withChildGraphs(kCuda.caps), 0, kCuda.pools, true},
                                      {"level_zero_graphs", withChildGraphs(kLevelZero.caps), 0, {}, true},
                                      {"opencl_graphs", kOpenCl.caps, kOpenCl.seed, {}, true}};
static core::DriverCaps withBlockingRuns(core::DriverCaps caps) {
  caps.graphRunsBlock = true;
  return caps;
}
const Shape kHipGraphs{"hip_graphs", withBlockingRuns(withChildGraphs(kHip.caps)), 0, kHip.pools, true};

const std::vector<Shape> kSilentShapes{{"cuda_silent", kCuda.caps, 0, kCuda.pools, false, false},
                                       {"level_zero_silent", kLevelZero.caps, 0, {}, false, false}};

void CoreTest::SetUp() {
  sim::failOnViolations();
  sim::Options options;
  options.caps = GetParam().caps;
  options.seed = GetParam().seed;
  options.pools = GetParam().pools;
  options.graphs = GetParam().graphs;
  options.notifies = GetParam().notifies;
  options.queryRuns = !options.notifies; // Who asks is all that gets work on its way.
  if (options.caps.graphRunsBlock)       // What threads submit runs by itself.
    options.mode = sim::Mode::threads;
  configure(options);
  sim = std::make_unique<sim::Controller>(options);
  uint32_t count = 0;
  ASSERT_EQ(api().Adapter.pfnGet(1, &adapter, &count), UR_RESULT_SUCCESS);
  ASSERT_EQ(count, 1u);
  ASSERT_EQ(api().Platform.pfnGet(adapter, 1, &platform, nullptr), UR_RESULT_SUCCESS);
  devices.resize(sim::kDevices);
  ASSERT_EQ(api().Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, sim::kDevices, devices.data(), &count),
            UR_RESULT_SUCCESS);
  ASSERT_EQ(count, sim::kDevices);
  context = makeContext();
}

void CoreTest::TearDown() {
  for (void *memory : memory_)
    EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  program.reset();
  context.reset();
  for (ur_device_handle_t device : devices)
    EXPECT_EQ(api().Device.pfnRelease(device), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().Adapter.pfnRelease(adapter), UR_RESULT_SUCCESS);
  core::waitForBackground(); // contexts released with work in flight
  sim.reset();
}

Context CoreTest::makeContext(std::vector<ur_device_handle_t> on) {
  if (on.empty())
    on = {devices[0], devices[1]};
  Context made;
  EXPECT_EQ(api().Context.pfnCreate(static_cast<uint32_t>(on.size()), on.data(), nullptr, made.out()),
            UR_RESULT_SUCCESS);
  return made;
}

Queue CoreTest::makeQueue(ur_queue_flags_t flags, size_t device, ur_context_handle_t in) {
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
  Queue made;
  EXPECT_EQ(api().Queue.pfnCreate(in ? in : context.get(), devices[device], &properties, made.out()),
            UR_RESULT_SUCCESS);
  return made;
}

uint32_t *CoreTest::deviceMemory(size_t words, size_t device) {
  void *made = nullptr;
  EXPECT_EQ(api().USM.pfnDeviceAlloc(context, devices[device], nullptr, nullptr, words * 4, &made), UR_RESULT_SUCCESS);
  memory_.push_back(made);
  return static_cast<uint32_t *>(made);
}

Program CoreTest::makeProgram(const std::string &kernels, ur_context_handle_t in) {
  const std::string code = "SIMK " + kernels;
  const auto *bytes = reinterpret_cast<const uint8_t *>(code.data());
  size_t length = code.size();
  Program made;
  ur_context_handle_t where = in ? in : context.get();
  EXPECT_EQ(api().Program.pfnCreateWithBinary(where, 1, devices.data(), &length, &bytes, nullptr, made.out()),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(api().Program.pfnBuild(where, made, nullptr), UR_RESULT_SUCCESS);
  return made;
}

Kernel CoreTest::makeKernel(const std::string &name) {
  if (!program.get())
    program = makeProgram("nop add_u32 fill_u32 copy_u32 local_u32 coords");
  Kernel made;
  EXPECT_EQ(api().Kernel.pfnCreate(program, name.c_str(), made.out()), UR_RESULT_SUCCESS);
  return made;
}

ur_result_t CoreTest::tryFill(ur_queue_handle_t queue, uint32_t *memory, size_t words, uint32_t value,
                              const Waits &waits, ur_event_handle_t *event) {
  return api().Enqueue.pfnUSMFill(queue, memory, 4, &value, words * 4, count(waits), list(waits), event);
}

Event CoreTest::fill(ur_queue_handle_t queue, uint32_t *memory, size_t words, uint32_t value, const Waits &waits) {
  Event event;
  EXPECT_EQ(tryFill(queue, memory, words, value, waits, event.out()), UR_RESULT_SUCCESS);
  return event;
}

void CoreTest::fillOnly(ur_queue_handle_t queue, uint32_t *memory, size_t words, uint32_t value, const Waits &waits) {
  EXPECT_EQ(tryFill(queue, memory, words, value, waits), UR_RESULT_SUCCESS);
}

ur_result_t CoreTest::tryCopy(ur_queue_handle_t queue, void *dst, const void *src, size_t bytes, const Waits &waits,
                              ur_event_handle_t *event, bool blocking) {
  return api().Enqueue.pfnUSMMemcpy(queue, blocking, dst, src, bytes, count(waits), list(waits), event);
}

Event CoreTest::marker(ur_queue_handle_t queue, const Waits &waits) {
  Event event;
  EXPECT_EQ(api().Enqueue.pfnEventsWait(queue, count(waits), list(waits), event.out()), UR_RESULT_SUCCESS);
  return event;
}

Event CoreTest::fence(ur_queue_handle_t queue, const Waits &waits) {
  Event event;
  EXPECT_EQ(api().EnqueueExp.pfnTimestampRecordingExp(queue, false, count(waits), list(waits), event.out()),
            UR_RESULT_SUCCESS);
  return event;
}

Event CoreTest::barrier(ur_queue_handle_t queue, const Waits &waits) {
  Event event;
  EXPECT_EQ(api().Enqueue.pfnEventsWaitWithBarrier(queue, count(waits), list(waits), event.out()), UR_RESULT_SUCCESS);
  return event;
}

ur_result_t CoreTest::tryLaunch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t items,
                                const std::vector<ur_exp_kernel_arg_properties_t> &args, const Waits &waits,
                                ur_event_handle_t *event) {
  return api().EnqueueExp.pfnKernelLaunchWithArgsExp(
      queue, kernel, 1, nullptr, &items, nullptr, static_cast<uint32_t>(args.size()),
      args.empty() ? nullptr : args.data(), nullptr, count(waits), list(waits), event);
}

Event CoreTest::add(ur_queue_handle_t queue, uint32_t *memory, size_t words, uint32_t value, const Waits &waits) {
  const Kernel kernel = makeKernel("add_u32");
  Event event;
  EXPECT_EQ(tryLaunch(queue, kernel, words, {pointerArg(0, memory), wordArg(1, value)}, waits, event.out()),
            UR_RESULT_SUCCESS);
  return event;
}

ur_result_t CoreTest::tryAlloc(ur_usm_type_t type, ur_queue_handle_t queue, ur_usm_pool_handle_t pool, size_t bytes,
                               void **memory, const Waits &waits, ur_event_handle_t *event) {
  const auto function = type == UR_USM_TYPE_DEVICE   ? api().EnqueueExp.pfnUSMDeviceAllocExp
                        : type == UR_USM_TYPE_SHARED ? api().EnqueueExp.pfnUSMSharedAllocExp
                                                     : api().EnqueueExp.pfnUSMHostAllocExp;
  return function(queue, pool, bytes, nullptr, count(waits), list(waits), memory, event);
}

uint32_t *CoreTest::alloc(ur_queue_handle_t queue, size_t words, ur_usm_pool_handle_t pool, const Waits &waits,
                          ur_event_handle_t *event) {
  void *memory = nullptr;
  EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, words * 4, &memory, waits, event), UR_RESULT_SUCCESS);
  return static_cast<uint32_t *>(memory);
}

ur_result_t CoreTest::tryFree(ur_queue_handle_t queue, void *memory, ur_usm_pool_handle_t pool, const Waits &waits,
                              ur_event_handle_t *event) {
  return api().EnqueueExp.pfnUSMFreeExp(queue, pool, memory, count(waits), list(waits), event);
}

ur_event_status_t CoreTest::status(ur_event_handle_t event) {
  return query<ur_event_status_t>(api().Event.pfnGetInfo, event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS);
}

uint32_t CoreTest::references(ur_event_handle_t event) {
  return query<uint32_t>(api().Event.pfnGetInfo, event, UR_EVENT_INFO_REFERENCE_COUNT);
}

ur_result_t CoreTest::wait(const Waits &events) {
  return api().Event.pfnWait(count(events), list(events));
}

ur_exp_kernel_arg_properties_t pointerArg(uint32_t index, const void *pointer) {
  ur_exp_kernel_arg_properties_t arg{
      UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_POINTER, index, sizeof(void *), {}};
  arg.value.pointer = pointer;
  return arg;
}

ur_exp_kernel_arg_properties_t wordArg(uint32_t index, const uint32_t &value) {
  ur_exp_kernel_arg_properties_t arg{
      UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_VALUE, index, sizeof value, {}};
  arg.value.value = &value;
  return arg;
}

ur_exp_kernel_arg_properties_t localArg(uint32_t index, size_t size) {
  ur_exp_kernel_arg_properties_t arg{
      UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_LOCAL, index, size, {}};
  arg.value.value = nullptr;
  return arg;
}

} // namespace ur::test
