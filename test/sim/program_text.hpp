// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What simulated programs are written in, as binaries and as intermediate language: the word SIMK, then items separated
// by white space:
//   NAME                    a kernel of the world's (kernels.hpp)
//   module:PATH             all that a shared object in the form of ur_native_cpu_kernel.h has
//   global:NAME:SIZE        a global variable of so many bytes, zeros at first
//   pipe:NAME:SIZE          a pipe to the host, for pieces of so many bytes
//   function:NAME           a function that has an address
//   constant:ID:SIZE:VALUE  a specialization constant, and what it is if nobody says otherwise
//   import:NAME             a kernel, variable or function of another program
//   error:NAME              makes every build fail; the log has the name
//   needs:OPTION            makes a build fail that isn't given that option
#pragma once

#include "sim/types.hpp"

#include <map>

namespace ur::sim {

struct ProgramText {
  std::vector<std::string> kernels, functions, modules, imports, errors, options;
  std::map<std::string, size_t> variables, pipes; ///< their sizes
  struct Constant {
    size_t size = 0;
    uint64_t value = 0;
  };
  std::map<uint32_t, Constant> constants;

  /// Answers what is wrong with the code, or nothing. Modules must be known to `modules`, which answers their kernels.
  using Modules = std::function<std::vector<std::string>(const std::string &path, std::string *wrong)>;
  std::string read(std::span<const uint8_t> code, const Modules &modules);
  std::string write() const;

  bool exports(const std::string &name) const;
  /// Takes over what another text has. Answers the name that both have, or nothing.
  std::string add(const ProgramText &other);
  /// The imports that the text itself doesn't export.
  std::vector<std::string> open() const;
};

} // namespace ur::sim
