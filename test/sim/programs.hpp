// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The programs and kernels of one simulated context: built from text (program_text.hpp), linked, with variables in the
// simulated memory.
#pragma once

#include "adapters/core/port/driver_linker.hpp"
#include "adapters/core/port/driver_native.hpp"
#include "adapters/core/port/driver_symbols.hpp"
#include "sim/module_kernels.hpp"
#include "sim/program_text.hpp"
#include "sim/world.hpp"

#include <deque>
#include <unordered_set>

namespace ur::sim {

/// A global variable's memory. Destroyed with the world's lock held.
struct VariableBlock {
  VariableBlock(void *memory, size_t size) : bytes(static_cast<uint8_t *>(memory)), size(size) {}
  VariableBlock(const VariableBlock &) = delete;
  VariableBlock &operator=(const VariableBlock &) = delete;
  ~VariableBlock() { World::instance().dropBlock(bytes, size); }

  uint8_t *const bytes;
  const size_t size;
};

struct Program {
  uint32_t device = 0; ///< the world's number
  bool executable = true;
  bool built = true;             ///< false: code alone
  std::vector<uint8_t> kept;     ///< the code of one that wasn't built when it was made
  std::span<const uint8_t> code; ///< the core's; empty: linked
  ProgramText text;
  std::map<std::string, std::shared_ptr<const VariableBlock>> variables; ///< those of programs linked later, too
  std::vector<std::string> unresolved;
  std::map<std::string, std::deque<uint8_t>> pipes; ///< what is in them
  bool alive = true;                                ///< false: its owner has destroyed it, imports may still name it

  ModuleSymbol inModules(const char *name, bool function) const;
};

/// A kernel of a program: launches in flight hold it, and with it the program's variables.
struct LoadedKernel {
  std::shared_ptr<const KernelSpec> spec;
  std::shared_ptr<Program> program;
  bool alive = true;
  /// Fills in what an invocation has of the program.
  void bind(Invocation &call) const;
};

class Programs final : public core::LinkerDriver, public core::SymbolDriver {
public:
  /// context: the driver, as its memory's owner.
  Programs(const void *context, const std::vector<uint32_t> &devices) : context_(context), devices_(devices) {}
  /// Reports what was never destroyed.
  void reportLeaks();

  ur_result_t build(const core::ProgramDesc &desc, std::string *log, core::NativeProgram *program);
  ur_result_t makeUnbuilt(const core::ProgramDesc &desc, core::NativeProgram *program);
  ur_result_t destroy(core::NativeProgram program);
  ur_result_t names(core::NativeProgram program, std::vector<std::string> *names);
  ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                           core::NativeKernel *kernel);
  ur_result_t destroyKernel(core::NativeKernel kernel);
  std::shared_ptr<const LoadedKernel> kernel(core::NativeKernel kernel);
  /// With the world's lock. Null, with a violation: there is none.
  std::shared_ptr<Program> program(core::NativeProgram program, const char *what) { return find(program, what); }

  // Native handles (programs_native.cpp).
  ur_result_t handleOf(core::NativeProgram program, ur_native_handle_t *native);
  ur_result_t handleOf(core::NativeKernel kernel, ur_native_handle_t *native);
  ur_result_t import(ur_native_handle_t native, bool owned, core::ImportedProgram *program);
  ur_result_t import(ur_native_handle_t native, bool owned, core::NativeProgram program, core::KernelFacts *facts,
                     core::NativeKernel *kernel);
  ur_result_t programOf(ur_native_handle_t kernel, ur_native_handle_t *program);

  ur_result_t compile(const core::ProgramDesc &desc, std::string *log, core::NativeProgram *object) noexcept override;
  ur_result_t link(const core::LinkDesc &desc, std::string *log, core::NativeProgram *program) noexcept override;
  ur_result_t dynamicLink(std::span<const core::NativeProgram> programs, std::string *log) noexcept override;
  ur_result_t constants(const core::ProgramDesc &desc, std::vector<core::ConstantFacts> *found) noexcept override;
  ur_result_t binary(core::NativeProgram program, std::vector<uint8_t> *code) noexcept override;

  ur_result_t globalVariable(core::NativeProgram program, const char *name, void **address,
                             size_t *size) noexcept override;
  ur_result_t functionPointer(core::NativeProgram program, const char *name, void **address) noexcept override;

private:
  using ProgramRef = std::shared_ptr<Program>;

  ur_result_t make(const core::ProgramDesc &desc, bool executable, std::string *log, core::NativeProgram *program);
  ur_result_t finish(const ProgramRef &program, bool allowUnresolved, std::string *log);
  ur_result_t readText(std::span<const uint8_t> code, ProgramText *text, std::string *log);
  ProgramRef find(core::NativeProgram program, const char *what);
  static void describe(const KernelSpec &spec, core::KernelFacts *facts);
  template <class Object>
  ur_result_t destroy(std::unordered_map<uintptr_t, Object> &table, uintptr_t handle, const char *what);
  template <class H, class T>
  auto entry(std::unordered_map<uintptr_t, T> &table, H handle, const char *what);

  World &world_ = World::instance();
  const void *const context_;
  const std::vector<uint32_t> &devices_; ///< the driver's
  // Guarded by the world's lock.
  uintptr_t lastHandle_ = 0;
  std::unordered_map<uintptr_t, ProgramRef> programs_;
  std::unordered_map<uintptr_t, std::shared_ptr<LoadedKernel>> kernels_;
  std::unordered_set<uintptr_t> borrowed_; ///< imports that own nothing
};

} // namespace ur::sim
