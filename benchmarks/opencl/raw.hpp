// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A device of OpenCL's by its own calls, in a context of their own.
#pragma once

#include "adapters/opencl/api/library.hpp"
#include "side_by_side/our_side.hpp"

namespace bench {

/// Ends the program with a message where a call has failed.
void need(ur::opencl::cl_int result, const char *what);

/// The kernel of both sides in OpenCL C.
extern const char kKernelText[];

/// What only the benchmarks call: buffers, which the adapter has as memory by pointers.
struct BufferApi {
  using Event = ur::opencl::cl_event;
  ur::opencl::cl_int (*clEnqueueReadBuffer)(ur::opencl::cl_command_queue, ur::opencl::cl_mem, ur::opencl::cl_bool,
                                            size_t, size_t, void *, ur::opencl::cl_uint, const Event *,
                                            Event *) = nullptr;
  ur::opencl::cl_int (*clEnqueueWriteBuffer)(ur::opencl::cl_command_queue, ur::opencl::cl_mem, ur::opencl::cl_bool,
                                             size_t, size_t, const void *, ur::opencl::cl_uint, const Event *,
                                             Event *) = nullptr;
};

/// The platform and the device that the machine has, with a context and the kernel.
class Raw {
public:
  /// `program`: SPIR-V or OpenCL C. Throws std::runtime_error.
  Raw(const Machine &machine, const std::string &program);
  ~Raw();
  Raw(const Raw &) = delete;
  Raw &operator=(const Raw &) = delete;

  /// In order too where out-of-order queues don't work (stopsOutOfOrder).
  [[nodiscard]] ur::opencl::cl_command_queue makeQueue(bool inOrder) const;
  /// Device memory: by the USM extension, else shared virtual memory.
  [[nodiscard]] void *alloc(size_t size) const;
  void free(void *memory) const;

  ur::opencl::Api api;
  BufferApi buffers;
  ur::opencl::cl_device_id device = nullptr;
  ur::opencl::cl_context context = nullptr;
  ur::opencl::cl_kernel kernel = nullptr;
  std::string driver; ///< the platform's name and version, and the driver's

private:
  void openPlatform(ur::opencl::cl_platform_id platform);
  void build(const std::string &text);
  ur::opencl::cl_program program_ = nullptr;
  bool unordered_ = true;
};

/// A queue with a block of 2 * kBlock that stays, and the events of a batch.
class RawSide {
public:
  RawSide(const Raw &raw, bool inOrder);
  ~RawSide();
  RawSide(const RawSide &) = delete;
  RawSide &operator=(const RawSide &) = delete;

  using Event = ur::opencl::cl_event;
  /// A launch on one item, with its arguments.
  void launch(uint32_t value, const Event *wait, Event *event) const;
  /// Of the block that stays, half to half.
  void copy(const Event *wait, Event *event) const;
  void wait() const { need(api.clFinish(queue), "clFinish"); }
  void waitFor(Event event) const { need(api.clWaitForEvents(1, &event), "clWaitForEvents"); }
  /// Waits, and lets go of the batch's events.
  void finish();

  void drop(Event *event) const;
  /// The next command of the chain waits for it.
  void chain(Event next);
  [[nodiscard]] const Event *before() const noexcept { return last_ ? &last_ : nullptr; }

  const Raw &raw;
  const ur::opencl::Api &api;
  const ur::opencl::cl_command_queue queue;
  std::array<Event, kBatch> kept{};
  void *const memory;

private:
  Event last_ = nullptr;
};

} // namespace bench
