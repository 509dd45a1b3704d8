// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's modules. Its SPIR-V is whole as SPIR-V goes, and says in an OpModuleProcessed what really runs: a
// text of the simulated driver's (sim/program_text.hpp), whose kernels are functions of the host.
// module/make_module.cpp writes such.
#pragma once

#include "fakes/level_zero/images.hpp"
#include "sim/program_text.hpp"
#include "sim/types.hpp"

#include <array>

namespace ur::level_zero::fake {

struct Module : Object {
  Context *context = nullptr;
  Device *device = nullptr;
  sim::ProgramText text;
  std::set<std::string> resolved; ///< imports, by other modules
  size_t kernels = 0;             ///< that were made of it
  std::vector<std::string> names; ///< of kernels, once somebody has asked
  std::set<void *> variables;     ///< that were asked for, and so are memory of the device
  [[nodiscard]] bool hasOpenImports() const;
};

struct Argument {
  bool set = false;
  std::vector<uint8_t> bytes;
  uint64_t block = 0; ///< of a pointer: the memory that it led to when it was set; 0: it is null
  // Whose bytes these are.
  Image *image = nullptr;
  Sampler *sampler = nullptr;
};

struct Kernel : Object {
  Module *module = nullptr;
  std::shared_ptr<const sim::KernelSpec> spec;
  std::vector<Argument> args;
  std::array<uint32_t, 3> groupSize{}, offset{};
  int launches = 0; ///< that aren't over
  std::atomic<bool> inUse{false};
};

/// A kernel as it was when it was launched.
struct Launch {
  Kernel *kernel = nullptr;
  std::vector<Argument> args;
  std::array<uint32_t, 3> groupSize{}, offset{}, groups{};
  bool cooperative = false;
};

struct Log : Object {
  std::string text;
};

constexpr uint32_t kMaxGroupSize = 1024, kMaxLocal = 64 << 10, kCooperativeGroups = 64;

/// The value of a kernel's argument, checked.
[[nodiscard]] ze_result_t readArgument(const Kernel &kernel, uint32_t index, size_t size, const void *value,
                                       Argument *argument);
[[nodiscard]] bool isGroupSize(const Kernel &kernel, const std::array<uint32_t, 3> &size);

/// The kernel of a module that has it; null: it hasn't.
[[nodiscard]] std::shared_ptr<const sim::KernelSpec> findKernel(const Module &module, const std::string &name);
/// What the code is; the log says why it is none.
[[nodiscard]] ze_result_t readModule(ze_module_format_t format, std::span<const uint8_t> code, const char *options,
                                     const ze_module_constants_t *constants, sim::ProgramText *text, std::string *log);
/// The native binary of a module.
[[nodiscard]] std::string writeModule(const sim::ProgramText &text);

[[nodiscard]] Live<Module> &modules();
[[nodiscard]] Live<Kernel> &kernels();
[[nodiscard]] Live<Log> &logs();

} // namespace ur::level_zero::fake
