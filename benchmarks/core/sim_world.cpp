// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "machine.hpp"

#include "sim/controller.hpp"

#include <cstring>

namespace bench {
namespace {

/// Commands run when somebody waits for them, so that an enqueue is nothing but an enqueue.
class SimLife final : public World::Life {
  static ur::sim::Options options() {
    ur::sim::Options options;
    options.races = false;
    options.seed = 7; // The oldest command first costs a search each time.
    return options;
  }
  ur::sim::Controller controller_{options()};
};

} // namespace

std::unique_ptr<World::Life> World::begin() {
  return std::make_unique<SimLife>();
}

std::vector<uint8_t> World::program() {
  static constexpr char kText[] = "SIMK fill_u32";
  return {kText, kText + std::strlen(kText)};
}

} // namespace bench
