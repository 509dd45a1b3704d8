// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a soak works on: an adapter, and the books that must be the same whenever nothing is in flight.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace soak {

/// One figure. `most`: how far it may lie above what it was after the first rounds.
struct Figure {
  std::string name;
  uint64_t value = 0, most = 0;
};

/// Defined once for each program.
class World {
public:
  [[nodiscard]] static std::unique_ptr<World> begin();
  World() = default;
  World(const World &) = delete;
  World &operator=(const World &) = delete;
  virtual ~World() = default;

  /// A program with a kernel "fill_u32" that takes a pointer and a 32-bit value.
  [[nodiscard]] virtual std::vector<uint8_t> program() const = 0;
  [[nodiscard]] virtual std::vector<Figure> figures() const = 0;
};

} // namespace soak
