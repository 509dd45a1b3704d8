// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Options of builds, as callers write them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ur::LANEWAY_VENDOR {

/// The words of a text of options; blanks between quotation marks belong to a word.
[[nodiscard]] std::vector<std::string> splitOptions(std::string_view text);

} // namespace ur::LANEWAY_VENDOR
