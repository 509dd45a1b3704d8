// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs out of several pieces of code, by the driver's linker, which also compiles those that are text.
#pragma once

#include "adapters/core/port/spirv.hpp"
#include "adapters/cuda_like/programs.hpp"

namespace ur::LANEWAY_VENDOR {

class Linker final : public core::LinkerDriver {
public:
  explicit Linker(const std::vector<std::unique_ptr<Device>> &devices) noexcept : devices_(devices) {}

  /// Source is compiled; all else is looked at when it is linked.
  ur_result_t compile(const core::ProgramDesc &desc, std::string *log, core::NativeProgram *object) noexcept override;
  ur_result_t link(const core::LinkDesc &desc, std::string *log, core::NativeProgram *program) noexcept override;
  ur_result_t constants(const core::ProgramDesc &desc, std::vector<core::ConstantFacts> *found) noexcept override {
    return core::constantsOf(desc.code, found);
  }
  ur_result_t binary(core::NativeProgram program, std::vector<uint8_t> *code) noexcept override;

private:
  const std::vector<std::unique_ptr<Device>> &devices_; ///< the driver's
};

} // namespace ur::LANEWAY_VENDOR
