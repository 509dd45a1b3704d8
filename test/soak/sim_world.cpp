// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The core over the simulated driver, whose books are exact. It remembers every command, so that the process itself
// does grow.
#include "world.hpp"

#include "sim/gtest_support.hpp"

#include <cstring>

namespace soak {
namespace {

using namespace ur;

class SimWorld final : public World {
public:
  std::vector<uint8_t> program() const override {
    static constexpr char kText[] = "SIMK fill_u32";
    return {kText, kText + std::strlen(kText)};
  }

  std::vector<Figure> figures() const override {
    uint64_t streams = 0;
    for (const sim::StreamInfo &stream : controller_.streams())
      streams += stream.alive ? 1 : 0;
    // Events that are kept to be used again: as many as were in use together, which differs from round to round.
    constexpr uint64_t kEvents = 4096;
    return {{"bytes of the device", kBytes - controller_.available(0), 0},
            {"streams", streams, 0},
            {"native events", controller_.liveEvents(), kEvents}};
  }

private:
  static constexpr uint64_t kBytes = uint64_t{1} << 30;
  static sim::Options options() {
    sim::failOnViolations();
    sim::Options options;
    options.mode = sim::Mode::threads;
    options.deviceMemory = options.hostMemory = kBytes;
    return options;
  }
  sim::Controller controller_{options()}; // at its end it reports whatever was leaked
};

} // namespace

std::unique_ptr<World> World::begin() {
  return std::make_unique<SimWorld>();
}

} // namespace soak
