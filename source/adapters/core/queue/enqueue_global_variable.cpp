// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads and writes of programs' global variables: copies, for the driver.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/program/program_symbols.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {
namespace {

/// A part of a variable on the queue's device, and the program that has it, pinned until the command is enqueued.
struct Part {
  Part(const Queue &queue, Program &of, const char *name, size_t offset, size_t bytes)
      : program(of), pin(of), size(bytes) {
    if (&of.context() != &queue.context())
      throw UR_RESULT_ERROR_INVALID_PROGRAM;
    const GlobalVariable variable = findVariable(pin, queue.deviceIndex(), name);
    if (size == 0 || offset > variable.size || size > variable.size - offset)
      throw UR_RESULT_ERROR_INVALID_SIZE;
    address = variable.address + offset;
  }

  Program &program;
  const Program::Pin pin;
  const size_t size;
  std::byte *address = nullptr;
};

ur_result_t copy(Queue &queue, const Part &part, const Command &command, void *dst, const void *src) {
  CopyDesc desc;
  desc.dst = dst;
  desc.src = src;
  desc.width = desc.dstRowPitch = desc.srcRowPitch = part.size;
  // The program is kept until the command is submitted; from then on it looks after its variables itself.
  enqueue(queue, command,
          [desc, kept = Ref<Program>(&part.program)](Driver &driver, Stream stream, const Fence &fence) {
            return driver.copy(stream, desc, fence);
          });
  return UR_RESULT_SUCCESS;
}

} // namespace

namespace api {

ur_result_t urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t queue, ur_program_handle_t program, const char *name,
                                               bool blocking, size_t size, size_t offset, const void *src,
                                               uint32_t count, const ur_event_handle_t *waits,
                                               ur_event_handle_t *event) {
  const Part part(*queue, *program, name, offset, size);
  return copy(*queue, part, {UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE, {waits, count}, event, blocking}, part.address,
              src);
}

ur_result_t urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t queue, ur_program_handle_t program, const char *name,
                                              bool blocking, size_t size, size_t offset, void *dst, uint32_t count,
                                              const ur_event_handle_t *waits, ur_event_handle_t *event) {
  const Part part(*queue, *program, name, offset, size);
  return copy(*queue, part, {UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ, {waits, count}, event, blocking}, dst,
              part.address);
}

} // namespace api
} // namespace ur::core
