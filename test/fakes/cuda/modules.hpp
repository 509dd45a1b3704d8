// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's modules. Its "PTX" is a text whose first line is "// kernels: PATH": a shared object of kernels for
// the native CPU (ur_native_cpu_kernel.h), which are run as host functions, and whose last is "// end". What the rest
// of the text says is for its reader. Several such texts, one behind the other, are one module: the linker's result.
#pragma once

#include "fakes/cuda/engine.hpp"

#include "unified-runtime/ur_native_cpu_kernel.h"

#include <string>
#include <vector>

namespace ur::cuda::fake {

struct Function;

struct Module {
  ~Module();
  std::vector<void *> libraries; ///< several where they were linked
  std::vector<std::unique_ptr<Function>> functions;
  std::set<void *> variables; ///< that were asked for, and so are memory of the device
};

Live<Module> &modules();

struct Function {
  Module *module = nullptr;
  const ur_native_cpu_kernel_t *kernel = nullptr;
  std::string name;
  bool takesWorkDim = false;         ///< an argument more, a u32: kernels whose name ends with _with_work_dim
  bool takesOffset = false;          ///< a last argument of three u32
  bool takesSamplersByValue = false; ///< as our compiler of SPIR-V makes them; else textures
  int maxShared = 48 << 10;
  /// Bytes of a parameter; 0: there is none.
  [[nodiscard]] size_t paramSize(size_t index) const noexcept;
  /// Where it begins, in the piece of memory that holds all of them.
  [[nodiscard]] size_t paramOffset(size_t index) const noexcept;
};

/// Null: the image isn't whole, or two kernels have one name; the log says so.
[[nodiscard]] std::unique_ptr<Module> loadModule(const std::string &image, std::string *log);
/// Null: there is no kernel of that name.
[[nodiscard]] Function *findFunction(Module &module, const std::string &name);

/// A function of a module that is alive.
Function &functionOf(CUfunction handle, const char *caller);
/// The addresses of arguments that came in one piece, whose parameters are where cuFuncGetParamInfo says.
[[nodiscard]] std::vector<void *> unpack(const char *caller, const Function &function, void **extra);

struct LaunchShape {
  unsigned grid[3], block[3], shared;
  bool cooperative;
};
/// The launch as a command, with its arguments copied, which are of that context; null: the function can't be launched
/// so.
[[nodiscard]] std::function<CUresult()> prepareLaunch(const Function &function, const LaunchShape &shape,
                                                      void **arguments, Context *context);

/// Graphs and executables of graphs that exist.
[[nodiscard]] size_t graphObjects();

constexpr int kMultiprocessors = 4, kGroupsEach = 4, kMaxShared = 96 << 10, kMaxThreads = 1024;

} // namespace ur::cuda::fake
