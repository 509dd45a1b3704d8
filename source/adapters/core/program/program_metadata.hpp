// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a compiler says about a program beside its code: entries of ur_program_properties_t, with these names.
//
//   KERNEL@reqd_work_group_size         a byte array with one to three 32-bit numbers, the first dimension first
//   KERNEL@max_work_group_size          the same
//   KERNEL@max_linear_work_group_size   a number of 32 or 64 bits, by itself or in a byte array
//   VARIABLE@global_id_mapping          a byte array with a text, or a text: the name of VARIABLE in the code
//
// A byte array begins with eight bytes in which compilers write how many bits follow. The entry's own size says that
// too, and it is what counts: programs that write something else there are served by other adapters. Dimensions that
// aren't there are 1. Entries with other names mean nothing here.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <map>

namespace ur::core {

/// Thread-safe while nobody adds to it.
class ProgramMetadata {
public:
  ProgramMetadata() = default;
  /// Copies what it needs. Throws INVALID_NULL_POINTER for an entry without a name or contents, INVALID_ENUMERATION for
  /// a type that there isn't, INVALID_VALUE for an entry above of another form or with a size of 0.
  explicit ProgramMetadata(const ur_program_properties_t *properties);
  /// Of a program that is linked with others; where both say something, what was there first stays.
  void add(const ProgramMetadata &other);

  /// Adds to what the driver knows of a kernel: a size that the code requires stays, maxima become the smaller ones.
  /// Returns whether there was anything to add.
  bool apply(std::string_view kernel, KernelFacts *facts) const noexcept;
  /// The name in the code of a variable; lives as long as both.
  [[nodiscard]] const char *variable(const char *name) const noexcept;

private:
  struct Groups {
    std::array<size_t, 3> required{}, maxPerDim{};
    size_t maxTotal = 0;
  };
  void read(const ur_program_metadata_t &entry);

  std::map<std::string, Groups, std::less<>> kernels_;
  std::map<std::string, std::string, std::less<>> variables_;
};

} // namespace ur::core
