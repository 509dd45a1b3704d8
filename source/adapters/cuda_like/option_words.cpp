// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/option_words.hpp"

#include <utility>

namespace ur::LANEWAY_VENDOR {

std::vector<std::string> splitOptions(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  char quote = 0;
  bool begun = false;
  for (const char c : text) {
    if (quote != 0 ? c == quote : c == '"' || c == '\'') {
      quote = quote != 0 ? '\0' : c;
      begun = true;
    } else if (quote == 0 && (c == ' ' || c == '\t' || c == '\n')) {
      if (begun)
        words.push_back(std::exchange(word, {}));
      begun = false;
    } else {
      word += c;
      begun = true;
    }
  }
  if (begun)
    words.push_back(word);
  return words;
}

} // namespace ur::LANEWAY_VENDOR
