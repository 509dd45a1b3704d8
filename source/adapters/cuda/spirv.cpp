// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/spirv.hpp"

#include "compiler/compile.hpp"

#include <algorithm>
#include <cstring>

namespace ur::cuda {

compiler::Module moduleOf(const core::ProgramDesc &desc) {
  compiler::Module module;
  module.spirv.assign(desc.code.begin(), desc.code.end());
  for (const core::ConstantValue &constant : desc.constants) {
    uint64_t value = 0;
    std::memcpy(&value, constant.value.data(), std::min(constant.value.size(), sizeof value));
    module.constants.push_back({constant.id, value});
  }
  return module;
}

ur_result_t compileSpirv(const Device &device, std::vector<compiler::Module> modules, std::string *log,
                         std::string *ptx) {
  const compiler::Request request{"sm_" + std::to_string(device.limits().capability), false, std::move(modules)};
  compiler::Answer answer;
  const ur_result_t result = compiler::compile(request, &answer);
  *log = std::move(answer.log);
  *ptx = std::move(answer.code);
  return result;
}

} // namespace ur::cuda
