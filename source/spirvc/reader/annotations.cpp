// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/annotations.hpp"

namespace ur::spirvc {

bool Annotations::add(const Instruction &instruction) {
  switch (instruction.op()) {
  case spv::Op::OpName:
    names_[instruction[0]] = instruction.text(1);
    return true;
  case spv::Op::OpDecorate:
  case spv::Op::OpDecorateId:
    decorations_[instruction[0]].push_back({static_cast<spv::Decoration>(instruction[1]), instruction, 2});
    return true;
  case spv::Op::OpGroupDecorate: {
    const auto group = decorations_.find(instruction[0]);
    if (group == decorations_.end())
      return true;
    const std::vector<Decoration> kinds = group->second; // the map grows below
    for (const uint32_t target : instruction.from(1)) {
      auto &of = decorations_[target];
      of.insert(of.end(), kinds.begin(), kinds.end());
    }
    return true;
  }
  case spv::Op::OpMemberName:
  case spv::Op::OpMemberDecorate: // of OpenCL's none changes what is computed
  case spv::Op::OpGroupMemberDecorate:
  case spv::Op::OpDecorationGroup:
  case spv::Op::OpDecorateString:
  case spv::Op::OpMemberDecorateString:
    return true;
  default:
    return false;
  }
}

const Annotations::Decoration *Annotations::find(uint32_t id, spv::Decoration kind) const noexcept {
  const auto of = decorations_.find(id);
  if (of == decorations_.end())
    return nullptr;
  for (const Decoration &decoration : of->second) {
    if (decoration.kind == kind)
      return &decoration;
  }
  return nullptr;
}

std::optional<uint32_t> Annotations::valueOf(uint32_t id, spv::Decoration kind) const {
  const Decoration *const found = find(id, kind);
  return found ? std::optional(found->from[found->operands]) : std::nullopt;
}

bool Annotations::hasAttribute(uint32_t id, spv::FunctionParameterAttribute attribute) const {
  const auto of = decorations_.find(id);
  if (of == decorations_.end())
    return false;
  for (const Decoration &decoration : of->second) {
    if (decoration.kind == spv::Decoration::FuncParamAttr &&
        decoration.from[decoration.operands] == static_cast<uint32_t>(attribute))
      return true;
  }
  return false;
}

std::string Annotations::nameOf(uint32_t id) const {
  const auto found = names_.find(id);
  return found == names_.end() ? std::string() : found->second;
}

std::optional<std::string> Annotations::hostNameOf(uint32_t id) const {
  constexpr auto host = static_cast<spv::Decoration>(6188), older = static_cast<spv::Decoration>(6147);
  const Decoration *found = find(id, host);
  if (!found)
    found = find(id, older);
  return found ? std::optional(found->from.text(found->operands + 1)) : std::nullopt; // behind how it is accessed
}

std::optional<Annotations::Linkage> Annotations::linkageOf(uint32_t id) const {
  const Decoration *const found = find(id, spv::Decoration::LinkageAttributes);
  if (!found)
    return std::nullopt;
  Linkage linkage;
  size_t next = 0;
  linkage.name = found->from.text(found->operands, &next);
  const auto type = static_cast<spv::LinkageType>(found->from[next]);
  linkage.isImport = type == spv::LinkageType::Import;
  linkage.isOnce = type == spv::LinkageType::LinkOnceODR;
  return linkage;
}

} // namespace ur::spirvc
