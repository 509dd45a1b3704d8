// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads and writes of programs' pipes to the host.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/port/driver_host_pipes.hpp"
#include "adapters/core/program/program.hpp"
#include "adapters/core/queue/enqueue.hpp"

#include <string>

namespace ur::core {
namespace {

/// For a program that the caller has pinned.
struct HostPipePort {
  const Program &program;
  HostPipeDesc desc;

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.hostPipes()->transfer(stream, desc, fence);
  }

  struct Owned {
    std::unique_ptr<const Program::Pin> pin;
    std::string name;
    HostPipeDesc desc;

    ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
      HostPipeDesc mine = desc;
      mine.name = name.c_str();
      return driver.hostPipes()->transfer(stream, mine, fence);
    }
  };
  [[nodiscard]] Owned owned() const { return {std::make_unique<const Program::Pin>(program), desc.name, desc}; }
};

ur_result_t transfer(Queue &queue, const Program &program, HostPipeDesc desc, const Command &command) {
  if (!queue.device().facts().hostPipes || !queue.context().driver().hostPipes())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (&program.context() != &queue.context())
    return UR_RESULT_ERROR_INVALID_PROGRAM;
  const Program::Pin pin(program);
  desc.program = pin.executable(queue.deviceIndex());
  if (!desc.program)
    return UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE;
  program.usedByCommands();
  enqueue(queue, command, HostPipePort{program, desc});
  return UR_RESULT_SUCCESS;
}

} // namespace

namespace api {

ur_result_t urEnqueueReadHostPipe(ur_queue_handle_t queue, ur_program_handle_t program, const char *name, bool blocking,
                                  void *dst, size_t size, uint32_t count, const ur_event_handle_t *waits,
                                  ur_event_handle_t *event) {
  HostPipeDesc desc;
  desc.name = name;
  desc.dst = dst;
  desc.size = size;
  return transfer(*queue, *program, desc, {UR_COMMAND_READ_HOST_PIPE, {waits, count}, event, blocking});
}

ur_result_t urEnqueueWriteHostPipe(ur_queue_handle_t queue, ur_program_handle_t program, const char *name,
                                   bool blocking, void *src, size_t size, uint32_t count,
                                   const ur_event_handle_t *waits, ur_event_handle_t *event) {
  HostPipeDesc desc;
  desc.name = name;
  desc.src = src;
  desc.size = size;
  return transfer(*queue, *program, desc, {UR_COMMAND_WRITE_HOST_PIPE, {waits, count}, event, blocking});
}

} // namespace api
} // namespace ur::core
