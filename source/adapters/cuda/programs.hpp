// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs are modules of one device, kernels functions in them, which keep their module.
#pragma once

#include "adapters/core/port/driver_symbols.hpp"
#include "adapters/cuda/code.hpp"
#include "adapters/cuda/launch_graphs.hpp"

namespace ur::cuda {

/// A module, unloaded with the last that needs it. The device outlives it.
class Module {
public:
  /// What isn't owned is somebody else's, who keeps it loaded.
  Module(const Device &device, CUmodule native, bool owned = true) noexcept
      : device_(device), native_(native), owned_(owned) {}
  Module(const Module &) = delete;
  Module &operator=(const Module &) = delete;
  ~Module();

  const Device &device() const noexcept { return device_; }
  CUmodule native() const noexcept { return native_; }
  void own() noexcept { owned_ = true; }

private:
  const Device &device_;
  const CUmodule native_;
  bool owned_;
};

struct Program {
  std::shared_ptr<Module> module; ///< null: an object, for the linker
  CodeFacts facts;                ///< where they are known
  Code code = {};                 ///< what it was made of; empty where somebody else made it
  static Program &of(core::NativeProgram program) noexcept { return *reinterpret_cast<Program *>(program); }
};

struct alignas(core::kCacheLine) Kernel {
  explicit Kernel(std::shared_ptr<Module> from) noexcept : module(std::move(from)) {}
  const std::shared_ptr<Module> module;
  CUfunction function = nullptr;
  size_t packedSize = 0; ///< of a piece with all arguments; 0: launches give an address for each
  std::vector<KernelParam> params;
  /// The form of the kernel that takes a global offset as a last argument more, as compilers of SYCL emit it. Null:
  /// there is none.
  CUfunction withOffset = nullptr;
  /// So much of that piece has room on a launch's stack.
  static constexpr size_t kMostPacked = LaunchGraph::kMostBytes;
  bool paramsKnown = false;
  LaunchGraphs graphs; ///< of launches in such pieces, without an offset
  static Kernel &of(core::NativeKernel kernel) noexcept { return *reinterpret_cast<Kernel *>(kernel); }
};

class Programs final : public core::SymbolDriver {
public:
  /// PTX, cubin, fatbin, or CUDA C++. Blocks.
  [[nodiscard]] ur_result_t build(const Device &device, const core::ProgramDesc &desc, std::string *log,
                                  core::NativeProgram *program) noexcept;
  /// The code as an executable. Blocks, and throws bad_alloc.
  [[nodiscard]] static ur_result_t load(const Device &device, Code code, const char *options, std::string *log,
                                        core::NativeProgram *program);
  [[nodiscard]] ur_result_t names(core::NativeProgram program, std::vector<std::string> *names) noexcept;
  [[nodiscard]] ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                                         core::NativeKernel *kernel) noexcept;
  [[nodiscard]] ur_result_t setCacheConfig(core::NativeKernel kernel, ur_kernel_cache_config_t config) noexcept;
  [[nodiscard]] ur_result_t maxCooperativeGroups(core::NativeKernel kernel, const size_t (&localSize)[3],
                                                 size_t localMemory, uint32_t *groups) noexcept;

  ur_result_t globalVariable(core::NativeProgram program, const char *name, void **address,
                             size_t *size) noexcept override;
  ur_result_t functionPointer(core::NativeProgram program, const char *name, void **address) noexcept override;
};

} // namespace ur::cuda
