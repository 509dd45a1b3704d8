// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's part for pipes to the host. What is written can be read back; what isn't there yet is zeros.
#include "sim/booking.hpp"
#include "sim/parts.hpp"
#include "sim/programs.hpp"

#include <algorithm>

namespace ur::sim {

namespace {

class HostPipes final : public core::HostPipeDriver {
public:
  HostPipes(const void *context, Programs &programs) : context_(context), programs_(programs) {}

  ur_result_t transfer(core::Stream stream, const core::HostPipeDesc &desc,
                       const core::Fence &fence) noexcept override {
    return book(Call::hostPipe, [&] {
      World &world = World::instance();
      auto command = std::make_shared<Command>();
      command->info.call = Call::hostPipe;
      {
        std::lock_guard lock(world.mutex());
        const std::shared_ptr<Program> program = programs_.program(desc.program, "a pipe");
        if (!program || !program->executable || !desc.dst == !desc.src) {
          world.ledger.report(Fault::badArgument, "a pipe of no executable, or with no memory or twice as much");
          return UR_RESULT_ERROR_INVALID_PROGRAM;
        }
        const auto size = program->text.pipes.find(desc.name);
        if (size == program->text.pipes.end())
          return UR_RESULT_ERROR_INVALID_VALUE;
        if (size->second != desc.size)
          return UR_RESULT_ERROR_INVALID_SIZE;
        command->action = [program, name = std::string(desc.name), desc] { move(*program, name, desc); };
      }
      if (desc.dst)
        command->ranges.push_back({desc.dst, desc.size, Access::write});
      else
        command->ranges.push_back({desc.src, desc.size, Access::read});
      return world.submit(context_, reinterpret_cast<uintptr_t>(stream), std::move(command), fence);
    });
  }

private:
  static void move(Program &program, const std::string &name, const core::HostPipeDesc &desc) {
    World &world = World::instance();
    std::lock_guard lock(world.mutex());
    if (!program.alive)
      world.ledger.report(Fault::useAfterDestroy, "the pipe " + name + " of a program that is destroyed");
    std::deque<uint8_t> &pipe = program.pipes[name];
    if (desc.src) {
      const auto *bytes = static_cast<const uint8_t *>(desc.src);
      pipe.insert(pipe.end(), bytes, bytes + desc.size);
      return;
    }
    pipe.resize(std::max(pipe.size(), desc.size));
    std::copy_n(pipe.begin(), desc.size, static_cast<uint8_t *>(desc.dst));
    pipe.erase(pipe.begin(), pipe.begin() + static_cast<std::ptrdiff_t>(desc.size));
  }

  const void *const context_;
  Programs &programs_;
};

} // namespace

Part<core::HostPipeDriver> makeHostPipes(const void *context, Programs &programs) {
  return {new HostPipes(context, programs), [](core::HostPipeDriver *part) { delete static_cast<HostPipes *>(part); }};
}

} // namespace ur::sim
