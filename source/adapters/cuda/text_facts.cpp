// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/text_facts.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace ur::cuda {

namespace {

constexpr std::string_view kSpace = " \t\r\n";
constexpr std::string_view kName = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$%";

/// The next name from a position on; the position is behind it then.
std::string takeName(std::string_view text, size_t &at) {
  const size_t begin = std::min(text.find_first_not_of(kSpace, at), text.size());
  at = std::min(text.find_first_not_of(kName, begin), text.size());
  return std::string(text.substr(begin, at - begin));
}

/// The numbers of a directive such as ".reqntid 4, 2, 1" among those of a kernel; those that are left out are 1.
std::array<size_t, 3> sizesOf(std::string_view directives, std::string_view directive) {
  size_t at = directives.find(directive);
  if (at == std::string_view::npos)
    return {};
  std::array<size_t, 3> sizes{1, 1, 1};
  at += directive.size();
  for (size_t &size : sizes) {
    size = std::strtoull(takeName(directives, at).c_str(), nullptr, 10);
    const size_t next = directives.find_first_not_of(kSpace, at);
    if (next == std::string_view::npos || directives[next] != ',')
      break;
    at = next + 1;
  }
  return sizes;
}

} // namespace

TextFacts::TextFacts(const std::string &text) {
  constexpr std::string_view entry = ".entry", function = ".func";
  const std::string_view all = text;
  for (size_t at = all.find(entry); at != std::string::npos; at = all.find(entry, at)) {
    at += entry.size();
    Entry found{takeName(all, at), {}, {}};
    // Directives stand between the parameters and the body.
    const std::string_view head = all.substr(at, std::min(all.find('{', at), all.size()) - at);
    found.required = sizesOf(head, ".reqntid");
    found.most = sizesOf(head, ".maxntid");
    kernels_.push_back(std::move(found));
  }
  for (size_t at = all.find(function); at != std::string::npos; at = all.find(function, at)) {
    at = std::min(all.find_first_not_of(kSpace, at + function.size()), all.size());
    if (at < all.size() && all[at] == '(') // what it returns comes before its name
      at = std::min(all.find(')', at), all.size() - 1) + 1;
    functions_.push_back(takeName(all, at));
  }
}

void TextFacts::add(const TextFacts &other) {
  kernels_.insert(kernels_.end(), other.kernels_.begin(), other.kernels_.end());
  functions_.insert(functions_.end(), other.functions_.begin(), other.functions_.end());
}

std::vector<std::string> TextFacts::kernels() const {
  std::vector<std::string> names;
  for (const Entry &kernel : kernels_)
    names.push_back(kernel.name);
  return names;
}

bool TextFacts::hasFunction(const std::string &name) const noexcept {
  return std::find(functions_.begin(), functions_.end(), name) != functions_.end();
}

void TextFacts::complete(const std::string &kernel, core::KernelFacts &facts) const {
  const auto found =
      std::find_if(kernels_.begin(), kernels_.end(), [&](const Entry &entry) { return entry.name == kernel; });
  if (found == kernels_.end())
    return;
  facts.requiredGroupSize = found->required;
  if (found->most[0] != 0 && found->most[1] * found->most[2] != 1)
    facts.maxGroupSizePerDim = found->most;
}

} // namespace ur::cuda
