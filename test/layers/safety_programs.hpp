// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wrong programs, each with its twin that is right: one file each in safety_programs/, which names the kind of the
// finding that it must give.
#pragma once

#include "safety_world.hpp"

#include <vector>

namespace layers_test {

/// A program that is wrong, or its twin that isn't.
struct Twins {
  const char *finding; ///< its kind
  const char *name;
  void (*run)(World &world, bool wrong);
};

/// By their names.
[[nodiscard]] std::vector<Twins> safetyPrograms();

/// Adds one before main().
struct Listed {
  explicit Listed(const Twins &twins);
};

} // namespace layers_test

/// The body of a program follows. It has `world` and `wrong`: whether it is to be wrong.
#define WRONG_PROGRAM(name, finding)                                                                                   \
  static void name([[maybe_unused]] ::layers_test::World &world, [[maybe_unused]] bool wrong);                         \
  static const ::layers_test::Listed name##Listed({finding, #name, name});                                             \
  static void name([[maybe_unused]] ::layers_test::World &world, [[maybe_unused]] bool wrong)
