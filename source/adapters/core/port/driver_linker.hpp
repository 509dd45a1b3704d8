// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The part of a driver that compiles and links apart, and that knows the constants of intermediate languages.
#pragma once

#include "adapters/core/port/driver.hpp"

namespace ur::core {

/// What is linked into one program for a device. The array is the caller's.
struct LinkDesc {
  std::span<const NativeProgram> objects; ///< of compile(), for that device; at least one
  const char *options = "";
  uint32_t device = 0;          ///< position in the context's list of devices
  bool allowUnresolved = false; ///< imports that no object resolves are left to dynamicLink
};

/// A specialization constant as the code declares it.
struct ConstantFacts {
  uint32_t id = 0;
  size_t size = 0; ///< of its value, in bytes
};

/// Thread-safe. All but constants() may block; the core holds no lock across them. A log receives what the vendor says,
/// on success too. The facts' linkerAvailable says whether compile() and link() are there.
class LinkerDriver {
public:
  virtual ~LinkerDriver() = default;

  /// Makes an object, which can be linked and destroyed, but has no kernels. Code that is a binary already may be taken
  /// as it is. PROGRAM_BUILD_FAILURE: the log says why.
  [[nodiscard]] virtual ur_result_t compile(const ProgramDesc &desc, std::string *log,
                                            NativeProgram *object) noexcept = 0;
  /// Makes an executable program. The objects, and the code that they were made of, may go afterwards.
  /// PROGRAM_LINK_FAILURE: the log says why, and names the symbols.
  [[nodiscard]] virtual ur_result_t link(const LinkDesc &desc, std::string *log, NativeProgram *program) noexcept = 0;
  /// Resolves the imports that are still open in programs of one device by what the others export. All of them, or none
  /// with PROGRAM_LINK_FAILURE. The facts' dynamicLink says whether it is there.
  [[nodiscard]] virtual ur_result_t dynamicLink(std::span<const NativeProgram> programs, std::string *log) noexcept {
    (void)programs, (void)log;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// The constants that the code has (the desc's own are ignored): the core takes no others and no other sizes. The
  /// facts' specializationConstants says whether it is there.
  [[nodiscard]] virtual ur_result_t constants(const ProgramDesc &desc, std::vector<ConstantFacts> *found) noexcept {
    (void)desc, (void)found;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// The code that a program or object has become, which can be given back to buildProgram as a binary.
  /// UNSUPPORTED_FEATURE: it isn't one piece of code.
  [[nodiscard]] virtual ur_result_t binary(NativeProgram program, std::vector<uint8_t> *code) noexcept = 0;
};

} // namespace ur::core
