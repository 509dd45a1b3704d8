// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What programs about the order of memory are made of: three queues, and commands in short. What fails is a failure of
// the test's, but where the program tries to.
#pragma once

#include "program.hpp"

#include <functional>
#include <initializer_list>
#include <mutex>
#include <vector>

namespace layers_test {

class World {
public:
  static constexpr size_t kSize = 4096;
  using Events = std::vector<ur_event_handle_t>;

  World();
  World(const World &) = delete;
  World &operator=(const World &) = delete;
  ~World();

  // Queues: two in order, one out of order.
  ur_queue_handle_t first = nullptr, second = nullptr, loose = nullptr;
  ur_context_handle_t context() const { return program_.context; }
  ur_device_handle_t device() const { return program_.device; }

  /// Events are released in the end.
  char *allocate(ur_queue_handle_t queue, ur_event_handle_t *event = nullptr, const Events &waits = {});
  void free(ur_queue_handle_t queue, void *memory, const Events &waits = {}, ur_event_handle_t *event = nullptr,
            ur_result_t expected = UR_RESULT_SUCCESS);
  char *allocateHost();   ///< for the host and for commands; freed in the end
  char *allocateDevice(); ///< not in the order of anything; freed in the end
  ur_event_handle_t fill(ur_queue_handle_t queue, void *memory, const Events &waits = {}, size_t size = kSize);
  ur_event_handle_t copy(ur_queue_handle_t queue, void *to, const void *from, const Events &waits = {},
                         size_t size = kSize, bool blocking = false);
  /// A kernel that writes kSize bytes, and one that copies as many.
  ur_event_handle_t launchFill(ur_queue_handle_t queue, void *to, const Events &waits = {},
                               ur_kernel_handle_t with = nullptr);
  ur_event_handle_t launchFill(ur_queue_handle_t queue, ur_mem_handle_t to, const Events &waits = {},
                               ur_mem_flags_t said = UR_MEM_FLAG_WRITE_ONLY, size_t size = kSize);
  ur_event_handle_t launchCopy(ur_queue_handle_t queue, ur_mem_handle_t to, ur_mem_handle_t from,
                               const Events &waits = {}, size_t size = kSize);
  ur_event_handle_t launchCopy(ur_queue_handle_t queue, void *to, const void *from, const Events &waits = {});
  ur_program_handle_t program();               ///< the suite's; released in the end
  ur_kernel_handle_t kernel(const char *name); ///< of that; released in the end
  ur_event_handle_t barrier(ur_queue_handle_t queue, const Events &waits = {});
  ur_event_handle_t marker(ur_queue_handle_t queue, const Events &waits = {});
  ur_event_handle_t task(ur_queue_handle_t queue, std::function<void()> body, const Events &waits = {});
  /// A command buffer that fills; released in the end.
  ur_exp_command_buffer_handle_t recordFill(void *memory);
  ur_event_handle_t run(ur_queue_handle_t queue, ur_exp_command_buffer_handle_t buffer, const Events &waits = {});
  // A command buffer that programs append to themselves, out of order unless it is said; released in the end.
  ur_exp_command_buffer_handle_t makeCommandBuffer(bool inOrder = false, bool updatable = false,
                                                   const void *next = nullptr);
  ur_exp_command_buffer_sync_point_t append(ur_exp_command_buffer_handle_t buffer, void *memory,
                                            const std::vector<ur_exp_command_buffer_sync_point_t> &after = {});
  /// Kernels that fill; `entry`: of the buffer's table, in the place of the memory.
  ur_exp_command_buffer_command_handle_t appendKernel(ur_exp_command_buffer_handle_t buffer, void *memory,
                                                      ur_laneway_argument_entry_t *entry = nullptr);
  ur_exp_command_buffer_command_handle_t appendKernel(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t memory);
  /// One with values of all sizes: argument 4 has 8 bytes.
  ur_exp_command_buffer_command_handle_t appendMany(ur_exp_command_buffer_handle_t buffer, void *out);
  void finalize(ur_exp_command_buffer_handle_t buffer);
  // A buffer of kSize bytes, released in the end, and commands with it. `host`: what it is made of.
  ur_mem_handle_t makeBuffer(void *host = nullptr);
  ur_mem_handle_t makePart(ur_mem_handle_t buffer, size_t at, size_t size); ///< of a buffer; released in the end
  ur_mem_handle_t makeImage(size_t side); ///< of pixels of 4 bytes; released in the end
  ur_event_handle_t fillBuffer(ur_queue_handle_t queue, ur_mem_handle_t buffer, const Events &waits = {},
                               size_t offset = 0, size_t size = kSize);
  ur_event_handle_t copyBuffer(ur_queue_handle_t queue, ur_mem_handle_t to, ur_mem_handle_t from,
                               const Events &waits = {});
  /// What `body` enqueues to `first` and to queues that wait for it, as a graph that can be run; destroyed in the end.
  ur_exp_executable_graph_handle_t capture(const std::function<void()> &body);
  ur_event_handle_t runGraph(ur_queue_handle_t queue, ur_exp_executable_graph_handle_t graph, const Events &waits = {});
  void wait(const Events &events);
  void finish(ur_queue_handle_t queue);
  ur_queue_handle_t makeQueue(ur_queue_flags_t flags); ///< released in the end
  ur_event_handle_t keep(ur_event_handle_t event);

private:
  ur_exp_command_buffer_command_handle_t append(ur_exp_command_buffer_handle_t buffer, const char *name, size_t items,
                                                const std::vector<ur_exp_kernel_arg_properties_t> &arguments);
  ur_event_handle_t launch(ur_queue_handle_t queue, const char *name,
                           const std::vector<ur_exp_kernel_arg_properties_t> &arguments, const Events &waits,
                           ur_kernel_handle_t with = nullptr, size_t bytes = kSize);

  Program program_;
  ur_program_handle_t kernels_ = nullptr;
  std::vector<ur_kernel_handle_t> made_;
  std::mutex mutex_; // host tasks enqueue, too
  std::vector<ur_event_handle_t> events_;
  std::vector<ur_queue_handle_t> queues_;
  std::vector<ur_exp_command_buffer_handle_t> buffers_;
  std::vector<void *> blocks_;
  std::vector<ur_mem_handle_t> objects_;
  std::vector<ur_exp_graph_handle_t> graphs_;
  std::vector<ur_exp_executable_graph_handle_t> executables_;
};

} // namespace layers_test
