// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's part for hints on shared memory: commands that do nothing, for memory that is what they say.
#include "sim/booking.hpp"
#include "sim/parts.hpp"

namespace ur::sim {

namespace {

class MigrationPart final : public core::MigrationDriver {
public:
  explicit MigrationPart(const void *context) : context_(context) {}

  ur_result_t prefetch(core::Stream stream, const core::SharedRange &range, bool,
                       const core::Fence &fence) noexcept override {
    return submit(Call::prefetch, stream, range, fence);
  }
  ur_result_t advise(core::Stream stream, const core::SharedRange &range, ur_usm_advice_flags_t,
                     const core::Fence &fence) noexcept override {
    return submit(Call::advise, stream, range, fence);
  }

private:
  ur_result_t submit(Call call, core::Stream stream, const core::SharedRange &range,
                     const core::Fence &fence) noexcept {
    return book(call, [&] {
      World &world = World::instance();
      {
        std::lock_guard lock(world.mutex());
        const auto part = world.memory().at(range.memory);
        if (!part || part->kind != core::MemoryKind::shared || range.size == 0 || range.size > part->size) {
          world.ledger.report(Fault::badArgument, std::string(name(call)) + ": no range of shared memory");
          return UR_RESULT_ERROR_INVALID_VALUE;
        }
      }
      auto command = std::make_shared<Command>();
      command->info.call = call;
      return world.submit(context_, reinterpret_cast<uintptr_t>(stream), std::move(command), fence);
    });
  }

  const void *context_;
};

} // namespace

Part<core::MigrationDriver> makeMigration(const void *context) {
  return {new MigrationPart(context), [](core::MigrationDriver *part) { delete static_cast<MigrationPart *>(part); }};
}

} // namespace ur::sim
