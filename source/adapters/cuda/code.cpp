// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/code.hpp"

#include "adapters/cuda/compiler.hpp"
#include "adapters/cuda/fatbin.hpp"
#include "adapters/cuda_like/elf.hpp"
#include "common/bytes.hpp"

namespace ur::cuda {

namespace {

/// Programs of OpenCL's environment read a little past the work-group memory that they have asked for, and take no harm
/// on their vendors' devices: dpnp's kernels for masks do. Here that would be the device's end. So much memory for a
/// group leaves room for as many groups as a processor takes at all.
constexpr size_t kLeastOfSpirv = 4096;

bool readFatbin(std::span<const uint8_t> code, FatbinHeader *header) noexcept {
  return readAt(code, 0, header) && header->magic == kFatbinMagic;
}
bool isFatbin(std::span<const uint8_t> code) noexcept {
  FatbinHeader header;
  return readFatbin(code, &header);
}

/// Whether nothing is missing. The driver isn't told how long code is: cubins and fatbins say it themselves.
bool isWhole(std::span<const uint8_t> code) noexcept {
  FatbinHeader header;
  if (readFatbin(code, &header))
    return contains(code, header.headerSize, header.size);
  return isWholeElf(code);
}

/// PTX begins with a directive, behind comments; no text of C++ begins with a full stop.
bool isPtx(std::string_view text) noexcept {
  size_t at = 0;
  while ((at = text.find_first_not_of(" \t\r\n", at)) < text.size()) {
    const bool line = text.substr(at, 2) == "//";
    if (!line && text.substr(at, 2) != "/*")
      return text[at] == '.';
    const size_t end = text.find(line ? "\n" : "*/", at + 2);
    if (end == std::string_view::npos)
      return false;
    at = end + (line ? 1 : 2);
  }
  return false;
}

Code ofPtx(std::string text) {
  Code code;
  code.facts = CodeFacts(text);
  code.bytes = std::move(text);
  code.type = CU_JIT_INPUT_PTX;
  return code;
}

} // namespace

ur_result_t compileRequest(compiler::Request request, std::string *log, Code *code) {
  std::string ptx;
  std::vector<compiler::LeftOut> leftOut;
  const ur_result_t result = core::compileSpirv(request, log, &ptx, &leftOut);
  if (result == UR_RESULT_SUCCESS) {
    *code = ofPtx(std::move(ptx));
    code->facts.leastGroupMemory = kLeastOfSpirv;
    code->facts.leftOut = std::move(leftOut);
    code->request = std::move(request);
  }
  return result;
}

ur_result_t ofSpirv(const Device &device, std::vector<compiler::Module> modules, std::string *log, Code *code) {
  return compileRequest({"sm_" + std::to_string(device.limits().capability), false, std::move(modules)}, log, code);
}

ur_result_t makeCode(const Device &device, const core::ProgramDesc &desc, bool toBeLinked, std::string *log,
                     Code *code) {
  const bool binary = desc.source == core::ProgramSource::binary;
  if (core::isText(desc.code)) {
    std::string text = core::textOf(desc.code);
    if (isPtx(text)) {
      *code = ofPtx(std::move(text));
      return UR_RESULT_SUCCESS;
    }
    if (!binary)
      return compileSource(text, device.limits().capability, desc.options, toBeLinked, log, code);
  }
  if (!binary && core::isSpirv(desc.code)) {
    if (!toBeLinked)
      return ofSpirv(device, {core::moduleOf(desc)}, log, code);
    return core::makeObject(desc, log, &code->spirv);
  }
  if (!binary || !isWhole(desc.code)) {
    *log = binary ? "The code is neither PTX nor a whole cubin or fatbin."
                  : "The program is neither SPIR-V nor a text: intermediate languages are SPIR-V, PTX and CUDA C++.";
    return UR_RESULT_ERROR_INVALID_BINARY;
  }
  Code made;
  made.bytes.assign(desc.code.begin(), desc.code.end());
  made.type = isFatbin(desc.code) ? CU_JIT_INPUT_FATBINARY : CU_JIT_INPUT_CUBIN;
  made.facts = made.type == CU_JIT_INPUT_CUBIN ? CodeFacts::ofCubin(desc.code)
                                               : CodeFacts::ofFatbin(desc.code, device.limits().capability);
  *code = std::move(made);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::cuda
