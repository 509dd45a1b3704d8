// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/program_text.hpp"

#include <algorithm>
#include <sstream>

namespace ur::sim {

namespace {

std::vector<std::string> split(const std::string &item) {
  std::vector<std::string> parts;
  std::istringstream stream(item);
  for (std::string part; std::getline(stream, part, ':');)
    parts.push_back(part);
  return parts;
}

bool has(const std::vector<std::string> &names, const std::string &name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

void append(std::vector<std::string> &to, const std::vector<std::string> &from) {
  to.insert(to.end(), from.begin(), from.end());
}

} // namespace

std::string ProgramText::read(std::span<const uint8_t> code, const Modules &kernelsOf) {
  std::istringstream stream(std::string(code.begin(), code.end()));
  std::string item, wrong;
  if (!(stream >> item) || item != "SIMK")
    return "a program begins with SIMK";
  while (wrong.empty() && stream >> item) {
    const std::vector<std::string> parts = split(item);
    const std::string &kind = parts.front();
    if (parts.size() == 1) {
      kernels.push_back(item);
    } else if (kind == "module") {
      modules.push_back(item.substr(kind.size() + 1));
      append(kernels, kernelsOf(modules.back(), &wrong));
    } else if (kind == "global" && parts.size() == 3) {
      variables[parts[1]] = std::stoul(parts[2]);
    } else if (kind == "pipe" && parts.size() == 3) {
      pipes[parts[1]] = std::stoul(parts[2]);
    } else if (kind == "constant" && parts.size() == 4) {
      constants[static_cast<uint32_t>(std::stoul(parts[1]))] = {std::stoul(parts[2]), std::stoull(parts[3])};
    } else if (kind == "function") {
      functions.push_back(parts[1]);
    } else if (kind == "import") {
      imports.push_back(parts[1]);
    } else if (kind == "error") {
      errors.push_back(parts[1]);
    } else if (kind == "needs") {
      options.push_back(parts[1]);
    } else {
      wrong = "no such item: " + item;
    }
  }
  return wrong;
}

std::string ProgramText::write() const {
  std::ostringstream text;
  text << "SIMK";
  for (const std::string &name : kernels)
    text << ' ' << name;
  for (const auto &[name, size] : variables)
    text << " global:" << name << ':' << size;
  for (const auto &[name, size] : pipes)
    text << " pipe:" << name << ':' << size;
  for (const auto &[id, constant] : constants)
    text << " constant:" << id << ':' << constant.size << ':' << constant.value;
  for (const std::string &name : functions)
    text << " function:" << name;
  for (const std::string &name : imports)
    text << " import:" << name;
  return text.str();
}

bool ProgramText::exports(const std::string &name) const {
  return has(kernels, name) || has(functions, name) || variables.contains(name);
}

std::string ProgramText::add(const ProgramText &other) {
  for (const std::vector<std::string> *names : {&other.kernels, &other.functions}) {
    for (const std::string &name : *names) {
      if (exports(name))
        return name;
    }
  }
  for (const auto &[name, size] : other.variables) {
    if (exports(name))
      return name;
  }
  append(kernels, other.kernels);
  append(functions, other.functions);
  append(modules, other.modules);
  append(imports, other.imports);
  variables.insert(other.variables.begin(), other.variables.end());
  pipes.insert(other.pipes.begin(), other.pipes.end());
  constants.insert(other.constants.begin(), other.constants.end());
  return {};
}

std::vector<std::string> ProgramText::open() const {
  std::vector<std::string> names;
  std::copy_if(imports.begin(), imports.end(), std::back_inserter(names),
               [this](const std::string &name) { return !exports(name); });
  return names;
}

} // namespace ur::sim
