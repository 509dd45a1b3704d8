// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "safety_world.hpp"

#include <fstream>
#include <iterator>
#include <memory>
#include <utility>

namespace layers_test {

namespace {

const ur_event_handle_t *listOf(const World::Events &events) {
  return events.empty() ? nullptr : events.data();
}
uint32_t countOf(const World::Events &events) {
  return static_cast<uint32_t>(events.size());
}

} // namespace

World::World() {
  first = program_.queue;
  second = makeQueue(0);
  loose = makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

World::~World() {
  for (const ur_queue_handle_t queue : {first, second, loose})
    EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
  for (const ur_exp_command_buffer_handle_t buffer : buffers_)
    EXPECT_EQ(urCommandBufferReleaseExp(buffer), UR_RESULT_SUCCESS);
  for (const ur_exp_executable_graph_handle_t graph : executables_)
    EXPECT_EQ(urGraphExecutableGraphDestroyExp(graph), UR_RESULT_SUCCESS);
  for (const ur_exp_graph_handle_t graph : graphs_)
    EXPECT_EQ(urGraphDestroyExp(graph), UR_RESULT_SUCCESS);
  for (const ur_mem_handle_t object : objects_)
    EXPECT_EQ(urMemRelease(object), UR_RESULT_SUCCESS);
  for (const ur_kernel_handle_t kernel : made_)
    EXPECT_EQ(urKernelRelease(kernel), UR_RESULT_SUCCESS);
  if (kernels_) {
    EXPECT_EQ(urProgramRelease(kernels_), UR_RESULT_SUCCESS);
  }
  for (void *const block : blocks_)
    EXPECT_EQ(urUSMFree(context(), block), UR_RESULT_SUCCESS);
  for (const ur_event_handle_t event : events_)
    EXPECT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
  for (const ur_queue_handle_t queue : queues_)
    EXPECT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);
  program_.release();
}

ur_queue_handle_t World::makeQueue(ur_queue_flags_t flags) {
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
  ur_queue_handle_t queue = nullptr;
  EXPECT_EQ(urQueueCreate(program_.context, program_.device, &properties, &queue), UR_RESULT_SUCCESS);
  queues_.push_back(queue);
  return queue;
}

ur_event_handle_t World::keep(ur_event_handle_t event) {
  const std::scoped_lock lock(mutex_);
  if (event)
    events_.push_back(event);
  return event;
}

char *World::allocate(ur_queue_handle_t queue, ur_event_handle_t *event, const Events &waits) {
  void *memory = nullptr;
  EXPECT_EQ(urEnqueueUSMDeviceAllocExp(queue, nullptr, kSize, nullptr, countOf(waits), listOf(waits), &memory, event),
            UR_RESULT_SUCCESS);
  if (event)
    keep(*event);
  return static_cast<char *>(memory);
}

void World::free(ur_queue_handle_t queue, void *memory, const Events &waits, ur_event_handle_t *event,
                 ur_result_t expected) {
  EXPECT_EQ(urEnqueueUSMFreeExp(queue, nullptr, memory, countOf(waits), listOf(waits), event), expected);
  if (event)
    keep(*event);
}

char *World::allocateHost() {
  void *memory = nullptr;
  EXPECT_EQ(urUSMHostAlloc(context(), nullptr, nullptr, kSize, &memory), UR_RESULT_SUCCESS);
  blocks_.push_back(memory);
  return static_cast<char *>(memory);
}

char *World::allocateDevice() {
  void *memory = nullptr;
  EXPECT_EQ(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kSize, &memory), UR_RESULT_SUCCESS);
  blocks_.push_back(memory);
  return static_cast<char *>(memory);
}

ur_event_handle_t World::fill(ur_queue_handle_t queue, void *memory, const Events &waits, size_t size) {
  ur_event_handle_t event = nullptr;
  const char pattern = 1;
  EXPECT_EQ(urEnqueueUSMFill(queue, memory, 1, &pattern, size, countOf(waits), listOf(waits), &event),
            UR_RESULT_SUCCESS);
  return keep(event);
}

ur_event_handle_t World::copy(ur_queue_handle_t queue, void *to, const void *from, const Events &waits, size_t size,
                              bool blocking) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(urEnqueueUSMMemcpy(queue, blocking, to, from, size, countOf(waits), listOf(waits), &event),
            UR_RESULT_SUCCESS);
  return keep(event);
}

ur_program_handle_t World::program() {
  for (const char *const file : {KERNELS "/conformance_kernels.simk", KERNELS "/conformance_kernels.so"}) {
    if (kernels_)
      break;
    std::ifstream stream(file, std::ios::binary);
    const std::vector<uint8_t> bytes(std::istreambuf_iterator<char>(stream), {});
    const size_t size = bytes.size();
    const uint8_t *const code = bytes.data();
    ur_device_handle_t on = device();
    if (urProgramCreateWithBinary(context(), 1, &on, const_cast<size_t *>(&size), const_cast<const uint8_t **>(&code),
                                  nullptr, &kernels_) != UR_RESULT_SUCCESS) {
      kernels_ = nullptr;
    } else if (urProgramBuild(context(), kernels_, nullptr) != UR_RESULT_SUCCESS) {
      EXPECT_EQ(urProgramRelease(std::exchange(kernels_, nullptr)), UR_RESULT_SUCCESS);
    }
  }
  return kernels_;
}

ur_kernel_handle_t World::kernel(const char *name) {
  ur_kernel_handle_t made = nullptr;
  EXPECT_EQ(urKernelCreate(program(), name, &made), UR_RESULT_SUCCESS);
  made_.push_back(made);
  return made;
}

namespace {

ur_exp_kernel_arg_properties_t pointerArgument(uint32_t index, const void *pointer) {
  ur_exp_kernel_arg_properties_t argument{
      UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_POINTER, index, sizeof(void *), {}};
  argument.value.pointer = pointer;
  return argument;
}

} // namespace

ur_event_handle_t World::launch(ur_queue_handle_t queue, const char *name,
                                const std::vector<ur_exp_kernel_arg_properties_t> &arguments, const Events &waits,
                                ur_kernel_handle_t with, size_t bytes) {
  ur_event_handle_t event = nullptr;
  const size_t size = bytes / sizeof(uint32_t);
  EXPECT_EQ(urEnqueueKernelLaunchWithArgsExp(queue, with ? with : kernel(name), 1, nullptr, &size, nullptr,
                                             static_cast<uint32_t>(arguments.size()), arguments.data(), nullptr,
                                             countOf(waits), listOf(waits), &event),
            UR_RESULT_SUCCESS);
  return keep(event);
}

namespace {

ur_exp_kernel_arg_properties_t seven() {
  static const uint32_t value = 7;
  ur_exp_kernel_arg_properties_t number{
      UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_VALUE, 1, sizeof value, {}};
  number.value.value = &value;
  return number;
}

} // namespace

ur_event_handle_t World::launchFill(ur_queue_handle_t queue, void *to, const Events &waits, ur_kernel_handle_t with) {
  return launch(queue, "fill", {pointerArgument(0, to), seven()}, waits, with);
}

namespace {

ur_exp_kernel_arg_properties_t objectArgument(uint32_t index, ur_mem_handle_t object, ur_mem_flags_t said) {
  ur_exp_kernel_arg_properties_t argument{
      UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, index, sizeof object, {}};
  argument.value.memObjTuple = {object, said};
  return argument;
}

} // namespace

ur_event_handle_t World::launchFill(ur_queue_handle_t queue, ur_mem_handle_t to, const Events &waits,
                                    ur_mem_flags_t said, size_t size) {
  return launch(queue, "fill", {objectArgument(0, to, said), seven()}, waits, nullptr, size);
}

ur_event_handle_t World::launchCopy(ur_queue_handle_t queue, ur_mem_handle_t to, ur_mem_handle_t from,
                                    const Events &waits, size_t size) {
  return launch(queue, "copy",
                {objectArgument(0, to, UR_MEM_FLAG_WRITE_ONLY), objectArgument(1, from, UR_MEM_FLAG_READ_ONLY)}, waits,
                nullptr, size);
}

ur_exp_command_buffer_command_handle_t World::append(ur_exp_command_buffer_handle_t buffer, const char *name,
                                                     size_t items,
                                                     const std::vector<ur_exp_kernel_arg_properties_t> &arguments) {
  ur_exp_command_buffer_command_handle_t command = nullptr;
  EXPECT_EQ(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, kernel(name), 1, nullptr, &items, nullptr,
                                                         static_cast<uint32_t>(arguments.size()), arguments.data(), 0,
                                                         nullptr, 0, nullptr, 0, nullptr, nullptr, nullptr, &command),
            UR_RESULT_SUCCESS);
  return command;
}

ur_exp_command_buffer_command_handle_t World::appendKernel(ur_exp_command_buffer_handle_t buffer, void *memory,
                                                           ur_laneway_argument_entry_t *entry) {
  ur_exp_kernel_arg_properties_t to = pointerArgument(0, memory);
  to.pNext = entry;
  return append(buffer, "fill", kSize / sizeof(uint32_t), {to, seven()});
}

ur_exp_command_buffer_command_handle_t World::appendKernel(ur_exp_command_buffer_handle_t buffer,
                                                           ur_mem_handle_t memory) {
  return append(buffer, "fill", kSize / sizeof(uint32_t), {objectArgument(0, memory, UR_MEM_FLAG_WRITE_ONLY), seven()});
}

ur_exp_command_buffer_command_handle_t World::appendMany(ur_exp_command_buffer_handle_t buffer, void *out) {
  struct Last {
    uint8_t small;
    uint32_t middle;
    uint64_t large;
  };
  static const Last values{1, 2, 3};
  std::vector<ur_exp_kernel_arg_properties_t> arguments{pointerArgument(0, out)};
  for (const size_t size : {sizeof(uint8_t), sizeof(uint16_t), sizeof(uint32_t), sizeof(uint64_t), sizeof(float),
                            sizeof(double), sizeof values}) {
    ur_exp_kernel_arg_properties_t argument = seven();
    argument.index = static_cast<uint32_t>(arguments.size());
    argument.size = size;
    argument.value.value = &values;
    arguments.push_back(argument);
  }
  for (const size_t size : {sizeof(uint8_t) * 8, sizeof(uint64_t) * 2}) {
    ur_exp_kernel_arg_properties_t argument = seven();
    argument.type = UR_EXP_KERNEL_ARG_TYPE_LOCAL;
    argument.index = static_cast<uint32_t>(arguments.size());
    argument.size = size;
    argument.value = {};
    arguments.push_back(argument);
  }
  return append(buffer, "many", 1, arguments);
}

ur_event_handle_t World::launchCopy(ur_queue_handle_t queue, void *to, const void *from, const Events &waits) {
  return launch(queue, "copy", {pointerArgument(0, to), pointerArgument(1, from)}, waits);
}

ur_event_handle_t World::barrier(ur_queue_handle_t queue, const Events &waits) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(urEnqueueEventsWaitWithBarrier(queue, countOf(waits), listOf(waits), &event), UR_RESULT_SUCCESS);
  return keep(event);
}

ur_event_handle_t World::marker(ur_queue_handle_t queue, const Events &waits) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(urEnqueueEventsWait(queue, countOf(waits), listOf(waits), &event), UR_RESULT_SUCCESS);
  return keep(event);
}

ur_event_handle_t World::task(ur_queue_handle_t queue, std::function<void()> body, const Events &waits) {
  ur_event_handle_t event = nullptr;
  auto *const owned = new std::function<void()>(std::move(body));
  const auto run = [](void *data) {
    const std::unique_ptr<std::function<void()>> mine(static_cast<std::function<void()> *>(data));
    (*mine)();
  };
  EXPECT_EQ(urEnqueueHostTaskExp(queue, run, owned, nullptr, countOf(waits), listOf(waits), &event), UR_RESULT_SUCCESS);
  return keep(event);
}

ur_exp_command_buffer_handle_t World::makeCommandBuffer(bool inOrder, bool updatable, const void *next) {
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, next, updatable, inOrder, false};
  ur_exp_command_buffer_handle_t buffer = nullptr;
  EXPECT_EQ(urCommandBufferCreateExp(context(), device(), &desc, &buffer), UR_RESULT_SUCCESS);
  buffers_.push_back(buffer);
  return buffer;
}

ur_exp_command_buffer_sync_point_t World::append(ur_exp_command_buffer_handle_t buffer, void *memory,
                                                 const std::vector<ur_exp_command_buffer_sync_point_t> &after) {
  const char pattern = 2;
  ur_exp_command_buffer_sync_point_t point = 0;
  EXPECT_EQ(urCommandBufferAppendUSMFillExp(buffer, memory, &pattern, 1, kSize, static_cast<uint32_t>(after.size()),
                                            after.empty() ? nullptr : after.data(), 0, nullptr, &point, nullptr,
                                            nullptr),
            UR_RESULT_SUCCESS);
  return point;
}

void World::finalize(ur_exp_command_buffer_handle_t buffer) {
  EXPECT_EQ(urCommandBufferFinalizeExp(buffer), UR_RESULT_SUCCESS);
}

ur_exp_command_buffer_handle_t World::recordFill(void *memory) {
  const ur_exp_command_buffer_handle_t buffer = makeCommandBuffer();
  append(buffer, memory);
  finalize(buffer);
  return buffer;
}

ur_mem_handle_t World::makeBuffer(void *host) {
  const ur_buffer_properties_t made{UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, nullptr, host};
  const ur_mem_flags_t flags = UR_MEM_FLAG_READ_WRITE | (host ? UR_MEM_FLAG_USE_HOST_POINTER : 0);
  ur_mem_handle_t buffer = nullptr;
  EXPECT_EQ(urMemBufferCreate(context(), flags, kSize, host ? &made : nullptr, &buffer), UR_RESULT_SUCCESS);
  objects_.push_back(buffer);
  return buffer;
}

ur_mem_handle_t World::makePart(ur_mem_handle_t buffer, size_t at, size_t size) {
  const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, at, size};
  ur_mem_handle_t part = nullptr;
  EXPECT_EQ(urMemBufferPartition(buffer, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region, &part),
            UR_RESULT_SUCCESS);
  objects_.push_back(part);
  return part;
}

ur_mem_handle_t World::makeImage(size_t side) {
  const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  const ur_image_desc_t shape{UR_STRUCTURE_TYPE_IMAGE_DESC, nullptr, UR_MEM_TYPE_IMAGE2D, side, side, 1, 1, 0, 0, 0, 0};
  ur_mem_handle_t image = nullptr;
  EXPECT_EQ(urMemImageCreate(context(), UR_MEM_FLAG_READ_WRITE, &format, &shape, nullptr, &image), UR_RESULT_SUCCESS);
  objects_.push_back(image);
  return image;
}

ur_event_handle_t World::fillBuffer(ur_queue_handle_t queue, ur_mem_handle_t buffer, const Events &waits, size_t offset,
                                    size_t size) {
  ur_event_handle_t event = nullptr;
  const char pattern = 3;
  EXPECT_EQ(urEnqueueMemBufferFill(queue, buffer, &pattern, 1, offset, size, countOf(waits), listOf(waits), &event),
            UR_RESULT_SUCCESS);
  return keep(event);
}

ur_event_handle_t World::copyBuffer(ur_queue_handle_t queue, ur_mem_handle_t to, ur_mem_handle_t from,
                                    const Events &waits) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(urEnqueueMemBufferCopy(queue, from, to, 0, 0, kSize, countOf(waits), listOf(waits), &event),
            UR_RESULT_SUCCESS);
  return keep(event);
}

ur_exp_executable_graph_handle_t World::capture(const std::function<void()> &body) {
  ur_exp_graph_handle_t graph = nullptr;
  ur_exp_executable_graph_handle_t runs = nullptr;
  EXPECT_EQ(urQueueBeginGraphCaptureExp(first), UR_RESULT_SUCCESS);
  body();
  EXPECT_EQ(urQueueEndGraphCaptureExp(first, &graph), UR_RESULT_SUCCESS);
  EXPECT_EQ(urGraphInstantiateGraphExp(graph, &runs), UR_RESULT_SUCCESS);
  graphs_.push_back(graph);
  executables_.push_back(runs);
  return runs;
}

ur_event_handle_t World::runGraph(ur_queue_handle_t queue, ur_exp_executable_graph_handle_t graph,
                                  const Events &waits) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(urEnqueueGraphExp(queue, graph, countOf(waits), listOf(waits), &event), UR_RESULT_SUCCESS);
  return keep(event);
}

ur_event_handle_t World::run(ur_queue_handle_t queue, ur_exp_command_buffer_handle_t buffer, const Events &waits) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(urEnqueueCommandBufferExp(queue, buffer, countOf(waits), listOf(waits), &event), UR_RESULT_SUCCESS);
  return keep(event);
}

void World::wait(const Events &events) {
  EXPECT_EQ(urEventWait(countOf(events), listOf(events)), UR_RESULT_SUCCESS);
}

void World::finish(ur_queue_handle_t queue) {
  EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
}

} // namespace layers_test
