// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names and decorations of a module's ids.
#pragma once

#include <optional>
#include <unordered_map>

#include "spirvc/reader/binary.hpp"

namespace ur::spirvc {

class Annotations {
public:
  /// Takes what is a name or a decoration, and answers whether it was one.
  bool add(const Instruction &instruction);

  [[nodiscard]] bool has(uint32_t id, spv::Decoration kind) const noexcept { return find(id, kind) != nullptr; }
  /// A decoration's first operand.
  [[nodiscard]] std::optional<uint32_t> valueOf(uint32_t id, spv::Decoration kind) const;
  /// Whether a parameter has an attribute, of which there may be several.
  [[nodiscard]] bool hasAttribute(uint32_t id, spv::FunctionParameterAttribute attribute) const;
  /// By OpName, or empty.
  [[nodiscard]] std::string nameOf(uint32_t id) const;

  struct Linkage {
    std::string name;
    bool isImport = false, isOnce = false;
  };
  /// Of what other modules know by a name.
  [[nodiscard]] std::optional<Linkage> linkageOf(uint32_t id) const;

  /// The name by which the host finds a variable (HostAccessINTEL); nothing where it doesn't.
  [[nodiscard]] std::optional<std::string> hostNameOf(uint32_t id) const;

private:
  struct Decoration {
    spv::Decoration kind;
    Instruction from;
    size_t operands; ///< where they begin in `from`
  };

  [[nodiscard]] const Decoration *find(uint32_t id, spv::Decoration kind) const noexcept;

  std::unordered_map<uint32_t, std::vector<Decoration>> decorations_;
  std::unordered_map<uint32_t, std::string> names_;
};

} // namespace ur::spirvc
