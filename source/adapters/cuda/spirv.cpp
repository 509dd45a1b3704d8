// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/spirv.hpp"

#include "compiler/compile.hpp"

#include <algorithm>
#include <cstring>

namespace ur::cuda {

ur_result_t compileSpirv(const Device &device, const core::ProgramDesc &desc, std::string *log, std::string *ptx) {
  compiler::Request request;
  request.processor = "sm_" + std::to_string(device.limits().capability);
  request.spirv.assign(desc.code.begin(), desc.code.end());
  for (const core::ConstantValue &constant : desc.constants) {
    uint64_t value = 0;
    std::memcpy(&value, constant.value.data(), std::min(constant.value.size(), sizeof value));
    request.constants.push_back({constant.id, value});
  }
  compiler::Answer answer;
  const ur_result_t result = compiler::compile(request, &answer);
  *log = std::move(answer.log);
  *ptx = std::move(answer.code);
  return result;
}

} // namespace ur::cuda
